/// The settings that months are budgeted by: income, shares, rollover, and the bucket of each
/// category, every one in force from a day on.
public struct BudgetPlan: Hashable, Sendable {
  public private(set) var income: SettingTimeline<IncomePlan> = .init()
  public private(set) var shares: SettingTimeline<[BucketShare]> = .init()
  private var rollovers: [BucketName: SettingTimeline<RolloverMode>] = [:]
  public private(set) var categories = CategoryBook()

  public init() {}

  /// What a bucket takes from the month before.
  public func rollover(of bucket: BucketName) -> SettingTimeline<RolloverMode> {
    rollovers[bucket] ?? .init()
  }

  /// The share of every bucket on a day: what was recorded, else 50 %, 30 % and 20 %; a bucket that
  /// an allocation leaves out has 0 %.
  public func shares(on day: CalendarDay) -> [BucketShare] {
    let recorded = shares.inForce(on: day)?.value ?? BucketShare.standard
    let missing = BucketName.builtIn.filter { bucket in
      !recorded.contains { $0.bucket == bucket }
    }
    return recorded + missing.map { BucketShare(bucket: $0, share: .none) }
  }

  /// The months in which a setting that says so begins to hold.
  var startingMonths: [CalendarMonth] {
    let days =
      income.inEffect.map(\.from) + shares.inEffect.map(\.from)
      + rollovers.values.flatMap(\.inEffect).map(\.from) + categories.daysOfMoves
    return days.map(\.month)
  }

  /// The first day on which any rollover setting holds; `nil` where there is none.
  var firstRollover: CalendarDay? {
    rollovers.values.compactMap { $0.inEffect.first?.from }.min()
  }

  mutating func apply(_ fact: Fact) {
    switch fact.event {
    case .logOpened(let opened): categories.open(with: opened.categories)
    case .allocationChanged(let setting):
      shares.apply(setting.shares, from: setting.from, by: fact.id)
    case .incomeSet(let setting): income.apply(setting.plan, from: setting.from, by: fact.id)
    case .rolloverSet(let setting):
      rollovers[setting.bucket, default: .init()]
        .apply(setting.mode, from: setting.from, by: fact.id)
    case .categoryAdded(let added): categories.apply(added, by: fact.id)
    case .categoryMoved(let moved): categories.apply(moved, by: fact.id)
    case .categoryEnded(let ended): categories.apply(ended, by: fact.id)
    case .proUnlocked, .proRevoked, .logRepaired, .ledgerJoined:
      break  // Say nothing about a budget.
    case .expenseAdded, .creditApplied, .incomeReceived, .entryCorrected, .entryVoided,
      .eventReverted, .eventRestored:
      break  // Never facts: they reach a projection as changes of entries.
    }
  }

  mutating func revert(_ fact: Fact) {
    switch fact.event {
    case .allocationChanged: shares.revert(fact.id)
    case .incomeSet: income.revert(fact.id)
    case .rolloverSet(let setting): rollovers[setting.bucket]?.revert(fact.id)
    case .categoryAdded(let added): categories.revertAdded(added.category, fact.id)
    case .categoryMoved(let moved): categories.revertMoved(moved.category, fact.id)
    case .categoryEnded(let ended): categories.revertEnded(ended.category, fact.id)
    case .logOpened, .proUnlocked, .proRevoked, .logRepaired, .ledgerJoined:
      break  // Say nothing about a budget.
    case .expenseAdded, .creditApplied, .incomeReceived, .entryCorrected, .entryVoided,
      .eventReverted, .eventRestored:
      break  // Never facts: they reach a projection as changes of entries.
    }
  }
}
