/// A command line that cannot be performed, with all that a person needs to write it right.
public struct UsageError: Error, Hashable {
  /// What is wrong, as one line; begins with a capital letter.
  public let problem: String
  /// What to do about it, as a sentence.
  public let remedy: String
  /// 64 where the command is written wrongly, 65 where data in it cannot be read.
  public let exitCode: Int32
  /// The label and the help text of the parameter that it is about; empty when it is about none.
  let parameter: [String]
  /// The usage of the command; empty where it does not help.
  let usage: String

  init(_ misuse: Misuse, usage: String, helpCommand: String) {
    problem = misuse.problem
    parameter = misuse.parameter
    exitCode = misuse.exitCode
    self.usage = usage
    remedy = misuse.remedy ?? "See '\(helpCommand)' for more information."
    see = "  See '\(helpCommand)' for more information."
  }

  /// Where to read more; empty where the message says all.
  let see: String

  /// The whole message for standard error, with a newline at its end.
  ///
  /// - Parameter width: The columns of the terminal, at which the usage line is wrapped.
  public func text(width: Int) -> String {
    var text = "Error: \(problem)\n"
    if let label = parameter.first, let help = parameter.last {
      text += "Help:  \(label)  \(help)\n"
    }
    if !usage.isEmpty {
      text += TextWrapping(width: width, indent: 7).wrapped("Usage: \(usage)", from: 0) + "\n"
    }
    if !see.isEmpty { text += see + "\n" }
    return text
  }
}

extension UsageError {
  /// No script can be made for this shell.
  init(unknownShell shell: String) {
    problem =
      "Can't generate completion scripts for '\(QuotedWord(shell))'.\n"
      + "Please use --generate-completion-script=<shell> with one of:\n    zsh bash fish"
    remedy = "Please use one of zsh, bash and fish."
    exitCode = 64
    parameter = []
    usage = ""
    see = ""
  }
}
