import CommandTable
import LedgerModel

extension PuldarCommand {
  static var check: Command {
    Command(
      "check", "Look for what needs a person: overspent, not balanced, in conflict.",
      discussion: """
        over looks at this month, or at those of -m; balanced and conflicts at all there is. Without \
        a word all three are looked for. What is found is told on one line each, and the exit code is \
        1; with nothing found it is 0.
        """,
      examples: ["puldar check", "puldar check over -m last -q || echo spent too much"],
      .optionalArgument("<what>", "What to look for. (default: all)", CheckWord.self)
    ) { session, word in
      try await CheckAnswer(session).show(word.map { [$0] } ?? CheckWord.allCases)
    }
  }
}
