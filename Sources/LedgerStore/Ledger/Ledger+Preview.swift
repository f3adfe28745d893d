public import LedgerModel

extension Ledger {
  /// Returns what performing a decision would append now. Nothing is written, made or locked.
  ///
  /// - Throws: ``LedgerError``, as ``perform(_:key:)`` would.
  public func preview<D: Decision>(
    _ decision: D, key: IdempotencyKey? = nil
  ) throws(LedgerError) -> LedgerPreview<D.Outcome> {
    try previewed(decision.rules.decision, key: key)
  }

  private func previewed<D: LedgerDecision>(
    _ decision: D, key: IdempotencyKey?
  ) throws(LedgerError) -> LedgerPreview<D.Outcome> {
    try asLedgerError {
      let log = try store.ownLog()
      let prepared = try prepare(decision, key: key, log)
      let reading = try store.reading()
      var chain = LogChain(
        writer: log.writer, eventCount: log.nextNumber,
        seal: reading.position.places[log.writer]?.seal ?? .beforeFirst, latestTime: log.latestTime)
      let lines = try chain.append(
        prepared.events, beside: reading.position.places.mapValues(\.next))
      return LedgerPreview(
        events: Array(prepared.events),
        lines: lines.map { String(decoding: $0.bytes, as: UTF8.self) },
        outcome: prepared.outcome, isAlreadyThere: prepared.isAlreadyThere)
    }
  }

  /// Returns the writer that a bare event number refers to: this device's, else the only one; `nil` if there are
  /// several logs and none is this device's.
  ///
  /// - Throws: ``LedgerError`` if the logs cannot be read.
  public func writerOfBareNumbers() throws(LedgerError) -> WriterID? {
    let heads = try asLedgerError {
      try store.reading().condition.heads
    }
    if heads.count == 1 { return heads[0].writer }
    // A log that must not be written to can still be read.
    let own = try? store.ownLog().writer
    return heads.contains { $0.writer == own } ? own : nil
  }
}
