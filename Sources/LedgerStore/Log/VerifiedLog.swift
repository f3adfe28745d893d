package import LedgerModel

/// How far this machine has verified a log, and how the log's file looked then.
///
/// If the file still looks the same, it need not be verified again.
package struct VerifiedLog: Hashable, Sendable {
  package var writer: WriterID
  var inode: UInt64
  /// When the file was last changed, in nanoseconds since 1970.
  var modifiedNanoseconds: Int64
  /// Where the last line ends.
  package var end: Int
  var eventCount: Int
  /// The seal of the last line.
  var seal: Seal
  /// When the last event was recorded.
  var latestTime: Timestamp
  /// Ledgers that the log declares to be one with its own.
  var joined: Set<LedgerID> = []
  /// The version that understood every line, as ``LedgerVersion/reads``; 0 if it is not known. Another version may not
  /// know every event or member.
  var reads = LedgerVersion.reads

  /// A modification time that no file has: the log was cut, and its looks prove nothing.
  static let noTime = Int64.min

  /// Returns whether a file looks as it did.
  func describes(_ status: FileStatus) -> Bool {
    status.inode == inode && status.byteCount == end
      && status.modifiedNanoseconds == modifiedNanoseconds
  }

  /// Takes over from another value which version understood the log, if both agree on everything else.
  mutating func takeReads(of other: VerifiedLog?) {
    var same = self
    same.reads = other?.reads ?? 0
    if same == other { self = same }
  }

  /// Returns what is known about the log from its first line alone.
  func state(opened: LogOpened) -> LogVerifier.State {
    var state = LogVerifier.State()
    state.end = end
    state.eventCount = eventCount
    state.seal = seal
    state.latestTime = latestTime
    state.opened = opened
    state.joined = joined
    return state
  }
}

extension VerifiedLog {
  /// Creates the record of a log; `nil` unless it is whole and fully understood.
  init?(_ log: LogFile) {
    guard log.state.end == log.status.byteCount else { return nil }
    self.init(verifiedPartOf: log)
  }

  /// Creates the record of the verified part of a log, without an unfinished write after it; `nil` unless all before
  /// that is whole and fully understood.
  init?(verifiedPartOf log: LogFile) {
    let state = log.state
    guard state.damage == nil, state.newer.isEmpty, !state.lacksLineFeed, state.eventCount > 0,
      let latestTime = state.latestTime
    else { return nil }
    self.init(
      writer: log.writer, inode: log.status.inode,
      modifiedNanoseconds: log.status.modifiedNanoseconds, end: state.end,
      eventCount: state.eventCount, seal: state.seal, latestTime: latestTime,
      joined: state.joined)
  }

  /// Writes the members of a JSON object.
  ///
  /// - Parameter namesFile: Whether they say how the log's file looked on this machine.
  func write(to fields: inout FieldWriter, namingFile namesFile: Bool = true) {
    fields.write("writer", writer)
    if namesFile {
      fields.write("inode", inode)
      fields.write("modified", modifiedNanoseconds)
    }
    fields.write("end", end)
    fields.write("events", eventCount)
    fields.write("at", latestTime)
    fields.write("seal", seal)
    if !joined.isEmpty { fields.write("joined", joined.map(\.text).sorted()) }
    fields.write("reads", reads)
  }

  /// - Throws: ``FieldError`` if a member is missing or holds an impossible value.
  init(from fields: inout FieldReader) throws(FieldError) {
    guard let writer = WriterID(try fields.text("writer")) else {
      throw .invalid(name: "writer", expected: "a writer")
    }
    let inode = UInt64(try fields.optionalText("inode"))
    let modified = Int64(try fields.optionalText("modified"))
    guard (inode == nil) == (modified == nil) else {
      throw .invalid(name: "inode", expected: "a file and its time")
    }
    let end = try fields.number("end")
    let eventCount = try fields.number("events")
    guard end > 0, eventCount > 0,
      let latestTime = Timestamp(iso: try fields.text("at")),
      let seal = Seal(digits: Array(try fields.text("seal").utf8).span.bytes)
    else { throw .invalid(name: "end", expected: "a last line") }
    let joined = try fields.optionalTexts("joined").compactMap { LedgerID($0) }
    // An earlier version left out what it had no room for: nothing is concluded about such a log.
    let isShortened = try fields.optionalNumber("more") > 0
    self.init(
      writer: writer, inode: inode ?? 0,
      modifiedNanoseconds: isShortened ? VerifiedLog.noTime : modified ?? VerifiedLog.noTime,
      end: end,
      eventCount: eventCount, seal: seal, latestTime: latestTime, joined: Set(joined),
      reads: UInt64(try fields.optionalText("reads")) ?? 0)
  }

  /// - Throws: The errors of ``init(from:)``.
  package init(line: [UInt8]) throws(FieldError) {
    let normalized = try JSONText.normalized(line.span.bytes)
    var fields = FieldReader(normalized: normalized.span.bytes)
    try self.init(from: &fields)
  }
}
