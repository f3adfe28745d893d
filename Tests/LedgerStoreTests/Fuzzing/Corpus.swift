import Foundation
import LedgerFuzzing

/// The inputs that are kept of a fuzzer: a line each in `Fixtures/Fuzzing`, the name, a tab and the bytes,
/// of which those that are no letter of ASCII stand as `\x` and two digits.
struct Corpus {
  let reader: TriedReader

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  var file: URL { Corpus.fixtures.appending(path: "Fuzzing/\(reader.rawValue).txt") }

  /// The inputs with their names, in the order of these.
  var inputs: [(name: String, bytes: [UInt8])] {
    get throws {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        return (String(parts[0]), Corpus.bytes(of: parts.last ?? ""))
      }
    }
  }

  func write(_ inputs: [String: [UInt8]]) throws {
    let lines = inputs.sorted { $0.key < $1.key }.map {
      "\($0.key)\t\(Corpus.text(of: $0.value))\n"
    }
    try Data(lines.joined().utf8).write(to: file)
  }

  private static func bytes(of text: Substring) -> [UInt8] {
    var (bytes, rest): ([UInt8], Substring.UTF8View) = ([], text.utf8[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "x") else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(String(rest.prefix(2)) ?? "", radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  private static func text(of bytes: [UInt8]) -> String {
    bytes.map { byte in
      if byte == UInt8(ascii: "\\") { return "\\\\" }
      guard (0x20..<0x7F).contains(byte) else {
        return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return String(Unicode.Scalar(byte))
    }.joined()
  }
}
