/// What the numbers of a text come to.
enum SplitResult {
  /// One entry for each clause, in the order of the text.
  case clauses([Clause])
  /// Any of these could be the amount.
  case doubt([AmountMention])
}
