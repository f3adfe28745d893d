import EntryParsing
import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Ledgers by name, and their passphrases.
@Suite struct ProfileTests {
  private final class FakeKeyboard: Keyboard {
    var isSeized = false
    /// How often it was seized.
    var count = 0
    let works: Bool

    init(works: Bool) { self.works = works }

    func seize() -> Bool {
      // As the system's: once at a time.
      guard works, !isSeized else { return false }
      isSeized = true
      count += 1
      return true
    }

    func release() { isSeized = false }
  }

  /// Files that a shell opened.
  private struct Opened: DescriptorHost {
    var texts: [Int32: String] = [:]

    func input(_ number: Int32) -> (any InputSource)? {
      texts[number].map { FakeInput($0.utf8, byteLimit: 1) }
    }

    func input(at path: String) throws(InputFailure) -> (any InputSource)? {
      try NamedFiles().input(at: path)
    }
  }

  private struct Place {
    let folder: TemporaryFolder
    let clock = TickingClock()
    let cost: ScryptCost

    init() throws {
      folder = try TemporaryFolder()
      cost = try #require(ScryptCost(rounds: 2, blockSize: 1, lanes: 1))
    }

    /// - Parameters:
    ///   - keys: What is typed at a terminal; `nil` where there is none.
    ///   - handed: What is open as 3.
    func run(
      _ words: String, typing keys: String? = nil, handed: String? = nil, works: Bool = true,
      session: String? = nil, _ environment: [String: String] = [:]
    ) async -> (text: String, code: ExitCode) {
      let record = ConversationRecord()
      let keyboard = FakeKeyboard(works: works)
      let isTerminal = keys != nil
      var surroundings = Surroundings(
        arguments: words.split(separator: " ").map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home")].merging(environment) { _, new in new },
          isInputTerminal: isTerminal, isOutputTerminal: isTerminal, isErrorTerminal: isTerminal,
          measuredColumns: 80),
        input: FakeInput((keys ?? "").utf8), output: record, errors: record, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        files: TestSideFiles(), keyboard: keyboard,
        descriptors: Opened(texts: handed.map { [3: $0] } ?? [:]), session: session)
      surroundings.passphraseRounds = 2
      let code = await PuldarProgram.run(in: surroundings)
      #expect(!keyboard.isSeized && keyboard.count <= 1)
      return (String(decoding: record.bytes, as: UTF8.self), code)
    }

    func lock() async {
      _ = await run("profile add ana")
      _ = await run("--profile ana add tea 3")
      let answer = await run(
        "profile lock ana --passphrase-fd 3", handed: "correct horse\n")
      #expect(answer.code == .done, "\(answer.text)")
    }
  }

  @Test func `SP21: at a terminal the passphrase is asked for and not shown`() async throws {
    let place = try Place()
    await place.lock()
    let right = await place.run("--profile ana list", typing: "correct horsx\u{7F}e\r")
    #expect(right.code == .done)
    #expect(right.text.hasPrefix("Passphrase of 'ana': \n"))
    #expect(right.text.contains("Tea") && !right.text.contains("horse"))
    let wrong = await place.run("--profile ana list", typing: "correct house\r")
    #expect(wrong.code == .notAllowed && !wrong.text.contains("Tea"))
    let left = await place.run("--profile ana list", typing: "correct horse\u{03}")
    #expect(left.code == .interrupted && !left.text.contains("Tea"))
    let ended = await place.run("--profile ana list", typing: "\u{04}")
    #expect(ended.code == .notAllowed)
    // Where it would be shown, it is not asked for.
    let shown = await place.run("--profile ana list", typing: "correct horse\r", works: false)
    #expect(shown.code == .notAllowed && !shown.text.contains("Passphrase of"))
    let silent = await place.run("--profile ana list --no-input", typing: "correct horse\r")
    #expect(silent.code == .notAllowed && !silent.text.contains("Passphrase of"))
  }

  @Test func `M27: a session in which the passphrase was typed is asked again after five minutes`()
    async throws
  {
    let place = try Place()
    await place.lock()
    let list = "--profile ana list"
    // What a script hands over opens nothing for others.
    let handed = "correct horse\n"
    #expect(
      await place.run("\(list) --passphrase-fd 3", handed: handed, session: "7.1").code == .done)
    #expect(await place.run(list, session: "7.1").code == .notAllowed)
    #expect(await place.run(list, typing: "correct house\r", session: "7.1").code == .notAllowed)
    #expect(await place.run(list, session: "7.1").code == .notAllowed)
    #expect(await place.run(list, typing: "correct horse\r", session: "7.1").code == .done)
    for other in ["7.2", "8.1", nil] {
      #expect(await place.run(list, session: other).code == .notAllowed)
    }
    #expect(await place.run(list, session: "7.1").text.contains("Tea"))
    // Each command begins the five minutes anew; the clock goes on by a second each time it is asked.
    for _ in 0..<3 {
      for _ in 0..<200 { _ = place.clock.now() }
      #expect(await place.run(list, session: "7.1").code == .done)
    }
    // What takes the lock away, or the ledger, asks all the same.
    #expect(await place.run("profile unlock ana", session: "7.1").code == .notAllowed)
    #expect(await place.run("profile remove ana --yes", session: "7.1").code == .notAllowed)
    for _ in 0..<300 { _ = place.clock.now() }
    #expect(await place.run(list, session: "7.1").code == .notAllowed)
  }

  @Test func `SP21: profile use asks too, and a wrong passphrase changes nothing`() async throws {
    let place = try Place()
    await place.lock()
    #expect(await place.run("profile use ana", typing: "incorrect\r").code == .notAllowed)
    #expect(await place.run("profile use ana").code == .notAllowed)
    #expect(await place.run("profile list --plain").text.hasPrefix("default\tin-use\t"))
    #expect(await place.run("profile use ana", typing: "correct horse\r").code == .done)
    #expect(await place.run("profile list --plain").text.contains("ana\tin-use\tlocked\t"))
    #expect(await place.run("list").code == .notAllowed)
    #expect(await place.run("profile use default").code == .done)
    #expect(await place.run("list").code == .missing)
  }

  @Test func `SP20: a new passphrase is typed twice, and a short one locks nothing`() async throws {
    let place = try Place()
    let cases: [(keys: String, code: ExitCode)] = [
      ("seven77\r", .refusedData), ("\r", .refusedData), ("eight888\reight889\r", .refusedData),
      ("eight888\r\u{04}", .refusedData), ("\u{03}", .interrupted), ("\u{04}", .notAllowed),
    ]
    for (keys, code) in cases {
      #expect(await place.run("profile lock default", typing: keys).code == code)
      #expect(await !place.run("profile list").text.contains("locked"))
    }
    let locked = await place.run("profile lock default", typing: "eight888\reight888\r")
    #expect(locked.code == .done && !locked.text.contains("eight888"))
    #expect(await place.run("list").code == .notAllowed)
    // Between the questions nothing is shown either.
    let changed = await place.run(
      "profile lock default", typing: "eight888\rnine9999\rnine9999\r")
    #expect(changed.code == .done)
    #expect(await place.run("list", typing: "nine9999\r").code == .missing)
  }

  @Test func `SP7: every command that works with a locked ledger asks, however it is named`()
    async throws
  {
    let place = try Place()
    await place.lock()
    let path = place.folder.path("home/.local/share/puldar/ana")
    for command in PuldarProgram.groups.flatMap(\.commands).map(\.name)
    where !["completions", "config", "profile", "receipt", "import", "replay", "fold"]
      .contains(command)
    {
      let words = Self.least[command] ?? command
      let answer = await place.run("--profile ana \(words)")
      #expect(answer.code == .notAllowed, "\(words): \(answer.text)")
      #expect(!answer.text.contains("Tea"))
    }
    #expect(await place.run("-f \(path) list").code == .notAllowed)
    #expect(await place.run("list", ["PULDAR_LEDGER": path]).code == .notAllowed)
    let logs = try FileManager.default.contentsOfDirectory(atPath: path + "/log")
    let log = try #require(logs.first { $0.hasSuffix(".jsonl") })
    #expect(await place.run("-f \(path)/log/\(log) list").code == .notAllowed)
    for source in [path, "\(path)/log/\(log)"] {
      #expect(await place.run("merge \(source) -n").code == .notAllowed)
    }
    let list = place.folder.path("list")
    try Data("\(path)\n".utf8).write(to: URL(filePath: list))
    for command in [
      "fold \(path)", "fold \(path)/log/\(log)", "fold --files-from \(list)",
      "verify --files-from \(list)",
    ] {
      let answer = await place.run(command)
      #expect(answer.code == .refusedData, "\(answer.text)")
      #expect(answer.text.contains("is locked with a passphrase"))
    }
    #expect(await place.run("--profile ana status --as-of 1").code == .notAllowed)
    #expect(await place.run("--profile ana").code == .notAllowed)
    #expect(await place.run("--profile ana receipt add x.png").code == .notAllowed)
    #expect(await place.run("--profile ana import x.csv").code == .notAllowed)
    #expect(await place.run("--profile ana status --short").text.isEmpty)
    #expect(await !place.run("__complete 5 puldar --profile ana edit ").text.contains("Tea"))
    for open in ["config", "help", "--version", "profile list", "profile", "completions bash"] {
      #expect(await place.run("--profile ana \(open)").code == .done, "\(open)")
    }
  }

  @Test func `SP21: repair asks for the passphrase of the ledger that it takes lines from, too`()
    async throws
  {
    let place = try Place()
    await place.lock()
    _ = await place.run("add coffee 4")
    let path = place.folder.path("home/.local/share/puldar/ana")
    let logs = try FileManager.default.contentsOfDirectory(atPath: path + "/log")
    let log = try #require(logs.first { $0.hasSuffix(".jsonl") })
    for source in [path, "\(path)/log/\(log)"] {
      #expect(await place.run("repair --from \(source)").code == .notAllowed)
      #expect(await place.run("repair --from \(source) -n").code == .notAllowed)
      let right = await place.run(
        "repair --from \(source) --passphrase-fd 3", handed: "correct horse\n")
      #expect(right.code == .done, "\(right.text)")
    }
  }

  @Test func `SP7: a profile goes only where the person says yes, and types its passphrase`()
    async throws
  {
    let place = try Place()
    await place.lock()
    let path = place.folder.path("home/.local/share/puldar/ana")
    func isThere() -> Bool { FileManager.default.fileExists(atPath: path + "/log") }
    for (keys, code) in [
      ("incorrect\r", ExitCode.notAllowed), ("\u{03}", .interrupted),
      ("correct horse\r\n", .conditionFails), ("correct horse\rn\n", .conditionFails),
      ("correct horse\r\u{04}", .conditionFails),
    ] {
      #expect(await place.run("profile remove ana", typing: keys).code == code, "\(keys)")
      #expect(isThere())
    }
    let silent = await place.run("profile remove ana --passphrase-fd 3", handed: "correct horse\n")
    #expect(silent.code == .usage && silent.text.contains("2 events in 1 log"))
    #expect(await place.run("profile remove ana --yes").code == .notAllowed)
    #expect(isThere())
    let gone = await place.run("profile remove ana", typing: "correct horse\ry\n")
    #expect(gone.code == .done && gone.text.contains("Remove the profile ana? [y/N]"))
    #expect(!isThere())
    #expect(await place.run("profile add ana").code == .done)
    #expect(await place.run("--profile ana add tea 3").code == .done)
  }

  @Test func `SP7: another name needs the passphrase, and the profile in use stays in use`()
    async throws
  {
    let place = try Place()
    await place.lock()
    #expect(await place.run("profile use ana", typing: "correct horse\r").code == .done)
    #expect(await place.run("profile rename ana eva").code == .notAllowed)
    #expect(await place.run("profile rename ana eva", typing: "incorrect\r").code == .notAllowed)
    #expect(await place.run("profile list --plain").text.contains("ana\tin-use\tlocked"))
    let renamed = await place.run("profile rename ana eva", typing: "correct horse\r")
    #expect(renamed.code == .done, "\(renamed.text)")
    #expect(await place.run("profile list --plain").text.contains("eva\tin-use\tlocked"))
    #expect(await place.run("list", typing: "correct horse\r").text.contains("Tea"))
  }

  @Test func `a profile in use is found after a kill between any two steps of its new name`()
    async throws
  {
    let place = try Place()
    for words in ["profile add ana", "profile use ana", "add tea 3"] { _ = await place.run(words) }
    let settings = URL(filePath: place.folder.path("home/.config/puldar/config"))
    func path(_ name: String) -> String { place.folder.path("home/.local/share/puldar/\(name)") }
    func keep(_ value: String) throws { try Data("profile = \(value)\n".utf8).write(to: settings) }
    try keep("ana eva")
    #expect(await place.run("list").text.contains("Tea"))
    try FileManager.default.moveItem(atPath: path("ana"), toPath: path("eva"))
    #expect(await place.run("list").text.contains("Tea"))
    #expect(await place.run("profile list --plain").text.contains("eva\tin-use"))
    #expect(await place.run("profile rename ana eva").code == .done)
    #expect(try String(contentsOf: settings, encoding: .utf8) == "profile = eva\n")
    // The new name was taken meanwhile: the old one stays, alone.
    _ = await place.run("profile add bea")
    #expect(await place.run("profile rename eva bea").code == .refusedData)
    #expect(try String(contentsOf: settings, encoding: .utf8) == "profile = eva\n")
    try keep("ana zoe")
    #expect(await place.run("list").code == .missing)
    try keep("ana ../zoe")
    #expect(await place.run("list").code == .badConfiguration)
  }

  /// The least words with which a command is called that needs some.
  private static let least = [
    "add": "add tea 3", "move": "move 1 bank cash", "edit": "edit last", "parse": "parse tea",
    "category": "category list", "rule": "rule list", "bill": "bill list", "pay": "pay rent",
    "goal": "goal list", "show": "show last", "explain": "explain fun", "diff": "diff 1 now",
    "export": "export csv", "merge": "merge x", "append": "append x", "backup": "backup x",
    "restore": "restore x", "compact": "compact x", "pro": "pro status", "review": "review last",
  ]

  @Test func `SP7: who tries five wrong ones waits, also with the right one`()
    async throws
  {
    let place = try Place()
    await place.lock()
    let list = "--profile ana list --passphrase-fd 3"
    for _ in 0..<4 {
      #expect(await place.run(list, handed: "wrong one\n").text.contains("not the passphrase"))
    }
    #expect(await place.run(list, handed: "correct horse\n").code == .done)
    for _ in 0..<5 {
      #expect(await place.run(list, handed: "wrong one\n").text.contains("not the passphrase"))
    }
    let waiting = await place.run(list, handed: "correct horse\n")
    #expect(waiting.code == .notAllowed && waiting.text.contains("Wait "))
    // The clock goes on by a second each time it is asked.
    for _ in 0..<10 { _ = place.clock.now() }
    #expect(await place.run(list, handed: "correct horse\n").code == .done)
    #expect(await place.run(list, handed: "wrong one\n").text.contains("not the passphrase"))
  }

  @Test func `SP7: the ledger is named by -f, then PULDAR_LEDGER, then the profile, then default`()
    async throws
  {
    let place = try Place()
    _ = await place.run("profile add ana")
    _ = await place.run("profile add bea")
    _ = await place.run("profile use ana")
    let environment = ["PULDAR_LEDGER": place.folder.path("c")]
    func ledger(_ words: String, _ environment: [String: String] = [:]) async -> String? {
      let text = await place.run("\(words) config --plain", environment).text
      let row = text.split(separator: "\n").first { $0.hasPrefix("ledger\t") }
      let path = row?.split(separator: "\t").dropFirst().first
      return path?.split(separator: "/").last.map(String.init)
    }
    #expect(await ledger("-f /tmp/d", environment) == "d")
    #expect(await ledger("", environment) == "c")
    #expect(await ledger("--profile bea") == "bea")
    #expect(await ledger("--profile default") == "default")
    #expect(await ledger("") == "ana")
    _ = await place.run("profile use default")
    #expect(await ledger("") == "default")
    #expect(await place.run("-f d --profile bea list").code == .usage)
    #expect(await place.run("--profile bea list", environment).code == .usage)
  }

  @Test func `SP35: config says which ledger, for whom and on which device, and asks for nothing`()
    async throws
  {
    let place = try Place()
    _ = await place.run("profile add bea --email bea@example.org")
    _ = await place.run("profile lock bea --passphrase-fd 3", handed: "correct horse\n")
    let shown = await place.run("--profile bea config --plain")
    #expect(shown.code == .done)
    let rows = shown.text.split(separator: "\n").map(String.init)
    #expect(rows.contains("ledger\t\(place.folder.path("home/.local/share/puldar/bea"))\tis"))
    #expect(rows.contains("person\tbea@example.org\tis") && rows.contains("device\tlaptop\tis"))
    #expect(await place.run("config --plain").text.contains("person\tdefault\tis"))
  }

  @Test func `SP7: settings that name no profile, or one that is gone, lead to no other ledger`()
    async throws
  {
    let place = try Place()
    let config = place.folder.path("home/.config/puldar/config")
    _ = await place.run("config set model.seconds 9")
    for (text, code) in [
      ("profile = ../x\n", ExitCode.badConfiguration), ("profile = cleo\n", .missing),
      ("profile =\n", .badConfiguration),
    ] {
      try Data(text.utf8).write(to: URL(filePath: config))
      #expect(await place.run("add tea 3").code == code, "\(text)")
      #expect(await place.run("list").code == code, "\(text)")
    }
    #expect(!FileManager.default.fileExists(atPath: place.folder.path("home/.local")))
    // What is wrong elsewhere in the file keeps nobody from their ledger.
    try Data("nonsense\nprofile = default\n".utf8).write(to: URL(filePath: config))
    #expect(await place.run("list").code == .missing)
  }

  @Test func `SP20: a name that leads out of the data folder, or is none, makes nothing`()
    async throws
  {
    let place = try Place()
    let names = [
      "../x", "..", ".", "a/b", "/tmp/x", "Ana", "-ana", "_ana", "ana.jsonl", "añа", "ana\u{7}",
      String(repeating: "a", count: 64),
    ]
    for name in names {
      #expect(await place.run("profile add -- \(name)").code == .refusedData, "\(name)")
    }
    for email in ["ana", "@", "ana@", "@example.org", "a@b@c", "a@b\n", "a\u{7}@b"] {
      #expect(await place.run("profile add ana --email \(email)").code == .refusedData)
    }
    #expect(!FileManager.default.fileExists(atPath: place.folder.path("home")))
    for name in ["a", "0", "a-_9", String(repeating: "a", count: 63)] {
      #expect(await place.run("profile add \(name) --email a@b").code == .done, "\(name)")
      #expect(await place.run("profile add \(name)").code == .refusedData)
    }
    #expect(await place.run("profile add default").code == .refusedData)
  }
}
