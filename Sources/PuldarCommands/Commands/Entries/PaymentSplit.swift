import CommandTable
import LedgerModel

extension SplitArgument {
  /// Returns the parts of a payment.
  ///
  /// Percentages are of the whole, and their cents are allocated so that they add up.
  ///
  /// - Throws: If an amount cannot be read, or nothing is left for the rest.
  func parts(of whole: Money, _ conventions: NumberConventions) throws -> [AddPayment.Part] {
    let percents = shares.map { part -> Int64 in
      if case .percent(let percent) = part.share { Int64(percent.hundredths) } else { 0 }
    }
    let percentSum = percents.reduce(0, +)
    guard percentSum <= Percentage.whole.hundredths else {
      throw CommandFailure(
        "the percentages of '--split' add up to more than 100%",
        remedy: "Write parts that add up to the whole, or 'rest' for one of them.", .refusedData)
    }
    let shared = LargestRemainder.parts(
      of: whole.minorUnits,
      weights: percents + [Int64(Percentage.whole.hundredths) - percentSum])
    var amounts: [Int64?] = []
    for (place, share) in shares.map(\.share).enumerated() {
      switch share {
      case .amount(let text):
        let amount = try AmountArgument(parsing: text).money(
          whole.currency, conventions, for: "--split")
        guard amount.currency == whole.currency else {
          throw Refusal.foreignCurrency(amount.currency, ledger: whole.currency)
        }
        amounts.append(amount.minorUnits)
      case .percent: amounts.append(shared[place])
      case .rest: amounts.append(nil)
      }
    }
    let open = amounts.indices.filter { amounts[$0] == nil }
    if let last = open.last {
      let taken = try FigureTooLarge.sum(amounts.compactMap(\.self), FigureTooLarge(since: nil))
      guard whole.minorUnits - taken >= open.count else {
        throw CommandFailure(
          "nothing is left for '\(VisibleText(shares[last].category.text))'",
          remedy: "Write parts that add up to less than \(AmountText.text(whole)), and one rest.",
          .refusedData)
      }
      let rests = LargestRemainder.parts(
        of: whole.minorUnits - taken, weights: open.map { _ in 1 })
      for (place, rest) in zip(open, rests) { amounts[place] = rest }
    }
    return zip(shares, amounts).map { share, amount in
      AddPayment.Part(
        share.category, Money(minorUnits: amount ?? 0, currency: whole.currency))
    }
  }
}

extension FieldReason {
  /// Returns the reason for a part of a payment, whose amount and category come from the option.
  func ofPart(_ values: EntryValues) -> FieldReason {
    switch field {
    case "amount":
      FieldReason(
        field: field, value: AmountText.text(values.amount), text: "the option --split")
    case "category":
      FieldReason(field: field, value: values.category.text, text: "the option --split")
    default: self
    }
  }
}
