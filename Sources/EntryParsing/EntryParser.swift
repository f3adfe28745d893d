public import LedgerEvents

/// Understands what a person types: text becomes entries, or a reason why it does not.
///
/// An implementation stores nothing and computes nothing that a sentence does not say. A parser
/// that is unsure fails: a wrong amount that is stored silently is the worst outcome.
public protocol EntryParser: Sendable {
  /// The entries that a text means, in the order in which they are written.
  ///
  /// The text is one sentence or several, as typed; at most ``RuleBasedParser/byteLimit`` bytes of
  /// UTF-8.
  ///
  /// - Throws: What kept the text from being understood, with the readings to choose from where
  ///   there are any (``ParsingFailure/choices``).
  func entries(in text: String, context: ParsingContext) async throws(ParsingFailure)
    -> ParsedEntries
}

/// What a parser knows beside the text: the day, the ledger's currency and categories, the habits
/// of writing, and what the person taught it.
public struct ParsingContext: Hashable, Sendable {
  /// The day that the person's calendar shows: what "yesterday" is counted from.
  public var today: CalendarDay
  /// The ledger's own currency: what an amount without a currency is in.
  public var currency: Money.Currency
  /// How numbers and dates are written, and the language that is read beside English.
  public var conventions: NumberConventions
  /// The ledger's own categories beside the built-in ones: their names are read as categories.
  public var ownCategories: [CategoryName]
  /// The built-in categories that the ledger does not have, or had no longer on the day: no mark names them,
  /// and what would be in one of them is in the category that stands for it, else in
  /// ``LedgerEvents/CategoryName/other``.
  public var withheldCategories: Set<CategoryName> = []
  /// Categories by the names that they are shown by, if these are others.
  package var shownCategories: [CategoryName: CategoryName] = [:]
  /// Accounts that `@` may name, beside the built-in ones.
  public var accounts: [AccountName]
  /// The accounts of the ledger: what goes to one of them, and buys nothing, is moved.
  public var ownAccounts: [OwnAccount] = []
  /// The person's own rules, in their precedence: they win over what was taught and what the rules find.
  public var ownRules: [OwnRule] = []
  /// The category that was given to a merchant last, by ``RuleBasedParser/folded(merchant:)``.
  ///
  /// It wins over what the rules find, and a mark `#name` over it.
  public var learnedCategories: [String: CategoryName]

  /// What a parser is told: the day, and what the ledger says.
  public init(
    today: CalendarDay, currency: Money.Currency, conventions: NumberConventions = .plain,
    ownCategories: [CategoryName] = [], accounts: [AccountName] = [],
    learnedCategories: [String: CategoryName] = [:]
  ) {
    self.today = today
    self.currency = currency
    self.conventions = conventions
    self.ownCategories = ownCategories
    self.accounts = accounts
    self.learnedCategories = learnedCategories
  }
}

extension ParsingContext {
  /// Has entries be in the categories of a ledger alone.
  ///
  /// - Parameters:
  ///   - offered: Those that an entry may be in on its day, income not among them.
  ///   - shown: What each is shown as.
  public mutating func offer(_ offered: [CategoryName], shownAs shown: (CategoryName) -> String) {
    offer(offered)
    shownCategories = [:]
    for name in offered {
      if let shown = CategoryName(shown(name)), shown != name { shownCategories[shown] = name }
    }
  }

  /// - Parameter offered: Those that an entry may be in on its day, income not among them.
  package mutating func offer(_ offered: [CategoryName]) {
    let builtIn = CategorySet.puldar.categories.map(\.category).filter { $0 != .other }
    withheldCategories = Set(builtIn).subtracting(offered)
    ownCategories = offered.filter { $0 != .other && !builtIn.contains($0) }
  }

  /// The category, or what an entry falls to if the ledger does not have it.
  func offered(_ category: CategoryName) -> CategoryName {
    guard withheldCategories.contains(category) else { return category }
    return category.standIn.flatMap { ownCategories.contains($0) ? $0 : nil } ?? .other
  }
}
