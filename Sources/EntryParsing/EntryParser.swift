public import LedgerEvents

/// Parses what a person types into entries, or explains why it cannot.
///
/// An implementation stores nothing and adds nothing that a sentence does not say. If unsure, it fails:
/// silently storing a wrong amount is the worst outcome.
public protocol EntryParser: Sendable {
  /// Returns the entries of a text, in the order in which they are written.
  ///
  /// The text is one sentence or several, as typed; at most ``RuleBasedParser/byteLimit`` bytes of UTF-8.
  ///
  /// - Throws: Why the text was not understood, with the readings to choose from if there are any
  ///   (``ParsingFailure/choices``).
  func entries(in text: String, context: ParsingContext) async throws(ParsingFailure)
    -> ParsedEntries
}

/// The knowledge of a parser besides the text: the day, the ledger's currency and categories, the number and
/// date conventions, and what the person taught it.
public struct ParsingContext: Hashable, Sendable {
  /// The current day in the person's calendar: "yesterday" is counted from it.
  public var today: CalendarDay
  /// The ledger's currency: used for an amount without a currency.
  public var currency: Money.Currency
  /// The number and date conventions, and the language that is understood in addition to English.
  public var conventions: NumberConventions
  /// The ledger's own categories besides the built-in ones: their names are recognized as categories.
  public var ownCategories: [CategoryName]
  /// The built-in categories that the ledger did not have on the day: no mark can name them, and an entry in
  /// one of them gets its stand-in, or ``LedgerEvents/CategoryName/other``.
  public var withheldCategories: Set<CategoryName> = []
  /// The category that took over from a withheld one.
  package var heirs: [CategoryName: CategoryName] = [:]
  /// Categories by their shown names, if those differ.
  package var shownCategories: [CategoryName: CategoryName] = [:]
  /// The accounts that `@` may name, besides the built-in ones.
  public var accounts: [AccountName]
  /// The ledger's accounts: money that goes to one of them, and buys nothing, is moved.
  public var ownAccounts: [OwnAccount] = []
  /// The person's own rules by precedence: they override learned categories and the built-in rules.
  public var ownRules: [OwnRule] = []
  /// The last category given to each merchant, by ``RuleBasedParser/folded(merchant:)``.
  ///
  /// It overrides the built-in rules; a mark `#name` overrides it.
  public var learnedCategories: [String: CategoryName]

  /// Makes a context from the day and the ledger's facts.
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
  /// Restricts entries to the categories of a ledger.
  ///
  /// - Parameters:
  ///   - offered: The categories that an entry may have on its day, except income.
  ///   - shown: Returns the shown name of a category.
  ///   - heir: Returns the category that took over from one that is not offered; `nil` if none did.
  public mutating func offer(
    _ offered: [CategoryName], shownAs shown: (CategoryName) -> String,
    heir: (CategoryName) -> CategoryName? = { _ in nil }
  ) {
    offer(offered)
    for category in withheldCategories {
      if let heir = heir(category), offered.contains(heir) { heirs[category] = heir }
    }
    shownCategories = [:]
    for name in offered {
      if let shown = CategoryName(shown(name)), shown != name { shownCategories[shown] = name }
    }
  }

  /// - Parameter offered: The categories that an entry may have on its day, except income.
  package mutating func offer(_ offered: [CategoryName]) {
    let builtIn = CategorySet.puldar.categories.map(\.category).filter { $0 != .other }
    withheldCategories = Set(builtIn).subtracting(offered)
    heirs = [:]
    ownCategories = offered.filter { $0 != .other && !builtIn.contains($0) }
  }

  /// Returns the category, or its substitute if the ledger does not have it.
  func offered(_ category: CategoryName) -> CategoryName {
    guard withheldCategories.contains(category) else { return category }
    if let heir = heirs[category] { return heir }
    return category.standIn.flatMap { ownCategories.contains($0) ? $0 : nil } ?? .other
  }
}
