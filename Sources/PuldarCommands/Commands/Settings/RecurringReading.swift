import CommandTable
import EntryParsing
import LedgerModel

/// What the words and options of `recurring add` say.
struct RecurringRequest {
  var words: String
  var every: String?
  var from: CalendarDay?
  var last: CalendarDay?
  var count: Int?
  var options: EntryOptions
}

/// Makes a plan of what a person said: the rule out of its words, the entry out of the others.
struct RecurringReading {
  private let session: Session
  private let request: RecurringRequest

  init(_ session: Session, _ request: RecurringRequest) {
    self.session = session
    self.request = request
  }

  enum Outcome {
    case plan(AddRecurring)
    /// Nothing that can be stored: the person chose none of the readings, or was only shown them.
    case undecided(Report)
  }

  func outcome() async throws -> Outcome {
    let state = try await session.ledger.state()
    let phrase = try self.phrase(EntryReader.context(session, state))
    let rest = request.every == nil ? phrase.rest : request.words
    guard !rest.isEmpty else { throw ParsingFailure.noAmount }
    let reader = try EntryReader(session, state, request.options)
    let entries: [UnderstoodEntry]
    switch try await SentenceReading(session, reader, state).outcome(of: rest) {
    case .entries(let understood): entries = understood
    case .move(let moved, let failure): throw failure.asMove(moved, today: session.today)
    case .undecided(let report): return .undecided(report)
    }
    guard entries.count == 1, let entry = entries.first?.entry else {
      throw CommandFailure(
        "'\(VisibleText(rest))' is more than one entry", remedy: "Plan them one by one.",
        .refusedData)
    }
    return .plan(try decision(entry, phrase))
  }

  /// The rule, by the words or by `--every`.
  private func phrase(_ context: ParsingContext) throws -> RecurrencePhrase {
    let said = try RecurrenceParser.phrase(in: request.words, context: context)
    if let every = request.every {
      if let said { throw RecurrenceFailure.several(said.words, every) }
      return try RecurrenceParser.phrase(alone: every, context: context)
    }
    guard let said else {
      throw CommandFailure(
        "it is not said how often it comes",
        remedy:
          "Say it too, as in: \(command: "recurring add netflix 15.99 every month on the 31st")",
        .refusedData)
    }
    return said
  }

  private func decision(_ entry: NewEntry, _ phrase: RecurrencePhrase) throws -> AddRecurring {
    let start = request.from ?? phrase.start ?? entry.values.date
    let isFilledIn =
      request.from == nil && phrase.start == nil && entry.values.date == session.today
    let terms = RecurringTerms(
      try ending(try phrase.recurrence(from: start), phrase), type: entry.values.type,
      amount: entry.values.amount, category: entry.values.category,
      account: entry.values.account, merchant: entry.texts.merchant, note: entry.texts.note)
    return AddRecurring(
      terms, said: entry.texts.said.isEmpty ? "" : request.words, by: entry.texts.by,
      isStartFilledIn: isFilledIn)
  }

  private func ending(_ rule: Recurrence, _ phrase: RecurrencePhrase) throws -> Recurrence {
    let ends: [Recurrence.End] = [
      request.last.map { .until($0) }, request.count.map { .times($0) },
    ]
    .compactMap(\.self)
    guard let end = ends.first else { return rule }
    guard ends.count == 1, !phrase.hasEnd else {
      throw UsageError("Say once when it ends: in words, or by '--until' or '--times'")
    }
    return try rule.ending(end)
  }
}
