package import LedgerEvents

/// The fold of a part of a ledger's only log, while another part is folded beside it.
///
/// Of the later part, entries and what changes them mean the same whatever stands before them. What
/// changes an entry of the earlier part, or is no entry, waits until both are put together; and where
/// any event could mean something else, the later part is folded again, behind the earlier one.
package struct PartialFold<P: AdditiveProjection>: Sendable {
  package private(set) var fold: LedgerFold<P>
  /// The first event; `nil` of the earlier part.
  private let first: EventID?
  /// What takes effect when the parts are put together.
  private var deferred: [EventEnvelope] = []
  /// The place of the last event in a batch that goes on; `nil` between batches.
  private var batch: BatchPlace?
  /// The sum of all amounts that the events state, up to where it is beyond ``amountLimit``.
  private var amounts: UInt64 = 0

  /// What may be added and taken away in any order, and never leaves 64 bits.
  private static var amountLimit: UInt64 { 1 << 62 }
  /// More would take more memory than a second thread is worth.
  private static var deferredLimit: Int { 10_000 }

  /// The part that begins with the first event of the log.
  package init() {
    fold = LedgerFold(into: P())
    first = nil
  }

  /// A later part, which begins between two batches.
  package init(from first: EventID) {
    let head = HeldEvents.WriterHead(writer: first.writer, next: first.number)
    // Each event of a batch counts at once, as all of it is there in the end.
    let resolver = Resolver(
      held: HeldEvents(holdsBack: false, heads: [head]), conflicts: [], revertedFacts: [],
      amended: AmendedEntries(keepsTexts: false))
    fold = LedgerFold(P(), resolver: resolver)
    self.first = first
  }

  /// Takes in the next event.
  ///
  /// - Returns: Whether to go on: not in a later part that must be folded behind the earlier one.
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

  /// The same of an event that adds no entry.
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

  /// Goes on in a batch, or begins one.
  ///
  /// - Returns: Whether the event has the place that comes next.
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
  /// - Returns: Whether this is now the fold of both; if not, it is as it was.
  package mutating func add(_ later: consuming PartialFold) -> Bool {
    guard let first = later.first, later.batch == nil, fold.lastEvents == [first.advanced(by: -1)],
      fold.add(later.fold, hasFit: amounts + later.amounts <= PartialFold.amountLimit)
    else { return false }
    for event in later.deferred { fold.deliver(event) }
    return true
  }
}

extension LedgerFold where P: AdditiveProjection {
  /// Adds the fold of events that follow, which met no fact and changed no entry of those met here.
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
  /// The entry that the event changes; `nil` where it adds one, or touches none.
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

  /// All amounts of entries that the event states: no entry ever counts with another one.
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
