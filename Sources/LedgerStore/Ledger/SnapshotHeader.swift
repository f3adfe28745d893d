package import LedgerModel

/// The front of every file that is derived from logs: its ledger and logs, how far it reaches, and a checksum.
///
/// | member | bytes |
/// |--------|-------|
/// | mark: the kind of file, in letters, and a line feed | 16 |
/// | version of this table | 4 |
/// | version of the rest | 4 |
/// | ``Checksum`` of everything after it | 8 |
/// | ``LedgerVersion/reads`` of the version that wrote it | 8 |
/// | ledger, a text | 4 and its bytes |
/// | how many logs, by their writers | 4 |
/// | of each its writer, and the number of its next event | 16 |
/// | where that event's line begins in the log | 8 |
/// | seal of the line before it, 64 hexadecimal digits, a text | 4 and 64 |
///
/// Numbers are little-endian; a text follows its byte count.
package struct SnapshotHeader: Hashable, Sendable {
  package var ledger: LedgerID
  /// How far each log is covered, by writer.
  package var places: [WriterID: LogPosition.Place]

  /// The kind of a file, and its version.
  struct Kind {
    /// 16 letters.
    var mark: StaticString
    var version: UInt32
  }

  private static let version: UInt32 = 3
  private static let markByteCount = 16
  /// From the first byte to the end of the checksum.
  private static let frontByteCount = 32
}

extension SnapshotHeader {
  /// - Parameters:
  ///   - next: The number of the first event that the file does not cover.
  ///   - offset: Where that event's line begins in the log.
  ///   - seal: The seal of the line before it.
  package init(ledger: LedgerID, writer: WriterID, next: Int, offset: Int, seal: Seal) {
    self.init(
      ledger: ledger, places: [writer: .init(next: next, offset: offset, seal: seal)])
  }

  /// Reads the front of a file, and returns a reader at the beginning of the rest.
  ///
  /// - Throws: ``LedgerModel/UnreadableSnapshot`` if the file is not whole, or was not written by this version.
  static func read(
    _ bytes: [UInt8], _ kind: Kind
  ) throws(UnreadableSnapshot) -> (header: SnapshotHeader, rest: SnapshotReader) {
    let (header, rest, checksum) = try front(bytes, kind)
    guard checksum == Checksum.of(bytes, from: frontByteCount) else { throw UnreadableSnapshot() }
    return (header, rest)
  }

  /// Does the same for the first bytes of a file, without proof that they are unchanged.
  static func front(
    _ bytes: [UInt8], _ kind: Kind
  ) throws(UnreadableSnapshot) -> (
    header: SnapshotHeader, rest: SnapshotReader, checksum: UInt64
  ) {
    guard bytes.count >= frontByteCount, bytes.starts(with: kind.mark.description.utf8) else {
      throw UnreadableSnapshot()
    }
    var reader = SnapshotReader(bytes, from: markByteCount)
    guard try reader.half() == version, try reader.half() == kind.version else {
      throw UnreadableSnapshot()
    }
    let checksum = try reader.word()
    guard try reader.word() == LedgerVersion.reads, let ledger = LedgerID(try reader.text()) else {
      throw UnreadableSnapshot()
    }
    var header = SnapshotHeader(ledger: ledger, places: [:])
    for _ in 0..<(try reader.count(ofSize: 28)) {
      let next = try reader.event()
      guard let offset = Int(exactly: try reader.word()),
        let seal = Seal(digits: Array(try reader.text().utf8).span.bytes)
      else { throw UnreadableSnapshot() }
      header.places[next.writer] = .init(next: next.number, offset: offset, seal: seal)
    }
    return (header, reader, checksum)
  }

  /// Returns the bytes of a whole file; `nil` if a part of it cannot be kept.
  func file(_ kind: Kind, _ writeRest: (inout SnapshotWriter) -> Void) -> [UInt8]? {
    var body = SnapshotWriter()
    body.write(word: LedgerVersion.reads)
    body.write(text: ledger.text)
    body.write(count: places.count)
    for (writer, place) in places.sorted(by: { $0.key < $1.key }) {
      body.write(EventID(writer: writer, number: place.next))
      body.write(word: UInt64(truncatingIfNeeded: place.offset))
      body.write(text: place.seal.text)
    }
    writeRest(&body)
    guard body.isComplete else { return nil }
    var whole = SnapshotWriter()
    whole.append(Array(kind.mark.description.utf8))
    whole.write(half: SnapshotHeader.version)
    whole.write(half: kind.version)
    whole.write(word: Checksum.of(body.bytes, from: 0))
    whole.append(body.bytes)
    return whole.bytes
  }
}
