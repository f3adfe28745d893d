import LedgerModel

/// How far a ledger has been read: opaque, and good only for the store that gave it.
public struct LogPosition: Hashable, Sendable {
  /// For each log: the number of its next line, where that begins, and the seal before it.
  struct Place: Hashable, Sendable {
    var next: Int
    var offset: Int
    var seal: Seal
  }

  var places: [WriterID: Place] = [:]
  /// Which files it is of.
  var generation = 0

  /// Before the first event.
  public static let start = LogPosition(generation: 0)

  init(generation: Int) {
    self.generation = generation
  }

  /// How many events stand before it, in all logs.
  var eventCount: Int { places.values.reduce(0) { $0 + $1.next } }

  /// How many logs have been read from.
  public var logCount: Int { places.count }
}
