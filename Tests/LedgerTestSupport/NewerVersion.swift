import Foundation
import LedgerModel
package import LedgerStore

/// A version of the program that knows one event or member more, and wrote last on a machine: its
/// line, and all that it left on the machine by that.
package struct NewerVersion {
  /// What this version does not know of its line.
  package enum Line: CaseIterable, Sendable {
    case type, member

    fileprivate func text(behind event: EventID) -> String {
      switch self {
      case .type: #""EntryTagged","data":{"of":"\#(event.text)","tag":"holiday"}"#
      case .member:
        #""ExpenseAdded","data":{"amount":"77.00","currency":"USD","category":"dining","#
          + #""date":"2026-01-02","account":"bank","rate":"1.0800","by":"flags"}"#
      }
    }
  }

  package let places: MachinePlaces

  package init(on places: MachinePlaces) {
    self.places = places
  }

  /// Adds a line to a log that this machine knows to its end, and leaves the machine's records, and
  /// what it derived from the log, as the version does that understands the line.
  package func write(_ line: Line, to path: String) throws {
    let log = try Log(path)
    var body = #"{"n":\#(log.count),"at":"2027-01-01T00:00:00.000Z","type":"#
    body += line.text(behind: EventID(writer: log.writer, number: 1))
    let bytes = Array(body.utf8)
    let seal = Seal(of: bytes.span.bytes, after: log.seal)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: bytes + Array(",\"seal\":\"\(seal.text)\"}\n".utf8))
    try file.close()
    let longer = try Log(path)
    for name in try files(in: places.stateFolder) { try remember(longer, in: name) }
    for name in try places.cacheFolder.map(files) ?? [] { try derive(from: longer, name) }
  }

  /// A log as its file looks.
  private struct Log {
    let path: String
    let writer: WriterID
    let count: Int
    let seal: Seal
    let byteCount: Int

    init(_ path: String) throws {
      self.path = path
      let bytes = try Data(contentsOf: URL(filePath: path))
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      guard let writer = WriterID(name),
        let seal = Seal(digits: Array(bytes.suffix(67).prefix(64)).span.bytes)
      else { throw CocoaError(.fileReadCorruptFile) }
      self.writer = writer
      self.seal = seal
      count = bytes.count { $0 == UInt8(ascii: "\n") }
      byteCount = bytes.count
    }
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Has a mark say that the log is understood to its end.
  private func remember(_ log: Log, in path: String) throws {
    var file = [UInt8](try Data(contentsOf: URL(filePath: path)))
    guard let mark = HighWaterMark(file: file), let start = mark.offset(inFileOf: file.count),
      let status = try SystemCalls().status(at: log.path)
    else { return }
    let values = [
      "modified": "\"\(status.modifiedNanoseconds)\"", "end": "\(log.byteCount)",
      "events": "\(log.count)", "at": "\"2027-01-01T00:00:00.000Z\"",
      "seal": "\"\(log.seal.text)\"", "reads": "\"\(LedgerVersion.reads ^ 1)\"",
    ]
    let lines = String(decoding: mark.bytes, as: UTF8.self).split(separator: "\n").dropLast()
    let slot = lines.map { line in
      guard line.hasPrefix(#"{"writer":"\#(log.writer.text)""#) else { return "\(line)\n" }
      return values.reduce("\(line)\n") { line, value in
        line.replacing(/"([a-z]+)":("[^"]*"|[0-9]+)/) { found in
          found.1 == value.key ? "\"\(value.key)\":\(value.value)" : String(found.0)
        }
      }
    }.joined()
    let bytes = Array(slot.utf8)
    let whole = bytes + Array("\(Seal(of: bytes.span.bytes, after: .beforeFirst).text)\n".utf8)
    file.replaceSubrange(
      start..<start + file.count / 2, with: repeatElement(0x20, count: file.count / 2))
    file.replaceSubrange(start..<start + whole.count, with: whole)
    try Data(file).write(to: URL(filePath: path))
  }

  /// Puts a file in place that only that version reads: its figures count the line.
  private func derive(from log: Log, _ path: String) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    if var snapshot = Snapshot<BudgetState>(bytes: bytes) {
      snapshot.fold.apply(
        EventEnvelope(
          id: EventID(writer: log.writer, number: log.count - 1), recordedAt: .latest,
          event: .spent(77_00)))
      snapshot.header.places[log.writer] = .init(
        next: log.count, offset: log.byteCount, seal: log.seal)
      bytes = snapshot.bytes ?? bytes
    }
    // After the mark, two versions and the checksum stands what the program reads.
    var content = SnapshotWriter()
    content.write(word: LedgerVersion.reads ^ 1)
    content.append(Array(bytes.dropFirst(40)))
    var file = SnapshotWriter()
    file.append(Array(bytes.prefix(24)))
    file.write(word: Checksum.of(content.bytes, from: 0))
    file.append(content.bytes)
    try Data(file.bytes).write(to: URL(filePath: path))
  }
}
