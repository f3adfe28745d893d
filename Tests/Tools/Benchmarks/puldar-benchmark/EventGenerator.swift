import LedgerModel
import LedgerStore

/// The events of an invented person: the same ones for the same seed, count and life.
///
/// Nothing is kept but the entries of late, so that a log of any length can be made. Of a thousand
/// events thirty are corrections, ten voids and fifty credits; every month has an allocation and
/// received income, the first one and every January a base income.
struct EventGenerator {
  /// How many events there will be, line 0 included.
  let count: Int
  /// What the entries so far add up to.
  var totals = GeneratedTotals()
  var random: SeededGenerator
  var entries = RecentEntries()
  let places = ZipfTable(count: Merchant.all.count)

  private let life: InventedLife
  private let writer: WriterID
  private var number = 0
  /// What stands behind all others, the last first.
  var others: [LedgerEvent] = []
  /// What a new month begins with, the last first.
  private var due: [LedgerEvent] = []
  private var month: CalendarMonth?
  private var allocation: (id: EventID, shares: [BucketShare])?

  init(count: Int, seed: UInt64, life: InventedLife) throws {
    guard let writer = WriterID("k7q2") else {
      throw BenchmarkError.wrongAnswer("the generated log has no writer")
    }
    self.count = count
    self.life = life
    self.writer = writer
    random = SeededGenerator(seed: seed)
  }

  /// The next event; `nil` after the last.
  mutating func next() -> EventEnvelope? {
    guard number < count else {
      guard let event = others.popLast() else { return nil }
      return following(event)
    }
    let time = nextTime()
    let id = EventID(writer: writer, number: number)
    if month != time.day.month { begin(time.day.month) }
    let event = number == 0 ? opening : due.popLast() ?? nextEvent(id, on: time.day)
    if case .setting(.allocationChanged(let changed)) = event { allocation = (id, changed.shares) }
    number += 1
    return EventEnvelope(id: id, recordedAt: time, event: event)
  }

  private mutating func following(_ event: LedgerEvent) -> EventEnvelope {
    let end = Timestamp(startOf: life.firstDay).adding(milliseconds: life.milliseconds)
    let id = EventID(writer: writer, number: number)
    number += 1
    return EventEnvelope(
      id: id, recordedAt: end.adding(milliseconds: Int64(number) * 1000), event: event)
  }

  /// A moment in the event's own part of the days, so that time always goes on.
  private mutating func nextTime() -> Timestamp {
    let part = max(life.milliseconds / Int64(count), 1)
    let within = Int64.random(in: 0..<part, using: &random)
    return Timestamp(startOf: life.firstDay).adding(milliseconds: Int64(number) * part + within)
  }

  private var opening: LedgerEvent {
    .logOpened(
      LogOpened(
        ledger: life.ledger, writer: writer, deviceName: "benchmark", currency: .usd,
        version: LedgerVersion.text))
  }

  /// Lines up what a month begins with.
  private mutating func begin(_ month: CalendarMonth) {
    let isFirst = self.month == nil
    self.month = month
    let day = month.firstDay
    var events: [LedgerEvent] = []
    if isFirst || month.monthOfYear == 1 {
      let base = Money(minorUnits: 400_000 + Int64(month.year - 2021) * 15_000, currency: .usd)
      events.append(.setting(.incomeSet(IncomeSet(from: day, plan: .monthly(base)))))
    }
    let fundamentals = Int.random(in: 45...60, using: &random) * 100
    let shares = zip(BucketName.builtIn, [fundamentals, 8000 - fundamentals, 2000])
      .compactMap { bucket, hundredths in
        Percentage(hundredths: hundredths).map { BucketShare(bucket: bucket, share: $0) }
      }
    events.append(
      .setting(
        .allocationChanged(
          AllocationChanged(
            from: day, shares: shares,
            change: SettingChange(on: allocation?.id, was: allocation?.shares)))))
    let received = Money(
      minorUnits: Int64.random(in: 5_000...60_000, using: &random), currency: .usd)
    events.append(
      .entry(
        .income(
          amount: received, date: day, texts: EntryTexts(merchant: "Side Job", by: "flags"))))
    due = events.reversed()
  }
}

/// Whose events they are, and of which days.
struct InventedLife {
  var ledger: LedgerID
  var firstDay: CalendarDay
  var dayCount: Int

  fileprivate var milliseconds: Int64 { Int64(dayCount) * 86_400_000 }

  /// That of every published figure of one log: 2021 to 2025.
  static func fiveYears() throws(BenchmarkError) -> InventedLife {
    guard let ledger = LedgerID("benchmarkbenchmarkbenchmar"),
      let firstDay = CalendarDay(year: 2021, month: 1, day: 1)
    else { throw .wrongAnswer("the generated ledger has no name") }
    return InventedLife(ledger: ledger, firstDay: firstDay, dayCount: 1826)
  }
}

extension EventGenerator {
  /// An entry, or a change of one of late.
  mutating func nextEvent(_ id: EventID, on today: CalendarDay) -> LedgerEvent {
    let dice = Int.random(in: 0..<1000, using: &random)
    if dice < 40, !entries.isEmpty { return dice < 30 ? correction(id) : void() }
    let isCredit = dice >= 950
    let merchant = Merchant.all[places.place(&random)]
    let amount = Money(minorUnits: merchant.amount(&random), currency: .usd)
    let date = recentDay(today)
    let account: AccountName = random.happens(inThousand: 200) ? .cash : .bank
    let texts = texts(amount, merchant, isCredit: isCredit)
    let values = EntryValues(
      type: isCredit ? .credit : .expense, amount: amount, category: merchant.category, date: date,
      account: account)
    entries.append(
      .init(id: id, version: id, content: EntryContent(values: values, texts: texts)))
    totals.added += GeneratedTotals.spent(values)
    totals.counting += GeneratedTotals.spent(values)
    if isCredit {
      totals.creditCount += 1
      return .entry(
        .credit(
          amount: amount, category: merchant.category, date: date, account: account, texts: texts))
    }
    return .entry(
      .expense(
        amount: amount, category: merchant.category, date: date, account: account, texts: texts))
  }

  /// Today for most, yesterday for some, up to a week ago for the rest.
  private mutating func recentDay(_ today: CalendarDay) -> CalendarDay {
    let dice = Int.random(in: 0..<100, using: &random)
    let daysAgo = dice < 75 ? 0 : dice < 92 ? 1 : Int.random(in: 2...6, using: &random)
    return today.adding(days: -daysAgo) ?? today
  }

  /// What is known of an entry: most are sentences, some were made of flags, a few have a note.
  private mutating func texts(
    _ amount: Money, _ merchant: Merchant, isCredit: Bool
  ) -> EntryTexts {
    let notes = ["for the trip", "shared with Sam", "birthday", "paid \"by mistake\" twice"]
    let note =
      random.happens(inThousand: 60)
      ? notes[Int.random(in: 0..<notes.count, using: &random)] : ""
    guard random.happens(inThousand: 800) else {
      return EntryTexts(merchant: merchant.name, note: note, by: "flags")
    }
    let said =
      isCredit
      ? "refund of \(amount.text(isGrouped: false)) from \(merchant.name.lowercased())"
      : SentenceGenerator.expense(amount, at: merchant, &random)
    return EntryTexts(merchant: merchant.name, note: note, said: said, by: "rules/1")
  }

  private mutating func void() -> LedgerEvent {
    let (place, entry) = entries.pick(&random)
    entries.remove(place)
    totals.counting -= GeneratedTotals.spent(entry.content.values)
    totals.voidCount += 1
    let reason = random.happens(inThousand: 300) ? "entered twice" : ""
    return .amendment(
      .entryVoided(
        EntryVoided(
          entry: entry.id, version: entry.version, was: entry.content.asOfACorrection,
          reason: reason)))
  }

  /// Changes one value of an entry, the amount more often than the others.
  private mutating func correction(_ id: EventID) -> LedgerEvent {
    let (place, entry) = entries.pick(&random)
    var changed = entry
    changed.version = id
    var amendment = EntryAmendment()
    let merchant = Merchant.all[places.place(&random)]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      let amount = Money(minorUnits: merchant.amount(&random), currency: .usd)
      amendment.amount = amount
      changed.content.values.amount = amount
    case 5..<8:
      amendment.category = merchant.category
      changed.content.values.category = merchant.category
    case 8:
      let date = recentDay(entry.content.values.date)
      amendment.date = date
      changed.content.values.date = date
    default:
      amendment.merchant = merchant.name
      changed.content.texts = EntryTexts(
        merchant: merchant.name, note: entry.content.texts.note)
    }
    entries.replace(place, with: changed)
    totals.counting +=
      GeneratedTotals.spent(changed.content.values) - GeneratedTotals.spent(entry.content.values)
    totals.correctionCount += 1
    let reason = random.happens(inThousand: 400) ? "typed a zero too many" : ""
    return .amendment(
      .entryCorrected(
        EntryCorrected(
          entry: entry.id, version: entry.version, was: entry.content.asOfACorrection,
          now: amendment,
          reason: reason)))
  }
}

extension EntryContent {
  /// The content as `was` holds it: without the sentence and where the values came from.
  fileprivate var asOfACorrection: EntryContent {
    EntryContent(
      values: values, texts: EntryTexts(merchant: texts.merchant, note: texts.note))
  }
}
