import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var initialize: Command {
    Command(
      "init", "Make a ledger with choices of your own.",
      discussion: """
        Not needed to begin: the first entry makes a ledger, unless there was one that is gone. --demo \
        makes another one to play with, beside yours or in the folder of -f: three invented months up \
        to today, in which nothing is locked.
        """,
      examples: [
        "puldar init --currency EUR", "puldar init -f ~/budget --currency INR --open",
        "puldar init --demo budget",
      ],
      traits: [.onlyNow],
      .option(
        "--currency <code>", "The currency of its figures. (default: that of your locale)",
        Currency.self),
      .flag("--open", "Nothing is locked in it: no Pro is needed."),
      .option("--categories <set>", "The categories that it begins with.", CategorySet.self),
      .option(
        "--dates <order>", "The order of day and month, as in 3/2. (default: that of your locale)",
        NumberConventions.DateOrder.self),
      .option("--name <text>", "What the log calls this device.", DeviceNameWord.self),
      .option("--demo <kind>", "Make one to play with.", DemoArgument.self)
    ) { session, currency, isOpen, categories, dates, name, demo in
      if demo != nil {
        guard !isOpen, categories == nil, dates == nil, name == nil else {
          throw UsageError("--demo goes with --currency alone")
        }
        return try await DemoLedger(session, currency).report()
      }
      if let currency { session.ledger.opening.currency = currency }
      if isOpen { session.ledger.opening.policy = .open }
      if let categories { session.ledger.opening.categories = categories }
      if let dates { session.ledger.opening.dateOrder = dates }
      if let name { session.ledger.opening.deviceName = name.name }
      session.ledger.opening.replacesGone = true
      if try await session.ledger.begin() { return made }
      // Where the first line is damaged there is a ledger that says nothing of itself.
      guard let opened = try await session.ledger.state()?.opened else {
        return Report(notes: [], use: .read)
      }
      let path = VisibleText(session.location.shownPath)
      let isAsked =
        (currency ?? opened.currency) == opened.currency && (!isOpen || opened.policy == .open)
        && (categories ?? opened.categories) == opened.categories
        && (dates == nil || dates == opened.dateOrder)
      guard isAsked else {
        throw CommandFailure(
          "there is a ledger at '\(path)' already, which is kept in \(opened.currency) "
            + "and is \(opened.policy.rawValue)"
            + (opened.dateOrder.map { ", with dates as \($0.rawValue)" } ?? ""),
          remedy: "Make another one elsewhere: puldar init -f FOLDER.", .refusedData)
      }
      var report = Report.nothingNew
      report.lines = ReportForm { _ in
        [.dispensable("Your ledger (\(opened.currency)) is in \(path) already.")]
      }
      return report
    }
  }

  /// A person is told by what the ledger says of itself.
  private static var made: Report {
    var report = Report { _ in
      []
    } rows: {
      []
    } document: {
      ["schema": 1, "written": "written", "events": ["0"], "entries": [], "after": []]
    }
    report.use = .none
    return report
  }
}
