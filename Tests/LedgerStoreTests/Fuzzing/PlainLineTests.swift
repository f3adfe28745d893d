import Foundation
import LedgerFuzzing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A line as nearly all are is read by words, and every other by its members: both say the same of every
/// line that both can be given.
struct PlainLineTests {
  @Test func `the golden logs read alike by words and by members`() throws {
    let folder = Corpus.fixtures.appending(path: "Logs")
    var comparison = LineComparison()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let log = try Data(contentsOf: folder.appending(path: name))
      for line in log.split(separator: UInt8(ascii: "\n")) { comparison.read(Array(line)) }
    }
    #expect(comparison.differences == [])
    #expect(comparison.plainCount > 0)
  }

  @Test(arguments: TestRun.seeds(60))
  func `random histories read alike by words and by members`(seed: UInt64) {
    var comparison = LineComparison()
    for line in PlainLineTests.lines(seed: seed) { comparison.read(line) }
    #expect(comparison.differences == [])
    #expect(comparison.plainCount > 0)
  }

  @Test func `10,000 lines that were changed read alike by words and by members`() {
    let all = (0..<6).flatMap { PlainLineTests.lines(seed: $0) }
    let lines = all.filter { LineComparison.isPlain($0) }
    var mutation = ByteMutation(seed: 20)
    var comparison = LineComparison()
    for round in 0..<(TestRun.isWhole ? 400_000 : 10_000) {
      let line = lines[round % lines.count]
      // What stands in front of the seal: a line without one is read in neither way.
      let body = Array(line.dropLast(LogLine.sealByteCount))
      let seal = line.suffix(LogLine.sealByteCount)
      comparison.read(mutation.mutated(body, with: all) + seal)
    }
    #expect(comparison.differences == [])
    #expect(comparison.plainCount > 1000)
  }

  @Test
  func `a line with bytes changed, cut off or blank reads alike by words and by members`() {
    var comparison = LineComparison()
    for line in PlainLineTests.plainLines {
      #expect(LineComparison.isPlain(line))
      let end = line.count - LogLine.sealByteCount
      for place in 0..<end {
        comparison.read(Array(line[..<place] + line[end...]))
        let blank = Array(repeating: UInt8(0), count: min(24, end - place))
        comparison.read(Array(line[..<place] + blank + line[(place + blank.count)...]))
        for byte in TestRun.steps(Array(UInt8.min...UInt8.max), each: 37) {
          var changed = line
          changed[place] = byte
          comparison.read(changed)
        }
      }
    }
    #expect(comparison.differences == [])
    #expect(comparison.plainCount > 1000)
  }

  /// The lines of a history: amounts with two, no and three decimals in turn.
  private static func lines(seed: UInt64) -> [[UInt8]] {
    let currencies = [.usd, .jpy, Money.Currency(code: "KWD") ?? .eur]
    let history = DeviceHistory(
      seed: seed, count: 40, writers: Int(seed % 2) + 1, currency: currencies[Int(seed % 3)])
    return lines(history.events + RandomHistory.ledger(seed: seed).events)
  }

  /// An expense, a credit, a correction and a void, as short and as long as are read by words.
  private static var plainLines: [[UInt8]] {
    let texts = EntryTexts(merchant: "Whole Foods", note: "a \"birthday\"", by: "flags")
    let day = CalendarDay.known("2026-11-20")
    let expense = EntryContent.expense(
      amount: Money(minorUnits: 1_00, currency: .usd), category: .other, date: day,
      account: .cash, texts: texts)
    let credit = EntryContent.credit(
      amount: Money(minorUnits: 9999_99, currency: .usd), category: .known("fifteen letters"),
      date: day, account: AccountName("another account") ?? .cash, texts: texts)
    let (first, last) = (
      EventID(writer: .sample, number: 1), EventID(writer: .known("writer7"), number: 9_999_998)
    )
    let changes = EntryAmendment(
      type: .expense, amount: expense.values.amount, category: .groceries, date: day,
      account: .bank, merchant: "Bakery")
    let events: [(number: Int, event: LedgerEvent)] = [
      (4, .entry(expense)), (9_999_999, .entry(credit)),
      (5, .amendment(.entryVoided(EntryVoided(entry: first, version: first, was: expense)))),
      (
        9_999_999,
        .amendment(
          .entryCorrected(
            EntryCorrected(
              entry: last, version: last, was: credit, now: changes, reason: "a zero too many")))
      ),
    ]
    let time = Timestamp(startOf: day).adding(milliseconds: 43_200_123)
    return lines(
      events.map { number, event in
        EventEnvelope(
          id: EventID(writer: .sample, number: number), recordedAt: time, event: event)
      })
  }

  private static func lines(_ events: [EventEnvelope]) -> [[UInt8]] {
    var bytes: [UInt8] = []
    _ = LogLine.write(events, after: .beforeFirst, to: &bytes)
    return bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }
}

/// Reads lines in both ways.
private struct LineComparison {
  /// What the two ways said where they did not say the same.
  private(set) var differences: [String] = []
  /// How many times a line was read by words.
  private(set) var plainCount = 0
  private var memory = LineMemory()

  /// What an envelope holds of the line before: all of it must go, or none.
  private static let before = EventEnvelope(
    id: EventID(writer: .sample, number: 7), recordedAt: .latest,
    batch: BatchPlace(index: 0, count: 2), key: try? IdempotencyKey("key"),
    event: EventEnvelope.blank.event)

  /// Whether a line is read by words.
  static func isPlain(_ line: [UInt8]) -> Bool {
    var comparison = LineComparison()
    comparison.read(line)
    return comparison.plainCount > 0
  }

  /// Reads a line after those before it, and as the first of all.
  mutating func read(_ line: [UInt8]) {
    guard LogLine.hasSeal(line.span.bytes) else { return }
    for parts in [[], .keys, .texts, .all, .allUnkept] as [EventParts] {
      var first = LineMemory()
      check(line, parts, &first)
      var known = memory
      check(line, parts, &known)
      memory = known
    }
  }

  private mutating func check(_ line: [UInt8], _ parts: EventParts, _ memory: inout LineMemory) {
    var envelope = LineComparison.before
    guard PlainLine.read(line.span.bytes, parts: parts, memory: &memory, into: &envelope) else {
      if envelope != LineComparison.before { note(line, "is changed by what is not read") }
      return
    }
    plainCount += 1
    var byMembers = LineComparison.before
    do throws(LineProblem) {
      try LogLine.read(line.span.bytes, parts: parts, into: &byMembers)
      if envelope != byMembers { note(line, "is \(envelope), not \(byMembers)") }
    } catch {
      note(line, "is \(envelope), though \(error.reason)")
    }
  }

  private mutating func note(_ line: [UInt8], _ difference: String) {
    differences.append("\(String(decoding: line, as: UTF8.self)) \(difference)")
  }
}
