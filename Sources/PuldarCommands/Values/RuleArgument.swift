import CommandTable
import LedgerModel
import LedgerStore

/// A rule of a scenario as a person writes it, in the words of the command that records it:
/// `budget 60/20/20 from 2025-06`, `income 4000`, `rollover fun surplus`,
/// `move dining to fundamentals`.
struct RuleArgument: ParameterValue, Hashable {
  private enum Rule: Hashable {
    case shares([SharesArgument])
    case income(IncomeRule)
    case rollover(RolloverTarget, RolloverMode?)
    case move(CategoryName, BucketName)
  }

  private enum IncomeRule: Hashable {
    case monthly(AmountArgument)
    case hourly(AmountArgument, WorkHours)
    case actual
  }

  /// The rule as it was written.
  let text: String
  private let rule: Rule
  /// The month from which it holds; `nil` if none was stated.
  private let from: MonthArgument?

  /// Whether the command that records it may need Pro.
  var isOfPro: Bool {
    if case .rollover = rule { true } else { false }
  }

  private static let accepted = ValueError.misspelled(
    "write 'budget 60/20/20', 'income 4000', 'rollover fun surplus' or 'move dining to "
      + "fundamentals', each with 'from 2025-06' after it if it is to begin then")

  init(parsing word: String) throws(ValueError) {
    text = word
    // Options may be written as for the commands.
    var words = word.split(separator: " ").map { $0.hasPrefix("--") ? $0.dropFirst(2) : $0 }
    if words.count > 2, words[words.count - 2] == "from", let month = words.last {
      from = try MonthArgument(parsing: String(month))
      words.removeLast(2)
    } else {
      from = nil
    }
    guard let verb = words.first else { throw RuleArgument.accepted }
    rule = try RuleArgument.rule(verb, words.dropFirst().map(String.init))
  }

  private static func rule(_ verb: Substring, _ words: [String]) throws(ValueError) -> Rule {
    switch (verb, words.count) {
    case ("budget", 1...): return .shares(try shares(words))
    case ("income", 1) where words[0] == "actual": return .income(.actual)
    case ("income", 1): return .income(.monthly(try AmountArgument(parsing: words[0])))
    case ("income", 2) where words[1] == "monthly":
      return .income(.monthly(try AmountArgument(parsing: words[0])))
    case ("income", 4) where words[0] == "hourly" && words[2] == "hours":
      return .income(
        .hourly(try AmountArgument(parsing: words[1]), try WorkHours(parsing: words[3])))
    case ("rollover", 1...2):
      let target = try RolloverTarget(parsing: words[0])
      let mode = words.count > 1 ? RolloverMode(rawValue: words[1]) : nil
      guard (target == .preset) == (words.count == 1), (mode == nil) == (words.count == 1) else {
        throw .misspelled("write off, surplus or both after the bucket, or 'rollover puldar'")
      }
      return .rollover(target, mode)
    case ("move", 3...) where words[words.count - 2] == "to":
      return .move(
        try CategoryName(parsing: words.dropLast(2).joined(separator: " ")),
        try BucketName(parsing: words[words.count - 1]))
    default: throw accepted
    }
  }

  private static func shares(_ words: [String]) throws(ValueError) -> [SharesArgument] {
    var shares: [SharesArgument] = []
    for word in words {
      let share = try SharesArgument(parsing: word)
      if words.count > 1, case .inOrder = share {
        throw .misspelled(
          "write 'budget 60/20/20', or each bucket once, as 'budget fun=30 future=70'")
      }
      shares.append(share)
    }
    return shares
  }

  static var completions: [Completion] {
    [
      Completion("budget 60/20/20", "other shares"), Completion("income 4000", "another income"),
      Completion("rollover fun surplus", "another carry"),
      Completion("move dining to fundamentals", "another bucket of a category"),
    ]
  }

  /// Returns the decision that the command would perform.
  ///
  /// - Parameters:
  ///   - month: The month from which it holds if none is stated.
  ///   - currency: The currency of an amount that names none.
  ///   - conventions: Returns the conventions of a person's numbers in a currency.
  func decision(
    from month: CalendarMonth, _ currency: Money.Currency, _ buckets: BucketCatalog,
    today: CalendarDay,
    conventions: (Money.Currency) -> NumberConventions
  ) throws -> any Decision {
    let from = (from?.month(today: today, .begun()) ?? month).firstDay
    switch rule {
    case .shares(let words):
      return ChangeAllocation(
        try SharesArgument.shares(of: words, among: buckets.offered(on: from)), from: from)
    case .income(let income):
      return SetIncome(try RuleArgument.plan(income, currency, conventions(currency)), from: from)
    case .rollover(let target, let mode): return try target.decision(mode, from: from)
    case .move(let category, let bucket): return MoveCategory(category, to: bucket, from: from)
    }
  }

  private static func plan(
    _ income: IncomeRule, _ currency: Money.Currency, _ conventions: NumberConventions
  ) throws -> IncomePlan {
    switch income {
    case .actual: return .actual
    case .monthly(let word):
      return .monthly(try word.money(currency, conventions, for: "--with", allowsZero: true))
    case .hourly(let word, let hours):
      let rate = try word.money(currency, conventions, for: "--with")
      return .hourly(rate: rate, hours: hours)
    }
  }
}

/// Shares of an allocation as a person writes them: `50/30/20` in bucket order, or `travel=10` for one.
enum SharesArgument: ParameterValue, Hashable {
  case inOrder([Percentage])
  case one(BucketShare)

  init(parsing word: String) throws(ValueError) {
    if let sign = word.lastIndex(of: "=") {
      let bucket = try BucketName(parsing: String(word[..<sign]))
      guard let share = try? Percentage(reading: String(word[word.index(after: sign)...])) else {
        throw .unreadable("write a bucket and its percentage, as fun=30")
      }
      self = .one(BucketShare(bucket: bucket, share: share))
      return
    }
    let accepted =
      "write percentages that add up to 100, as 50/30/20, or each with its bucket, as fun=30"
    var percentages: [Percentage] = []
    for part in word.split(separator: "/", omittingEmptySubsequences: false) {
      guard let percentage = try? Percentage(reading: String(part)) else {
        throw .unreadable(accepted)
      }
      percentages.append(percentage)
    }
    // A single number is an amount.
    guard percentages.count > 1 else { throw .unreadable(accepted) }
    self = .inOrder(percentages)
  }

  /// Returns the words of a budget, if all of them are shares.
  static func shares(in words: [BudgetArgument]) -> [SharesArgument]? {
    var shares: [SharesArgument] = []
    for case .shares(let share) in words.map(\.meaning) { shares.append(share) }
    return shares.isEmpty || shares.count < words.count ? nil : shares
  }

  /// Returns the shares that several words describe together.
  ///
  /// - Parameter buckets: The existing buckets, in order.
  static func shares(
    of words: [SharesArgument], among buckets: [BucketName]
  ) throws -> [BucketShare] {
    if words.count == 1, case .inOrder(let percentages) = words[0] {
      guard let shares = ChangeAllocation.shares(percentages, of: buckets) else {
        throw LedgerError.refused(.sharesMiscounted(percentages.count, known: buckets))
      }
      return shares
    }
    return try words.map { word in
      guard case .one(let share) = word else {
        throw UsageError("Write the shares as 50/30/20, or each bucket with its own, as fun=30")
      }
      return share
    }
  }
}

/// The target of a rollover setting.
enum RolloverTarget: ParameterValue, Hashable {
  case bucket(BucketName)
  case all
  /// Surplus for Fundamentals and Fun.
  case preset

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "all": self = .all
    case "puldar": self = .preset
    default: self = .bucket(try BucketName(parsing: word))
    }
  }

  /// Returns the decision that sets the mode of each bucket, from a day on.
  func decision(
    _ mode: RolloverMode?, from day: CalendarDay
  ) throws(UsageError) -> SetRollover {
    switch (self, mode) {
    case (.preset, nil): return SetRollover(SetRollover.puldarPreset, from: day)
    case (.preset, _): throw UsageError("'puldar' says the mode of every bucket itself")
    case (_, nil): throw UsageError("Missing expected argument '<mode>'")
    case (.all, let mode?): return SetRollover(mode, of: nil, from: day)
    case (.bucket(let bucket), let mode?): return SetRollover(mode, of: bucket, from: day)
    }
  }
}
