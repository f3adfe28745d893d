import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

/// The readings of today's parser for stored sentences, compared with the ledger.
struct Rereading {
  private let session: Session
  /// The changes by entry, in the order of the ledger.
  private(set) var changes: [(entry: RegisteredEntry, amendment: EntryAmendment)] = []
  /// The sentences that are left as they are, with the reason.
  private var left: [(entry: EventID, problem: String)] = []
  private let numbering: EventNumbering

  /// - Parameter wanted: The entries to reread; `nil` for all of the named months.
  init(_ session: Session, of wanted: [EventID]?) async throws {
    self.session = session
    numbering = try await session.ledger.numbering()
    let (register, stated) = try await session.ledger.answer(.entriesWithStatedMembers)
    for id in wanted ?? [] {
      guard let entry = register[id] else { throw LedgerError.refused(.noSuchEntry(id)) }
      if entry.texts.said.isEmpty, entry.values.category != .other {
        left.append((id, "the entry was made of no sentence"))
      }
    }
    let months = try session.namedMonths()
    func isMeant(_ entry: RegisteredEntry) -> Bool {
      wanted?.contains(entry.id) ?? months?.contains(entry.values.date.month) ?? true
    }
    let reader = try EntryReader(session, try await session.ledger.state(), EntryOptions())
    for said in Rereading.sentences(in: register) where said.contains(where: isMeant) {
      let readings = await entries(said, reader, stated)
      for (entry, reading) in zip(said, readings) where isMeant(entry) {
        take(entry, reading, stated[entry.id] ?? [])
      }
    }
  }

  /// Returns the entries that count and came from sentences; those of one sentence together.
  private static func sentences(in register: EntryRegister) -> [[RegisteredEntry]] {
    var sentences: [[RegisteredEntry]] = []
    for entry in register.newest.reversed() where !entry.texts.said.isEmpty {
      if let last = sentences.last?.last, entry.isOfSameSentence(as: last) {
        sentences[sentences.count - 1].append(entry)
      } else {
        sentences.append([entry])
      }
    }
    return sentences
  }

  /// The reading of an entry today.
  private struct Reread {
    let entry: ParsedEntry
    /// Whether the amount is the same with either decimal mark.
    let isAmountSure: Bool
    /// Whether the category is the same in either language.
    let isCategorySure: Bool
  }

  /// Returns today's reading of each entry of a sentence; a problem if it is unclear.
  private func entries(
    _ said: [RegisteredEntry], _ reader: EntryReader, _ stated: [EventID: EntryMembers]
  ) async -> [Result<Reread, CommandFailure>] {
    func all(_ problem: String) -> [Result<Reread, CommandFailure>] {
      said.map { _ in .failure(CommandFailure(problem, .refusedData)) }
    }
    guard let first = said.first else { return [] }
    do {
      let day = session.clock.day(at: first.recordedAt)
      let reading = try await reader.reading(of: first.texts.said, on: day)
      guard reading.entries.count == said.count else {
        return all("the sentence reads as another number of entries now")
      }
      let elsewhere = await reader.entriesElsewhere(in: first.texts.said, on: day)
      return reading.entries.enumerated().map { place, parsed in
        var entry = parsed
        let before = said[place]
        // Rules also apply to a merchant that an option named.
        if stated[before.id]?.contains(.merchant) == true,
          entry.origins.category?.rule != .categoryMark,
          let own = RuleBasedParser.category(of: before.texts.merchant, reader.context)
        {
          entry.category = own
          entry.origins.category = FieldOrigin(rule: .ownRule, bytes: 0..<0)
        }
        let other = place < elsewhere.count ? elsewhere[place] : nil
        return .success(
          Reread(
            entry: entry, isAmountSure: other?.amount == entry.amount,
            isCategorySure: [.ownRule, .learnedMerchant].contains(entry.origins.category?.rule)
              || other?.category == entry.category))
      }
    } catch let error as any ExplainedError {
      return all(error.problem)
    } catch {
      return all("\(error)")
    }
  }

  private mutating func take(
    _ entry: RegisteredEntry, _ reading: Result<Reread, CommandFailure>,
    _ stated: EntryMembers
  ) {
    switch reading {
    case .failure(let failure): left.append((entry.id, failure.problem))
    case .success(let reread):
      let parsed = reread.entry
      let amendment = Rereading.amendment(of: entry, reread, stated)
      let isMoved = (parsed.type == .income) != (entry.values.type == .income)
      if isMoved, !stated.contains(.type) {
        left.append((entry.id, "it reads as \(parsed.type.text) now: undo it and add it again"))
      } else if !amendment.changing(entry.content).isEmpty {
        changes.append((entry, amendment))
      }
    }
  }

  /// Returns the changes to the members that the person did not state.
  private static func amendment(
    of entry: RegisteredEntry, _ reread: Reread, _ stated: EntryMembers
  ) -> EntryAmendment {
    let parsed = reread.entry
    func free<Value>(_ member: EntryMembers, _ value: Value) -> Value? {
      stated.contains(member) ? nil : value
    }
    let isIncome = entry.values.type == .income
    // Words without a rule do not remove a category that a model or a file gave.
    let isUnknown = isIncome || !reread.isCategorySure || parsed.category == .other
    return EntryAmendment(
      type: isIncome ? nil : free(.type, parsed.type),
      amount: reread.isAmountSure ? free(.amount, parsed.amount) : nil,
      category: isUnknown ? nil : free(.category, parsed.category),
      account: free(.account, parsed.account ?? .bank),
      merchant: free(.merchant, parsed.merchant),
      by: EntryTexts.source(
        isUnknown || stated.contains(.category)
          ? RuleBasedParser.version : parsed.source(of: RuleBasedParser.version),
        stating: stated))
  }

  // MARK: Answers

  /// The sentences that stay as they are because their reading is uncertain.
  var leftNotes: [Report.Note] {
    left.map { entry, problem in
      .line("\(numbering.text(entry))  left as it is: \(VisibleText(problem))")
    }
  }

  /// The changes, each beside its sentence.
  var lines: [String] {
    changes.map { entry, amendment in
      let line = AmendmentLine(was: entry.content, now: amendment.changing(entry.content))
      return
        "\(numbering.text(entry.id))  \(line.text(session.prompt.style))   \"\(VisibleText(entry.texts.said))\""
    }
  }
}

extension RegisteredEntry {
  /// Returns whether two entries were added together by one sentence.
  fileprivate func isOfSameSentence(as other: RegisteredEntry) -> Bool {
    guard let batch, let place = other.batch else { return false }
    return texts.said == other.texts.said && batch.count == place.count
      && batch.index == place.index + 1
  }
}
