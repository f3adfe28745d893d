import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Files that somebody who knows of no lock puts in the place of others, while a process lives that has
/// them open: a program that synchronises folders, a backup, a person.
struct ReplacedFileTests {
  private let place: LedgerFolder
  private let system = CountingFileSystem()
  private let ledger: Ledger

  init() async throws {
    place = try LedgerFolder()
    ledger = place.ledger(on: system)
    for _ in 0..<3 { _ = try await ledger.perform(AppendEvents([.spent(1_00)])) }
  }

  /// How a log is taken from under a writer.
  enum Harm: CaseIterable {
    case replaced
    case removed
    case folderMoved

    func act(log: String, folder: String) throws {
      let files = FileManager.default
      switch self {
      case .replaced:
        try Data(contentsOf: URL(filePath: log)).write(to: URL(filePath: log), options: .atomic)
      case .removed: try files.removeItem(atPath: log)
      case .folderMoved:
        try files.moveItem(atPath: folder, toPath: folder + ".moved")
        try files.copyItem(atPath: folder + ".moved", toPath: folder)
      }
    }
  }

  /// While it is decided, somebody comes between.
  private struct Interrupted: LedgerDecision {
    let interrupt: @Sendable () -> Void
    var view: DecisionState { DecisionState() }

    func events(given view: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent] {
      interrupt()
      return [NewEvent(.spent(7_77))]
    }

    func isRepeated(by written: [LedgerEvent]) -> Bool { false }
  }

  @Test(arguments: Harm.allCases)
  func `nothing is written to a log that lost its name while it was decided`(
    _ harm: Harm
  ) async throws {
    let log = try place.logPath
    let folder = place.path
    let before = try place.log
    await expectError("log.notWritten") {
      try await ledger.perform(
        Interrupted { try? harm.act(log: log, folder: folder) })
    }
    if harm != .removed { #expect(try place.log == before) }
  }

  @Test func `a mark that was replaced by an equal one goes on`() async throws {
    let files = MachineFiles(place)
    let before = try files.mark
    try before.write(to: URL(filePath: try files.path("mark")), options: .atomic)
    _ = await ledger.drainNotices()
    for _ in 0..<2 { _ = try await ledger.perform(AppendEvents([.spent(1_00)])) }
    #expect(HighWaterMark(file: Array(try files.mark))?.own?.eventCount == 6)
    #expect(await ledger.drainNotices().isEmpty)
  }

  @Test func `a lock that was removed between two writes is made again`() async throws {
    let path = place.path + "/lock"
    for _ in 0..<2 {
      try? FileManager.default.removeItem(atPath: path)
      _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `a look at a replaced log that fails takes nothing else away`() async throws {
    var other = place
    other.machine = "b"
    let clock = SteadyClock("2026-01-03T00:00:00.000Z")
    let result = try await other.ledger(clock).perform(AppendEvents([.spent(2_00)]))
    let writer = try #require(result.outcome.first?.writer)
    let log = URL(filePath: "\(place.path)/log/\(writer.text).jsonl")
    let system = FailingFileSystem(failing: .status, isArmed: false)
    let store = place.store(on: system)
    _ = try store.reading()
    try Data(contentsOf: log).write(to: log, options: .atomic)
    system.arm()
    expectError("unreadable") { try store.whileLocked(deadline: .seconds(5)) { _ in } }
    try store.whileLocked(deadline: .seconds(5)) { _ in
      let second = try SystemCalls().lock(
        place.path + "/lock", deadline: .milliseconds(5))
      #expect(second == nil)
    }
  }
}
