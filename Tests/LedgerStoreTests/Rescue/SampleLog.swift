import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport

/// A log of 60 lines in a file of its own, which a test may damage: single events, batches, texts with
/// quotes and other scripts.
struct SampleLog {
  private let folder: TemporaryFolder
  let path: String
  let bytes: [UInt8]
  /// Where each line stands in ``bytes``, its line feed included.
  let lines: [Range<Int>]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("k7q2.jsonl")
    var envelopes = [EventEnvelope](
      [.opened()]
        + (1..<60).map { .spent(Int64($0) * 100, at: "Café \"\($0)\" 喫茶", said: "J*\n") })
    for (index, number) in (20..<23).enumerated() {
      envelopes[number].batch = BatchPlace(index: index, count: 3)
      envelopes[number].recordedAt = envelopes[20].recordedAt
    }
    var bytes: [UInt8] = []
    _ = LogLine.write(envelopes, after: .beforeFirst, to: &bytes)
    self.bytes = bytes
    var start = 0
    var lines: [Range<Int>] = []
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<offset + 1)
      start = offset + 1
    }
    self.lines = lines
  }

  /// The bytes of a line, without its line feed.
  func line(_ number: Int) -> [UInt8] { Array(bytes[lines[number]].dropLast()) }

  /// What a salvage finds in some bytes: the lines that prove themselves, and the gaps.
  func salvage(_ bytes: [UInt8]) throws -> (lines: [[UInt8]], gaps: [LogGap]) {
    try Data(bytes).write(to: URL(filePath: path))
    let store = FileEventStore(
      file: path,
      machine: MachinePlaces(
        stateFolder: folder.path("state"), machineID: "m", deviceName: "test"))
    var lines: [[UInt8]] = []
    var gaps: [LogGap] = []
    try store.salvage { finding in
      switch finding {
      case .line(let line): lines.append(line.bytes)
      case .gap(let gap): gaps.append(gap)
      case .unreadable(let error): throw error
      }
      return true
    }
    return (lines, gaps)
  }
}
