import CommandTable
import LedgerModel

/// The parts of a payment as a person writes them: `groceries=80 shopping=rest`, `rent=60% food=40%`. Categories alone
/// share equally what the others leave: `dining=40 groceries shopping`.
struct SplitArgument: ParameterValue, Hashable {
  /// The share of one category.
  enum Share: Hashable {
    case amount(String)
    case percent(Percentage)
    /// An equal share of the rest that the others leave.
    case rest
  }

  struct Part: Hashable {
    let category: CategoryName
    let share: Share
  }

  private(set) var shares: [Part]

  /// Reads parts separated by spaces.
  init(parsing word: String) throws(ValueError) {
    shares = []
    for part in word.split(separator: " ") { try add(part) }
    if shares.isEmpty { throw .unreadable(SplitArgument.accepted) }
  }

  private static var accepted: String {
    "name each category, with an amount, a percentage or the rest, as groceries=80 shopping=rest"
  }

  /// Parts are several words, and a word with a digit before any `=` is an amount of the sentence.
  static func continues(with word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return !name.isEmpty && !name.contains(where: \.isNumber)
  }

  private mutating func add(_ part: Substring) throws(ValueError) {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard !sides[0].isEmpty, sides.last?.isEmpty == false else {
      throw .unreadable(SplitArgument.accepted)
    }
    let share: Share
    if sides.count < 2 || sides[1].lowercased() == "rest" {
      share = .rest
    } else if sides[1].last == "%" {
      guard let percent = try? Percentage(reading: String(sides[1])), percent <= .whole else {
        throw .unreadable("write a percentage up to 100%, as 33.33%")
      }
      share = .percent(percent)
    } else {
      share = .amount(String(sides[1]))
    }
    shares.append(Part(category: try CategoryName(parsing: String(sides[0])), share: share))
  }
}
