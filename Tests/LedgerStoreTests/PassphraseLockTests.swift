import Foundation
import LedgerModel
import LedgerTestSupport
import Synchronization
import Testing

@testable import LedgerStore

/// What a passphrase is compared with, and how often one may be tried.
@Suite struct PassphraseLockTests {
  private let folder: TemporaryFolder
  private let profile: ProfileFolder

  init() throws {
    folder = try TemporaryFolder()
    profile = ProfileFolder(folder.path("ana"))
    try profile.make(email: "ana@example.org")
  }

  private func cheap() throws -> ScryptCost {
    try #require(ScryptCost(rounds: 16, blockSize: 8, lanes: 1))
  }

  private var file: String { folder.path("ana/passphrase") }

  @Test
  func `SP7, EX30: the folder is mode 0700, its files 0600, and the passphrase stands in none`()
    throws
  {
    try profile.lock(with: "correct horse", try cheap())
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder.path("ana")) == 0o700)
    #expect(try mode(folder.path("ana/profile")) == 0o600 && mode(file) == 0o600)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("horse") && text.split(separator: "\n").count == 4)
    #expect(profile.email == "ana@example.org")
  }

  @Test func `SP7: a lock opens with its passphrase and no other, and has a salt of its own`()
    throws
  {
    try profile.lock(with: "correct horse", try cheap())
    let lock = try #require(try profile.lock())
    #expect(lock.opens(with: "correct horse"))
    for wrong in ["", "correct hors", "correct horse ", "Correct horse", "correct  horse"] {
      #expect(!lock.opens(with: wrong), "\(wrong)")
    }
    try profile.lock(with: "correct horse", try cheap())
    let other = try #require(try profile.lock())
    #expect(other.name != lock.name && other != lock && other.opens(with: "correct horse"))
    try profile.unlock()
    #expect(try profile.lock() == nil && !profile.isLocked)
  }

  @Test func `SP7: a lock that is damaged, too open, newer or a link is refused, and never none`()
    throws
  {
    try profile.lock(with: "correct horse", try cheap())
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    let lines = whole.split(separator: "\n").map(String.init)
    let damaged = [
      "", "\n", "puldar-passphrase", "puldar-passphrase \n", "puldar-passphrase x\n",
      String(whole.dropLast()), String(whole.dropLast(2)) + "\n", whole + "\n",
      whole.replacing("16 8 1", with: "15 8 1"), whole.replacing("16 8 1", with: "1048576 64 64"),
      whole.replacing("16 8 1", with: "16 8"), whole.replacing("scrypt", with: "md5"),
      whole.replacing(lines[2], with: "salt "), whole.replacing(lines[2], with: "salt 00zz"),
      whole.replacing(lines[3], with: "hash 00"), whole.uppercased(),
      String(repeating: "x", count: 5000),
    ]
    for text in damaged {
      try Data(text.utf8).write(to: URL(filePath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      #expect(throws: ProfileRefusal.self, "\(text)") { try profile.lock() }
    }
    try Data(whole.replacing("passphrase 1", with: "passphrase 2").utf8)
      .write(to: URL(filePath: file))
    #expect(throws: ProfileRefusal.newer(path: file, version: "2")) { try profile.lock() }
    try Data(whole.utf8).write(to: URL(filePath: file))
    for mode in [0o640, 0o604, 0o620, 0o666] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      #expect(throws: ProfileRefusal.tooOpen(path: file)) { try profile.lock() }
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    #expect(try profile.lock()?.opens(with: "correct horse") == true)
    try FileManager.default.moveItem(atPath: file, toPath: folder.path("elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: folder.path("elsewhere"))
    #expect(throws: ProfileRefusal.strange(path: file)) { try profile.lock() }
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.linkItem(atPath: folder.path("elsewhere"), toPath: file)
    #expect(throws: ProfileRefusal.strange(path: file)) { try profile.lock() }
  }

  @Test func `SP7: of many that try at once each is counted`() throws {
    try profile.lock(with: "correct horse", try cheap())
    let lock = try #require(try profile.lock())
    let now = try #require(Timestamp(iso: "2026-01-02T12:00:00.000Z"))
    let allowed = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 20) { _ in
      let tries = PassphraseTries(of: lock, in: folder.path("state"))
      if (try? tries.begin(at: now)) == 0 { allowed.withLock { $0 += 1 } }
    }
    #expect(allowed.withLock { $0 } == PassphraseTries.freeCount)
  }

  @Test func `SP7: a log is locked with the ledger that it is of`() throws {
    try profile.lock(with: "correct horse", try cheap())
    for path in ["ana", "ana/log/k7q2.jsonl", "ana/."] {
      #expect(try ProfileFolder(holding: folder.path(path)).isLocked, "\(path)")
    }
    for path in ["ana/k7q2.jsonl", "ana/log", "bea", "k7q2.jsonl"] {
      #expect(try !ProfileFolder(holding: folder.path(path)).isLocked, "\(path)")
    }
  }

  @Test func `SP7: five wrong tries are free, then each wait is twice the one before, up to a cap`()
    throws
  {
    let now = try #require(Timestamp(iso: "2026-01-02T12:00:00.000Z"))
    let waits = (0...13).map { PassphraseTries.wait(after: $0, last: now, at: now) }
    #expect(
      waits == [
        0, 0, 0, 0, 0, 5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000,
      ])
    #expect(PassphraseTries.wait(after: .max, last: now, at: now) == 300_000)
    #expect(PassphraseTries.wait(after: 6, last: now, at: now.adding(milliseconds: 9999)) == 1)
    #expect(PassphraseTries.wait(after: 6, last: now, at: now.adding(milliseconds: 10_000)) == 0)
    // A clock that was set back.
    #expect(PassphraseTries.wait(after: 6, last: now, at: now.adding(milliseconds: -9)) == 10_000)
  }

  @Test
  func `SP7: tries are counted in a file before they are known to be wrong, up to a right one`()
    throws
  {
    try profile.lock(with: "correct horse", try cheap())
    let lock = try #require(try profile.lock())
    let now = try #require(Timestamp(iso: "2026-01-02T12:00:00.000Z"))
    for _ in 0..<5 {
      let tries = PassphraseTries(of: lock, in: folder.path("state"))
      #expect(try tries.wait(at: now) == 0)
      #expect(try tries.begin(at: now) == 0)
    }
    let tries = PassphraseTries(of: lock, in: folder.path("state"))
    #expect(try tries.wait(at: now) == 5000)
    // What must be waited for is not counted.
    #expect(try tries.begin(at: now) == 5000 && tries.wait(at: now) == 5000)
    // What is no count is as good as five.
    let path = folder.path("state/passphrases/\(lock.name)")
    try Data("many".utf8).write(to: URL(filePath: path))
    #expect(try tries.wait(at: .earliest) == 5000)
    try tries.forget()
    try tries.forget()
    #expect(try tries.wait(at: now) == 0)
  }
}
