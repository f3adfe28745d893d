/// What digits with their marks mean.
struct NumberReading {
  var quantity: Quantity
  /// The other reading, where habits differ and neither is sure: 4.800 as 4800.
  var alternative: Quantity?
  var rule = ParsingRule.plainNumber
}
