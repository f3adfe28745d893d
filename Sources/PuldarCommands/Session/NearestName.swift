import CommandTable

/// The most likely name of a bill or a goal if a word fits none.
struct NearestName {
  /// The names, by the whole name and by each of its words, in lower case.
  private var names: [String: String] = [:]
  /// The spellings in their original order, whole names before their words.
  private var spellings: [String] = []

  /// The least length of a word: shorter ones are in too many names.
  private static let wordLength = 3

  init(among names: [String]) {
    for name in names { add(name.lowercased(), of: name) }
    for name in names {
      for word in name.lowercased().split(separator: " ") where word.count >= NearestName.wordLength
      {
        add(String(word), of: name)
      }
    }
  }

  private mutating func add(_ spelling: String, of name: String) {
    guard names[spelling] == nil else { return }
    names[spelling] = name
    spellings.append(spelling)
  }

  /// Returns the name that was meant; `nil` if no name is near.
  func nearest(to word: String) -> String? {
    Suggestion.closest(to: word.lowercased(), in: spellings).flatMap { names[$0] }
  }

  /// Returns the failure that nothing has the name, with the nearest one.
  func failure(_ kind: String, called word: String, listedBy list: String) -> CommandFailure {
    let near: Advice =
      nearest(to: word).map { "Did you mean '\(VisibleText($0))'? " } ?? ""
    return CommandFailure(
      "no \(kind) is called '\(VisibleText(word))'",
      remedy: near + "List them with '\(command: list)'.", .missing)
  }
}
