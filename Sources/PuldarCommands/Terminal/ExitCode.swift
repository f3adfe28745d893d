/// The exit code of the program.
///
/// 0 and 1 have the meanings of `grep` and `diff`; from 64 on the numbers are those of sysexits.h,
/// 130 and 141 those that a shell shows for a signal.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done, even if there was nothing new to do.
  case done = 0
  /// The requested condition does not hold, or a question was answered with no.
  case conditionFails = 1
  /// The command or the value of an option is written wrongly, or the command is dangerous and lacks its
  /// confirmation.
  case usage = 64
  /// The data to store or read is refused, or the ledger is damaged.
  case refusedData = 65
  /// There is no such ledger, file or entry.
  case missing = 66
  /// A model was required and could not be run, or a program that encrypts.
  case modelUnavailable = 69
  /// A bug in this program.
  case bug = 70
  /// The log could not be read or written, or the output could not.
  case inputOutput = 74
  /// Another process held the lock for too long, or the durability of the write is unknown.
  case tryAgain = 75
  /// File permissions, a wrong passphrase, or a feature that is locked.
  case notAllowed = 77
  /// A bad configuration file, or an environment that does not say where the ledger is.
  case badConfiguration = 78
  /// Interrupted by the person; nothing was stored.
  case interrupted = 130
  /// The reader of the output closed it.
  case brokenPipe = 141

  /// One line for the table in the help.
  public var meaning: String {
    switch self {
    case .done: "done; also \"nothing new\""
    case .conditionFails: "the asked condition does not hold; a question was answered with no"
    case .usage: "the command or an option's value is written wrongly, or needs --yes"
    case .refusedData: "the words, a file or a line are refused, or the ledger is damaged"
    case .missing: "no such ledger, file or entry"
    case .modelUnavailable: "a program asked for could not be run: the model's, age, gpg, tesseract"
    case .bug: "a bug in this program"
    case .inputOutput: "the log or the output could not be read or written"
    case .tryAgain: "the ledger is in use, or the result is unknown: try again"
    case .notAllowed: "not allowed: permissions, a wrong passphrase, a locked feature"
    case .badConfiguration: "a bad configuration file, or HOME is not set"
    case .interrupted: "interrupted; nothing was stored"
    case .brokenPipe: "whoever read the output went away"
    }
  }
}
