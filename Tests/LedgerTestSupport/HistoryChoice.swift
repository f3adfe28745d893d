import LedgerModel

/// What a device of a ``DeviceHistory`` could do next, by what it has seen.
struct HistoryChoice {
  let view: EventTable
  let seen: [EventEnvelope]
  let currency: Money.Currency
  var generator: SeededGenerator

  /// Some events; none where what was chosen is not possible now.
  mutating func events() -> [LedgerEvent] {
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<46: [entry()]
    case ..<50: (0..<Int.random(in: 2...4, using: &generator)).map { _ in entry() }
    case ..<62: correction().map { [$0] } ?? []
    case ..<64: review().map { [$0] } ?? []
    case ..<71: void().map { [$0] } ?? []
    case ..<80: undo().map { [$0] } ?? []
    case ..<88: redo().map { [$0] } ?? []
    default: [setting()]
    }
  }

  /// A key that nothing in effect holds.
  mutating func freeKey() -> IdempotencyKey? {
    guard chance(3),
      let key = try? IdempotencyKey("key-\(Int.random(in: 0..<6, using: &generator))"),
      view.keys[key] == nil
    else { return nil }
    return key
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &generator) == 0 }

  private mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    elements.randomElement(using: &generator) ?? other
  }

  private mutating func amount() -> Money {
    Money(minorUnits: Int64.random(in: 1...300_000, using: &generator), currency: currency)
  }

  /// What comes every month, or nearly; or any amount.
  private mutating func pay() -> Money {
    let any = amount()
    let units = any.minorUnits
    return units.isMultiple(of: 2)
      ? any : Money(minorUnits: 200_000 + units % 3 - 1, currency: currency)
  }

  private mutating func day() -> CalendarDay {
    let start = CalendarDay(iso: "2025-10-01") ?? .first
    return start.adding(days: Int.random(in: 0..<210, using: &generator)) ?? start
  }

  private mutating func category() -> CategoryName {
    let names = ["groceries", "dining", "savings", "other", "pets", "ghost", "käse"]
    return CategoryName(pick(names, or: "other")) ?? .other
  }

  /// Texts of an entry that belongs to the last expense.
  private func linked(_ texts: EntryTexts, _ link: (EventID) -> EntryLink) -> EntryTexts {
    let last = view.entries.last {
      $0.status == .counts && $0.content.values.type == .expense
    }
    return texts.linked(last.map { link($0.id) })
  }

  private mutating func texts(by: String) -> EntryTexts {
    let merchant = pick(["", "Café Zoë", "CAFE ZOE", "Whole Foods", "Łódź"], or: "")
    return EntryTexts(
      merchant: merchant,
      note: chance(4) ? "a note" : "", said: chance(2) ? "what was said" : "", by: by,
      EntryDetails(isUnreviewed: chance(5), tags: HistoryChoice.tags(of: merchant)))
  }

  /// The tags of what some merchants sell: no further number is drawn.
  private static func tags(of merchant: String) -> [String] {
    merchant == "Łódź" ? ["trip", "büro"] : merchant == "CAFE ZOE" ? ["work"] : []
  }

  /// The same texts with a tax, now and then.
  private mutating func taxed(_ texts: EntryTexts) -> EntryTexts {
    var details = texts.details
    details.tax = chance(5) ? tax() : nil
    return texts.detailed(details)
  }

  private mutating func tax() -> Money {
    Money(minorUnits: Int64.random(in: 0...900, using: &generator), currency: currency)
  }

  /// The account that it is, or in some of all cases one that may be kept: no further number is drawn.
  private func account(_ usual: AccountName, of amount: Money) -> AccountName {
    switch amount.minorUnits % 7 {
    case 0: .known("savings")
    case 1: .known("pot")
    default: usual
    }
  }

  private mutating func entry() -> LedgerEvent {
    let account: AccountName = chance(4) ? .cash : .bank
    let texts = texts(by: pick(["rules/1", "flags"], or: "flags"))
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let pay = pay()
      var income = EntryContent.income(
        amount: pay, date: day(), account: self.account(account, of: pay), texts: texts)
      let number = Int(income.values.amount.minorUnits) + income.values.date.daysSinceEpoch
      income.values.month =
        number.isMultiple(of: 4) ? income.values.date.month.advanced(by: number % 5 - 2) : nil
      let mark: EntryMark? = number % 3 == 0 ? .regular : number % 3 == 1 ? .extra : nil
      return marked(income, chance(4) ? .savings : mark)
    case 1, 2:
      let amount = amount()
      let texts = taxed(texts)
      return .entry(
        .credit(
          amount: amount, category: category(), date: day(),
          account: self.account(account, of: amount),
          texts: amount.minorUnits.isMultiple(of: 2) ? linked(texts, EntryLink.purchase) : texts))
    default:
      let amount = amount()
      let texts = taxed(texts)
      let mark: EntryMark? = chance(5) ? pick([.daily, .notDaily], or: .daily) : nil
      return marked(
        .expense(
          amount: amount, category: category(), date: day(),
          account: self.account(account, of: amount),
          texts: amount.minorUnits.isMultiple(of: 5) ? linked(texts, EntryLink.payment) : texts),
        mark)
    }
  }

  /// An entry that does something besides.
  private func marked(_ content: EntryContent, _ mark: EntryMark?) -> LedgerEvent {
    var content = content
    content.values.mark = mark
    if content.values.type == .expense { content.values.cover = cover(of: content.values.amount) }
    return .entry(content)
  }

  /// The last goal for some amounts, which covers a part or more than all: no further number is drawn.
  private func cover(of amount: Money) -> GoalCover? {
    let goal = view.settings.last { setting in
      if case .account(.envelope(.goalAdded)) = setting.event { true } else { false }
    }
    let units = amount.minorUnits
    guard let goal, units % 3 == 0 else { return nil }
    return GoalCover(goal.id, minorUnits: units % 2 == 0 ? units / 2 : units * 2)
  }

  private func last(_ entry: EventTable.Entry) -> EventID {
    view.entry(view.root(entry.id))?.versions.last ?? entry.id
  }

  private mutating func correction() -> LedgerEvent? {
    guard
      let entry = view.entries.filter({ $0.status == .counts }).randomElement(using: &generator)
    else { return nil }
    var now = EntryAmendment()
    let isIncome = entry.first.values.type == .income
    switch Int.random(in: 0..<(isIncome ? 5 : 8), using: &generator) {
    case 0:
      now.amount = amount()
      if !isIncome, let amount = now.amount {
        now.cover = cover(of: amount)
        now.removesCover =
          now.cover == nil && amount.minorUnits % 5 == 0 && entry.content.values.cover != nil
      }
    case 1: now.date = day()
    case 2:
      let usual: AccountName = entry.content.values.account == .cash ? .bank : .cash
      now.account = account(usual, of: entry.content.values.amount)
      if now.account == entry.content.values.account { now.account = usual }
      if isIncome { now.mark = entry.id.number.isMultiple(of: 2) ? .regular : .extra }
      if isIncome { now.month = entry.content.values.date.month }
    case 3:
      now.merchant = "Kiosk"
      now.tags = entry.content.texts.tags.isEmpty ? ["kiosk"] : entry.id.number % 2 == 0 ? [] : nil
      let isExpense = entry.content.values.type == .expense && entry.content.texts.purchase == nil
      if isExpense { now.payment = chance(2) ? entry.id : nil }
      now.removesPayment = now.payment == nil && entry.content.texts.payment != nil
    case 4:
      now.removesMerchant = !entry.content.texts.merchant.isEmpty
      now.removesNote = !entry.content.texts.note.isEmpty
      now.note = now.removesMerchant || now.removesNote ? nil : "new note"
    case 6:
      now.removesTax = chance(2) && entry.content.texts.tax != nil
      if !now.removesTax { now.tax = tax() }
    case 5: now.type = entry.content.values.type == .expense ? .credit : .expense
    default: now.category = category()
    }
    return .amendment(
      .entryCorrected(
        EntryCorrected(entry: entry.id, version: last(entry), was: was(entry), now: now)))
  }

  private func was(_ entry: EventTable.Entry) -> EntryContent {
    let content = entry.content
    let texts = EntryTexts(
      merchant: content.texts.merchant, note: content.texts.note, content.texts.details)
    return EntryContent(values: content.values, texts: texts)
  }

  private mutating func review() -> LedgerEvent? {
    guard
      let entry = view.entries.filter({ $0.status == .counts }).randomElement(using: &generator)
    else { return nil }
    return .amendment(
      .entryReviewed(EntryReviewed(entry: entry.id, version: last(entry), was: was(entry))))
  }

  private mutating func void() -> LedgerEvent? {
    guard
      let entry = view.entries.filter({ $0.status == .counts }).randomElement(using: &generator)
    else { return nil }
    return .amendment(
      .entryVoided(EntryVoided(entry: entry.id, version: last(entry), was: was(entry))))
  }

  /// What an undo or redo of an event says.
  private func reversal(_ id: EventID) -> Reversal? {
    guard let envelope = seen.first(where: { $0.id == id }) else { return nil }
    let entry = envelope.event.amendedEntry ?? (envelope.event.newEntry == nil ? nil : id)
    return Reversal(
      event: id, version: entry.flatMap { view.entry($0) }.map(last), eventKey: envelope.key,
      copy: envelope.event)
  }

  private mutating func undo() -> LedgerEvent? {
    var candidates: [EventID] = []
    for entry in view.entries {
      let root = view.entry(view.root(entry.id)) ?? entry
      if root.touches.allSatisfy({ !$0.holds }), !root.isReverted { candidates.append(entry.id) }
      candidates += entry.touches.filter(\.holds).map(\.id)
    }
    candidates += view.settings.filter { $0.holds && !$0.event.isAboutTheLog }.map(\.id)
    return candidates.randomElement(using: &generator).flatMap(reversal)
      .map { .reversal(.eventReverted(EventReverted($0))) }
  }

  private mutating func redo() -> LedgerEvent? {
    var candidates: [EventID] = []
    for entry in view.entries {
      if entry.isReverted, entry.copyOf == nil { candidates.append(entry.id) }
      candidates += entry.touches.filter { !$0.holds }.map(\.id)
    }
    candidates += view.settings.filter { !$0.holds && $0.copyOf == nil }.map(\.id)
    guard let reversal = candidates.randomElement(using: &generator).flatMap(reversal) else {
      return nil
    }
    // A redo is refused while another event in effect holds the key.
    if let key = reversal.eventKey, reversal.copy.amendedEntry == nil,
      let holder = view.keys[key], holder != view.root(reversal.event)
    {
      return nil
    }
    return .reversal(.eventRestored(EventRestored(reversal)))
  }
}

extension HistoryChoice {
  private mutating func setting() -> LedgerEvent {
    let from = day().month.firstDay
    switch Int.random(in: 0..<25, using: &generator) {
    case 22, 23: return .setting(monthBudget(from: from))
    case 24: return .setting(ofReading())
    case 11, 12, 13: return ofBuckets(from: from)
    case 18: return .account(account())
    case 19: return chance(2) ? .account(account()) : .account(.envelope(envelope()))
    case 10 where chance(2):
      return .setting(.allowanceSet(AllowanceSet(from: day(), amount: amount())))
    case 20, 21: return .receipt(receipt())
    case 14, 15, 16, 17: return .schedule(.bill(bill(from: day())))
    case 0, 1: return .setting(.incomeSet(IncomeSet(from: from, plan: incomePlan())))
    case 2, 3: return allocation(from: from)
    case 4, 5, 6:
      var set = RolloverSet(
        from: from, bucket: bucket(), mode: pick(RolloverMode.allCases, or: .off))
      if set.mode == .both, from.month.monthOfYear.isMultiple(of: 2) { set.category = .dining }
      return .setting(.rolloverSet(set))
    case 7:
      return .setting(.categoryAdded(CategoryAdded(category: category(), bucket: bucket())))
    case 8: return aboutTheLog()
    case 9:
      return .setting(
        .categoryMoved(CategoryMoved(category: category(), bucket: bucket(), from: from)))
    default:
      if chance(2) {
        let heir = from.month.monthOfYear.isMultiple(of: 2) ? category() : nil
        return .setting(.categoryEnded(CategoryEnded(category: category(), from: from, heir: heir)))
      }
      return .purchase(
        from.month.monthOfYear.isMultiple(of: 3)
          ? .proRevoked(ProRevoked()) : .proUnlocked(ProUnlocked(transaction: "T1")))
    }
  }

  /// How sentences are read, and calendars shown: no figure changes.
  private mutating func ofReading() -> SettingEvent {
    // What met, with something else: what is looked at, and what is not.
    let met = view.conflicts.randomElement(using: &generator).map {
      [$0.earlier, $0.later, $0.entry]
    }
    if let met, chance(2), let reviewed = ConflictReviewed(of: met) {
      return .conflictReviewed(reviewed)
    }
    if chance(3) {
      return .weekStartSet(WeekStartSet(pick(CalendarDay.Weekday.allCases, or: .monday)))
    }
    let rules = view.settings.compactMap { setting -> EventID? in
      guard case .setting(.ruleAdded) = setting.event else { return nil }
      return setting.id
    }
    if let rule = rules.randomElement(using: &generator), chance(2) {
      return .ruleEnded(RuleEnded(rule: rule))
    }
    return .ruleAdded(RuleAdded(words: chance(2) ? "blue door" : "door", category: category()))
  }

  /// Of what a month may use, or of a part of it that moves from one bucket to another.
  private mutating func monthBudget(from: CalendarDay) -> SettingEvent {
    var set = MonthBudgetSet(
      from: from, chance(2) ? .month : .onward, of: chance(2) ? category() : nil,
      chance(4) ? .none : .amount(amount()))
    let periods: [MonthBudgetReach] = [.weekly, .twoWeekly, .quarterly, .yearly]
    if set.reach == .onward, let units = set.cap.money?.minorUnits, units % 4 == 0 {
      set.reach = periods[Int(units / 4 % 4)]
    }
    guard set.category == nil, case .amount(let amount) = set.cap, amount.minorUnits % 3 > 0 else {
      return .monthBudgetSet(set)
    }
    let buckets = BucketName.builtIn
    let place = Int(amount.minorUnits % 3)
    return .budgetShifted(
      BudgetShifted(amount, from: buckets[place], to: buckets[place - 1], in: from.month))
  }

  private mutating func account() -> AccountEvent {
    var name = pick([AccountName.bank, .cash], or: .bank)
    let units = Int64.random(in: -50_000...50_000, using: &generator)
    if units.isMultiple(of: 3) { name = .known("pot") }
    let held = AccountBalance(
      name, Money(minorUnits: units == 0 ? 1 : units, currency: currency), on: day(),
      reason: "counted")
    switch Int.random(in: 0..<10, using: &generator) {
    case 8:
      return .imported(
        ImportMade(account: name, file: "a.ofx", hash: "0", format: "ofx", count: 1))
    case 9:
      guard let entry = view.entries.randomElement(using: &generator)?.id else {
        return .imported(
          ImportMade(account: name, file: "b.csv", hash: "0", format: "csv", count: 1))
      }
      return .matched(ImportMatched(entry, account: name, date: day()))
    case 0: return .added(AccountAdded(account: name, kind: pick(AccountKind.allCases, or: .bank)))
    case 1: return .ended(AccountEnded(account: name, from: day()))
    case 2: return .opened(AccountOpened(held))
    case 3: return .corrected(BalanceCorrected(held))
    case 4: return .asserted(BalanceAsserted(held))
    default: return .transferMade(transfer())
    }
  }

  /// Of files that are attached: no figure changes, and the entry may be none.
  private mutating func receipt() -> ReceiptEvent {
    let file = ReceiptFile.sample(Int.random(in: 0..<3, using: &generator))
    let bills = view.settings.map(\.id)
    let target = bills.randomElement(using: &generator) ?? EventID(writer: .sample, number: 1)
    return chance(3)
      ? .detached(ReceiptDetached(file, from: target))
      : .attached(ReceiptAttached(file, to: target, text: chance(2) ? "" : "sushi 13"))
  }

  /// Of goals: no bucket and no account changes.
  private mutating func envelope() -> EnvelopeEvent {
    let goals = view.settings.compactMap { setting -> EventID? in
      guard case .account(.envelope(.goalAdded)) = setting.event else { return nil }
      return setting.id
    }
    let (day, amount) = (day(), amount())
    guard let goal = goals.randomElement(using: &generator), !chance(4) else {
      let target = chance(2) ? amount : nil
      let account: AccountName? = amount.minorUnits.isMultiple(of: 5) ? .known("savings") : nil
      return .goalAdded(GoalAdded("Bike", from: day, target: target, account: account))
    }
    let step = GoalStep(goal, amount, on: day)
    return switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      amount.minorUnits.isMultiple(of: 3)
        ? .goalChanged(GoalChanged(goal, name: "Red bike", by: day))
        : .goalEnded(GoalEnded(goal, from: day))
    case 1, 2: .goalWithdrawn(GoalWithdrawn(step))
    default: .goalFunded(GoalFunded(step))
    }
  }

  /// Between accounts.
  private mutating func transfer() -> TransferMade {
    let source = pick([AccountName.bank, .cash], or: .bank)
    let amount = amount()
    let other: AccountName = source == .bank ? .cash : .bank
    let destination = account(other, of: amount)
    let isBack = amount.minorUnits.isMultiple(of: 2)
    var made = TransferMade(
      amount: amount, date: day(), from: isBack ? destination : source,
      to: isBack ? source : destination, in: amount.minorUnits.isMultiple(of: 5) ? .insurance : nil,
      sparesBudget: amount.minorUnits.isMultiple(of: 11))
    if amount.minorUnits.isMultiple(of: 3) { made.tags = ["trip"] }
    return made
  }

  /// What a bill has due, and what becomes of its days.
  private mutating func bill(from day: CalendarDay) -> BillEvent {
    let bills = view.settings.compactMap { setting -> (id: EventID, first: CalendarDay)? in
      guard case .schedule(.bill(.added(let added))) = setting.event else { return nil }
      return (setting.id, added.terms.recurrence.first)
    }
    let terms = billTerms(from: day)
    guard let (bill, first) = bills.randomElement(using: &generator), !chance(5) else {
      return .added(BillAdded(terms: terms))
    }
    // Most often a day that is one of the bill's.
    let due = chance(4) ? day : first
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let some = BillTerms.Field.allCases.filter { _ in chance(2) }
      let fields = chance(2) || some.isEmpty ? nil : Set(some)
      return .changed(BillChanged(bill: bill, from: day, terms: terms, fields: fields))
    case 1, 2: return .unpaid(BillUnpaid(BillDay(bill, due: due), turn: chance(2) ? 0 : 1))
    case 3, 4:
      let other = chance(2) ? self.day() : nil
      return .skipped(
        BillSkipped(BillDay(bill, due: due), on: due == first ? day : nil, movedTo: other))
    case 5: return .stopped(BillStopped(bill: bill, from: day))
    default:
      let paid = amount()
      let linked = paid.minorUnits.isMultiple(of: 3) ? view.entries.last : nil
      var payment = BillPaid(
        bill: bill, due: due, amount: paid, on: day, extent: chance(2) ? .part : nil,
        by: linked?.id, payee: linked == nil ? "" : "Landlord")
      if let linked, linked.touches.isEmpty, case let values = linked.first.values,
        values.type == .expense, values.mark == nil, values.amount.currency == paid.currency
      {
        (payment.amount, payment.day) = (values.amount, values.date)
        payment.dailyAccount = values.account
      }
      if paid.minorUnits.isMultiple(of: 5) { payment.expense = .kept }
      if paid.minorUnits.isMultiple(of: 7) { payment.category = .insurance }
      return .paid(payment)
    }
  }

  private mutating func billTerms(from day: CalendarDay) -> BillTerms {
    let planned = amount()
    let isWhole = planned.minorUnits.isMultiple(of: 5)
    let monthly = HistoryChoice.monthly(from: day, by: Int(planned.minorUnits))
    guard let recurrence = isWhole ? try? Recurrence(.wholeMonths, from: day) : monthly else {
      preconditionFailure("every month has a day of its own")
    }
    let isIncome = planned.minorUnits.isMultiple(of: 7)
    let category = category()
    var terms = BillTerms(
      "Rent", type: isIncome ? .income : .expense, recurrence, amount: planned,
      category: isIncome ? .income : category,
      isAuto: recurrence.hasDays && planned.minorUnits.isMultiple(of: 3),
      save: planned.minorUnits % 4 < 2
        ? day.month.advanced(by: -Int(planned.minorUnits / 4 % 5)) : nil)
    if !isIncome, planned.minorUnits % 11 < 3 {
      let accounts: [AccountName] = [.known("savings"), .known("loan"), .cash]
      terms.destination = accounts[Int(planned.minorUnits % 11)]
      terms.save = nil
    }
    return terms
  }

  /// A rule that an amount decides on: of one day or two, of weekdays, away from weekends.
  private static func monthly(from day: CalendarDay, by units: Int) -> Recurrence? {
    let kinds: [[MonthDay]] = [
      [.day(day.day)], [1, 15], [.day(day.day)], [.nth(2, day.weekday), .last(.friday)],
      [.lastWorkday], [15, 31], [.last(day.weekday)],
    ]
    let shifts: [Recurrence.Shift?] = [nil, .before, nil, .after]
    return try? Recurrence(
      .months(1, on: kinds[units / 8 % kinds.count]), shifts[units / 64 % shifts.count], from: day)
  }

  /// What changes no figure, and is never undone.
  private mutating func aboutTheLog() -> LedgerEvent {
    chance(2)
      ? .log(.logRepaired(LogRepaired(offset: 4096, byteCount: 17, copy: "k7q2-4096")))
      : .log(.ledgerJoined(LedgerJoined(.sample, reason: "another device")))
  }

  private static let ownBuckets = ["travel", "kinder"].compactMap { BucketName($0) }

  private mutating func bucket() -> BucketName {
    pick(BucketName.builtIn + HistoryChoice.ownBuckets, or: .fun)
  }

  /// A bucket that begins, is called otherwise or ends; or a category that is called otherwise.
  private mutating func ofBuckets(from: CalendarDay) -> LedgerEvent {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: return .setting(.bucketAdded(BucketAdded(bucket: bucket(), from: from)))
    case 2: return .setting(.bucketRenamed(BucketRenamed(bucket: bucket(), displayName: "A name")))
    case 3:
      return .setting(
        .categoryRenamed(CategoryRenamed(category: category(), displayName: "A name")))
    case 4:
      return .setting(.categorySymbolSet(CategorySymbolSet(category: category(), symbol: "*")))
    default:
      let heir = chance(5) ? nil : bucket()
      return .setting(.bucketEnded(BucketEnded(bucket: bucket(), from: from, heir: heir)))
    }
  }

  private mutating func incomePlan() -> IncomePlan {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .actual
    case 1:
      guard let hours = WorkHours(hundredths: Int.random(in: 1...8_000, using: &generator)) else {
        return .actual
      }
      return .hourly(rate: amount(), hours: hours)
    default:
      let pay = pay()
      let number = Int(pay.minorUnits)
      let start = CalendarDay.known(number.isMultiple(of: 2) ? "2025-10-03" : "2025-12-18")
      let rule =
        number.isMultiple(of: 5)
        ? try? Recurrence(.days(14), from: start) : HistoryChoice.monthly(from: start, by: number)
      return number.isMultiple(of: 3) && number > 0
        ? rule.map { .onDays(pay, IncomeDays($0)) } ?? .actual : .monthly(pay)
    }
  }

  private mutating func allocation(from: CalendarDay) -> LedgerEvent {
    let first = Int.random(in: 0...10_000, using: &generator)
    let second = Int.random(in: 0...(10_000 - first), using: &generator)
    let third = Int.random(in: 0...(10_000 - first - second), using: &generator)
    let hundredths = [first, second, 10_000 - first - second - third, third]
    let buckets = BucketName.builtIn + [pick(HistoryChoice.ownBuckets, or: .fun)]
    let shares = zip(buckets, hundredths).compactMap { bucket, hundredths in
      Percentage(hundredths: hundredths).map { BucketShare(bucket: bucket, share: $0) }
    }
    let last = view.settings.last { setting in
      if case .setting(.allocationChanged) = setting.event { setting.holds } else { false }
    }
    var change = SettingChange<[BucketShare]>()
    if let last, case .setting(.allocationChanged(let before)) = last.event {
      change = SettingChange(on: last.id, was: before.shares)
    }
    return .setting(
      .allocationChanged(AllocationChanged(from: from, shares: shares, change: change)))
  }
}
