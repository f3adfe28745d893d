/// Why digits are no amount.
enum QuantityProblem: Error, Hashable {
  case unreadable
  case tooLarge
  case tooManyDecimals
}
