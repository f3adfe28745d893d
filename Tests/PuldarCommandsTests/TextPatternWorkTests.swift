import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What a pattern costs, and that nothing that is written as one ends the program.
@Suite struct TextPatternWorkTests {
  /// Patterns with more ways through a text than can be tried one after the other.
  static let blowingUp = [
    "(a+)+$", "(x+x+)+y", #"(\w+\s?)*$z"#, "(a*)*b", "(a|a)*b", "(a|aa)+$b", "(.*a){12}b",
    "^(([a-z])+.)+[A-Z]([a-z])+1$", "(a?){20}a{20}b", "(a*?)*?b", "((a*)*)*b", "(a{1,9}){1,9}b",
    #"(\b\w*)*-"#, "(.*)*(.*)*(.*)*-", "(|a|a)+b", "(([ax]|[a-x])+)+y",
  ]

  @Test(.rows) func `a pattern of many ways takes each instruction once for each character`() {
    each(Self.blowingUp) { (text: String) throws in
      let pattern = try TextPattern(text)
      let result = pattern.search(Self.searched(by: text, count: 4_000))
      #expect(!result.isFound)
      #expect(result.stepCount <= (pattern.program.count + 1) * 4_001)
    }
  }

  @Test(.rows) func `each further character costs the same`() {
    each(Self.blowingUp) { (text: String) throws in
      let pattern = try TextPattern(text)
      let steps = [100, 200, 300].map { count in
        pattern.search(Self.searched(by: text, count: count)).stepCount
      }
      #expect(steps[2] - steps[1] == steps[1] - steps[0])
    }
  }

  @Test func `a search is given up where it takes longer than all searches may`() throws {
    let pattern = try TextPattern("(a{1,30}){1,30}b")
    var search = TextPatternSearch(pattern, stepLimit: 100_000)
    let name = String(repeating: "a", count: 20)
    #expect(try !search.finds(in: name))
    // A name that was looked at costs nothing more.
    for _ in 0..<1_000 { #expect(try !search.finds(in: name)) }
    #expect(throws: CommandFailure.self) {
      for number in 0..<100 { _ = try search.finds(in: name + "\(number)") }
    }
    #expect(throws: CommandFailure.self) {
      _ = try search.finds(in: String(repeating: "a", count: 4_000))
    }
    // Also in the middle of a long name.
    let long = String(repeating: "a", count: 4_000)
    #expect(pattern.search(long, limit: 1_000).stepCount == 1_001)
  }

  @Test func `a short pattern is looked for in a million names`() throws {
    let pattern = try TextPattern("^(whole|sushi)")
    let steps = pattern.search("A merchant of thirty letters, b").stepCount
    #expect(steps * 1_000_000 < TextPatternSearch.stepLimit)
  }

  /// A text that the pattern is nearly in.
  private static func searched(by pattern: String, count: Int) -> String {
    String(repeating: pattern.contains("x") ? "x" : "a", count: count - 1) + "!"
  }

  static let complicated = [
    #"^(?:a[^b-d\]]*?|(\w+\s?){2,3}|\b[-x.]??$){,4}é\.(?:|[А-Я])+$"#,
    #"[\w\-a-z^&~-]{10,20}?|((((a|b)*|c)+|d)?|\d{3}){2}[^\S\W]"#,
    "(?<name>[[:alpha:]--[aeiou]]&&[^a])\\p{Lu}(?=a)\\k<name>(?i:b)\\Q*\\E",
    "a{2147483648}{9223372036854775808}(){99999999999999999999,}",
  ]

  @Test func `every part of a complicated pattern is a pattern or an error`() {
    for pattern in Self.complicated {
      for start in pattern.indices {
        for end in pattern.indices[start...] { tryOut(String(pattern[start...end])) }
      }
    }
  }

  @Test func `bytes of any kind are a pattern or an error`() {
    var chance = SeededGenerator(seed: 18)
    let signs = Array(#"()[]{}|.*+?^$\-&~,:=<!09adwsbpQ"#.utf8)
    for index in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...200, using: &chance)).map { _ in
        index.isMultiple(of: 4)
          ? UInt8.random(in: .min ... .max, using: &chance)
          : signs[Int.random(in: signs.indices, using: &chance)]
      }
      tryOut(String(decoding: bytes, as: UTF8.self))
      tryOut(String(String(decoding: bytes, as: UTF8.self).prefix(8)))
    }
  }

  @Test func `deep brackets and large counts are a pattern or an error`() {
    for part in ["(", "[", "(?:", "a{", "[^", "(|", "((a)*", "a{9,", #"\"#, "|", "()", "(a{9})"] {
      for count in [1, 2, 40, 99, 200, 5_000] { tryOut(String(repeating: part, count: count)) }
    }
    for count in ["0", "9999", "10000", "10001", "9223372036854775808"] {
      for text in ["(){\(count)}", "((){\(count)}){\(count)}", "a{,\(count)}", "(a*){\(count),}"] {
        tryOut(text)
      }
    }
  }

  /// Reads a pattern and looks for it; what is refused says so.
  private func tryOut(_ text: String) {
    do throws(TextPatternError) {
      let pattern = try TextPattern(text)
      let result = pattern.search("ab É-x\r\n3")
      #expect(result.stepCount <= (pattern.program.count + 1) * 9)
    } catch {
      #expect(error.advice.contains("write "))
    }
  }
}
