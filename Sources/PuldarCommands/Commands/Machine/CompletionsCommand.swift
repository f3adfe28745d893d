import CommandTable

extension PuldarCommand {
  static var completions: Command {
    Command(
      "completions", "Print a script that completes words in a shell.",
      discussion: """
        The script asks puldar itself, so that it never grows old and offers what the ledger holds: \
        categories with what was spent in them, buckets with what is left, the numbers of the last \
        entries. It only reads, and offers nothing of a ledger that would take long to read.
        """,
      examples: [
        "eval \"$(puldar completions bash)\"", "eval \"$(puldar completions zsh)\"",
        "puldar completions fish | source",
      ], traits: [.onlyNow, .withoutLedger],
      .argument("<shell>", "The shell.", CompletionShell.self)
    ) { session, shell in
      let script = shell.script(program: "puldar").split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast()
      var report = Report(use: .none) { _ in
        script.map { Report.Line(String($0)) }
      } record: {
        [:]
      }
      report.onlyFormat = .text
      report.isScript = true
      return report
    }
  }
}
