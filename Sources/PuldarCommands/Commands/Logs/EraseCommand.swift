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
      let history = try await session.ledger.view(NetHistory())
      let answer = EraseReport(location: session.location)
      if isPreview { return answer.report(history) }
      guard
        try LedgerConfirmation(session).isGiven(
          name, question: "Erase the history of \(history.eventCount.of("event"))")
      else { return .declined }
      return answer.report(try session.store.erase(on: session.today))
    }
  }
}

/// What an erasure left.
struct EraseReport {
  let location: LedgerLocation

  /// What would be left.
  func report(_ history: NetHistory) -> Report {
    Report { _ in
      [
        Report.Line(
          "\(history.entryCount.of("entry", "entries")) of \(history.eventCount.of("event")) would be left, "
            + "with the settings in effect. Nothing was changed.")
      ]
    } rows: {
      [["\(history.eventCount)", "\(history.entryCount)"]]
    } document: {
      [
        "schema": 1, "written": "preview", "events": .integer(Int64(history.eventCount)),
        "entries": .integer(Int64(history.entryCount)),
      ]
    }
  }

  /// What is left.
  func report(_ erasure: Erasure) -> Report {
    Report { _ in
      lines(erasure).map { .dispensable($0) }
    } rows: {
      [
        [
          erasure.ledger.text, erasure.writer.text, "\(erasure.entryCount)",
          "\(erasure.settingCount)", erasure.movedTo,
        ]
      ]
    } document: {
      [
        "schema": 1, "written": "written",
        "ledger": .text(erasure.ledger.text), "writer": .text(erasure.writer.text),
        "entries": .integer(Int64(erasure.entryCount)),
        "settings": .integer(Int64(erasure.settingCount)), "movedTo": .text(erasure.movedTo),
      ]
    }
  }

  private func lines(_ erasure: Erasure) -> [String] {
    let moved = VisibleText(location.shown(erasure.movedTo))
    let settings = erasure.settingCount.of("setting")
    var lines = [
      "The history is gone from this ledger: \(erasure.entryCount.of("entry", "entries")) and "
        + "\(settings) are left, in a new log.",
      "The old ledger, with all that it ever held, stands in \(moved).",
      "To be rid of it, delete that, and every backup, export and copy on other devices; their logs",
      "are refused here from now on.",
    ]
    if [".", "./"].contains(location.word?.path) {
      lines.append("Your shell stands in the old one now; go to the new one with: cd \"$PWD\"")
    }
    return lines
  }
}
