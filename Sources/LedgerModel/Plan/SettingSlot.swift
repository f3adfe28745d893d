import LedgerEvents

/// The subject of a setting: of several settings in effect with the same slot, only the latest holds.
enum SettingSlot: Hashable, Sendable {
  case shares(CalendarDay)
  case income(CalendarDay)
  case rollover(BucketName, CalendarDay)
  case limitRollover(CategoryName, CalendarDay)
  case budget(MonthBudgetReach, CategoryName?, CalendarDay)
  case allowance(CalendarDay)
  case weekStart
  case category(CategoryName)
  case categoryBucket(CategoryName, CalendarDay)
  case categoryName(CategoryName)
  case categorySymbol(CategoryName)
  case bucketName(BucketName)
  case bucketEnd(BucketName, CalendarDay)
  case bill(EventID, CalendarDay, BillTerms.Field)
}

/// The statement of a fact, without what it replaced and why.
struct SettingStatement: Hashable, Sendable {
  var slot: SettingSlot
  /// The fact without what it replaced; equal for the same statement.
  var value: LedgerFact.Content

  /// Returns all statements of a fact; empty if it hides no other one.
  static func all(of fact: LedgerFact.Content) -> [SettingStatement] {
    switch fact {
    case .setting(let event): [SettingStatement(event)].compactMap(\.self)
    case .schedule(.bill(.changed(let changed))):
      changed.fields.compactMap { SettingStatement($0, of: changed) }
    case .schedule, .account, .receipt, .logOpened, .purchase, .log: []
    }
  }

  /// Creates the statement of one field of a bill's change, independent of the others.
  private init?(_ field: BillTerms.Field, of changed: BillChanged) {
    guard let once = Recurrence.once(on: changed.from) else { return nil }
    var terms = BillTerms("", once, amount: .zero(changed.terms.amount.currency), category: .other)
    terms.take(field, of: changed.terms)
    let said = BillChanged(bill: changed.bill, from: changed.from, terms: terms, fields: [field])
    self.init(.bill(changed.bill, changed.from, field), .schedule(.bill(.changed(said))))
  }

  private init(_ slot: SettingSlot, _ value: LedgerFact.Content) {
    self.slot = slot
    self.value = value
  }

  private init(_ slot: SettingSlot, _ value: SettingEvent) {
    self.init(slot, .setting(value))
  }

  private init?(_ event: SettingEvent) {
    switch event {
    case .allocationChanged(var setting):
      setting.change = .init()
      self.init(.shares(setting.from), .allocationChanged(setting))
    case .incomeSet(var setting):
      setting.change = .init()
      self.init(.income(setting.from), .incomeSet(setting))
    case .rolloverSet(var setting):
      setting.change = .init()
      let slot = setting.category.map { SettingSlot.limitRollover($0, setting.from) }
      self.init(slot ?? .rollover(setting.bucket, setting.from), .rolloverSet(setting))
    case .monthBudgetSet(var set):
      set.change = .init()
      self.init(.budget(set.reach, set.category, set.from), .monthBudgetSet(set))
    case .allowanceSet(var setting):
      setting.change = .init()
      self.init(.allowance(setting.from), .allowanceSet(setting))
    case .weekStartSet(var set):
      set.change = .init()
      self.init(.weekStart, .weekStartSet(set))
    case .categoryMoved(var moved):
      moved.change = .init()
      self.init(.categoryBucket(moved.category, moved.from), .categoryMoved(moved))
    case .categoryAdded(let added) where added.from == nil:
      // Its displayed name and symbol are set by separate events as well.
      self.init(
        .category(added.category),
        .categoryAdded(CategoryAdded(category: added.category, bucket: added.bucket)))
    case .categoryRenamed, .categorySymbolSet, .bucketRenamed, .bucketEnded:
      self.init(naming: event)
    // Of two rules with the same words one decides, and both are listed.
    case .ruleAdded, .ruleEnded, .categoryAdded, .categoryEnded, .bucketAdded, .budgetShifted,
      .conflictReviewed:
      return nil
    }
  }

  /// Creates a statement of a name, a symbol or an end; a removed text states nothing.
  private init?(naming event: SettingEvent) {
    switch event {
    case .categoryRenamed(var renamed) where !renamed.displayName.isEmpty:
      renamed.change = .init()
      self.init(.categoryName(renamed.category), .categoryRenamed(renamed))
    case .categorySymbolSet(var set) where !set.symbol.isEmpty:
      set.change = .init()
      self.init(.categorySymbol(set.category), .categorySymbolSet(set))
    case .bucketRenamed(var renamed) where !renamed.displayName.isEmpty:
      renamed.change = .init()
      self.init(.bucketName(renamed.bucket), .bucketRenamed(renamed))
    case .bucketEnded(var ended):
      ended.reason = ""
      self.init(.bucketEnd(ended.bucket, ended.from), .bucketEnded(ended))
    case .categoryRenamed, .categorySymbolSet, .bucketRenamed, .allocationChanged, .incomeSet,
      .rolloverSet, .monthBudgetSet, .allowanceSet, .weekStartSet, .ruleAdded, .ruleEnded,
      .categoryAdded, .categoryMoved, .categoryEnded, .bucketAdded, .budgetShifted,
      .conflictReviewed:
      return nil
    }
  }
}
