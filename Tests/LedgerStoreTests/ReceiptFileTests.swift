import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

/// BM2, BM16, SP6: the files that are attached, beside the log.
struct ReceiptFileTests {
  private let place: LedgerFolder

  init() throws {
    place = try LedgerFolder()
  }

  /// An entry, and a file beside the ledger.
  private func begin() async throws -> EventID {
    let written = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    return try #require(written.outcome.first)
  }

  private func write(_ bytes: some Sequence<UInt8>, as name: String = "lunch.txt") throws -> String
  {
    let path = place.folder.path(name)
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.path + "/receipts")) ?? [])
      .sorted()
  }

  private func refusal(_ path: String) -> ReceiptRefusal? {
    do {
      _ = try place.store.storeReceipt(path)
      return nil
    } catch {
      return error as? ReceiptRefusal
    }
  }

  @Test
  func `BM2: a file is copied under its SHA-256 for its owner alone, once for any number of times`()
    async throws
  {
    _ = try await begin()
    let path = try write("Whole Foods 45.00\n".utf8)
    let stored = try place.store.storeReceipt(path)
    #expect(stored.isNew && stored.file.type == .text && stored.file.name == "lunch.txt")
    #expect(stored.file.byteCount == 18)
    let hash = ContentHash(of: Array("Whole Foods 45.00\n".utf8).span.bytes).text
    #expect(names == ["\(hash).txt"])
    let kept = place.path + "/receipts/\(hash).txt"
    let mode = try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try Data(contentsOf: URL(filePath: kept)) == Data("Whole Foods 45.00\n".utf8))
    let again = try place.store.storeReceipt(try write("Whole Foods 45.00\n".utf8, as: "other.txt"))
    #expect(!again.isNew && names.count == 1)
    // What another process has put there meanwhile is not taken away.
    place.store.discard([again, stored])
    #expect(names.count == 1)
    let new = try place.store.storeReceipt(try write("tea 3".utf8))
    place.store.discard([new])
    #expect(names == ["\(hash).txt"])
  }

  @Test func `what a file is, its first bytes say, and not its name`() async throws {
    _ = try await begin()
    let ftyp: [UInt8] = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0]
    let rows: [(bytes: [UInt8], type: ReceiptType?)] = [
      ([0xFF, 0xD8, 0xFF, 0xE0, 1], .jpeg),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
      (Array("GIF89a\u{1}".utf8), .gif), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp),
      ([0x49, 0x49, 0x2A, 0x00, 8], .tiff), ([0x4D, 0x4D, 0x00, 0x2A, 8], .tiff), (ftyp, .heic),
      (Array("%PDF-1.7\n".utf8) + [0xE2, 0xE3], .pdf), (Array("\u{FEFF}tea 3\r\n".utf8), .text),
      (Array("From: a@b.example\r\nSubject: Your order\r\n\r\nTotal 3.00".utf8), .email),
      (Array("From a@b.example Fri\nReceived: x\n by y\nFrom: me\n\nhi".utf8), .email),
      (Array("Total: 3.00\nFrom: Cafe\n".utf8), .text), (Array("From: Cafe\n3.00".utf8), .text),
      ([0xFF, 0xD8], nil), (Array("RIFF\0\0\0\0WAVEfmt ".utf8), nil),
      // Older encodings, and two bytes a letter.
      ([0xFF, 0xFE, 0x41, 0x00], .text), ([0xFF, 0xFE, 0x1B, 0x00], nil),
      ([0xFF, 0xFE, 0x41], nil),
      (Array("Caf".utf8) + [0xE9] + Array(" 3.00".utf8), .text), ([0xE9, 0xE8, 0x41], nil),
      (Array("tea\u{1B}[31m 3".utf8), nil), (Array(" \n\t".utf8), nil),
      ([0x7F, 0x45, 0x4C, 0x46], nil),
      (Array("PK\u{3}\u{4}".utf8), nil), ([0x41, 0xC3], nil), ([0], nil),
    ]
    for (place, row) in rows.enumerated() {
      let path = try write(row.bytes, as: "file.pdf")
      let stored = try? self.place.store.storeReceipt(path)
      #expect(stored?.file.type == row.type, "row \(place)")
      if row.type == nil { #expect(refusal(path) == .unknownType(path: path), "row \(place)") }
    }
  }

  @Test func `what is no whole file of a fitting size is refused, and nothing is left`()
    async throws
  {
    _ = try await begin()
    let folder = place.folder.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (fifo, link) = (place.folder.path("fifo"), place.folder.path("link"))
    #expect(mkfifo(fifo, 0o600) == 0)
    let text = try write("tea 3".utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: text)
    let empty = try write([], as: "empty")
    let large = try write([], as: "large")
    #expect(truncate(large, 2_000_000_001) == 0)
    let missing = place.folder.path("nothing")
    #expect(refusal(folder) == .noFile(path: folder, .folder))
    #expect(refusal(fifo) == .noFile(path: fifo, .special))
    #expect(refusal("/dev/null") == .noFile(path: "/dev/null", .special))
    #expect(refusal(link) == .noFile(path: link, .link))
    #expect(refusal(empty) == .empty(path: empty))
    #expect(refusal(large) == .tooLarge(path: large, byteCount: 2_000_000_001))
    #expect(refusal(missing) == .missing(path: missing))
    #expect(names == [])
    let limit = [UInt8](repeating: 0x41, count: ReceiptFile.byteLimit)
    #expect(refusal(try write(limit, as: "limit")) == nil)
    let above = try write(limit + [0x41], as: "above")
    #expect(refusal(above) == .tooLarge(path: above, byteCount: ReceiptFile.byteLimit + 1))
    #expect(names.count == 1)
    let single = FileEventStore(file: place.folder.path("one.jsonl"), machine: place.places)
    #expect(throws: ReceiptRefusal.needsFolder(path: place.folder.path("one.jsonl"))) {
      try single.storeReceipt(text)
    }
  }

  @Test func `a file that is written to while it is read is refused`() async throws {
    _ = try await begin()
    let path = try write("tea 3".utf8)
    for change in ["tea 3 and more", "tea", "tea 4"] {
      let system = ReceiptCalls(writing: change, to: path)
      #expect(throws: ReceiptRefusal.changed(path: path)) {
        try place.store(on: system).storeReceipt(path)
      }
      _ = try write("tea 3".utf8)
    }
    let file = try place.store.readReceipt(path)
    _ = try write("tea 44".utf8)
    #expect(throws: ReceiptRefusal.changed(path: path)) {
      try place.store.storeReceipt(path, expecting: file)
    }
    #expect(names == [])
  }

  @Test func `BM2: where a call on the way to the disk fails, neither a file nor an event is left`()
    async throws
  {
    let entry = try await begin()
    let path = try write("tea 3".utf8)
    var failures = 0
    for number in 1... {
      let system = ReceiptCalls(failingFrom: number)
      let stored = try? place.store(on: system).storeReceipt(path)
      if !system.hasFailed { break }
      guard stored == nil else { continue }
      failures += 1
      // Of the last calls only the name is not known to be on the disk: the file is whole by then.
      #expect(names.allSatisfy { !$0.hasSuffix(".new") }, "\(number)")
      for name in names {
        let file = URL(filePath: "\(place.path)/receipts/\(name)")
        #expect(try Data(contentsOf: file) == Data("tea 3".utf8), "\(number)")
        try FileManager.default.removeItem(at: file)
      }
    }
    #expect(failures > 5)
    let receipts = try await place.ledger().view(DecisionState()).receipts
    #expect(receipts.receipts(of: entry) == [])
  }

  @Test func `SP17: a file that nothing needs is removed once it was not needed for long enough`()
    async throws
  {
    let entry = try await begin()
    let stored = try place.store.storeReceipt(try write("tea 3".utf8))
    let orphan = try place.store.storeReceipt(try write("coffee 4".utf8, as: "orphan"))
    let ledger = place.ledger()
    _ = try await ledger.perform(AttachReceipts([stored.file], to: entry))
    let path = try #require(place.store.path(of: stored.file))
    let status = try #require(try SystemCalls().status(at: path))
    let written = try #require(
      Timestamp(millisecondsSinceEpoch: status.modifiedNanoseconds / 1_000_000 + 60_000))
    func unused(_ days: Int, after hours: Int64) throws -> [String] {
      let time = written.adding(milliseconds: hours * 3_600_000)
      return try place.store.unusedReceipts(keptFor: days, at: time).filter(\.isOld).map(\.name)
    }
    #expect(try unused(30, after: 24 * 29) == [])
    #expect(try unused(30, after: 24 * 31) == [orphan.file.storedName])
    _ = try await ledger.perform(DetachReceipts([stored.file.hash], from: entry))
    let both = [stored.file.storedName, orphan.file.storedName].sorted()
    #expect(try unused(30, after: 24 * 31) == both)
    let removed = try place.store.removeUnusedReceipts(
      keptFor: 30, at: written.adding(milliseconds: 31 * 86_400_000), lockDeadline: .seconds(10))
    #expect(removed.map(\.name) == both && removed.allSatisfy(\.isOld) && names == [])
    // The log that names the other one may not have arrived yet.
    let aside = try FileManager.default.contentsOfDirectory(atPath: place.path + "/quarantine")
    #expect(
      aside.sorted() == [orphan.file.storedName, orphan.file.storedName + ".note"]
        && removed.map(\.isNamed) == both.map { $0 == stored.file.storedName })
  }

  @Test func `where an event is not understood, no file is taken for one that nothing needs`()
    async throws
  {
    _ = try await begin()
    _ = try place.store.storeReceipt(try write("tea 3".utf8))
    try place.writeLog(Array(try place.log.dropLast(40)))
    #expect(throws: (any Error).self) {
      try place.store.removeUnusedReceipts(keptFor: 1, at: .latest, lockDeadline: .zero)
    }
    #expect(names.count == 1)
  }

  @Test func `a check names what is missing and what was changed`() async throws {
    let entry = try await begin()
    let first = try place.store.storeReceipt(try write("tea 3".utf8))
    let second = try place.store.storeReceipt(try write("coffee 4".utf8))
    _ = try await place.ledger().perform(AttachReceipts([first.file, second.file], to: entry))
    func check() async throws -> ReceiptCheck {
      try place.store.checkReceipts(try await place.ledger().view(ReceiptUses()).needed)
    }
    #expect(try await check().isGood)
    #expect(try await check().neededCount == 2)
    let path = try #require(place.store.path(of: first.file))
    try Data("tea 4".utf8).write(to: URL(filePath: path))
    try FileManager.default.removeItem(atPath: try #require(place.store.path(of: second.file)))
    let found = try await check()
    #expect(found.changed == [first.file.storedName])
    #expect(found.missing.map(\.storedName) == [second.file.storedName])
    // Attached once more, each is what it was.
    _ = try place.store.storeReceipt(try write("tea 3".utf8))
    _ = try place.store.storeReceipt(try write("coffee 4".utf8))
    #expect(try await check().isGood)
  }

  @Test func `BM2: a compacted ledger has the files of what is left, and no others`() async throws {
    let entry = try await begin()
    let ledger = place.ledger()
    let other = try #require(
      try await ledger.perform(AppendEvents([.spent(2_00)])).outcome.first)
    let kept = try place.store.storeReceipt(try write("tea 3".utf8))
    let gone = try place.store.storeReceipt(try write("coffee 4".utf8))
    _ = try await ledger.perform(AttachReceipts([kept.file], to: entry))
    _ = try await ledger.perform(AttachReceipts([gone.file], to: other))
    _ = try await ledger.perform(VoidEntry(other))
    let path = place.folder.path("compact")
    _ = try place.store.compact(to: path)
    let store = FileEventStore(folder: path, machine: place.places)
    #expect(store.path(of: kept.file) != nil && store.path(of: gone.file) == nil)
    let receipts = try await Ledger(store: store).view(DecisionState()).receipts
    #expect(receipts.all.map(\.file) == [kept.file])
    #expect(try store.checkReceipts(receipts.all).isGood)
  }
}

/// The real file system, of which one call fails on the way of a file, and those after it; or in which
/// somebody writes to the file while it is read.
private final class ReceiptCalls: ForwardingFileSystem {
  let base = SystemCalls()
  private let left: Mutex<Int>
  private let change: (path: String, text: String)?

  init(failingFrom number: Int) {
    left = Mutex(number)
    change = nil
  }

  init(writing text: String, to path: String) {
    left = Mutex(.max)
    change = (path, text)
  }

  var hasFailed: Bool { left.withLock { $0 <= 0 } }

  private func count(_ path: String) throws(FileError) {
    let number = left.withLock { left in
      left -= 1
      return left
    }
    if number <= 0 { throw FileError(action: "use", path: path, code: 28, reason: "made to fail") }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try count(path)
    return try base.open(path, access)
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    try count(file.path)
    let read = try base.read(file, at: offset, into: &buffer, from: start)
    if let change { try? Data(change.text.utf8).write(to: URL(filePath: change.path)) }
    return read
  }

  /// Half of the bytes are written where it fails, as on a disk that is full.
  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    do throws(FileError) {
      try count(file.path)
    } catch {
      try base.append(Array(bytes.prefix(bytes.count / 2)), to: file)
      throw error
    }
    try base.append(bytes, to: file)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    try count(file.path)
    try base.synchronize(file)
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try count(path)
    try base.rename(path, to: newPath)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try count(path)
    try base.makeFolder(path)
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try count(path)
    try base.synchronizeFolder(path)
  }
}
