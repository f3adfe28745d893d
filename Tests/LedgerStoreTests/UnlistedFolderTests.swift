import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A file system that shows nothing of any log, and says that all is well: a mount that is not there.
private struct HiddenLogs: ForwardingFileSystem {
  let base = SystemCalls()

  func names(in path: String) throws(FileError) -> [String] {
    try base.names(in: path).filter { !$0.hasSuffix(".jsonl") }
  }

  func status(at path: String) throws(FileError) -> FileStatus? {
    path.hasSuffix(".jsonl") ? nil : try base.status(at: path)
  }
}

/// What cannot be listed or looked at is never taken for what is not there.
struct UnlistedFolderTests {
  /// What is no longer where this machine stored events.
  enum Loss: CaseIterable { case nothing, folder, logs, file }

  private let place: LedgerFolder

  init() throws {
    place = try LedgerFolder()
  }

  private func path(_ loss: Loss) -> LedgerPlace {
    loss == .file ? .file(place.folder.path("one.jsonl")) : .folder(place.path)
  }

  private func store(_ loss: Loss, on system: any FileSystem) -> FileEventStore {
    FileEventStore(path(loss), machine: place.places, system: system)
  }

  private func write(_ loss: Loss, on system: any FileSystem) async throws {
    _ = try await place.ledger(
      SteadyClock("2026-01-03T00:00:00.000Z"), in: store(loss, on: system)
    ).perform(AppendEvents([.spent(2_00)]))
  }

  /// Stores an event, and takes away what is lost then.
  private func begin(_ loss: Loss) async throws {
    _ = try await place.ledger(in: store(loss, on: SystemCalls()))
      .perform(AppendEvents([.spent(1_00)]))
    switch loss {
    case .nothing: break
    case .folder: try FileManager.default.removeItem(atPath: place.path)
    case .logs: try FileManager.default.removeItem(atPath: try place.logPath)
    case .file: try FileManager.default.removeItem(atPath: path(loss).path)
    }
  }

  /// How many logs there are.
  private func logCount(_ loss: Loss) -> Int {
    let files = FileManager.default
    if loss == .file { return files.fileExists(atPath: path(loss).path) ? 1 : 0 }
    return (try? files.contentsOfDirectory(atPath: place.path + "/log"))?.count ?? 0
  }

  @Test(arguments: FailingCalls.Call.allCases, [Int32(5), 13])
  func `a reader is told all that is stored, or that it cannot be read`(
    kind: FailingCalls.Call, code: Int32
  ) async throws {
    try await begin(.nothing)
    var number = 0
    var hasFailed = true
    while hasFailed {
      number += 1
      let system = FailingCalls(from: number, code: code, lasts: true, failing: kind)
      do throws(LogError) {
        #expect(try store(.nothing, on: system).end().eventCount == 2, "\(kind) \(number)")
      } catch {
        #expect(error.errno == code, "\(kind) \(number): \(error)")
      }
      hasFailed = system.hasFailed
    }
  }

  @Test(arguments: Loss.allCases, [Int32(5), 13])
  func `no first log is begun where a ledger is remembered, whatever fails for good`(
    loss: Loss, code: Int32
  ) async throws {
    try await begin(loss)
    let count = logCount(loss)
    for kind in FailingCalls.Call.allCases {
      var number = 0
      var hasFailed = true
      while hasFailed {
        number += 1
        let system = FailingCalls(from: number, code: code, lasts: true, failing: kind)
        try? await write(loss, on: system)
        hasFailed = system.hasFailed
        #expect(logCount(loss) == count, "\(kind) \(number)")
      }
    }
  }

  @Test(arguments: [Loss.nothing, .file])
  func `no first log is begun where the logs only seem not to be there`(loss: Loss) async throws {
    try await begin(loss)
    let count = logCount(loss)
    await #expect {
      try await write(loss, on: HiddenLogs())
    } throws: { error in
      switch error as? LedgerError {
      case .log(.acknowledgedMissing(let missing)): missing.loss == .gone && missing.seenCount == 2
      case .log(.gone(_, let count, _)): count == 2
      default: false
      }
    }
    #expect(logCount(loss) == count)
  }
}
