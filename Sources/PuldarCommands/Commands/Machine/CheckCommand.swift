import CommandTable

extension PuldarCommand {
  static var check: Command {
    Command(
      "check", "Look at everything that needs a person.",
      otherNames: ["audit", "health"],
      discussion: """
        What is found is told on one line each, with the command that settles it, and the exit code is 1; if \
        nothing is found it is 0. over and money look at this month, or at those of -m, or with --all at every \
        month with entries; the others look at all there is. Two are asked for by name alone: log is about the \
        log and ends with 0 or 65, machine about paths, the disk, the clock, the model, programs and the \
        terminal.
        """,
      examples: ["puldar check", "puldar check over -m last -q || echo spent too much"],
      traits: [.ofMonths],
      .optionalArgument(
        "<what>", "What to look for. (default: all but log and machine)", CheckArgument.self),
      .flag("--all", "Look at every month with entries.")
    ) { session, word, isAllTime in
      if let word, !word.isOfMonths { try session.refuseMonths() }
      if word == .log || word == .machine, session.ledger.moment != nil {
        throw LedgerAccess.onlyLooksBack
      }
      switch word {
      case .log:
        return try await VerifyReport(session: session).report(expecting: [], replays: false)
      case .machine: return try await MachineReport(session: session).report()
      default: break
      }
      return try await CheckReport(session: session, isAllTime: isAllTime)
        .report(word.map { [$0] } ?? CheckArgument.ofPerson)
    }
  }
}
