import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var erase: Command {
    Command(
      "erase", "Give up the history: keep entries and settings as they now stand.",
      discussion: """
        A new ledger takes the place of this one, with one log of the entries that count, the settings \
        in effect and the purchases that hold. Every figure stays what it is. Corrections, voids, undos \
        and what they were about are gone, and so is the proof that nothing was changed before. The old \
        ledger is moved aside, and is yours to delete.
        """,
      examples: ["puldar erase --confirm default", "puldar erase -n"], traits: [.onlyNow],
      .option("--confirm <name>", "The ledger's name, as a yes.", String.self),
      .flag("-n --dry-run", "Show what would be left, and change nothing.")
    ) { session, name, isPreview in
      // Nothing is asked about a ledger that does not exist.
      let history = try await session.view(NetHistory())
      let answer = EraseAnswer(session)
      if isPreview {
        answer.show(history)
        return
      }
      guard
        try LedgerConfirmation(session).isGiven(
          name, question: "Erase the history of \(history.eventCount.of("event"))")
      else { return }
      let store = session.location.store(
        isAdopting: session.options.isAdopting, machine: session.surroundings.machine)
      answer.show(try store.erase(on: session.today))
    }
  }
}
