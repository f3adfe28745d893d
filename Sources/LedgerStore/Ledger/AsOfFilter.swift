import LedgerModel

/// A filter that decides for each event, in the ledger's order, whether it belongs to the time up to a moment.
struct AsOfFilter {
  let moment: AsOf
  /// The last instant that belongs; `nil` if an event names the moment.
  private let lastInstant: Timestamp?
  /// Whether the moment's event has been met; `true` for a moment that is not named by one.
  private(set) var isMet: Bool
  private var isPast = false
  /// When the first event was recorded, whether it belongs or not.
  private var beginning: Timestamp?
  private var isEmpty = true

  /// - Throws: ``Refusal`` if the moment is in the future.
  init(_ moment: AsOf, clock: any WallClock) throws(Refusal) {
    self.moment = moment
    let now = clock.now()
    switch moment {
    case .after, .before:
      isMet = false
      lastInstant = nil
    case .endOf(let day):
      guard day <= clock.day(at: now) else { throw .momentInFuture(moment, now: now) }
      isMet = true
      lastInstant = AsOfFilter.end(of: day, clock)
    case .instant(let instant):
      guard instant <= now else { throw .momentInFuture(moment, now: now) }
      isMet = true
      lastInstant = instant
    }
  }

  /// Returns whether an event still belongs; after the first that does not, none does.
  @inline(__always)
  mutating func includes(_ envelope: borrowing EventEnvelope) -> Bool {
    includes(envelope.id, recordedAt: envelope.recordedAt, batch: envelope.batch)
  }

  /// Returns the same for what is known of a line.
  mutating func includes(
    _ event: EventID, recordedAt: Timestamp, batch: BatchPlace?
  ) -> Bool {
    if beginning == nil { beginning = recordedAt }
    guard belongs(event, recordedAt, batch) else { return false }
    isEmpty = false
    return true
  }

  private mutating func belongs(
    _ event: EventID, _ recordedAt: Timestamp, _ batch: BatchPlace?
  ) -> Bool {
    if let lastInstant { return recordedAt <= lastInstant }
    switch moment {
    case .after(let id):
      if isPast { return false }
      guard AsOfFilter.unit(of: event, batch, holds: id) else { return true }
      isMet = true
      isPast = batch?.isLast ?? true
      return true
    case .before(let id):
      if AsOfFilter.unit(of: event, batch, holds: id) { isMet = true }
      return !isMet
    case .endOf, .instant: return false
    }
  }

  /// Notes that everything up to a position was met, if all of it belongs to the moment.
  ///
  /// - Parameter latest: The last event before the position, in the ledger's order.
  /// - Returns: Whether all of it belongs.
  mutating func pass(_ position: LogPosition, latest: borrowing EventEnvelope) -> Bool {
    switch moment {
    case .endOf, .instant:
      guard let lastInstant, latest.recordedAt <= lastInstant else { return false }
    case .after(let id), .before(let id):
      guard let place = position.places[id.writer] else { return false }
      if place.next > id.number {
        guard case .after = moment, AsOfFilter.unit(of: latest.id, latest.batch, holds: id) else {
          return false
        }
        (isMet, isPast) = (true, true)
      }
    }
    isEmpty = false
    return true
  }

  /// Refuses a moment that no event belongs to.
  ///
  /// - Parameter writers: The writers of the ledger's logs.
  /// - Throws: ``Refusal`` if the moment's event was not met, or no event belongs to it.
  func check(_ writers: some Sequence<WriterID>) throws(Refusal) {
    if !isMet, case .after(let id) = moment { try refuse(id, writers) }
    if !isMet, case .before(let id) = moment { try refuse(id, writers) }
    if isEmpty, let beginning { throw .momentBeforeBeginning(moment, beginning: beginning) }
  }

  private func refuse(_ id: EventID, _ writers: some Sequence<WriterID>) throws(Refusal) {
    guard writers.contains(id.writer) else {
      throw .noSuchWriter(id.writer, known: writers.sorted { $0.text < $1.text })
    }
    throw .noSuchEvent(id)
  }

  /// Returns whether an event or its batch is or holds the event in question.
  private static func unit(
    of event: EventID, _ batch: BatchPlace?, holds id: EventID
  ) -> Bool {
    guard event.writer == id.writer else { return false }
    guard let batch else { return event == id }
    let first = event.number - batch.index
    return first <= id.number && id.number < first + batch.count
  }

  /// Returns the last instant of a day in the clock's zone, by a search with halving steps: asking the zone for every
  /// event would take longer than the fold.
  private static func end(of day: CalendarDay, _ clock: any WallClock) -> Timestamp {
    let dayInMilliseconds: Int64 = 86_400_000
    // No zone is more than a day away from UTC.
    var last = Timestamp(startOf: day).adding(milliseconds: -dayInMilliseconds)
    var step = 4 * dayInMilliseconds
    while step > 0 {
      let later = last.adding(milliseconds: step)
      if later > last, clock.day(at: later) <= day { last = later } else { step /= 2 }
    }
    return last
  }
}
