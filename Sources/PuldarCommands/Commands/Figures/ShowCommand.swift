import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var show: Command {
    Command(
      "show", "Show an entry with its history: what made it, and every change.",
      discussion: """
        The number of another event shows that event. You see the first lines of each receipt; \
        --text shows all that was read on it.
        """,
      examples: [
        "puldar show 6", "puldar show last --json", "puldar show 6 --open", "puldar show 6 --text",
      ],
      traits: [.long],
      .argument(
        "<event>", "The number of an entry or event, or last.", EventArgument.self,
        completing: .entries),
      .flag("--open", "Also open its receipts, in the program that the system has for them."),
      .flag("--text", "Show all that is printed on its receipts.")
    ) { session, event, isOpening, isWhole in
      let id = try await session.ledger.entry(event)
      let report = try await ShowReport(session: session).report(id, printing: isWhole)
      if isOpening {
        let numbering = try await session.ledger.numbering()
        let receipts = try await session.ledger.view(DecisionState()).receipts
        try await session.open(receipts.receipts(of: id), of: numbering.text(id))
      }
      return report
    }
  }
}

/// One entry with its history.
struct ShowReport {
  let session: Session

  static let shape = Shape<
    (entry: ToldEntry?, bill: (id: EventID, due: CalendarDay)?, history: [ToldLine])
  >(
    answer: "show", .init("entry", \.entry, "null for an event that is no entry."),
    .ifAny(
      "bill", \.bill,
      "Of an entry that was recorded with the payment of a bill: which, and for which day.",
      of: Shape(.init("id", \.id), .init("due", \.due))), .init("history", \.history))

  /// - Parameter isWhole: Whether the whole printed text of its receipts is shown.
  func report(_ id: EventID, printing isWhole: Bool) async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let categories = state.plan.categories
    let history = try await session.ledger.view(EntryHistory(of: id))
    let numbering = try await session.ledger.numbering()
    guard history.otherType == nil else { return eventReport(id, categories, numbering) }
    guard let entry = try await session.ledger.view(LatestEntries([id])).entries.first else {
      throw Refusal.noSuchEvent(id)
    }
    let goals = state.envelopes
    let line = EntryLine(entry.values, entry.texts, categories, goals: goals)
    let refunds = try await session.ledger.view(Refunds())
    let payment = try await PaymentSearch(session: session).parts(with: entry).map(
      PaymentParts.init)
    let receipts = try await session.read(state.receipts.receipts(of: id))
    let rest: Advice = "\(command: "show \(numbering.text(id)) --text")"
    let paidBill = (history.payment?.key).map { key in
      (id: key.bill, due: state.bills.due(of: key.bill, planned: key.due))
    }
    let bill = paidBill.map { "\(numbering.text($0.id)), due on \($0.due.text)" } ?? ""
    return Report { style in
      (["\(numbering.text(id))  \(line.text(today: session.today, style))"]
        + details(
          entry, paid: try paid(entry, payment, categories, numbering, style),
          back: try cameBack(entry, refunds, numbering, style), bill: bill,
          receipts: session.lines(
            of: receipts, rest: isWhole ? nil : rest, indent: ShowReport.indent, style), numbering)
        + ["History"]
        + table(
          history.versions.map(\.cause),
          Words(categories: categories, numbering: numbering, style: style)))
        .map { Report.Line($0) }
    } rows: {
      [EntryRow.cells(line, number: numbering.text(id))]
    } record: {
      let told = EntryDocument.entry(
        entry, categories, numbering, goals: goals, refunded: try refunds.sum(of: id),
        receipts: receipts)
      let lines = try await lines(Set(history.versions.map(\.id)))
      return ShowReport.shape.record(of: (told, paidBill, lines), numbering)
    }
  }

  /// The column at which the details' values begin.
  private static let indent = 14

  /// Returns the refunds of an entry, and their numbers: `20.00 of 45.00 by 13`.
  private func cameBack(
    _ entry: RegisteredEntry, _ refunds: Refunds, _ numbering: EventNumbering, _ style: ScreenStyle
  ) throws -> String {
    guard let sum = try refunds.sum(of: entry.id) else { return "" }
    let credits = refunds[entry.id].map { numbering.text($0.credit) }.joined(separator: ", ")
    return "\(style.amount(sum)) of \(style.amount(entry.values.amount)) by \(credits)"
  }

  /// Returns what was paid together: `120.00: groceries 80.00 (8), shopping 40.00 (9)`.
  private func paid(
    _ entry: RegisteredEntry, _ payment: PaymentParts?, _ categories: CategoryCatalog,
    _ numbering: EventNumbering, _ style: ScreenStyle
  ) throws -> String {
    guard let payment, !payment.entries.isEmpty else { return "" }
    let sum = try payment.sum(in: entry.values.amount.currency)
    return "\(style.amount(sum)): \(payment.text(numbering, categories, style))"
  }

  /// - Parameters:
  ///   - payment: The text of the payment that it is part of; empty if there is none.
  ///   - back: The text of its refunds; empty if there are none.
  ///   - bill: The bill that it paid, and the day; empty if it paid none.
  ///   - receipts: The attached receipts, with their printed text.
  private func details(
    _ entry: RegisteredEntry, paid payment: String, back: String, bill: String,
    receipts: [[String]], _ numbering: EventNumbering
  ) -> [String] {
    var table = TextTable([.left, .left])
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { table.add(["   " + name, VisibleText(value).description]) }
    }
    add("date", entry.values.date.text)
    add("account", entry.values.account.text)
    add("said", entry.texts.said)
    add("by", source(entry.texts.by))
    add("bill", bill)
    add("payment", payment)
    add("came back", back)
    add("pays back", entry.texts.purchase.map(numbering.text) ?? "")
    for (place, text) in receipts.joined().enumerated() {
      table.add(["   " + (place == 0 ? "receipts" : ""), text])
    }
    add("recorded", TimeText.text(entry.recordedAt))
    switch entry.status {
    case .counts: break
    case .voided: add("voided by", entry.voidedBy.map(numbering.text) ?? "")
    case .reverted: add("undone by", entry.undoneBy.map(numbering.text) ?? "")
    case .copy: add("counts", "no: it is a copy of one under the same key")
    }
    return table.lines()
  }

  /// Returns how an entry was read: the reader, the lessons and rules that applied, and the members that the person
  /// stated: `rules/2; category by your rule; date by you`.
  private func source(_ by: String) -> String {
    let parts = by.split(separator: "+").map(String.init)
    guard var first = parts.first, first != "flags" else { return "you" }
    var told: [String] = []
    for (part, name) in [("/own", "your rule"), ("/taught", "what you taught")]
    where first.hasSuffix(part) {
      first.removeLast(part.utf8.count)
      if !parts.contains("category") { told.append("category by \(name)") }
    }
    let stated = parts.dropFirst().joined(separator: ", ")
    return ([first] + told + (stated.isEmpty ? [] : ["\(stated) by you"])).joined(separator: "; ")
  }

  /// Describes events in words.
  private struct Words {
    let categories: CategoryCatalog
    let numbering: EventNumbering
    let style: ScreenStyle

    func text(_ event: EventEnvelope, _ clock: SessionClock) -> String {
      EventLine(
        today: clock.day(at: event.recordedAt), categories: categories, numbering: numbering,
        style: style
      ).text(event.event)
    }
  }

  private func table(_ events: [EventEnvelope], _ words: Words) -> [String] {
    var table = TextTable([.right, .left, .left])
    for event in events {
      table.add([
        words.numbering.text(event.id), TimeText.text(event.recordedAt),
        words.text(event, session.clock),
      ])
    }
    return table.lines()
  }

  /// Reports an event that is not an entry.
  private func eventReport(
    _ id: EventID, _ categories: CategoryCatalog, _ numbering: EventNumbering
  ) -> Report {
    Report(
      styled: { style in
        table(
          try await events(id), Words(categories: categories, numbering: numbering, style: style)
        )
        .map { Report.Line($0) }
      },
      rows: { style in
        let words = Words(categories: categories, numbering: numbering, style: style)
        return try await events(id).map { event in
          [
            numbering.text(event.id), event.recordedAt.text, event.type.text,
            words.text(event, session.clock),
          ]
        }
      },
      record: {
        ShowReport.shape.record(of: (nil, nil, try await lines([id])))
      })
  }

  private func events(_ id: EventID) async throws -> [EventEnvelope] {
    try await session.ledger.events([id])
  }

  /// Returns events as recorded in the log.
  private func lines(_ ids: Set<EventID>) async throws -> [ToldLine] {
    try await session.ledger.lines(of: ids).map { ToldLine(bytes: $0.bytes) }
  }
}
