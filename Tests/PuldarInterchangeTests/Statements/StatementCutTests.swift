import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What is left of a file when its end or some of its bytes are lost.
struct StatementCutTests {
  /// A line without its place in the file.
  private struct Booking: Hashable {
    var day: CalendarDay
    var amount: StatementAmount

    init(_ line: StatementLine) {
      day = line.day
      amount = line.amount
    }
  }

  /// Whether a reading may differ from the whole file's: it says that something is missing or assumed.
  private static func isMarked(_ statements: [BankStatement]) -> Bool {
    statements.contains { statement in
      if case .differs = statement.proof { return true }
      return !statement.assumptions.isEmpty
    }
  }

  @Test(.rows) func `a file that is cut is refused, or gives lines of the whole one`() {
    each(StatementFixture.names) { name in
      let bytes = try StatementFixture.bytes(name)
      let whole = try StatementFixture.read(name).flatMap(\.lines).map(Booking.init)
      for count in TestRun.steps(Array(0..<bytes.count), each: 5) {
        guard let statements = try? StatementReader.read(Array(bytes[..<count])) else { continue }
        let lines = statements.flatMap(\.lines).map(Booking.init)
        // A CSV has no end: its last cell alone may be cut unseen.
        let certain = name.hasSuffix(".csv") ? lines.dropLast() : lines[...]
        let isPart = whole.starts(with: certain) || Set(certain).isSubset(of: Set(whole))
        #expect(isPart || Self.isMarked(statements), "\(name) cut at \(count)")
      }
    }
  }

  @Test(.rows) func `a form that has an end is read only where it is reached`() {
    let files = StatementFixture.names.filter { $0.hasSuffix(".ofx") || $0.hasSuffix(".xml") }
    each(files) { name in
      let bytes = try StatementFixture.bytes(name)
      let trimmed = bytes.reversed().drop { $0 <= 0x20 }.count
      for count in TestRun.steps(Array(0..<trimmed), each: 7) {
        #expect(throws: StatementReadingError.self, "\(name) cut at \(count)") {
          try StatementReader.read(Array(bytes[..<count]))
        }
      }
    }
  }

  @Test(.rows) func `bytes that change, vanish or come twice end no reader`() {
    each(StatementFixture.names) { name in
      let bytes = try StatementFixture.bytes(name)
      for seed in 0..<UInt64(TestRun.isWhole ? 2400 : 40) {
        var random = SeededGenerator(seed: seed)
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !changed.isEmpty {
          let place = Int.random(in: 0..<changed.count, using: &random)
          switch Int.random(in: 0..<5, using: &random) {
          case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
          case 1: changed.remove(at: place)
          case 2: changed.insert(Self.odd(&random), at: place)
          case 3:
            let end = min(changed.count, place + Int.random(in: 1...40, using: &random))
            changed.removeSubrange(place..<end)
          default:
            let end = min(changed.count, place + Int.random(in: 1...40, using: &random))
            changed.insert(contentsOf: changed[place..<end], at: place)
          }
        }
        guard let statements = try? StatementReader.read(changed) else { continue }
        for statement in statements { #expect(statement.sum != nil) }
      }
    }
  }

  /// A byte that means something in one form or the other.
  private static func odd(_ random: inout SeededGenerator) -> UInt8 {
    "<>&;,.\"'-^:/0\n".utf8.randomElement(using: &random) ?? 0
  }

  @Test(.rows) func `every form reads any bytes without an end of the program`() {
    each(StatementFormat.allCases) { format in
      var hints = StatementHints()
      hints.format = format
      for name in StatementFixture.names {
        let bytes = try StatementFixture.bytes(name)
        _ = try? StatementReader.read(bytes, hints: hints)
        _ = try? StatementReader.read(bytes.reversed(), hints: hints)
      }
    }
  }
}
