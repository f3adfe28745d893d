import LedgerModel

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
        .creditApplied(
          CreditApplied(
            amount: amount, category: merchant.category, date: date, account: account, texts: texts)
        ))
    }
    return .entry(
      .expenseAdded(
        ExpenseAdded(
          amount: amount, category: merchant.category, date: date, account: account, texts: texts)))
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
