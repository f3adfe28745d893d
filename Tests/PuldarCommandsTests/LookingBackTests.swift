import EntryParsing
import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// `--as-of` with every command that there is.
@Suite struct LookingBackTests {
  /// Commands that read, each with what it needs.
  static let reading = [
    "budget", "calendar", "config week-start", "rule list", "rule learned",
    "", "status", "status --short", "report", "list", "list tea", "show 1", "log", "log --json",
    "log --jsonl",
    "log --entry 1", "explain fun", "diff 0", "replay --without 1", "check", "budget rollover",
    "income",
    "budget bucket list", "category list", "pro status", "pro", "bill list",
    "due", "account", "forecast", "allowance", "goal list",
    "status --snapshot",
    "undo --list", "redo --list",
  ]

  /// Commands that write, or look at nothing that was recorded: each is refused.
  static let refusing = [
    "add tea 3", "add 3 --merchant tea -n", "add refund 3 --of 1", "move 3 bank cash",
    "parse tea 3",
    "edit 1 --amount 4", "edit listed tea --set-note x -n",
    "undo --all --confirm default", "review --all", "receipt add lunch.txt",
    "receipt read lunch.txt", "undo", "undo 1 -n",
    "redo", "income 3",
    "income 4000 --monthly",
    "budget 60/20/20", "budget rollover fun both", "budget 400", "budget shift 5 fun future",
    "config week-start sun", "rule add door dining", "rule end 1",
    "rule test tea 3", "category add pets --bucket fun",
    "budget bucket add travel", "budget bucket rename fun Joy",
    "budget bucket end fun --move-to future",
    "category rename dining Food",
    "category move dining --bucket future", "category end dining", "category merge dining gifts",
    "init", "verify",
    "check machine",
    "completions bash", "pro unlock --transaction T1", "pro revoke", "merge other.jsonl",
    "bill run",
    "bill add tea 3 15jan", "bill edit tea --amount 4", "bill skip tea",
    "account add visa", "account open bank 3", "account end cash",
    "account correct bank +3 --why x",
    "allowance 5", "goal add Bike", "goal fund bike 5", "goal withdraw bike 5",
    "goal edit bike --target 5", "goal end bike",
    "account reconcile bank 3", "bill stop tea", "pay tea", "undo --payment tea",
    "due --ics due.ics",
    "due --notify",
    "export jsonl", "repair", "compact elsewhere", "rule apply",
    "config model use small.gguf", "config model", "config model off", "pro restore",
    "append lines.jsonl",
    "receipt attach 1 lunch.jpg", "receipt detach 1 lunch.jpg", "receipt clean --yes",
    "import january.csv",
    "backup budget.tar", "restore budget.tar", "config",
    "receipt read lunch.txt",
    "config get model.use", "config set model.use never", "config unset model.use",
    "profile add ana", "profile use ana", "profile list", "profile lock ana", "profile unlock ana",
    "profile rename ana eva", "profile remove ana",
  ]

  /// Commands that read what was not there yet.
  static let missing = ["bill show tea"]

  final class Place {
    let folder: TemporaryFolder
    let clock = TickingClock()

    init() throws {
      folder = try TemporaryFolder()
    }

    func run(_ line: String) async -> (text: String, code: Int32) {
      let record = ConversationRecord()
      let code = await PuldarProgram.run(
        in: Surroundings(
          arguments: line.split(separator: " ").map { Array($0.utf8) },
          terminal: TerminalState(environment: ["HOME": folder.path("home")]),
          input: FakeInput([], byteLimit: 1), output: record, errors: record, clock: clock,
          parser: RuleBasedParser(),
          machine: MachinePlaces(
            stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
      return (String(decoding: record.bytes, as: UTF8.self), code.rawValue)
    }

    /// Every file below the folder, with its bytes.
    func files() throws -> [String: Data] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return names.reduce(into: [:]) { files, name in
        files[name] = try? Data(contentsOf: URL(filePath: folder.path(name)))
      }
    }
  }

  @Test func `a command that reads shows what was known, and one that does not is refused`()
    async throws
  {
    let place = try Place()
    for line in [
      "add tea 3", "income 4000 --monthly", "add coffee 900", "undo", "bill add tea 900 15jan",
    ] {
      #expect(await place.run(line).code == 0)
    }
    let before = try place.files()
    for line in Self.reading {
      let answer = await place.run(line + " --as-of 1")
      #expect(answer.code == 0, "\(line): \(answer.text)")
      #expect(!answer.text.contains("900.00"), "\(line): \(answer.text)")
    }
    for line in Self.missing {
      let answer = await place.run(line + " --as-of 1")
      #expect(answer.code == 66, "\(line): \(answer.text)")
    }
    for line in Self.refusing {
      let answer = await place.run(line + " --as-of 1 --yes")
      #expect(answer.code == 64, "\(line): \(answer.text)")
    }
    #expect(try place.files() == before)
  }

  @Test func `every command stands in one of the two lists`() async throws {
    let lines = Self.reading + Self.refusing + Self.missing
    for path in try await Self.paths(of: try Place()) where path != "" {
      #expect(lines.contains { $0 == path || $0.hasPrefix(path + " ") }, "\(path)")
    }
  }

  /// The words of every command that does something.
  static func paths(of place: Place) async throws -> [String] {
    let dump = await place.run("__dump").text
    let document = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any]
    return paths(of: try #require(document?["command"] as? [String: Any]))
  }

  private static func paths(of command: [String: Any], _ lead: String = "") -> [String] {
    let groups = command["groups"] as? [[String: Any]] ?? []
    let below = groups.flatMap { $0["commands"] as? [[String: Any]] ?? [] }
    if below.isEmpty { return [lead] }
    return below.flatMap { child -> [String] in
      if child["isHidden"] as? Bool == true { return [] }
      let name = child["name"] as? String ?? ""
      return paths(of: child, lead.isEmpty ? name : "\(lead) \(name)")
    }
  }
}
