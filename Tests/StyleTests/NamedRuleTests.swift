import Foundation
import LedgerTestSupport
import Testing

/// The rules have numbers, and whoever asks what proves one finds it by its number.
@Suite struct NamedRuleTests {
  private struct RuleList: CustomTestStringConvertible, Sendable {
    let letters: String
    let count: Int
    /// Rules that nothing here can prove.
    let withoutTest: Set<Int>

    var testDescription: String { letters }
  }

  private static let lists = [
    // P61 more memory of a GPU, P63 libraries of another system, P68 what a window's log says.
    RuleList(letters: "P", count: 87, withoutTest: [61, 63, 68]),
    // Windows and libraries of another system, and how its code was written.
    RuleList(letters: "BM", count: 48, withoutTest: [22, 23, 26, 28, 34, 36, 39, 40, 42]),
    // The same, DR15 to DR17, DR25 to DR27, DR49; DR22 and DR23 are P4 and every test; DR62 and DR64 say what
    // there is not, and the licence.
    RuleList(
      letters: "DR", count: 64,
      withoutTest: [15, 16, 17, 21, 22, 23, 25, 26, 27, 49, 62, 64]),
    // Packages that there are none of, pictures of a window (EX9, EX22, EX23, EX27), how its code was written.
    RuleList(letters: "EX", count: 30, withoutTest: [8, 9, 18, 21, 22, 23, 27]),
    // SP1 is all of the others; telephones, names of keys, and the look of a window.
    RuleList(letters: "SP", count: 58, withoutTest: [1, 2, 18, 45, 47, 53]),
  ]

  @Test(arguments: lists)
  private func `every rule of each list is named by a test`(
    _ list: RuleList
  ) throws {
    let words = try Self.words.get()
    let unnamed = (1...list.count).filter {
      !words.contains("\(list.letters)\($0)") && !list.withoutTest.contains($0)
    }
    #expect(unnamed == [])
  }

  /// Every word of the tests, read once.
  private static let words = Result {
    var text = ""
    // The fault tests are among them, and the thresholds of the benchmark.
    let tests = Repository.root.appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: tests.path(percentEncoded: false))
    for path in paths where path != "StyleTests/NamedRuleTests.swift" {
      // What is no text, as a folder, names nothing.
      text += (try? String(contentsOf: tests.appending(path: path), encoding: .utf8)) ?? ""
    }
    return Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }
}
