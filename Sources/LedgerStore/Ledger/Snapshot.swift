package import LedgerModel

/// The fold of a projection that one process left, so that the next one reads only later events.
///
/// It is derived: the log always wins, and every answer is the same without it. A snapshot that does not read, is of
/// another version, projection or ledger, or does not fit the log is ignored.
package struct Snapshot<P: KeptProjection> {
  package var header: SnapshotHeader
  package var fold: LedgerFold<P>

  private static var kind: SnapshotHeader.Kind {
    SnapshotHeader.Kind(mark: "puldar snapshot\n", version: P.snapshotVersion)
  }

  package init(header: SnapshotHeader, fold: LedgerFold<P>) {
    self.header = header
    self.fold = fold
  }

  /// Reads a snapshot; `nil` if this version did not write the bytes.
  package init?(bytes: [UInt8]) {
    do throws(UnreadableSnapshot) {
      var (header, reader) = try SnapshotHeader.read(bytes, Snapshot.kind)
      guard try reader.text() == P.snapshotName else { return nil }
      self.init(header: header, fold: try LedgerFold(from: &reader))
    } catch {
      return nil
    }
  }

  /// Returns the header from the first bytes of a file. Only the whole file confirms it.
  static func header(_ bytes: [UInt8]) -> SnapshotHeader? {
    try? SnapshotHeader.front(bytes, kind).header
  }

  /// The bytes of the snapshot; `nil` if the fold cannot be kept.
  package var bytes: [UInt8]? {
    header.file(Snapshot.kind) { writer in
      writer.write(text: P.snapshotName)
      fold.write(to: &writer)
    }
  }
}
