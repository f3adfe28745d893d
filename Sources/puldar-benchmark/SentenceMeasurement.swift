import EntryParsing
import LedgerModel

/// How many sentences the rules understand in a second.
struct SentenceMeasurement {
  /// The cost of all sentences, once each.
  let cost: Cost
  let sentenceCount: Int
  /// How many were understood.
  let understoodCount: Int

  /// Parses so many sentences, none twice in a row.
  init(count: Int, rounds: Int) throws {
    guard let today = CalendarDay(year: 2026, month: 1, day: 2) else {
      throw BenchmarkError.wrongAnswer("there is no 2026-01-02")
    }
    var generator = SentenceGenerator(seed: GeneratedLog.seed)
    let sentences = (0..<count).map { _ in generator.next() }
    let context = ParsingContext(today: today, currency: .usd)
    let parser = RuleBasedParser()
    var understoodCount = 0
    let costs = (0..<rounds).map { _ in
      understoodCount = 0
      return Cost.of {
        for sentence in sentences {
          if (try? parser.parse(sentence, context: context)) != nil { understoodCount += 1 }
        }
      }
    }
    cost = Cost.median(costs)
    sentenceCount = count
    self.understoodCount = understoodCount
  }
}
