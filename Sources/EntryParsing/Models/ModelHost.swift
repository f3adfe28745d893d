/// Runs models on this machine.
public protocol ModelHost: Sendable {
  /// Returns the absolute path that a word means.
  func path(of word: String) -> String
  /// Returns a proposer that asks a model. Nothing runs until it is asked.
  func proposer(_ choice: ModelChoice) -> any EntryProposer
  /// Checks the program and the file, and tries a sentence.
  func examine(_ choice: ModelChoice) async -> ModelExamination
}

/// A model to ask, and how to run it.
public struct ModelChoice: Hashable, Sendable {
  /// The model file.
  public var file: String
  /// The program that runs it; `nil` to search for one.
  public var program: String?
  /// The time limit of all attempts together.
  public var time: Duration

  /// Makes a choice of a model file, its program and its time limit.
  public init(file: String, program: String? = nil, time: Duration = .seconds(3)) {
    self.file = file
    self.program = program
    self.time = time
  }
}

/// When a model is asked.
public enum ModelUse: String, Hashable, Sendable, CaseIterable {
  /// Never.
  case never
  /// If the rules are unsure, and there is a model.
  case unsure
  /// About every sentence with a single entry.
  case always
}

/// The number of entries that may be read with a model.
public struct ModelAllowance: Hashable, Sendable {
  /// The number per week.
  public let limit: Int
  /// The number left; `nil` without a limit.
  public let left: Int?

  /// Makes an allowance; `left` is `nil` without a limit.
  public init(limit: Int, left: Int?) {
    self.limit = limit
    self.left = left
  }

  /// No limit.
  public static let unlimited = ModelAllowance(limit: 0, left: nil)
}

/// The results of checking a model, in the order of its needs.
public struct ModelExamination: Hashable, Sendable {
  /// The program with its kind and version, as a phrase.
  public var program: Result<String, ProposalFailure>
  /// The file with its size, as a phrase.
  public var file: Result<String, ProposalFailure>
  /// The reading of a sentence and its time, as a phrase; `nil` if not tried.
  public var answer: Result<String, ProposalFailure>?

  /// Makes an examination from phrases or failures.
  public init(
    program: Result<String, ProposalFailure>, file: Result<String, ProposalFailure>,
    answer: Result<String, ProposalFailure>? = nil
  ) {
    self.program = program
    self.file = file
    self.answer = answer
  }
}
