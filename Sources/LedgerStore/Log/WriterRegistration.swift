package import LedgerModel

/// Which writer this machine is in a ledger at one place, as the name of the file says in which it
/// remembers the ledger: also where nothing in the file can be read.
///
/// The name is `<machine>-<inode>-<writer>.mark`, in a folder with the ledger's id. A machine that has
/// only read has no writer in it. The device is no part of it: a disk has another number when it is
/// mounted again.
package struct WriterRegistration: Hashable, Sendable {
  package var ledger: LedgerID
  /// Tells this machine from others that share the folder of the records.
  var machine: String
  /// Of the ledger's folder, or of a single log.
  var inode: UInt64
  /// `nil` where the machine has not written.
  package var writer: WriterID?

  /// What a machine's own id is in the names of files: 64 bits of its hash.
  static func machine(_ id: String) -> String {
    String(Seal(of: Array(id.utf8).span.bytes, after: .beforeFirst).text.prefix(16))
  }
}

extension WriterRegistration {
  package var fileName: String {
    "\(machine)-\(inode)" + (writer.map { "-\($0.text)" } ?? "") + WriterRegistration.suffix
  }

  /// What the name of a file in a ledger's folder says; `nil` where it is none of these.
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
