package import LedgerModel

/// The writer that this machine is in a ledger at one place, as stated by the name of the record's file: even if the
/// file's contents cannot be read.
///
/// The name is `<machine>-<inode>-<writer>.mark`, in a folder with the ledger's id. It has no writer if the machine has
/// only read. The device is not part of it: a disk gets another number when it is mounted again.
package struct WriterRegistration: Hashable, Sendable {
  package var ledger: LedgerID
  /// Distinguishes this machine from others that share the folder of the records.
  var machine: String
  /// The inode of the ledger's folder, or of a single log.
  var inode: UInt64
  /// `nil` if the machine has not written.
  package var writer: WriterID?

  /// Returns a machine's id in the names of files: 64 bits of its hash.
  static func machine(_ id: String) -> String {
    String(Seal(of: Array(id.utf8).span.bytes, after: .beforeFirst).text.prefix(16))
  }
}

extension WriterRegistration {
  package var fileName: String {
    "\(machine)-\(inode)" + (writer.map { "-\($0.text)" } ?? "") + WriterRegistration.suffix
  }

  /// Reads the name of a file in a ledger's folder; `nil` if it is not such a name.
  package init?(_ ledger: LedgerID, fileName: String) {
    guard fileName.hasSuffix(WriterRegistration.suffix) else { return nil }
    let parts = fileName.dropLast(WriterRegistration.suffix.count).split(separator: "-")
    guard 2...3 ~= parts.count, let inode = UInt64(parts[1]) else { return nil }
    let writer = parts.count == 3 ? WriterID(parts[2]) : nil
    if parts.count == 3, writer == nil { return nil }
    self.init(ledger: ledger, machine: String(parts[0]), inode: inode, writer: writer)
  }

  private static let suffix = ".mark"
}
