import LedgerModel
import LedgerStore

/// A generated log in a file, in canonical lines with a valid chain of seals.
struct GeneratedLog {
  var path: String
  var eventCount: Int
  var byteCount: Int
  var totals: GeneratedTotals

  /// How many events are made before they are written: some hundred kilobytes at a time.
  private static let chunkCount = 1000

  /// The seed of every published figure.
  static let seed: UInt64 = 20_260_101

  /// Makes a log; a file that is there is not touched.
  ///
  /// - Throws: `FileError` where the file exists or cannot be written.
  init(path: String, eventCount: Int, seed: UInt64 = GeneratedLog.seed) throws {
    let files = SystemCalls()
    let file = try files.open(path, .create)
    defer { files.close(file) }
    var generator = try EventGenerator(count: eventCount, seed: seed)
    var seal = Seal.beforeFirst
    var byteCount = 0
    var bytes: [UInt8] = []
    var chunk: [EventEnvelope] = []
    while true {
      let event = generator.next()
      if let event { chunk.append(event) }
      guard event == nil || chunk.count == GeneratedLog.chunkCount else { continue }
      seal = LogLine.write(chunk, after: seal, to: &bytes)
      try files.append(bytes, to: file)
      byteCount += bytes.count
      if event == nil { break }
      bytes.removeAll(keepingCapacity: true)
      chunk.removeAll(keepingCapacity: true)
    }
    self.path = path
    self.eventCount = eventCount
    self.byteCount = byteCount
    totals = generator.totals
  }
}
