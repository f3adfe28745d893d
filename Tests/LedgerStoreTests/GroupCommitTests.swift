import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// What several tasks perform at once is one write, and still each its own.
struct GroupCommitTests {
  @Test func `what many tasks perform at once is written with few waits for the disk`() async throws
  {
    let place = try LedgerFolder()
    let system = CountingFileSystem()
    let ledger = place.ledger(on: system)
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    system.reset()
    let numbers = try await withThrowingTaskGroup(of: [Int].self) { group in
      for amount in 1...200 {
        group.addTask {
          try await ledger.perform(AppendEvents([.spent(Int64(amount)), .spent(1)]))
            .outcome.map(\.number)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(numbers.flatMap(\.self).sorted() == Array(2..<402))
    #expect(numbers.allSatisfy { $0[1] == $0[0] + 1 })
    #expect(system.counts.syncCount == system.counts.appendCount)
    #expect(system.counts.syncCount < 100)
    let spent = try await ledger.view(MonthlyBuckets())
    #expect(spent == (try await place.ledger().view(MonthlyBuckets())))
    #expect(try await place.ledger().condition().isComplete)
  }

  @Test func `a request under one key is written once, also when it is performed twice at once`()
    async throws
  {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    let key = try IdempotencyKey("k")
    let results = try await withThrowingTaskGroup(of: WriteResult<[EventID]>.self) { group in
      for _ in 0..<20 {
        group.addTask { try await ledger.perform(AppendEvents([.spent(5_00)]), key: key) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let written = results.filter { if case .written = $0 { true } else { false } }
    #expect(written.count == 1)
    #expect(Set(results.map(\.outcome)).count == 1)
    #expect(try place.log.count { $0 == 0x0A } == 3)
  }

  @Test func `a refused request takes nothing from those that are written with it`() async throws {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          do {
            if index.isMultiple(of: 2) {
              _ = try await ledger.perform(AppendEvents([.spent(1)]))
            } else {
              let entry = EventID(writer: .unknown, number: 900)
              _ = try await ledger.perform(VoidEntry(entry))
            }
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 } == 10)
    #expect(try place.log.count { $0 == 0x0A } == 11)
  }

  @Test func `when the sync of a write fails, nobody whose events were in it is told more`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1)]))
    let ledger = place.ledger(on: FailingFileSystem(failing: .synchronize))
    let answers = await withTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            _ = try await ledger.perform(AppendEvents([.spent(1)]))
            return "written"
          } catch {
            switch error {
            case LedgerError.unknown: return "unknown"
            case LedgerError.log(.handleDead): return "dead"
            default: return "other"
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.contains("unknown"))
    #expect(answers.allSatisfy { $0 == "unknown" || $0 == "dead" })
  }

  @Test func `a log that this machine verified is opened without reading it again`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(
      AppendEvents(Array(repeating: .spent(1), count: 5000)))
    let size = try place.log.count
    let system = CountingFileSystem()
    #expect(try await place.ledger(on: system).condition().isComplete)
    #expect(system.counts.readByteCount < 10_000)
    // An edit in place changes the file's time: then everything is verified.
    var log = try place.log
    log[size / 2] ^= 1
    try place.writeLog(log)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: try place.logPath)
    #expect(try await place.ledger().condition().damage.count == 1)
  }

  @Test func `a fold that is kept misses nothing that another process writes between`() async throws
  {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    for _ in 0..<3 {
      _ = try await ledger.perform(AppendEvents([.spent(1)]))
      _ = try await ledger.view(MonthlyBuckets())
      _ = try await place.ledger().perform(AppendEvents([.spent(10)]))
      _ = try await ledger.perform(AppendEvents([.spent(100)]))
      let fresh = try await place.ledger().view(MonthlyBuckets())
      #expect(try await ledger.view(MonthlyBuckets()) == fresh)
    }
  }

  @Test(arguments: ["a", "b"])
  func `a decision knows what another process wrote before it, on this machine or another`(
    machine: String
  ) async throws {
    let place = try LedgerFolder()
    let garden = try #require(CategoryName("garden"))
    let ledger = place.ledger()
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    var other = place
    other.machine = machine
    _ = try await other.ledger().perform(AddCategory(garden, in: .fun))
    await #expect(throws: LedgerError.refused(.categoryExists(garden))) {
      try await ledger.perform(AddCategory(garden, in: .fun))
    }
  }

  @Test func `a decision knows what was decided before it in the same write`() async throws {
    let place = try LedgerFolder()
    let pets = try #require(CategoryName("pets"))
    let ledger = place.ledger()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask { (try? await ledger.perform(AddCategory(pets, in: .fun))) != nil }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 } == 1)
    #expect(try place.log.count { $0 == 0x0A } == 2)
  }

  @Test(arguments: ["a lost line", "a changed number"])
  func `a log that changed behind a file which looks as it did is noticed when it is read`(
    change: String
  ) async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00), .spent(2_00), .spent(3_00)]))
    let log = try place.log
    let path = try place.logPath
    let reference = place.folder.path("reference")
    try run("touch", "-r", path, reference)
    var lines = log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    if change == "a lost line" {
      lines[1] = Array(repeating: UInt8(ascii: " "), count: lines[1].count - 1) + [0x0A]
    } else {
      lines[1][5] = UInt8(ascii: "7")
    }
    try place.writeLog(lines.joined())
    try run("touch", "-r", reference, path)
    let ledger = place.ledger()
    _ = try await ledger.view(MonthlyBuckets())
    #expect(try await ledger.condition().damage.map(\.line) == [2])
  }

  @Test
  func `a changed word that no figure shows is found by a verification, and told from then on`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    let log = try place.log
    let path = try place.logPath
    let reference = place.folder.path("reference")
    try run("touch", "-r", path, reference)
    // The device's name, in the first line.
    let text = String(decoding: log, as: UTF8.self)
    try place.writeLog(text.replacing("\"name\":\"test\"", with: "\"name\":\"best\"").utf8)
    try run("touch", "-r", reference, path)
    #expect(try await place.ledger().verify().damage.map(\.line) == [1])
    #expect(try await place.ledger().condition().damage.map(\.line) == [1])
    try place.writeLog(log)
    try run("touch", "-r", reference, path)
    #expect(try await place.ledger().condition().damage == [])
    #expect(try await place.ledger().condition().damage == [])
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    try process.run()
    process.waitUntilExit()
  }
}
