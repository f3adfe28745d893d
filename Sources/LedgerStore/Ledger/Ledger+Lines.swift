public import LedgerModel

extension Ledger {
  /// Calls a body with the verified lines of the logs, byte for byte, in the order of their events.
  ///
  /// Unlike ``forEachEvent(parts:asOf:_:)`` it includes events of newer versions.
  ///
  /// - Parameters:
  ///   - moment: As of when; `nil` for now.
  ///   - body: Called with each line; returns whether to go on.
  /// - Throws: The errors of ``view(_:asOf:)``.
  public func forEachLine(
    asOf moment: AsOf? = nil, _ body: (RecordedLine) -> Bool
  ) throws(LedgerError) {
    try asLedgerError {
      var cut = try moment.map { moment in try AsOfFilter(moment, clock: clock) }
      var goesOn = true
      let reading = try store.readLines { line in
        if cut?.includes(line.id, recordedAt: line.recordedAt, batch: line.batch) == false {
          return false
        }
        if goesOn { goesOn = body(line) }
        // Only meeting the event that names the moment proves that the moment exists.
        return goesOn || cut?.isMet == false
      }
      try check(reading, cut)
    }
  }
}

extension Ledger {
  /// Returns the verified lines of some events, in the ledger's order, without those that are not there.
  public func lines(
    of ids: Set<EventID>, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> [RecordedLine] {
    let indexed = try asLedgerError {
      try lookingOnce {
        try forIndexedLines(asOf: moment) { index, store, known in
          var found: [RecordedLine] = []
          let blocks = index.blocks(holding: Array(ids))
          try store.readLines(index.pieces(blocks, upTo: known.end)) { line in
            if ids.contains(line.id) { found.append(line) }
          }
          return found
        }
      }
    }
    if let indexed { return indexed }
    var found: [RecordedLine] = []
    try forEachLine(asOf: moment) { line in
      if ids.contains(line.id) { found.append(line) }
      return found.count < ids.count
    }
    return found
  }
}

extension Ledger {
  /// Whether a head that was kept elsewhere is still in its log: nobody rewrote anything up to it then.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  public func holds(_ head: LedgerCondition.SealedHead) throws(LedgerError) -> Bool {
    try lines(of: [head.event]).first?.seal?.text == head.seal
  }
}

extension EventStore {
  /// Reads the lines that the events would be in a log: for a store that keeps none.
  public func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    var seals: [WriterID: Seal] = [:]
    return try read(from: .start, parts: .all) { envelope in
      var bytes: [UInt8] = []
      let writer = envelope.id.writer
      seals[writer] =
        LogLine.write(copy envelope, after: seals[writer] ?? .beforeFirst, to: &bytes).seal
      return try body(
        RecordedLine(
          id: envelope.id, recordedAt: envelope.recordedAt, batch: envelope.batch,
          type: envelope.type, bytes: bytes.dropLast()))
    }
  }
}
