/// The names of a parameter, read from the way in which help shows it: `-m --month <YYYY-MM>`,
/// `--dry-run`, or `<amount>`.
struct ParameterNames: Hashable, Sendable {
  /// Letters that follow one hyphen.
  var shorts: [Character] = []
  /// Names that follow two hyphens; the first is the one that messages use.
  var longs: [String] = []
  /// What stands between `<` and `>`; empty for a flag.
  var value = ""
  /// The parts that are no name, by which a wrong declaration is found.
  var unreadable: [String] = []

  init(_ text: String) {
    for part in text.split(separator: " ") {
      if part.hasPrefix("--"), part.count > 2 {
        longs.append(String(part.dropFirst(2)))
      } else if part.hasPrefix("-"), part.count == 2, let letter = part.last {
        shorts.append(letter)
      } else if part.hasPrefix("<"), part.hasSuffix(">"), part.count > 2 {
        value = String(part.dropFirst().dropLast())
      } else {
        unreadable.append(String(part))
      }
    }
  }

  /// Every name with its hyphens, short ones first.
  var all: [String] { shorts.map { "-\($0)" } + longs.map { "--\($0)" } }

  /// The name that messages use: the first long one, else the first short one.
  var preferred: String { longs.first.map { "--\($0)" } ?? all.first ?? "" }
}
