import LedgerModel

/// The logs of a ledger as this machine saw them last: those of other devices, and its own of which the
/// mark says nothing.
///
/// A log of another device that is gone, shorter or another one by now is named; one that looks as it
/// did need not be verified again. The file is a line of JSON for each log, behind one with the
/// version. Without it everything is verified, and what other devices' logs held is not missed.
package struct SeenLogs: Hashable, Sendable {
  /// When everything was verified by itself last; `nil` where it never was.
  var verifiedAt: Timestamp?
  /// By writer.
  var logs: [VerifiedLog] = []
  /// The writers whose logs were found damaged although their files look as they did: such a log is
  /// verified each time until it is whole again.
  var damaged: [WriterID] = []

  static let currentVersion = 1

  /// The log of a writer.
  subscript(writer: WriterID) -> VerifiedLog? {
    get { logs.first { $0.writer == writer } }
    set {
      logs.removeAll { $0.writer == writer }
      if let newValue { logs.append(newValue) }
      logs.sort { $0.writer < $1.writer }
    }
  }
}

extension SeenLogs {
  package var bytes: [UInt8] {
    var fields = FieldWriter()
    fields.write("seen", SeenLogs.currentVersion)
    if let verifiedAt { fields.write("verified", verifiedAt) }
    fields.writeUnlessEmpty("damaged", damaged.map(\.text).joined(separator: " "))
    var bytes = fields.finished()
    bytes.append(UInt8(ascii: "\n"))
    for log in logs {
      var fields = FieldWriter(after: consume bytes)
      log.write(to: &fields)
      bytes = fields.finished()
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// What bytes hold; `nil` where this version cannot read them.
  package init?(bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
    guard let head = lines.next() else { return nil }
    do throws(FieldError) {
      let normalized = try JSONText.normalized(Array(head).span.bytes)
      var fields = FieldReader(normalized: normalized.span.bytes)
      guard try fields.number("seen") == SeenLogs.currentVersion else { return nil }
      verifiedAt = Timestamp(iso: try fields.optionalText("verified"))
      damaged = try fields.optionalText("damaged").split(separator: " ").compactMap { WriterID($0) }
      while let line = lines.next() {
        let normalized = try JSONText.normalized(Array(line).span.bytes)
        var fields = FieldReader(normalized: normalized.span.bytes)
        let log = try VerifiedLog(from: &fields)
        self[log.writer] = log
      }
    } catch {
      return nil
    }
  }
}
