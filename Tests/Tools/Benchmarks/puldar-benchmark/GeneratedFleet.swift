import LedgerModel
import LedgerStore

/// The ledgers of many invented people, as single logs `00/000123.jsonl` in a folder: most of some months, one in a
/// hundred of five years.
struct GeneratedFleet {
  /// In the order of the bytes of their paths.
  private(set) var logs: [GeneratedLog] = []

  /// How many events a ledger of some months has.
  static let smallCount = 50
  /// How many events one of five years has.
  static let largeCount = 5_000
  /// How many ledgers stand in one folder.
  private static let folderCount = 10_000

  /// Makes the logs in a folder; those that are there are not touched.
  ///
  /// - Throws: `FileError` if a log exists or cannot be written.
  init(in folder: String, count: Int) throws {
    let files = SystemCalls()
    func make(_ folder: String) throws {
      if try files.status(at: folder) == nil { try files.makeFolder(folder) }
    }
    try make(folder)
    for number in 0..<count {
      let part = "\(folder)/\(GeneratedFleet.digits(number / GeneratedFleet.folderCount, 2))"
      if number % GeneratedFleet.folderCount == 0 { try make(part) }
      let seed = GeneratedLog.seed &+ UInt64(number)
      let isLarge = number % 100 == 99
      logs.append(
        try GeneratedLog(
          path: "\(part)/\(GeneratedFleet.digits(number, 6)).jsonl",
          eventCount: isLarge ? GeneratedFleet.largeCount : GeneratedFleet.smallCount, seed: seed,
          life: isLarge ? .fiveYears(seed: seed) : .someMonths(seed: seed)))
    }
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
  }
}

extension Sequence<GeneratedLog> {
  var eventCount: Int { reduce(0) { $0 + $1.eventCount } }
  var byteCount: Int { reduce(0) { $0 + $1.byteCount } }
  /// What all come to, by a second and simpler way: as they were made.
  var counting: Int64 { reduce(0) { $0 + $1.totals.counting } }
}

extension InventedLife {
  /// Three to five months of somebody, at any time of the five years.
  static func someMonths(seed: UInt64) throws(BenchmarkError) -> InventedLife {
    var life = try fiveYears(seed: seed)
    var random = SeededGenerator(seed: seed)
    let dayCount = Int.random(in: 90...150, using: &random)
    let start = Int.random(in: 0...life.dayCount - dayCount, using: &random)
    life.firstDay = life.firstDay.adding(days: start) ?? life.firstDay
    life.dayCount = dayCount
    return life
  }

  /// The five years of somebody else.
  static func fiveYears(seed: UInt64) throws(BenchmarkError) -> InventedLife {
    var life = try fiveYears()
    var random = SeededGenerator(seed: ~seed)
    life.ledger = LedgerID(from: { random.next() })
    return life
  }
}
