import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Folders that a process made that may have died before their names were on the disk.
struct DurableFolderTests {
  private static let made = ["home", "home/ledger", "home/ledger/log", "machine", "machine/state"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in DurableFolderTests.made + ["machine/state/puldar"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
    }
  }

  @discardableResult
  private func write(
    on system: CountingFileSystem
  ) async throws -> WriteResult<[EventID]> {
    let places = MachinePlaces(
      stateFolder: folder.path("machine/state/puldar"), machineID: "a", deviceName: "test")
    let store = FileEventStore(
      .folder(folder.path("home/ledger")), machine: places, system: system)
    let ledger = Ledger(
      store: store, opening: LedgerOpening(currency: .usd, deviceName: "test"))
    return try await ledger.perform(AppendEvents([.spent(1_00)]))
  }

  @Test func `the first entry stores their names`() async throws {
    let system = CountingFileSystem()
    try await write(on: system)
    let expected = DurableFolderTests.made.map(folder.path) + [folder.path]
    #expect(system.counts.synchronizedFolders.isSuperset(of: expected))
  }

  @Test func `a folder far above that a sandbox does not show keeps nobody from writing`()
    async throws
  {
    let system = CountingFileSystem(forbidding: [folder.path("machine"), folder.path])
    try await write(on: system)
    #expect(system.counts.synchronizedFolders.contains(folder.path("home")))
    #expect(!system.counts.synchronizedFolders.contains(folder.path))
  }

  @Test func `where the name of the ledger cannot be stored, nothing is known of the entry`()
    async throws
  {
    let system = CountingFileSystem(forbidding: [folder.path("home")])
    await #expect {
      try await write(on: system)
    } throws: { error in
      (error as? LedgerError)?.isUnknown == true
    }
  }

  @Test func `where the name of the record cannot be stored, nothing is written`() async throws {
    let system = CountingFileSystem(forbidding: [folder.path("machine/state/puldar")])
    await expectError("log.notPermitted") { try await write(on: system) }
    let logs = try FileManager.default.contentsOfDirectory(atPath: folder.path("home/ledger/log"))
    #expect(logs == [])
  }
}
