import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore
import PuldarInterchange

/// Records what words say, or an amount with options.
struct EntryRecording {
  let session: Session
  var options: EntryOptions
  var recording: Recording
  /// How the payment is split over categories; `nil` for one.
  var split: SplitArgument?
  /// The receipt that it is of; `nil` for none.
  var receipt: PathArgument?
  /// Whether more than an account holds is refused, whatever the settings say.
  var refusesOverdraft = false
  /// Whether a model is asked, and which.
  var models = ModelOptions.unsaid

  /// Says which expense is paid back.
  ///
  /// - Throws: Where there is no such entry, or what is recorded is no money that came back.
  mutating func paysBack(_ word: EventArgument?) async throws {
    guard let word else { return }
    guard options.type ?? .credit == .credit else {
      throw UsageError("'--of' and '--type \(options.type?.text ?? "")' exclude each other")
    }
    let id = try await session.ledger.entry(word)
    let paid = try await session.ledger.answer(.counting(id))
    guard paid.type == .expense else { throw Refusal.notAnExpense(id, type: paid.type) }
    guard let purchase = try await session.ledger.view(LatestEntries([id]))[id] else {
      throw Refusal.noSuchEntry(id)
    }
    options.type = .credit
    options.purchase = purchase
  }

  /// Stores the entries of the words; without any the line is asked for, and `-` reads lines.
  func report(of words: [String]) async throws -> Report {
    if words.isEmpty, let receipt { return try await report(of: receipt) }
    let state = try await session.ledger.state(beginningIn: recording.currency)
    let parser = try await session.models.parser(models, state)
    var reader = try EntryReader(session, state, options, parser: parser)
    reader.findsPurchases = true
    var said = words.joined(separator: " ")
    if words.isEmpty {
      switch try await SentencePrompt(session: session).outcome(state) {
      case .line(let line) where !line.allSatisfy(\.isWhitespace): said = line
      case .line, .ended: return SentenceReading.declined
      case .cancelled: return Report(notes: [.line("Nothing was stored.")], .interrupted)
      }
    }
    let outcome: SentenceReading.Outcome
    let transfers = TransferReading(
      session: session, options: options, refusesOverdraft: refusesOverdraft)
    do {
      outcome =
        words == ["-"]
        ? try await EntryLines(
          session: session, reader: reader,
          transfers: split == nil && receipt == nil ? transfers : nil
        )
        .outcome()
        : try await SentenceReading(session, reader, state).outcome(
          of: said, passedShell: !words.isEmpty)
    } catch ParsingFailure.regularIncome(_, let base?) where options.stated.isEmpty {
      try IncomeSetting.refuseTags(in: said)
      return try await IncomeSetting(session: session).report(.monthly(base), recording)
    } catch ParsingFailure.noAmount where receipt != nil && words != ["-"] {
      // The receipt says what the words leave open.
      guard var filling = try receipt.map({ try ReceiptFilling(session, $0.path) }),
        let total = try await filling.total(state)
      else { throw ParsingFailure.noAmount }
      said += " \(AmountText.text(total)) \(total.currency.code)"
      outcome = try await SentenceReading(session, reader, state).outcome(of: said)
    } catch let failure as ParsingFailure {
      // "gym 30 monthly until 2027-01-01": what is to come is planned.
      guard case .futureDate = failure,
        (try? RecurrenceParser.phrase(in: said, context: reader.context)) != nil
      else { throw reader.failure(failure, of: said) }
      throw CommandFailure(
        failure.problem,
        remedy: "What comes again is planned with: \(command: "bill add \(said.shellWord)")",
        .refusedData)
    }
    switch outcome {
    case .undecided(let report): return report
    case .move(let moved, let failure):
      guard split == nil else { throw failure.asMove(moved, today: session.today) }
      return try await transfers.report(of: said, moved, failure, recording)
    case .entries(let entries, let moves):
      let advice =
        entries.count == 1 ? RecurringAdvice(said, entries[0].entry, reader.context) : nil
      return try await store(entries, moves, next: advice?.command, state)
    }
  }

  /// Entries with what each income is, unless somebody said it.
  private func marked(_ entries: [UnderstoodEntry]) async throws -> [UnderstoodEntry] {
    guard entries.contains(where: { $0.entry.values.type == .income }) else { return entries }
    let state = try await session.ledger.state()
    let marks = try await session.ledger.opened.incomeMarks(of: entries.map(\.entry), in: state)
    return zip(entries, marks).map { entry, mark in
      var entry = entry
      entry.entry.values.mark = entry.entry.values.mark ?? mark
      return entry
    }
  }

  /// Stores entries, unless a person is asked about one of them and does not mean it.
  ///
  /// - Parameters:
  ///   - moves: What moves between accounts in the same write.
  ///   - next: The command that is offered after the answer, without the program's name.
  ///   - state: What is known of goals that they may be for.
  func store(
    _ entries: [UnderstoodEntry], _ moves: [LineMove] = [], next: String? = nil,
    _ state: DecisionState? = nil
  ) async throws -> Report {
    var filling = try receipt.map { try ReceiptFilling(session, $0.path) }
    var entries = entries
    if let filled = try await filling?.filled(entries, options) { entries = filled }
    if !recording.isPreview, try filling?.areWordsMeant() == false {
      return SentenceReading.declined
    }
    try check(entries)
    entries = try await marked(entries)
    try await session.check(entries.map(\.entry.values.account))
    if session.refusesOverdraft(refusesOverdraft) {
      try await session.checkOverdraft(
        of: entries.map(\.entry.values), and: adding(entries, moves).moves)
    }
    guard try await UnusualSums(session: session).areMeant(entries, isPreview: recording.isPreview)
    else {
      return SentenceReading.declined
    }
    let others = try await LikeEntries(session: session).others(
      than: entries, options, isPreview: recording.isPreview)
    entries = others.entries
    if entries.isEmpty, moves.isEmpty { return SentenceReading.declined }
    var next = others.offer ?? next.map { Report.Line.hint($0) }
    if let state, entries.count == 1, split == nil, !recording.isPreview {
      try await ask(&entries[0], state, &next)
    }
    let write: CommandWrite
    if let split {
      let payment = try await payment(entries, split)
      if let filling {
        write = try await filling.store(.payment(payment), recording, payment.entries)
      } else {
        write = try await session.ledger.perform(payment, recording)
      }
      entries = payment.entries.map { entry in
        var part = entries[0]
        part.entry = entry
        part.details.reasons = part.details.reasons.map { $0.ofPart(entry.values) }
        return part
      }
    } else if let filling {
      let new = entries.map(\.entry)
      write = try await filling.store(.entries(new), recording, new)
    } else {
      do {
        write = try await session.ledger.perform(adding(entries, moves), recording)
      } catch LedgerError.refused(let refusal)
        where !moves.isEmpty || entries.contains(where: { $0.line != nil })
      {
        try await LineFailure.explain(refusal, of: entries, moves, in: session)
      }
    }
    var report = try await EntriesReport(
      session: session, write: write, entries: entries,
      hasMoves: !adding(entries, moves).moves.isEmpty,
      explains: options.explains, next: next
    )
    .report()
    if recording.isPreview {
      report.notes += try await UnusualSums(session: session).notes(on: entries)
    }
    report.notes += try await excess(of: entries)
    report.notes += filling?.notes ?? []
    return report
  }

  /// Asks what an entry may be for: a goal, or what it pays back.
  private func ask(
    _ entry: inout UnderstoodEntry, _ state: DecisionState, _ next: inout Report.Line?
  ) async throws {
    let goal = try LikelyGoals(session: session, state: state).asked(entry)
    (entry, next) = (goal.entry, next ?? goal.offer.map { .hint($0) })
    if let payback = try await entry.payback?.asked(entry, session) {
      (entry, next) = (payback.entry, next ?? payback.offer)
    }
  }

  /// Returns the request to store entries, with what they lend, and moves.
  private func adding(_ entries: [UnderstoodEntry], _ moves: [LineMove]) -> AddEntries {
    var adding = AddEntries(entries.map(\.entry), today: session.today)
    adding.moves = moves.map(\.move)
    for entry in entries {
      for share in entry.lent {
        adding.lend(share.amount, to: share.destination, besides: entry.entry)
      }
    }
    return adding
  }

  /// Stores what a receipt alone says, with the options.
  private func report(of receipt: PathArgument) async throws -> Report {
    guard options.type == nil, options.purchase == nil, split == nil, options.goal == nil,
      options.tags.isEmpty, recording.key == nil
    else {
      throw UsageError(
        "Beside '--receipt' alone, '--type', '--of', '--goal', '--split', '--tag' and '--key' need "
          + "words")
    }
    let stated = ReceiptOptions(
      merchant: options.merchant, date: options.date, category: options.category,
      account: options.account, tax: try options.tax.map { try TaxArgument(parsing: $0.text) },
      note: options.note, currency: recording.currency, models: models)
    return try await ReceiptCollecting(
      session: session, options: stated, isPreview: recording.isPreview
    )
    .report(of: [receipt.path])
  }

  /// Says if more came back than was paid: stored all the same, since some shops pay for the trouble.
  private func excess(of entries: [UnderstoodEntry]) async throws -> [Report.Note] {
    guard let purchase = options.purchase else { return [] }
    let paid = purchase.values.amount
    let stored =
      try await session.ledger.view(Refunds()).sum(of: purchase.id) ?? .zero(paid.currency)
    let coming = recording.isPreview ? entries.map(\.entry.values.amount.minorUnits) : []
    let sum = try FigureTooLarge.sum(
      [stored.minorUnits] + coming, FigureTooLarge(since: purchase.id))
    guard sum > paid.minorUnits else { return [] }
    let style = session.prompt.style
    let back = Money(minorUnits: sum, currency: paid.currency)
    let number = try await session.ledger.numbering().text(purchase.id)
    return [
      .line(
        "More came back of \(number) than was paid: \(style.amount(back)) of \(style.amount(paid))."
      )
    ]
  }

  /// The one payment that the words tell of, in its parts.
  private func payment(
    _ entries: [UnderstoodEntry], _ split: SplitArgument
  ) async throws -> AddPayment {
    guard entries.count == 1, let whole = entries.first?.entry else {
      throw CommandFailure(
        "'--split' is for one payment, and the words tell of \(entries.count)",
        remedy: "Add the others by themselves.", .refusedData)
    }
    let conventions = session.conventions(for: whole.values.amount.currency)
    return AddPayment(
      whole, split: try split.parts(of: whole.values.amount, conventions), today: session.today)
  }

  /// Refuses a category for entries that cannot have one, and what is not known of a payment that people share.
  private func check(_ entries: [UnderstoodEntry]) throws(CommandFailure) {
    if entries.contains(where: { !$0.lent.isEmpty }), split != nil || receipt != nil {
      throw CommandFailure(
        "what people share takes neither '--split' nor '--receipt'",
        remedy:
          "Add your share alone with them, and lend the rest: \(command: "move 20 bank anna")",
        .refusedData)
    }
    let isOfIncome = entries.contains { $0.entry.values.type == .income }
    if let category = options.category, category != .income, isOfIncome {
      throw CommandFailure(
        "an income has no category", remedy: "Leave out '--category'.", .refusedData)
    }
    let isOfAll = entries.allSatisfy { entry in
      let type = entry.entry.values.type
      return options.mark.map(EntryMark.offered(to: type).contains) ?? true
        && (options.month == nil || type == .income)
    }
    guard isOfAll else {
      throw CommandFailure(
        options.mark?.isOfIncome ?? true
          ? "only an income comes in outside the budget, is regular or on top, or counts for a month"
          : "only an expense counts against the daily allowance, or does not",
        remedy: "Leave the option out.", .refusedData)
    }
    if options.category == .income, !entries.allSatisfy({ $0.entry.values.type == .income }) {
      throw CommandFailure(
        "'income' is no category of an expense or a credit",
        remedy: "Money that was earned is added with 'puldar income'.", .refusedData)
    }
  }
}
