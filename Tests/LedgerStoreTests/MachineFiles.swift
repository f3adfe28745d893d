import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What a machine remembers of a ledger, as files that a test reads and changes.
struct MachineFiles {
  let place: LedgerFolder

  init(_ place: LedgerFolder) {
    self.place = place
  }

  /// The only ledger that is remembered.
  var ledger: LedgerID {
    get throws {
      let state = place.places.stateFolder
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: state).first)
      return try #require(LedgerID(name))
    }
  }

  /// The path of the file that ends in an extension.
  func path(_ name: String) throws -> String {
    let folder = "\(place.places.stateFolder)/\(try ledger.text)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return "\(folder)/\(try #require(names.first { $0.hasSuffix("." + name) }))"
  }

  var mark: Data {
    get throws { try Data(contentsOf: URL(filePath: try path("mark"))) }
  }

  func writeMark(_ bytes: Data) throws {
    try bytes.write(to: URL(filePath: try path("mark")))
  }

  func inode(_ path: String) throws -> UInt64 {
    try #require(try SystemCalls().status(at: path)).inode
  }

  /// Takes what is remembered away, and puts in its place what version 0.1 would have kept.
  ///
  /// - Parameters:
  ///   - mark: A slot of the mark's file, without its checksum.
  ///   - seen: What the file of the seen logs holds.
  func replace(with record: EarlierRecord, mark: String, seen: String? = nil) throws {
    let folder = "\(place.places.stateFolder)/\(record.ledger.text)"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(record.inode).\(name)"))
    }
    try write(record.text, "json")
    let checksum = Seal(of: Array(mark.utf8).span.bytes, after: .beforeFirst).text
    try write("\(mark) \(checksum)\n", "mark")
    if let seen { try write(seen, "seen") }
  }
}

/// Which writer a machine is, as version 0.1 kept it.
struct EarlierRecord {
  var ledger: LedgerID
  var writer: WriterID
  var machine: String
  var path: String
  var inode: UInt64

  var text: String {
    #"{"record":1,"ledger":"\#(ledger.text)","machine":"\#(machine)","path":"\#(path)","#
      + #""inode":"\#(inode)","writer":"\#(writer.text)"}"# + "\n"
  }
}
