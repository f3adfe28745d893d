/// Optional details of an entry besides its figures and texts; most entries have none.
public struct EntryDetails: Hashable, Sendable {
  /// The linked entry.
  package var link: EntryLink?
  /// The tax included in the amount, in the same currency: zero or more; `nil` if unknown.
  public var tax: Money?
  /// Whether it was stored without a review, and has not been reviewed since.
  public var isUnreviewed = false
  /// Its tags, as ``tag(_:)`` spells them, sorted, each once.
  public private(set) var tags: [String] = []

  /// Makes details; by default none.
  ///
  /// - Parameters:
  ///   - link: The linked entry.
  ///   - tax: The tax included in the amount.
  ///   - isUnreviewed: Whether it waits for a review.
  ///   - tags: In any order; a decision refuses one that ``tag(_:)`` would not return.
  public init(
    link: EntryLink? = nil, tax: Money? = nil, isUnreviewed: Bool = false, tags: [String] = []
  ) {
    self.link = link
    self.tax = tax
    self.isUnreviewed = isUnreviewed
    setTags(tags)
  }

  /// Replaces the tags.
  public mutating func setTags(_ tags: [String]) {
    self.tags = tags.isEmpty ? tags : Tag.list(tags)
  }

  /// The tag that a text names, in lower case: a letter of any script and then letters, digits, `-` and `_`, up to 64
  /// bytes, with or without a `+` before them; `nil` if it names none.
  public static func tag(_ text: String) -> String? { Tag.name(text) }
}

extension FieldReader {
  /// Reads `"tax"`, a decimal with the digits of the amount's currency, `"review"`, which is `false` or missing, and
  /// `"tags"`.
  @_lifetime(self: copy self)
  mutating func details(
    _ link: EntryLink?, in currency: Money.Currency
  ) throws(FieldError) -> EntryDetails {
    EntryDetails(
      link: link, tax: try tax(in: currency), isUnreviewed: try isUnreviewed(), tags: try tags())
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

  /// Reads `"tags"`: a sorted list of names; empty if it is missing.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func tags() throws(FieldError) -> [String] {
    let tags = try optionalTexts("tags")
    guard tags.isEmpty || Tag.isList(tags) else {
      throw invalid("tags", "a sorted list of names of letters, digits, '-' and '_'")
    }
    return tags
  }
}

extension FieldReader {
  /// Reads `"tags"` of a correction; `nil` if it is missing.
  @_lifetime(self: copy self)
  mutating func changedTags() throws(FieldError) -> [String]? {
    let tags = try tags()
    return tags.isEmpty ? nil : tags
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
    if !details.tags.isEmpty { write("tags", details.tags) }
  }
}
