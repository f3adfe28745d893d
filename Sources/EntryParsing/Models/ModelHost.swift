/// What runs models on this machine.
public protocol ModelHost: Sendable {
  /// The absolute path that a word means.
  func path(of word: String) -> String
  /// Someone who asks a model. Nothing runs before it is asked.
  func proposer(_ choice: ModelChoice) -> any EntryProposer
  /// Looks at the program and the file, and has a sentence read.
  func examine(_ choice: ModelChoice) async -> ModelExamination
}
