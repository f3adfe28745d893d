import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// A ledger whose machine's places are its own, as those of an app in an App Group are.
@Suite struct PlacesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what belongs to the device is kept in places of one's own`() async throws {
    let before = try Self.names(in: MachinePlaces.standard.stateFolder)
    let ledger = Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
    try await ledger.add("coffee 4.50")
    #expect(try !Self.names(in: folder.path("machine/state")).isEmpty)
    let log = try #require(try Self.names(in: folder.path("budget/log")).first)
    #expect(log.hasSuffix(".jsonl"))
    // Nobody else's records hold this log's writer.
    let after = try Self.names(in: MachinePlaces.standard.stateFolder)
    #expect(after.subtracting(before).allSatisfy { !$0.contains(log.dropLast(6)) })
  }

  @Test func `two programs with the same places are one writer, with others they are two`()
    async throws
  {
    for (places, count) in [("machine", 1), ("machine", 1), ("other", 2)] {
      let machine = MachinePlaces(in: folder.path(places))
      let ledger = Ledger.open(
        folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: machine)
      try await ledger.add("coffee 4.50")
      #expect(try await ledger.condition().heads.count == count)
    }
  }

  /// The names of all that a folder holds, those below too; none where there is no folder.
  private static func names(in path: String) throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return Set(try FileManager.default.subpathsOfDirectory(atPath: path))
  }
}
