import CommandTable

/// The name that a person most likely meant, who named a bill or a goal by a word that fits none.
struct NearestName {
  /// What may be meant, by the whole name and by each of its words, in lower case.
  private var names: [String: String] = [:]
  /// In the order in which they were given, the whole names before their words.
  private var spellings: [String] = []

  /// Shorter words than these are of too many names.
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

  /// What was meant; `nil` where no name is near.
  func nearest(to word: String) -> String? {
    Suggestion.closest(to: word.lowercased(), in: spellings).flatMap { names[$0] }
  }

  /// That several things are called so, each with its number and what tells it from the others.
  static func failure(_ kinds: String, called word: String, several: [String]) -> CommandFailure {
    CommandFailure(
      "'\(VisibleText(word))' can be several \(kinds)",
      remedy: "Name one by its number: \(several.joined(separator: ", or ")).", .refusedData)
  }

  /// That nothing is called so, with the name that is near.
  func failure(_ kind: String, called word: String, listedBy list: String) -> CommandFailure {
    let near: Advice =
      nearest(to: word).map { "Did you mean '\(VisibleText($0))'? " } ?? ""
    return CommandFailure(
      "no \(kind) is called '\(VisibleText(word))'",
      remedy: near + "List them with '\(command: list)'.", .missing)
  }
}
