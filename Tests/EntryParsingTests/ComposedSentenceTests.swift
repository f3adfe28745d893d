import EntryParsing
import Foundation
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

  @Test(arguments: ["de", "en", "es", "fr", "hi", "it", "nl", "pl", "pt"])
  func `each language has frames of every kind, whose meaning a person wrote`(
    _ language: String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Sentences/Frames/\(language).tsv")
    let sentences = try #require(
      MeantSentences(language: language, try String(contentsOf: file, encoding: .utf8)))
    for kind in ["nothing", "tail", "income", "correction", "currency", "day"] {
      #expect(sentences.frames.count { $0.kind == kind } >= 67, "\(kind)")
    }
    #expect(MeantSentences(language: language, "nothing\tlunch {a}\tspent {a}\n") == nil)
  }

  @Test(arguments: [
    ("tail\tlunch 18\texpense 18", MeantSentences.Outcome.right),
    ("tail\tlunch 18\texpense 81", .storedWrongly), ("tail\tlunch 18\tnothing", .storedWrongly),
    ("income\tsalary 1800\tincome 1800 / nothing", .right), ("tail\thello\texpense 18", .asked),
    ("nothing\thello\tnothing", .right), ("day\tlunch 18 yesterday\texpense 18", .storedWrongly),
    ("day\tlunch 18 yesterday\texpense 18 2026-03-17", .right),
  ])
  func `a frame is read as meant, stored wrongly, or asked about`(
    _ row: (line: String, outcome: MeantSentences.Outcome)
  ) throws {
    let sentences = try #require(MeantSentences(language: "en", row.line))
    var generator = SeededGenerator(seed: 1)
    let today = try #require(CalendarDay(iso: "2026-03-18"))
    let outcome = sentences.check(sentences.frames[0], today: today, using: &generator).outcome
    #expect(outcome == row.outcome)
  }
}
