import Foundation
import LedgerTestSupport
import Testing

/// What a version reads of a log is told by a number, which nobody can forget to change: by it a
/// program notices that another version understood the lines, and reads them itself.
struct VocabularyTests {
  /// The literals of the code that reads events, each as often as it stands there: the names of types
  /// and members, and of most of their values.
  private static func names(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap { line in
        line.matches(of: /"([A-Za-z]+)"/).map { String($0.1) }
      }
    }.sorted()
  }

  /// FNV-1a, of 64 bits.
  private static func number(of names: [String]) -> UInt64 {
    names.joined(separator: " ").utf8.reduce(0xCBF2_9CE4_8422_2325) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  @Test func `an event or a member more is another number`() throws {
    let files = try Repository.sources.get().filter { file in
      ["Events/", "Fields/"].contains { file.path.hasPrefix("Sources/LedgerEvents/\($0)") }
    }
    let names = Self.names(in: files)
    #expect(names.contains("ExpenseAdded") && names.contains("merchant"))
    let digits = String(Self.number(of: names), radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let words = stride(from: 0, to: 16, by: 4).map { padded.dropFirst($0).prefix(4) }
    let stated = files.flatMap(\.lines).first { $0.contains("let vocabulary: UInt64 = ") }
    #expect(
      stated == "  package static let vocabulary: UInt64 = 0x\(words.joined(separator: "_"))",
      "what this version reads of a log has changed: write this number down")
    let more = Self.number(of: names + ["merchant"])
    #expect(more != Self.number(of: names))
  }
}
