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

/// Sentences as people type them.
struct SentenceGenerator {
  private var random: SeededGenerator
  private let places = ZipfTable(count: Merchant.all.count)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A sentence of its own about some amount and somebody.
  mutating func next() -> String {
    let merchant = Merchant.all[places.place(&random)]
    let amount = Money(minorUnits: merchant.amount(&random), currency: .usd)
    let days = ["", "", "", " yesterday", " on friday", " today", " last monday"]
    let day = days[Int.random(in: 0..<days.count, using: &random)]
    if random.happens(inThousand: 60) {
      return "refund of $\(amount.text(isGrouped: false)) from \(merchant.name)\(day)"
    }
    return SentenceGenerator.expense(amount, at: merchant, &random) + day
  }

  /// A sentence about an expense.
  static func expense(
    _ money: Money, at merchant: Merchant, _ random: inout SeededGenerator
  ) -> String {
    let units = money.minorUnits
    let amount = units % 100 == 0 ? String(units / 100) : money.text(isGrouped: false)
    let name = merchant.name.lowercased()
    return switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: "spent \(amount) at \(name)"
    case 2: "\(name) \(amount)"
    case 3: "$\(amount) \(name)"
    case 4: "paid \(amount) to \(name)"
    case 5: "\(amount) bucks at \(name)"
    case 6: "\(merchant.category.text) \(amount) at \(name)"
    default: "\(amount) for \(merchant.category.text) at \(name)"
    }
  }
}
