package import LedgerModel

/// A history that could have happened: entries, corrections, voids, undos, redos and settings, by
/// one device or several that see each other's events now and then.
///
/// Each device decides by what it has seen, so that nothing is corrected that does not count there,
/// and nothing undone that another event there depends on; what two devices did without knowing of
/// each other meets in the merged history. The same seed gives the same history.
package struct DeviceHistory: Sendable {
  /// In the order of the ledger.
  package private(set) var events: [EventEnvelope] = []

  /// - Parameters:
  ///   - seed: Which history.
  ///   - count: How many events, besides the devices' first ones.
  ///   - writers: How many devices; with more than one, some entries and settings have keys.
  ///   - currency: What its amounts are in.
  package init(seed: UInt64, count: Int, writers: Int = 1, currency: Money.Currency = .usd) {
    var generator = SeededGenerator(seed: seed)
    var devices = (0..<writers).map {
      HistoryDevice(index: $0, opened: $0 == 0, currency: currency)
    }
    for step in 0..<count {
      let place = Int.random(in: 0..<writers, using: &generator)
      if writers > 1, Int.random(in: 0..<6, using: &generator) == 0 {
        for other in devices.indices where other != place {
          if Bool.random(using: &generator) { devices[place].see(devices[other].seen) }
        }
      }
      devices[place].step(step, usesKeys: writers > 1, &generator)
    }
    let all = devices.reduce(into: Set<EventEnvelope>()) { $0.formUnion($1.seen) }
    events = all.sorted(by: EventEnvelope.isEarlier)
  }

  /// The months that its entries and settings are in, with one before and one after.
  package static let months: ClosedRange<CalendarMonth> = {
    guard let first = CalendarMonth(year: 2025, month: 9), let last = first.advanced(by: 9) else {
      preconditionFailure("the months exist")
    }
    return first...last
  }()
}

extension EventEnvelope {
  /// The order of a ledger.
  package static func isEarlier(_ left: EventEnvelope, _ right: EventEnvelope) -> Bool {
    (left.recordedAt, left.id.writer, left.id.number)
      < (right.recordedAt, right.id.writer, right.id.number)
  }
}
