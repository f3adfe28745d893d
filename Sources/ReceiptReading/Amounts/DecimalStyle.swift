/// How many decimals the amounts of a receipt have.
enum DecimalStyle {
  case none
  case two
  case three

  /// Decided by what is printed, and by the currency where it is named.
  init(_ numbers: [[PrintedNumber]], digitsOfCurrency: Int?) {
    var (twos, threes, wholes) = (0, 0, 0)
    for number in numbers.joined() where !number.isPercent {
      if number.decimals == 2 { twos += number.hasSign ? 3 : 1 }
      if number.decimals == 3, !number.isPartOfLine { threes += number.hasSign ? 3 : 1 }
      if number.decimals == 0, number.thousandths >= 1_000_000 { wholes += 1 }
    }
    if digitsOfCurrency == 3, threes > twos {
      self = .three
    } else if twos == 0, threes > 0 || wholes > 0 {
      self = .none
    } else if twos * 3 < threes {
      self = .none
    } else {
      self = .two
    }
  }
}
