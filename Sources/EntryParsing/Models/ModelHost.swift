/// What runs models on this machine.
public protocol ModelHost: Sendable {
  /// The absolute path that a word means.
  func path(of word: String) -> String
  /// Someone who asks a model. Nothing runs before it is asked.
  func proposer(_ choice: ModelChoice) -> any EntryProposer
  /// Looks at the program and the file, and has a sentence read.
  func examine(_ choice: ModelChoice) async -> ModelExamination
}

/// Which model is to be asked, and how.
public struct ModelChoice: Hashable, Sendable {
  /// The model's file.
  public var file: String
  /// The program that runs it; `nil` for the one that is found.
  public var program: String?
  /// How long all attempts together may take.
  public var time: Duration

  /// A model's file, the program for it, and the time that it has.
  public init(file: String, program: String? = nil, time: Duration = .seconds(8)) {
    self.file = file
    self.program = program
    self.time = time
  }
}

/// When a model is asked.
public enum ModelUse: String, Hashable, Sendable, CaseIterable {
  /// No model is asked.
  case never
  /// Where the rules are not sure, and a model is there.
  case unsure
  /// About every sentence that tells of one entry.
  case always
}

/// How many entries may be read with a model.
public struct ModelAllowance: Hashable, Sendable {
  /// How many there are in a week.
  public let limit: Int
  /// How many are left; `nil` if there is no limit.
  public let left: Int?

  /// So many of so many; `left` is `nil` if there is no limit.
  public init(limit: Int, left: Int?) {
    self.limit = limit
    self.left = left
  }

  /// As many as anybody wants.
  public static let unlimited = ModelAllowance(limit: 0, left: nil)
}

/// What was found of a model, in the order in which it is needed.
public struct ModelExamination: Hashable, Sendable {
  /// The program with its kind and version, as a phrase.
  public var program: Result<String, ProposalFailure>
  /// The file with its size, as a phrase.
  public var file: Result<String, ProposalFailure>
  /// What a sentence was read as, and in what time, as a phrase; `nil` where it was not tried.
  public var answer: Result<String, ProposalFailure>?

  /// What was found, as phrases or as what went wrong.
  public init(
    program: Result<String, ProposalFailure>, file: Result<String, ProposalFailure>,
    answer: Result<String, ProposalFailure>? = nil
  ) {
    self.program = program
    self.file = file
    self.answer = answer
  }
}
