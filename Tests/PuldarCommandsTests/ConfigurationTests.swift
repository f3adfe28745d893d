import EntryParsing
import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// P48, P50, SP19: the settings of a machine.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ words: [String], _ variables: [String: String] = [:]
  ) async -> (text: String, code: Int32) {
    let record = ConversationRecord()
    let environment = variables.merging(["HOME": folder.path("home")]) { $1 }
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: words.map { Array($0.utf8) },
        terminal: TerminalState(environment: environment),
        input: FakeInput([], byteLimit: 1), output: record, errors: record, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        files: TestSideFiles()))
    return (String(decoding: record.bytes, as: UTF8.self), code.rawValue)
  }

  /// A value for each setting but the profile, which is chosen with a command of its own.
  private static let values = [
    "model.use": "never", "model.file": "/none.gguf", "model.program": "/none",
    "model.seconds": "5", "overdraft": "refuse", "receipts.autosave": "true",
    "pretty": "true", "color": "never", "locale": "de-DE",
  ]

  @Test func `M32: every screen tells a path in the person's own folder alike`() async {
    for line in ["list", "status", "account", "check log", "bill list", "show 1"] {
      let shown = await run(line.split(separator: " ").map(String.init)).text
      #expect(shown.hasPrefix("Error: there is no ledger at '~/"), "\(line): \(shown)")
    }
  }

  @Test func `C25: settings that are not there are not said to stand in a file`() async {
    #expect(await run(["config"]).text.contains("The first that is set makes ~/"))
    #expect(await run(["check", "machine"]).text.contains(/ok +config .*\(none yet\)/))
    _ = await run(["config", "set", "pretty", "false"])
    #expect(await run(["config"]).text.contains("They stand in ~/"))
    #expect(!(await run(["check", "machine"]).text.contains(/ok +config .*\(none yet\)/)))
  }

  @Test func `P48: whatever is set, no figure is another, and nothing is in the log`() async throws
  {
    for line in [["income", "4000", "--monthly"], ["add", "sushi 30"]] {
      #expect(await run(line).code == 0)
    }
    let figures = await run(["status", "--plain"]).text
    let log = await run(["export", "jsonl"]).text
    #expect(Set(Self.values.keys) == Set(Configuration.names).subtracting(["profile"]))
    for (name, value) in Self.values {
      #expect(await run(["config", "set", name, value]).text == value + "\n")
      #expect(await run(["config", "get", name, "--plain"]).text == "\(name)\t\(value)\tset\n")
      #expect(await run(["status", "--plain"]).text == figures)
    }
    for name in Configuration.names {
      #expect(await run(["config", "unset", name]).code == 0)
      #expect(await run(["config", "get", name, "--plain"]).text.hasSuffix("\tusual\n"))
    }
    #expect(await run(["export", "jsonl"]).text == log)
  }

  @Test func `an option goes before the environment, and that before a setting`() async throws {
    _ = await run(["add", "rent 1.234,50", "--locale", "de-DE", "--currency", "EUR"])
    #expect(await run(["config", "set", "locale", "de-DE"]).code == 0)
    #expect(await run(["add", "tea 1.234,50", "-n"]).text.contains("1234.50"))
    #expect(await run(["add", "tea 1,234.50", "-n", "--locale", "en-US"]).text.contains("1234.50"))
    let named = await run(["add", "tea 1,234.50", "-n"], ["LANG": "en_US.UTF-8"])
    #expect(named.text.contains("1234.50"))
    #expect(await run(["config", "set", "color", "always"]).code == 0)
    #expect(await run(["budget", "1", "-c", "housing"]).code == 0)
    #expect(await run(["status"]).text.contains("\u{1B}["))
    #expect(await !run(["status"], ["NO_COLOR": "1"]).text.contains("\u{1B}["))
    #expect(await !run(["status", "--color", "never"]).text.contains("\u{1B}["))
  }

  @Test func `what is set stays as it was written, with its comments, whatever else changes`()
    throws
  {
    let text = "# mine\n\nmodel.use = never # not now\n model.seconds=7\r\nmodel.use = always\n"
    var configuration = try Configuration(
      reading: Array("# mine\n\n model.seconds=7\r\nmodel.use = always\n".utf8), shownPath: "x")
    #expect(configuration.value(of: "model.seconds") == "7")
    configuration.unset("model.use")
    try configuration.set("model.file", "/a b.gguf")
    #expect(
      String(decoding: configuration.bytes, as: UTF8.self)
        == "# mine\n\n model.seconds=7\r\nmodel.file = /a b.gguf\n")
    // A comment behind a value is part of it: it is refused, and not taken for something else.
    #expect(throws: CommandFailure.self) {
      _ = try Configuration(reading: Array(text.utf8), shownPath: "x")
    }
  }
}
