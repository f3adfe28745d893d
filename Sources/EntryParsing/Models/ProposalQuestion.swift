/// A text that a model is asked about.
struct ProposalQuestion {
  let text: String
  /// What the rules make of it: one entry, or those that it could be.
  let readings: [ParsedEntry]
  /// Which of the texts it is.
  let place: Int
}
