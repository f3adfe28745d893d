import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var initialize: Command {
    Command(
      "init", "Make a ledger with choices of your own.",
      discussion: """
        You need not begin with it: the first entry makes a ledger. At a terminal and without \
        options it asks what is there now, as 'puldar help begin' tells it. --categories names a \
        set, puldar (the usual one), spendwise or none, or a file with a name, a bucket and \
        perhaps a symbol a line, as 'pets fun P'. --demo makes another one to play with, beside \
        yours or in the folder of -f: three invented months up to today (budget), or two accounts \
        and a daily allowance (drip). --metered is for trying out an app that sells features: it \
        locks rollover, --auto, tables and backups, and 'puldar help pro' says how they are \
        unlocked.
        """,
      examples: [
        "puldar init --currency EUR", "puldar init -f ~/budget --currency INR",
        "puldar init --demo budget",
      ],
      traits: [.onlyNow],
      .option(
        "--currency <code>", "The currency of its figures. (default: that of your locale)",
        Money.Currency.self),
      Parameter(
        .flag("--metered", "Lock what an app may sell, to try that out."),
        .flag("--open", "As it is without.", isHidden: true)
      ) { isMetered, _ in isMetered },
      .option(
        "--categories <set>", "The categories that it begins with: a set, or a file.",
        CategoriesArgument.self),
      .option(
        "--dates <order>", "The order of day and month, as in 3/2. (default: that of your locale)",
        NumberConventions.DateOrder.self),
      .option("--name <text>", "What the log calls this device.", DeviceNameWord.self),
      .option("--demo <kind>", "Make one to play with.", DemoArgument.self)
    ) { session, currency, isMetered, categories, dates, name, demo in
      if let demo {
        guard !isMetered, categories == nil, dates == nil, name == nil else {
          throw UsageError("--demo goes with --currency alone")
        }
        return try await DemoLedger(session, demo, currency).report()
      }
      if let currency { session.ledger.opening.currency = currency }
      if isMetered { session.ledger.opening.policy = .metered }
      let wanted = try categories?.categories(session)
      if let (set, own) = wanted {
        session.ledger.opening.categories = set
        session.ledger.opening.ownCategories = own
      }
      if let dates { session.ledger.opening.dateOrder = dates }
      if let name { session.ledger.opening.deviceName = name.name }
      session.ledger.opening.replacesMissing = true
      if try await session.ledger.begin() {
        let isPlain =
          currency == nil && !isMetered && wanted == nil && dates == nil && name == nil
        if isPlain, session.prompt.canAskInWords {
          await session.printer.tell(session.ledger.drainNotices())
          try await Beginning(session: session).ask()
        }
        return made(wanted?.own.count ?? 0)
      }
      // If its first line is damaged, the ledger exists but cannot describe itself.
      let state = try await session.ledger.state()
      guard let state, let opened = state.opened else { return Report(notes: [], use: .read) }
      let path = VisibleText(session.location.shownPath)
      let isAsked =
        (currency ?? opened.currency) == opened.currency
        && (!isMetered || opened.policy == .metered)
        && (wanted.map { isSame($0.0, $0.own, state) } ?? true)
        && (dates == nil || dates == opened.dateOrder)
      guard isAsked else {
        throw begunOtherwise(opened, at: path, wanted: currency)
      }
      return .nothingNew([
        .dispensable("Your ledger (\(opened.currency)) is in \(path) already.")
      ])
    }
  }

  /// Returns the failure for a ledger that began differently than requested.
  ///
  /// - Parameter currency: The requested currency; `nil` if none is named.
  private static func begunOtherwise(
    _ opened: LogOpened, at path: VisibleText, wanted currency: Money.Currency?
  ) -> CommandFailure {
    let code = currency.map { " --currency \($0)" } ?? ""
    let other = currency.flatMap { $0 == opened.currency ? nil : $0 }
    let copy: Advice? = other.map { other in
      """
      . Its entries go over with the same figures: \(command: "list --all --reverse -o jsonl") \
      | sed 's/"\(opened.currency)"/"\(other)"/' | puldar -f FOLDER append
      """
    }
    let begin: Advice = "Begin another one in a folder of its own: puldar init -f FOLDER\(code)"
    return CommandFailure(
      "there is a ledger at '\(path)' already, which is kept in \(opened.currency)"
        + (opened.policy == .metered ? " and was begun with --metered" : "")
        + (opened.dateOrder.map { ", with dates as \($0.rawValue)" } ?? "")
        + "; that cannot be changed any more",
      remedy: begin + (copy ?? ""), .refusedData)
  }

  /// Returns whether a ledger began with the given set, and still has the custom categories in their buckets.
  private static func isSame(
    _ set: CategorySet, _ own: [AddCategory], _ state: DecisionState
  ) -> Bool {
    let categories = state.plan.categories
    return state.opened?.categories == set
      && own.allSatisfy { category in
        categories.exists(category.category)
          && categories.bucket(of: category.category, on: .first) == category.bucket
      }
  }

  /// Reports a new ledger; a person reads the ledger's own notice instead.
  ///
  /// - Parameter ownCount: The number of custom categories that it begins with.
  private static func made(_ ownCount: Int) -> Report {
    return Report(use: .none) { _ in
      []
    } record: {
      .written(events: (0...ownCount).map(\.description))
    }
  }
}
