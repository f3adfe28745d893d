import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport

/// A ledger in a folder of its own, with its machine's places beside it.
struct LedgerFolder {
  let folder: TemporaryFolder
  /// Which of several machines writes.
  var machine = "a"
  /// The folder's name of what the machine derives from ledgers; `nil` for none.
  var cache: String?

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.path("ledger") }

  var places: MachinePlaces {
    MachinePlaces(
      stateFolder: folder.path("state-\(machine)"), cacheFolder: cache.map(folder.path),
      machineID: machine, deviceName: "test")
  }

  var store: FileEventStore { FileEventStore(folder: path, machine: places) }

  /// The ledger's files by way of another file system than the usual one.
  func store(on system: any FileSystem) -> FileEventStore {
    FileEventStore(.folder(path), machine: places, system: system)
  }

  func ledger(
    _ clock: SteadyClock = SteadyClock(), on system: any FileSystem = SystemCalls()
  ) -> Ledger {
    ledger(clock, in: store(on: system))
  }

  /// - Parameter replacesMissing: Whether it is begun also where one is gone.
  func ledger(
    _ clock: SteadyClock = SteadyClock(), in store: FileEventStore, replacesMissing: Bool = false
  ) -> Ledger {
    Ledger(
      store: store, clock: clock,
      opening: LedgerOpening(
        currency: .usd, deviceName: "test", replacesMissing: replacesMissing))
  }

  /// The only log's path.
  var logPath: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: path + "/log")
      return path + "/log/" + (names.first { $0.hasSuffix(".jsonl") } ?? "")
    }
  }

  /// The bytes of the only log.
  var log: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(filePath: try logPath))) }
  }

  func writeLog(_ bytes: some Sequence<UInt8>) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: try logPath))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }
}
