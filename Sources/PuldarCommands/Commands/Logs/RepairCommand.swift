import CommandTable
import LedgerStore

extension PuldarCommand {
  static var repair: Command {
    Command(
      "repair", "Show what is wrong with the logs, and mend it.",
      discussion: """
        Alone it changes nothing: it says what is wrong, and what each way would do. --yes does what \
        can be decided without a copy. --from puts back the lines that a copy has, each where its seal \
        proves it, byte for byte. --accept-older gives up what was stored and is lost: this machine \
        then goes on in a new log, a single log as it is. No byte is thrown away: what is cut or replaced stands in \
        quarantine. See 'puldar help damage'.
        """,
      examples: ["puldar repair", "puldar repair --from ~/backup/default", "puldar repair --yes"],
      traits: [.onlyNow],
      .option(
        "--from <path>", "A copy: another log, or a ledger's folder.", PathWord.self),
      .flag("--accept-older", "Go on without events that were stored here and are missing."),
      .flag("-n --dry-run", "Show what would be done, and change nothing.")
    ) { session, copy, isAccepting, isPreview in
      let run = RepairRun(session, isPreview: isPreview)
      switch (copy, isAccepting) {
      case (_?, true): throw UsageError("--from and --accept-older exclude each other")
      case (let copy?, false): try await run.restore(from: copy.path)
      case (nil, true): try await run.acceptOlder()
      case (nil, false): try await run.mend()
      }
    }
  }
}
