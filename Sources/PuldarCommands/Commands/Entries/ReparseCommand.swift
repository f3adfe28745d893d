import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var reparse: Command {
    Command(
      "reparse", "Read old sentences again, and correct what is read otherwise today.",
      discussion: """
        The day of an entry stays: it was understood where and when the sentence was added. What \
        you stated or corrected yourself stays too, whatever the sentence says, and so does an \
        amount or a category that is another from country to country; a sentence that is \
        no longer sure stays as a whole. With --dry-run the differences are shown; without it they are stored after a \
        question, which --yes answers.
        """,
      examples: ["puldar reparse --all --dry-run", "puldar reparse 6 --yes"], traits: [.onlyNow],
      .optionalArgument(
        "<entry>", "The number of an entry, or last.", EventArgument.self, completing: .entries),
      .flag("--all", "Read every sentence again."),
      .flag("-n --dry-run", "Show what would be corrected, and store nothing.")
    ) { session, entry, isAll, isPreview in
      switch (entry, isAll) {
      case (nil, false): throw UsageError("Missing expected argument '<entry>', or --all")
      case (_?, true): throw UsageError("An entry and --all exclude each other")
      default: break
      }
      let wanted: EventID? =
        if let entry { try await session.ledger.entry(entry) } else { nil }
      let rereading = try await Rereading(session, of: wanted)
      if rereading.isNothingToChange {
        var report = Report.nothingNew
        report.notes = rereading.leftNotes
        return report
      }
      return try await rereading.report(isPreview: isPreview)
    }
  }
}

/// What today's parser makes of sentences that were stored, beside what the ledger says.
struct Rereading {
  private let session: Session
  /// What would change, by entry, in the order of the ledger.
  private var changes: [(entry: EventID, amendment: EntryAmendment)] = []
  private var shown: [(entry: RegisteredEntry, amendment: EntryAmendment)] = []
  /// Sentences that are left as they are, with the reason.
  private var left: [(entry: EventID, problem: String)] = []
  private let numbering: EventNumbering

  /// - Parameter wanted: The entry that is meant; `nil` for all.
  init(_ session: Session, of wanted: EventID?) async throws {
    self.session = session
    numbering = try await session.ledger.numbering()
    let (register, members) = try await session.ledger.view(
      together(EntryRegister(), PersonStatedMembers())
    ).parts()
    if let wanted, register[wanted] == nil { throw LedgerError.refused(.noSuchEntry(wanted)) }
    let stated = members.byEntry
    let reader = try EntryReader(session, try await session.ledger.state(), EntryOptions())
    for said in Rereading.sentences(in: register)
    where wanted.map({ id in said.contains { $0.id == id } }) ?? true {
      let readings = await entries(said, reader, stated)
      for (entry, reading) in zip(said, readings) where wanted == nil || entry.id == wanted {
        take(entry, reading, stated[entry.id] ?? [])
      }
    }
    if let wanted, let entry = register[wanted], entry.texts.said.isEmpty {
      left.append((wanted, "the entry was made of no sentence"))
    }
  }

  /// The entries that count and were made of sentences; those of one sentence together.
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

  /// What an entry would be today.
  private struct Reread {
    let entry: ParsedEntry
    /// Whether the amount is the same wherever the sentence is read, whichever mark parts the cents.
    let isAmountSure: Bool
    /// The same of the category, whichever language is read.
    let isCategorySure: Bool
  }

  /// What each entry of a sentence would be today; a problem where nobody can say.
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
        // The merchant that an option named has a rule too.
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
        left.append((entry.id, "it reads as \(parsed.type.text) now: void it and add it again"))
      } else if !amendment.changing(entry.content).isEmpty {
        changes.append((entry.id, amendment))
        shown.append((entry, amendment))
      }
    }
  }

  /// What the reading says of the members that the person did not state.
  private static func amendment(
    of entry: RegisteredEntry, _ reread: Reread, _ stated: EntryMembers
  ) -> EntryAmendment {
    let parsed = reread.entry
    func free<Value>(_ member: EntryMembers, _ value: Value) -> Value? {
      stated.contains(member) ? nil : value
    }
    let isIncome = entry.values.type == .income
    return EntryAmendment(
      type: isIncome ? nil : free(.type, parsed.type),
      amount: reread.isAmountSure ? free(.amount, parsed.amount) : nil,
      category: isIncome || !reread.isCategorySure ? nil : free(.category, parsed.category),
      account: free(.account, parsed.account ?? .bank),
      merchant: free(.merchant, parsed.merchant),
      by: EntryTexts.source(RuleBasedParser.version, stating: stated))
  }

  // MARK: Answers

  var isNothingToChange: Bool { changes.isEmpty }

  /// Which sentences stay as they are although they are not sure.
  var leftNotes: [Report.Note] {
    left.map { entry, problem in
      .line("\(numbering.text(entry))  left as it is: \(VisibleText(problem))")
    }
  }

  /// What would change, beside the sentence that says it.
  private var lines: [String] {
    shown.map { entry, amendment in
      let line = AmendmentLine(was: entry.content, now: amendment.changing(entry.content))
      return
        "\(numbering.text(entry.id))  \(line.text(session.prompt.style))   \"\(VisibleText(entry.texts.said))\""
    }
  }

  /// Stores the changes once the person agrees, or tells what they would be.
  func report(isPreview: Bool) async throws -> Report {
    let corrections = Corrections(
      session,
      CorrectEntries(
        changes, today: session.today, reason: "read again",
        ifStill: Dictionary(uniqueKeysWithValues: shown.map { ($0.entry.id, $0.entry.version) })),
      of: changes.map(\.entry))
    if isPreview {
      let count = changes.count.of("entry", "entries")
      return corrections.preview(
        lines + ["\(count) would be corrected. Nothing was stored."], notes: leftNotes)
    }
    return try await corrections.stored(askingAbout: lines, notes: leftNotes)
  }
}

extension RegisteredEntry {
  /// Whether two entries were added together by one sentence.
  fileprivate func isOfSameSentence(as other: RegisteredEntry) -> Bool {
    guard let batch, let place = other.batch else { return false }
    return texts.said == other.texts.said && batch.count == place.count
      && batch.index == place.index + 1
  }
}
