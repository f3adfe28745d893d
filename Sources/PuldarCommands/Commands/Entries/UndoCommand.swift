import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var undo: Command {
    Command(
      "undo", "Take back the last event, or entries and other events by their numbers.",
      otherNames: ["rm", "delete", "del", "remove"],
      discussion: """
        The number of an entry takes back the whole entry as it stands, with all parts of its \
        payment and the bill that it paid; any other number takes back that event, with what was \
        stored together with it. If a later event depends on it, that one is named and nothing is \
        stored. --all takes back every entry, or every one of the month that -m names. It asks for \
        the name of the ledger, which is that of its folder; in a script --confirm says the name. \
        Nothing leaves the log, and 'puldar redo' puts back what was taken back.
        """,
      examples: [
        "puldar undo", "puldar undo 3 5 8", "puldar undo 3..5 -n", "puldar undo --list",
        "puldar undo --all -m last",
      ], traits: [.ofMonths],
      .arguments(
        "<event>", "The number of an entry or event, or several as 3..5. (default: last)",
        String.self, completing: .undoable),
      .flag("--all", "Take back every entry."),
      Parameter(
        .flag("--payment", "Take back the last payment of the bill that is named."),
        .option("--due <day>", "The day of the bill that was paid."),
        as: UndonePayment.init(isMeant:due:)),
      .option("--confirm <name>", "The name of the ledger, for --all.", String.self),
      .flag("--list", "List the last events that can be taken back."),
      .recording(why: "Why it is taken back.")
    ) { session, words, isAll, payment, name, isList, recording in
      guard [isAll, payment.isMeant, isList].count(where: \.self) < 2,
        words.isEmpty || !isAll && !isList
      else {
        throw UsageError("Events, --all, --payment and --list exclude each other")
      }
      guard name == nil || isAll else { throw UsageError("--confirm is for --all") }
      guard payment.due == nil || payment.isMeant else {
        throw UsageError("--due is for --payment")
      }
      if !isAll { try session.refuseMonths() }
      if isList { return try await UndoListReport(session: session, showsUndone: false).report() }
      if session.ledger.moment != nil { throw LedgerAccess.onlyLooksBack }
      let taking = TakingBack(session: session, recording: recording)
      if isAll { return try await taking.all(name) }
      guard payment.isMeant else { return try await taking.events(words) }
      guard words.count == 1 else {
        throw UsageError("Name one bill, as in: puldar undo --payment rent")
      }
      return try await taking.payment(of: words[0], due: payment.due)
    }
  }

  static var redo: Command {
    Command(
      "redo", "Put back what the last undo took back, or any other.",
      examples: ["puldar redo", "puldar redo 7 -n", "puldar redo --list"],
      .optionalArgument(
        "<event>", "The number of the entry or event, or of its undo. (default: last)",
        EventArgument.self, completing: .undone),
      .flag("--list", "List the last events that can be put back."),
      .recording(why: "Why it is put back.")
    ) { session, event, isList, recording in
      if isList {
        guard event == nil else { throw UsageError("An event and --list exclude each other") }
        return try await UndoListReport(session: session, showsUndone: true).report()
      }
      _ = try await session.ledger.opened.condition()
      let id = if let event { try await session.ledger.event(event) } else { EventID?.none }
      let entry =
        if let id { try await session.ledger.view(LatestEntries([id]))[id] } else {
          RegisteredEntry?.none
        }
      guard entry?.undoneBy == nil, let void = entry?.voidedBy else {
        return try await session.changed(RedoEvent(id, reason: recording.reason), recording)
      }
      return try await session.changed(UndoEvent(void, reason: recording.reason), recording)
    }
  }
}

/// The payment of a bill that `undo` takes back.
private struct UndonePayment {
  var isMeant: Bool
  /// The day of the bill; `nil` for the last one paid.
  var due: PlannedDayArgument?
}

/// Takes back what a person names.
struct TakingBack {
  let session: Session
  let recording: Recording

  /// Takes back events by their numbers; without words the newest one.
  func events(_ words: [String]) async throws -> Report {
    _ = try await session.ledger.opened.condition()
    var ids: [EventID] = []
    for word in words { ids += try await events(of: word) }
    if ids.isEmpty {
      guard words.allSatisfy({ $0 == "last" }) else { throw LedgerError.refused(.nothingToUndo) }
      return try await stored(UndoEvent(reason: recording.reason))
    }
    let known = try await session.ledger.view(LatestEntries(ids))
    var entries: [EventID] = []
    var others: [EventID] = []
    // Whether each was stored by itself, or only with the other parts of its payment.
    var areAlone = true
    let purchases = try await SharedPurchases(session)
    for id in ids where !entries.contains(id) {
      guard let entry = known[id], entry.undoneBy == nil else {
        others.append(id)
        continue
      }
      let payment = try await PaymentSearch(session: session).parts(with: entry) ?? [entry]
      // What is lent with it comes back too, and what changed it before.
      if let shared = try await purchases.events(with: payment) {
        others += shared.filter { !others.contains($0) }
        continue
      }
      let parts = payment.map(\.id)
      entries += parts
      let isAlone = entry.batch.map { $0.count == parts.count } ?? true
      areAlone = areAlone && isAlone && entry.voidedBy == nil
    }
    let takesLinks = areAlone ? try await haveLinks(entries) : false
    if entries.isEmpty || takesLinks {
      return try await stored(UndoEvent(all: entries + others, reason: recording.reason))
    }
    guard entries.count == 1, others.isEmpty else {
      return try await stored(TakeBack(Set(entries), and: others, reason: recording.reason))
    }
    do {
      return try await stored(VoidEntry(entries[0], reason: recording.reason))
    } catch LedgerError.refused(.expenseOfPart) {
      // One of several payments of a bill's day is undone alone.
      return try await stored(UndoEvent(entries[0], reason: recording.reason))
    }
  }

  /// Returns whether entries have links that a void would leave, such as a file's line matched to one.
  private func haveLinks(_ entries: [EventID]) async throws -> Bool {
    if entries.isEmpty { return false }
    do {
      let preview = try await session.ledger.perform(UndoEvent(all: entries), .preview)
      return preview.outcome.count > entries.count
    } catch LedgerError.refused {
      return false
    }
  }

  /// Returns the events that a word names: one, or the reversible ones of a range.
  private func events(of word: String) async throws -> [EventID] {
    guard let dots = word.firstRange(of: "..") else {
      return [try await event(word[...], of: word)].compactMap(\.self)
    }
    guard let first = try await event(word[..<dots.lowerBound], of: word),
      let last = try await event(word[dots.upperBound...], of: word), first.writer == last.writer,
      first <= last
    else { throw invalid(word) }
    return try await session.ledger.reversibleEvents(undone: false, upTo: .max).map(\.id)
      .filter { (first...last).contains($0) && $0.writer == first.writer }.reversed()
  }

  private func event(_ word: Substring, of whole: String) async throws -> EventID? {
    guard let argument = try? EventArgument(parsing: String(word)) else { throw invalid(whole) }
    return try await session.ledger.event(argument)
  }

  private func invalid(_ word: String) -> UsageError {
    .invalid(
      word, for: "<event>",
      .misspelled("write the number of an event, such as 6, k7q2:6 or last, or several as 3..5"))
  }

  /// Takes back every entry, or all of the named months.
  ///
  /// - Parameter name: The ledger's name, if the person confirmed it.
  func all(_ name: String?) async throws -> Report {
    var filter = EntryQuery.Filter()
    let months = try session.namedMonths()
    (filter.from, filter.to) = (months?.lowerBound.firstDay, months?.upperBound.lastDay)
    // No question is asked about a ledger that does not exist.
    let register = try await session.ledger.view(EntryRegister(of: months))
    let entries = register.entries(EntryQuery(filter))
    let count = entries.count
    if !recording.isPreview, count > 0 {
      let question = "Take back \(count.of("entry", "entries"))"
      guard try LedgerConfirmation(session: session).isGiven(name, question: question) else {
        return .declined
      }
    }
    let (shared, left) = try await SharedPurchases(session).parted(entries)
    if !shared.isEmpty {
      return try await stored(TakeBack(left, and: shared, reason: recording.reason))
    }
    return try await stored(VoidAll(filter, reason: recording.reason))
  }

  /// Takes back the last payment of a bill, or that of one of its days.
  func payment(of word: String, due: PlannedDayArgument?) async throws -> Report {
    let bill = try await session.ledger.bill(
      try SeriesArgument(parsing: word), today: session.today)
    let state = try await session.ledger.view(DecisionState())
    var days: [EventID: CalendarDay] = [:]
    for day in state.bills.touched(of: bill).map(\.planned) {
      for payment in state.bills.paymentsInForce(of: bill, due: day) { days[payment.event] = day }
    }
    let last = try await session.ledger.lastRecorded(of: days.keys).flatMap { days[$0] }
    let named = try session.day(due, of: bill, state) { !$0.payments.isEmpty }
    let planned = named.map { state.bills.occurrence(of: bill, due: $0)?.planned ?? $0 }
    guard let day = planned ?? last else {
      throw CommandFailure(
        "nothing of the bill is paid", remedy: "See the bills with '\(command: "due")'.",
        .refusedData)
    }
    let payments = state.bills.paymentsInForce(of: bill, due: day)
    // A planned move is undone with its payment.
    if payments.contains(where: { $0.entry == nil }),
      state.bills.terms(of: bill, on: day)?.value.destination != nil
    {
      return try await stored(UndoEvent(all: payments.map(\.event), reason: recording.reason))
    }
    return try await stored(UnpayBill(bill, due: day, reason: recording.reason))
  }

  private func stored(_ decision: some Decision<[EventID]>) async throws -> Report {
    try await session.changed(decision, recording)
  }
}

/// The events that an undo could take back, or a redo restore, newest first.
struct UndoListReport {
  let session: Session
  let showsUndone: Bool

  /// The number of events listed at most.
  private static let countLimit = 20

  func report() async throws -> Report {
    let events = try await session.ledger.reversibleEvents(
      undone: showsUndone, upTo: UndoListReport.countLimit)
    let numbering = try await session.ledger.numbering()
    let state = try await session.ledger.view(DecisionState())
    func line(_ style: ScreenStyle) -> EventLine {
      EventLine(
        today: session.today, categories: state.plan.categories, numbering: numbering,
        style: style)
    }
    return Report(
      styled: { style in
        if events.isEmpty {
          return [showsUndone ? "Nothing is undone." : "There is nothing to undo."]
        }
        var table = TextTable([.right, .left])
        for event in events {
          table.add([numbering.text(event.id), line(style).text(event.event)])
        }
        return table.lines().map { Report.Line($0) }
      },
      rows: { style in
        events.map { [numbering.text($0.id), line(style).text($0.event)] }
      },
      record: {
        let words = line(ScreenStyle())
        return UndoListReport.shape.record(of: events.map { ($0, words.text($0.event)) }, numbering)
      })
  }

  static let shape = Shape<[(event: EventEnvelope, text: String)]>(
    answer: "undo-list", note: "undo --list, redo --list.",
    .init(
      "reversible", \.self,
      each: Shape(
        .init("id", \.event.id), .ref(\.event.id), .init("type", \.event.type.text),
        .init("recordedAt", \.event.recordedAt), .init("text", \.text))))
}
