import CommandTable
import LedgerModel

/// The parts of a payment as a person writes them: `groceries=80 shopping=rest`, `rent=60% food=40%`.
struct SplitArgument: ParameterValue, Hashable {
  /// The share of one category.
  enum Share: Hashable {
    case amount(String)
    case percent(Percentage)
    /// The rest that the others leave.
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
    "name each category with an amount, a percentage or the rest, as groceries=80 shopping=rest"
  }

  /// Takes the parts at the end of other words: `costco 120 --split groceries=80 shopping=40`.
  ///
  /// - Throws: ``UsageError`` if one of them is not a part.
  mutating func take(from words: inout [String]) throws(UsageError) {
    var taken: [String] = []
    while let word = words.last, word.dropFirst().contains("=") {
      taken.append(words.removeLast())
    }
    for word in taken.reversed() {
      do throws(ValueError) {
        try add(word[...])
      } catch {
        throw .invalid(word, for: "--split", error)
      }
    }
  }

  private mutating func add(_ part: Substring) throws(ValueError) {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
      throw .unreadable(SplitArgument.accepted)
    }
    let share: Share
    if sides[1].lowercased() == "rest" {
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
