extension FieldReader {
  /// The texts at the end of an entry: `merchant`, `note`, `said`, `by`, and of a credit `purchase`.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func texts(withPurchase: Bool = false) throws(FieldError) -> EntryTexts {
    if skipTexts() { return .notRead }
    if let texts = try plainTexts(withPurchase: withPurchase) { return texts }
    return try readTexts(withPurchase: withPurchase)
  }

  /// The texts where all of them stand as plain ASCII, copied as they are; `nil`, and nothing is
  /// read, where one does not.
  @_lifetime(self: copy self)
  private mutating func plainTexts(withPurchase: Bool) throws(FieldError) -> EntryTexts? {
    if members != nil || leavesTextsAside { return nil }
    let start = position
    guard let merchant = plainText("merchant"), let note = plainText("note"),
      let said = plainText("said"), let by = plainText("by"), !by.isEmpty
    else {
      position = start
      return nil
    }
    let purchase = withPurchase ? try optionalEvent("purchase") : nil
    if parts.contains(.unkept) { return .notRead }
    return EntryTexts(
      ascii: bytes, merchant: merchant, note: note, said: said, by: by, purchase: purchase)
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

  @inline(never)
  @_lifetime(self: copy self)
  private mutating func readTexts(withPurchase: Bool) throws(FieldError) -> EntryTexts {
    let merchant = try entryText("merchant")
    let note = try entryText("note")
    let said = try entryText("said")
    let by = leavesTextsAside ? try entryText("by") : try text("by")
    let purchase = withPurchase ? try optionalEvent("purchase") : nil
    if leavesTextsAside { return .notRead }
    return EntryTexts(merchant: merchant, note: note, said: said, by: by, purchase: purchase)
  }
}

extension FieldWriter {
  mutating func write(_ texts: EntryTexts) {
    precondition(texts.isRead, "an event that was read without its texts cannot be written")
    writeUnlessEmpty("merchant", texts.merchant)
    writeUnlessEmpty("note", texts.note)
    writeUnlessEmpty("said", texts.said)
    write("by", texts.by)
    writeIfPresent("purchase", texts.purchase)
  }
}
