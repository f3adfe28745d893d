public import LedgerEvents

/// One entry that a text means, before anything is stored.
public struct ParsedEntry: Hashable, Sendable {
  /// Whether the money went, came, or came back.
  public var type: EntryType
  /// More than zero; ``type`` says which way it counts.
  public var amount: Money
  /// Whether the text names the currency; otherwise it is the ledger's.
  public var isCurrencyNamed: Bool
  /// Who was paid or who paid; empty when nobody was named.
  public var merchant: String
  /// Income is always in ``LedgerEvents/CategoryName/income``.
  public var category: CategoryName
  /// Today or before.
  public var date: CalendarDay
  /// Whether the text names the day; otherwise it is today.
  public var isDateNamed: Bool
  /// The account that the text names.
  public var account: AccountName?
  /// Whether the person marked the entry with `!`, to look at it later.
  public var needsReview: Bool
  /// The month that an income is for, if the text names one: "salary for march".
  public var month: CalendarMonth?
  /// How each field was found.
  public var origins: FieldOrigins

  /// An entry as a text tells it.
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
  /// Whether no table has a word for the category, and it was guessed by what kind of thing was bought.
  public var isCategoryGuessed: Bool { origins.category?.rule == .guessedThing }

  /// Who read it, as it is stored: the parser, and whether a rule of the person's own (`rules/2/own`) or what they
  /// taught (`rules/2/taught`) decided the category.
  public func source(of parser: String) -> String {
    guard type != .income else { return parser }
    return switch origins.category?.rule {
    case .ownRule: "\(parser)/own"
    case .learnedMerchant: "\(parser)/taught"
    default: parser
    }
  }
}

/// What a text means: one entry or several, in the order of the text.
public struct ParsedEntries: Hashable, Sendable {
  /// At least one entry.
  public let entries: [ParsedEntry]
  /// The text that was read; a ``FieldOrigin`` counts its bytes.
  public let text: String
  /// Who read it, as it is stored with the event; ``RuleBasedParser/version`` for the rules.
  public let parser: String

  /// The entries of a text, and the name of what read it.
  public init(entries: [ParsedEntry], text: String, parser: String) {
    self.entries = entries
    self.text = text
    self.parser = parser
  }

  /// The words that a field was taken from.
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

/// How each field of an entry was found; `nil` where the text says nothing and a default stands.
public struct FieldOrigins: Hashable, Sendable {
  /// Whether money went, came, or came back.
  public var type: FieldOrigin?
  /// The amount.
  public var amount: FieldOrigin?
  /// The currency of the amount.
  public var currency: FieldOrigin?
  /// Who was paid, or who paid.
  public var merchant: FieldOrigin?
  /// What it was for.
  public var category: FieldOrigin?
  /// The day on which it counts.
  public var date: FieldOrigin?
  /// What it was paid from, or came to.
  public var account: FieldOrigin?

  /// Nothing was found: every field has its default.
  public init() {}
}

/// How one field of an entry was found.
public struct FieldOrigin: Hashable, Sendable {
  /// Which rule found it.
  public let rule: ParsingRule
  /// The words that the rule took, as offsets into the UTF-8 of the text.
  public let bytes: Range<Int>

  /// A field that a rule found in some bytes of the text's UTF-8.
  public init(rule: ParsingRule, bytes: Range<Int>) {
    self.rule = rule
    self.bytes = bytes
  }
}
