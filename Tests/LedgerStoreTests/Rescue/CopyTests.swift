import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Every log of a ledger in a folder of its own.
struct CopyTests {
  /// A ledger that two devices wrote to.
  private func sample() async throws -> LedgerFolder {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T00:00:00.000Z")).perform(
      AppendEvents([.spent(2_00), .spent(3_00)]))
    return place
  }

  /// The logs of a folder, with their bytes.
  private func logs(_ path: String) throws -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/log")) ?? []
    return try names.reduce(into: [:]) { logs, name in
      logs[name] = try Data(contentsOf: URL(filePath: "\(path)/log/\(name)"))
    }
  }

  @Test func `each log is there byte for byte, and the copy is the same ledger`() async throws {
    let place = try await sample()
    let copy = try place.store.copy(to: place.folder.path("copy"))
    #expect(try logs(copy.path) == logs(place.path))
    #expect(try logs(copy.path).count == 2)
    #expect(copy.heads.map(\.eventCount).sorted() == [2, 3])
    let store = FileEventStore(folder: copy.path, machine: place.places)
    let copied = try await Ledger(store: store).view(EntryRegister()).entries()
    #expect(try await copied == place.ledger().view(EntryRegister()).entries())
  }

  @Test func `what is no event is left out, and a last line gets its line feed`() async throws {
    let place = try await sample()
    let whole = try logs(place.path)
    for (name, bytes) in whole {
      let url = URL(filePath: "\(place.path)/log/\(name)")
      try (name == whole.keys.min() ? bytes.dropLast() : bytes + Data("{\"n\"".utf8)).write(to: url)
    }
    let copy = try place.store.copy(to: place.folder.path("copy"))
    #expect(try logs(copy.path) == whole)
  }

  @Test func `a copy that is cut short has no name, and the next one is whole`() async throws {
    let place = try await sample()
    let whole = try logs(place.path)
    var failures = 0
    for count in 0... {
      let path = place.folder.path("copy-\(count)")
      do {
        _ = try place.store(on: CutShortFileSystem(after: count)).copy(to: path)
        #expect(try logs(path) == whole)
        break
      } catch {
        failures += 1
        // At the last call, which stores the name, all of it is there.
        #expect(try [[:], whole].contains(logs(path)), "cut short after \(count) calls")
        if try logs(path).isEmpty { #expect(try place.store.copy(to: path).heads.count == 2) }
        #expect(try logs(path) == whole)
      }
    }
    #expect(failures > 8, "it was cut short half-way")
  }

  @Test func `a damaged log is not copied, and nothing is written over`() async throws {
    let place = try await sample()
    let path = place.folder.path("copy")
    #expect(throws: NewFolderRefusal.taken(path: place.path)) {
      try place.store.copy(to: place.path)
    }
    let inside = place.path + "/copy"
    #expect(throws: NewFolderRefusal.inside(path: inside)) { try place.store.copy(to: inside) }
    let name = try #require(logs(place.path).keys.min())
    let url = URL(filePath: "\(place.path)/log/\(name)")
    var bytes = try Data(contentsOf: url)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: url)
    #expect {
      try place.store.copy(to: path)
    } throws: { error in
      if case LogError.damaged = error { true } else { false }
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
