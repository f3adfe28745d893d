import LedgerModel
import Synchronization

extension FileEventStore {
  /// Gives out every line of the ledger's files that proves itself, log by log, and says where nothing
  /// does: also of a ledger that is too damaged to be opened. Nothing is changed or locked.
  ///
  /// - Parameter body: Called with each finding; answers whether to go on.
  /// - Throws: ``LogError/noLedger(path:)`` where there is no log, and what the body throws.
  public func salvage(_ body: (SalvageFinding) throws -> Bool) throws {
    let logs = try placeFacts().logs
    guard !logs.isEmpty else { throw LogError.noLedger(path: path) }
    var goesOn = true
    for log in logs where goesOn {
      let file: LogFile
      do throws(FileError) {
        file = try LogFile(system, log)
      } catch {
        goesOn = try body(.unreadable(LogError(reading: error)))
        continue
      }
      // Open until all of it was read.
      defer { withExtendedLifetime(file) {} }
      let salvage = LogSalvage(
        system: system, file: file.file, byteCount: file.status.byteCount,
        writer: LogDirectory.writer(ofLog: log) ?? .unknown)
      try salvage.run { finding in
        goesOn = try body(finding)
        return goesOn
      }
    }
  }
}
