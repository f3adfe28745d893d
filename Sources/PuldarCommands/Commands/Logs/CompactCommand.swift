import CommandTable
import LedgerModel
import LedgerStore

extension Command<Session> {
  static var compact: Command {
    Command(
      "compact", "Write a new ledger with the same figures and without the history.",
      formerNames: ["erase"],
      discussion: """
        The new ledger stands in a folder of its own, with one log of the entries that count, the \
        settings in effect and the purchases that hold. Every figure stays what it is. Corrections, \
        voids, undos and what they were about are not in it, nor is the proof that nothing was changed \
        before. The old ledger is only read: it stays as it is until you delete it.
        """,
      examples: ["puldar compact ~/budget-2026", "puldar compact ~/budget-2026 -n"],
      .argument("<new-folder>", "A folder that is not there yet.", PathWord.self),
      .flag("-n --dry-run", "Show what would be written, and write nothing.")
    ) { session, folder, isPreview in
      let answer = CompactAnswer(session)
      if folder.path.hasSuffix(".jsonl") {
        throw UsageProblem.invalid(
          folder.path, for: "<new-folder>",
          .misspelled("write the path of a folder; what ends in .jsonl is a single log"))
      }
      if isPreview {
        answer.show(try await session.view(Compaction()))
        return
      }
      let store = session.location.store(
        isAdopting: session.options.isAdopting, machine: session.surroundings.machine)
      answer.show(try store.compact(to: folder.path), at: folder.path)
    }
  }
}
