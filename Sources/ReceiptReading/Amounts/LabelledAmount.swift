/// An amount on a line, and what the words beside it say that it is.
struct LabelledAmount {
  /// In thousandths of the currency's unit; below zero where a minus is printed.
  var value: Int64
  /// How many decimals are printed.
  var decimals: Int
  /// Which line it stands on, as a place among the lines that are read.
  var line: Int
  /// Where on the line.
  var range: Range<Int>
  var label: AmountLabel?
  /// Whether the label stands on another line.
  var isBorrowed = false
  var hasSign = false
  /// Whether it is the price of one or a measure.
  var isPartOfLine = false
  /// Whether it stands in a table of taxes.
  var isInTaxTable = false
  /// Whether it is the last on its line.
  var isLast = false
  /// Whether figures had to be guessed: it counts only where a sum proves it.
  var isRepaired = false
  /// Whether it is printed without decimals though others have them.
  var isWhole = false

  var magnitude: Int64 { value < 0 ? 0 - value : value }
}
