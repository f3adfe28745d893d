import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  /// What the program does when no subcommand is given.
  static var bareProgram: Command {
    Command("puldar", "") { session in
      do {
        try await StatusAnswer(session).show()
      } catch LedgerError.log(.noLedger) where !session.options.format.isJSON {
        let advice = [
          "There is no ledger yet. Start with what you spent:",
          "  puldar add \"spent 45 at whole foods\"", "and say what comes in:",
          "  puldar income 4000 --monthly", "All commands: puldar help",
        ]
        for line in advice { session.output.writeLine(session.offered(line)) }
      }
    }
  }

  static var status: Command {
    Command(
      "status", "Show this month at a glance, and the last entries.",
      examples: ["puldar status -m last", "puldar status --json"]
    ) { session in
      try await StatusAnswer(session).show()
    }
  }
}
