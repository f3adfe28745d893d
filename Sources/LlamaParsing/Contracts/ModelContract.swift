public import EntryParsing
public import LedgerModel

/// What is said to a model, in which form it must answer, and how the answer is read: one value,
/// because none of the three may change without the others.
public protocol ModelContract: Sendable {
  /// Stored with every entry; any change of the contract changes it.
  var version: String { get }
  /// Who the model is told to be. A fixed text of this program, for it is given as a word.
  var system: String { get }
  /// What the model is asked about a text, on one line that does not begin with `{` or `/`.
  ///
  /// - Parameters:
  ///   - text: What a person typed, cleaned by ``PromptText``.
  ///   - categories: Those that may be answered.
  func question(_ text: String, among categories: [CategoryName]) -> String
  /// The whole prompt for a program that goes on with a text, without its last newline.
  func completionPrompt(_ question: String) -> String
  /// The answers that are allowed, in the notation of llama.cpp (GBNF), all of them on one line and
  /// with an end.
  func grammar(among categories: [CategoryName]) -> String
  /// What an answer says.
  ///
  /// - Throws: ``EntryParsing/ProposalFailure/badAnswer(_:)`` where a member is missing, too many,
  ///   or of another kind.
  func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal
}

extension ModelContract {
  /// In ChatML, which most models understand that can be had for this.
  public func completionPrompt(_ question: String) -> String {
    "<|im_start|>system\n\(system)<|im_end|>\n<|im_start|>user\n\(question)<|im_end|>\n"
      + "<|im_start|>assistant\n"
  }
}
