/// A line as nearly all are: an expense or a credit that stands alone, without a key, its members one
/// behind the other as the format lists them, its numbers and names short.
///
/// What is read here, ``FieldReader`` reads alike; whatever is unusual is left to it.
package enum PlainLine {
  /// How many bytes of a line are looked at up to its texts, at most: the longest line with seven
  /// digits, seven bytes of an amount and twice fifteen of a name, and the words that reach beyond.
  private static let reach = 192

  /// Reads a line whose seal is in its place.
  ///
  /// - Returns: `false` where something is unusual; the envelope is as it was.
  @inline(__always)
  package static func read(
    _ line: RawSpan, parts: EventParts, memory: inout LineMemory, into envelope: inout EventEnvelope
  ) -> Bool {
    guard line.byteCount >= reach, !parts.contains(.texts) else { return false }
    var words = WordReader(line)
    guard words.take("{\"n\":"), let number = words.number(before: UInt8(ascii: ",")),
      words.take(",\"at\":\""), let recordedAt = memory.instant(from: &words)
    else { return false }
    let type: EntryType
    if words.take("\",\"type\":\"ExpenseAdded\",\"data\":{\"amount\":\"") {
      type = .expense
    } else if words.take("\",\"type\":\"CreditApplied\",\"data\":{\"amount\":\"") {
      type = .credit
    } else {
      return false
    }
    guard let values = values(type, from: &words, &memory) else { return false }
    // The texts are not asked for: whatever they are, `data` ends in front of the seal.
    let dataEnd = line.byteCount &- FieldReader.tailByteCount
    guard words.offset < dataEnd, words.isByte(UInt8(ascii: "}"), at: dataEnd) else { return false }
    envelope.id = EventID(writer: envelope.id.writer, number: number)
    envelope.recordedAt = recordedAt
    if envelope.batch != nil { envelope.batch = nil }
    if envelope.key != nil { envelope.key = nil }
    envelope.event = .entry(EntryContent(values: values, texts: .notRead))
    return true
  }

  /// Takes the figures of an entry, from behind the quote in front of its amount to the quote behind
  /// its account.
  @inline(__always)
  private static func values(
    _ type: EntryType, from words: inout WordReader, _ memory: inout LineMemory
  ) -> EntryValues? {
    guard let amount = words.decimal(), amount.digits > 0, words.take("\",\"currency\":\""),
      let currency = memory.currency(from: &words),
      amount.fractionCount == currency.minorUnitDigits, words.take("\",\"category\":\""),
      let category = words.name(), words.take("\",\"date\":\""),
      let date = memory.date(from: &words), words.take("\",\"account\":\""),
      let account = words.name()
    else { return nil }
    words.skip(1)
    return EntryValues(
      type: type, amount: Money(minorUnits: Int64(amount.digits), currency: currency),
      category: CategoryName(category), date: date, account: AccountName(account))
  }
}
