import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Made-up patterns mean what they mean to Swift's `Regex`, which is another program.
@Suite struct TextPatternComparisonTests {
  @Test func `a pattern is found where Swift's own finds it`() throws {
    var patterns = RandomPattern(chance: SeededGenerator(seed: 18))
    var (pairCount, foundCount) = (0, 0)
    for _ in 0..<(TestRun.isWhole ? 20_000 : 1_000) {
      let text = patterns.pattern(depth: 2)
      guard text.utf8.count <= TextPattern.byteLimit else { continue }
      let pattern = try TextPattern(text)
      // Its own borders of words are those of Unicode, where "Joe's" is one word.
      let regex = try Regex(text).ignoresCase().wordBoundaryKind(.simple)
      for _ in 0..<4 {
        let searched = patterns.searched()
        let isFound = searched.contains(regex)
        #expect(pattern.matches(searched) == isFound, "/\(text)/ in '\(searched)'")
        pairCount += 1
        foundCount += isFound ? 1 : 0
      }
    }
    #expect(pairCount > 3_000)
    #expect(foundCount > pairCount / 4 && foundCount < pairCount * 3 / 4)
  }

  @Test func `what is read of signs in any order is found where Swift's own finds it`() throws {
    var patterns = RandomPattern(chance: SeededGenerator(seed: 11))
    var pairCount = 0
    for _ in 0..<(TestRun.isWhole ? 40_000 : 4_000) {
      let text = patterns.signs()
      guard let pattern = try? TextPattern(text) else { continue }
      let regex = try Regex(text).ignoresCase().wordBoundaryKind(.simple)
      for _ in 0..<4 {
        let searched = patterns.searched()
        #expect(
          pattern.matches(searched) == searched.contains(regex), "/\(text)/ in '\(searched)'")
        pairCount += 1
      }
    }
    #expect(pairCount > 2_000)
  }
}

/// Makes up patterns and short texts of few letters, so that one is often found in the other.
///
/// The sign for kelvin is not among the letters: `Regex` finds it with `k`, and not with `[k]` or `k+`.
private struct RandomPattern {
  var chance: SeededGenerator

  private static let letters = [
    "a", "b", "A", "B", "c", "é", "É", "e\u{301}", "ж", "Ж", "1", "_", " ", "k", "ß", "ı", "I",
    "i", "σ", "ς", "٣",
  ]
  private static let sets = [
    "a", "b", "a-c", "A-C", #"\d"#, #"\w"#, #"\S"#, "é", "à-ü", "À-Ü", "ж", "а-я", "Z-b", #"\-"#,
    ".", #"\]"#, "x^", "1-5", "_", "ß",
  ]
  private static let counts = [
    "*", "+", "?", "*?", "+?", "??", "{2}", "{0}", "{1,}", "{1,2}", "{,2}", "{0,1}?", "{2,3}",
  ]
  private static let conditions = ["^", "$", #"\b"#, #"\B"#]
  private static let anySigns = [
    "a", "b", "(", ")", "[", "]", "{", "}", "|", "*", "+", "?", "^", "$", ".", "\\", "-", "&", "~",
    "2", ",", ":", #"\d"#, "é", "#", " ", "=", "!", "<", "p",
  ]

  mutating func pattern(depth: Int) -> String {
    var pattern = sequence(depth: depth)
    while isOneOf(4) { pattern += "|" + sequence(depth: depth) }
    return pattern
  }

  mutating func signs() -> String {
    (0..<Int.random(in: 1..<9, using: &chance)).map { _ in one(of: Self.anySigns) }.joined()
  }

  /// A text, half of them of the first four letters alone.
  mutating func searched() -> String {
    let letters = isOneOf(2) ? Array(Self.letters.prefix(4)) : Self.letters
    return (0..<Int.random(in: 0..<9, using: &chance)).map { _ in one(of: letters) }.joined()
  }

  private mutating func sequence(depth: Int) -> String {
    var sequence = ""
    for _ in 0..<Int.random(in: 0..<4, using: &chance) {
      if isOneOf(12) {
        sequence += one(of: Self.conditions)
      } else {
        sequence += unit(depth: depth) + (isOneOf(3) ? one(of: Self.counts) : "")
      }
    }
    return sequence
  }

  private mutating func unit(depth: Int) -> String {
    switch Int.random(in: 0..<12, using: &chance) {
    case 0: "."
    case 1: one(of: [#"\d"#, #"\D"#, #"\w"#, #"\W"#, #"\s"#, #"\S"#, #"\."#])
    case 2, 3: set()
    case 4...6 where depth > 0: one(of: ["(", "(?:"]) + pattern(depth: depth - 1) + ")"
    case 7, 8: one(of: Self.letters)
    default: one(of: Array(Self.letters.prefix(4)))
    }
  }

  private mutating func set() -> String {
    var set = one(of: ["[", "[^"]) + (isOneOf(6) ? "-" : "")
    for _ in 0...Int.random(in: 0..<3, using: &chance) { set += one(of: Self.sets) }
    return set + (isOneOf(6) ? "-]" : "]")
  }

  private mutating func isOneOf(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &chance) == 0
  }

  private mutating func one(of words: [String]) -> String {
    words[Int.random(in: words.indices, using: &chance)]
  }
}
