import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var review: Command {
    Command(
      "review", "Look at what waits for a look, and settle conflicts.",
      otherNames: ["approve", "confirm", "settle", "resolve"],
      discussion: """
        Entries that nobody looked at yet are marked, as those with a lone !, or of receipts that \
        were stored without a question. 'puldar list --unreviewed' shows them, and 'puldar check \
        conflicts' shows what two devices did without knowing of each other. At a terminal you see \
        each, the oldest first: Enter says that it is right, e corrects an entry first, n leaves \
        it for later, q ends; each answer is stored at once, and 'puldar undo' takes the last one \
        back. In a script name the entries, or say --all; with -m that is all of that month. What \
        two devices did is settled only by its number, and told again if a device did more of it \
        apart. Until then the earlier month holds of two from which a bucket ends, and an undo of \
        one of two copies of an entry undoes it.
        """,
      examples: ["puldar review", "puldar review 6 9", "puldar review --all -m last"],
      traits: [.onlyNow, .ofMonths],
      .arguments(
        "<entries>", "The numbers of entries, or of what met; or last.", EventArgument.self,
        completing: .entries),
      .flag("--all", "All entries that wait, without a look at each."),
      .keyed
    ) { session, words, isAll, recording in
      if isAll, !words.isEmpty { throw UsageError("Entries and --all exclude each other") }
      let unreviewed = UnreviewedEntries(session: session)
      var ids: [EventID] = []
      var conflicts: [OpenConflict] = []
      if words.isEmpty {
        let months = try session.namedMonths()
        let entries = try await unreviewed.entries(of: months)
        if months == nil, !isAll { conflicts = try await OpenConflicts(session).all }
        if entries.isEmpty, conflicts.isEmpty { return UnreviewedEntries.none }
        guard isAll else {
          return try await EntryReview(session: session, entries: entries, conflicts: conflicts)
            .report(recording)
        }
        ids = entries.map(\.id)
      } else {
        try session.refuseMonths()
        for word in words { ids.append(try await session.ledger.entry(word)) }
        let open = try await OpenConflicts(session).all
        conflicts = open.filter { conflict in ids.contains(where: conflict.isAbout) }
      }
      do {
        return try await EntryReview.stored(session, ids, conflicts, recording)
      } catch LedgerError.refused(.nothingToReview) {
        return UnreviewedEntries.none
      }
    }
  }
}

/// The entries that nobody has reviewed.
struct UnreviewedEntries {
  let session: Session

  /// The answer if no entry waits.
  static var none: Report { .nothingNew([.dispensable("No entry waits for a look.")]) }

  /// Returns those that count, the oldest event first.
  ///
  /// - Parameter months: The months of their dates; `nil` for all time.
  func entries(of months: ClosedRange<CalendarMonth>?) async throws -> [RegisteredEntry] {
    UnreviewedEntries.entries(
      of: months, in: try await session.ledger.view(EntryRegister(of: months)))
  }

  /// Returns the same of a register.
  static func entries(
    of months: ClosedRange<CalendarMonth>?, in register: EntryRegister
  ) -> [RegisteredEntry] {
    var filter = EntryQuery.Filter()
    filter.isUnreviewed = true
    (filter.from, filter.to) = (months?.lowerBound.firstDay, months?.upperBound.lastDay)
    return register.entries(EntryQuery(filter)).sorted {
      ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id)
    }
  }
}

/// Shows entries to a person one by one, and the conflicts of two devices.
struct EntryReview {
  let session: Session
  let entries: [RegisteredEntry]
  let conflicts: [OpenConflict]

  /// The answer about one entry.
  private enum Answer {
    case right
    case edit
    case later
    case end
  }

  func report(_ recording: Recording) async throws -> Report {
    guard session.prompt.canAskInWords, !recording.isPreview else {
      throw UsageError(waiting)
    }
    guard recording.key == nil else {
      throw UsageError("--key is for entries that are named, and for --all")
    }
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let style = session.prompt.style
    for entry in entries {
      let line = EntryLine(entry.values, entry.content.reviewed.texts, state.plan.categories)
      session.prompt.say([
        "\(numbering.text(entry.id))  \(line.text(today: session.today, style))"
      ])
      switch try answer() {
      case .right: try await store([entry.id], [])
      case .edit:
        guard try await edit(entry, state) else { return ended }
        try await store([entry.id], [])
      case .later: continue
      case .end: return ended
      }
    }
    for conflict in conflicts {
      session.prompt.say(conflict.sides(style) + ["  " + conflict.otherwise])
      switch try answer("Is it right as it is? [Y/n/q] ") {
      case .right: try await store([], [conflict])
      case .edit, .later: continue
      case .end: return ended
      }
    }
    return ended
  }

  /// The message if nobody can be asked.
  private var waiting: String {
    let count = entries.count.of("entry waits", "entries wait")
    guard let conflict = conflicts.first else {
      return "\(count) for a look: name them, or say --all"
    }
    let met = conflicts.count.of("conflict")
    let name = "name what is right, as in '\(session.text("\(command: conflict.keep)"))'"
    guard !entries.isEmpty else { return "\(met) of two devices: \(name)" }
    return "\(count) for a look: name them, or say --all; of \(met) of two devices \(name)"
  }

  /// Stores an answer and reports it at once, so that an interruption at a later question, or a closed terminal,
  /// loses no given answer.
  private func store(_ seen: [EventID], _ settled: [OpenConflict]) async throws {
    let report: Report
    do {
      report = try await EntryReview.stored(session, seen, settled, isTold: true)
    } catch LedgerError.refused(.nothingToReview) {
      // Another device or terminal was faster.
      return
    }
    var lines: [String] = []
    try await report.lines.forEach(session.prompt.style) { line in
      if !line.isDispensable || !session.options.isQuiet {
        lines.append(line.advice.map { session.text($0) } ?? line.text)
      }
      return true
    }
    session.prompt.tell(lines)
    session.ledger.releaseInterruptions()
  }

  /// The final report, as each answer was already stored and reported.
  private var ended: Report {
    session.ledger.hasStored ? Report(notes: [], use: .written) : Report.declined
  }

  /// Stores that a person reviewed entries and the conflicts of two devices, which are reported too.
  ///
  /// - Parameter isTold: Whether the person was already shown the conflicts.
  static func stored(
    _ session: Session, _ ids: [EventID], _ conflicts: [OpenConflict],
    _ recording: Recording = Recording(), isTold: Bool = false
  ) async throws -> Report {
    let things = conflicts.map(\.thing).filter { !ids.contains($0) }
    var report = try await session.changed(
      ReviewEntries(ids + things, met: OpenConflicts.groups(of: conflicts)), recording)
    guard !isTold, !conflicts.isEmpty else { return report }
    let lines = report.lines
    report.lines = ReportForm(each: { style, take in
      for line in conflicts.flatMap({ $0.sides(style) }) {
        guard take(.dispensable(line)) else { return }
      }
      try await lines.forEach(style, take)
    })
    return report
  }

  /// Asks a question to which Enter means yes: it only confirms what is shown, and adds nothing.
  private func answer(
    _ question: String = "Is it right? [Y/n/e/q] "
  ) throws(InputFailure) -> Answer {
    try session.prompt.choose(question) { answer -> Answer? in
      switch answer {
      case "", "y", "yes": .right
      case "e", "edit": .edit
      case "q", "quit": .end
      case "n", "no": .later
      default: nil
      }
    } ?? .end
  }

  /// Corrects an entry by asking for each field.
  ///
  /// - Returns: Whether the person answered all questions.
  private func edit(_ entry: RegisteredEntry, _ state: DecisionState) async throws -> Bool {
    let fields = FieldPrompt(session, state)
    var draft = EntryDraft(entry)
    guard try await fields.edit(&draft) else { return false }
    guard !draft.changes.changing(entry.content).isEmpty else { return true }
    _ = try await session.ledger.performChange(
      CorrectEntry(entry.id, draft.changes, today: session.today))
    try await session.models.forgetAnswers(about: [entry.id])
    return true
  }
}
