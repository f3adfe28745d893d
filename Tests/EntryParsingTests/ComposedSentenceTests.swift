import EntryParsing
import LedgerModel
import LedgerTestSupport
import SentenceComposition
import Testing

/// Sentences composed of parts whose meaning is known: see `SentenceComposition`. The program
/// `sentence-generator` reads more of them.
@Suite struct ComposedSentenceTests {
  @Test func `a sentence means what its parts mean`() throws {
    var run = SentenceRun()
    run.run(
      1500, today: try #require(CalendarDay(iso: "2026-03-18")),
      generator: SeededGenerator(seed: 20))
    #expect(run.count > 1500)
    for (group, found) in run.groups {
      Issue.record(
        "\(found.count) x \(group): '\(found.failure.text)' \(found.failure.explanation)")
    }
  }

  @Test func `the same seed composes the same sentences`() throws {
    let today = try #require(CalendarDay(iso: "2026-03-18"))
    var first = Composer(generator: SeededGenerator(seed: 7), today: today)
    var second = Composer(generator: SeededGenerator(seed: 7), today: today)
    var other = Composer(generator: SeededGenerator(seed: 8), today: today)
    let texts = (0..<50).map { _ in first.next().text }
    #expect((0..<50).map { _ in second.next().text } == texts)
    #expect((0..<50).map { _ in other.next().text } != texts)
  }
}
