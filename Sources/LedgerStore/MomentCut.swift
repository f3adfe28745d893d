import LedgerModel

/// Says of each event, in the ledger's order, whether it belongs to the time up to a moment.
struct MomentCut {
  let moment: Moment
  let clock: any WallClock
  /// Whether the moment's event has been met; moments without one need none.
  private(set) var isMet: Bool
  private var isPast = false

  init(_ moment: Moment, clock: any WallClock) {
    self.moment = moment
    self.clock = clock
    switch moment {
    case .after, .before: isMet = false
    case .endOf, .instant: isMet = true
    }
  }

  /// Whether an event still belongs; after the first that does not, none does.
  mutating func includes(_ envelope: borrowing EventEnvelope) -> Bool {
    switch moment {
    case .instant(let instant): return envelope.recordedAt <= instant
    case .endOf(let day): return clock.day(at: envelope.recordedAt) <= day
    case .after(let id):
      if isPast { return false }
      guard MomentCut.unit(of: envelope, holds: id) else { return true }
      isMet = true
      isPast = envelope.batch?.isLast ?? true
      return true
    case .before(let id):
      if MomentCut.unit(of: envelope, holds: id) { isMet = true }
      return !isMet
    }
  }

  /// Whether an event or its batch is the one that is meant, or holds it.
  private static func unit(of envelope: borrowing EventEnvelope, holds id: EventID) -> Bool {
    guard envelope.id.writer == id.writer else { return false }
    guard let batch = envelope.batch else { return envelope.id == id }
    let first = envelope.id.number - batch.index
    return first <= id.number && id.number < first + batch.count
  }
}
