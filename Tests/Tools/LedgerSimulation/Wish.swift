import LedgerModel
import LedgerTestSupport

/// Something that a virtual process wants written: one event, or a batch, each with a name of its
/// own that is found again in the log.
struct Request: Hashable, Sendable {
  /// What is known of it.
  enum Fate: Hashable, Sendable {
    /// It was begun, and nobody was told how it ended.
    case open
    /// Its writer was told that it is on the disk.
    case acknowledged
    /// Its writer was told that it is not there.
    case refused
  }

  let number: Int
  let count: Int
  /// How many bytes are written besides the name.
  let filling: Int
  let isKeyed: Bool
  var fate = Fate.open
  /// How many tries have not ended yet.
  var tryCount = 0
  /// Whether a try ended so that nobody knows what it wrote.
  var isDoubtful = false

  /// The month that all entries are of.
  static var month: CalendarMonth { CalendarDay.known("2026-01-02").month }

  var key: IdempotencyKey? { isKeyed ? try? IdempotencyKey("key-\(number)") : nil }

  var decision: AppendEvents {
    AppendEvents(
      (0..<count).map { part in
        let filling = String(repeating: "x", count: self.filling)
        return .spent(1, said: "w\(number).\(part) \(filling)")
      })
  }

  /// The number of a request and of its part that a line names; `nil` for another line.
  static func name(in line: [UInt8]) -> (number: Int, part: Int)? {
    let mark = Array(#""said":"w"#.utf8)
    guard line.count > mark.count else { return nil }
    for start in 0..<line.count - mark.count
    where line[start] == mark[0] && line[start..<start + mark.count].elementsEqual(mark) {
      let text = String(
        decoding: line[(start + mark.count)...].prefix { $0 != 0x20 }, as: UTF8.self)
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
    return nil
  }
}
