import Foundation
import Testing

/// What a test writes is its own, and goes with it.
@Suite struct OwnPlacesTests {
  /// The text of a call from its beginning to the parenthesis that ends it.
  private static func call(_ text: Substring) -> Substring {
    var depth = 0
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" {
        depth -= 1
        if depth == 0 { return text[...place] }
      }
    }
    return text
  }

  /// Calls that open a ledger among the person's own, as they stand in a text.
  static func calls(in text: String) -> [String] {
    ["Ledger.open(", "FileEventStore(folder:", "FileEventStore(file:"].flatMap { name in
      text.ranges(of: name)
        .map { String(call(text[$0.lowerBound...])) }
        .filter { !$0.contains("machine:") }
    }
  }

  private static func files() throws -> [SourceFile] {
    // A measurement is of the machine as it is; this file holds the words.
    try Repository.tests.get().filter {
      !$0.path.hasPrefix("Tests/Tools/Benchmarks/") && $0.name != "OwnPlacesTests"
    }
  }

  @Test func `no test opens a ledger whose records are kept among the person's own`() throws {
    let opened = try Self.files().flatMap { file in
      Self.calls(in: file.lines.joined(separator: "\n")).map { "\(file.path): \($0)" }
    }
    #expect(opened == [])
    #expect(Self.calls(in: "Ledger.open(path(a), currency: .usd)").count == 1)
    #expect(Self.calls(in: "Ledger.open(path(a), machine: m); FileEventStore(file: p)").count == 1)
  }

  @Test func `every temporary folder is held by a name until the test is over`() throws {
    let loose = try Self.files().flatMap { file in
      file.code.filter {
        $0.contains("Folder()")
          && $0.contains(/[(:] *(try )?(Temporary|Ledger)Folder\(\)|Folder\(\)\./)
      }
      .map { "\(file.path): \($0)" }
    }
    #expect(loose == [])
  }
}
