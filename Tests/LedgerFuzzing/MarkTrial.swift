import LedgerStore

/// Bytes in place of the small files in which a machine remembers a ledger.
enum MarkTrial {
  /// - Parameter manner: What the bytes stand for: the mark's file, the objects of its two slots, a
  ///   record, the logs as they were seen.
  static func takesIn(_ bytes: [UInt8], _ manner: UInt8) throws -> Bool {
    switch manner & 3 {
    case 0: try takesInMark(bytes)
    case 1: try takesInMark(slots(bytes))
    case 2: try takesInRecord(bytes)
    default: try takesInSeenLogs(bytes)
    }
  }

  /// A mark's file with the objects that a line feed parts, each behind its own checksum.
  private static func slots(_ bytes: [UInt8]) -> [UInt8] {
    let objects = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    var file: [UInt8] = []
    for (place, object) in objects.enumerated() {
      let seal = Seal(of: Array(object).span.bytes, after: .beforeFirst)
      let blanks = max(0, place * DurableMark.slotDistance - file.count)
      file += Array(repeating: UInt8(ascii: " "), count: blanks)
      file += object + Array(" \(seal.text)\n".utf8)
    }
    return file
  }

  private static func takesInMark(_ file: [UInt8]) throws -> Bool {
    guard let mark = DurableMark(file: file) else { return false }
    try BrokenPromise.unless(
      mark.bytes.count == DurableMark.slotByteCount, "a mark fills a slot: \(mark)")
    let front = Array(repeating: UInt8(ascii: " "), count: mark.offset)
    try BrokenPromise.unless(
      DurableMark(file: front + mark.bytes) == mark, "written again, a mark is itself: \(mark)")
    return true
  }

  private static func takesInRecord(_ bytes: [UInt8]) throws -> Bool {
    guard let record = MachineRecord(bytes: bytes) else { return false }
    try BrokenPromise.unless(
      MachineRecord(bytes: record.bytes) == record, "written again, a record is itself: \(record)")
    return true
  }

  private static func takesInSeenLogs(_ bytes: [UInt8]) throws -> Bool {
    guard let seen = SeenLogs(bytes: bytes) else { return false }
    try BrokenPromise.unless(
      SeenLogs(bytes: seen.bytes) == seen, "written again, seen logs are themselves: \(seen)")
    return true
  }
}
