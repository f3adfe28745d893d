/// What was found of a model, in the order in which it is needed.
public struct ModelExamination: Hashable, Sendable {
  /// The program with its kind and version, as a phrase.
  public var program: Result<String, ProposalFailure>
  /// The file with its size, as a phrase.
  public var file: Result<String, ProposalFailure>
  /// What a sentence was read as, and in what time, as a phrase; `nil` where it was not tried.
  public var answer: Result<String, ProposalFailure>?

  public init(
    program: Result<String, ProposalFailure>, file: Result<String, ProposalFailure>,
    answer: Result<String, ProposalFailure>? = nil
  ) {
    self.program = program
    self.file = file
    self.answer = answer
  }
}
