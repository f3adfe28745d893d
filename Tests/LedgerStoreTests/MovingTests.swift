import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// SP7: a ledger's folder takes another name, or goes.
struct MovingTests {
  private struct Stop: Error {}

  /// A ledger with an entry, a receipt and a passphrase.
  private func ledger() async throws -> LedgerFolder {
    var place = try LedgerFolder()
    place.cache = "cache"
    let ledger = place.ledger()
    let entry = try #require(
      try await ledger.perform(
        AddEntries(
          [
            .expense(Money(minorUnits: 3_00, currency: .usd), in: .dining, on: .known("2026-01-02"))
          ], today: PracticeLedger.today)
      ).outcome.first)
    let receipt = place.folder.path("lunch.txt")
    try Data("TOTAL 3.00".utf8).write(to: URL(filePath: receipt))
    let stored = try place.store.storeReceipt(receipt)
    _ = try await ledger.perform(AttachReceipts([stored.file], to: entry))
    let cost = try #require(ScryptCost(rounds: 2, blockSize: 1, lanes: 1))
    try ProfileFolder(place.path).lock(with: "correct horse", cost)
    return place
  }

  private func add(to path: String, _ place: LedgerFolder) async throws -> Int {
    let ledger = place.ledger(in: FileEventStore(folder: path, machine: place.places))
    _ = try await ledger.perform(
      AddEntries(
        [.expense(Money(minorUnits: 4_00, currency: .usd), in: .dining, on: .known("2026-01-02"))],
        today: PracticeLedger.today))
    return try await ledger.view(EntryRegister()).entries().count
  }

  private func files(below path: String) -> [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  @Test func `SP7: under another name it is the same ledger, and another begins in its place`()
    async throws
  {
    let place = try await ledger()
    let new = place.folder.path("new")
    try place.store.move(to: new, lockDeadline: .seconds(10))
    #expect(try !ProfileFolder(place.path).isTaken)
    #expect(try ProfileFolder(new).isLocked)
    // Nothing is missed there, though nobody looked at the new place yet.
    #expect(try await add(to: place.path, place) == 1)
    #expect(try await add(to: new, place) == 2)
    let logs = try FileManager.default.contentsOfDirectory(atPath: "\(new)/log")
    #expect(logs.count == 1, "this machine goes on in its own log")
    #expect(throws: LogError.self) { try place.store.move(to: new, lockDeadline: .seconds(10)) }
    #expect(try ProfileFolder(place.path).exists)
  }

  @Test func `SP7: what somebody writes to keeps its name, and stays`() async throws {
    let place = try await ledger()
    let new = place.folder.path("new")
    try place.store.whileLocked(deadline: .seconds(10)) { _ in
      #expect(throws: LogError.locked(path: place.path + "/lock")) {
        try place.store.move(to: new, lockDeadline: .zero)
      }
      #expect(throws: LogError.locked(path: place.path + "/lock")) {
        try place.store.removeAll(lockDeadline: .zero)
      }
    }
    #expect(try await add(to: place.path, place) == 2)
  }

  @Test func `SP7: where what follows the new name fails, it has the old one again`()
    async throws
  {
    let place = try await ledger()
    let new = place.folder.path("new")
    #expect(throws: Stop.self) {
      try place.store.move(to: new, lockDeadline: .seconds(10)) { throw Stop() }
    }
    #expect(try !ProfileFolder(new).isTaken)
    #expect(try await add(to: place.path, place) == 2)
  }

  @Test(.rows) func `SP7: whichever call fails, the ledger has one of both names, and is whole`()
    async
  {
    await each(TestRun.steps([true, false], each: 2)) { (lasts: Bool) in
      for number in 1... {
        let place = try await ledger()
        let new = place.folder.path("new")
        let calls = FailingCalls(from: number, code: 5, lasts: lasts)
        let store = FileEventStore(.folder(place.path), machine: place.places, system: calls)
        do {
          try store.move(to: new, lockDeadline: .seconds(10))
        } catch {
          #expect(calls.hasFailed, "\(error)")
        }
        let here = try [place.path, new].filter { try ProfileFolder($0).isTaken }
        #expect(here.count == 1, "call \(number)")
        #expect(try await add(to: try #require(here.first), place) == 2, "call \(number)")
        if !calls.hasFailed { break }
      }
    }
  }

  @Test func `SP7: what goes takes all along, is forgotten, and another begins in its place`()
    async throws
  {
    let place = try await ledger()
    let contents = try place.store.contents()
    #expect(contents.eventCount == 3)
    #expect(contents.logCount == 1)
    #expect(contents.receiptCount == 1)
    #expect(contents.strangers == [])
    try place.store.removeAll(lockDeadline: .seconds(10))
    #expect(try !ProfileFolder(place.path).isTaken)
    #expect(files(below: place.places.stateFolder) == [])
    #expect(files(below: place.folder.path("cache")) == [])
    #expect(try await add(to: place.path, place) == 1)
  }

  @Test func `SP7: what is no part of a ledger is named before anything goes`() async throws {
    let place = try await ledger()
    try Data("mine".utf8).write(to: URL(filePath: place.path + "/notes.txt"))
    try FileManager.default.createDirectory(
      atPath: place.path + "/receipts/old", withIntermediateDirectories: true)
    #expect(try place.store.contents().strangers == ["notes.txt", "receipts/old"])
    #expect(throws: LogError.self) { try place.store.removeAll(lockDeadline: .seconds(10)) }
    #expect(FileManager.default.fileExists(atPath: place.path + "/notes.txt"))
  }

  @Test(.rows) func `SP7: whichever call fails, what was to go is found again, and goes then`()
    async
  {
    await each(TestRun.steps([true, false], each: 2)) { (lasts: Bool) in
      for number in 1... {
        let place = try await ledger()
        let calls = FailingCalls(from: number, code: 5, lasts: lasts)
        let store = FileEventStore(.folder(place.path), machine: place.places, system: calls)
        do {
          try store.removeAll(lockDeadline: .seconds(10))
        } catch {
          #expect(calls.hasFailed, "\(error)")
        }
        if try ProfileFolder(place.path).isTaken {
          let folder = ProfileFolder(place.path)
          #expect(try !folder.holdsLedger || folder.isLocked, "call \(number)")
          try place.store.removeAll(lockDeadline: .seconds(10))
        }
        #expect(try !ProfileFolder(place.path).isTaken, "call \(number)")
        #expect(try await add(to: place.path, place) == 1, "call \(number)")
        if !calls.hasFailed { break }
      }
    }
  }
}
