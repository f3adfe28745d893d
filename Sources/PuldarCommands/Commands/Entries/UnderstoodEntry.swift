import EntryParsing
import LedgerModel

/// An entry to add, with the origin of each field.
struct UnderstoodEntry {
  var entry: NewEntry
  var details: ReadingDetails
  /// The line of standard input that it was read from, from 1; `nil` for words of the command.
  var line: Int?
  /// What was paid for other people in the same payment.
  var lent: [ParsedTransfer] = []
  /// Why a model that was asked had no part in it; `nil` if it had, or was not asked.
  var failure: ProposalFailure?
  /// The entry's form if it pays back a likely purchase; `nil` if there is none, or it is certain.
  var payback: LikelyPayback?

  /// Returns its line, with the currency if the words have one.
  func line(_ categories: CategoryCatalog) -> EntryLine {
    var line = EntryLine(entry.values, entry.texts, categories)
    line.namesCurrency = details.namesCurrency
    return line
  }

  /// Returns the source of the values, in brackets after the entry: `(category guessed)`, a model, or
  /// `(rules; the model gave no answer)`. That only the rules read it is shown on request.
  ///
  /// - Parameters:
  ///   - name: The name of the sentence's reader; empty if the person stated each value.
  ///   - explains: Whether the origin of each field is requested.
  func source(_ name: String, explains: Bool) -> String {
    guard !name.isEmpty else { return "" }
    let isTold = explains || failure != nil || name != UnderstoodEntry.rules
    let isGuessed = details.origins.category?.rule == .guessedThing
    let parts =
      (isTold ? [name] : []) + (isGuessed ? ["category guessed"] : [])
      + (failure.map { ["\(VisibleText($0.problem))"] } ?? [])
    return parts.isEmpty ? "" : "   (\(parts.joined(separator: "; ")))"
  }

  /// The name of the rules.
  private static let rules = RuleBasedParser.version.prefix { $0 != "/" }
}

/// The options about an entry, besides its words.
struct EntryOptions {
  var type: EntryType?
  var merchant: String?
  var category: CategoryName?
  var date: CalendarDay?
  var account: AccountName?
  var note: String?
  /// The part of the amount that is tax.
  var tax: AmountArgument?
  /// The expense that it pays back.
  var purchase: RegisteredEntry?
  /// The tags besides those of the words.
  var tags: [String] = []
  /// Its special way of counting; `nil` if none was stated.
  var mark: EntryMark?
  /// The month in which an income counts.
  var month: CalendarMonth?
  /// The goal of a purchase.
  var goal: EventID?
  /// Whether the command itself fixes the type, so that words must not contradict it.
  var isTypeOfCommand = false
  /// Whether the origin of each field is requested.
  var explains = false

  /// The link to the purchase that is paid back.
  var link: EntryLink? { purchase.map { .purchase($0.id) } }

  /// The members that the options state.
  var stated: EntryMembers {
    var members: EntryMembers = []
    if type != nil { members.insert(.type) }
    if merchant != nil { members.insert(.merchant) }
    if category != nil { members.insert(.category) }
    if date != nil { members.insert(.date) }
    if account != nil { members.insert(.account) }
    if note != nil { members.insert(.note) }
    if tax != nil { members.insert(.tax) }
    if !tags.isEmpty { members.insert(.tags) }
    if purchase != nil { members.insert(.purchase) }
    if mark != nil { members.insert(.mark) }
    if month != nil { members.insert(.month) }
    if goal != nil { members.insert(.cover) }
    return members
  }
}
