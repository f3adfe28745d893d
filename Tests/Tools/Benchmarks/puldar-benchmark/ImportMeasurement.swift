import LedgerModel
import LedgerStore

/// What a bank's file of a hundred thousand lines costs: taken in, taken in again, and beside it `verify` of the
/// ledger that comes of it, which reads each line and its seal once.
struct ImportMeasurement {
  private var first: [Cost] = []
  private var again: [Cost] = []
  private var verify: [Cost] = []

  private static let rounds = 5
  private static let lineCount = 100_000

  init(of program: String, in folder: WorkFolder) throws {
    let file = "\(folder.path)/bank.csv"
    try ImportMeasurement.writeLines(to: file)
    for round in 0...ImportMeasurement.rounds {
      let ledger = "\(folder.path)/import-\(round)"
      func asked(_ words: String...) -> OtherProgram {
        OtherProgram(
          [program, "-f", ledger, "--today", "2026-01-02"] + words,
          environment: [
            "HOME=\(ledger)-home", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "TZ=UTC",
          ])
      }
      let first = try asked("import", file, "--yes", "--currency", "USD").cost(.dropped)
      let again = try asked("import", file, "--yes").cost(.dropped)
      let verify = try asked("verify").cost(.dropped)
      // The first round only warms up caches.
      if round == 0 { continue }
      self.first.append(first)
      self.again.append(again)
      self.verify.append(verify)
    }
  }

  /// Prints what was measured.
  func report(_ thresholds: ThresholdCheck) throws {
    thresholds.take(.importing, Cost.ratio(first, to: verify))
    thresholds.take(.importingAgain, Cost.ratio(again, to: verify))
    try Output.results.line("\na bank's file of \(ImportMeasurement.lineCount) lines")
    for (name, costs) in [("import", first), ("import again", again), ("verify", verify)] {
      let cost = Cost.median(costs)
      try Output.results.line(
        Figure.column(name, 26, isNumber: false)
          + Figure.column(Figure.milliseconds(cost.wallNanoseconds), 10) + " ms wall"
          + Figure.column(Figure.milliseconds(cost.processorNanoseconds), 10) + " ms CPU")
    }
  }

  /// Lines as banks write them: each shop in some ten forms, over seven years.
  private static func writeLines(to path: String) throws {
    let files = SystemCalls()
    let file = try files.open(path, .create)
    defer { files.close(file) }
    var random = SeededGenerator(seed: GeneratedLog.seed)
    let places = ZipfTable(count: Merchant.all.count)
    var text = "Date,Description,Amount\n"
    let start = CalendarDay(year: 2019, month: 1, day: 1)
    for number in 0..<lineCount {
      let merchant = Merchant.all[places.place(&random)]
      let name = merchant.name.uppercased()
      let shop = 1000 + Int.random(in: 0..<10, using: &random) * 37
      let words = [
        "SQ *\(name) \(shop) OAKLAND CA", "POS PURCHASE \(name) #\(shop) SEATTLE WA",
        "CARD \(shop) \(name)", "PAYPAL *\(name) \(shop)", name,
      ]
      guard let day = start?.adding(days: number * 2500 / lineCount) else { continue }
      let amount = Money(minorUnits: merchant.amount(&random), currency: .usd)
      text +=
        "\(day.text),\(words[number % words.count]),-\(amount.text(isGrouped: false))\n"
    }
    try files.append(Array(text.utf8), to: file)
  }
}
