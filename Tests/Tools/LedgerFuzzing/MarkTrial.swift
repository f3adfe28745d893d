import LedgerModel
import LedgerStore

/// Bytes in place of the file in which a machine remembers a ledger, and of its name.
enum MarkTrial {
  /// - Parameter manner: What the bytes stand for: the file, what its two slots say, its name, one log
  ///   as earlier versions kept it too.
  static func takesIn(_ bytes: [UInt8], _ manner: UInt8) throws -> Bool {
    switch manner & 3 {
    case 0: try takesInMark(bytes)
    case 1: try takesInMark(slots(bytes))
    case 2: try takesInName(String(decoding: bytes, as: UTF8.self))
    default: (try? VerifiedLog(line: bytes)) != nil
    }
  }

  /// A file with the lines that an empty one parts, each part with its own checksum.
  private static func slots(_ bytes: [UInt8]) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    let end =
      bytes.indices.dropLast().first { bytes[$0] == feed && bytes[$0 + 1] == feed } ?? bytes.count
    let slots = [Array(bytes[..<end]), Array(bytes[end...].dropFirst(2))].map { part in
      let lines = part + [feed]
      let checksum = Seal(of: lines.span.bytes, after: .beforeFirst)
      return lines + Array("\(checksum.text)\n".utf8)
    }
    let room = max(slots[0].count, slots[1].count)
    return slots.flatMap { $0 + Array(repeating: UInt8(ascii: " "), count: room - $0.count) }
  }

  private static func takesInMark(_ file: [UInt8]) throws -> Bool {
    guard let mark = HighWaterMark(file: file) else { return false }
    try BrokenPromise.unless(
      HighWaterMark(file: mark.file) == mark, "written again, a mark is itself: \(mark)")
    try BrokenPromise.unless(
      mark.offset(inFileOf: mark.file.count) != nil, "a mark has room in its file: \(mark)")
    return true
  }

  private static func takesInName(_ name: String) throws -> Bool {
    let ledger = LedgerID(String(repeating: "a", count: 26))
    guard let ledger, let registration = WriterRegistration(ledger, fileName: name) else {
      return false
    }
    try BrokenPromise.unless(
      WriterRegistration(ledger, fileName: registration.fileName) == registration,
      "written again, a name says the same: \(name)")
    return true
  }
}
