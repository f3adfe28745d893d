public import LedgerEvents

/// Why a model did not help, so that the rules decide.
@nonexhaustive
public enum ProposalFailure: Error, Hashable, Sendable {
  /// No model was named.
  case noModel
  /// No program for models was found under these names.
  case noProgram(searched: [String])
  /// The named program does not exist.
  case noProgramFile(path: String)
  /// The program cannot be used, for this reason.
  case unusableProgram(path: String, reason: String)
  /// The named file does not exist.
  case noModelFile(path: String)
  /// The file holds no readable model, for this reason.
  case unusableModel(path: String, reason: String)
  /// It exceeded this time limit.
  case timedOut(Duration)
  /// It wrote more output than any answer has.
  case flooded
  /// A signal ended the program; its last message.
  case crashed(signal: Int32, words: String)
  /// The program exited with a code other than 0; its last message.
  case failed(code: Int32, words: String)
  /// The program exited normally without a whole answer.
  case noAnswer
  /// The answer has an invalid form, for this reason.
  case badAnswer(String)
  /// The text is too long, or empty after cleaning.
  case unsuitableText
  /// The proposed amount is not in the text.
  case amountNotSaid
  /// The proposed type differs from the rules' type.
  case typeContradicted
  /// The proposed category is not available to the entry; its first 40 characters.
  case categoryUnknown(String)
  /// The proposed merchant is not in the text.
  case merchantNotSaid
  /// This week's entries are used up; their number.
  case usedUp(limit: Int)

  /// Whether another sentence would fail in the same way.
  public var concernsAll: Bool {
    switch self {
    case .noModel, .noProgram, .noProgramFile, .unusableProgram, .noModelFile, .unusableModel,
      .timedOut, .crashed, .failed, .usedUp:
      true
    case .flooded, .noAnswer, .badAnswer, .unsuitableText, .amountNotSaid, .typeContradicted,
      .categoryUnknown, .merchantNotSaid:
      false
    }
  }
}

extension ProposalFailure: RemediedError {
  public var problem: String {
    switch self {
    case .noModel: "no model is set"
    case .noProgram(let searched):
      "no program for models was found (\(searched.joined(separator: ", ")))"
    case .noProgramFile(let path): "there is no program '\(path)'"
    case .unusableProgram(let path, let reason): "the program '\(path)' cannot be used: \(reason)"
    case .noModelFile(let path): "there is no model file '\(path)'"
    case .unusableModel(let path, let reason): "'\(path)' is no model: \(reason)"
    case .timedOut(let limit): "the model did not answer within \(limit.components.seconds) s"
    case .flooded: "the model wrote without end"
    case .crashed(let signal, let words):
      "the model's program was ended by signal \(signal)" + ProposalFailure.quoted(words)
    case .failed(let code, let words):
      "the model's program failed with \(code)" + ProposalFailure.quoted(words)
    case .noAnswer: "the model gave no answer"
    case .badAnswer(let reason): "the model's answer is none: \(reason)"
    case .unsuitableText: "the text is nothing for a model"
    case .amountNotSaid: "the model's amount was not in the sentence"
    case .typeContradicted: "the model's type contradicts the sentence"
    case .categoryUnknown(let name): "the model's category '\(name)' is none of this ledger"
    case .merchantNotSaid: "the model's merchant was not in the sentence"
    case .usedUp(let limit): "the \(limit) model entries of this week are used up"
    }
  }

  public var remedy: String? {
    switch self {
    case .noProgram, .noProgramFile:
      "Install llama.cpp, or name its 'llama-cli' in PULDAR_LLAMA_CLI."
    case .unusableProgram: "Install a newer llama.cpp, or name another 'llama-cli'."
    case .timedOut: "Use a smaller model, or repeat it when the machine is less busy."
    case .unsuitableText, .amountNotSaid, .typeContradicted, .categoryUnknown, .merchantNotSaid:
      "Leave the sentence to the rules."
    case .noModel, .noModelFile, .unusableModel, .usedUp, .flooded, .crashed, .failed, .noAnswer,
      .badAnswer:
      nil
    }
  }

  public var offeredRemedy: (any Remedy)? {
    switch self {
    case .noModel: ParsingRemedy.nameModel
    case .noModelFile, .unusableModel: ParsingRemedy.nameOtherModel
    case .usedUp: ParsingRemedy.waitOrUnlock
    case .flooded, .crashed, .failed, .noAnswer, .badAnswer: ParsingRemedy.examine
    case .unsuitableText, .amountNotSaid, .typeContradicted, .categoryUnknown, .merchantNotSaid:
      ParsingRemedy.leaveToRules
    case .noProgram, .noProgramFile, .unusableProgram, .timedOut: nil
    }
  }

  private static func quoted(_ words: String) -> String { words.isEmpty ? "" : ": \(words)" }
}
