/// A fast path for the usual line: an expense, a credit, or a correction or void of one, that is not in a
/// batch, has no key, lists its members in the order of the format, and has short numbers and names.
///
/// It gives the same results as ``FieldReader``, which reads every unusual line.
package enum PlainLine {
  /// How many bytes a line must have for its figures to be examined. At most 196 are: a number of seven
  /// digits, a credit, seven bytes of an amount, two names of fifteen bytes, and the word after the last one.
  private static let reach = 200
  /// The same for a correction: 267, because it names two events and the type of the entry.
  private static let amendmentReach = 272

  /// Reads a line whose seal is in its place.
  ///
  /// - Returns: `false` if anything is unusual; the envelope is then unchanged.
  @inline(__always)
  package static func read(
    _ line: RawSpan, parts: EventParts, memory: inout LineMemory, into envelope: inout EventEnvelope
  ) -> Bool {
    guard line.byteCount >= reach else { return false }
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
      guard let event = amendment(in: line, parts, &words, &memory) else { return false }
      fill(&envelope, number, recordedAt)
      envelope.event = .amendment(event)
      return true
    }
    guard let values = values(type, from: &words, &memory),
      let texts = texts(of: type, values.amount.currency, in: line, parts, behind: words)
    else { return false }
    fill(&envelope, number, recordedAt)
    envelope.event = .entry(EntryContent(values: values, texts: texts))
    return true
  }

  /// Returns the offset of the members of a line that adds an entry; `nil` if the line adds none, or is not
  /// in the usual form.
  package static func entryMembers(of line: RawSpan) -> Int? {
    guard line.byteCount >= reach else { return nil }
    var words = WordReader(line)
    guard words.take("{\"n\":"), words.number(before: UInt8(ascii: ",")) != nil,
      words.take(",\"at\":\"")
    else { return nil }
    // The instant does not matter here; only the quote after it is checked.
    words.skip(24)
    guard
      words.take("\",\"type\":\"ExpenseAdded\",") || words.take("\",\"type\":\"CreditApplied\",")
        || words.take("\",\"type\":\"IncomeReceived\",")
    else { return nil }
    return words.offset
  }

  /// Sets the fields in front of the type, and clears those that the line does not have.
  @inline(__always)
  private static func fill(
    _ envelope: inout EventEnvelope, _ number: Int, _ recordedAt: Timestamp
  ) {
    envelope.id = EventID(writer: envelope.id.writer, number: number)
    envelope.recordedAt = recordedAt
    if envelope.batch != nil { envelope.batch = nil }
    if envelope.key != nil { envelope.key = nil }
  }

  /// Consumes the figures of an entry, from inside the quote in front of its amount to the quote after its account.
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
    // An explicit mark for the daily allowance is rare, and so is a purchase from a goal.
    if words.take(",\"allowa") || words.take(",\"goal\":") { return nil }
    return EntryValues(
      type: type, amount: Money(minorUnits: Int64(amount.digits), currency: currency),
      category: CategoryName(category), date: date, account: AccountName(account))
  }

  /// Reads the requested texts of an entry, up to the end of `data`.
  @inline(__always)
  private static func texts(
    of type: EntryType, _ currency: Money.Currency, in line: RawSpan, _ parts: EventParts,
    behind words: WordReader
  ) -> EntryTexts? {
    if parts.contains(.texts) {
      return readTexts(of: type, currency, in: line, parts, behind: words.offset)
    }
    // Unread texts end with `data`, in front of the seal.
    let dataEnd = line.byteCount &- FieldReader.tailByteCount
    guard words.offset <= dataEnd, words.isByte(UInt8(ascii: "}"), at: dataEnd) else { return nil }
    return .unread
  }

  @inline(never)
  private static func readTexts(
    of type: EntryType, _ currency: Money.Currency, in line: RawSpan, _ parts: EventParts,
    behind offset: Int
  ) -> EntryTexts? {
    var fields = FieldReader(canonical: line, parts: parts, behind: offset, depth: 1)
    guard let texts = try? fields.texts(of: type, in: currency) else { return nil }
    return endsData(of: line, &fields) ? texts : nil
  }

  /// Whether `data` ends at the reader's position, and only the seal follows.
  private static func endsData(of line: RawSpan, _ fields: inout FieldReader) -> Bool {
    let dataEnd = line.byteCount &- FieldReader.tailByteCount
    return (try? fields.leave()) != nil && fields.position == dataEnd &+ 1
  }

  /// Reads a correction or void from the quote after its time on: up to the account by words, and the rest by
  /// its members.
  @inline(never)
  private static func amendment(
    in line: RawSpan, _ parts: EventParts, _ words: inout WordReader, _ memory: inout LineMemory
  ) -> AmendmentEvent? {
    guard line.byteCount >= amendmentReach else { return nil }
    let isCorrection = words.take("\",\"type\":\"EntryCorrected\",\"data\":{\"of\":\"")
    guard isCorrection || words.take("\",\"type\":\"EntryVoided\",\"data\":{\"of\":\""),
      let entry = memory.event(from: &words), words.take("\",\"on\":\""),
      let version = memory.event(from: &words), words.take("\",\"was\":{\"type\":\"")
    else { return nil }
    let type: EntryType
    if words.take("expense\",\"amount\":\"") {
      type = .expense
    } else if words.take("credit\",\"amount\":\"") {
      type = .credit
    } else {
      return nil
    }
    guard let values = values(type, from: &words, &memory) else { return nil }
    var fields = FieldReader(canonical: line, parts: parts, behind: words.offset, depth: 2)
    do throws(FieldError) {
      let currency = values.amount.currency
      let was = EntryContent(values: values, texts: try fields.amendedTexts(in: currency))
      try fields.leave()
      let now = isCorrection ? try EntryAmendment(from: &fields, in: currency) : nil
      let reason = fields.skipTexts() ? "" : try fields.optionalText("why")
      guard endsData(of: line, &fields) else { return nil }
      guard let now else {
        return .entryVoided(
          EntryVoided(entry: entry, version: version, was: was, reason: reason))
      }
      return .entryCorrected(
        EntryCorrected(entry: entry, version: version, was: was, now: now, reason: reason))
    } catch {
      return nil
    }
  }
}
