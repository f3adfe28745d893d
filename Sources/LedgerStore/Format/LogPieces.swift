import LedgerModel

/// The lines of events in pieces of some size, one after the other: ten years of a bank's lines are not to stand in
/// memory as bytes too.
///
/// A batch counts by its last line, so that a log that ends behind a piece ends with an unfinished batch, as it does
/// where a write was cut short.
struct LogPieces {
  private let events: EventList
  private let others: [WriterID: Int]?
  private var place = 0
  /// Where the log ends behind the pieces that were given out.
  private(set) var chain: LogChain
  /// How many bytes were given out.
  private(set) var byteCount = 0
  /// What the line that begins the log says, if it was given out.
  private(set) var opened: LogOpened?
  /// The ledgers that lines which were given out join with this one.
  private(set) var joined: [LedgerID] = []
  private var isLineFeedDue: Bool

  /// A piece ends behind the line that reaches it.
  private static let pieceByteCount = 1 << 20

  /// - Parameters:
  ///   - events: As ``LogChain/append(_:beside:)`` takes them.
  ///   - isLineFeedDue: Whether the line before them lacks its end.
  init(
    of events: EventList, behind chain: LogChain, beside others: [WriterID: Int]?,
    lineFeedFirst isLineFeedDue: Bool = false
  ) {
    self.events = events
    self.chain = chain
    self.others = others
    self.isLineFeedDue = isLineFeedDue
  }

  /// The next piece; `nil` behind the last.
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
