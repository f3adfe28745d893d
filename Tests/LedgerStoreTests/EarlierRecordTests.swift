import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// What version 0.1 remembered of a ledger, in three files: it is read, and kept anew by the next write.
struct EarlierRecordTests {
  /// A log and its mark as the program of that version wrote them.
  private static let log = #"""
    {"n":0,"at":"2026-11-23T04:49:58.745Z","type":"LogOpened","data":{"format":1,"ledger":"2ohnvvkykyht4qevw767vkqxyg","writer":"mb6j","name":"vm","currency":"USD","weekStart":"mon","policy":"metered","categories":"puldar","version":"0.1.0"},"seal":"05d32d362803e09680577252e1b5402563105fa5cb18fd17db6ae152a8a5bbd3"}
    {"n":1,"at":"2026-11-23T04:49:58.746Z","type":"ExpenseAdded","data":{"amount":"5.00","currency":"USD","category":"dining","date":"2026-11-23","account":"bank","merchant":"Coffee","said":"5 coffee","by":"rules/1"},"seal":"f6f4bd593ca66a6c9ab90f45e791147f20a0918b2c23dc8d4fff909baf619a64"}
    {"n":2,"at":"2026-11-23T04:49:58.822Z","type":"ExpenseAdded","data":{"amount":"6.00","currency":"USD","category":"dining","date":"2026-11-23","account":"bank","merchant":"Coffee","said":"6 coffee","by":"rules/1"},"seal":"7ea66ceba5f97297d5db330c3040dcbc12ca0ecf913dee75798e2278fd1ac55d"}

    """#
  private static let end = """
    "end":889,"events":3,"at":"2026-11-23T04:49:58.822Z",\
    "seal":"7ea66ceba5f97297d5db330c3040dcbc12ca0ecf913dee75798e2278fd1ac55d"}
    """

  private let place: LedgerFolder
  private let files: MachineFiles
  private let clock = SteadyClock("2026-12-03T00:00:00.000Z")

  /// The log, and a record of it and of another device's log with one event.
  init() throws {
    place = try LedgerFolder()
    files = MachineFiles(place)
    let path = place.path + "/log/mb6j.jsonl"
    try FileManager.default.createDirectory(
      atPath: place.path + "/log", withIntermediateDirectories: true)
    try Data(EarlierRecordTests.log.utf8).write(to: URL(filePath: path))
    let record = EarlierRecord(
      ledger: try #require(LedgerID("2ohnvvkykyht4qevw767vkqxyg")), writer: .known("mb6j"),
      machine: place.places.machineID, path: place.path, inode: try files.inode(place.path + "/."))
    let seen =
      #"{"seen":1}"# + "\n" + #"{"writer":"zzzz","inode":"7","modified":"1","end":9,"events":1,"#
      + #""at":"2026-11-23T04:49:58.745Z","seal":"\#(String(repeating: "0", count: 64))"}"# + "\n"
    try files.replace(
      with: record,
      mark: #"{"mark":1,"sequence":1,"writer":"mb6j","inode":"\#(try files.inode(path))","#
        + #""modified":"1795409398817929666","# + EarlierRecordTests.end,
      seen: seen)
  }

  private func names() throws -> [String] {
    let folder = "\(place.places.stateFolder)/\(try files.ledger.text)"
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  private func spend() async throws -> EventID {
    try await place.ledger(clock).perform(AppendEvents([.spent(1)])).outcome[0]
  }

  @Test func `it says who writes and what other logs held, and is kept anew by the next write`()
    async throws
  {
    let missing = try place.store.reading().condition.missing
    #expect(missing.map(\.writer) == [.known("zzzz")] && missing.map(\.loss) == [.gone])
    #expect(try await spend() == EventID(writer: .known("mb6j"), number: 3))
    let names = try names()
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("-mb6j.mark") })
    #expect(try place.store.reading().condition.missing == missing)
    #expect(try await spend() == EventID(writer: .known("mb6j"), number: 4))
  }

  @Test(arguments: 1...2)
  func `what it says was acknowledged and is gone is missed, and never written behind`(
    kept: Int
  ) async throws {
    let lines = try place.log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    try place.writeLog(lines.prefix(kept).joined())
    let missing = try #require(try place.store.reading().condition.missing.first(where: \.isOwn))
    #expect(missing.loss == .older && missing.seenCount == 3 && missing.count == kept)
    await #expect(throws: LedgerError.log(.acknowledgedMissing(missing))) { _ = try await spend() }
    _ = try place.store.acceptOlder()
    #expect(try await spend().writer != .known("mb6j"))
    #expect(try !place.store.reading().condition.missing.contains(where: \.isOwn))
  }

  @Test func `an older copy that takes the place of what it tells of is noticed`() async throws {
    let lines = try place.log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    try FileManager.default.copyItem(atPath: place.path, toPath: place.folder.path("copy"))
    try FileManager.default.moveItem(atPath: place.path, toPath: place.folder.path("broken"))
    try FileManager.default.moveItem(atPath: place.folder.path("copy"), toPath: place.path)
    try place.writeLog(lines.prefix(2).joined())
    let missing = try #require(try place.store.reading().condition.missing.first(where: \.isOwn))
    #expect(missing.loss == .older && missing.seenCount == 3 && missing.count == 2)
    await #expect(throws: LedgerError.log(.acknowledgedMissing(missing))) { _ = try await spend() }
  }

  @Test func `a mark of it that cannot be read is made anew where the log is whole`() async throws {
    try files.writeMark(Data("no mark".utf8))
    #expect(try await spend() == EventID(writer: .known("mb6j"), number: 3))
  }
}
