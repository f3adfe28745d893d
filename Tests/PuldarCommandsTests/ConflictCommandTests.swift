import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// BM48: what two devices did apart, as a person is told of it and settles it.
@Suite struct ConflictCommandTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a command on a device, which is called as its folder.
  @discardableResult
  private func run(
    _ line: String, on device: String = "home", typed: String? = nil
  ) async -> String {
    let record = ConversationRecord()
    let terminal = TerminalState(
      environment: ["HOME": folder.path("person"), "LANG": "C.UTF-8"],
      isInputTerminal: typed != nil, isErrorTerminal: typed != nil)
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path(device)] + line.split(separator: " ").map(String.init))
          .map { Array($0.utf8) },
        terminal: terminal, input: FakeInput(Array((typed ?? "").utf8), byteLimit: 4096),
        output: record, errors: record, clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state-\(device)"), machineID: device, deviceName: device)))
    return String(decoding: record.bytes, as: UTF8.self)
  }

  /// The writer of a device's own log.
  private func writer(of device: String) async -> String {
    let told = await run("doctor --plain", on: device)
    return told.firstMatch(of: /are of (\w+)/).map { String($0.output.1) } ?? ""
  }

  /// Each device takes in what the others have.
  private func meet(_ devices: String...) async {
    for device in devices {
      for other in devices where other != device {
        await run("merge \(folder.path(other)) --join", on: device)
      }
    }
  }

  /// Two devices that changed one entry, and set an income.
  private func prepare() async -> String {
    await run("init --open")
    await run("add sushi 1300")
    await meet("home", "trip")
    let home = await writer(of: "home")
    await run("edit 1 --amount 130")
    await run("income 4000 --monthly")
    await run("edit \(home):1 --amount 135", on: "trip")
    await run("income 4200 --monthly", on: "trip")
    await run("merge \(folder.path("trip"))")
    return await writer(of: "trip")
  }

  @Test func `BM48: at a terminal each conflict is shown: Enter settles it, n leaves it`() async {
    let trip = await prepare()
    let found = await run("check conflicts")
    #expect(found.contains("entry 1, Sushi: this device (2, 2026-01-02) corrects 1: amount"))
    #expect(found.contains("trip (\(trip):"), "the other device by its name: \(found)")
    let shown = await run("review", typed: "n\n\n")
    #expect(shown.contains("Two devices changed entry 1, Sushi, neither knowing of the other"))
    #expect(shown.contains("If it is not:") && shown.contains("home undo \(trip):1"))
    #expect(shown.contains("Is it right as it is? [Y/n/q] "))
    let left = await run("check conflicts")
    #expect(left.contains("entry 1, Sushi") && !left.contains("income"), "\(left)")
    #expect(await run("review 1 -q") == "")
    #expect(await run("check conflicts").contains("Nothing needs you"))
    #expect(await run("review", typed: "").contains("No entry waits for a look."))
  }

  @Test func `BM48: what a third device changed on top is told until it is looked at`() async {
    let trip = await prepare()
    await meet("home", "trip", "third")
    let home = await writer(of: "home")
    await run("edit \(home):1 --amount 140", on: "third")
    await meet("home", "third")
    let third = await writer(of: "third")
    let found = await run("check conflicts")
    #expect(found.contains("\(third):") && found.contains("amount 135.00 -> 140.00"), "\(found)")
    #expect(!found.contains("(\(trip):1,"), "what was seen for sure is no pair: \(found)")
    await run("review 1")
    #expect(!(await run("check conflicts")).contains("entry 1"))
    await run("undo")
    #expect(await run("check conflicts") == found)
  }

  @Test func `BM48: two settings under one key are told, and the one that counts is taken back`()
    async
  {
    await run("init --open")
    await meet("home", "trip")
    await run("income 4000 --monthly --key k")
    await run("income 4200 --monthly --key k", on: "trip")
    await run("merge \(folder.path("trip"))")
    let found = await run("check conflicts")
    #expect(found.contains("4000.00 a month") && found.contains("4200.00 a month"), "\(found)")
    #expect(
      found.contains("; 1 holds. If that is right: 'puldar -f \(folder.path("home")) review 1'"))
    await run("review 1")
    #expect(await run("check conflicts").contains("Nothing needs you"))
    await run("undo")
    #expect(await run("check conflicts") == found)
    await run("undo 1")
    #expect(await run("check conflicts").contains("Nothing needs you"))
  }
}
