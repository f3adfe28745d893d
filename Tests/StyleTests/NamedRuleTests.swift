import Foundation
import LedgerTestSupport
import Testing

/// The rules of the budget have numbers, P1 to P87, and whoever asks what proves one finds it by its number.
@Suite struct NamedRuleTests {
  /// Rules of windows, of another system's libraries, or of a shop: P61 more memory of a GPU, P63 libraries
  /// of another system, P68 what a window's log says.
  private static let withoutTest: Set<Int> = [61, 63, 68]

  /// Tests, the fault tests among them, and the thresholds of the benchmark.
  private static let places = ["Tests", "Sources/puldar-benchmark"]

  @Test func `every rule of the budget is named by a test`() throws {
    var text = ""
    for place in Self.places {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: Repository.root.appending(path: place).path(percentEncoded: false))
      for path in paths where path != "StyleTests/NamedRuleTests.swift" {
        // What is no text, as a folder, names nothing.
        let file = Repository.root.appending(path: "\(place)/\(path)")
        text += (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }
    }
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let unnamed = (1...87).filter { !words.contains("P\($0)") && !Self.withoutTest.contains($0) }
    #expect(unnamed == [])
  }
}
