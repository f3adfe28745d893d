import LedgerModel
import LedgerStore

/// A summary as programs read it.
struct ToldSummary {
  /// The ledger as it was named; `nil` if it is the sum of several.
  var ledger: String?
  /// The ledger's own id.
  var id: String?
  var summary: LedgerSummary

  /// One of its sums.
  struct Sum: Sendable {
    var key: LedgerSummary.Key
    var sum: LedgerSummary.Sum
  }

  private var sums: [Sum] { summary.ordered.map { Sum(key: $0.key, sum: $0.value) } }

  /// The one line with all of it.
  var document: JSONValue { ToldSummary.shape.record(of: self).told }

  /// A line for each sum.
  var rows: [JSONValue] {
    sums.map { SummaryRow.shape.record(of: SummaryRow(of: self, $0)).told }
  }

  static let shape = Shape<ToldSummary>(
    answer: "fold", note: "fold, and fold --combine.",
    .init("version", { _ in Ledger.version }), .ifAny("ledger", \.ledger, "As it was named."),
    .ifAny("id", \.id, "The ledger's own: two names with one id are one ledger, or copies of it."),
    .init("by", \.summary.axis), .init("ledgers", \.summary.ledgerCount),
    .init("failed", \.summary.failedCount),
    .init(
      "incomplete", \.summary.incompleteCount,
      "Ledgers of which something is not here, as the log of another device."),
    .init("events", \.summary.eventCount),
    .init(
      "sums", \.sums, "In order of month, key and currency; all amounts in minor units.",
      each: Sum.shape))
}

extension ToldSummary.Sum {
  static let shape = Shape<Self>(
    .init("month", \.key.month), .init("key", \.key.name), .init("currency", \.key.currency),
    .init("minor", { WideNumber($0.sum.spent) }, "What was spent."),
    .init("used", { WideNumber($0.sum.used) }, "What counts against the budget."),
    .init("budget", { $0.sum.budget.map(WideNumber.init) }),
    .init("income", { $0.sum.income.map(WideNumber.init) }))
}

/// A sum of a ledger as a flat row.
struct SummaryRow {
  var ledger: String?
  var id: String?
  var sum: ToldSummary.Sum

  init(of told: ToldSummary, _ sum: ToldSummary.Sum) {
    (ledger, id, self.sum) = (told.ledger, told.id, sum)
  }

  static let shape = Shape<SummaryRow>(
    answer: "fold-row", note: "fold --rows.",
    .init("version", { _ in Ledger.version }), .init("ledger", { $0.ledger ?? "" }),
    .init("id", { $0.id ?? "" })
  ).with(\.sum, ToldSummary.Sum.shape)
}

extension LedgerSummary.Axis: ToldWord {}

/// A whole number that may be too large for 64 bits.
struct WideNumber: Told {
  let number: Int128

  init(_ number: Int128) { self.number = number }

  func told(_ numbering: EventNumbering) -> JSONValue {
    Int64(exactly: number).map { .integer($0) } ?? .recorded(Array(String(number).utf8))
  }

  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    Int.schema(&definitions)
  }
}
