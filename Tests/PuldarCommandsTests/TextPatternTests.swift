import CommandTable
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Patterns that a person writes, and what is none.
@Suite struct TextPatternTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    var found: [String]
    var missed: [String] = []
    var testDescription: String { "/\(pattern)/" }
  }

  static let cases = [
    Case(
      pattern: "^whole (foods|earth)$", found: ["Whole Foods", "WHOLE EARTH"], missed: ["Whole"]),
    Case(pattern: "joe", found: ["Trader Joe's", "JOE"], missed: ["Jo e"]),
    Case(pattern: #"\bjoe\b"#, found: ["Trader Joe's", "joe"], missed: ["Joey"]),
    Case(pattern: #"\Bjoe"#, found: ["banjoe"], missed: ["Joey", "a joe"]),
    Case(pattern: "j.e", found: ["joe", "j e", "JÉE"], missed: ["je", "j\ne"]),
    Case(pattern: "^.$", found: ["a", "é", "e\u{301}", "👨‍👩‍👧"], missed: ["", "ab", "\r\n"]),
    Case(pattern: "café", found: ["CAFÉ", "cafe\u{301}"], missed: ["cafe"]),
    Case(pattern: "[à-ü]", found: ["É", "e\u{301}"], missed: ["e", "E"]),
    Case(pattern: "Жук", found: ["ЖУК", "жук"], missed: ["жу"]),
    Case(pattern: "[а-я]+", found: ["Ж"], missed: ["z"]),
    Case(pattern: "i", found: ["I"], missed: ["ı", "İ"]),
    Case(pattern: "[H-J]", found: ["i", "J"], missed: ["ı", "k"]),
    Case(pattern: "ß", found: ["ß", "ẞ"], missed: ["SS"]),
    Case(pattern: "σ", found: ["Σ"], missed: ["ς"]),
    Case(pattern: "^[^a-c]$", found: ["d", "D", " "], missed: ["a", "B"]),
    Case(pattern: #"^[\w.-]+$"#, found: ["a.b-c_1"], missed: ["a b", ""]),
    Case(pattern: "^[-a]$", found: ["-", "A"], missed: ["b"]),
    Case(pattern: #"^[\]\\]$"#, found: ["]", "\\"], missed: ["a"]),
    Case(pattern: "^[.*$(|]$", found: [".", "*", "$", "(", "|"], missed: ["a"]),
    Case(pattern: #"^\d\D\s\S\w\W$"#, found: ["1a bc."], missed: ["aa bc.", "1a bcd"]),
    Case(pattern: #"\d"#, found: ["٣", "½"], missed: ["x"]),
    Case(pattern: #"^\.\*\ \/$"#, found: [".* /"], missed: ["aa /"]),
    Case(pattern: "a]}", found: ["A]}"], missed: ["a"]),
    Case(pattern: "^a*?b+?c??$", found: ["b", "aabb", "abc"], missed: ["a", "abcc"]),
    Case(pattern: "^a{2}$", found: ["aa"], missed: ["a", "aaa"]),
    Case(pattern: "^a{2,}?$", found: ["aa", "aaaaa"], missed: ["a"]),
    Case(pattern: "^(?:ab){1,2}$", found: ["ab", "abab"], missed: ["", "ababab"]),
    Case(pattern: "^a{,2}$", found: ["", "a", "aa"], missed: ["aaa"]),
    Case(pattern: "^a{0}$", found: [""], missed: ["a"]),
    Case(pattern: "^(|a)+b$", found: ["b", "aab"], missed: ["ac"]),
    Case(pattern: "^(a|b|)$", found: ["a", "b", ""], missed: ["c"]),
    Case(pattern: "", found: ["", "a"]),
  ]

  @Test(.rows) func `a pattern is in some texts and not in others`() {
    each(Self.cases) { (example: Case) throws in
      let pattern = try TextPattern(example.pattern)
      #expect(example.found.filter { !pattern.matches($0) } == [])
      #expect(example.missed.filter(pattern.matches) == [])
    }
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    var pattern: String
    var error: TextPatternError
    var testDescription: String { "/\(pattern)/" }

    init(_ pattern: String, _ error: TextPatternError) {
      (self.pattern, self.error) = (pattern, error)
    }
  }

  static let refused = [
    Refused("ab[", .unclosed("[", at: 2)), Refused("[a-", .unclosed("[", at: 0)),
    Refused("[^", .unclosed("[", at: 0)), Refused("a(b", .unclosed("(", at: 1)),
    Refused("((a)", .unclosed("(", at: 0)), Refused("a)", .closesNothing(at: 1)),
    Refused("*a", .repeatsNothing("*", at: 0)), Refused("(+)", .repeatsNothing("+", at: 1)),
    Refused("^*", .repeatsNothing("*", at: 1)), Refused(#"\b?"#, .repeatsNothing("?", at: 2)),
    Refused("{2}", .repeatsNothing("{", at: 0)), Refused("a|*", .repeatsNothing("*", at: 2)),
    Refused("a**", .repeatsAgain("*", at: 2)), Refused("a*+", .repeatsAgain("+", at: 2)),
    Refused("a++", .repeatsAgain("+", at: 2)), Refused("a???", .repeatsAgain("?", at: 3)),
    Refused("a{2}{3}", .repeatsAgain("{", at: 4)), Refused("a{2}+", .repeatsAgain("+", at: 4)),
    Refused("a{", .wrongCount(at: 1)), Refused("a{}", .wrongCount(at: 1)),
    Refused("a{,}", .wrongCount(at: 1)), Refused("a{x}", .wrongCount(at: 1)),
    Refused("a{3,2}", .wrongCount(at: 1)), Refused("a{ 2 }", .wrongCount(at: 1)),
    Refused("a{2", .wrongCount(at: 1)), Refused("a{٣}", .wrongCount(at: 1)),
    Refused("[z-a]", .wrongRange(at: 1)), Refused(#"[a-\d]"#, .wrongRange(at: 1)),
    Refused(#"[\d-a]"#, .wrongRange(at: 1)), Refused("[🇩🇪-z]", .wrongRange(at: 1)),
    Refused("[]", .emptySet(at: 0)), Refused("[]a]", .emptySet(at: 0)),
    Refused("[^]a]", .emptySet(at: 0)), Refused("[a&&b]", .unknownInSet("&", at: 2)),
    Refused("[a~~b]", .unknownInSet("~", at: 2)), Refused("[a--b]", .unknownInSet("-", at: 3)),
    Refused("[a-c-e]", .unknownInSet("-", at: 4)), Refused("[[a]]", .unknownInSet("[", at: 1)),
    Refused("[[:alpha:]]", .unknownInSet("[", at: 1)), Refused("a(?=b)", .unknownGroup(at: 1)),
    Refused("(?!b)", .unknownGroup(at: 0)), Refused("(?<=b)", .unknownGroup(at: 0)),
    Refused("(?<name>b)", .unknownGroup(at: 0)), Refused("(?P<name>b)", .unknownGroup(at: 0)),
    Refused("(?i)b", .unknownGroup(at: 0)), Refused("(?>b)", .unknownGroup(at: 0)),
    Refused("(?#b)", .unknownGroup(at: 0)), Refused("(?", .unknownGroup(at: 0)),
    Refused(#"(a)\1"#, .unknownEscape("1", at: 3)), Refused(#"\p{L}"#, .unknownEscape("p", at: 0)),
    Refused(#"[\p{L}]"#, .unknownEscape("p", at: 1)), Refused(#"[\b]"#, .unknownEscape("b", at: 1)),
    Refused(#"\Qa\E"#, .unknownEscape("Q", at: 0)), Refused(#"\x41"#, .unknownEscape("x", at: 0)),
    Refused(#"\n"#, .unknownEscape("n", at: 0)), Refused(#"\A"#, .unknownEscape("A", at: 0)),
    Refused(#"a\"#, .unknownEscape(nil, at: 1)), Refused(#"[\"#, .unknownEscape(nil, at: 1)),
    Refused(#"\é"#, .unknownEscape(nil, at: 0)), Refused("\\\u{7}", .unknownEscape(nil, at: 0)),
    Refused("a*\u{301}", .accented(at: 1)), Refused("[[\u{301}]", .accented(at: 1)),
    Refused("a{10001}", .tooLarge), Refused("a{99999999999999999999}", .tooLarge),
    Refused("(a{100}){101}", .tooLarge), Refused("(a{,5000}b)+", .tooLarge),
    Refused("a{5000}|b{5000}", .tooLarge), Refused("((((){9999}a){99}){99}){99}", .tooLarge),
    Refused(String(repeating: "a", count: 201), .tooLong),
  ]

  @Test(.rows) func `what is not understood is refused with its place`() {
    each(Self.refused) { (example: Refused) throws in
      #expect(throws: example.error) { try TextPattern(example.pattern) }
    }
  }

  @Test func `a pattern at its limits is read`() throws {
    #expect(try TextPattern("(a{100}){100}").program.count == TextPattern.instructionLimit)
    #expect(try TextPattern("a{10000}").program.count == TextPattern.instructionLimit)
    #expect(try TextPattern("^a{300}$").matches(String(repeating: "A", count: 300)))
    #expect(try TextPattern(String(repeating: "|", count: 200)).program.count == 400)
    #expect(try TextPattern(String(repeating: "a+", count: 100)).program.count == 200)
    let loops = String(repeating: "(", count: 66) + "a" + String(repeating: ")+", count: 66)
    #expect(try TextPattern(loops).program.count == 67)
    let deep = String(repeating: "(", count: 99) + "ab" + String(repeating: ")", count: 99)
    #expect(deep.utf8.count == TextPattern.byteLimit)
    #expect(try TextPattern(deep).matches("cab"))
  }

  static let messages = [
    "/[/": #"'[' is never closed, at character 1 of the pattern; write \[ for the sign itself"#,
    "/a**/": "'*' repeats a repetition, at character 3 of the pattern; "
      + #"write ( ) round that, or \* for the sign itself"#,
    "/é(?i)/": "'(?' is known only in (?: ), at character 2 of the pattern; "
      + #"write ( ) for a group, or \(\? for the signs themselves"#,
    #"/\p{L}/"#: #"'\p' is not known, at character 1 of the pattern; write it before a sign "#
      + #"such as . or *, or one of \d \D \w \W \s \S \b \B"#,
    "/a{20000}/": "its counts repeat too much; write smaller numbers between { and }",
  ]

  @Test(.rows) func `a message says what is wrong, where, and what to write`() {
    each(Self.messages) { (word, message) throws in
      #expect(throws: ValueError.unreadable(message)) { try MerchantArgument(parsing: word) }
    }
  }
}

extension TextPattern {
  /// Whether the pattern is somewhere in a text.
  func matches(_ text: String) -> Bool { search(text).isFound }
}
