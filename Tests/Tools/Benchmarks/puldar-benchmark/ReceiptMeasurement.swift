import EntryParsing
import LedgerModel
import ReceiptReading

/// How many texts of receipts are read in a second.
struct ReceiptMeasurement {
  /// The cost of all receipts, in each round.
  let costs: [Cost]
  /// The cost of as many sentences, in turn with them.
  let sentences: [Cost]
  let receiptCount: Int

  /// Reads so many receipts, none twice in a row.
  init(count: Int, rounds: Int) throws {
    guard let today = CalendarDay(year: 2026, month: 1, day: 2) else {
      throw BenchmarkError.wrongAnswer("there is no 2026-01-02")
    }
    var generator = ReceiptGenerator(seed: GeneratedLog.seed)
    let receipts = (0..<count).map { _ in generator.next() }
    var sentenceGenerator = SentenceGenerator(seed: GeneratedLog.seed)
    let typed = (0..<count).map { _ in sentenceGenerator.next() }
    let (reader, parser) = (ReceiptReader(), RuleBasedParser())
    let context = ReceiptContext(today: today)
    let parsing = ParsingContext(today: today, currency: .usd)
    var costs: [Cost] = []
    var sentences: [Cost] = []
    for _ in 0..<rounds {
      var rightCount = 0
      costs.append(
        Cost.of {
          for receipt in receipts {
            let read = reader.read(receipt.text, context)
            if read.total?.value.money(in: .usd) == receipt.total, read.date != nil {
              rightCount += 1
            }
          }
        })
      guard rightCount == count else {
        throw BenchmarkError.wrongAnswer("\(rightCount) of \(count) receipts were read rightly")
      }
      sentences.append(
        Cost.of { for sentence in typed { _ = try? parser.parse(sentence, context: parsing) } })
    }
    self.costs = costs
    self.sentences = sentences
    receiptCount = count
  }
}

/// Receipts of supermarkets, restaurants and shops, as a printer prints them.
struct ReceiptGenerator {
  private var random: SeededGenerator
  private let places = ZipfTable(count: Merchant.all.count)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let things = [
    "WHOLE MILK 1L", "BROWN BREAD", "CHEDDAR 200G", "APPLES ROYAL GALA", "COFFEE BEANS 500G",
    "TOMATO SOUP", "PAPER TOWELS 6PK", "OLIVE OIL EXTRA VIRGIN", "RICE BASMATI 1KG",
    "DARK CHOCOLATE",
  ]

  /// A text, and its total.
  mutating func next() -> (text: String, total: Money) {
    let merchant = Merchant.all[places.place(&random)]
    let day = Int.random(in: 1...28, using: &random)
    var lines = [
      merchant.name.uppercased(), "\(Int.random(in: 2...999, using: &random)) MARKET STREET",
      "SPRINGVALE, CA 91234", "TEL (555) 555-0142", "www.example.com", "",
      "DATE 0\(Int.random(in: 1...9, using: &random))/\(day < 10 ? "0" : "")\(day)/2025  17:4\(day % 10)",
      "CASHIER 12   LANE 3   TRANS 004417", "",
    ]
    var subtotal: Int64 = 0
    for _ in 0..<Int.random(in: 3...30, using: &random) {
      let cents = Int64.random(in: 49...2_499, using: &random)
      let thing = ReceiptGenerator.things.randomElement(using: &random) ?? ""
      lines.append("\(thing)   \(ReceiptGenerator.text(cents))")
      subtotal += cents
    }
    let tax = subtotal * 8 / 100
    let total = subtotal + tax
    let cash = (total / 2_000 + 1) * 2_000
    lines += [
      "", "SUBTOTAL \(ReceiptGenerator.text(subtotal))", "TAX 8% \(ReceiptGenerator.text(tax))",
      "TOTAL \(ReceiptGenerator.text(total))", "CASH \(ReceiptGenerator.text(cash))",
      "CHANGE \(ReceiptGenerator.text(cash - total))", "", "THANK YOU FOR SHOPPING WITH US",
      "PLEASE COME AGAIN",
    ]
    return (lines.joined(separator: "\n"), Money(minorUnits: total, currency: .usd))
  }

  private static func text(_ cents: Int64) -> String {
    Money(minorUnits: cents, currency: .usd).text(isGrouped: false)
  }
}
