import CommandTable
import EntryParsing
import LedgerModel

/// An entry that is to be added, and how each of its fields was found.
struct UnderstoodEntry {
  var entry: NewEntry
  var details: ReadingDetails
  /// The line of standard input that it was read from, from 1; `nil` for words of the command.
  var line: Int?
  /// Why a model that was asked had no part in it; `nil` where it had, or was not asked.
  var failure: ProposalFailure?
  /// What it is if it pays back a purchase that it may be of; `nil` if there is none, or it is certain.
  var payback: LikelyPayback?

  /// Where the values came from, in brackets behind the entry: `(category guessed)`, a model, or
  /// `(rules; the model gave no answer)`. That the rules alone read it is told where it is asked.
  ///
  /// - Parameters:
  ///   - name: How the one is named that read the sentence; empty where the person gave each value.
  ///   - explains: Whether it is asked how each field was found.
  func source(_ name: String, explains: Bool) -> String {
    guard !name.isEmpty else { return "" }
    let isTold = explains || failure != nil || name != UnderstoodEntry.rules
    let isGuessed = details.reasons.contains { $0.rule == .guessedThing }
    let parts =
      (isTold ? [name] : []) + (isGuessed ? ["category guessed"] : [])
      + (failure.map { ["\(VisibleText($0.problem))"] } ?? [])
    return parts.isEmpty ? "" : "   (\(parts.joined(separator: "; ")))"
  }

  /// How the rules are named.
  private static let rules = RuleBasedParser.version.prefix { $0 != "/" }
}

/// What the options of a command say of an entry, beside its words.
struct EntryOptions {
  var type: EntryType?
  var merchant: String?
  var category: CategoryName?
  var date: CalendarDay?
  var account: AccountName?
  var note: String?
  /// The part of the amount that is tax.
  var tax: AmountArgument?
  /// The expense that is paid back.
  var purchase: RegisteredEntry?
  /// What it does besides counting where its type says; `nil` where nobody said.
  var mark: EntryMark?
  /// The month that an income counts in.
  var month: CalendarMonth?
  /// The goal that a purchase is for.
  var goal: EventID?
  /// Whether the command itself says which way it counts, so that words may not say another one.
  var isTypeOfCommand = false
  /// Whether it is asked how each field was found.
  var explains = false

  /// What options say of an income.
  static func mark(
    isSavings: Bool = false, isRegular: Bool, isExtra: Bool
  ) throws(UsageError) -> EntryMark? {
    guard [isSavings, isRegular, isExtra].count(where: { $0 }) < 2 else {
      throw UsageError(
        "Only one of \(isSavings ? "'--as-savings', " : "")'--regular' and '--extra' can be given")
    }
    return isSavings ? .savings : isRegular ? .regular : isExtra ? .extra : nil
  }

  /// What ties the entry to what is paid back.
  var link: EntryLink? { purchase.map { .purchase($0.id) } }

  /// Which members they state.
  var stated: EntryMembers {
    var members: EntryMembers = []
    if type != nil { members.insert(.type) }
    if merchant != nil { members.insert(.merchant) }
    if category != nil { members.insert(.category) }
    if date != nil { members.insert(.date) }
    if account != nil { members.insert(.account) }
    if note != nil { members.insert(.note) }
    if tax != nil { members.insert(.tax) }
    if purchase != nil { members.insert(.purchase) }
    if mark != nil { members.insert(.mark) }
    if month != nil { members.insert(.month) }
    if goal != nil { members.insert(.cover) }
    return members
  }
}
