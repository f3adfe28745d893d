import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

struct SHA256Tests {
  /// Source: NIST, "SHA-256 examples" and CAVP short messages.
  @Test(arguments: [
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
  ])
  func `the vectors of NIST hash as published`(text: String, hash: String) {
    #expect(SHA256.hash(Array(text.utf8).span.bytes).text == hash)
  }

  @Test func `bytes of any count hash, behind digits or not, as the system's own tool says`() throws
  {
    let tool = "/usr/bin/sha256sum"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return }
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
}
