/// Optional details of an entry besides its figures and texts; most entries have none.
public struct EntryDetails: Hashable, Sendable {
  /// The linked entry.
  package var link: EntryLink?
  /// The tax included in the amount, in the same currency: zero or more; `nil` if unknown.
  public var tax: Money?
  /// Whether it was stored without a review, and has not been reviewed since.
  public var isUnreviewed = false

  /// Makes details; by default none.
  public init(link: EntryLink? = nil, tax: Money? = nil, isUnreviewed: Bool = false) {
    self.link = link
    self.tax = tax
    self.isUnreviewed = isUnreviewed
  }
}

extension FieldReader {
  /// Reads `"tax"`, a decimal with the digits of the amount's currency, and `"review"`, which is `false` or missing.
  @_lifetime(self: copy self)
  mutating func details(
    _ link: EntryLink?, in currency: Money.Currency
  ) throws(FieldError) -> EntryDetails {
    EntryDetails(link: link, tax: try tax(in: currency), isUnreviewed: try isUnreviewed())
  }

  /// Reads `"tax"`: a decimal with the digits of the amount's currency; `nil` if it is missing.
  @_lifetime(self: copy self)
  mutating func tax(in currency: Money.Currency) throws(FieldError) -> Money? {
    try part("tax", in: currency)
  }

  /// Reads a part of an amount: zero or more; `nil` if it is missing.
  @_lifetime(self: copy self)
  mutating func part(_ name: FieldName, in currency: Money.Currency) throws(FieldError) -> Money? {
    guard reach(name) else { return nil }
    guard let text = try text(), let part = Money(plainText: text, currency: currency),
      part.minorUnits >= 0, part.minorUnits <= Money.largestMinorUnits, part.plainText == text
    else { throw invalid(name, "a decimal with the currency's digits, in quotes") }
    return part
  }

  @_lifetime(self: copy self)
  mutating func isUnreviewed() throws(FieldError) -> Bool {
    guard reach("review") else { return false }
    guard "false".utf8.enumerated().allSatisfy({ byte(position &+ $0.offset) == $0.element })
    else { throw invalid("review", "false, or nothing") }
    position &+= 5
    return true
  }
}

extension FieldWriter {
  /// Writes the members of the details.
  mutating func write(_ details: EntryDetails) {
    switch details.link {
    case .purchase(let id)?: write("purchase", id)
    case .payment(let id)?: write("payment", id)
    case nil: break
    }
    if let tax = details.tax { write("tax", tax) }
    if details.isUnreviewed { writeFalse("review") }
  }
}
