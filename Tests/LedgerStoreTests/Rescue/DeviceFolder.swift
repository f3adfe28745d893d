import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport

extension LedgerFolder {
  /// A folder that holds what a device knows: a log for each writer.
  init(_ events: [EventEnvelope]) throws {
    try self.init()
    try FileManager.default.createDirectory(
      atPath: path + "/log", withIntermediateDirectories: true)
    for (writer, events) in Dictionary(grouping: events, by: \.id.writer) {
      var bytes: [UInt8] = []
      let lines = events.sorted { $0.id.number < $1.id.number }
      _ = LogLine.write(lines, after: .beforeFirst, to: &bytes)
      try Data(bytes).write(to: URL(filePath: log(writer)))
    }
  }

  /// Where the log of a writer stands.
  func log(_ writer: WriterID) -> String { "\(path)/log/\(writer.text).jsonl" }

  /// The logs, by name.
  func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path + "/log")
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".jsonl") }.map { name in
        (name, try Data(contentsOf: URL(filePath: "\(path)/log/\(name)")))
      })
  }

  /// Takes in the logs of another folder.
  ///
  /// - Returns: How many events came from each.
  @discardableResult
  func merge(_ other: LedgerFolder) throws -> [Int] {
    let store = store
    return try store.logs(at: other.path).map { try store.merge($0).addedCount }
  }

  /// All events, in the ledger's order.
  func events() throws -> [EventEnvelope] {
    var events: [EventEnvelope] = []
    _ = try store.read(from: .start, parts: .all) { event in
      events.append(copy event)
      return true
    }
    return events
  }
}
