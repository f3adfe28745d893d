import LedgerModel

/// A number of a text that could be an amount.
struct AmountMention {
  /// How sure it is that the number is an amount and no count, name or measure.
  enum Strength: Int, Comparable {
    /// "2" in "2 coffees for 9.50", "15" in "iphone 15 case 30".
    case weak
    case plain
    /// A currency stands beside it, or a word says that it is the price.
    case strong

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  var tokens: Range<Int>
  var quantity: Quantity
  /// The other reading of a number whose marks are doubtful.
  var alternative: Quantity?
  /// The currency that is meant; `nil` where none is named.
  var currency: Currency?
  /// The words that name the currency.
  var currencyTokens: Range<Int>?
  /// What the currency could be where its name is shared, as "pesos".
  var currencyChoices: [Currency] = []
  var strength = Strength.plain
  var rule = ParsingRule.plainNumber
  var problem: QuantityProblem?
  var isNegative = false
  var hasPlus = false
  /// "45 each": to be multiplied with the count before it.
  var isEach = false
  /// "total 45"
  var isTotal = false
}
