import CommandTable
import LedgerModel

extension PuldarCommand {
  static var allowance: Command {
    Command(
      "allowance", "Say what you may spend on a day, or show what is left of today.",
      discussion: """
        What is spent from a bank or a card counts against it, unless the account or the entry \
        says otherwise ('account add --no-counts', 'add --counts'); what pays a bill never does, and \
        what is refunded raises no day's allowance. \
        The allowance is set aside for the days of the month that are left, today included. What \
        you do not spend on a day goes to Main Savings the day after, and what you spend beyond it \
        comes out of there. 'none' ends it. With --month it shows each day of the month.
        """,
      examples: ["puldar allowance 88.41", "puldar allowance -m january", "puldar allowance none"],
      traits: [.ofMonths],
      .optionalArgument("<amount>", "What may be spent on a day, or none.", AllowanceWord.self),
      .option(
        "--from <day>", "The first day on which it holds. (default: today)", PlannedDayArgument.self
      ),
      .option("--why <text>", "Why it changes.", String.self),
      .flag(
        "--today-net",
        "Set aside only what is left of today, and not all of today's: for what is shown."),
      .conditional
    ) { session, word, from, reason, holdsTodayNet, recording in
      guard let word else {
        guard from == nil, reason == nil, recording.key == nil else {
          throw UsageError.missing("<amount>")
        }
        if let months = try session.namedMonths(), !holdsTodayNet {
          return try await AllowanceDays(session: session, months: months).report()
        }
        return try await AllowanceReport(session: session, holdsTodayNet: holdsTodayNet).report()
      }
      try session.refuseMonths()
      guard !holdsTodayNet else {
        throw UsageError("'--today-net' is for what is shown; leave the amount out")
      }
      let state = try await session.ledger.state()
      let currency = session.ledger.currency(of: state)
      let amount: Money =
        switch word {
        case .none: .zero(currency)
        case .amount(let amount):
          try amount.money(currency, session.conventions(for: currency), for: "<amount>")
        }
      let decision = SetAllowance(
        amount, from: try await session.day(from) ?? session.today, isStartFilledIn: from == nil,
        reason: reason ?? "")
      return try await session.recorded(decision, recording).report()
    }
  }
}

/// An allowance as a person writes it: an amount, or none.
enum AllowanceWord: ParameterValue, Hashable {
  case none
  case amount(AmountArgument)

  init(parsing word: String) throws(ValueError) {
    self = word == "none" ? .none : .amount(try AmountArgument(parsing: word))
  }

  static var completions: [Completion] { [Completion("none", "no allowance any more")] }

  static func fit(of word: String) -> ValueFit {
    word == "none" ? .certain : AmountArgument.fit(of: word)
  }
}

/// The allowance, and what is left of it today.
struct AllowanceReport {
  let session: Session
  let holdsTodayNet: Bool

  static let advice: Advice =
    "There is no allowance. Say what you may spend on a day: \(command: "allowance 88.41")"

  func report() async throws -> Report {
    let facts = try await EnvelopeFacts(session, holdsTodayNet: holdsTodayNet)
    let today = session.today
    let moment = session.ledger.moment
    return Report("allowance") { style in
      guard let allowance = facts.allowance else { return [.offering(AllowanceReport.advice)] }
      return [
        Report.Line(AllowanceLine.text(allowance, style)),
        Report.Line(
          "Set aside for \(allowance.dayCount.of("day")) of \(today.month.text): "
            + style.amount(allowance.setAside)),
      ]
    } record: {
      AllowanceReport.shape.record(of: (today, moment?.text(), facts.allowance))
    }
  }

  static let shape = Shape<(today: CalendarDay, asOf: String?, allowance: Funds.Allowance?)>(
    answer: "allowance",
    .init("today", \.today), .init("asOf", \.asOf),
    .init("allowance", \.allowance, "null if there is none."))
}

/// The allowance on each day of some months up to today, and the spending (DR14).
struct AllowanceDays {
  let session: Session
  let months: ClosedRange<CalendarMonth>

  func report() async throws -> Report {
    let funds = try await session.ledger.view(Funds())
    let end = min(months.upperBound.lastDay, session.today)
    var days: [(day: CalendarDay, allowance: Funds.Allowance)] = []
    var next: CalendarDay? = months.lowerBound.firstDay
    while let day = next, day <= end {
      if let allowance = try funds.allowance(on: day) { days.append((day, allowance)) }
      next = day.next
    }
    let units = try [\Funds.Allowance.amount, \.spent, \.remaining].map { figure in
      try FigureTooLarge.sum(
        days.map { $0.allowance[keyPath: figure].minorUnits }, FigureTooLarge(since: nil))
    }
    return Report("allowance --month") { [days] style in
      guard let currency = days.first?.allowance.amount.currency else {
        return ["There was no allowance on these days."]
      }
      var table = TextTable([.left, .right, .right, .right])
      table.add(["", "allowance", "spent", "left"])
      func add(_ name: String, _ amounts: [Money]) {
        table.add([name] + amounts.map(style.amount))
      }
      for (day, allowance) in days {
        add(style.day(day), [allowance.amount, allowance.spent, allowance.remaining])
      }
      add(days.count.of("day"), units.map { Money(minorUnits: $0, currency: currency) })
      return table.lines().map { Report.Line($0) }
    } record: {
      AllowanceDays.shape.record(of: (session.today, session.ledger.moment?.text(), days))
    }
  }

  static let shape = Shape<
    (today: CalendarDay, asOf: String?, days: [(day: CalendarDay, allowance: Funds.Allowance)])
  >(
    answer: "allowance-days",
    note: "allowance --month: each day of the months up to today on which there was one.",
    .init("today", \.today), .init("asOf", \.asOf),
    .init(
      "days", \.days,
      each: Shape(
        .init("date", \.day), .init("amount", \.allowance.amount),
        .init("spent", \.allowance.spent),
        .init("remaining", \.allowance.remaining, "Below zero if more was spent."),
        .init("currency", \.allowance.amount.currency))))
}
