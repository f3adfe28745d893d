public import LedgerEvents

/// The settings that months are budgeted by, each in force from a day on: income, buckets, shares, rollover and
/// categories. It also holds the accounts, the goals with their money, and the bills.
public struct BudgetPlan: Hashable, Sendable {
  /// The expected income of each month.
  public private(set) var income: SettingTimeline<IncomePlan> = .init()
  package private(set) var shares: SettingTimeline<[BucketShare]> = .init()
  /// The daily allowance; zero if it was ended.
  public private(set) var allowance: SettingTimeline<Money> = .init()
  private var rollovers: [BucketName: SettingTimeline<RolloverMode>] = [:]
  /// What the limits of categories carry over.
  private var limitRollovers: [CategoryName: SettingTimeline<RolloverMode>] = [:]
  /// The budgets of months, and the limits of categories in them.
  package private(set) var caps = MonthCaps()
  private(set) var shifts = BudgetShifts()
  /// The custom rules for categories.
  package private(set) var rules = RuleBook()
  /// The reviews of edits that two devices made concurrently.
  package private(set) var reviews = ConflictReviews()
  private var weekStarts: SettingTimeline<CalendarDay.Weekday> = .init()
  /// The week start that the ledger was opened with.
  private var openedWeekStart = CalendarDay.Weekday.monday
  /// The categories, and the bucket of each in each month.
  public private(set) var categories = CategoryCatalog()
  package private(set) var accounts = AccountBook()
  /// The goals, and what was put into them.
  public private(set) var envelopes = EnvelopeBook()
  /// The bills.
  public internal(set) var bills = BillPlan()
  /// The moves between money at hand and kept accounts.
  private(set) var putAways = PutAways()
  /// The ledger's currency, from the first `LogOpened`; `nil` before it.
  private var currency: Money.Currency?

  /// Creates the plan before the first event.
  public init() {}

  /// The buckets of the ledger.
  public var buckets: BucketCatalog { categories.buckets }

  /// The first day of a week.
  public var weekStart: CalendarDay.Weekday { weekStartSetting?.value ?? openedWeekStart }

  /// The setting of the week start; `nil` if the one from the ledger's opening holds.
  var weekStartSetting: SettingTimeline<CalendarDay.Weekday>.Element? {
    weekStarts.inForce(on: .last)
  }

  /// The custom rules in force in the order of precedence: more words first, then the one added later.
  public var ownRules: [OwnRule] { rules.byPrecedence }

  /// Returns the setting of a budget that was stated for one month alone; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - category: The category that it limits; `nil` for the budget of the whole month.
  ///   - month: The month.
  public func budgetAlone(
    of category: CategoryName?, in month: CalendarMonth
  ) -> SettingTimeline<MonthCap>.Element? {
    caps.timeline(.month, of: category).set(on: month.firstDay)
  }

  /// Returns whether a person reviewed two concurrent edits together.
  public func isReviewed(_ one: EventID, _ other: EventID) -> Bool { reviews.covers(one, other) }

  /// Returns the rollover settings of a bucket.
  public func rollover(of bucket: BucketName) -> SettingTimeline<RolloverMode> {
    rollovers[bucket] ?? .init()
  }

  /// Returns the rollover settings of a category's limits.
  public func rollover(ofLimitsOf category: CategoryName) -> SettingTimeline<RolloverMode> {
    limitRollovers[category] ?? .init()
  }

  /// Returns the rollover settings that a setting belongs to.
  func rollover(with setting: RolloverSet) -> SettingTimeline<RolloverMode> {
    setting.category.map(rollover(ofLimitsOf:)) ?? rollover(of: setting.bucket)
  }

  /// Returns the share of every bucket on a day: the recorded ones, else 50 %, 30 % and 20 %. A bucket that an
  /// allocation omits has 0 %, and the share of an ended one goes to its heir.
  public func shares(on day: CalendarDay) -> [BucketShare] {
    var shares: [BucketShare] = []
    for recorded in self.shares.inForce(on: day)?.value ?? BucketShare.standard {
      let bucket = buckets.heir(of: recorded.bucket, on: day)
      if let place = shares.firstIndex(where: { $0.bucket == bucket }) {
        shares[place].share = shares[place].share.adding(recorded.share)
      } else {
        shares.append(BucketShare(bucket: bucket, share: recorded.share))
      }
    }
    let missing = buckets.offered(on: day).filter { bucket in
      !shares.contains { $0.bucket == bucket }
    }
    return BucketShare.inOrder(
      shares + missing.map { BucketShare(bucket: $0, share: .none) })
  }

  /// Returns the events that moved shares of ended buckets to a bucket on a day.
  func movesOfShares(to bucket: BucketName, on day: CalendarDay) -> [EventID] {
    let recorded = shares.inForce(on: day)?.value ?? BucketShare.standard
    let moves = recorded.filter { $0.bucket != bucket && $0.share != .none }
      .filter { buckets.heir(of: $0.bucket, on: day) == bucket }
      .flatMap { buckets.moves(of: $0.bucket, on: day) }
    return moves.enumerated().filter { !moves[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The months in which a dated setting begins.
  public var startingMonths: [CalendarMonth] {
    let days =
      income.inEffect.map(\.from) + shares.inEffect.map(\.from)
      + rollovers.values.flatMap(\.inEffect).map(\.from) + categories.daysOfMoves
      + buckets.startingDays + caps.startingDays + shifts.startingDays
    return days.map(\.month)
  }

  /// The first day of any rollover setting; `nil` if there is none.
  var firstRollover: CalendarDay? {
    rollovers.values.compactMap { $0.first?.from }.min()
  }

  /// Returns the days on which a setting that was made, undone or redone may change figures: up to the next setting
  /// of its kind, both ends included, or all days if that cannot be determined; `nil` if it changes no figure.
  func days(changedBy fact: LedgerFact) -> ClosedRange<CalendarDay>? {
    switch fact.content {
    case .logOpened: return CalendarDay.first...CalendarDay.last
    case .account(.transferMade(let made)): return made.date...made.date
    case .account(.envelope(let event)): return days(changedBy: event)
    case .account(.added): return CalendarDay.first...CalendarDay.last
    case .schedule(.bill(let event)):
      return bills.savers.contains(event.bill ?? fact.id) ? .first...(.last) : nil
    case .account, .receipt, .purchase, .log: return nil
    case .setting(let setting): return days(changedBy: setting)
    }
  }

  private func days(changedBy setting: SettingEvent) -> ClosedRange<CalendarDay>? {
    let all = CalendarDay.first...CalendarDay.last
    func days<Value>(_ timeline: SettingTimeline<Value>, _ from: CalendarDay)
      -> ClosedRange<CalendarDay>
    {
      from...(timeline.first(after: from)?.from ?? .last)
    }
    return switch setting {
    case .incomeSet(let setting): days(income, setting.from)
    case .allocationChanged(let setting): days(shares, setting.from)
    case .rolloverSet(let setting):
      setting.category == nil ? days(rollover(of: setting.bucket), setting.from) : nil
    case .categoryMoved(let moved): days(categories.moves(of: moved.category), moved.from)
    // When a category begins to exist, its moves begin to count.
    case .categoryAdded, .categoryEnded: all
    case .bucketAdded(let added): added.from...(.last)
    case .bucketEnded(let ended): ended.from...(.last)
    case .monthBudgetSet(let set):
      set.category == nil && set.reach.isOfMonths ? caps.days(changedBy: set) : nil
    case .budgetShifted(let shifted): shifted.month.firstDay...shifted.month.lastDay
    case .weekStartSet, .ruleAdded, .ruleEnded, .bucketRenamed, .categoryRenamed,
      .categorySymbolSet, .allowanceSet, .conflictReviewed:
      nil
    }
  }

  /// Returns whether a setting's amount is in another currency than the ledger's; it then does not count.
  func isForeign(_ fact: LedgerFact) -> Bool {
    guard case .setting(let setting) = fact.content, let amount = setting.amount, let currency
    else {
      return false
    }
    return amount.currency != currency
  }

  /// Applies what goals cover of an entry.
  mutating func apply(_ change: EntryChange) { envelopes.purchases.apply(change) }

  /// Adds what goals cover of entries that were folded separately.
  mutating func add(_ purchases: GoalPurchases) { envelopes.purchases.add(purchases) }

  /// Applies a fact; those about receipts and purchases are ignored.
  public mutating func apply(_ fact: LedgerFact) {
    switch fact.content {
    case .logOpened(let opened):
      if currency == nil {
        currency = opened.currency
        openedWeekStart = opened.weekStart
      }
      categories.open(with: opened.categories)
    case .setting(let setting): if !isForeign(fact) { apply(setting, by: fact.id) }
    case .account(let event):
      accounts.apply(event, by: fact.id)
      if case .envelope(let event) = event { envelopes.apply(event, by: fact.id) }
      putAways.apply(event, by: fact.id)
    case .schedule(.bill(let event)): bills.apply(event, by: fact.id)
    case .receipt, .purchase, .log: break
    }
  }

  private mutating func apply(_ setting: SettingEvent, by event: EventID) {
    switch setting {
    case .allocationChanged(let setting):
      shares.apply(setting.shares, from: setting.from, by: event)
    case .incomeSet(let setting): income.apply(setting.plan, from: setting.from, by: event)
    case .rolloverSet(let setting):
      if let category = setting.category {
        limitRollovers[category, default: .init()]
          .apply(setting.mode, from: setting.from, by: event)
      } else {
        rollovers[setting.bucket, default: .init()]
          .apply(setting.mode, from: setting.from, by: event)
      }
    case .monthBudgetSet(let set): caps.apply(set, by: event)
    case .budgetShifted(let shifted): shifts.apply(shifted, by: event)
    case .allowanceSet(let setting): allowance.apply(setting.amount, from: setting.from, by: event)
    case .weekStartSet(let set): weekStarts.apply(set.weekStart, from: .first, by: event)
    case .ruleAdded(let added): rules.apply(added, by: event)
    case .ruleEnded(let ended): rules.apply(ended, by: event)
    case .categoryAdded(let added): categories.apply(added, by: event)
    case .categoryMoved(let moved): categories.apply(moved, by: event)
    case .categoryEnded(let ended): categories.apply(ended, by: event)
    case .categoryRenamed(let renamed): categories.apply(renamed, by: event)
    case .categorySymbolSet(let set): categories.apply(set, by: event)
    case .bucketAdded(let added): categories.buckets.apply(added, by: event)
    case .bucketRenamed(let renamed): categories.buckets.apply(renamed, by: event)
    case .bucketEnded(let ended): categories.buckets.apply(ended, by: event)
    case .conflictReviewed(let reviewed): reviews.apply(reviewed, by: event)
    }
  }

  /// Reverts a fact after an undo.
  public mutating func revert(_ fact: LedgerFact) {
    switch fact.content {
    case .setting(let setting): revert(setting, by: fact.id)
    case .account(let event):
      accounts.revert(event, by: fact.id)
      if case .envelope(let event) = event { envelopes.revert(event, by: fact.id) }
      putAways.revert(event, by: fact.id)
    case .schedule(.bill(let event)): bills.revert(event, by: fact.id)
    case .logOpened, .receipt, .purchase, .log: break
    }
  }

  private mutating func revert(_ setting: SettingEvent, by event: EventID) {
    switch setting {
    case .allocationChanged: shares.revert(event)
    case .incomeSet: income.revert(event)
    case .rolloverSet(let setting):
      if let category = setting.category {
        limitRollovers[category]?.revert(event)
      } else {
        rollovers[setting.bucket]?.revert(event)
      }
    case .monthBudgetSet(let set): caps.revert(set, event)
    case .budgetShifted(let shifted): shifts.revert(shifted, event)
    case .allowanceSet: allowance.revert(event)
    case .weekStartSet: weekStarts.revert(event)
    case .ruleAdded: rules.revertRule(event)
    case .ruleEnded(let ended): rules.revert(ended, event)
    case .categoryAdded(let added): categories.revert(added.category, event)
    case .categoryMoved(let moved): categories.revert(moved.category, event)
    case .categoryEnded(let ended): categories.revert(ended.category, event)
    case .categoryRenamed(let renamed): categories.revert(renamed.category, event)
    case .categorySymbolSet(let set): categories.revert(set.category, event)
    case .bucketAdded(let added): categories.buckets.revert(added.bucket, event)
    case .bucketRenamed(let renamed): categories.buckets.revert(renamed.bucket, event)
    case .bucketEnded(let ended): categories.buckets.revert(ended.bucket, event)
    case .conflictReviewed: reviews.revert(event)
    }
  }
}

extension SettingEvent {
  /// The amount that it sets; `nil` if it sets none.
  fileprivate var amount: Money? {
    switch self {
    case .incomeSet(let set): set.plan.base
    case .monthBudgetSet(let set): set.cap.money
    case .budgetShifted(let shifted): shifted.amount
    case .allowanceSet(let set): set.amount
    case .weekStartSet, .ruleAdded, .ruleEnded, .allocationChanged, .rolloverSet, .categoryAdded,
      .categoryMoved, .categoryEnded,
      .categoryRenamed, .categorySymbolSet, .bucketAdded, .bucketRenamed, .bucketEnded,
      .conflictReviewed:
      nil
    }
  }
}
