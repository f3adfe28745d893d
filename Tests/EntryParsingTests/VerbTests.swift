import Testing

@testable import EntryParsing

/// The verbs by which a sentence is told from the short form "NAME 12".
@Suite struct VerbTests {
  private static func forms(_ word: String) -> VerbForms { Verbs.forms(of: Array(word.utf8)[...]) }

  @Test func `every word of the lists is found, and in no other list`() {
    let lists = [Verbs.plain, Verbs.idle, Verbs.shared, Verbs.sharedIdle]
    for (place, list) in lists.enumerated() {
      for word in list.description.split(separator: " ") {
        let letters = Array(word.utf8)[...]
        #expect(Verbs.isPlain(letters))
        #expect(
          lists.indices.filter { lists[$0].lists(letters) } == [place], "\(word)")
      }
    }
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
