import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// P40, P45, P72: a whole ledger in one file, and back.
struct BackupTests {
  /// A ledger that two devices wrote to, with an attached file and one in quarantine.
  private func sample() async throws -> LedgerFolder {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00, at: "Łódź")]))
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T00:00:00.000Z")).perform(
      AppendEvents([.spent(2_00), .spent(3_00)]))
    func name(_ text: String) -> String {
      ContentHash(of: Array(text.utf8).span.bytes).text + ".txt"
    }
    let (short, long) = ("a receipt", String(repeating: "x", count: 512))
    for (folder, name, text) in [
      ("receipts", name(short), short), ("quarantine", "k7q2.jsonl-12", ""),
      ("receipts", name(long), long),
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(place.path)/\(folder)", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: "\(place.path)/\(folder)/\(name)"))
    }
    return place
  }

  /// The files of a ledger, with their bytes; not its lock.
  private func files(_ path: String) throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue, name != "lock" {
        files[name] = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
      }
    }
  }

  private func backUp(_ place: LedgerFolder, to path: String) async throws -> LedgerCopy {
    try await place.ledger().backUp(to: path)
  }

  /// The ledger of a path, as another machine has it.
  private func store(_ path: String, in place: LedgerFolder) -> FileEventStore {
    FileEventStore(folder: path, machine: place.places)
  }

  @Test func `what is restored is the whole folder byte for byte, and the same ledger`()
    async throws
  {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    let backup = try await backUp(place, to: file)
    #expect(backup.fileCount == 5 && backup.heads.count == 2)
    let restored = try store(place.folder.path("new"), in: place).restoreBackup(from: file)
    #expect(try files(restored.path) == files(place.path))
    #expect(restored.heads == backup.heads)
    let ledger = Ledger(store: store(restored.path, in: place))
    let entries = try await place.ledger().view(EntryRegister()).entries()
    #expect(try await ledger.view(EntryRegister()).entries() == entries)
    #expect(try await ledger.verify().isComplete)
  }

  @Test(.needsProgram("tar"), .needsHashTool)
  func `tar takes it apart, and sha256sum proves the files`() async throws {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    _ = try await backUp(place, to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "tar xf budget.tar && cd puldar-backup && sha256sum --quiet --strict -c SHA256SUMS",
    ]
    process.currentDirectoryURL = URL(filePath: place.folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    var unpacked = try files(place.folder.path("puldar-backup"))
    unpacked["SHA256SUMS"] = nil
    #expect(try unpacked == files(place.path))
  }

  @Test func `a backup of which one bit is another is refused, and nothing is written`()
    async throws
  {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    _ = try await backUp(place, to: file)
    let whole = [UInt8](try Data(contentsOf: URL(filePath: file)))
    let new = place.folder.path("new")
    let changed = place.folder.path("changed.tar")
    for offset in TestRun.steps(whole.indices, each: 41) {
      var bytes = whole
      bytes[offset] ^= 1 << UInt8(offset % 8)
      try Data(bytes).write(to: URL(filePath: changed))
      #expect(throws: BackupRefusal.self, "byte \(offset)") {
        _ = try store(new, in: place).restoreBackup(from: changed)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: new))
    #expect(!FileManager.default.fileExists(atPath: new + ".new"))
  }

  @Test func `a backup that is cut, or goes on behind its end, is refused`() async throws {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    _ = try await backUp(place, to: file)
    let whole = try Data(contentsOf: URL(filePath: file))
    let new = place.folder.path("new")
    let cut = place.folder.path("cut.tar")
    for count in TestRun.steps(0..<whole.count, each: 37) + [whole.count - 1] {
      try whole.prefix(count).write(to: URL(filePath: cut))
      #expect(throws: BackupRefusal.self, "\(count) bytes") {
        _ = try store(new, in: place).restoreBackup(from: cut)
      }
    }
    try (whole + Data(count: 512)).write(to: URL(filePath: cut))
    #expect(throws: BackupRefusal.changed(path: cut, what: "something stands behind its end")) {
      _ = try store(new, in: place).restoreBackup(from: cut)
    }
    #expect(!FileManager.default.fileExists(atPath: new))
  }

  /// An archive whose sums are right, of files that no ledger has.
  @Test(arguments: [
    ("an other text", "HASH.txt"), ("a text", "HASH.sh;rm"), ("a text", "HASH"),
    ("a text", "\(String(repeating: "a", count: 64)).txt"),
  ])
  func `A10: a receipt that does not fit its name is no proof, and is kept as what it is`(
    text: String, name: String
  ) async throws {
    let place = try await sample()
    let hash = ContentHash(of: Array("a text".utf8).span.bytes).text
    let stored = name.replacing("HASH", with: hash)
    try Data(text.utf8).write(to: URL(filePath: "\(place.path)/receipts/\(stored)"))
    // A ledger of which one picture is not as it was is backed up all the same.
    _ = try await backUp(place, to: place.folder.path("b.tar"))
    let new = place.folder.path("new")
    _ = try store(new, in: place).restoreBackup(from: place.folder.path("b.tar"))
    #expect(try files(new)["receipts/\(stored)"] == nil)
    #expect(try files(new)["quarantine/not-\(stored)"] == Data(text.utf8))
    // An archive that says otherwise was not made here.
    let path = place.folder.path("forged.tar")
    var forged: [UInt8] = []
    var writer = BackupWriter(at: .earliest) { forged += $0 }
    try writer.add("receipts/\(stored)", byteCount: text.utf8.count) { offset, piece in
      let rest = Array(text.utf8.dropFirst(offset).prefix(piece.count))
      piece.replaceSubrange(0..<rest.count, with: rest)
      return rest.count
    }
    try writer.finish()
    try Data(forged).write(to: URL(filePath: path))
    #expect {
      try store(place.folder.path("other"), in: place).restoreBackup(from: path)
    } throws: { error in
      if case BackupRefusal.unproven(_, "receipts/\(stored)", _) = error { true } else { false }
    }
  }

  @Test func `a backup whose logs do not prove themselves is refused`() async throws {
    let place = try await sample()
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: place.path + "/log").first)
    let log = [UInt8](try Data(contentsOf: URL(filePath: "\(place.path)/log/\(name)")))
    var wrong = log
    wrong[log.count / 2] ^= 1
    let cases: [(name: String, bytes: [UInt8])] = [
      ("log/\(name)", wrong), ("log/\(name)", log.dropLast(40)), ("log/zzzz.jsonl", log),
      ("log/\(name)", []), ("other/\(name)", log), ("log/x/\(name)", log), ("receipts/a", log),
    ]
    let new = place.folder.path("new")
    let file = place.folder.path("made.tar")
    for (name, bytes) in cases {
      var archive: [UInt8] = []
      nonisolated(unsafe) var written: [UInt8] = []
      var writer = BackupWriter(at: .earliest) { written += $0 }
      try writer.add(name, byteCount: bytes.count) { offset, buffer in
        let count = min(buffer.count, bytes.count - offset)
        buffer.replaceSubrange(0..<count, with: bytes[offset..<offset + count])
        return count
      }
      try writer.finish()
      archive = written
      try Data(archive).write(to: URL(filePath: file))
      #expect(throws: BackupRefusal.self, "\(name)") {
        _ = try store(new, in: place).restoreBackup(from: file)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: new))
  }

  @Test func `it is refused over a ledger, and over a file`() async throws {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    _ = try await backUp(place, to: file)
    let before = try files(place.path)
    #expect(throws: NewFolderRefusal.taken(path: place.path)) {
      _ = try place.store.restoreBackup(from: file)
    }
    #expect(try files(place.path) == before)
    await #expect(throws: BackupRefusal.taken(path: file)) {
      _ = try await backUp(place, to: file)
    }
    _ = try await place.ledger().perform(AppendEvents([.spent(9_00)]))
    let replaced = try await place.ledger().backUp(to: file, replacing: true)
    #expect(replaced.heads.map(\.eventCount).sorted() == [3, 3])
    #expect(throws: BackupRefusal.missing(path: "/nowhere/x.tar")) {
      _ = try store(place.folder.path("new"), in: place).restoreBackup(from: "/nowhere/x.tar")
    }
  }

  @Test func `what is written to a restored ledger stands in a log of its own`() async throws {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    let backup = try await backUp(place, to: file)
    let restored = try store(place.folder.path("new"), in: place).restoreBackup(from: file)
    let ledger = Ledger(
      store: store(restored.path, in: place), clock: SteadyClock("2026-02-01T00:00:00.000Z"),
      opening: LedgerOpening(currency: .usd, deviceName: "test"))
    _ = try await ledger.perform(AppendEvents([.spent(4_00)]))
    let heads = try await ledger.condition().heads
    #expect(heads.count == 3 && Set(heads).isSuperset(of: backup.heads))
    // The first ledger goes on in its own log.
    _ = try await place.ledger(SteadyClock("2026-02-02T00:00:00.000Z"))
      .perform(AppendEvents([.spent(5_00)]))
    #expect(try await place.ledger().condition().heads.count == 2)
  }

  @Test func `a backup gives back the lines that every log lost, and one that was changed nothing`()
    async throws
  {
    let place = try await sample()
    let file = place.folder.path("budget.tar")
    let backup = try await backUp(place, to: file)
    let whole = try files(place.path)
    let logs = whole.keys.filter { $0.hasPrefix("log/") }.sorted()
    #expect(logs.count == 2)
    let other = try #require(logs.last)
    try FileManager.default.removeItem(atPath: "\(place.path)/\(other)")
    let own = try place.logPath
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: own)))
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(filePath: own))

    var changed = [UInt8](try Data(contentsOf: URL(filePath: file)))
    changed[700] ^= 1
    let broken = place.folder.path("broken.tar")
    try Data(changed).write(to: URL(filePath: broken))
    #expect(throws: BackupRefusal.self) { _ = try place.store.restore(from: broken) }
    #expect([UInt8](try Data(contentsOf: URL(filePath: own))) == bytes)

    let preview = try place.store.restorePreview(from: file)
    #expect(preview.map(\.source) == [file, file])
    #expect([UInt8](try Data(contentsOf: URL(filePath: own))) == bytes)
    let restored = try place.store.restore(from: file)
    #expect(restored.map(\.eventCount) == backup.heads.map(\.eventCount))
    let mended = try files(place.path)
    for log in logs { #expect(mended[log] == whole[log], "\(log)") }
  }

  @Test func `a damaged ledger is not backed up`() async throws {
    let place = try await sample()
    let path = try place.logPath
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(filePath: path))
    let file = place.folder.path("budget.tar")
    await #expect(throws: (any Error).self) { _ = try await backUp(place, to: file) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
        .allSatisfy { !$0.hasPrefix("budget") })
  }

  @Test func `a disk that fails at any call leaves no backup that is not whole`() async throws {
    let place = try await sample()
    var failures = 0
    for count in TestRun.isWhole ? Array(0..<400) : Array(stride(from: 0, to: 400, by: 7)) {
      let file = place.folder.path("backup-\(count).tar")
      do {
        _ = try place.store(on: CutShortFileSystem(after: count)).backUp(
          to: file, replacing: false, at: .earliest)
        #expect(FileManager.default.fileExists(atPath: file))
      } catch {
        failures += 1
        guard FileManager.default.fileExists(atPath: file) else { continue }
        // Only its name may not be on the disk yet.
        let new = place.folder.path("new-\(count)")
        #expect(try store(new, in: place).restoreBackup(from: file).fileCount == 5, "call \(count)")
      }
    }
    #expect(failures > 2)
  }

  @Test func `P86: it asks for Pro in the library's call, and to restore does not`() async throws {
    let place = try LedgerFolder()
    let ledger = Ledger(
      store: place.store, clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, policy: .metered, deviceName: "test"))
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    let file = place.folder.path("budget.tar")
    let locked = LedgerError.refused(.locked(.backup))
    await #expect(throws: locked) { _ = try await ledger.backUp(to: file) }
    await #expect(throws: locked) {
      _ = try await ledger.backUp(to: file) { bytes in bytes }
    }
    _ = try await ledger.perform(UnlockPro(transaction: "T1"))
    _ = try await ledger.backUp(to: file)
    _ = try await ledger.perform(RevokePro())
    #expect(
      try store(place.folder.path("new"), in: place).restoreBackup(from: file).heads[0].eventCount
        == 3)
  }

  @Test func `an encrypted one is what the program answered, and restores once it is decrypted`()
    async throws
  {
    let place = try await sample()
    let file = place.folder.path("budget.age")
    _ = try await place.ledger().backUp(to: file) { bytes in
      Array("age-encryption.org/v1\n".utf8) + bytes.map { ~$0 }
    }
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    let new = place.folder.path("new")
    #expect(throws: BackupRefusal.encrypted(path: file, by: "age")) {
      _ = try store(new, in: place).restoreBackup(from: file)
    }
    try Data(bytes.dropFirst(22).map { ~$0 }).write(to: URL(filePath: file))
    #expect(try store(new, in: place).restoreBackup(from: file).fileCount == 5)
  }
}
