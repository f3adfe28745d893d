public import LedgerModel

/// How far a ledger has been read. Valid only for the store that gave it.
public struct LogPosition: Hashable, Sendable {
  /// How far one log has been read.
  package struct Place: Hashable, Sendable {
    /// The number of its next line.
    package var next: Int
    /// The byte offset of that line; 0 if the store has no files.
    package var offset: Int
    /// The seal before it.
    package var seal: Seal

    package init(next: Int, offset: Int = 0, seal: Seal) {
      self.next = next
      self.offset = offset
      self.seal = seal
    }
  }

  /// Places by writer; a log that has not begun has none.
  package var places: [WriterID: Place] = [:]
  /// The generation of the store's files: in another one, the same place means something else.
  package var generation = 0

  /// Before the first event.
  public static let start = LogPosition()

  package init(places: [WriterID: Place] = [:], generation: Int = 0) {
    self.places = places
    self.generation = generation
  }

  /// Returns the number of the first unread event of a log; 0 if it has not begun.
  public func nextNumber(of writer: WriterID) -> Int { places[writer]?.next ?? 0 }

  /// How many events are before it, in all logs.
  public var eventCount: Int { places.values.reduce(0) { $0 + $1.next } }

  /// How many logs have been read from.
  public var logCount: Int { places.count }
}
