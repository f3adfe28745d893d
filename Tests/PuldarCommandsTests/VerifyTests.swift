import EntryParsing
import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What 'verify' says of logs that no command would have written.
@Suite struct VerifyTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private let machine: MachinePlaces

  init() throws {
    folder = try TemporaryFolder()
    machine = MachinePlaces(
      stateFolder: folder.path("state"), cacheFolder: folder.path("cache"), machineID: "m",
      deviceName: "laptop")
  }

  private func ledger(on machine: MachinePlaces) -> Ledger {
    Ledger(
      store: FileEventStore(folder: folder.path("trip"), machine: machine), clock: clock,
      opening: LedgerOpening(currency: .usd))
  }

  @Test(arguments: [["verify", "--replay"], ["verify", "--replay", "--json"]])
  func `a log that says of an entry what it was not is refused, and no bug`(
    _ words: [String]
  ) async throws {
    let ledger = ledger(on: machine)
    let entry = try await ledger.perform(AppendEvents([.spent(45_00)])).outcome[0]
    var now = EntryAmendment(by: "flags")
    now.amount = Money(minorUnits: 46_00, currency: .usd)
    // Sealed like any other line, as whoever can write the file could seal it.
    _ = try await ledger.perform(AppendEvents([.corrected(entry, .spent(99_00), now)]))
    let (shown, code) = await run(words)
    #expect(code == .refusedData)
    #expect(shown.contains("event 2 says of event 1 what it was not"))
  }

  /// Events that take an entry of 45.00 back, and say that it was more.
  static let liesOfAnEntry = [
    LedgerEvent.voided(EventID.sample(1), .spent(700_00)),
    .undone(EventID.sample(1), .spent(700_00)),
  ]

  @Test(arguments: liesOfAnEntry)
  func `a void or an undo that lies is named by verify and by check`(
    _ lie: LedgerEvent
  ) async throws {
    let ledger = ledger(on: machine)
    let entry = try await ledger.perform(AppendEvents([.spent(45_00)])).outcome[0]
    _ = try await ledger.perform(AppendEvents([lie.about(entry)]))
    let verified = await run(["verify", "--replay"])
    #expect(verified.code == .refusedData)
    #expect(
      verified.shown.contains(
        "the figures of 2026-01-02 are not what its entries add up to: event 2 says of event 1"))
    let checked = await run(["check"])
    #expect(checked.code == .conditionFails)
    #expect(checked.shown.contains("the figures of 2026-01-02 are not what its entries add up to"))
  }

  /// What is said of the figures: in words, and as JSON's members.
  private func expectFigures(_ words: String, _ members: String, _ options: [String] = []) async {
    let text = await run(["verify"] + options)
    #expect(text.code == .done)
    #expect(text.shown.split(separator: "\n")[0].hasSuffix(words))
    for form in ["--json", "-o=jsonl"] {
      #expect(await run(["verify", form] + options).shown.hasSuffix(",\(members)}\n"))
    }
    // Three columns, with or without a snapshot: they say nothing of figures.
    #expect(await run(["verify", "--plain"] + options).shown.split(separator: "\t").count == 3)
  }

  @Test func `of a short log no figure is said to be compared, unless --replay compares it`()
    async throws
  {
    _ = await run(["add", "tea 3"])
    await expectFigures(
      ", seals intact.",
      #""figures":"notCompared","snapshot":"none""#)
    await expectFigures(
      ", every figure is what its entries add up to and equal to a fresh replay.",
      #""figures":"equal","snapshot":"none","replay":"equal""#, ["--replay"])
  }

  @Test func `the snapshot of a long log is compared with a replay`() async throws {
    _ = try await ledger(on: machine).perform(AppendEvents((0..<4100).map { _ in .spent(1) }))
    _ = try await ledger(on: machine).view(MonthlyBuckets())
    await expectFigures(
      ", seals intact, every figure equal to a fresh replay.",
      #""figures":"equal","snapshot":"equal""#)
  }

  @Test(.heavy)
  func `P59: each snapshot is compared with a replay, and one that was forged is told`()
    async throws
  {
    let words = [
      BudgetState.snapshotName: "the figures that were kept differ",
      EntryHabits.snapshotName: "the habits that were kept differ",
      AccountSums.snapshotName: "the balances that were kept differ",
      Envelopes.snapshotName: "the days and savings that were kept differ",
    ]
    let names = Ledger.keptProjections.map { $0.snapshotName }
    #expect(words.keys.sorted() == names.sorted())
    _ = try await ledger(on: machine).perform(AppendEvents((0..<4100).map { _ in .spent(1) }))
    _ = try await ledger(on: machine).view(MonthlyBuckets())
    _ = try await ledger(on: machine).view(LatestSums())
    _ = try await ledger(on: machine).view(AccountSums())
    _ = try await ledger(on: machine).view(Envelopes())
    #expect(await run(["verify"]).code == .done)
    for kept in Ledger.keptProjections {
      let path = try snapshotPath(kept.snapshotName)
      let whole = try Data(contentsOf: URL(filePath: path))
      let forged = forged(kept, [UInt8](whole))
      try Data(try #require(forged)).write(to: URL(filePath: path))
      let verified = await run(["verify"])
      #expect(verified.code == .bug)
      let said = try #require(words[kept.snapshotName])
      #expect(verified.shown.contains(said))
      #expect(await run(["verify", "--json"]).shown.contains(#""snapshot":"different""#))
      try whole.write(to: URL(filePath: path))
    }
    #expect(await run(["verify"]).code == .done)
  }

  /// A snapshot with one more expense than the log, whose checksum fits.
  private func forged<P: KeptProjection>(_: P.Type, _ bytes: [UInt8]) -> [UInt8]? {
    var snapshot = Snapshot<P>(bytes: bytes)
    guard let writer = snapshot?.header.places.keys.first else { return nil }
    snapshot?.fold.apply(
      EventEnvelope(
        id: EventID(writer: writer, number: 4_101), recordedAt: .latest,
        event: .spent(77_00, at: "Nowhere")))
    return snapshot?.bytes
  }

  private func snapshotPath(_ name: String) throws -> String {
    let cache = try #require(machine.cacheFolder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: cache)
    return cache + "/" + (try #require(names.first { $0.hasSuffix("." + name) }))
  }

  @Test func `of several short logs no figure is said to be compared either`() async throws {
    _ = await run(["add", "tea 3"])
    let phone = MachinePlaces(
      stateFolder: folder.path("other"), machineID: "p", deviceName: "phone")
    _ = try await ledger(on: phone).perform(AppendEvents([.spent(1)]))
    let text = await run(["verify"])
    #expect(text.code == .done)
    #expect(text.shown.contains("in 2 logs, seals intact.\n"))
    #expect(
      await run(["verify", "--json"]).shown.hasSuffix(
        #","figures":"notCompared","snapshot":"none"}"# + "\n"))
  }

  @Test func `a head that was kept is found again, whatever was added since`() async throws {
    _ = await run(["add", "tea 3"])
    let head = await run(["verify", "--plain"]).shown.split(whereSeparator: \.isWhitespace)[2]
    _ = await run(["add", "coffee 4"])
    let bare = head.drop { $0 != ":" }.dropFirst()
    for word in [head, bare] {
      let (shown, code) = await run(["verify", "--expect", String(word)])
      #expect(code == .done)
      #expect(shown.contains("As kept: \(head)"))
    }
    // Another seal there, as if what came before it had been written anew.
    let other = bare.dropLast() + (bare.last == "0" ? "1" : "0")
    #expect(await run(["verify", "--expect", String(other)]).code == .conditionFails)
  }

  @Test func `the doctor says why there are more logs than a person has devices`() async throws {
    let logs = folder.path("trip") + "/log/"
    try FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
    for writer in (0..<101).compactMap({ WriterID("w\(1000 + $0)") }) {
      var bytes: [UInt8] = []
      let events = [EventEnvelope]([.opened(writer: writer), .spent(1)], writer: writer)
      _ = LogLine.write(events, after: .beforeFirst, to: &bytes)
      try Data(bytes).write(to: URL(filePath: logs + "\(writer.text).jsonl"))
    }
    let (shown, _) = await run(["doctor"])
    #expect(shown.contains("202 events in 101 logs, and each command looks at all of them"))
    #expect(shown.contains("compact NEW-FOLDER"))
  }

  private func run(_ words: [String]) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([], byteLimit: 4096), output: record, errors: record,
        clock: clock, parser: RuleBasedParser(), machine: machine))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}

extension LedgerEvent {
  /// The same about another entry.
  fileprivate func about(_ entry: EventID) -> LedgerEvent {
    switch self {
    case .amendment(let event):
      .amendment(.entryVoided(EntryVoided(entry: entry, version: entry, was: event.was)))
    case .reversal(let event): .undone(entry, event.reversal.copy)
    default: self
    }
  }
}
