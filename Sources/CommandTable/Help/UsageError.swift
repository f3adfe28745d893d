/// A command line that cannot be performed, with all that a person needs to write it right.
public struct UsageError: Error, Hashable {
  /// What is wrong; begins with a capital letter.
  public let problem: String
  /// What to do about it, as a sentence.
  public let remedy: String
  /// 64 where the command is written wrongly, 65 where data in it cannot be read.
  public let exitCode: Int32
  /// The parameter that it is about.
  private let parameter: ParameterHelp?
  /// The usage of the command; empty where it does not help.
  private let usage: String
  /// Where to read more; empty where the message says all.
  private let reference: String

  init(_ misuse: Misuse, usage: String, helpCommand: String) {
    problem = misuse.problem
    reference = "See '\(helpCommand)' for more information."
    remedy = misuse.remedy ?? reference
    exitCode = misuse.exitCode
    parameter = misuse.parameter
    self.usage = usage
  }

  /// No completion script can be made for this shell.
  init(unknownShell shell: String) {
    problem =
      "Can't generate completion scripts for '\(QuotedWord(shell))'.\n"
      + "Please use --generate-completion-script=<shell> with one of:\n    zsh bash fish"
    remedy = "Please use one of zsh, bash and fish."
    exitCode = 64
    parameter = nil
    usage = ""
    reference = ""
  }

  /// The whole message for standard error, with a newline at its end.
  ///
  /// - Parameter width: The columns of the terminal, at which the usage line is wrapped.
  public func text(width: Int) -> String {
    var text = "Error: \(problem)\n"
    if let parameter { text += "Help:  \(parameter.label)  \(parameter.text)\n" }
    if !usage.isEmpty {
      text += TextWrapping(width: width, indent: 7).wrapped("Usage: \(usage)", from: 0) + "\n"
    }
    if !reference.isEmpty { text += "  \(reference)\n" }
    return text
  }
}
