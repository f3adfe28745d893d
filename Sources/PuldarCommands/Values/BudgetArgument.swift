import CommandTable
import EntryParsing
import LedgerModel

/// A word of a budget, as a person writes it: an amount, `none`, shares, the category that it is for, or a word of the
/// period, as `week`.
struct BudgetArgument: ParameterValue, Hashable {
  enum Meaning: Hashable {
    /// An amount; `nil` removes the budget.
    case amount(SignedAmountArgument?)
    case shares(SharesArgument)
    case category(CategoryName)
    /// Several words in one, as "29 fortnightly".
    case words
  }

  let text: String
  var meaning: Meaning

  init(parsing word: String) throws(ValueError) {
    text = word
    if ["none", "off"].contains(word) {
      meaning = .amount(nil)
    } else if let shares = try? SharesArgument(parsing: word) {
      meaning = .shares(shares)
    } else if word.contains(where: { "=/".contains($0) }) {
      meaning = .shares(try SharesArgument(parsing: word))
    } else if word.first.map({ $0.isLetter }) == true, let name = CategoryName(word) {
      meaning = .category(name)
    } else if word.contains(" "), word.contains(where: \.isLetter) {
      meaning = .words
    } else {
      meaning = .amount(try SignedAmountArgument(parsing: word))
    }
  }

  /// Returns several words as the amount that they are if they name no period, as "29 EUR".
  func asAmount() throws -> BudgetArgument {
    guard meaning == .words else { return self }
    var word = self
    do throws(ValueError) {
      word.meaning = .amount(try SignedAmountArgument(parsing: text))
    } catch {
      throw UsageError.invalid(text, for: "<what>", error)
    }
    return word
  }

  /// The named category; `nil` if it is something else.
  var category: CategoryName? {
    if case .category(let name) = meaning { name } else { nil }
  }

  static var completions: [Completion] { [Completion("none", "take the budget away")] }
}

/// The words of a budget without those that say of which period it is: "20 a week", "1200 every year".
struct BudgetWords {
  var words: [BudgetArgument]
  var reach = MonthBudgetReach.onward

  init(_ words: [BudgetArgument], _ context: ParsingContext) throws {
    self.words = words
    let isNone = words.contains { $0.meaning == .amount(nil) }
    // A period is read after a figure.
    let text = words.map { $0.meaning == .amount(nil) ? "0" : $0.text }.joined(separator: " ")
    // A category alone may be named as a period, and shares have none.
    guard !words.contains(where: { if case .shares = $0.meaning { true } else { false } }),
      words.count > 1 || words.first?.meaning == .words,
      isNone || words.contains(where: { $0.text.contains(where: \.isNumber) }),
      let phrase = try RecurrenceParser.phrase(in: text, context: context)
    else {
      self.words = try words.map { try $0.asAmount() }
      return
    }
    reach = try BudgetWords.reach(of: phrase, context.today)
    self.words = try phrase.rest.split(separator: " ").map(String.init).map { word in
      do throws(ValueError) {
        return try BudgetArgument(parsing: isNone && word == "0" ? "none" : word)
      } catch {
        throw UsageError.invalid(word, for: "<what>", error)
      }
    }
  }

  private static func reach(
    of phrase: RecurrencePhrase, _ today: CalendarDay
  ) throws -> MonthBudgetReach {
    let rule = try phrase.recurrence(from: today)
    if phrase.start == nil, !phrase.hasEnd, !phrase.hasDay {
      switch rule.interval {
      case .weeks(1, _), .days(7): return .weekly
      case .weeks(2, _), .days(14): return .twoWeekly
      case .months(1, _), .wholeMonths: return .onward
      case .months(3, _): return .quarterly
      case .months(12, _), .years(1, _, _): return .yearly
      default: break
      }
    }
    throw UsageError(
      "A budget is of a week, two weeks, a month, a quarter or a year, and not of '\(VisibleText(phrase.words))'"
    )
  }
}
