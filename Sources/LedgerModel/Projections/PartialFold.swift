package import LedgerEvents

/// The fold of one part of a ledger's only log, while another part is folded in parallel.
///
/// In the later part, entries and changes of them mean the same whatever precedes them. Changes of the earlier part's
/// entries, and events that are no entries, wait until both parts are combined. If any event could mean something
/// else, the later part is folded again after the earlier one.
package struct PartialFold<P: AdditiveProjection>: Sendable {
  package private(set) var fold: LedgerFold<P>
  /// The first event; `nil` for the earlier part.
  private let first: EventID?
  /// The events that take effect when the parts are combined.
  private var deferred: [EventEnvelope] = []
  /// The last event's place in an unfinished batch; `nil` between batches.
  private var batch: BatchPlace?
  /// The sum of all amounts in the events, until it exceeds ``amountLimit``.
  private var amounts: UInt64 = 0

  /// A limit for sums in any order that keeps all of them within 64 bits.
  private static var amountLimit: UInt64 { 1 << 62 }
  /// The most deferred events; more would cost more memory than a second thread is worth.
  private static var deferredLimit: Int { 10_000 }

  /// Creates the part that starts with the log's first event.
  package init() {
    fold = LedgerFold(into: P())
    first = nil
  }

  /// Creates a later part, which starts between two batches.
  package init(from first: EventID) {
    let head = HeldEvents.WriterHead(writer: first.writer, next: first.number)
    // Each event of a batch counts at once, because the batch is complete in the end.
    let resolver = Resolver(
      held: HeldEvents(holdsBack: false, heads: [head]), conflicts: [], revertedFacts: [],
      amended: AmendedEntries(keepsTexts: false))
    fold = LedgerFold(P(), resolver: resolver)
    self.first = first
  }

  /// Applies the next event.
  ///
  /// - Returns: Whether to continue; `false` in a later part that must be folded after the earlier one.
  @specialized(where P == BudgetState)
  @specialized(where P == MonthlyBuckets)
  package mutating func apply(_ envelope: borrowing EventEnvelope) -> Bool {
    if batch != nil || envelope.batch != nil, first != nil, !takePlace(envelope.batch) {
      return false
    }
    if let values = envelope.event.newValues {
      count(values.amount.minorUnits.magnitude)
      fold.apply(envelope)
      return true
    }
    return applyOther(envelope)
  }

  /// Applies an event that adds no entry.
  @inline(never)
  private mutating func applyOther(_ envelope: borrowing EventEnvelope) -> Bool {
    count(envelope.event.statedMinorUnits)
    if let first {
      guard fold.resolver.held.missingCause(of: envelope) == nil else { return false }
      guard let entry = envelope.event.changedEntry, entry.number >= first.number else {
        fold.pass(envelope)
        deferred.append(copy envelope)
        return deferred.count <= PartialFold.deferredLimit
      }
    }
    fold.apply(envelope)
    return true
  }

  /// Continues a batch, or starts one.
  ///
  /// - Returns: Whether the event has the expected place.
  @inline(never)
  private mutating func takePlace(_ next: BatchPlace?) -> Bool {
    guard let next, next.index == batch.map({ $0.index + 1 }) ?? 0,
      next.count == batch?.count ?? next.count
    else { return false }
    batch = next.isLast ? nil : next
    return true
  }

  @inline(__always)
  private mutating func count(_ minorUnits: UInt64) {
    if amounts <= PartialFold.amountLimit { amounts &+= minorUnits }
  }

  /// Adds the part that follows.
  ///
  /// - Returns: Whether this is now the fold of both parts; otherwise it is unchanged.
  package mutating func add(_ later: consuming PartialFold) -> Bool {
    guard let first = later.first, later.batch == nil, fold.lastEvents == [first.advanced(by: -1)],
      fold.add(later.fold, hasFit: amounts + later.amounts <= PartialFold.amountLimit)
    else { return false }
    for event in later.deferred { fold.deliver(event) }
    return true
  }
}

extension LedgerFold where P: AdditiveProjection {
  /// Adds the fold of later events that contained no fact and changed no entry of this part.
  fileprivate mutating func add(_ later: LedgerFold, hasFit: Bool) -> Bool {
    guard hasFit, resolver.held.isEmpty, !resolver.held.hasWaited, later.conflicts.isEmpty,
      let last = later.lastEvents.last, projection.add(later.projection)
    else { return false }
    resolver.passOver(last)
    resolver.amended.add(later.resolver.amended)
    return true
  }

  fileprivate mutating func deliver(_ event: EventEnvelope) {
    resolver.deliver(event, into: &projection)
  }
}

extension LedgerEvent {
  /// The entry that the event changes; `nil` if it adds one, or touches none.
  fileprivate var changedEntry: EventID? {
    guard case .reversal(let event) = self else {
      if case .amendment(let event) = self { return event.entry }
      return nil
    }
    switch event.reversal.copy {
    case .entry: return event.reversal.event
    case .amendment(let event): return event.entry
    case .reversal, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: return nil
    }
  }

  /// The sum of all entry amounts in the event; no entry can count with another amount.
  fileprivate var statedMinorUnits: UInt64 {
    switch self {
    case .entry(let content): content.values.amount.minorUnits.magnitude
    case .amendment(let event):
      event.was.values.amount.minorUnits.magnitude
        + (event.now?.amount?.minorUnits.magnitude ?? 0)
    case .reversal(let event): event.reversal.copy.statedMinorUnits
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: 0
    }
  }
}
