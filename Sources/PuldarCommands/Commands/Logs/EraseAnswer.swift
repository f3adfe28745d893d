import LedgerModel
import LedgerStore

/// Tells what an erasure left, in the form that was asked for.
struct EraseAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// What would be left.
  func show(_ history: NetHistory) {
    switch session.options.format {
    case .text:
      session.output.writeLine(
        "\(history.entryCount.of("entry", "entries")) of \(history.eventCount.of("event")) would be left, "
          + "with the settings in effect. Nothing was changed.")
    case .plain:
      session.output.writeLine("\(history.eventCount)\t\(history.entryCount)")
    case .json, .jsonl:
      session.show([
        "schema": 1, "written": .text(Written.preview.rawValue),
        "events": .integer(Int64(history.eventCount)),
        "entries": .integer(Int64(history.entryCount)),
      ])
    }
  }

  /// What is left.
  func show(_ erasure: Erasure) {
    switch session.options.format {
    case .text: if !session.options.isQuiet { showText(erasure) }
    case .plain:
      session.output.writeLine(
        [
          erasure.ledger.text, erasure.writer.text, "\(erasure.entryCount)",
          "\(erasure.settingCount)", erasure.movedTo,
        ].joined(separator: "\t"))
    case .json, .jsonl:
      session.show([
        "schema": 1, "written": .text(Written.written.rawValue),
        "ledger": .text(erasure.ledger.text), "writer": .text(erasure.writer.text),
        "entries": .integer(Int64(erasure.entryCount)),
        "settings": .integer(Int64(erasure.settingCount)), "movedTo": .text(erasure.movedTo),
      ])
    }
  }

  private func showText(_ erasure: Erasure) {
    let output = session.output
    let moved = VisibleText(session.location.shown(erasure.movedTo))
    let settings = erasure.settingCount.of("setting")
    output.writeLine(
      "The history is gone from this ledger: \(erasure.entryCount.of("entry", "entries")) and "
        + "\(settings) are left, in a new log.")
    output.writeLine("The old ledger, with all that it ever held, stands in \(moved).")
    output.writeLine(
      "To be rid of it, delete that, and every backup, export and copy on other devices; their logs"
    )
    output.writeLine("are refused here from now on.")
    if [".", "./"].contains(session.options.ledger?.path) {
      output.writeLine("Your shell stands in the old one now; go to the new one with: cd \"$PWD\"")
    }
  }
}
