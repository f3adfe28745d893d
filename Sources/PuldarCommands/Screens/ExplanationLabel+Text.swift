import LedgerModel

extension ExplanationLabel {
  /// The label as a program reads it.
  func text(_ currency: Currency) -> String {
    switch self {
    case .month(let figure, _): figure.rawValue
    case .bucket(let figure, _): figure.rawValue
    case .bucketPart(let bucket): bucket.text
    case .category(let category): category.text
    case .share(let share, let income, _, _):
      "\(share.shortText) of \(AmountText.text(income, currency))"
    case .setIncome(.hourly(let income)):
      "\(AmountText.text(income.rate)) an hour, \(income.hours.shortText) hours a week"
    case .setIncome: "set income"
    case .entry(_, let values, let merchant, _): merchant.isEmpty ? values.category.text : merchant
    case .change(let kind, _, _, _, _): kind.rawValue
    case .remainderCent: "rounding"
    case .fractions: "fractions"
    case .overspendNotCarried: "not carried"
    case .notOver: "not over"
    }
  }

  /// The month of a figure; `nil` for what is no figure.
  var month: CalendarMonth? {
    switch self {
    case .month(_, let month), .bucket(_, let month): month
    default: nil
    }
  }
}
