import Foundation
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// What makes a key of a passphrase.
@Suite struct ScryptTests {
  private struct Vector {
    var passphrase: String
    var salt: String
    var cost: (rounds: Int, blockSize: Int, lanes: Int)
    var key: String
  }

  /// Source: RFC 7914, section 12; the last one needs 1 GiB.
  private static let vectors = [
    Vector(
      passphrase: "", salt: "", cost: (16, 1, 1),
      key: "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"),
    Vector(
      passphrase: "password", salt: "NaCl", cost: (1024, 8, 16),
      key: "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
        + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"),
    Vector(
      passphrase: "pleaseletmein", salt: "SodiumChloride", cost: (16384, 8, 1),
      key: "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"),
  ]

  private func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func `SP7: the vectors of RFC 7914 come out as published`() throws {
    for vector in TestRun.isWhole ? Self.vectors : Array(Self.vectors.prefix(1)) {
      let cost = try #require(
        ScryptCost(
          rounds: vector.cost.rounds, blockSize: vector.cost.blockSize, lanes: vector.cost.lanes))
      let key = Scrypt.key(
        of: Array(vector.passphrase.utf8), salt: Array(vector.salt.utf8), cost, byteCount: 64)
      #expect(digits(key) == vector.key, "\(vector.passphrase)")
    }
  }

  /// Source: RFC 7914, section 11.
  @Test func `SP7: the first vector of PBKDF2 comes out as published`() {
    let key = PBKDF2.key(
      of: Array("passwd".utf8), salt: Array("salt".utf8), rounds: 1, byteCount: 64)
    #expect(
      digits(key)
        == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783")
  }

  private static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "no python3"))
  func `SP7: keys of any passphrase, salt and cost are those that Python makes`() throws {
    var generator = SeededGenerator(seed: 7914)
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
    let cases = [(2, 1, 1, 0, 0), (16, 8, 3, 8, 16), (64, 3, 2, 65, 16), (32, 2, 5, 200, 70)].map {
      (rounds, blockSize, lanes, passphrase, salt) in
      (rounds, blockSize, lanes, bytes(passphrase), bytes(salt), Int(bytes(1)[0]) + 1)
    }
    let rows = cases.map { row in
      "print(hashlib.scrypt(bytes.fromhex('\(digits(row.3))'),salt=bytes.fromhex('\(digits(row.4))'),"
        + "n=\(row.0),r=\(row.1),p=\(row.2),dklen=\(row.5)).hex())"
        + "\nprint(hashlib.pbkdf2_hmac('sha256',bytes.fromhex('\(digits(row.3))'),"
        + "bytes.fromhex('\(digits(row.4))'),\(row.0),\(row.5)).hex())"
    }
    let process = Process()
    process.executableURL = URL(filePath: Self.python)
    process.arguments = ["-c", "import hashlib\n" + rows.joined(separator: "\n")]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.count == 2 * cases.count)
    for (row, lines) in zip(cases, stride(from: 0, to: lines.count, by: 2).map { lines[$0...] }) {
      let cost = try #require(ScryptCost(rounds: row.0, blockSize: row.1, lanes: row.2))
      let key = Scrypt.key(of: row.3, salt: row.4, cost, byteCount: row.5)
      #expect(digits(key) == lines.first)
      let slow = PBKDF2.key(of: row.3, salt: row.4, rounds: row.0, byteCount: row.5)
      #expect(digits(slow) == lines.dropFirst().first)
    }
  }

  @Test func `a cost that scrypt does not know, or that would fill the memory, is none`() {
    let wrong = [
      (0, 8, 1), (1, 8, 1), (3, 8, 1), (-2, 8, 1), (1 << 21, 8, 1), (1 << 20, 8, 1), (16, 0, 1),
      (16, 8, 0), (16, 65, 1), (16, 8, 65), (Int.max, Int.max, Int.max), (Int.min, 1, 1),
    ]
    for (rounds, blockSize, lanes) in wrong {
      #expect(ScryptCost(rounds: rounds, blockSize: blockSize, lanes: lanes) == nil)
    }
    #expect(ScryptCost(rounds: 1 << 15, blockSize: 8, lanes: 3) == .usual)
  }
}
