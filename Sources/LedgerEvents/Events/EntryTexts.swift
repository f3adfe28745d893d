/// The texts of an entry besides its figures: merchant, note, sentence and source.
///
/// Stored in one machine word, because a fold of figures carries it past a million entries unread.
public struct EntryTexts: Hashable, Sendable {
  // Safe to share: it is written once, before anyone else has it.
  nonisolated(unsafe) private let packed: PackedTexts?

  private init(packed: PackedTexts?) {
    self.packed = packed
  }

  /// Makes the texts of an entry; each may be empty.
  ///
  /// - Parameters:
  ///   - merchant: The payee or the payer.
  ///   - note: The person's note.
  ///   - said: The sentence that the entry was made from.
  ///   - by: The source of the values, as `rules/1` or `import/ofx`; empty if the person stated them: the
  ///     category is then remembered for the merchant.
  ///   - purchase: The expense that a credit pays back.
  ///   - tax: The tax included in the amount, in the same currency: zero or more.
  ///   - isReviewed: Whether a person reviewed or stated the entry.
  ///   - tags: Its tags, as ``EntryDetails/tag(_:)`` spells them.
  public init(
    merchant: String = "", note: String = "", said: String = "", by: String = "",
    purchase: EventID? = nil, tax: Money? = nil, isReviewed: Bool = true, tags: [String] = []
  ) {
    self.init(
      merchant: merchant, note: note, said: said, by: by,
      EntryDetails(
        link: purchase.map { .purchase($0) }, tax: tax, isUnreviewed: !isReviewed, tags: tags))
  }

  /// Makes texts with a link of any kind.
  package init(
    merchant: String = "", note: String = "", said: String = "", by: String = "",
    link: EntryLink?
  ) {
    self.init(merchant: merchant, note: note, said: said, by: by, EntryDetails(link: link))
  }

  /// Makes texts with all further details of an entry.
  public init(
    merchant: String = "", note: String = "", said: String = "", by: String = "",
    _ details: EntryDetails
  ) {
    let counts = (merchant.utf8.count, note.utf8.count, said.utf8.count, by.utf8.count)
    packed = PackedTexts.pack(counts, details) { memory in
      var offset = 0
      for var text in [merchant, note, said, by] {
        offset += text.withUTF8 { utf8 in
          if let start = utf8.baseAddress {
            unsafe (memory + offset).update(from: start, count: utf8.count)
          }
          return utf8.count
        }
      }
    }
  }

  /// A placeholder for texts that were not requested; an event with it cannot be written.
  public static let unread = EntryTexts(packed: nil)

  /// Whether the texts were read.
  public var isRead: Bool { packed != nil }
  /// The payee or the payer; empty if not named.
  public var merchant: String { packed?.merchant ?? "" }
  /// The person's note; empty if there is none.
  public var note: String { packed?.note ?? "" }
  /// The sentence that the entry was made from; empty if there was none.
  public var said: String { packed?.said ?? "" }
  /// The source of the values.
  public var by: String { packed?.by ?? "" }
  /// The linked entry.
  package var link: EntryLink? { packed?.link }
  /// The tax included in the amount, in the same currency; `nil` if unknown.
  public var tax: Money? { packed?.tax }
  /// Whether a line of a bank's file became the entry.
  public var isImported: Bool { by.hasPrefix("import/") || by.contains(" import/") }
  /// Whether a person reviewed or stated the entry.
  public var isReviewed: Bool { packed?.isUnreviewed != true }
  /// Its tags, sorted, each once.
  public var tags: [String] { packed?.tags ?? [] }
  /// The details of the entry besides its texts.
  public var details: EntryDetails { packed?.details ?? EntryDetails() }

  /// Returns the same texts with a link to another entry.
  public func linked(_ link: EntryLink?) -> EntryTexts {
    var details = details
    details.link = link
    return detailed(details)
  }

  /// Returns the same texts with other details.
  public func detailed(_ details: EntryDetails) -> EntryTexts {
    EntryTexts(merchant: merchant, note: note, said: said, by: by, details)
  }

  /// The same texts with single blanks in the merchant: two that differ in white space alone are one.
  package var withPlainMerchant: EntryTexts {
    let plain = merchant.withSingleBlanks
    return plain == merchant
      ? self : EntryTexts(merchant: plain, note: note, said: said, by: by, details)
  }

  /// The expense that a credit pays back.
  public var purchase: EventID? {
    if case .purchase(let id) = link { id } else { nil }
  }
  /// The first part of the payment that an expense belongs to.
  public var payment: EventID? {
    if case .payment(let id) = link { id } else { nil }
  }

  /// Copies texts that are plain ASCII in the bytes; an empty range is an empty text.
  init(
    ascii bytes: RawSpan, merchant: Range<Int>, note: Range<Int>, said: Range<Int>,
    by: Range<Int>, _ details: EntryDetails
  ) {
    let counts = (merchant.count, note.count, said.count, by.count)
    packed = PackedTexts.pack(counts, details) { memory in
      unsafe bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        var offset = 0
        func copy(_ range: Range<Int>) {
          unsafe (memory + offset).update(from: start + range.lowerBound, count: range.count)
          offset += range.count
        }
        copy(merchant)
        copy(note)
        copy(said)
        copy(by)
      }
    }
  }
}

extension EntryTexts {
  public static func == (left: EntryTexts, right: EntryTexts) -> Bool {
    switch (left.packed, right.packed) {
    case (nil, nil): true
    case (let left?, let right?): left === right || left.isEqual(to: right)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(merchant)
    hasher.combine(note)
    hasher.combine(said)
    hasher.combine(by)
    hasher.combine(details)
  }
}

/// The source of an entry's values as ``EntryTexts/by`` spells it: the parser of the sentence, and the
/// members that the person stated beside it, as `rules/1+category+date`.
extension EntryTexts {
  private static let names: [(member: EntryMembers, name: String)] = [
    (.type, "type"), (.amount, "amount"), (.category, "category"), (.date, "date"),
    (.account, "account"), (.merchant, "merchant"), (.tax, "tax"),
  ]

  /// Returns the text for ``by``.
  ///
  /// - Parameters:
  ///   - parser: The parser of the sentence, as `rules/1`.
  ///   - members: The members stated beside it; a note is always stated by the person and not named.
  public static func source(_ parser: String, stating members: EntryMembers) -> String {
    names.reduce(parser) { text, row in
      members.contains(row.member) ? "\(text)+\(row.name)" : text
    }
  }

  /// Returns the text for ``by`` after the person stated more members beside the sentence.
  package static func source(_ texts: EntryTexts, alsoStating members: EntryMembers) -> String {
    let parser = texts.by.prefix { $0 != "+" }
    return parser == "flags"
      ? texts.by : source(String(parser), stating: texts.statedMembers.union(members))
  }

  /// The members that the person stated; all of them if the entry was made without a sentence.
  package var statedMembers: EntryMembers {
    let source = by
    if source == "flags" { return .all }
    var members: EntryMembers = []
    // Fast path: most entries come from a sentence alone, and a fold may ask a million of them.
    guard source.utf8.contains(UInt8(ascii: "+")) else { return members }
    for name in source.split(separator: "+").dropFirst() {
      if let row = EntryTexts.names.first(where: { $0.name == name }) { members.insert(row.member) }
    }
    return members
  }
}

extension FieldReader {
  /// Reads the texts at the end of an entry: `merchant`, `note`, `said`, `by`, `purchase` of a credit,
  /// `payment` of an expense, `tax` of both, `review` and `tags`.
  ///
  /// - Parameter currency: The currency of the amount.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func texts(
    of type: EntryType, in currency: Money.Currency
  ) throws(FieldError) -> EntryTexts {
    if skipTexts() { return .unread }
    if let texts = try plainTexts(of: type, in: currency) { return texts }
    return try readTexts(of: type, in: currency)
  }

  /// Copies the texts if all of them are plain ASCII; otherwise returns `nil` and reads nothing.
  @_lifetime(self: copy self)
  private mutating func plainTexts(
    of type: EntryType, in currency: Money.Currency
  ) throws(FieldError) -> EntryTexts? {
    if members != nil || leavesTextsAside { return nil }
    let start = position
    guard let merchant = plainText("merchant"), let note = plainText("note"),
      let said = plainText("said"), let by = plainText("by"), !by.isEmpty
    else {
      position = start
      return nil
    }
    let details = try details(of: type, in: currency)
    if parts.contains(.unkept) { return .unread }
    return EntryTexts(ascii: bytes, merchant: merchant, note: note, said: said, by: by, details)
  }

  /// Returns the range of a member's text if it is plain ASCII; an empty range if the member is missing,
  /// `nil` if the text is not plain, empty or too long.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func plainText(_ name: FieldName) -> Range<Int>? {
    guard reach(name) else { return position..<position }
    guard byte(position) == 0x22 else { return nil }
    let start = position &+ 1
    var end = start
    while end &+ 8 <= bytes.byteCount, FieldReader.isPlainASCII(word(end)) { end &+= 8 }
    while byte(end) >= 0x20, byte(end) < 0x80, byte(end) != 0x22, byte(end) != 0x5C { end &+= 1 }
    guard byte(end) == 0x22, end > start, end &- start <= FieldReader.textByteLimit else {
      return nil
    }
    position = end &+ 1
    return start..<end
  }

  /// Reads the details that an entry of this type may have.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func details(
    of type: EntryType, in currency: Money.Currency
  ) throws(FieldError) -> EntryDetails {
    switch type {
    case .expense:
      try details(try optionalEvent("payment").map { .payment($0) }, in: currency)
    case .credit:
      try details(try optionalEvent("purchase").map { .purchase($0) }, in: currency)
    case .income: EntryDetails(isUnreviewed: try isUnreviewed(), tags: try tags())
    }
  }

  @inline(never)
  @_lifetime(self: copy self)
  private mutating func readTexts(
    of type: EntryType, in currency: Money.Currency
  ) throws(FieldError) -> EntryTexts {
    let merchant = try entryText("merchant")
    let note = try entryText("note")
    let said = try entryText("said")
    let by = leavesTextsAside ? try entryText("by") : try text("by")
    let details = try details(of: type, in: currency)
    if leavesTextsAside { return .unread }
    return EntryTexts(merchant: merchant, note: note, said: said, by: by, details)
  }
}

extension FieldWriter {
  mutating func write(_ texts: EntryTexts) {
    guard texts.isRead else { return noteAbsentTexts() }
    writeUnlessEmpty("merchant", texts.merchant)
    writeUnlessEmpty("note", texts.note)
    writeUnlessEmpty("said", texts.said)
    write("by", texts.by)
    write(texts.details)
  }
}

/// Encoded under the names of the texts; empty ones are left out.
extension EntryTexts: Codable {
  private enum CodingKeys: String, CodingKey {
    case merchant
    case note
    case said
    case by
    case purchase
    case payment
    case tax
    case review
    case tags
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    self.init(
      merchant: try text(.merchant), note: try text(.note), said: try text(.said),
      by: try text(.by),
      EntryDetails(
        link: try container.decodeIfPresent(EventID.self, forKey: .purchase).map { .purchase($0) }
          ?? container.decodeIfPresent(EventID.self, forKey: .payment).map { .payment($0) },
        tax: try container.decodeIfPresent(Money.self, forKey: .tax),
        isUnreviewed: try container.decodeIfPresent(Bool.self, forKey: .review) == false,
        tags: try container.decodeIfPresent([String].self, forKey: .tags) ?? []))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for (text, key) in [
      (merchant, CodingKeys.merchant), (note, .note), (said, .said), (by, .by),
    ] where !text.isEmpty {
      try container.encode(text, forKey: key)
    }
    try container.encodeIfPresent(purchase, forKey: .purchase)
    try container.encodeIfPresent(payment, forKey: .payment)
    try container.encodeIfPresent(tax, forKey: .tax)
    if !isReviewed { try container.encode(false, forKey: .review) }
    if !tags.isEmpty { try container.encode(tags, forKey: .tags) }
  }
}
