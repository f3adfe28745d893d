import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var review: Command {
    Command(
      "review", "Look at entries that were stored without a look.",
      otherNames: ["approve", "confirm"],
      discussion: """
        Such entries are marked, and 'puldar list --unreviewed' shows them. At a terminal each is shown, the \
        oldest first: Enter says that it is right, e corrects it first, n leaves it for later, q ends. \
        Elsewhere name the entries, or say --all; with -m all of that month.
        """,
      examples: ["puldar review", "puldar review 6 9", "puldar review --all -m last"],
      traits: [.onlyNow, .ofMonths],
      .arguments(
        "<entries>", "The numbers of entries, or last.", EventArgument.self, completing: .entries),
      .flag("--all", "All that wait, without a look at each."),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, words, isAll, key, isPreview in
      if isAll, !words.isEmpty { throw UsageError("Entries and --all exclude each other") }
      let unreviewed = UnreviewedEntries(session)
      var ids: [EventID] = []
      if words.isEmpty {
        let entries = try await unreviewed.entries(of: try session.namedMonths())
        if entries.isEmpty { return UnreviewedEntries.none }
        guard isAll else {
          return try await EntryReview(session, entries).report(key: key, isPreview: isPreview)
        }
        ids = entries.map(\.id)
      } else {
        try session.refuseMonths()
        for word in words { ids.append(try await session.ledger.entry(word)) }
      }
      do {
        let write = try await session.ledger.performChange(
          ReviewEntries(ids), key: key, isPreview: isPreview)
        return try await ChangeReport(session, write).report()
      } catch LedgerError.refused(.nothingToReview) {
        return UnreviewedEntries.none
      }
    }
  }
}

/// The entries that nobody has looked at.
struct UnreviewedEntries {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// The answer where no entry waits.
  static var none: Report {
    var report = Report.nothingNew
    report.lines = ReportForm { _ in [.dispensable("No entry waits for a look.")] }
    return report
  }

  /// Those that count, the oldest event first.
  ///
  /// - Parameter months: Where they are dated; `nil` for all time.
  func entries(of months: ClosedRange<CalendarMonth>?) async throws -> [RegisteredEntry] {
    var filter = EntryFilter()
    filter.isUnreviewed = true
    (filter.from, filter.to) = (months?.lowerBound.firstDay, months?.upperBound.lastDay)
    let register = try await session.ledger.view(EntryRegister(of: months))
    return register.entries(EntryQuery(filter)).sorted {
      ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id)
    }
  }
}

/// Shows entries to a person one by one.
struct EntryReview {
  private let session: Session
  private let entries: [RegisteredEntry]

  init(_ session: Session, _ entries: [RegisteredEntry]) {
    self.session = session
    self.entries = entries
  }

  /// What became of one.
  private enum Answer {
    case right
    case edit
    case later
    case end
  }

  func report(key: IdempotencyKey?, isPreview: Bool) async throws -> Report {
    guard session.prompt.canAskInWords, !isPreview else {
      let count = entries.count.of("entry waits", "entries wait")
      throw UsageError("\(count) for a look: name them, or say --all")
    }
    guard key == nil else { throw UsageError("--key is for entries that are named, and for --all") }
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let style = session.prompt.style
    var seen: [EventID] = []
    for entry in entries {
      let line = EntryLine(entry.values, entry.content.reviewed.texts, state.plan.categories)
      session.prompt.say([
        "\(numbering.text(entry.id))  \(line.text(today: session.today, style))"
      ])
      switch try answer() {
      case .right: seen.append(entry.id)
      case .edit:
        guard try await edit(entry, state) else { return try await stored(seen) }
        seen.append(entry.id)
      case .later: continue
      case .end: return try await stored(seen)
      }
    }
    return try await stored(seen)
  }

  private func stored(_ seen: [EventID]) async throws -> Report {
    guard !seen.isEmpty else { return Report.declined }
    let write = try await session.ledger.performChange(ReviewEntries(seen), key: nil)
    return try await ChangeReport(session, write).report()
  }

  /// Enter is yes: what is asked is whether what stands there is right, and nothing is added by it.
  private func answer() throws(InputFailure) -> Answer {
    switch try session.prompt.ask("Is it right? [Y/n/e/q] ")?.lowercased() {
    case "", "y", "yes": .right
    case "e", "edit": .edit
    case nil, "q", "quit": .end
    default: .later
    }
  }

  /// Corrects an entry as the person answers, field by field.
  ///
  /// - Returns: Whether the person came to the end.
  private func edit(_ entry: RegisteredEntry, _ state: DecisionState) async throws -> Bool {
    let fields = FieldPrompt(session, state)
    var draft = EntryDraft(entry)
    guard try await fields.edit(&draft) else { return false }
    guard !draft.changes.changing(entry.content).isEmpty else { return true }
    _ = try await session.ledger.performChange(
      CorrectEntry(entry.id, draft.changes, today: session.today), key: nil)
    try await session.models.forgetAnswers(about: [entry.id])
    return true
  }
}
