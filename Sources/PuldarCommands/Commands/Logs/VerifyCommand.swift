import CommandTable
import LedgerModel

extension PuldarCommand {
  static var verify: Command {
    Command(
      "verify", "Check the seal of every line, and that figures are what entries add up to.",
      discussion: """
        Each line of a log is sealed together with all before it, so that a changed, lost or moved \
        line is found. Whoever can write the file can also seal it anew: only a head that is kept \
        elsewhere (writer:number:seal, which this prints) proves that nobody did: --expect compares \
        it with what stands there now. --replay folds all events once more, another way, and \
        compares every figure and entry. What stands before damage still counts; 'puldar repair' \
        mends it.
        """,
      examples: ["puldar verify", "puldar verify --replay --json"], traits: [.onlyNow],
      .options(
        "--expect <head>", "A head that was kept, as k7q2:8:<seal>: end with 1 if it is not there.",
        ExpectedHead.self),
      .flag("--replay", "Compare every figure and entry with a fresh replay.")
    ) { session, expected, replays in
      try await VerifyAnswer(session).show(expecting: expected, replays: replays)
    }
  }
}
