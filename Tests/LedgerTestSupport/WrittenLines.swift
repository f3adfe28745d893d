package import LedgerModel
package import LedgerStore

extension LogLine {
  /// Appends the lines of events that follow one another in a log; nothing is checked.
  ///
  /// - Returns: The seal of the last line.
  @discardableResult
  package static func write(
    _ events: [EventEnvelope], after before: Seal, to bytes: inout [UInt8]
  ) -> Seal {
    var seal = before
    for envelope in events { seal = write(envelope, after: seal, to: &bytes).seal }
    return seal
  }
}

extension LogLengths {
  /// Lengths that logs of a few events reach.
  package init(
    derivedTail: Int, latestCount: Int, blockLineCount: Int? = nil, halvedByteCount: Int? = nil
  ) {
    self.init()
    self.derivedTail = derivedTail
    self.latestCount = latestCount
    self.blockLineCount = blockLineCount ?? self.blockLineCount
    self.halvedByteCount = halvedByteCount ?? self.halvedByteCount
  }
}
