extension FieldReader {
  /// The texts at the end of an entry: `merchant`, `note`, `said`, `by`, and of a credit `purchase`.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func texts(withPurchase: Bool = false) throws(FieldError) -> EntryTexts {
    if skipTexts() { return .notRead }
    return try readTexts(withPurchase: withPurchase)
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
