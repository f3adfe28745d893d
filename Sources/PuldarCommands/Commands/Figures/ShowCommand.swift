import CommandTable
import LedgerModel

extension PuldarCommand {
  static var show: Command {
    Command(
      "show", "Show an entry with its history: what made it, and every change.",
      discussion: "The number of another event shows that event.",
      examples: ["puldar show 6", "puldar show last --json"],
      .argument(
        "<event>", "The number of an entry or event, or last.", EventWord.self,
        completing: .entries)
    ) { session, event in
      try await ShowAnswer(session).show(try await session.entry(event))
    }
  }
}
