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

    func run(_ line: String, isTerminal: Bool = true, locale: String = "en_US.UTF-8") async
      -> String
    {
      let record = ConversationRecord()
      _ = await PuldarProgram.run(
        in: Surroundings(
          arguments: line.split(separator: " ").map { Array($0.utf8) },
          terminal: TerminalState(
            environment: ["HOME": folder.path("home"), "LANG": locale],
            isOutputTerminal: isTerminal, measuredColumns: 100),
          input: FakeInput([]), output: record, errors: record, clock: clock,
          parser: RuleBasedParser(),
          machine: MachinePlaces(
            stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
      return String(decoding: record.bytes, as: UTF8.self)
    }
  }

  private static func filled() async throws -> Place {
    let place = try Place()
    for line in ["add sushi 1300", "income 4000 --monthly", "add salary 2500 from acme"] {
      _ = await place.run(line)
    }
    return place
  }

  /// Commands that show an amount above a thousand.
  static let showing = [
    "status", "list", "list --group month", "find sushi", "show 1", "log", "explain fun", "diff 0",
    "replay --without 1", "allocate", "income", "category list", "edit 1 --amount 1200 -n",
    "void 1 -n", "undo -n", "income 5000 --monthly -n", "add shoes 2000 -n",
    "category move dining --bucket future -n", "undo --list",
  ]

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

  @Test func `the locale says where the marks and the sign stand`() async throws {
    let place = try await Self.filled()
    let shown = await place.run("income --pretty", locale: "de_DE.UTF-8")
    #expect(shown.contains("4.000,00 $"))
    let month = await place.run("status --pretty", locale: "fr_FR.UTF-8")
    #expect(month.contains("1 300,00 $"))
  }
}
