/// A number as a text spells it, in figures, in words, or in both.
struct NumberPhrase {
  var end: Int
  var quantity: Quantity
  var alternative: Quantity?
  var rule: ParsingRule
  var problem: QuantityProblem?
}
