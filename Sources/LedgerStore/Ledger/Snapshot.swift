package import LedgerModel

/// The fold of a projection as one process left it, so that the next one reads only what came after.
///
/// It is derived: the log always wins, and without it every answer is the same. One that does not
/// read, is of another version, projection or ledger, or does not fit the log is passed over.
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

  /// The snapshot that bytes hold; `nil` where they hold none that this version wrote.
  package init?(bytes: [UInt8]) {
    do throws(UnreadableSnapshot) {
      var (header, reader) = try SnapshotHeader.read(bytes, Snapshot.kind)
      guard try reader.text() == P.snapshotName else { return nil }
      self.init(header: header, fold: try LedgerFold(from: &reader))
    } catch {
      return nil
    }
  }

  /// The header that the first bytes of a file hold, which only the whole file confirms.
  static func header(_ bytes: [UInt8]) -> SnapshotHeader? {
    try? SnapshotHeader.front(bytes, kind).header
  }

  /// The bytes of the snapshot; `nil` where the fold cannot be kept.
  package var bytes: [UInt8]? {
    header.file(Snapshot.kind) { writer in
      writer.write(text: P.snapshotName)
      fold.write(to: &writer)
    }
  }
}
