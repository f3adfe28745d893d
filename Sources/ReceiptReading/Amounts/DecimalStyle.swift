/// The number of decimals of a receipt's amounts.
enum DecimalStyle {
  case none
  case two
  case three

  /// Decides by the printed numbers, and by the currency if it is named.
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
