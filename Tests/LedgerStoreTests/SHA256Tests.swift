import Foundation
import LedgerTestSupport
import Testing

@testable import LedgerStore

struct SHA256Tests {
  /// Source: NIST, "SHA-256 examples" and CAVP short messages.
  @Test(.rows) func `SP50: the vectors of NIST hash as published`() {
    each([
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ]) { (text: String, hash: String) in
      #expect(SHA256.hash(Array(text.utf8).span.bytes).text == hash)
    }
  }

  @Test(.rows) func `bytes that come in pieces hash as all of them at once`() {
    each([0, 1, 63, 64, 4096 * 64 - 1, 4096 * 64, 4096 * 64 + 1, 2 * 4096 * 64, 700_000]) {
      (count: Int) in
      var generator = SeededGenerator(seed: 8)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      var start = 0
      let hash = ContentHash { piece in
        let taken = bytes[start..<min(start + piece.count, count)]
        piece.replaceSubrange(0..<taken.count, with: taken)
        start += taken.count
        return taken.count
      }
      #expect(hash == ContentHash(of: bytes.span.bytes))
    }
  }

  @Test(.needsHashTool)
  func `bytes of any count hash, behind digits or not, as the system's own tool says`() throws {
    let tool = "/usr/bin/sha256sum"
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 7)
    for count in [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      let hash = SHA256.hash(bytes.span.bytes)
      let chained = SHA256.hash(bytes.span.bytes, behind: hash)
      #expect(chained == SHA256.hash((Array(hash.text.utf8) + bytes).span.bytes))
      let path = folder.path("bytes")
      try Data(bytes).write(to: URL(filePath: path))
      let process = Process()
      process.executableURL = URL(filePath: tool)
      process.arguments = [path]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      let expected = String(decoding: said, as: UTF8.self).prefix(64)
      #expect(hash.text == expected)
    }
  }

  @Test func `messages of any lengths hash side by side to what each of them hashes to alone`() {
    var generator = SeededGenerator(seed: 8)
    let bytes = (0..<10_000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    var lanes = SHA256Lanes()
    // Every length around the borders of blocks, in every lane; then groups of any size and order.
    let borders = (0...3).flatMap { lane in [Int](repeating: 9, count: lane) + Array(0...260) }
    let groups =
      [borders, [], [0], [SHA256Lanes.messageByteLimit, 0, SHA256Lanes.messageByteLimit - 1]]
      + (0..<40).map { _ in
        (0..<Int.random(in: 1...12, using: &generator)).map { _ in
          Int(generator.magnitude(upTo: UInt64(SHA256Lanes.messageByteLimit)))
        }
      }
    for group in groups {
      let messages = group.map { count in
        let start = Int.random(in: 0...bytes.count - count, using: &generator)
        return start..<start + count
      }
      let digits = messages.map { SHA256.hash(bytes.span.bytes.extracting($0)) }
      let hashes = lanes.hash(messages, of: bytes.span.bytes, behind: digits)
      let alone = zip(messages, digits).map { message, digits in
        SHA256.hash(bytes.span.bytes.extracting(message), behind: digits)
      }
      #expect(hashes == alone, "\(group)")
    }
  }

  /// The digits of the hash that digits spell.
  private func spelled(_ digits: [UInt8]) -> [UInt8]? {
    SHA256Hash(digits: digits.span.bytes).map { hash in
      var written: [UInt8] = []
      hash.write(to: &written)
      #expect(written == Array(hash.text.utf8))
      return written
    }
  }

  @Test func `digits spell a hash in lower case only, each of them in its place`() {
    let text = "0123456789abcdef00112233445566778899aabbccddeeff0f1e2d3c4b5a6978"
    let digits = Array(text.utf8)
    let shorter = Array(digits.dropLast())
    #expect(spelled(digits) == digits)
    #expect(spelled(shorter) == nil)
    for place in digits.indices {
      for byte in UInt8.min ... .max {
        var digits = digits
        digits[place] = byte
        let isDigit = (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
        let expected = isDigit ? digits : nil
        #expect(spelled(digits) == expected, "place \(place), byte \(byte)")
      }
    }
  }
}
