import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// The names that lead to one folder.
struct FolderNameTests {
  private static let names = [
    "ledger", "ledger/", "./ledger", "ledger/.", ".//ledger//", "other/../ledger", "link", "link/",
  ]

  @Test func `a ledger has one log, by whatever name of its folder it is written to`() async throws
  {
    let place = try LedgerFolder()
    try FileManager.default.createDirectory(
      atPath: place.folder.path("other"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path("link"), withDestinationPath: "ledger")
    for name in Self.names + Self.names {
      let store = FileEventStore(folder: place.folder.path(name), machine: place.places)
      _ = try await place.ledger(in: store).perform(AppendEvents([.spent(1)]))
    }
    #expect(try place.contents().count == 1)
    #expect(try place.events().count == 2 * Self.names.count + 1)
  }

  @Test(arguments: names)
  func `what is missing is noticed by whatever name of the folder it is read`(
    name: String
  ) async throws {
    let place = try LedgerFolder()
    try FileManager.default.createDirectory(
      atPath: place.folder.path("other"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path("link"), withDestinationPath: "ledger")
    _ = try await place.ledger().perform(AppendEvents([.spent(1), .spent(2)]))
    let lines = try place.log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    _ = try await place.ledger().perform(AppendEvents([.spent(3)]))
    try place.writeLog(lines.joined())
    let store = FileEventStore(folder: place.folder.path(name), machine: place.places)
    #expect(try store.reading().condition.missing.map(\.count) == [3])
  }
}
