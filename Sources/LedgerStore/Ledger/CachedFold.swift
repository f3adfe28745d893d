import LedgerModel

/// A fold that is kept, so that the next one goes on from where it ended.
///
/// There is one of each, which all who ask share: a value would be copied for every decision.
final class CachedFold<P: Projection> {
  /// The projection before the first event.
  let start: P
  private(set) var fold: LedgerFold<P>
  /// How far was folded of what is written.
  var position: LogPosition
  /// How many events were folded that are staged behind that.
  private var stagedCount = 0
  /// What line 0 of the ledger's first log says.
  private(set) var opened: LogOpened?

  init(
    start: P, fold: LedgerFold<P>, position: LogPosition = .start, opened: LogOpened? = nil
  ) {
    self.start = start
    self.fold = fold
    self.position = position
    self.opened = opened
  }

  /// A fold of the last events alone, in a ledger that begins as is said.
  convenience init(latest fold: LedgerFold<P>, _ opened: LogOpened?) {
    self.init(start: fold.projection, fold: fold, opened: opened)
  }

  /// Whether nothing was folded that is only staged.
  var isWritten: Bool { stagedCount == 0 }

  /// Notes that an event is there without taking it in.
  func pass(_ envelope: borrowing EventEnvelope) { fold.pass(envelope) }

  func apply(_ envelope: borrowing EventEnvelope) {
    if opened == nil, case .logOpened(let opened) = envelope.event { self.opened = opened }
    fold.apply(envelope)
  }

  /// Takes in those of the staged events that it has not.
  func take(_ staged: EventList) {
    for place in staged.indices.dropFirst(stagedCount) { take(staged[place], staged: place) }
  }

  /// What the projection would be behind further events, which are not taken in.
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
  /// What two folds of the same events come to together.
  convenience init(start: P, _ first: CachedFold<P.First>, _ second: CachedFold<P.Second>) {
    self.init(
      start: start, fold: LedgerFold(first.fold, second.fold), position: first.position,
      opened: first.opened)
    stagedCount = first.stagedCount
  }
}

extension CachedFold where P: KeptProjection {
  /// A fold that a snapshot holds.
  convenience init(restored fold: LedgerFold<P>, position: LogPosition, opened: LogOpened?) {
    self.init(start: P(), fold: fold, position: position, opened: opened)
  }

  /// The same fold of a projection that the state holds; `nil` where it does not.
  func answer<V: Projection>(to start: V) -> CachedFold<V>? {
    guard let fold = fold.answer(to: start) else { return nil }
    let kept = CachedFold<V>(start: start, fold: fold, position: position, opened: opened)
    kept.stagedCount = stagedCount
    return kept
  }
}

/// A kept fold of any projection.
protocol AnyCachedFold: AnyObject {
  /// How far was folded of what is written.
  var position: LogPosition { get }
  /// Takes in a staged event, by its place among those, unless it has.
  func take(_ event: borrowing EventEnvelope, staged place: Int)
  /// Notes that all that was staged is written now, and taken in, and how far that reaches.
  func noteWritten(upTo position: LogPosition)
}
