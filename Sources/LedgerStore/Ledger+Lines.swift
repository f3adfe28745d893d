import LedgerModel

extension Ledger {
  /// Goes through the verified lines of the logs as they stand there, in the order of their events.
  ///
  /// Unlike ``forEachEvent(parts:asOf:_:)`` it gives out events of newer versions too.
  ///
  /// - Parameter body: Called with each line; answers whether to go on.
  /// - Throws: ``LedgerError`` where there is no ledger or it cannot be read.
  public func forEachLine(_ body: (RecordedLine) -> Bool) throws(LedgerError) {
    try asLedgerError {
      let reading = try store.readLines(body)
      if reading.position.logCount == 0 {
        throw LogError.noLedger(path: (store as? FileEventStore)?.path ?? "memory")
      }
    }
  }
}

extension EventStore {
  /// The lines that the events would be in a log: for a store that keeps none.
  public func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    var seals: [WriterID: Seal] = [:]
    return try read(from: .start, parts: .all) { envelope in
      var bytes: [UInt8] = []
      let writer = envelope.id.writer
      seals[writer] = LogLine.write(
        [copy envelope], after: seals[writer] ?? .beforeFirst, to: &bytes)
      return try body(
        RecordedLine(
          id: envelope.id, recordedAt: envelope.recordedAt, type: envelope.event.type,
          bytes: bytes.dropLast()))
    }
  }
}
