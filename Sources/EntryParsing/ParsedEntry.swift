public import LedgerEvents

/// One entry in the meaning of a text, before anything is stored.
public struct ParsedEntry: Hashable, Sendable {
  /// Whether money was spent, came back or was earned.
  public var type: EntryType
  /// More than zero; ``type`` gives the direction.
  public var amount: Money
  /// Whether the text names the currency; otherwise it is the ledger's.
  public var isCurrencyNamed: Bool
  /// The payee or payer; empty if none is named.
  public var merchant: String
  /// Income is always in ``LedgerEvents/CategoryName/income``.
  public var category: CategoryName
  /// Today or earlier.
  public var date: CalendarDay
  /// Whether the text names the day; otherwise it is today.
  public var isDateNamed: Bool
  /// The account that the text names.
  public var account: AccountName?
  /// Whether the person marked the entry with `!`, to look at it later.
  public var needsReview: Bool
  /// The tags that the text marks it with, as `trip` for `+trip`.
  public var tags: [String] = []
  /// The month that an income is for, if the text names one: "salary for march".
  public var month: CalendarMonth?
  /// What was paid for other people and is owed by them, as moves to their accounts, which begin with the first one;
  /// ``amount`` is the own share.
  public var lent: [ParsedTransfer] = []
  /// How each field was found.
  public var origins: FieldOrigins

  /// Makes an entry from the values in a text.
  public init(
    type: EntryType, amount: Money, category: CategoryName, date: CalendarDay,
    merchant: String = "", account: AccountName? = nil, isCurrencyNamed: Bool = false,
    isDateNamed: Bool = false, needsReview: Bool = false, origins: FieldOrigins = FieldOrigins()
  ) {
    self.type = type
    self.amount = amount
    self.isCurrencyNamed = isCurrencyNamed
    self.merchant = merchant
    self.category = category
    self.date = date
    self.isDateNamed = isDateNamed
    self.account = account
    self.needsReview = needsReview
    self.origins = origins
  }
}

extension ParsedEntry {
  /// Whether the category was guessed from the kind of thing, because no table has a word for it.
  public var isCategoryGuessed: Bool { origins.category?.rule == .guessedThing }

  /// Returns the source to store: the parser, and whether an own rule of the person (`rules/2/own`) or a
  /// learned category (`rules/2/taught`) decided the category.
  public func source(of parser: String) -> String {
    guard type != .income else { return parser }
    return switch origins.category?.rule {
    case .ownRule: "\(parser)/own"
    case .learnedMerchant: "\(parser)/taught"
    default: parser
    }
  }
}

/// The meaning of a text: one entry or several, in the order of the text.
public struct ParsedEntries: Hashable, Sendable {
  /// At least one entry.
  public let entries: [ParsedEntry]
  /// The parsed text; the offsets of a ``FieldOrigin`` count its bytes.
  public let text: String
  /// The parser's name as stored with the event; ``RuleBasedParser/version`` for the rules.
  public let parser: String
  /// What bears on money, direction, day, account or currency, and is in no entry: "in 6 days", "tomorrow".
  ///
  /// In the order of the text; clock times and parts of names do not count, and a bank's message has none.
  public let unused: [UsedWords]
  /// The clauses of the text that are no entry, in its order.
  public let leftOut: [LeftOutWords]

  /// Makes the entries of a text, with the name of their parser.
  public init(
    entries: [ParsedEntry], text: String, parser: String, unused: [UsedWords] = [],
    leftOut: [LeftOutWords] = []
  ) {
    self.entries = entries
    self.text = text
    self.parser = parser
    self.unused = unused
    self.leftOut = leftOut
  }

  /// Returns the words from which a field was taken.
  public func words(of origin: FieldOrigin) -> Substring {
    let bytes = text.utf8
    let count = bytes.count
    let lower = min(max(origin.bytes.lowerBound, 0), count)
    let upper = min(max(origin.bytes.upperBound, lower), count)
    return text[
      bytes.index(
        bytes.startIndex, offsetBy: lower)..<bytes.index(
          bytes.startIndex, offsetBy: upper)]
  }
}

/// The use of a word in a parsed sentence.
///
/// The raw value is its name in output for people and programs.
@nonexhaustive
public enum WordUse: String, Hashable, Sendable, CaseIterable {
  /// The amount.
  case amount
  /// The currency.
  case currency
  /// The day.
  case day
  /// The account.
  case account
  /// The category.
  case category
  /// The payee.
  case merchant
  /// The thing bought, or the kind of place.
  case thing
  /// A person who paid or was present.
  case person
  /// The direction of the money.
  case direction
  /// A number that is not money: a count, a time, a part of a name.
  case quantity
  /// A tag.
  case tag
  /// "at", "and", "the": connects the others.
  case link
  /// A known word without meaning for the entry.
  case filler
  /// An unknown word that is not needed.
  case other
}

/// Some words of a text and their use.
public struct UsedWords: Hashable, Sendable {
  /// The words as typed.
  public let words: String
  /// Their use.
  public let use: WordUse
}

/// A clause of a text that is no entry beside one that is, as "meeting at 3".
public struct LeftOutWords: Hashable, Sendable {
  /// The words as typed.
  public let words: String
  /// Their range in the UTF-8 bytes of the text.
  public let bytes: Range<Int>
  /// Why they are no entry.
  public let reason: ParsingFailure
}

/// The origin of each field of an entry; `nil` if the text does not state it and it has a default.
public struct FieldOrigins: Hashable, Sendable {
  /// Whether money was spent, came back or was earned.
  public var type: FieldOrigin?
  /// The amount.
  public var amount: FieldOrigin?
  /// The currency of the amount.
  public var currency: FieldOrigin?
  /// The payee or payer.
  public var merchant: FieldOrigin?
  /// The category.
  public var category: FieldOrigin?
  /// The day on which it counts.
  public var date: FieldOrigin?
  /// The account it was paid from, or arrived in.
  public var account: FieldOrigin?

  /// Makes origins for an entry whose fields are all defaults.
  public init() {}
}

/// The origin of one field of an entry.
public struct FieldOrigin: Hashable, Sendable {
  /// The rule that found it.
  public let rule: ParsingRule
  /// The words that the rule used, as offsets into the UTF-8 of the text.
  public let bytes: Range<Int>

  /// Makes the origin of a field that a rule found in these bytes.
  public init(rule: ParsingRule, bytes: Range<Int>) {
    self.rule = rule
    self.bytes = bytes
  }
}
