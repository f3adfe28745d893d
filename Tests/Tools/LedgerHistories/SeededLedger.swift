import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport

/// The history of one seed, and the logs that hold it.
///
/// Of four seeds in a row three are devices that choose among all that could happen, odd things
/// included, in turn one, two and three of them, in a currency with two, no or three decimals; the fourth
/// is what came of requests that decisions answered, of one device or of three.
struct SeededLedger {
  let events: [EventEnvelope]

  init(seed: UInt64) {
    let turn = seed / 4
    if seed % 4 == 3 {
      events =
        turn % 3 == 0
        ? RandomHistory.ledger(seed: seed).events : RandomHistory.metDevices(seed: seed).events
      return
    }
    let currencies: [Money.Currency] = ["USD", "JPY", "KWD"].compactMap { Money.Currency(code: $0) }
    events =
      DeviceHistory(
        seed: seed, count: 40 + Int(seed % 7) * 10, writers: Int(seed % 4) + 1,
        currency: currencies[Int(turn % 4) % currencies.count]
      ).events
  }

  /// Makes the ledger's folder, with a log for each writer.
  func write(to folder: URL) throws {
    let logs = folder.appending(path: "log")
    // As the store makes them: for their owner only.
    try FileManager.default.createDirectory(
      at: logs, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let groups = Dictionary(grouping: events, by: \.id.writer)
    let counts = groups.mapValues(\.count)
    for (writer, events) in groups {
      var chain = LogChain(writer: writer)
      let lines = try chain.append(
        events.sorted { $0.id.number < $1.id.number }, beside: counts)
      let path = logs.appending(path: "\(writer.text).jsonl").path(percentEncoded: false)
      let bytes: [UInt8] = lines.flatMap { $0.bytes + [0x0A] }
      guard
        FileManager.default.createFile(
          atPath: path, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
    }
  }
}
