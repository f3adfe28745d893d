import LedgerModel

/// What this machine remembers of a ledger, outside of it: which writer it is there.
///
/// A folder that was copied or restored has no record, so it gets a new writer, and no log is ever
/// continued by two machines; the ``FormerLedger`` at its path says what it must hold. The members
/// are a JSON object in one file for each ledger and folder: `record` (1), `ledger`, `machine`,
/// `path` (unless it is empty), `inode`, `writer`. The ``DurableMark`` stands beside it.
package struct MachineRecord: Hashable, Sendable {
  var ledger: LedgerID
  var machineID: String
  /// Where the ledger was when it was used last; empty where a person took another one in its place.
  var path: String
  /// Of the folder, or of a single log.
  var inode: UInt64
  var writer: WriterID

  static let currentVersion = 1

  /// What stands at the path that a record names.
  enum Tenant {
    /// The ledger at hand, which has several names.
    case same
    /// Something with the same inode on another disk: one of both is a copy of the other.
    case copy
    /// Nothing, or something else: the ledger was moved from there.
    case other
  }
}

extension MachineRecord {
  /// The record's bytes, with a line feed behind them.
  package var bytes: [UInt8] {
    var fields = FieldWriter()
    fields.write("record", MachineRecord.currentVersion)
    fields.write("ledger", ledger.text)
    fields.write("machine", machineID)
    fields.writeUnlessEmpty("path", path)
    fields.write("inode", inode)
    fields.write("writer", writer)
    return fields.finished() + [UInt8(ascii: "\n")]
  }

  /// The record that bytes hold; `nil` where they hold none that this version knows.
  package init?(bytes: [UInt8]) {
    do throws(FieldError) {
      let trimmed = bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : bytes
      let normalized = try JSONText.normalized(trimmed.span.bytes)
      var fields = FieldReader(normalized: normalized.span.bytes)
      guard try fields.number("record") == MachineRecord.currentVersion,
        let ledger = LedgerID(try fields.text("ledger"))
      else { return nil }
      let machineID = try fields.text("machine")
      let path = try fields.optionalText("path")
      guard let inode = UInt64(try fields.text("inode")),
        let writer = WriterID(try fields.text("writer"))
      else { return nil }
      self.init(
        ledger: ledger, machineID: machineID, path: path, inode: inode, writer: writer)
    } catch {
      return nil
    }
  }
}
