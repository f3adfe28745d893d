import LedgerModel

/// How far this machine knows the logs of a ledger at one place: its own log up to what was
/// acknowledged, which is never repaired without being asked, and those of other devices as it saw them
/// last.
///
/// It is kept in two slots that are written in turn, so that a write that is cut short leaves the one
/// before. A slot is a line of JSON (`record`, `sequence`, `path`, `own`, `successor`, `verified`, `damaged`), another
/// for each log, its own first, and a line with the SHA-256 of those before it, in hexadecimal.
package struct HighWaterMark: Hashable, Sendable {
  /// Counts how often it was written; the higher one is the newer.
  var sequence = 0
  /// Where the ledger was when it was used last; empty where a person took another one in its place.
  var path: String
  /// What was acknowledged of this machine's own log; `nil` where that is not known.
  package var own: VerifiedLog?
  /// The logs of other devices as they were seen last, by writer: one that is gone, shorter or another
  /// one by now is named, and one that looks as it did need not be verified again.
  private(set) var others: [VerifiedLog] = []
  /// The writers whose logs were found damaged although their files look as they did: such a log is
  /// verified each time until it is whole again.
  var damaged: [WriterID] = []
  /// The ledger that was begun in the place of this one while it was gone; `nil` where none was.
  var successor: LedgerID?
  /// When everything was verified by itself last; `nil` where it never was.
  var verifiedAt: Timestamp?

  /// The log of another device.
  subscript(writer: WriterID) -> VerifiedLog? {
    get { others.first { $0.writer == writer } }
    set {
      others.removeAll { $0.writer == writer }
      if let newValue { others.append(newValue) }
      others.sort { $0.writer < $1.writer }
    }
  }

  /// Takes over what another one says of all that is not this machine's own log, and which version
  /// understood that one.
  mutating func takeOthers(of mark: HighWaterMark) {
    own?.takeReads(of: mark.own)
    others = mark.others.filter { $0.writer != own?.writer }
    damaged = mark.damaged
    verifiedAt = mark.verifiedAt
  }
}

extension HighWaterMark {
  private static let currentVersion = 2
  /// The slots stand in different pages, so that no write touches both.
  private static let pageByteCount = 4096

  /// The bytes of its slot.
  package var bytes: [UInt8] {
    var fields = FieldWriter()
    fields.write("record", HighWaterMark.currentVersion)
    fields.write("sequence", sequence)
    fields.writeUnlessEmpty("path", path)
    if let own { fields.write("own", own.writer) }
    if let successor { fields.write("successor", successor.text) }
    if let verifiedAt { fields.write("verified", verifiedAt) }
    if !damaged.isEmpty { fields.write("damaged", damaged.map(\.text)) }
    var bytes = fields.finished()
    bytes.append(UInt8(ascii: "\n"))
    for log in [own].compactMap(\.self) + others {
      var fields = FieldWriter(after: consume bytes)
      log.write(to: &fields)
      bytes = fields.finished()
      bytes.append(UInt8(ascii: "\n"))
    }
    Seal(of: bytes.span.bytes, after: .beforeFirst).write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The bytes of a file that holds nothing else, with room for what follows.
  package var file: [UInt8] {
    let slot = bytes
    let pages = max(1, (2 * slot.count - 1) / HighWaterMark.pageByteCount)
    var file = [UInt8](
      repeating: UInt8(ascii: " "), count: 2 * pages * HighWaterMark.pageByteCount)
    let offset = sequence % 2 * file.count / 2
    file.replaceSubrange(offset..<offset + slot.count, with: slot)
    return file
  }

  /// Where its slot begins in a file of so many bytes; `nil` where there is no room for it.
  package func offset(inFileOf byteCount: Int) -> Int? {
    bytes.count <= byteCount / 2 ? sequence % 2 * (byteCount / 2) : nil
  }

  /// The newest one in a file of two slots; `nil` where neither can be read.
  package init?(file: [UInt8]) {
    let slots = [0, file.count / 2].compactMap { HighWaterMark(slot: file[$0...]) }
    guard let newest = slots.max(by: { $0.sequence < $1.sequence }) else { return nil }
    self = newest
  }

  /// What a slot holds; `nil` where that is nothing this version can trust.
  private init?(slot: ArraySlice<UInt8>) {
    var lines: [[UInt8]] = []
    var rest = slot
    while rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Array(rest[..<end]))
      rest = rest[(end + 1)...]
    }
    let body = Array(slot[..<rest.startIndex])
    guard let head = lines.first,
      Seal(digits: Array(rest.prefix(SHA256Hash.digitCount)).span.bytes)
        == Seal(of: body.span.bytes, after: .beforeFirst)
    else { return nil }
    do throws(FieldError) {
      let normalized = try JSONText.normalized(head.span.bytes)
      var fields = FieldReader(normalized: normalized.span.bytes)
      guard try fields.number("record") == HighWaterMark.currentVersion else { return nil }
      sequence = try fields.number("sequence")
      path = try fields.optionalText("path")
      let writer = WriterID(try fields.optionalText("own"))
      successor = LedgerID(try fields.optionalText("successor"))
      verifiedAt = Timestamp(iso: try fields.optionalText("verified"))
      damaged = try fields.optionalTexts("damaged").compactMap { WriterID($0) }
      for line in lines.dropFirst() {
        let log = try VerifiedLog(line: line)
        if log.writer == writer { own = log } else { self[log.writer] = log }
      }
    } catch {
      return nil
    }
    guard sequence >= 0 else { return nil }
  }
}
