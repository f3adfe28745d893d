import LedgerModel

/// A fold that is kept, so that the next one goes on from its end.
///
/// There is one of each, shared by all callers: a value would be copied for every decision.
final class CachedFold<P: Projection> {
  /// The projection before the first event.
  let start: P
  private(set) var fold: LedgerFold<P>
  /// How far the written events were folded.
  var position: LogPosition
  /// How many staged events were folded after that.
  private var stagedCount = 0
  /// The payload of line 0 of the ledger's first log.
  private(set) var opened: LogOpened?

  init(
    start: P, fold: LedgerFold<P>, position: LogPosition = .start, opened: LogOpened? = nil
  ) {
    self.start = start
    self.fold = fold
    self.position = position
    self.opened = opened
  }

  /// Creates a fold of the last events alone, with the ledger's opening.
  convenience init(latest fold: LedgerFold<P>, _ opened: LogOpened?) {
    self.init(start: fold.projection, fold: fold, opened: opened)
  }

  /// Whether no event was folded that is only staged.
  var isWritten: Bool { stagedCount == 0 }

  /// Notes that an event exists without applying it.
  func pass(_ envelope: borrowing EventEnvelope) { fold.pass(envelope) }

  func apply(_ envelope: borrowing EventEnvelope) {
    if opened == nil, case .logOpened(let opened) = envelope.event { self.opened = opened }
    fold.apply(envelope)
  }

  /// Applies the staged events that it has not applied yet.
  func take(_ staged: EventList) {
    for place in staged.indices.dropFirst(stagedCount) { take(staged[place], staged: place) }
  }

  /// Returns the projection after further events, which the kept fold does not apply.
  func projection(after events: some Collection<EventEnvelope>) -> P {
    if events.isEmpty { return fold.projection }
    var fold = fold
    for envelope in events { fold.apply(envelope) }
    return fold.projection
  }
}

extension CachedFold: AnyCachedFold {
  func take(_ event: borrowing EventEnvelope, staged place: Int) {
    guard place == stagedCount else { return }
    if opened == nil, case .logOpened(let opened) = event.event { self.opened = opened }
    fold.applyDecided(event)
    stagedCount += 1
  }

  func noteWritten(upTo position: LogPosition) {
    stagedCount = 0
    self.position = position
  }
}

extension CachedFold where P: ComposedProjection {
  /// Combines two folds of the same events.
  convenience init(start: P, _ first: CachedFold<P.First>, _ second: CachedFold<P.Second>) {
    self.init(
      start: start, fold: LedgerFold(first.fold, second.fold), position: first.position,
      opened: first.opened)
    stagedCount = first.stagedCount
  }
}

extension CachedFold where P: KeptProjection {
  /// Creates the fold that a snapshot holds.
  convenience init(restored fold: LedgerFold<P>, position: LogPosition, opened: LogOpened?) {
    self.init(start: P(), fold: fold, position: position, opened: opened)
  }

  /// Returns the same fold of a projection that the state holds; `nil` if it does not hold it.
  func answer<V: Projection>(to start: V) -> CachedFold<V>? {
    guard let fold = fold.answer(to: start) else { return nil }
    let kept = CachedFold<V>(start: start, fold: fold, position: position, opened: opened)
    kept.stagedCount = stagedCount
    return kept
  }
}

/// A kept fold of any projection.
protocol AnyCachedFold: AnyObject {
  /// How far the written events were folded.
  var position: LogPosition { get }
  /// Applies a staged event, given by its index, unless it has already.
  func take(_ event: borrowing EventEnvelope, staged place: Int)
  /// Notes that everything staged is now written and applied, and the position that it reaches.
  func noteWritten(upTo position: LogPosition)
}
