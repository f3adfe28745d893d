import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

@testable import PuldarCommands

/// BM3: what is due, told where no person sits at a terminal.
@Suite struct DueCommandTests {
  /// Notes what it is to show.
  private final class NotingHost: Programs {
    private let failure: ProgramFailure?
    private let noted = Mutex<[String]>([])
    var shown: [String] { noted.withLock { $0 } }

    init(failure: ProgramFailure? = nil) { self.failure = failure }

    func notify(_ title: String, _ body: String) async throws(ProgramFailure) {
      if let failure { throw failure }
      noted.withLock { $0.append("\(title)\n\(body)") }
    }
  }

  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `in cron, without a terminal and without HOME, 1 says that something is due`()
    async throws
  {
    await run("bill", "add", "rent 1200 every month on the 31st", "--due", "2025-12-31")
    let due = await run("due", "--within", "7d", "--exit-code")
    #expect(due.code == .conditionFails)
    #expect(due.shown.contains("Rent  1200.00"))
    #expect(await run("due", "--within", "7d").code == .done)
    await run("pay", "rent")
    let after = await run("due", "--within", "7d", "--exit-code")
    #expect(after.code == .done)
    #expect(after.shown == "Nothing is due up to 2026-01-09.\n")
  }

  @Test func `a notification tells the first five, and nothing is shown where nothing is due`()
    async throws
  {
    let host = NotingHost()
    #expect(await run("due", "--notify", host: host).code == .missing)
    await run("add", "tea 3")
    #expect(await run("due", "--notify", host: host).code == .done)
    #expect(host.shown == [])
    for (day, name) in ["rent", "gas", "water", "phone", "gym", "car", "tax"].enumerated() {
      await run("bill", "add", "\(name) 1\(day + 1).50", "--due", "2026-01-0\(day + 1)")
    }
    #expect(await run("due", "--notify", host: host).code == .done)
    let lines = try #require(host.shown.first).split(separator: "\n")
    #expect(lines.first == "7 bills due, 101.50")
    #expect(lines.count == 7)
    #expect(lines[1].hasSuffix("2026-01-01 OVERDUE"))
    #expect(lines.last == "and 2 more")
  }

  @Test(arguments: [
    (ProgramFailure.noProgram(["notify-send", "osascript"]), "neither notify-send nor"),
    (.refused("notify-send", words: "no bus"), "notify-send showed nothing: no bus"),
  ])
  func `where nothing can be shown the reason is told`(
    _ failure: ProgramFailure, _ words: String
  ) async throws {
    await run("bill", "add", "rent 1200", "--due", "2025-12-31")
    let answer = await run("due", "--notify", host: NotingHost(failure: failure))
    #expect(answer.code != .done)
    #expect(answer.shown.contains(words))
  }

  @Test func `BM11, BM48: two devices that pay the same day are one payment after a merge`()
    async throws
  {
    await run("init", "--open")
    await run("bill", "add", "rent 1200 every month on the 31st", "--due", "2025-11-30")
    let other = Device(folder, "other", clock)
    #expect(await other.run("merge", folder.path("trip"), "--join").code == .done)
    await run("pay", "rent", "1190")
    #expect(await other.run("pay", "rent", "1190").code == .done)
    #expect(await run("merge", folder.path("other")).code == .done)
    let listed = await run("list")
    #expect(listed.shown.contains("1 entry"))
    #expect(await run("bills", "--paid").shown.contains("1190.00"))
    #expect(await run("unpay", "rent").code == .done)
    #expect(await run("bills").shown.contains("2 bills overdue"))
    #expect(await run("verify", "--replay").code == .done)
  }

  @Test func `BM46: the numbers of what is due are those that 'bill show' takes`() async throws {
    await run("bill", "add", "rent 1200 every month on the 31st", "--due", "2025-12-31")
    let plain = await run("due", "--plain")
    let number = try #require(plain.shown.split(separator: "\t").first)
    #expect(await run("bill", "show", String(number)).shown.contains("Rent 1200.00"))
  }

  private struct Device {
    let folder: TemporaryFolder
    let name: String
    let clock: TickingClock

    init(_ folder: TemporaryFolder, _ name: String, _ clock: TickingClock) {
      self.folder = folder
      self.name = name
      self.clock = clock
    }

    func run(
      _ words: [String], host: (any Programs)? = nil
    ) async -> (shown: String, code: ExitCode) {
      let record = ConversationRecord()
      let code = await PuldarProgram.run(
        in: Surroundings(
          arguments: (["-f", folder.path(name)] + words).map { Array($0.utf8) },
          terminal: TerminalState(environment: [:]),
          input: FakeInput([], byteLimit: 1), output: record, errors: record, clock: clock,
          parser: RuleBasedParser(),
          machine: MachinePlaces(
            stateFolder: folder.path("state-\(name)"), machineID: name, deviceName: name),
          programs: host))
      return (String(decoding: record.bytes, as: UTF8.self), code)
    }

    func run(_ words: String...) async -> (shown: String, code: ExitCode) { await run(words) }
  }

  @discardableResult
  private func run(
    _ words: String..., host: (any Programs)? = nil
  ) async -> (shown: String, code: ExitCode) {
    await Device(folder, "trip", clock).run(words, host: host)
  }
}
