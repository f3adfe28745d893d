/// What is known of an entry besides its figures: who, why, and in which words.
///
/// One word, because a fold of figures carries it past a million entries unread.
public struct EntryTexts: Hashable, Sendable {
  // Safe to share: it is written once, before anybody else has it.
  nonisolated(unsafe) private let packed: PackedTexts?

  private init(packed: PackedTexts?) {
    self.packed = packed
  }

  /// The texts of an entry; each may be empty.
  ///
  /// - Parameters:
  ///   - merchant: Who was paid, or who paid.
  ///   - note: What the person wrote beside it.
  ///   - said: The sentence that the entry was made of.
  ///   - by: Where the values came from, as `rules/1` or `import/ofx`; empty if the person stated them, who is then
  ///     remembered to want that category of the merchant.
  ///   - purchase: The expense that a credit pays back.
  ///   - tax: The tax that is a part of the amount, in the same currency: zero or more.
  ///   - isReviewed: Whether a person has looked at the entry, or stated it.
  public init(
    merchant: String = "", note: String = "", said: String = "", by: String = "",
    purchase: EventID? = nil, tax: Money? = nil, isReviewed: Bool = true
  ) {
    self.init(
      merchant: merchant, note: note, said: said, by: by,
      EntryDetails(
        link: purchase.map { .purchase($0) }, tax: tax, isUnreviewed: !isReviewed))
  }

  /// The same with a link of any kind.
  package init(
    merchant: String = "", note: String = "", said: String = "", by: String = "",
    link: EntryLink?
  ) {
    self.init(merchant: merchant, note: note, said: said, by: by, EntryDetails(link: link))
  }

  /// The same with all that an entry can say beside its texts.
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

  /// Stands for texts that were not asked for; an event with it cannot be written.
  public static let notRead = EntryTexts(packed: nil)

  /// Whether the texts were asked for.
  public var isRead: Bool { packed != nil }
  /// Who was paid, or who paid; empty when nobody was named.
  public var merchant: String { packed?.merchant ?? "" }
  /// What the person wrote beside it; empty when nothing.
  public var note: String { packed?.note ?? "" }
  /// The sentence that the entry was made of; empty when it was none.
  public var said: String { packed?.said ?? "" }
  /// Where the values came from.
  public var by: String { packed?.by ?? "" }
  /// Another entry that it belongs to.
  package var link: EntryLink? { packed?.link }
  /// The tax that is a part of the amount, in the same currency; `nil` where it is not known.
  public var tax: Money? { packed?.tax }
  /// Whether a person has looked at the entry, or stated it.
  public var isReviewed: Bool { packed?.isUnreviewed != true }
  /// What the entry says beside its texts.
  public var details: EntryDetails { packed?.details ?? EntryDetails() }

  /// The same texts of an entry that belongs to another.
  public func linked(_ link: EntryLink?) -> EntryTexts {
    var details = details
    details.link = link
    return detailed(details)
  }

  /// The same texts beside other things that the entry says.
  public func detailed(_ details: EntryDetails) -> EntryTexts {
    EntryTexts(merchant: merchant, note: note, said: said, by: by, details)
  }

  /// The expense that a credit pays back.
  public var purchase: EventID? {
    if case .purchase(let id) = link { id } else { nil }
  }
  /// The first part of the payment that an expense is a part of.
  public var payment: EventID? {
    if case .payment(let id) = link { id } else { nil }
  }

  /// Texts that stand as plain ASCII in bytes, empty where a range is.
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

/// Where an entry's values came from, as ``EntryTexts/by`` spells it: who read the sentence, and
/// which members the person stated beside it, as `rules/1+category+date`.
extension EntryTexts {
  private static let names: [(member: EntryMembers, name: String)] = [
    (.type, "type"), (.amount, "amount"), (.category, "category"), (.date, "date"),
    (.account, "account"), (.merchant, "merchant"), (.tax, "tax"),
  ]

  /// The text for ``by``.
  ///
  /// - Parameters:
  ///   - parser: Who read the sentence, as `rules/1`.
  ///   - members: What the person stated beside it; a note is always the person's and not named.
  public static func source(_ parser: String, stating members: EntryMembers) -> String {
    names.reduce(parser) { text, row in
      members.contains(row.member) ? "\(text)+\(row.name)" : text
    }
  }

  /// The text for ``by`` where the person stated more beside the sentence than it says.
  package static func source(_ texts: EntryTexts, alsoStating members: EntryMembers) -> String {
    let parser = texts.by.prefix { $0 != "+" }
    return parser == "flags"
      ? texts.by : source(String(parser), stating: texts.statedMembers.union(members))
  }

  /// What the person stated; all members of an entry that was made of no sentence.
  package var statedMembers: EntryMembers {
    let source = by
    if source == "flags" { return .all }
    var members: EntryMembers = []
    // Most were made of a sentence alone, and a million of them are asked.
    guard source.utf8.contains(UInt8(ascii: "+")) else { return members }
    for name in source.split(separator: "+").dropFirst() {
      if let row = EntryTexts.names.first(where: { $0.name == name }) { members.insert(row.member) }
    }
    return members
  }
}

extension FieldReader {
  /// The texts at the end of an entry: `merchant`, `note`, `said`, `by`, of a credit `purchase`, of an
  /// expense `payment`, of both `tax`, and `review`.
  ///
  /// - Parameter currency: That of the amount.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func texts(
    of type: EntryType, in currency: Money.Currency
  ) throws(FieldError) -> EntryTexts {
    if skipTexts() { return .notRead }
    if let texts = try plainTexts(of: type, in: currency) { return texts }
    return try readTexts(of: type, in: currency)
  }

  /// The texts where all of them stand as plain ASCII, copied as they are; `nil`, and nothing is
  /// read, where one does not.
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
    if parts.contains(.unkept) { return .notRead }
    return EntryTexts(ascii: bytes, merchant: merchant, note: note, said: said, by: by, details)
  }

  /// Where the text of a member stands, if it is plain ASCII: empty where there is no such member,
  /// `nil` where it is not plain, empty or too long.
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

  /// What an entry of a type may say beside its texts.
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
    case .income: EntryDetails(isUnreviewed: try isUnreviewed())
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
    if leavesTextsAside { return .notRead }
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

/// Encoded by the names of the texts; what is empty is left out.
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
        isUnreviewed: try container.decodeIfPresent(Bool.self, forKey: .review) == false))
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
  }
}
