import LedgerModel
import LedgerStore

/// Stores lines, and reports the result of each.
struct Appending {
  let session: Session
  /// How lines that are stored together are recorded.
  let recording: Recording

  /// Stores each line by itself, the parts of a payment together.
  func oneByOne(_ lines: [AppendedLine]) async throws -> Report {
    var lines = lines
    let ties = AppendedTies(lines)
    for group in ties.groups {
      if group.count > 1 {
        try await store(payment: group, in: &lines)
      } else if let place = group.first, case .wanted(var entry, let key) = lines[place].fate {
        let purchase = ties.purchases[place].flatMap { lines[$0].stored }
        if lines[place].tie != nil && purchase == nil && ties.purchases[place] == nil {
          lines[place].isUntied = true
        }
        // In a preview the purchase has no number yet that another could name.
        if let purchase, !recording.isPreview {
          entry.texts = entry.texts.linked(.purchase(purchase))
        }
        lines[place].fate = try await fate(of: entry, key)
      }
    }
    return report(lines)
  }

  /// Stores all lines by one decision.
  func together(_ lines: [AppendedLine]) async throws -> Report {
    var lines = lines
    let ties = AppendedTies(lines)
    let places = ties.groups.flatMap { $0 }
    var tied: [Int: EntryTie] = [:]
    let indices = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    for group in ties.groups {
      for place in group {
        guard let index = indices[place] else { continue }
        if group.count > 1, let first = indices[group[0]] {
          tied[index] = .payment(first)
        } else if let purchase = ties.purchases[place].flatMap({ indices[$0] }) {
          tied[index] = .purchase(purchase)
        } else {
          lines[place].isUntied = lines[place].isUntied || lines[place].tie != nil
        }
      }
    }
    if lines.contains(where: \.hasFailed) {
      // Report other refusals at the same time.
      try await examine(places, in: &lines)
      return report(lines.map(\.withoutStoring))
    }
    if places.isEmpty { return report(lines) }
    do {
      let write = try await session.ledger.perform(
        AddEntries(places.compactMap { lines[$0].entry }, ties: tied, today: session.today),
        recording)
      take(write.outcome, write.state, places, in: &lines)
      return report(lines)
    } catch LedgerError.refused(let refusal) {
      try await examine(places, in: &lines)
      // A refusal of the batch that no single line causes.
      guard lines.contains(where: \.hasFailed) else { throw LedgerError.refused(refusal) }
      return report(lines.map(\.withoutStoring))
    }
  }

  /// Stores the parts of a payment by one decision: all of them, or none.
  private func store(payment places: [Int], in lines: inout [AppendedLine]) async throws {
    guard case .wanted(_, let key)? = places.first.map({ lines[$0].fate }) else { return }
    let entries = places.compactMap { lines[$0].entry }
    let ties = Dictionary(uniqueKeysWithValues: places.indices.map { ($0, EntryTie.payment(0)) })
    do {
      let write = try await session.ledger.perform(
        AddEntries(entries, ties: ties, today: session.today), recording(under: key))
      take(write.outcome, write.state, places, in: &lines)
    } catch let error as LedgerError {
      let failure = try Appending.failure(error)
      try await examine(places, in: &lines)
      guard places.contains(where: { lines[$0].hasFailed }) else {
        for place in places { lines[place].fate = failure }
        return
      }
      for place in places where !lines[place].hasFailed {
        lines[place].fate = .failed(
          problem: "another part of its payment is refused", remedy: "Correct that one.")
      }
    }
  }

  /// Returns how a line with a key of its own, or without one, is recorded.
  private func recording(under key: IdempotencyKey?) -> Recording {
    Recording(key: key, isPreview: recording.isPreview)
  }

  /// Notes the result of lines that were stored together.
  private func take(
    _ ids: [EventID], _ state: WrittenState, _ places: [Int],
    in lines: inout [AppendedLine]
  ) {
    for (place, id) in zip(places, ids) {
      lines[place].fate = state == .alreadyThere ? .alreadyThere(id) : .written(id)
    }
  }

  private func fate(
    of entry: NewEntry, _ key: IdempotencyKey?
  ) async throws -> AppendedLine.Fate {
    do {
      let write = try await session.ledger.perform(
        AddEntries(entry, today: session.today), recording(under: key))
      guard let id = write.outcome.first else { return .leftOut }
      return write.state == .alreadyThere ? .alreadyThere(id) : .written(id)
    } catch let error as LedgerError {
      return try Appending.failure(error)
    } catch let error as CommandFailure where error.exitCode == .refusedData {
      return .failed(problem: error.told(), remedy: error.advice)
    }
  }

  /// Notes for each line why it would be refused by itself.
  private func examine(_ places: [Int], in lines: inout [AppendedLine]) async throws {
    for place in places {
      guard let entry = lines[place].entry else { continue }
      do throws(LedgerError) {
        _ = try await session.ledger.opened.preview(AddEntries(entry, today: session.today))
      } catch {
        lines[place].fate = try Appending.failure(error)
      }
    }
  }

  /// Returns the refusal of a line. Errors of the ledger itself are thrown.
  private static func failure(_ error: LedgerError) throws(LedgerError) -> AppendedLine.Fate {
    switch error {
    case .refused, .keyTaken: .failed(problem: error.problem, remedy: error.advice)
    case .log, .unknown, .store: throw error
    @unknown default: throw error
    }
  }

  private func report(_ lines: [AppendedLine]) -> Report {
    AppendReport(session: session, lines: lines, isPreview: recording.isPreview).report()
  }
}

extension AppendedLine {
  var hasFailed: Bool {
    if case .failed = fate { true } else { false }
  }

  /// The event that stores it; `nil` if none does.
  fileprivate var stored: EventID? {
    switch fate {
    case .written(let id), .alreadyThere(let id): id
    case .wanted, .leftOut, .failed: nil
    }
  }

  /// The line, marked as left out if it was not stored.
  fileprivate var withoutStoring: AppendedLine {
    guard case .wanted = fate else { return self }
    var line = self
    line.fate = .leftOut
    return line
  }
}
