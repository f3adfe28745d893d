import EntryParsing
import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What leaves a ledger has its figures: for SQLite, for Python's csv, and for an empty ledger.
@Suite(.heavy) struct RoundTripTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  private static let today = CalendarDay.known("2026-01-02")
  private static let income = Money(minorUnits: 4000_00, currency: .usd)
  private static let months = [
    CalendarDay.known("2025-11-01").month, CalendarDay.known("2025-12-01").month,
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Texts that mean something to somebody.
  private static let texts = [
    "", "Whole Foods", "O'Hara's \"Bar\", Inc.", "=1+1", "-5", "+49 30", "@sum", "a\tb",
    "a\nb\r\nc",
    "Łódź 🦉", "; DROP TABLE entries; --", "\u{202E}evil", ",", "\"",
  ]

  /// A ledger of a person who corrects and voids now and then.
  private func write(_ seed: UInt64, to name: String) async throws -> Ledger {
    var generator = SeededGenerator(seed: seed)
    let ledger = ledger(name)
    _ = try await ledger.perform(SetIncome(.monthly(Self.income), from: .known("2025-11-01")))
    var ids: [EventID] = []
    for _ in 0..<60 {
      let amount = Money(minorUnits: .random(in: 1...90_000, using: &generator), currency: .usd)
      let day = CalendarDay.known(
        "2025-1\(Int.random(in: 1...2, using: &generator))-1\(Int.random(in: 0...9, using: &generator))"
      )
      let merchant = Self.texts.randomElement(using: &generator) ?? ""
      let note = Self.texts.randomElement(using: &generator) ?? ""
      let category: CategoryName =
        [.groceries, .dining, .housing, .investment, .other].randomElement(using: &generator)
        ?? .other
      let entry: NewEntry =
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .income(amount, on: day, merchant: merchant, note: note)
        case 1: .credit(amount, in: category, on: day, merchant: merchant, note: note)
        default: .expense(amount, in: category, on: day, merchant: merchant, note: note)
        }
      if entry.values.type == .expense, Int.random(in: 0..<5, using: &generator) == 0 {
        let rest = Money(minorUnits: amount.minorUnits + 100, currency: .usd)
        ids += try await ledger.perform(
          AddPayment(
            NewEntry(
              values: EntryValues(
                type: .expense, amount: amount.adding(rest), category: category, date: day,
                account: .bank), texts: entry.texts),
            split: [.init(.groceries, amount), .init(.dining, rest)], today: Self.today)
        ).outcome
      } else {
        ids += try await ledger.perform(AddEntries(entry, today: Self.today)).outcome
      }
      if let purchase = ids.randomElement(using: &generator),
        Int.random(in: 0..<4, using: &generator) == 0
      {
        // What is voided, or no expense, is refused.
        let back = NewEntry.credit(
          Money(minorUnits: 1_00, currency: .usd), in: category, on: day, purchase: purchase)
        ids += (try? await ledger.perform(AddEntries(back, today: Self.today)).outcome) ?? []
      }
      guard let touched = ids.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: _ = try? await ledger.perform(VoidEntry(touched))
      case 1:
        var amendment = EntryAmendment()
        amendment.amount = amount
        amendment.note = "corrected"
        _ = try? await ledger.perform(CorrectEntry(touched, amendment, today: Self.today))
      default: break
      }
    }
    return ledger
  }

  private func ledger(_ name: String) -> Ledger {
    Ledger(
      store: FileEventStore(folder: folder.path(name), machine: machine), clock: clock,
      opening: LedgerOpening(currency: .usd, policy: .open, deviceName: "test"))
  }

  private var machine: MachinePlaces {
    MachinePlaces(stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")
  }

  private func run(_ words: [String], input: [UInt8] = []) async -> (bytes: [UInt8], code: Int32) {
    let (output, errors) = (ConversationRecord(), ConversationRecord())
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: words.map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput(input, byteLimit: 4096), output: output, errors: errors, clock: clock,
        parser: RuleBasedParser(), machine: machine, files: TestSideFiles()))
    return (output.bytes + errors.bytes, code.rawValue)
  }

  /// What a program of the system prints for some bytes on its standard input.
  private func output(of program: String, _ arguments: [String], _ input: [UInt8]) throws -> String
  {
    let path = folder.path("input")
    try Data(input).write(to: URL(filePath: path))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: path))
    let printed = Pipe()
    process.standardOutput = printed
    try process.run()
    let bytes = try printed.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What an entry says, without what belongs to its ledger.
  private func contents(_ ledger: Ledger) async throws -> [String] {
    try await ledger.view(EntryRegister()).entries().map { entry in
      let (values, texts) = (entry.values, entry.texts)
      return "\(values.type) \(values.date) \(values.amount) \(values.category) \(values.account) "
        + "\(texts.merchant)|\(texts.note)|\(texts.said)"
    }.sorted()
  }

  /// What of a ledger belongs together, in words of its entries: a credit with its purchase, the parts of a
  /// payment of which there are several.
  private func ties(_ ledger: Ledger) async throws -> [String] {
    let entries = try await ledger.view(EntryRegister()).entries()
    func words(_ entry: RegisteredEntry) -> String {
      let (values, texts) = (entry.values, entry.texts)
      return "\(values.type) \(values.date) \(values.amount) \(values.category) \(texts.merchant)"
    }
    let byID = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    let payments = Dictionary(grouping: entries) { $0.texts.payment }
    let parts = payments.filter { $0.key != nil && $0.value.count > 1 }
      .map { $0.value.map(words).sorted().joined(separator: " with ") }
    let refunds = entries.compactMap { entry in
      entry.texts.purchase.flatMap { byID[$0] }.map { "\(words(entry)) of \(words($0))" }
    }
    return (parts + refunds).sorted()
  }

  /// A month without categories of which nothing is left: what was voided leaves such a one behind.
  private func shown(_ month: MonthBudget) -> MonthBudget {
    var month = month
    for place in month.buckets.indices {
      month.buckets[place].categories.removeAll { $0.spent.minorUnits == 0 }
    }
    return month
  }

  @Test func `P72, P86: an empty ledger, SQLite and Python's csv have the ledger's figures`()
    async throws
  {
    for seed in TestRun.seeds(24) {
      let ledger = try await write(seed, to: "old-\(seed)")
      let old = ["-f", folder.path("old-\(seed)")]
      // Into an empty ledger.
      let lines = await run(old + ["export", "json", "-o", "jsonl"])
      #expect(lines.code == 0)
      let new = ["-f", folder.path("new-\(seed)"), "-y"]
      let appended = await run(new + ["append", "--all-or-nothing"], input: lines.bytes)
      #expect(appended.code == 0, "\(String(decoding: appended.bytes, as: UTF8.self))")
      let copy = self.ledger("new-\(seed)")
      #expect(try await contents(copy) == contents(ledger))
      let tied = try await ties(ledger)
      #expect(!tied.isEmpty)
      #expect(try await ties(copy) == tied, "seed \(seed)")
      let single = ["-f", folder.path("single-\(seed)"), "-y"]
      let listed = await run(old + ["list", "--all", "-o", "jsonl"])
      #expect(await run(single + ["append"], input: listed.bytes).code == 0)
      #expect(try await ties(self.ledger("single-\(seed)")) == tied, "seed \(seed)")
      _ = try await copy.perform(SetIncome(.monthly(Self.income), from: .known("2025-11-01")))
      let (figures, copied) = (
        try await ledger.view(MonthlyBuckets()), try await copy.view(MonthlyBuckets())
      )
      for month in Self.months {
        #expect(try shown(figures.month(month)) == shown(copied.month(month)), "seed \(seed)")
      }
      // SQLite and Python, where they are here.
      let sums = try await EntryTotals(
        of: ledger.view(EntryRegister()).entries(), in: .usd)
      if FileManager.default.isExecutableFile(atPath: "/usr/bin/sqlite3") {
        let script = await run(old + ["export", "sql"]).bytes
        let question = Array("SELECT sum(net), count(*) FROM entries;\n".utf8)
        let printed = try output(of: "sqlite3", ["-bail"], script + question)
        #expect(printed == "\(sums.net.minorUnits)|\(sums.count)\n", "seed \(seed)")
      }
      if FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") {
        let csv = await run(old + ["export", "csv", "--preset", "puldar"]).bytes
        let script = """
          import csv, io, sys
          from decimal import Decimal
          text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')
          print(sum(Decimal(row['amount']) for row in csv.DictReader(text, strict=True)))
          """
        let spent = try Self.months.reduce(Money.zero(.usd)) { sum, month in
          sum.adding(try figures.month(month).spent)
        }
        let printed = try output(of: "python3", ["-c", script], csv)
        #expect(printed == "\(spent.plainText)\n", "seed \(seed)")
      }
    }
  }
}
