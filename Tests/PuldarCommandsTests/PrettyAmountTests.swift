import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// `--pretty`: amounts for the eye at a terminal, and nowhere else.
@Suite struct PrettyAmountTests {
  private struct Place {
    let folder: TemporaryFolder
    let clock = TickingClock()

    init() throws { folder = try TemporaryFolder() }

    func run(
      _ line: String, isTerminal: Bool = true, locale: String = "en_US.UTF-8",
      typing keys: String? = nil
    ) async -> String {
      let record = ConversationRecord()
      _ = await PuldarProgram.run(
        in: Surroundings(
          arguments: line.split(separator: " ").map { Array($0.utf8) },
          terminal: TerminalState(
            environment: ["HOME": folder.path("home"), "LANG": locale],
            isInputTerminal: keys != nil, isOutputTerminal: isTerminal,
            isErrorTerminal: keys != nil, measuredColumns: 100),
          input: FakeInput((keys ?? "").utf8), output: record, errors: record, clock: clock,
          parser: RuleBasedParser(),
          machine: MachinePlaces(
            stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
      return String(decoding: record.bytes, as: UTF8.self)
    }
  }

  private static func filled() async throws -> Place {
    let place = try Place()
    for line in [
      "add sushi 1300", "income 4000 --monthly", "add salary 2500 from acme", "add rent 5000",
    ] {
      _ = await place.run(line)
    }
    return place
  }

  /// Commands that show an amount above a thousand.
  static let showing = [
    "status", "list", "list --group month", "find sushi", "show 1", "log", "explain fun", "diff 0",
    "replay --without 1", "budget", "income", "category list", "edit 1 --amount 1200 -n",
    "void 1 -n", "undo -n", "income 5000 --monthly -n", "add shoes 2000 -n",
    "category move dining --bucket future -n", "undo --list",
    "add shoes 2000 --why -n", "parse shoes 2000 --why", "add shoes 20000000 -n", "check over",
    "report", "report --by category,month --months 3", "report --by merchant --trend",
  ]

  @Test(arguments: [
    ("de_DE.UTF-8", "02.11.2025"), ("fr_FR.UTF-8", "02/11/2025"), ("nl_NL.UTF-8", "02-11-2025"),
    ("en_US.UTF-8", "11/02/2025"), ("en_GB.UTF-8", "02/11/2025"), ("ja_JP.UTF-8", "2025-11-02"),
    ("C.UTF-8", "2025-11-02"),
  ])
  func `days are written as the locale does, at a terminal alone (M39)`(
    _ locale: String, _ day: String
  ) async throws {
    let place = try Place()
    for line in [
      "add tea 3 --date 2025-11-02", "bill add rent 900 every month --due 2025-11-02",
      "account open bank 100 --on 2025-11-01", "calendar -m 2025-11",
    ] { _ = await place.run(line, locale: locale) }
    for line in [
      "list --all", "due", "account bank -m 2025-11", "calendar -m 2025-11", "bill list",
      "check bills",
    ] {
      let shown = await place.run("\(line) --pretty", locale: locale)
      #expect(shown.contains(day), "\(line): \(shown)")
      let piped = await place.run("\(line) --pretty", isTerminal: false, locale: locale)
      #expect(piped.contains("2025-11-02"), "\(line): \(piped)")
    }
  }

  @Test func `no amount of a thousand or more is shown without its mark and sign`() async throws {
    let place = try await Self.filled()
    for line in Self.showing {
      let shown = await place.run(line + " --pretty")
      #expect(shown.contains(/\$[1-9],\d{3}\.\d\d/), "\(line): \(shown)")
      #expect(!shown.contains(/\d{4}\.\d\d/), "\(line): \(shown)")
    }
  }

  @Test func `in a pipe, for programs and unasked amounts stay plain`() async throws {
    let place = try await Self.filled()
    for line in Self.showing {
      #expect(!(await place.run(line).contains("$")), "\(line)")
      #expect(!(await place.run(line + " --pretty", isTerminal: false).contains("$")), "\(line)")
      #expect(!(await place.run(line + " --pretty --json").contains("$")), "\(line)")
      #expect(!(await place.run(line + " --pretty --plain").contains("$")), "\(line)")
    }
  }

  @Test func `the question about an unusual sum is asked in the same way`() async throws {
    let place = try await Self.filled()
    for _ in 0..<2 { _ = await place.run("add sushi 1300") }
    let line = "add sushi 13000000"
    let asked = await place.run(line + " --pretty", typing: "n\n")
    #expect(
      asked.contains("$13,000,000.00 is some 10000 times the usual $1,300.00 of Sushi. Is it"))
    #expect(await place.run(line, typing: "n\n").contains("13000000.00 is some 10000 times"))
    #expect(await place.run(line + " --pretty").contains("Error: $13,000,000.00 is some"))
    #expect(!(await place.run(line + " --pretty --json").contains("$")))
  }

  @Test(arguments: [
    ("", "C.UTF-8", "₹12,34,567.50"), ("", "en_US.UTF-8", "₹1,234,567.50"),
    ("", "en_IN.UTF-8", "₹12,34,567.50"), (" --locale en-IN", "en_US.UTF-8", "₹12,34,567.50"),
    (" --locale de", "en_IN.UTF-8", "1.234.567,50 ₹"),
    (" --locale C", "de_DE.UTF-8", "₹12,34,567.50"),
  ])
  func `SP3, SP44, BM18: rupees have Indian groups, unless the locale groups otherwise`(
    option: String, locale: String, shown: String
  ) async throws {
    let place = try Place()
    _ = await place.run("init --currency INR --open")
    let line = "add 1234567.50 --merchant House --category housing --yes"
    _ = await place.run(line + (locale.hasPrefix("de") ? " --locale en" : ""), locale: "C")
    let told = await place.run("list --all --pretty" + option, locale: locale)
    #expect(told.contains(shown), "\(told)")
    // What programs read has neither marks nor signs, wherever the person is.
    let plain = await place.run("list --all --plain --pretty" + option, locale: locale)
    #expect(plain.contains("\t1234567.50\tINR\t"))
  }

  @Test func `BM18: --locale says how amounts and days are read, before the environment`()
    async throws
  {
    let place = try Place()
    _ = await place.run("init --currency EUR --open --dates dmy")
    let german = await place.run("add kaffee 1.234,50 --locale de-DE", locale: "en_US.UTF-8")
    #expect(german.contains("1234.50"))
    let english = await place.run("add coffee 1,234.60", locale: "en_US.UTF-8")
    #expect(english.contains("1234.60"))
    for wrong in ["xx", "de-", "german", "en-IN-", "123", "de DE"] {
      let told = await place.run("list --locale " + wrong)
      #expect(told.contains("en-IN, de-DE or fr") || wrong == "de DE", "\(wrong): \(told)")
    }
  }

  @Test func `the locale says where the marks and the sign stand`() async throws {
    let place = try await Self.filled()
    let shown = await place.run("income --pretty", locale: "de_DE.UTF-8")
    #expect(shown.contains("4.000,00 $"))
    let month = await place.run("status --pretty", locale: "fr_FR.UTF-8")
    #expect(month.contains("1 300,00 $"))
  }
}
