/// A text that a model is asked about.
struct ProposalQuestion {
  let text: String
  /// The one entry that the rules make of it.
  let reading: ParsedEntry
  /// Which of the texts it is.
  let place: Int
}
