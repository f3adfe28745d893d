import CommandTable
import LedgerModel

/// A tag as a person writes it: `trip` after `--tag`, `+trip` among words.
struct TagArgument: ParameterValue, Hashable {
  let name: String

  init(parsing word: String) throws(ValueError) {
    guard let name = EntryDetails.tag(word) else {
      throw .unreadable("write a letter and then letters, digits, '-' and '_', such as trip")
    }
    self.name = name
  }

  /// Takes the words that are tags, as `+trip`, out of others.
  static func take(from words: inout [String]) -> [TagArgument] {
    let tags = words.compactMap(TagArgument.init(marked:))
    if !tags.isEmpty { words.removeAll { TagArgument(marked: $0) != nil } }
    return tags
  }

  /// Returns a text without the words that are tags, and these.
  static func parted(_ text: String) -> (words: String, tags: [TagArgument]) {
    guard text.contains("+") else { return (text, []) }
    var words = text.split(separator: " ").map(String.init)
    let tags = take(from: &words)
    return tags.isEmpty ? (text, []) : (words.joined(separator: " "), tags)
  }

  /// - Returns: `nil` if the word is not a `+` and a tag.
  init?(marked word: String) {
    guard word.hasPrefix("+"), let name = EntryDetails.tag(word) else { return nil }
    self.name = name
  }
}

extension [TagArgument] {
  var names: [String] { map(\.name) }
}

extension [String] {
  /// Tags as a person reads them: `+trip +work`.
  var shownTags: String { map { "+\(VisibleText($0))" }.joined(separator: " ") }
}
