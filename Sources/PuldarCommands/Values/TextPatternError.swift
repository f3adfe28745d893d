/// The reason why a text is no pattern; places count the pattern's characters from 0.
enum TextPatternError: Error, Hashable {
  case tooLong
  /// Its repetitions make its program too large.
  case tooLarge
  case unclosed(Character, at: Int)
  case closesNothing(at: Int)
  case repeatsNothing(Character, at: Int)
  /// It follows another repetition.
  case repeatsAgain(Character, at: Int)
  /// A `{` without a count after it, or with a maximum below its minimum.
  case wrongCount(at: Int)
  /// A range that ends before it begins, or is not between two plain characters.
  case wrongRange(at: Int)
  case emptySet(at: Int)
  case unknownInSet(Character, at: Int)
  /// A `(?` without `:`.
  case unknownGroup(at: Int)
  /// The character after the `\`, if it can be shown.
  case unknownEscape(Character?, at: Int)
  /// A syntax character with an accent.
  case accented(at: Int)

  /// The problem, its place, and the remedy, as a phrase that follows a colon.
  var advice: String {
    switch self {
    case .tooLong:
      "write a pattern of at most \(TextPattern.byteLimit) bytes"
    case .tooLarge:
      "its counts repeat too much; write smaller numbers between { and }"
    case .unclosed(let sign, let place):
      told("'\(sign)' is never closed", place, "\\\(sign) for the sign itself")
    case .closesNothing(let place):
      told("')' closes nothing", place, "\\) for the sign itself")
    case .repeatsNothing(let sign, let place):
      told("'\(sign)' has nothing to repeat", place, "\\\(sign) for the sign itself")
    case .repeatsAgain(let sign, let place):
      told(
        "'\(sign)' repeats a repetition", place, "( ) round that, or \\\(sign) for the sign itself")
    case .wrongCount(let place):
      told("'{' begins no count", place, "{2}, {2,}, {,3} or {2,3}, or \\{ for the sign itself")
    case .wrongRange(let place):
      told("this is no range", place, "the lower sign first, as in [a-z]")
    case .emptySet(let place):
      told("'[' holds nothing", place, "\\[ for the sign itself, [\\]] for the other one")
    case .unknownInSet(let sign, let place):
      told("'\(sign)' means nothing there", place, "\\\(sign) for the sign itself")
    case .unknownGroup(let place):
      told(
        "'(?' is known only in (?: )", place, "( ) for a group, or \\(\\? for the signs themselves")
    case .unknownEscape(let sign, let place):
      told(
        "'\\\(sign.map(String.init) ?? "")' is not known", place,
        "it before a sign such as . or *, or one of \\d \\D \\w \\W \\s \\S \\b \\B")
    case .accented(let place):
      told("this sign has a meaning, and an accent on it has none", place, "the sign alone")
    }
  }

  private func told(_ problem: String, _ place: Int, _ remedy: String) -> String {
    "\(problem), at character \(place + 1) of the pattern; write \(remedy)"
  }
}
