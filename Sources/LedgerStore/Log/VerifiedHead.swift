public import LedgerModel
import Synchronization

/// How far a log was verified, to be kept elsewhere: a later reader verifies only what follows it, and finds out if it
/// is no longer there.
public struct VerifiedHead: Hashable, Sendable {
  package let log: VerifiedLog

  /// - Parameter log: What is known; how the file looked on this machine is left out.
  init(log: VerifiedLog) {
    var log = log
    (log.inode, log.modifiedNanoseconds) = (0, VerifiedLog.noTime)
    self.log = log
  }

  /// Whose log it is.
  public var writer: WriterID { log.writer }
  /// How many events were verified.
  public var eventCount: Int { log.eventCount }
  /// How many bytes they have.
  public var byteCount: Int { log.end }
  /// The seal of the last of them: 64 hexadecimal digits.
  public var seal: String { log.seal.text }
}

extension VerifiedHead {
  /// A JSON object with all of it: `writer`, `end` (in bytes), `events`, `at`, `seal`, `joined` if there are any, and
  /// `reads`, the version that understood the events.
  public var json: String {
    var fields = FieldWriter()
    log.write(to: &fields, namingFile: false)
    return String(decoding: fields.finished(), as: UTF8.self)
  }

  /// Reads what ``json`` gave.
  ///
  /// - Throws: ``LedgerEvents/UnreadableText`` for anything else.
  public init(json: String) throws(UnreadableText) {
    do throws(FieldError) {
      log = try VerifiedLog(line: Array(json.utf8))
    } catch {
      throw UnreadableText(
        text: json, kind: "a verified head", remedy: "Keep it as verifying gave it.")
    }
  }
}

extension Ledger {
  /// Verifies every line that is not verified yet, and returns how far each log is whole.
  ///
  /// An unfinished write at the end is left out.
  ///
  /// - Returns: The heads by writer, and the id of the ledger.
  /// - Throws: ``LedgerError`` if there is no ledger, or it is damaged, lacks events that were there before, or holds
  ///   what only a newer version understands.
  public func verifiedHeads() throws(LedgerError) -> (heads: [VerifiedHead], ledger: String) {
    try asLedgerError {
      try lookingOnce {
        let reading = try store.reading()
        try check(reading, nil)
        if let error = reading.condition.firstError { throw error }
        let heads = try (store as? FileEventStore)?.verifiedHeads() ?? []
        return (heads, try ledgerID()?.text ?? "")
      }
    }
  }

  /// Returns the id of the ledger: that of the first log by writer, if several were joined.
  func ledgerID() throws -> LedgerID? {
    if let store = store as? FileEventStore { return try store.ledgerID() }
    return try read(BudgetState()).0.fold.projection.decisionState.opened?.ledger
  }
}

extension FileEventStore {
  fileprivate func verifiedHeads() throws(LogError) -> [VerifiedHead] {
    try logs.withLock { logs throws(LogError) in
      try logs.catchUp().compactMap {
        VerifiedLog(verifiedPartOf: $0).map { VerifiedHead(log: $0) }
      }
    }
  }

  fileprivate func ledgerID() throws(LogError) -> LedgerID? {
    try logs.withLock { logs throws(LogError) in try logs.catchUp().first?.state.opened?.ledger }
  }
}
