import LedgerModel

extension RecordedReport {
  /// The most events of a change to list one by one.
  private static let lineLimit = 10

  /// Reports changes of earlier records.
  func ofChange() async throws -> Report {
    let (categories, goals) = (write.after.plan.categories, write.after.plan.envelopes)
    var answer = self
    // If there are too many to list, only this month is shown.
    if Set(touched).count > RecordedReport.lineLimit {
      answer.shown = [TouchedBudget(month: session.today.month)]
    }
    let listed = events.prefix(RecordedReport.lineLimit)
    let corrected = try await corrected(by: listed)
    let incomes = CountedIncomes(
      listed.compactMap(\.event.correctedEntry).compactMap { id in
        corrected[id].map { (id, $0.values) }
      }, write.after)
    let refunds = try await refunds()
    let later = LaterChange.behind(events, write.after.plan.bills)
    return answer.report { [answer] style in
      var lines = listed.flatMap { event -> [Report.Line] in
        let told = stored(["\(numbering.text(event.id))  \(line(style).text(event.event))"])
        guard let id = event.event.correctedEntry, let entry = corrected[id] else { return told }
        let text = EntryLine(entry.values, entry.texts, categories, goals: goals)
          .text(today: session.today, style)
        return told + [self.told("   \(numbering.text(id))  \(text)")]
      }
      if let last = events.last, events.count > RecordedReport.lineLimit {
        lines += stored(["… to \(numbering.text(last.id)): \(events.count) events in all"])
      }
      return lines + answer.meaning(style)
    } remarks: { style in
      incomes.lines(style).map(told)
        + (later.map { [told("   \($0.text(numbering, style))")] } ?? []) + refunds(style)
    } rows: { style in
      events.map { [numbering.text($0.id), line(style).text($0.event)] }
    } record: {
      let register = try await session.ledger.entries(touchedBy: events, after: write)
      return record { told in
        told.entries = register.map {
          EntryDocument.entry($0, categories, numbering, goals: goals)
        }
        (told.incomes, told.laterChange) = (incomes, later)
      }
    }
  }

  /// Returns lines about refunds of purchases that were taken back: the refunds stay.
  private func refunds() async throws -> (ScreenStyle) -> [Report.Line] {
    let taken = events.compactMap(\.event.takenBackEntry)
    if taken.isEmpty { return { _ in [] } }
    let refunds = try await session.ledger.view(Refunds())
    return { style in
      taken.flatMap { id in
        refunds[id].filter { !taken.contains($0.credit) }.map { refund in
          let credit = numbering.text(refund.credit)
          return .offering(
            "   \(style.amount(refund.amount)) came back of \(numbering.text(id)), and stays: \(command: "undo \(credit)")"
          )
        }
      }
    }
  }

  /// Returns the entries whose corrections were made, undone or redone, as they are now; in a preview those
  /// whose corrections would be made.
  private func corrected(
    by events: ArraySlice<EventEnvelope>
  ) async throws -> [EventID: EntryContent] {
    var entries: [EventID: EntryContent] = [:]
    guard write.state != .preview else {
      for event in events {
        if case .amendment(.entryCorrected(let correction)) = event.event {
          entries[correction.entry] = correction.now.changed(correction.was)
        }
      }
      return entries
    }
    let ids = events.compactMap(\.event.correctedEntry)
    guard !ids.isEmpty else { return [:] }
    for entry in try await session.ledger.view(LatestEntries(ids)).entries {
      entries[entry.id] = entry.content
    }
    return entries
  }
}

extension Session {
  /// Stores a change of an earlier record, or only previews it.
  func changed(
    _ decision: some Decision<[EventID]>, _ recording: Recording
  ) async throws -> Report {
    try await RecordedReport(self, try await ledger.performChange(decision, recording)).ofChange()
  }
}

extension LedgerEvent {
  /// The entry whose correction it makes, undoes or redoes; `nil` for any other event.
  fileprivate var correctedEntry: EventID? {
    switch self {
    case .amendment(.entryCorrected(let correction)): correction.entry
    case .reversal(let event): event.reversal.copy.correctedEntry
    default: nil
    }
  }

  /// The entry that it takes back; `nil` for any other event.
  fileprivate var takenBackEntry: EventID? {
    switch self {
    case .amendment(.entryVoided(let void)): void.entry
    case .reversal(let event) where event.isUndo && event.reversal.copy.newEntry != nil:
      event.reversal.event
    default: nil
    }
  }
}
