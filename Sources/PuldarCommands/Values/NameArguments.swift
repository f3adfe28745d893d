import CommandTable
import LedgerModel

/// The name of something new, as a person writes it: the shown name, and the identifier.
struct NewName<Name: ParameterValue & Hashable & CustomStringConvertible>: ParameterValue, Hashable
{
  let name: Name
  /// The name as it was written; empty if that is the identifier itself.
  let displayName: String

  init(parsing word: String) throws(ValueError) {
    name = try Name(parsing: word)
    displayName = name.description == word ? "" : word
  }
}

/// A merchant to search for: a part of the name, or a pattern between slashes.
enum MerchantArgument: ParameterValue, Hashable {
  case part(String)
  case pattern(TextPattern)

  init(parsing word: String) throws(ValueError) {
    guard word.count > 2, word.hasPrefix("/"), word.hasSuffix("/") else {
      self = .part(word)
      return
    }
    do throws(TextPatternError) {
      self = .pattern(try TextPattern(String(word.dropFirst().dropLast())))
    } catch {
      throw .unreadable(error.advice)
    }
  }

  /// The part; `nil` for a pattern.
  var part: String? {
    guard case .part(let part) = self else { return nil }
    return part
  }

  /// The pattern; `nil` for a part.
  var pattern: TextPattern? {
    guard case .pattern(let pattern) = self else { return nil }
    return pattern
  }
}
