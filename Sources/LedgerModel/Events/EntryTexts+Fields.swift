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
    EntryTexts(
      merchant: try optionalText("merchant"), note: try optionalText("note"),
      said: try optionalText("said"), by: try text("by"),
      purchase: withPurchase ? try optionalEvent("purchase") : nil)
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
