import CommandTable
import LedgerModel

/// The name of a new category, as a person writes it: how it is shown, and what it is known by.
struct CategoryArgument: ParameterValue, Hashable {
  let name: CategoryName
  /// As it was written; empty where that is the folded name itself.
  let displayName: String

  init(parsing word: String) throws(ValueError) {
    name = try CategoryName(parsing: word)
    displayName = name.text == word ? "" : word
  }

  var shownName: String { displayName.isEmpty ? name.text : displayName }
}

/// A merchant as a person looks for it: a part of the name, or a pattern between slashes.
enum MerchantArgument: ParameterValue, Hashable {
  case part(String)
  case pattern(String)

  /// How long a pattern may be. What reads it goes one step deeper with each bracket, and 2,000 of them
  /// end the program.
  static let byteLimit = 200

  init(parsing word: String) throws(ValueError) {
    guard word.count > 2, word.hasPrefix("/"), word.hasSuffix("/") else {
      self = .part(word)
      return
    }
    let pattern = String(word.dropFirst().dropLast())
    guard pattern.utf8.count <= MerchantArgument.byteLimit else {
      throw .unreadable("write a pattern of at most \(MerchantArgument.byteLimit) bytes")
    }
    guard (try? Regex(pattern)) != nil else {
      throw .unreadable("write a part of a name, or a pattern such as /^whole/")
    }
    self = .pattern(pattern)
  }

  /// The part; `nil` for a pattern.
  var part: String? {
    guard case .part(let part) = self else { return nil }
    return part
  }

  /// The pattern, which is found in whatever case; `nil` for a part.
  var regex: Regex<AnyRegexOutput>? {
    guard case .pattern(let pattern) = self else { return nil }
    // It was read before, so it can be read again.
    return try? Regex(pattern).ignoresCase()
  }
}
