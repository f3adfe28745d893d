import LedgerModel

/// The lines of events in pieces of a bounded size: ten years of a bank's lines need not be in memory as bytes too.
///
/// A batch counts by its last line, so a log that ends after a piece ends with an unfinished batch, just as after a
/// write that was cut short.
struct LogPieces {
  private let events: EventList
  private let others: [WriterID: Int]?
  private var place = 0
  /// The chain after the pieces that were returned.
  private(set) var chain: LogChain
  /// How many bytes were returned.
  private(set) var byteCount = 0
  /// The payload of the line that begins the log, if it was returned.
  private(set) var opened: LogOpened?
  /// The ledgers that returned lines join with this one.
  private(set) var joined: [LedgerID] = []
  private var isLineFeedDue: Bool

  /// A piece ends after the line that reaches this size.
  private static let pieceByteCount = 1 << 20

  /// - Parameters:
  ///   - events: As ``LogChain/append(_:beside:)`` takes them.
  ///   - isLineFeedDue: Whether the line before them lacks its line feed.
  init(
    of events: EventList, behind chain: LogChain, beside others: [WriterID: Int]?,
    lineFeedFirst isLineFeedDue: Bool = false
  ) {
    self.events = events
    self.chain = chain
    self.others = others
    self.isLineFeedDue = isLineFeedDue
  }

  /// Returns the next piece; `nil` after the last.
  ///
  /// - Throws: ``LogError/unwritable(_:type:reason:)``, and no piece follows.
  mutating func next() throws(LogError) -> [UInt8]? {
    guard place < events.count else { return nil }
    var bytes: [UInt8] = []
    if isLineFeedDue { bytes.append(UInt8(ascii: "\n")) }
    isLineFeedDue = false
    while place < events.count, bytes.count < LogPieces.pieceByteCount {
      let event = events[place]
      try chain.write(event, beside: others, to: &bytes)
      switch event.event {
      case .logOpened(let opened): self.opened = opened
      case .log(.ledgerJoined(let event)): joined.append(event.ledger)
      default: break
      }
      place += 1
    }
    if place == events.count { try chain.finish(events) }
    byteCount += bytes.count
    return bytes
  }
}
