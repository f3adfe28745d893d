import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// What is done to a ledger by programs and people who know of no lock.
struct StrangerTests {
  private let place: LedgerFolder

  init() async throws {
    place = try LedgerFolder()
    for number in 1...3 {
      _ = try await place.ledger().perform(AppendEvents([.spent(Int64(number))]))
    }
  }

  /// Another device's log with some entries more than are here, and what was here of it.
  private struct Phone {
    let log: String
    let mail: String

    /// - Parameter place: Where two of its entries are.
    init(beside place: LedgerFolder) async throws {
      var phone = place
      phone.machine = "b"
      let later = SteadyClock("2026-01-03T00:00:00.000Z")
      let first = try await phone.ledger(later).perform(AppendEvents([.spent(4)])).outcome[0]
      log = place.log(first.writer)
      mail = place.folder.path("mail.jsonl")
      let short = try Data(contentsOf: URL(filePath: log))
      _ = try await phone.ledger(later).perform(AppendEvents([.spent(5)]))
      try FileManager.default.copyItem(atPath: log, toPath: mail)
      try short.write(to: URL(filePath: log))
    }

    /// What a program for synchronising does that brings a longer version.
    func bring(_ bytes: Data) { try? bytes.write(to: URL(filePath: log), options: .atomic) }
  }

  @Test func `a file that is named as one is that is written aside stays what it is`() async throws
  {
    let log = try place.logPath
    let whole = try place.log
    let copy = log + ".new"
    try Data(whole).write(to: URL(filePath: copy))
    var harmed = whole
    harmed[whole.count / 2] ^= 1
    try place.writeLog(harmed)
    #expect(try place.store.restore(from: copy).count == 1)
    #expect(try place.log == whole)
    #expect(try [UInt8](Data(contentsOf: URL(filePath: copy))) == whole)
  }

  @Test(arguments: [false, true])
  func `a log that grows while a copy is about to take its place is left as it is`(
    isRepair: Bool
  ) async throws {
    let phone = try await Phone(beside: place)
    if isRepair {
      var harmed = try Data(contentsOf: URL(filePath: phone.log))
      harmed[harmed.count / 2] ^= 1
      try harmed.write(to: URL(filePath: phone.log))
    }
    let grown = try Data(contentsOf: URL(filePath: phone.mail)) + Data("more\n".utf8)
    let store = place.store(on: MeddledFileSystem { phone.bring(grown) })
    expectError("notWritten") {
      if isRepair {
        _ = try store.restore(from: phone.mail)
      } else {
        _ = try store.merge(phone.mail)
      }
    }
    #expect(try Data(contentsOf: URL(filePath: phone.log)) == grown)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.path + "/log")
        .allSatisfy { $0.hasSuffix(".jsonl") })
  }

  @Test func `a line that another program wrote at the same time makes the end of a write unknown`()
    async throws
  {
    let path = try place.logPath
    let system = MeddledFileSystem {
      guard let handle = FileHandle(forWritingAtPath: path) else { return }
      _ = try? handle.seekToEnd()
      try? handle.write(contentsOf: Data("another line\n".utf8))
      try? handle.close()
    }
    let ledger = place.ledger(SteadyClock("2026-01-04T00:00:00.000Z"), on: system)
    await #expect {
      try await ledger.perform(AppendEvents([.spent(4)]))
    } throws: { error in
      (error as? LedgerError)?.isUnknown == true
    }
  }

  @Test(arguments: [false, true], ["", ".", "link"])
  func `one log of a ledger's folder is not written to by itself`(
    isAdopting: Bool, way: String
  ) async throws {
    let link = place.folder.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: place.path + "/log")
    let name = URL(filePath: try place.logPath).lastPathComponent
    let path = way == "link" ? "\(link)/\(name)" : "\(place.path)/log/\(way)/\(name)"
    let before = try place.log
    let store = FileEventStore(file: path, adopting: isAdopting, machine: place.places)
    await expectError("log.obstructed") {
      _ = try await place.ledger(in: store).perform(AppendEvents([.spent(9)]))
    }
    #expect(try place.log == before)
    #expect(try !FileManager.default.contentsOfDirectory(atPath: link).contains(name + ".lock"))
    #expect(try store.logPaths().count == 1)
  }

  @Test func `a log that joins many ledgers is missed as any other when its end is cut off`()
    async throws
  {
    for number in 0..<6 {
      var other = try LedgerFolder()
      other.machine = "b"
      let clock = SteadyClock("2026-01-0\(number + 2)T00:00:00.000Z")
      _ = try await other.ledger(clock).perform(AppendEvents([.spent(7)]))
      let log = try other.logPath
      guard case .logOpened(let opened) = try other.events()[0].event else { continue }
      _ = try await place.ledger(clock).perform(JoinLedger(opened.ledger))
      _ = try place.store.merge(log)
    }
    let later = SteadyClock("2026-01-20T00:00:00.000Z")
    let last = try await place.ledger(later).perform(AppendEvents([.spent(8)])).outcome[0]
    let log = place.log(last.writer)
    let whole = try Data(contentsOf: URL(filePath: log))
    #expect(try await place.ledger().condition().isComplete)
    let end = try #require(whole.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    try whole[...end].write(to: URL(filePath: log))
    let missing = try await place.ledger().condition().missing
    #expect(missing.map(\.loss) == [.older] && missing.allSatisfy(\.isOwn))
  }
}
