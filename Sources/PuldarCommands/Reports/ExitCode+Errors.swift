import CommandTable
import LedgerModel
import LedgerStore

extension ExitCode {
  /// The exit code of an error: this is the only place that maps them.
  init(of error: any Error) {
    switch error {
    case let error as CommandFailure: self = error.exitCode
    case let error as UsageError: self = ExitCode(rawValue: error.exitCode) ?? .usage
    case let error as LedgerError: self = ExitCode(of: error)
    case let error as LogError: self = ExitCode(of: error)
    case let error as Refusal: self = ExitCode(of: error)
    case let error as OutputFailure: self = error.exitCode
    case let refusal as any FileRefusal: self = ExitCode(of: refusal)
    case is InputFailure: self = .inputOutput
    // Amounts, days, percentages, sentences, sums that are too large.
    case is any ExplainedError: self = .refusedData
    default: self = .bug
    }
  }

  private init(of error: LedgerError) {
    switch error {
    case .log(let error): self = ExitCode(of: error)
    case .refused(let refusal): self = ExitCode(of: refusal)
    case .keyTaken: self = .refusedData
    case .unknown: self = .tryAgain
    case .store: self = .inputOutput
    @unknown default: self = .inputOutput
    }
  }

  private init(of refusal: any FileRefusal) {
    switch refusal.code {
    case _ where refusal.isForbidden: self = .notAllowed
    case "FileError": self = .inputOutput
    case "BackupRefusal.missing", "ReceiptRefusal.missing": self = .missing
    default: self = .refusedData
    }
  }

  private init(of error: LogError) {
    switch error {
    case .noLedger, .gone: self = .missing
    case .acknowledgedMissing, .unmarkedTail, .damaged, .newerVersion, .unwritable:
      self = .refusedData
    case .notOurs, .notWritten, .unreadable, .obstructed: self = .inputOutput
    case .unknown, .locked, .handleDead: self = .tryAgain
    case .notPermitted, .needsAdoption: self = .notAllowed
    @unknown default: self = .inputOutput
    }
  }

  private init(of refusal: Refusal) {
    switch refusal {
    case .nothingToChange: self = .done
    case .emptyLedger, .noSuchEvent, .noSuchWriter, .noSuchEntry, .notAnEntry,
      .noSuchBill, .noSuchGoal, .noSuchRule:
      self = .missing
    case .locked: self = .notAllowed
    default: self = .refusedData
    }
  }
}

/// A command's own reason for not doing what was asked.
struct CommandFailure: Error, ExplainedError, Hashable {
  var problem: String
  var advice: Advice?
  var exitCode: ExitCode
  /// The lines printed before it.
  var linesBefore: [String] = []

  init(
    _ problem: String, remedy advice: Advice? = nil, _ exitCode: ExitCode,
    after lines: [String] = []
  ) {
    linesBefore = lines
    self.problem = problem
    self.advice = advice
    self.exitCode = exitCode
  }

  var remedy: String? { advice?.text(with: "") }
}

extension ProgramFailure {
  /// Returns the failure of showing something to a person.
  func failure(showing things: String, install: String, otherwise: String) -> CommandFailure {
    switch self {
    case .noProgram(let names):
      CommandFailure(
        "no program here shows \(things)"
          + (names.isEmpty ? "" : ": neither \(names.joined(separator: " nor ")) is in PATH"),
        remedy: Advice(install), .missing)
    case .refused(let program, let words):
      CommandFailure(
        "\(program) showed nothing" + (words.isEmpty ? "" : ": \(VisibleText(words))"),
        remedy: Advice(otherwise), .inputOutput)
    }
  }
}
