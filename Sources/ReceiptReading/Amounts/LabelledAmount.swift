/// An amount on a line, with the label of the words beside it.
struct LabelledAmount {
  /// In thousandths of the currency's unit; negative if a minus is printed.
  var value: Int64
  /// The number of printed decimals.
  var decimals: Int
  /// The index of its line.
  var line: Int
  /// Its range on the line.
  var range: Range<Int>
  var label: AmountLabel?
  /// Whether the label is on another line.
  var isBorrowed = false
  var hasSign = false
  /// Whether it is a unit price or a measure.
  var isPartOfLine = false
  /// Whether it is in a table of taxes.
  var isInTaxTable = false
  /// Whether it is the last on its line.
  var isLast = false
  /// Whether digits had to be guessed: it counts only if a sum proves it.
  var isRepaired = false
  /// Whether it is printed without decimals although others have them.
  var isWhole = false

  var magnitude: Int64 { value < 0 ? 0 - value : value }
}
