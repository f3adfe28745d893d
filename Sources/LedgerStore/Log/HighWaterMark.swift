import LedgerModel

/// How far this machine knows the logs of a ledger at one place: its own log up to the last acknowledged event, which
/// is never repaired without a request, and the logs of other devices as it last saw them.
///
/// It is kept in two slots that are written in turn, so that an interrupted write leaves the previous one. A slot is a
/// line of JSON (`record`, `sequence`, `path`, `own`, `successor`, `verified`, `damaged`), another for each log, its
/// own first, and a line with the SHA-256 of those before it, in hexadecimal.
package struct HighWaterMark: Hashable, Sendable {
  /// The number of writes; the higher one is newer.
  var sequence = 0
  /// The path of the ledger when it was last used; empty if a person replaced it with another one.
  var path: String
  /// The acknowledged part of this machine's own log; `nil` if it is not known.
  package var own: VerifiedLog?
  /// The logs of other devices as they were last seen, sorted by writer: a log that is gone, shorter or different is reported,
  /// and one that looks unchanged need not be verified again.
  private(set) var others: [VerifiedLog] = []
  /// The writers whose logs were found damaged although their files looked unchanged: such a log is verified each time
  /// until it is whole again.
  var damaged: [WriterID] = []
  /// The ledger that was begun in its place while it was gone; `nil` if there is none.
  var successor: LedgerID?
  /// When everything was last verified; `nil` if it never was.
  var verifiedAt: Timestamp?

  /// The log of another device.
  subscript(writer: WriterID) -> VerifiedLog? {
    get {
      let place = place(of: writer)
      return holds(writer, at: place) ? others[place] : nil
    }
    set {
      let place = place(of: writer)
      let replaced = holds(writer, at: place) ? place + 1 : place
      others.replaceSubrange(place..<replaced, with: [newValue].compactMap(\.self))
    }
  }

  private func place(of writer: WriterID) -> Int {
    others.partitioningIndex { $0.writer >= writer }
  }

  private func holds(_ writer: WriterID, at place: Int) -> Bool {
    place < others.count && others[place].writer == writer
  }

  /// Takes over from another mark everything but this machine's own log, and which version understood that.
  mutating func takeOthers(of mark: HighWaterMark) {
    own?.takeReads(of: mark.own)
    others = mark.others.filter { $0.writer != own?.writer }
    damaged = mark.damaged
    verifiedAt = mark.verifiedAt
  }
}

extension HighWaterMark {
  private static let currentVersion = 2
  /// The slots are in different pages, so that no write touches both.
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

  /// The bytes of a file that holds only this mark, with room to grow.
  package var file: [UInt8] {
    let slot = bytes
    let pages = max(1, (2 * slot.count - 1) / HighWaterMark.pageByteCount)
    var file = [UInt8](
      repeating: UInt8(ascii: " "), count: 2 * pages * HighWaterMark.pageByteCount)
    let offset = sequence % 2 * file.count / 2
    file.replaceSubrange(offset..<offset + slot.count, with: slot)
    return file
  }

  /// Returns where its slot begins in a file of a given size; `nil` if it has no room.
  package func offset(inFileOf byteCount: Int) -> Int? {
    bytes.count <= byteCount / 2 ? sequence % 2 * (byteCount / 2) : nil
  }

  /// Reads the newest mark in a file of two slots; `nil` if neither can be read.
  package init?(file: [UInt8]) {
    let slots = [0, file.count / 2].compactMap { HighWaterMark(slot: file[$0...]) }
    guard let newest = slots.max(by: { $0.sequence < $1.sequence }) else { return nil }
    self = newest
  }

  /// Reads a slot; `nil` if this version cannot trust its contents.
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
