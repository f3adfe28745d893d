public import LedgerEvents

/// What decisions need to know of a ledger: its settings, its categories and what was bought.
public struct DecisionState: FigureProjection {
  /// The first `LogOpened`; `nil` while the ledger is empty.
  public private(set) var opened: LogOpened?
  /// What was set: income, shares, categories, bills, accounts and goals.
  public internal(set) var plan = BudgetPlan()
  /// The files that are attached.
  public private(set) var receipts = ReceiptBook()
  /// Purchases that hold, in the order in which they were recorded.
  public private(set) var purchases: [Purchase] = []

  /// A purchase that was recorded.
  public struct Purchase: Hashable, Sendable {
    /// The event that recorded it.
    public var event: EventID
    /// What was bought, as the shop calls it.
    public var product: String
    /// The purchase itself, as the shop calls it.
    public var transaction: String
    /// The revocations of it that hold; it grants nothing while there is one.
    public fileprivate(set) var revocations: [EventID] = []
    /// Whether the event was taken back.
    public fileprivate(set) var isUndone = false

    /// Whether it holds.
    public var isInEffect: Bool { revocations.isEmpty && !isUndone }
  }

  /// The state before the first event.
  public init() {}

  /// Folds events that stand in their order.
  public init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: DecisionState())
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    plan.apply(change)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    applyBesidePlan(fact)
    plan.apply(fact)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    revertBesidePlan(fact)
    plan.revert(fact)
  }

  /// Takes in a fact, if the plan is kept elsewhere.
  mutating func applyBesidePlan(_ fact: LedgerFact) {
    switch fact.content {
    case .logOpened(let opened): if self.opened == nil { self.opened = opened }
    case .purchase(.proUnlocked(let unlocked)):
      if let index = purchases.firstIndex(where: { $0.event == fact.id }) {
        purchases[index].isUndone = false
      } else {
        purchases.append(
          Purchase(
            event: fact.id, product: unlocked.product, transaction: unlocked.transaction))
      }
    case .purchase(.proRevoked(let revoked)):
      for index in purchases.indices where purchases[index].matches(revoked) {
        purchases[index].revocations.append(fact.id)
      }
    case .receipt(let event): receipts.apply(event, by: fact.id)
    case .setting, .account, .schedule, .log: break  // The plan takes them.
    }
  }

  /// Takes a fact back, if the plan is kept elsewhere.
  mutating func revertBesidePlan(_ fact: LedgerFact) {
    switch fact.content {
    case .purchase(.proUnlocked):
      if let index = purchases.firstIndex(where: { $0.event == fact.id }) {
        purchases[index].isUndone = true
      }
    case .purchase(.proRevoked):
      for index in purchases.indices { purchases[index].revocations.removeAll { $0 == fact.id } }
    case .receipt(let event): receipts.revert(event, by: fact.id)
    case .logOpened, .setting, .account, .schedule, .log: break  // The plan takes them.
    }
  }

  /// The bills, and what happened to their days.
  public var bills: BillPlan { plan.bills }
  /// The accounts, and what was said of them.
  public var accounts: AccountBook { plan.accounts }
  /// The goals, and what was put into them.
  public var envelopes: EnvelopeBook { plan.envelopes }

  /// The currency of the ledger's figures; `nil` while it is empty.
  public var currency: Money.Currency? { opened?.currency }

  /// The purchase that unlocks Pro; `nil` where none does.
  public var proPurchase: Purchase? {
    purchases.first { $0.isInEffect && $0.product == ProUnlocked.proProduct }
  }

  /// Whether a feature may be used: unlocked, or in a ledger whose policy is open.
  public func allows(_ feature: ProFeature) -> Bool {
    opened?.policy == .open || proPurchase != nil
  }
}

extension DecisionState.Purchase {
  fileprivate func matches(_ revoked: ProRevoked) -> Bool {
    product == revoked.product && (revoked.transaction ?? transaction) == transaction
  }
}
