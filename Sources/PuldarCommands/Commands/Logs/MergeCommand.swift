import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var merge: Command {
    Command(
      "merge", "Take in the logs of other devices.",
      discussion: """
        Each log is verified wholly, and proven to go on with what is here: nothing that is here \
        changes, and a log that says something else from an event on is refused. To take in the same \
        log again changes nothing. A ledger that began apart is taken in with --join, after which both \
        are one. Where there is no ledger yet, a folder is made of the logs.
        """,
      examples: ["puldar merge phone.jsonl", "puldar merge ~/backup/default -n"],
      traits: [.onlyNow],
      .arguments(
        "<path>", "Another device's log, or a ledger's folder.", PathWord.self, isRequired: true),
      .flag("--join", "Count a ledger that began apart as one with this."),
      .flag("-n --dry-run", "Show what would be taken in, and take in nothing.")
    ) { session, paths, isJoining, isPreview in
      let merge = MergeRun(session, isJoining: isJoining, isPreview: isPreview)
      try await merge.run(paths.map(\.path))
    }
  }
}
