public import LedgerEvents

/// The state that decisions need of a ledger: its settings, receipts and purchases.
public struct DecisionState: FigureProjection {
  /// The first `LogOpened`; `nil` while the ledger is empty.
  public private(set) var opened: LogOpened?
  /// The settings: income, shares, categories, bills, accounts and goals.
  public internal(set) var plan = BudgetPlan()
  /// The attached files.
  public private(set) var receipts = ReceiptBook()
  /// The recorded purchases, in order, including those no longer in effect.
  public private(set) var purchases: [Purchase] = []

  /// A recorded purchase.
  public struct Purchase: Hashable, Sendable {
    /// The event that recorded it.
    public var event: EventID
    /// The purchased product, as the shop names it.
    public var product: String
    /// The shop's identifier of the purchase.
    public var transaction: String
    /// The revocations in effect; the purchase grants nothing while there is one.
    public fileprivate(set) var revocations: [EventID] = []
    /// Whether the event was undone.
    public fileprivate(set) var isUndone = false

    /// Whether the purchase is in effect.
    public var isInEffect: Bool { revocations.isEmpty && !isUndone }
  }

  /// Creates the state before the first event.
  public init() {}

  /// Folds events in their order.
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

  /// Applies a fact to everything but the plan, which is kept elsewhere.
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

  /// Reverts a fact in everything but the plan, which is kept elsewhere.
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

  /// The bills, with the state of their days.
  public var bills: BillPlan { plan.bills }
  /// The accounts, with what was stated about them.
  public var accounts: AccountBook { plan.accounts }
  /// The goals, with their money.
  public var envelopes: EnvelopeBook { plan.envelopes }

  /// The currency of the ledger's figures; `nil` while it is empty.
  public var currency: Money.Currency? { opened?.currency }

  /// The purchase that unlocks Pro; `nil` if there is none.
  public var proPurchase: Purchase? {
    purchases.first { $0.isInEffect && $0.product == ProUnlocked.proProduct }
  }

  /// Returns whether a feature may be used: it is unlocked, or the ledger's policy is open.
  public func allows(_ feature: ProFeature) -> Bool {
    opened?.policy == .open || proPurchase != nil
  }
}

extension DecisionState.Purchase {
  fileprivate func matches(_ revoked: ProRevoked) -> Bool {
    product == revoked.product && (revoked.transaction ?? transaction) == transaction
  }
}
