import CommandTable
import LedgerStore

extension PuldarCommand {
  static var export: Command {
    Command(
      "export", "Print the ledger in another form.",
      discussion: """
        jsonl is the log itself, line by line, as 'puldar log --jsonl' prints it. With --salvage it \
        works on a ledger that cannot be opened otherwise: log by log it prints every line whose seal \
        proves it, byte for byte, and says on standard error where nothing does.
        """,
      examples: ["puldar export jsonl > copy.jsonl", "puldar export jsonl --salvage > rest.jsonl"],
      traits: [.onlyNow],
      .argument("<format>", "In which form.", ExportFormat.self),
      .flag("--salvage", "Print what proves itself, whatever else is damaged.")
    ) { session, format, isSalvage in
      switch format {
      case .jsonl where isSalvage: try SalvageAnswer(session).show()
      case .jsonl:
        let wish = LogWish(
          types: [], from: nil, to: nil, writer: nil, clock: session.clock)
        try await LogAnswer(session, wish, showsLines: true).show()
      }
    }
  }
}
