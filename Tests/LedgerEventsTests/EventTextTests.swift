import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// Events as the bytes of a log, and back.
struct EventTextTests {
  /// Every kind of event, with every member and with as few as may be.
  static let samples: [LedgerEvent] = {
    let texts = EntryTexts(
      merchant: "Café \"Zoë\" \\ Søn", note: "tab\tline\nbell\u{7}", said: "a\u{202E}b\u{200B}🍕",
      by: "llama/x/0123456789ab/2", link: .purchase(.sample(3)))
    let money = Money(minorUnits: 45_00, currency: .usd)
    let values = EntryValues(
      type: .credit, amount: money, category: .dining, date: .last,
      account: AccountName("a name that is longer than fifteen bytes"))
    let was = EntryContent(
      values: values, texts: EntryTexts(merchant: "m", note: "n", link: .purchase(.sample(1))))
    let taxed = EntryContent(
      values: values,
      texts: EntryTexts(
        merchant: "m", EntryDetails(tax: Money(minorUnits: 5, currency: .usd), isUnreviewed: true)))
    let plain = EntryTexts(by: "flags")
    let entries: [LedgerEvent] = [
      .entry(
        .expense(
          amount: money, category: .groceries, date: .first,
          texts: EntryTexts(merchant: "m", note: "n", said: "s", by: "rules/1"))),
      .entry(
        .expense(
          amount: money, category: .groceries, date: .first,
          texts: EntryTexts(
            merchant: "m", by: "receipt/1",
            EntryDetails(
              link: .payment(.sample(1)), tax: Money(minorUnits: 0, currency: .usd),
              isUnreviewed: true)))),
      .entry(
        .expense(amount: money, category: .other, date: .last, texts: plain)),
      .entry(
        .credit(
          amount: Money(minorUnits: Money.largestMinorUnits, currency: .jpy),
          category: CategoryName("käse und brot"), date: .first, account: .cash,
          texts: texts)),
      .entry(
        .income(amount: money, date: .first, texts: EntryTexts(note: "n", by: "flags"))),
      .entry(
        .income(
          amount: money, date: .first, texts: EntryTexts(by: "flags", tags: ["работа", "a"]))),
    ]
    let changes: [LedgerEvent] = [
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: .sample(1), version: .sample(2), was: was,
            now: EntryAmendment(
              type: .expense, amount: money, category: .other, date: .first, account: .cash,
              merchant: "new", note: "new", by: "rules/1"), reason: "a zero too many"))),
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: .sample(1), version: .sample(1), was: was,
            now: EntryAmendment(removesMerchant: true, removesNote: true)))),
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: .sample(1), version: .sample(1), was: taxed,
            now: EntryAmendment(tax: Money(minorUnits: 3_20, currency: .usd))))),
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: .sample(1), version: .sample(1), was: taxed,
            now: EntryAmendment(removesTax: true)))),
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: .sample(1), version: .sample(1), was: SampleEvents.wasTagged,
            now: SampleEvents.tagging(["work"])))),
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: .sample(1), version: .sample(1), was: taxed, now: .payment(.sample(1))))),
      .amendment(
        .entryCorrected(
          EntryCorrected(entry: .sample(1), version: .sample(1), was: taxed, now: .payment(nil)))),
      .amendment(
        .entryVoided(EntryVoided(entry: .sample(1), version: .sample(2), was: was, reason: "why"))),
      .amendment(
        .entryReviewed(
          EntryReviewed(entry: .sample(1), version: .sample(2), was: taxed, reason: "why"))),
    ]
    let key = IdempotencyKey("a key")
    let reversals = (entries + changes + settings).flatMap { event -> [LedgerEvent] in
      [
        .reversal(
          .eventReverted(
            EventReverted(
              Reversal(
                event: .sample(1), version: .sample(2), eventKey: key, copy: event, reason: "why")))
        ),
        .reversal(.eventRestored(EventRestored(Reversal(event: .sample(1), copy: event)))),
      ]
    }
    return entries + changes + settings + reversals
  }()

  private static let settings: [LedgerEvent] = {
    let change = SettingChange(on: EventID.sample(4), was: BucketShare.standard, reason: "why")
    let hours = WorkHours(hundredths: 3750)
    let hourly = hours.map { hours in
      IncomePlan.hourly(rate: Money(minorUnits: 23_37, currency: .usd), hours: hours)
    }
    return [
      .logOpened(.sample),
      .setting(.allocationChanged(AllocationChanged(from: .first, shares: BucketShare.standard))),
      .setting(
        .allocationChanged(
          AllocationChanged(from: .first, shares: BucketShare.standard, change: change))),
      .income(4_000_00, from: "2026-01-01"),
      .setting(
        .incomeSet(
          IncomeSet(
            from: .first, plan: .actual, change: SettingChange(on: .sample(2), was: hourly)))),
      .setting(
        .incomeSet(
          IncomeSet(
            from: .first, plan: hourly ?? .actual,
            change: SettingChange(on: .sample(2), was: .actual, reason: "why")))),
      .rollover(.fun, .both, from: "2026-01-01"),
      .setting(
        .rolloverSet(
          RolloverSet(
            from: .first, bucket: .future, mode: .off,
            change: SettingChange(on: .sample(2), was: .surplus)))),
      .setting(
        .monthBudgetSet(
          MonthBudgetSet(
            from: .first, .month, of: .other, .amount(1_00),
            change: SettingChange(on: .sample(2), was: MonthCap.none, reason: "why")))),
      .setting(
        .budgetShifted(
          BudgetShifted(1_00, from: .fun, to: .future, in: "2026-01", reason: "why"))),
      .setting(
        .weekStartSet(
          WeekStartSet(.sunday, change: SettingChange(on: .sample(2), was: .monday)))),
      .setting(.ruleAdded(RuleAdded(words: "blue door", category: .other, reason: "why"))),
      .setting(.ruleEnded(RuleEnded(rule: .sample(2), reason: "why"))),
      .setting(.conflictReviewed(.known([.sample(2), .sample(3)]))),
      .setting(.conflictReviewed(.known([.sample(4), .sample(2), .sample(3)], reason: "why"))),
      .added("pets", to: .fun),
      .setting(
        .categoryAdded(
          CategoryAdded(category: .other, bucket: .fun, displayName: "Other", reason: "why"))),
      .moved("pets", to: .fun, from: "2026-01-01"),
      .setting(
        .categoryMoved(
          CategoryMoved(
            category: .other, bucket: .fun, from: .first,
            change: SettingChange(on: .sample(2), was: .future)))),
      .setting(.categoryEnded(CategoryEnded(category: .other, from: .first))),
      .setting(.categoryEnded(CategoryEnded(category: .other, from: .first, reason: "why"))),
      .setting(.categoryEnded(CategoryEnded(category: .other, from: .first, heir: .groceries))),
      .setting(
        .categoryAdded(CategoryAdded(category: .other, bucket: .fun, symbol: "P", reason: "why"))),
      .setting(.categoryRenamed(CategoryRenamed(category: .other, displayName: "Other"))),
      .setting(
        .categoryRenamed(
          CategoryRenamed(
            category: .other, displayName: "Rest",
            change: SettingChange(on: .sample(2), was: "Other", reason: "why")))),
      .setting(.categorySymbolSet(CategorySymbolSet(category: .other, symbol: "P"))),
      .setting(
        .categorySymbolSet(
          CategorySymbolSet(
            category: .other, symbol: "",
            change: SettingChange(on: .sample(2), was: "P", reason: "why")))),
      .bucket("travel", from: "2026-01-01"), .bucket("travel", from: "2026-01-01", as: "Reisen"),
      .setting(.bucketAdded(BucketAdded(bucket: .fun, from: .first, reason: "why"))),
      .setting(.bucketRenamed(BucketRenamed(bucket: .fun, displayName: "Joy"))),
      .setting(
        .bucketRenamed(
          BucketRenamed(
            bucket: .fun, displayName: "Joy",
            change: SettingChange(on: .sample(2), was: "Fun!", reason: "why")))),
      .ended("travel", from: "2026-02-01"), .ended("travel", from: "2026-02-01", to: "fun"),
      .setting(.bucketEnded(BucketEnded(bucket: .fun, from: .first, reason: "why"))),
    ]
      + SampleEvents.all.map(\.event).filter { $0.reversal == nil }
  }()

  static func bytes(of event: LedgerEvent) -> [UInt8] {
    var writer = FieldWriter()
    event.write(to: &writer)
    return writer.finished()
  }

  /// Reads bytes in the one spelling of a log, and answers how many were read.
  private static func readCanonically(
    _ bytes: [UInt8], as type: EventType
  ) throws -> (event: LedgerEvent, end: Int) {
    let padded = bytes + Array(repeating: 0x20, count: FieldReader.tailByteCount)
    var reader = FieldReader(canonical: padded.span.bytes, parts: .all)
    let event = try LedgerEvent(reading: type, from: &reader)
    return (event, reader.position)
  }

  /// Reads bytes in any spelling.
  static func readGenerally(_ bytes: [UInt8], as type: EventType) throws -> LedgerEvent {
    let normalized = try JSONText.normalized(bytes.span.bytes)
    var reader = FieldReader(normalized: normalized.span.bytes)
    let event = try LedgerEvent(reading: type, from: &reader)
    try reader.finish()
    return event
  }

  @Test(.rows) func `an event is read back as it was written`() {
    each(Self.samples) { (event: LedgerEvent) throws in
      let bytes = Self.bytes(of: event)
      let read = try Self.readCanonically(bytes, as: event.type)
      #expect(read.event == event)
      #expect(read.end == bytes.count - 1)
      #expect(Self.bytes(of: read.event) == bytes)
      #expect(try Self.readGenerally(bytes, as: event.type) == event)
    }
  }

  @Test(.rows) func `an event is read in any spelling of JSON`() {
    each(Self.samples) { (event: LedgerEvent) throws in
      var generator = SeededGenerator(seed: 11)
      let spelled = SpelledJSON(Self.bytes(of: event))
      for _ in 0..<(TestRun.isWhole ? 40 : 6) {
        let bytes = Array(spelled.spelled(&generator).drop { $0 != UInt8(ascii: "{") })
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        #expect(try Self.readGenerally(Array(bytes[...end]), as: event.type) == event)
      }
    }
  }

  @Test(.rows) func `a member that is unknown is never passed over`() {
    each(Self.samples) { (event: LedgerEvent) throws in
      let bytes = Array(Self.bytes(of: event).dropLast() + Array(",\"colour\":\"1.00\"}".utf8))
      #expect(throws: FieldError.unknownMember("colour")) {
        _ = try Self.readGenerally(bytes, as: event.type)
      }
      if let read = try? Self.readCanonically(bytes, as: event.type) {
        #expect(read.end < bytes.count - 1, "the end of the object is checked by who reads a line")
      }
    }
  }

  @Test(.rows) func `an event without one of its members is refused, or says something else`() {
    each(Self.samples) { (event: LedgerEvent) throws in
      guard case .object(let members) = SpelledJSON(Self.bytes(of: event)) else { return }
      var generator = SeededGenerator(seed: 3)
      for place in members.indices {
        var fewer = members
        fewer.remove(at: place)
        let bytes = SpelledJSON.object(fewer).spelled(&generator)
        let trimmed = Array(bytes.drop { $0 != UInt8(ascii: "{") })
        guard let end = trimmed.lastIndex(of: UInt8(ascii: "}")) else { continue }
        if let read = try? Self.readGenerally(Array(trimmed[...end]), as: event.type) {
          #expect(read != event)
        }
      }
    }
  }
}
