import LedgerModel

/// An explained figure for programs: its terms add up to its value.
struct ToldExplanation {
  let figure: String
  let month: CalendarMonth
  let value: Money
  let terms: [ToldTerm]
  var isFolded = false
  let events: [EventID]
  let moment: AsOf?
  var conflicts: [OpenConflict] = []

  static let shape = Shape<ToldExplanation>(
    answer: "explain", .init("figure", \.figure), .init("month", \.month),
    .init("value", \.value), .init("terms", \.terms, "They add up to the value."),
    .init("folded", \.isFolded, "Whether --depth would take it apart further."),
    .init("events", \.events), .init("currency", \.value.currency),
    .init("asOf", { $0.moment?.text() }), .init("conflicts", \.conflicts))
}

/// A term of a figure for programs.
struct ToldTerm: Shaped {
  let label: String
  let value: Money
  let events: [EventID]
  var terms: [ToldTerm] = []
  var isFolded = false
  var month: CalendarMonth?
  var entry: EventID?
  var event: EventID?
  var bill: EventID?
  var day: CalendarDay?
  var category: CategoryName?
  var movedBy: EventID?
  var move: (from: String, to: String)?
  var change: (was: Money?, now: Money?, why: String?)?

  static let shape = Shape<ToldTerm>(
    "term", .init("label", \.label), .init("value", \.value), .init("events", \.events),
    .init("terms", \.terms), .ifAny("folded", { $0.isFolded ? true : nil }),
    .ifAny("month", \.month), .ifAny("entry", \.entry),
    .ifAny("event", \.event, "What put money away."),
    .ifAny("bill", \.bill, "What is still due, on its date."), .ifAny("date", \.day),
    .ifAny("category", \.category), .ifAny("movedBy", \.movedBy),
    .ifAny("from", \.move?.from), .ifAny("to", \.move?.to),
    .ifAny("was", { $0.change.map(\.was) }), .ifAny("now", { $0.change.map(\.now) }),
    .ifAny("why", { $0.change.map(\.why) }))
}

extension ToldTerm {
  /// - Parameter month: The month of the explained figure.
  init(_ term: ExplanationTerm, in month: CalendarMonth) {
    self.init(
      label: term.label.text, value: term.value, events: term.events,
      terms: term.terms.map { ToldTerm($0, in: month) }, isFolded: term.isFolded)
    if term.label.month != month { self.month = term.label.month }
    switch term.label {
    case .entry(let id, let values, _, let movedBy):
      (entry, day, category, self.movedBy) = (id, values.date, values.category, movedBy)
    case .moved(let event, let day, let source, let destination):
      (self.event, self.day, move) = (event, day, (source, destination))
    case .due(let bill, let day, _): (self.bill, self.day) = (bill, day)
    case .change(_, let was, let now, _, _, let reason): change = (was, now, reason.nonEmpty)
    default: break
    }
  }
}

/// An explanation for programs.
struct ExplanationDocument {
  let explanation: Explanation
  let conflicts: [OpenConflict]
  let numbering: EventNumbering
  let moment: AsOf?

  var record: Record {
    let (root, month) = (explanation.root, explanation.month)
    return ToldExplanation.shape.record(
      of: ToldExplanation(
        figure: explanation.figure.text, month: month, value: root.value,
        terms: root.terms.map { ToldTerm($0, in: month) }, isFolded: root.isFolded,
        events: root.events, moment: moment, conflicts: conflicts), numbering)
  }

  /// Returns the rows, one term a line: level, label, value, currency, events.
  func rows(of term: ExplanationTerm, level: Int = 0) -> [[String]] {
    let cells = [
      String(level), term.label.text, AmountText.text(term.value), explanation.currency.code,
      term.events.map(numbering.text).joined(separator: " "),
    ]
    return [cells] + term.terms.flatMap { rows(of: $0, level: level + 1) }
  }
}

extension ExplanationLabel {
  /// The label as a program reads it.
  var text: String {
    switch self {
    case .month(let figure, _), .bucket(let figure, _): figure.rawValue
    case .bucketPart(let bucket): bucket.text
    case .category(let category): category.text
    case .limitLeft: "left"
    case .said: "said"
    case .share(let share, let income, _, _):
      "\(share.shortText) of \(AmountText.text(income))"
    case .setIncome(.hourly(let rate, let hours), _):
      "\(AmountText.text(rate)) an hour, \(hours.shortText) hours a week"
    case .setIncome: "set income"
    case .entry(_, let values, let merchant, _): merchant.isEmpty ? values.category.text : merchant
    case .change(let kind, _, _, _, _, _): kind.rawValue
    case .moved(_, _, let source, let destination): "\(source) to \(destination)"
    case .due(_, _, let name): name
    case .remainderCent: "rounding"
    case .fractions: "fractions"
    case .overspendNotCarried: "not carried"
    case .notOver: "not over"
    @unknown default: "other"
    }
  }

  /// The day of an entry or a move; `nil` for other terms.
  var day: CalendarDay? {
    switch self {
    case .entry(_, let values, _, _): values.date
    case .moved(_, let day, _, _): day
    default: nil
    }
  }

  /// The month of a figure; `nil` for other terms.
  var month: CalendarMonth? {
    switch self {
    case .month(_, let month), .bucket(_, let month): month
    default: nil
    }
  }
}
