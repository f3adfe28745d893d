import CommandTable
import EntryParsing
import LedgerModel

/// The options of `bill add` that say when a bill is due, or how much it is about.
struct BillDays {
  var due: String?
  var about: AmountArgument?
  var every: String?
  var last: PlannedDayArgument?
  var times: CountArgument?
}

/// The options of `bill add` that say what a bill is.
struct BillKind {
  var name: String?
  var isAuto, isSaving, isIncome: Bool
}

/// The options of `bill add` that say how a bill is paid.
struct BillPayment {
  var category: CategoryName?
  /// The account that pays, and the one that a planned move goes to.
  var account, destination: AccountName?
  var mode, note: String?
}

/// The words and options of `bill add`.
struct BillRequest {
  var words: String
  let days: BillDays
  let last: CalendarDay?
  let kind: BillKind
  let payment: BillPayment
  /// The total of a receipt.
  var total: Money?
  var options: EntryOptions
}

/// Makes a bill of what a person typed: its days from some words, its expense from the others.
struct BillReading {
  let session: Session
  let request: BillRequest

  enum Outcome {
    case bill(AddBill)
    /// Nothing to store: the person chose none of the readings, or was only shown them.
    case undecided(Report)
  }

  /// The days on which the bill is due.
  private struct Days {
    var recurrence: Recurrence
    var time: TimeOfDay?
    /// The remaining words.
    var rest: String
  }

  func outcome() async throws -> Outcome {
    let state = try await session.ledger.state()
    let days = try days(EntryReader.context(session, state))
    let currency = session.ledger.currency(of: state)
    let about = try request.days.about?.money(
      currency, session.conventions(for: currency), for: "--about")
    let (words, certainty) = try BillReading.withAmount(days.rest, about)
    guard !words.isEmpty else { throw BillReading.withoutAmount }
    var options = request.options
    options.type = request.kind.isIncome ? .income : .expense
    options.isTypeOfCommand = true
    let reader = try EntryReader(session, state, options)
    let entries: [NewEntry]
    var destination = request.payment.destination
    do {
      switch try await reading(of: words, options, reader, state) {
      case .entries(let understood, _):
        guard understood.allSatisfy(\.lent.isEmpty) else { throw BillReading.sharedBill }
        entries = understood.map(\.entry)
      case .move(let moved, let failure):
        guard let moved, !request.kind.isIncome else {
          throw failure.asMove(moved, today: session.today)
        }
        destination = destination ?? moved.destination
        entries = [BillReading.entry(of: moved, options)]
      case .undecided(let report): return .undecided(report)
      }
    } catch ParsingFailure.noAmount {
      guard let total = request.total else { throw BillReading.withoutAmount }
      var request = request
      request.total = nil
      request.words += " \(AmountText.text(total)) \(total.currency.code)"
      return try await BillReading(session: session, request: request).outcome()
    }
    guard entries.count == 1, let entry = entries.first else {
      throw CommandFailure(
        "'\(VisibleText(words))' is more than one bill", remedy: "Add them one by one.",
        .refusedData)
    }
    let goal = try await goal(destination, state)
    var bill = try decision(entry, days, certainty, goal?.name)
    if let goal {
      bill.terms.goal = goal.id
      bill.terms.category = options.category ?? .savings
      try await session.check([bill.terms.account])
    } else if let destination {
      // "cash 100" goes to the account that it names, not from it.
      let isNamed = options.account == nil && bill.terms.account == destination
      let account = isNamed ? .bank : bill.terms.account
      try await session.checkAreThere([account, destination])
      bill.terms.account = account
      bill.terms.destination = destination
      bill.terms.category =
        options.category ?? state?.accounts.putAwayCategory(from: account, to: destination)
        ?? .other
    } else {
      try await session.check([bill.terms.account])
    }
    return .bill(bill)
  }

  /// Returns the goal that a destination names; `nil` if an account has the name, or no goal.
  private func goal(
    _ destination: AccountName?, _ state: DecisionState?
  ) async throws -> (id: EventID, name: String)? {
    guard let destination, let state, !state.accounts.exists(destination),
      let found = state.envelopes.goals.first(where: { id in
        state.envelopes.isActive(id, on: session.today)
          && state.envelopes.goal(id).map { FoldedText($0.name) } == FoldedText(destination.text)
      })
    else { return nil }
    return (found, state.envelopes.goal(found)?.name ?? destination.text)
  }

  /// Reads the payment from the words. A bill that is named exactly like an account of the ledger is a move to it,
  /// unless another name is given or that account pays.
  private func reading(
    of words: String, _ options: EntryOptions, _ reader: EntryReader, _ state: DecisionState?
  ) async throws -> SentenceReading.Outcome {
    if request.payment.destination == nil, !request.kind.isIncome, options.merchant == nil,
      let moved = RuleBasedParser().settlement(
        in: words, context: EntryReader.context(session, state)),
      moved.destination != options.account
    {
      return .move(moved, .ownTransfer(words))
    }
    return try await SentenceReading(session, reader, state).outcome(of: words)
  }

  /// Returns a move as the expense that it would be, named after its destination.
  private static func entry(of moved: ParsedTransfer, _ options: EntryOptions) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .expense, amount: moved.amount, category: .other, date: moved.date,
        account: options.account ?? moved.source),
      texts: EntryTexts(
        merchant: moved.destination.text, note: options.note ?? "", said: "move",
        by: RuleBasedParser.version, tags: moved.tags))
  }

  private func decision(
    _ entry: NewEntry, _ days: Days, _ certainty: BillTerms.Certainty?, _ goal: String?
  ) throws -> AddBill {
    let values = entry.values
    let name =
      request.options.merchant ?? goal
      ?? (entry.texts.merchant.isEmpty ? EntryTexts.name(in: days.rest) : entry.texts.merchant)
    guard !name.isEmpty else {
      throw CommandFailure(
        "it is not said what the bill is called",
        remedy: "Name it: \(command: "bill add netflix 9.99 15jan")", .refusedData)
    }
    var terms = BillTerms(
      name, type: values.type, days.recurrence, time: days.time,
      amount: certainty == .unknown ? .zero(values.amount.currency) : values.amount,
      certainty: certainty, category: values.category, account: values.account,
      mode: request.payment.mode ?? "",
      isAuto: request.kind.isAuto, save: request.kind.isSaving ? session.today.month : nil,
      note: entry.texts.note)
    terms.tags = entry.texts.tags
    return AddBill(
      terms, said: entry.texts.said.isEmpty ? "" : request.words, by: entry.texts.by)
  }

  // MARK: Days

  private func days(_ context: ParsingContext) throws -> Days {
    var words = request.words
    var due = try request.days.due.map { try BillReading.due($0, context) }
    var said: RecurrencePhrase?
    // An amount alone contains no days.
    if words.contains(where: \.isLetter) {
      said = try RecurrenceParser.phrase(in: words, context: context)
      words = said?.rest ?? words
      if due == nil, let phrase = try DueDayParser.phrase(in: words, context: context) {
        due = (phrase.day, phrase.time)
        words = phrase.rest
      }
    }
    if let every = request.days.every {
      if let said { throw RecurrenceFailure.several(said.words, every) }
      said = try RecurrenceParser.phrase(alone: every, context: context)
    }
    guard let phrase = said else {
      guard let due else { throw BillReading.withoutDay }
      guard request.last == nil, request.days.times == nil else {
        throw UsageError("'--until' and '--times' are for a bill that comes again; say how often")
      }
      guard let once = Recurrence.once(on: due.day) else { throw BillReading.withoutDay }
      return Days(recurrence: once, time: due.time, rest: words)
    }
    let ends: [Recurrence.End] = [
      request.last.map { .until($0) }, request.days.times.map { .times($0.count) },
    ].compactMap(\.self)
    guard ends.count <= (phrase.hasEnd ? 0 : 1) else {
      throw UsageError("Say once when it ends: in words, or by '--until' or '--times'")
    }
    if due == nil, !phrase.hasDay,
      request.kind.isAuto || request.kind.isSaving || !phrase.isEveryMonth
    {
      let answer = try session.askDay("On which day is it due next? ", context)
      guard let answer else { throw BillReading.withoutDay(phrase.words) }
      due = (answer.day, answer.time)
    }
    let start = due?.day ?? phrase.start ?? session.today
    let hasNoDay = due == nil && !phrase.hasDay
    let rule =
      try hasNoDay ? phrase.ofWholeMonths(from: start) : phrase.recurrence(from: start)
    return Days(
      recurrence: try ends.first.map { try rule.ending($0) } ?? rule, time: due?.time, rest: words)
  }

  private static var withoutAmount: CommandFailure {
    CommandFailure(
      "it is not said how much the bill is",
      remedy: "Say it, or '?' if nobody knows it yet: \(command: "bill add plumber ? 9jan")",
      .refusedData)
  }

  private static var sharedBill: CommandFailure {
    CommandFailure(
      "a bill is not shared with people",
      remedy: "Plan the whole, and lend each time: \(command: "move 20 bank anna")",
      .refusedData)
  }

  private static var withoutDay: CommandFailure {
    CommandFailure(
      "it is not said when the bill is due",
      remedy: "Say the day too: \(command: "bill add netflix 9.99 15jan")", .refusedData)
  }

  /// Returns the failure for a rule that says how often, but not on which day.
  private static func withoutDay(_ words: String) -> CommandFailure {
    CommandFailure(
      "'\(VisibleText(words))' does not say on which day the bill is due",
      remedy: "Say the day too: \(command: "bill add gym 29.90 every 2 weeks on friday")",
      .refusedData)
  }

  /// Reads the day of `--due`, with its time: `2027-01-15T18:30`, `15jan`, `friday 18:30`.
  private static func due(
    _ word: String, _ context: ParsingContext
  ) throws -> (day: CalendarDay, time: TimeOfDay?) {
    let parts = word.split(separator: "T", maxSplits: 1)
    if parts.count == 2, let day = CalendarDay(iso: parts[0]), let time = TimeOfDay(parts[1]) {
      return (day, time)
    }
    guard let phrase = try DueDayParser.phrase(alone: word, context: context) else {
      throw UsageError.invalid(
        word, for: "--due", .unreadable("write a day, as 15jan, friday or 2027-01-15T18:30"))
    }
    return (phrase.day, phrase.time)
  }

  /// Returns the rule after an edit, based on the earlier one; `nil` if the edit does not change it.
  static func rule(
    _ every: String?, until last: CalendarDay?, from start: CalendarDay, _ before: Recurrence?,
    _ context: ParsingContext
  ) throws -> Recurrence? {
    guard every != nil || last != nil else { return nil }
    var rule = before
    if let every {
      let phrase = try RecurrenceParser.phrase(alone: every, context: context)
      let keepsNoDay = before?.hasDays == false && phrase.isEveryMonth && !phrase.hasDay
      rule =
        try keepsNoDay ? phrase.ofWholeMonths(from: start) : phrase.recurrence(from: start)
      if !phrase.hasEnd, let end = before?.end, before?.isOnce == false {
        rule = try rule?.ending(end)
      }
    }
    return try last.map { try rule?.ending(.until($0)) } ?? rule
  }

  // MARK: Words

  private static let aboutWords: Set<String> = ["about", "approx", "approximately", "roughly"]

  /// Rewrites words with an uncertain amount so that the parser reads a certain one.
  private static func withAmount(
    _ words: String, _ about: Money?
  ) throws -> (words: String, BillTerms.Certainty?) {
    if let about {
      let text = "\(AmountText.text(about)) \(about.currency.code)"
      return (words.contains(where: \.isLetter) ? "\(words) \(text)" : text, .about)
    }
    var parts = words.split(separator: " ")
    // "electricity about 80", "electricity 80 about".
    if let place = parts.firstIndex(where: { aboutWords.contains($0.lowercased()) }),
      [place - 1, place + 1].contains(where: {
        parts.indices.contains($0) && parts[$0].contains(where: \.isNumber)
      })
    {
      parts.remove(at: place)
      return (parts.joined(separator: " "), .about)
    }
    guard let place = parts.firstIndex(of: "?") else { return (words, nil) }
    // A placeholder amount, which is not kept.
    parts[place] = "1"
    return (parts.joined(separator: " "), .unknown)
  }
}
