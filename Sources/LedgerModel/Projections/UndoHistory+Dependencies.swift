import LedgerEvents

extension EventEnvelope {
  /// Returns whether it is the event, or is in the same batch.
  func isInOneBatch(with other: EventID) -> Bool {
    guard id.writer == other.writer else { return false }
    guard let batch else { return id == other }
    let first = id.number - batch.index
    return (first..<first + batch.count).contains(other.number)
  }
}

extension LedgerEvent {
  /// The entry that it changes, undoes or redoes.
  var namedEntry: EventID? {
    guard let reversal else { return amendedEntry }
    return reversal.copy.newEntry == nil ? nil : reversal.event
  }

  /// The entry that an amendment touches.
  var amendedEntry: EventID? {
    if case .amendment(let event) = self { event.entry } else { nil }
  }

  /// The events that it depends on, other than through a category or bucket.
  var links: [(event: EventID, dependency: Dependency)] {
    switch self {
    case .amendment(.entryCorrected(let correction)):
      [(correction.entry, .corrects), (correction.version, .madeOn)]
        + (correction.now.cover.map { [($0.goal, .usesEnvelope)] } ?? [])
    case .amendment(.entryVoided(let void)): [(void.entry, .voids), (void.version, .madeOn)]
    // It changes nothing, so the reviewed events may be undone all the same.
    case .amendment(.entryReviewed): []
    case .entry(let event):
      (event.texts.purchase.map { [($0, .paysBack)] } ?? [])
        + (event.values.cover.map { [($0.goal, .usesEnvelope)] } ?? [])
    case .schedule(.bill(.paid(let paid))):
      [(paid.bill, .usesBill)] + (paid.entry.map { [($0, .settles)] } ?? [])
    case .schedule(.bill(.added(let added))): added.terms.goal.map { [($0, .usesEnvelope)] } ?? []
    case .schedule(.bill(let event)): event.bill.map { [($0, .usesBill)] } ?? []
    case .account(.matched(let matched)): [(matched.matched, .matches)]
    case .account(.transferMade(let made)):
      made.joined?.later == nil ? [] : made.causes.map { ($0, .matches) }
    case .account(.envelope(let event)): event.envelope.map { [($0, .usesEnvelope)] } ?? []
    case .reversal, .setting, .account, .receipt, .purchase, .logOpened, .log: []
    }
  }

  /// The accounts in which it counts money.
  var accounts: [AccountName] {
    switch self {
    case .entry(let event): [event.values.account]
    case .amendment(let event): [event.now?.account].compactMap(\.self)
    case .account(.transferMade(let made)): [made.source, made.destination]
    case .account(.opened(let opened)): [opened.balance.account]
    case .account(.corrected(let corrected)): [corrected.difference.account]
    case .schedule, .reversal, .setting, .account, .receipt, .purchase, .logOpened, .log: []
    }
  }

  /// The category or bucket that it makes, as a dependency of later events.
  var made: Dependency? {
    switch self {
    case .setting(.categoryAdded(let added)): .usesCategory(added.category)
    case .setting(.bucketAdded(let added)): .usesBucket(added.bucket)
    default: nil
    }
  }

  /// The categories and buckets that it uses or changes.
  var uses: [Dependency] {
    switch self {
    case .entry(let event):
      event.values.type == .income ? [] : [.usesCategory(event.values.category)]
    case .amendment(let event): event.now?.category.map { [.usesCategory($0)] } ?? []
    case .setting(let setting): setting.uses
    case .schedule(.bill(let event)): event.category.map { [.usesCategory($0)] } ?? []
    case .reversal, .account, .receipt, .purchase, .logOpened, .log: []
    }
  }
}

extension SettingEvent {
  /// The categories and buckets that it uses or changes.
  var uses: [Dependency] {
    switch self {
    case .incomeSet, .weekStartSet, .ruleEnded, .bucketAdded, .allowanceSet, .conflictReviewed: []
    case .allocationChanged(let setting): setting.shares.map { .usesBucket($0.bucket) }
    case .rolloverSet(let setting):
      [.usesBucket(setting.bucket)] + (setting.category.map { [.usesCategory($0)] } ?? [])
    case .budgetShifted(let shifted):
      [.usesBucket(shifted.source), .usesBucket(shifted.destination)]
    case .monthBudgetSet(let set): set.category.map { [.usesCategory($0)] } ?? []
    case .ruleAdded(let added): [.usesCategory(added.category)]
    case .categoryAdded(let added): [.usesBucket(added.bucket)]
    case .categoryMoved(let moved): [.usesCategory(moved.category), .usesBucket(moved.bucket)]
    case .categoryEnded(let ended):
      [ended.category, ended.heir].compactMap { $0.map { .usesCategory($0) } }
    case .categoryRenamed(let renamed): [.usesCategory(renamed.category)]
    case .categorySymbolSet(let set): [.usesCategory(set.category)]
    case .bucketRenamed(let renamed): [.usesBucket(renamed.bucket)]
    case .bucketEnded(let ended):
      [ended.bucket, ended.heir].compactMap { $0.map { .usesBucket($0) } }
    }
  }
}

extension IdempotencyKey? {
  /// The bill of the payment that the key belongs to.
  var paymentLinks: [(event: EventID, dependency: Dependency)] {
    flatMap(PaymentKey.init(expense:)).map { [($0.bill, .usesBill)] } ?? []
  }
}
