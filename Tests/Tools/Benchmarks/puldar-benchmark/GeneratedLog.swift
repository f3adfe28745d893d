import LedgerModel
import LedgerStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

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
  /// - Parameters:
  ///   - life: Whose log it is; `nil` for the five years of one person.
  ///   - others: What stands behind the events of the generator, a second apart.
  /// - Throws: `FileError` where the file exists or cannot be written.
  init(
    path: String, eventCount: Int, seed: UInt64 = GeneratedLog.seed, life: InventedLife? = nil,
    followedBy others: [LedgerEvent] = []
  ) throws {
    let files = SystemCalls()
    let file = try files.open(path, .create)
    defer { files.close(file) }
    var generator = try EventGenerator(
      count: eventCount, seed: seed, life: life ?? .fiveYears())
    generator.others = others.reversed()
    var seal = Seal.beforeFirst
    var byteCount = 0
    var bytes: [UInt8] = []
    var chunk: [EventEnvelope] = []
    while true {
      let event = generator.next()
      if let event { chunk.append(event) }
      guard event == nil || chunk.count == GeneratedLog.chunkCount else { continue }
      for event in chunk { seal = LogLine.write(event, after: seal, to: &bytes).seal }
      try files.append(bytes, to: file)
      byteCount += bytes.count
      if event == nil { break }
      bytes.removeAll(keepingCapacity: true)
      chunk.removeAll(keepingCapacity: true)
    }
    self.path = path
    self.eventCount = eventCount + others.count
    self.byteCount = byteCount
    totals = generator.totals
  }
}

/// What a generated log adds up to, by a second and simpler way: as it is made.
struct GeneratedTotals: Equatable {
  /// Expenses less credits as they were added, whatever became of them; in minor units.
  var added: Int64 = 0
  /// Expenses less credits with corrections and voids applied.
  var counting: Int64 = 0
  var correctionCount = 0
  var voidCount = 0
  var creditCount = 0

  /// What an entry adds to what was spent.
  static func spent(_ values: EntryValues) -> Int64 {
    switch values.type {
    case .expense: values.amount.minorUnits
    case .credit: -values.amount.minorUnits
    case .income: 0
    }
  }
}

/// A folder of its own for the files of a run, gone with it.
struct WorkFolder {
  let path: String

  init() throws(BenchmarkError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/puldar-benchmark.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .system("cannot make a folder in '\(parent)'")
    }
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder with all that is in it.
  func remove() {
    _ = try? OtherProgram(["rm", "-rf", path]).run()
  }
}
