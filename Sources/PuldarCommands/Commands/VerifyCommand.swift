import CommandTable
import LedgerModel

extension Command<Session> {
  static var verify: Command {
    Command(
      "verify", "Check the seal of every line, and that figures are what entries add up to.",
      discussion: """
        Each line of a log is sealed together with all before it, so that a changed, lost or moved \
        line is found. Whoever can write the file can also seal it anew: only a head that is kept \
        elsewhere (writer:number:seal, which this prints) proves that nobody did. What stands before \
        damage still counts. To mend a damaged log, put a copy of it in its place.
        """,
      examples: ["puldar verify", "puldar verify --json"]
    ) { session in
      try await VerifyAnswer(session).show()
    }
  }
}
