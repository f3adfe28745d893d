public import LedgerModel

/// How far a ledger has been read: good only for the store that gave it.
public struct LogPosition: Hashable, Sendable {
  /// How far one log has been read.
  package struct Place: Hashable, Sendable {
    /// The number of its next line.
    package var next: Int
    /// Where that begins, in bytes; 0 where the store has no files.
    package var offset: Int
    /// The seal before it.
    package var seal: Seal

    package init(next: Int, offset: Int = 0, seal: Seal) {
      self.next = next
      self.offset = offset
      self.seal = seal
    }
  }

  /// By writer; what has not begun has none.
  package var places: [WriterID: Place] = [:]
  /// Which of the store's files it is of: in others the same place is another one.
  package var generation = 0

  /// Before the first event.
  public static let start = LogPosition()

  package init(places: [WriterID: Place] = [:], generation: Int = 0) {
    self.places = places
    self.generation = generation
  }

  /// The number of the first event of a log that has not been read; 0 of one that has not begun.
  public func next(of writer: WriterID) -> Int { places[writer]?.next ?? 0 }

  /// How many events stand before it, in all logs.
  public var eventCount: Int { places.values.reduce(0) { $0 + $1.next } }

  /// How many logs have been read from.
  public var logCount: Int { places.count }
}
