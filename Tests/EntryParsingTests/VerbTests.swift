import Testing

@testable import EntryParsing

/// The verbs by which a sentence is told from the short form "NAME 12".
@Suite struct VerbTests {
  private static func forms(_ word: String) -> VerbForms { Verbs.forms(of: Array(word.utf8)[...]) }

  @Test func `every word of the list is found`() {
    for entry in Verbs.list.description.split(separator: " ") {
      let word = Array(entry.utf8.dropLast())[...]
      #expect(Verbs.list.mark(of: word) == entry.utf8.last, "\(entry)")
    }
    #expect(Verbs.isPlain(Array("log".utf8)[...]))
    #expect(!Verbs.isPlain(Array("went".utf8)[...]))
  }

  private static let words: [(String, VerbForms)] = [
    ("weigh", [.plain, .idle]), ("weighs", [.third, .idle]), ("raised", .past),
    ("reaches", [.third, .idle]), ("carried", .past), ("dropped", .past), ("grew", .past),
    ("drop", .plain), ("lasted", [.past, .idle]), ("hit", [.plain, .past, .idle]),
    // As often nouns: only their past says that they are verbs. Those of money are not here.
    ("score", []), ("spend", []), ("wagered", []), ("coffee", []), ("acme", []), ("s", []),
    ("ed", []), ("", []),
  ]

  @Test(arguments: words)
  func `a form is told by its ending`(_ word: String, _ forms: VerbForms) {
    #expect(Self.forms(word) == forms, "\(Self.forms(word).rawValue)")
  }
}
