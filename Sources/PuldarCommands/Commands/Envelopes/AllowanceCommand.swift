import CommandTable
import LedgerModel

extension PuldarCommand {
  static var allowance: Command {
    Command(
      "allowance", "Say what you may spend on a day, or show what is left of today.",
      discussion: """
        What is spent from a bank or a card counts against it, unless the account or the entry says \
        otherwise ('account add --no-counts', 'add --counts'); what pays a bill never does. \
        For the days of the month that are left, today included, the allowance is set aside; what is \
        not spent of a day is Main Savings the day after, and what was spent beyond comes out of it. \
        'none' ends it.
        """,
      examples: ["puldar allowance 88.41", "puldar allowance", "puldar allowance none"],
      traits: [],
      .optionalArgument("<amount>", "What may be spent on a day, or none.", AllowanceWord.self),
      .option(
        "--from <day>", "The first day on which it holds. (default: today)", PlannedDayArgument.self
      ),
      .option("--why <text>", "Why it changes.", String.self),
      .flag(
        "--today-net",
        "Set aside only what is left of today, and not all of today's: for what is shown."),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, word, from, reason, holdsTodayNet, key, isPreview in
      guard let word else {
        guard from == nil, reason == nil, key == nil else { throw UsageError.missing("<amount>") }
        return try await AllowanceReport(session, holdsTodayNet: holdsTodayNet).report()
      }
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
      let write = try await session.ledger.perform(
        SetAllowance(
          amount, from: try await session.day(from) ?? session.today, isFromFilledIn: from == nil,
          reason: reason ?? ""),
        key: key, isPreview: isPreview)
      return try await TransferReport(session, write).report()
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

/// What the allowance is, and what is left of it today.
struct AllowanceReport {
  private let session: Session
  private let holdsTodayNet: Bool

  init(_ session: Session, holdsTodayNet: Bool) {
    self.session = session
    self.holdsTodayNet = holdsTodayNet
  }

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
      ["today": today.text, "asOf": moment?.text(), "allowance": facts.allowanceDocument]
    }
  }
}
