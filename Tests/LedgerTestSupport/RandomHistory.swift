import LedgerModel

/// Requests as a person might have them, drawn from a seed: each runs through its decision, so that
/// what comes out is a valid history. Some are refused, as some of a person's are.
package struct RandomHistory {
  private var generator: SeededGenerator
  private let categories: [CategoryName] = [
    .groceries, .dining, .housing, .investment, .other, .known("pets"),
    .known("a category with a long name"),
  ]
  private let ownBuckets: [BucketName] = [.known("travel"), .known("a bucket with a long name")]

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A history of one device.
  package static func ledger(seed: UInt64, requests: Int = 60) -> PracticeLedger {
    var history = RandomHistory(seed: seed)
    var ledger = PracticeLedger(policy: .open)
    for _ in 0..<requests { history.request(in: &ledger) }
    return ledger
  }

  /// What a device knows that has met three others in the end, see ``threeDevices(seed:requests:)``.
  package static func metDevices(seed: UInt64, usesKeys: Bool = true) -> PracticeLedger {
    let ledgers = threeDevices(seed: seed, usesKeys: usesKeys)
    var all = ledgers[0]
    all.receive(ledgers[1].events)
    all.receive(ledgers[2].events)
    return all
  }

  /// A history of three devices that meet now and then; clocks are wrong by up to ten minutes.
  ///
  /// - Returns: What the first device knows in the end, and all there is.
  package static func threeDevices(
    seed: UInt64, requests: Int = 60, usesKeys: Bool = true
  ) -> [PracticeLedger] {
    var history = RandomHistory(seed: seed)
    var ledgers = ["aaaa", "bbbb", "cccc"].map {
      PracticeLedger(writer: .known($0), policy: .open)
    }
    for index in ledgers.indices {
      ledgers[index].now = ledgers[index].now.adding(
        milliseconds: .random(in: -600_000...600_000, using: &history.generator))
    }
    for _ in 0..<requests {
      let index = Int.random(in: 0..<3, using: &history.generator)
      if Int.random(in: 0..<4, using: &history.generator) == 0 {
        let other = ledgers[Int.random(in: 0..<3, using: &history.generator)]
        ledgers[index].receive(other.events)
      }
      history.request(in: &ledgers[index], usesKeys: usesKeys)
    }
    return ledgers
  }

  /// A request; where it is refused, nothing happens.
  package mutating func request(in ledger: inout PracticeLedger, usesKeys: Bool = false) {
    // Few keys, so that two devices often take the same one.
    let key: IdempotencyKey? =
      usesKeys && chance(1, of: 3)
      ? try? IdempotencyKey("key \(Int.random(in: 0..<4, using: &generator))") : nil
    let isTaken = key.map { key in ledger.holds(key) } ?? false
    do throws(Refusal) {
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<35: try ledger.perform(withGoals(adding(), in: ledger), key: isTaken ? nil : key)
      case 38..<50:
        try ledger.perform(
          CorrectEntry(anyEvent(of: ledger), amendment(), today: PracticeLedger.today))
      case 50..<57: try ledger.perform(VoidEntry(anyEvent(of: ledger)))
      case 35..<37:
        try ledger.perform(ReviewEntries([anyEvent(of: ledger), anyEvent(of: ledger)]))
      case 37: try review(in: &ledger)
      case 57..<58:
        let month = anyDay().month
        try ledger.perform(VoidAll(EntryQuery.Filter(month: month)))
      case 58..<68: try ledger.perform(UndoEvent(chance(1, of: 2) ? nil : anyEvent(of: ledger)))
      case 68..<78: try ledger.perform(RedoEvent(chance(1, of: 2) ? nil : anyEvent(of: ledger)))
      default: try setting(in: &ledger, key: isTaken ? nil : key)
      }
    } catch {
      // A request that is refused writes nothing.
    }
  }

  /// A look at what two devices did, where they met.
  private mutating func review(in ledger: inout PracticeLedger) throws(Refusal) {
    var fold = LedgerFold(into: DecisionState(), hasSeveralLogs: true)
    for event in ledger.events { fold.apply(event) }
    guard let met = fold.conflicts.randomElement(using: &generator) else { return }
    try ledger.perform(
      ReviewEntries([met.entry], met: [[met.earlier, met.later, met.entry]]))
  }

  private mutating func setting(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let from = anyDay().month.firstDay
    switch Int.random(in: 0..<24, using: &generator) {
    case 18, 19: try monthBudget(in: &ledger, key: key)
    case 20, 21: try envelope(in: &ledger, key: key)
    case 22:
      let amount = Money(minorUnits: .random(in: 0...9_000, using: &generator), currency: .usd)
      try ledger.perform(SetAllowance(amount, from: anyDay()), key: key)
    case 23: try rule(in: &ledger, key: key)
    case 0, 1:
      let amount = Money(
        minorUnits: .random(in: 0...500_000, using: &generator), currency: .usd)
      try ledger.perform(
        SetIncome(chance(1, of: 5) ? .actual : .monthly(amount), from: from), key: key)
    case 2:
      let buckets = ledger.view(DecisionState()).plan.buckets.offered(on: from)
      try ledger.perform(ChangeAllocation(shares(of: buckets), from: from), key: key)
    case 3, 4:
      let mode = RolloverMode.allCases.randomElement(using: &generator) ?? .both
      let bucket = chance(1, of: 3) ? nil : anyBucket()
      try ledger.perform(SetRollover(mode, of: bucket, from: from), key: key)
    case 5:
      try ledger.perform(AddCategory(anyCategory(), in: anyBucket()), key: key)
    case 6:
      try ledger.perform(AddBucket(anyBucket(), from: from), key: key)
    case 7:
      if chance(1, of: 2) {
        let heir = chance(1, of: 6) ? nil : anyBucket()
        try ledger.perform(EndBucket(anyBucket(), movingTo: heir, from: from), key: key)
      } else {
        try rename(in: &ledger, key: key)
      }
    case 8, 9: try ledger.perform(RunBills(today: PracticeLedger.today, limit: 4))
    case 12, 13, 14: try bill(in: &ledger, key: key)
    case 16, 17: try receipt(in: &ledger, key: key)
    case 15:
      let amount = Money(minorUnits: .random(in: 1...90_000, using: &generator), currency: .usd)
      let name = chance(1, of: 2) ? AccountName.bank : .cash
      let held = AccountBalance(
        name, chance(1, of: 2) ? amount : amount.negated, on: anyDay(), reason: "counted")
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        try ledger.perform(StateBalance(.opening, held, today: PracticeLedger.today), key: key)
      case 1:
        try ledger.perform(StateBalance(.correction, held, today: PracticeLedger.today), key: key)
      default:
        try ledger.perform(
          MoveMoney(
            amount, from: .bank, to: RandomHistory.account(of: amount, or: .cash), on: anyDay(),
            today: PracticeLedger.today),
          key: key)
      }
    default:
      if chance(1, of: 4) {
        try ledger.perform(EndCategory(anyCategory(), from: from), key: key)
      } else {
        try ledger.perform(MoveCategory(anyCategory(), to: anyBucket(), from: from), key: key)
      }
    }
  }

  /// A rule of the person's own, or on which day weeks begin.
  private mutating func rule(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let rules = ledger.view(DecisionState()).plan.rules.rules
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let day = CalendarDay.Weekday.allCases.randomElement(using: &generator) ?? .sunday
      try ledger.perform(SetWeekStart(day), key: key)
    case 1:
      let rule = rules.randomElement(using: &generator)?.event ?? anyEvent(of: ledger)
      try ledger.perform(EndRule(rule), key: key)
    default:
      let words = chance(1, of: 2) ? "blue door" : "door"
      try ledger.perform(AddRule(words, anyCategory()), key: key)
    }
  }

  /// What a month may spend.
  private mutating func monthBudget(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let amount = Money(minorUnits: .random(in: 0...90_000, using: &generator), currency: .usd)
    try ledger.perform(
      SetMonthBudget(
        chance(1, of: 4) ? .none : .amount(amount), of: chance(1, of: 2) ? nil : anyCategory(),
        in: anyDay().month, chance(1, of: 2) ? .month : .onward),
      key: key)
    let buckets = BucketName.builtIn
    let place = Int(amount.minorUnits % 3)
    if place > 0 {
      try ledger.perform(
        ShiftBudget(
          Money(minorUnits: amount.minorUnits / 4 + 1, currency: .usd), from: buckets[place],
          to: buckets[place - 1], in: PracticeLedger.today.month))
    }
  }

  private mutating func rename(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let name = "Name \(Int.random(in: 0..<4, using: &generator))"
    if chance(1, of: 2) {
      try ledger.perform(RenameBucket(anyBucket(), to: name), key: key)
    } else {
      let symbol = ["", "P", "*"].randomElement(using: &generator)
      try ledger.perform(RenameCategory(anyCategory(), to: name, symbol: symbol), key: key)
    }
  }

  /// Shares that add up, in hundredths of a percent.
  private mutating func shares(of buckets: [BucketName]) -> [BucketShare] {
    var left = 10_000
    return buckets.enumerated().map { place, bucket in
      let isLast = place == buckets.count - 1
      let hundredths = isLast ? left : Int.random(in: 0...left, using: &generator)
      left -= hundredths
      return BucketShare(bucket: bucket, share: Percentage(hundredths: hundredths) ?? .whole)
    }
  }

  /// Files that are attached to something, and taken away again.
  private mutating func receipt(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let files = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      ReceiptFile.sample(.random(in: 0..<4, using: &generator))
    }
    let attached = ledger.view(DecisionState()).receipts.all.randomElement(using: &generator)
    if let attached, chance(1, of: 3) {
      let target = attached.attached.target
      try ledger.perform(DetachReceipts([attached.file.hash], from: target), key: key)
    } else {
      try ledger.perform(AttachReceipts(files, to: anyEvent(of: ledger)), key: key)
    }
  }

  /// A bill: added, changed, left out, stopped, and most often paid, in whole or in part.
  private mutating func bill(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let plan = ledger.view(DecisionState()).bills
    let bill = plan.bills.randomElement(using: &generator) ?? anyEvent(of: ledger)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      guard let terms = billTerms() else { return }
      try ledger.perform(AddBill(terms), key: key)
    case 2:
      var amendment = ChangeBill.Amendment()
      amendment.amount = Money(
        minorUnits: .random(in: 1...9_000, using: &generator), currency: .usd)
      let day = anyDay()
      switch (amendment.amount?.minorUnits ?? 0) % 5 {
      case 0: amendment.saving = .off
      case 1: amendment.saving = .from(day.month)
      default: break
      }
      try ledger.perform(ChangeBill(bill, from: day, amendment))
    case 3:
      var leaving = SkipBill(bill)
      if bill.number.isMultiple(of: 2) { leaving.today = PracticeLedger.today }
      try ledger.perform(leaving)
    case 4 where chance(1, of: 3): try ledger.perform(StopBill(bill, from: anyDay()))
    case 5:
      let paid = plan.touched(of: bill).filter { !$0.payments.isEmpty }
      guard let day = paid.randomElement(using: &generator)?.due else { return }
      try ledger.perform(UnpayBill(bill, due: day))
    default:
      var pay = PayBill(bill, on: anyDay(), today: PracticeLedger.today)
      pay.isPart = chance(1, of: 3)
      if pay.isPart || chance(1, of: 4) {
        pay.amount = Money(minorUnits: .random(in: 1...4_000, using: &generator), currency: .usd)
      }
      pay.addsNoExpense = chance(1, of: 6)
      try ledger.perform(pay)
    }
  }

  /// A goal: added, ended, and most often money put in or taken out.
  private mutating func envelope(
    in ledger: inout PracticeLedger, key: IdempotencyKey?
  ) throws(Refusal) {
    let book = ledger.view(DecisionState()).envelopes
    let amount = Money(minorUnits: .random(in: 1...9_000, using: &generator), currency: .usd)
    let goal = book.goals.randomElement(using: &generator) ?? anyEvent(of: ledger)
    let name = "Name \(Int.random(in: 0..<4, using: &generator))"
    let step = GoalStep(goal, amount, on: anyDay())
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      try ledger.perform(
        AddGoal(GoalAdded(name, from: anyDay(), target: chance(1, of: 2) ? amount : nil)), key: key)
    case 2 where chance(1, of: 2):
      if amount.minorUnits.isMultiple(of: 2) {
        try ledger.perform(EndGoal(goal, from: anyDay()))
      } else {
        let change = GoalChanged(goal, name: "\(name) anew", target: amount)
        try ledger.perform(ChangeGoal(change, today: PracticeLedger.today))
      }
    case 3:
      try ledger.perform(FundGoal(.withdrawn, step, today: PracticeLedger.today), key: key)
    default:
      try ledger.perform(FundGoal(.funded, step, today: PracticeLedger.today), key: key)
    }
  }

  private mutating func billTerms() -> BillTerms? {
    let once = chance(1, of: 4) ? Recurrence.once(on: anyDay()) : nil
    let month = chance(1, of: 4) ? try? Recurrence(.wholeMonths, from: anyDay()) : nil
    guard let recurrence = once ?? month ?? anyRecurrence() else { return nil }
    let isUnknown = chance(1, of: 8)
    var terms = BillTerms(
      chance(1, of: 2) ? "Rent" : "Gas", recurrence,
      amount: Money(
        minorUnits: isUnknown ? 0 : .random(in: 1...9_000, using: &generator), currency: .usd),
      category: anyCategory())
    terms.certainty = isUnknown ? .unknown : chance(1, of: 5) ? .about : nil
    terms.isAuto = !isUnknown && recurrence.hasDays && chance(1, of: 3)
    if chance(1, of: 8) { (terms.type, terms.category) = (.income, .income) }
    if terms.type == .expense, terms.amount.minorUnits % 7 == 3 {
      (terms.destination, terms.category) = (.known("savings"), .savings)
    }
    let isPaid = terms.type == .expense && terms.destination == nil
    let saves = !isUnknown && recurrence.hasDays && isPaid
    // From some months before its first day on.
    let ahead = Int(terms.amount.minorUnits / 3 % 5)
    if saves, terms.amount.minorUnits % 3 == 1 {
      terms.save = recurrence.first.month.advanced(by: -ahead)
    }
    return terms
  }

  private mutating func anyRecurrence() -> Recurrence? {
    let interval: Recurrence.Interval =
      chance(1, of: 2) ? .months(1, on: [.day(.random(in: 1...31, using: &generator))]) : .days(25)
    return try? Recurrence(interval, from: anyDay())
  }

  private mutating func adding() -> AddEntries {
    let count = chance(1, of: 6) ? Int.random(in: 2...4, using: &generator) : 1
    let entries = (0..<count).map { _ in entry() }
    return AddEntries(entries, today: PracticeLedger.today)
  }

  /// The same with goals that hold something, for some amounts: no further number is drawn.
  private func withGoals(_ adding: AddEntries, in ledger: PracticeLedger) -> AddEntries {
    var adding = adding
    let book = ledger.view(DecisionState()).envelopes
    for place in adding.entries.indices {
      let values = adding.entries[place].values
      guard values.type == .expense, values.account == .bank, values.amount.minorUnits % 3 != 0
      else { continue }
      let goal = book.goals.first { goal in
        let isThere = [values.date, PracticeLedger.today].allSatisfy { book.isActive(goal, on: $0) }
        let held = try? book.saved(in: goal, on: .last, currency: .usd)
        return isThere && held.map { $0.minorUnits > 0 } ?? false
      }
      // What one takes of it, another of the same request cannot.
      if adding.entries.count == 1 {
        adding.entries[place].values.cover = goal.map { GoalCover($0) }
      }
    }
    return adding
  }

  private mutating func entry() -> NewEntry {
    var entry = plainEntry()
    var details = entry.texts.details
    details.isUnreviewed = chance(1, of: 4)
    if entry.values.type != .income, chance(1, of: 4) { details.tax = anyTax() }
    entry.texts = entry.texts.detailed(details)
    return entry
  }

  private mutating func anyTax() -> Money {
    Money(minorUnits: .random(in: 0...2_000, using: &generator), currency: .usd)
  }

  private mutating func plainEntry() -> NewEntry {
    let amount = Money(
      minorUnits: .random(in: 1...90_000, using: &generator), currency: .usd)
    let merchant = ["", "Whole Foods", "Café Zoë", "whole foods"].randomElement(using: &generator)
    var entry: NewEntry
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: entry = .income(amount, on: anyDay(), merchant: merchant ?? "")
    case 1, 2: entry = .credit(amount, in: anyCategory(), on: anyDay(), merchant: merchant ?? "")
    default: entry = .expense(amount, in: anyCategory(), on: anyDay(), merchant: merchant ?? "")
    }
    let marks = EntryMark.offered(to: entry.values.type)
    if chance(1, of: 6) { entry.values.mark = marks.randomElement(using: &generator) }
    entry.values.account = RandomHistory.account(of: amount, or: .bank)
    let tags =
      merchant == "Café Zoë" ? ["trip"] : amount.minorUnits % 9 == 0 ? ["trip", "work"] : []
    return entry.tagged(tags)
  }

  /// An account that is kept for some amounts, so that no further number is drawn.
  private static func account(of amount: Money, or usual: AccountName) -> AccountName {
    switch amount.minorUnits % 7 {
    case 0: .known("savings")
    case 1: .known("loan")
    case 2: .known("card")
    default: usual
    }
  }

  private mutating func amendment() -> EntryAmendment {
    var amendment = EntryAmendment()
    if chance(1, of: 2) {
      amendment.amount = Money(
        minorUnits: .random(in: 1...90_000, using: &generator), currency: .usd)
    }
    if chance(1, of: 3) { amendment.category = anyCategory() }
    if chance(1, of: 3) { amendment.date = anyDay() }
    if chance(1, of: 8) { amendment.type = chance(1, of: 2) ? .credit : .expense }
    if chance(1, of: 5) { amendment.note = "note \(Int.random(in: 0..<9, using: &generator))" }
    if let note = amendment.note { amendment.tags = note == "note 1" ? [] : ["trip"] }
    if chance(1, of: 8) { amendment.removesMerchant = true }
    if chance(1, of: 8) { amendment.tax = anyTax() }
    if chance(1, of: 12) { amendment.removesTax = true }
    return amendment
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &generator) < part
  }

  private mutating func anyCategory() -> CategoryName {
    categories.randomElement(using: &generator) ?? .other
  }

  private mutating func anyBucket() -> BucketName {
    (BucketName.builtIn + ownBuckets).randomElement(using: &generator) ?? .fun
  }

  /// A day from October 2025 to today, the borders of months often.
  private mutating func anyDay() -> CalendarDay {
    let border = ["2025-10-31", "2025-11-01", "2025-11-30", "2025-12-01"].map(CalendarDay.known)
    if chance(1, of: 4), let day = border.randomElement(using: &generator) { return day }
    return PracticeLedger.today.adding(days: -Int.random(in: 0...93, using: &generator))
      ?? PracticeLedger.today
  }

  /// An event that is there, or now and then one that is not.
  private mutating func anyEvent(of ledger: PracticeLedger) -> EventID {
    if chance(1, of: 40) { return EventID(writer: ledger.writer, number: 999) }
    return ledger.events.randomElement(using: &generator)?.id
      ?? EventID(writer: ledger.writer, number: 0)
  }
}

extension PracticeLedger {
  /// Whether an event that was not undone holds a key, as far as this device knows.
  func holds(_ key: IdempotencyKey) -> Bool {
    var holders: Set<EventID> = []
    for event in events {
      if event.key == key { holders.insert(event.id) }
      switch event.event {
      case .reversal(.eventReverted(let undo)): holders.remove(undo.reversal.event)
      case .reversal(.eventRestored(let redo)) where redo.reversal.eventKey == key:
        holders.insert(redo.reversal.event)
      default: break
      }
    }
    return !holders.isEmpty
  }
}
