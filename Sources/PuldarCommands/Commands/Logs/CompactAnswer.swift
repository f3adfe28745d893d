import LedgerModel
import LedgerStore

/// Tells what a compaction wrote, in the form that was asked for.
struct CompactAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// What would be written.
  func show(_ compaction: Compaction) {
    switch session.options.format {
    case .text:
      session.output.writeLine(
        "\(compaction.entryCount.of("entry", "entries")) of \(compaction.eventCount.of("event")) would "
          + "be written, with the settings in effect. Nothing was written.")
    case .plain:
      session.output.writeLine("\(compaction.eventCount)\t\(compaction.entryCount)")
    case .json, .jsonl:
      session.show([
        "schema": 1, "written": .text(Written.preview.rawValue),
        "events": .integer(Int64(compaction.eventCount)),
        "entries": .integer(Int64(compaction.entryCount)),
      ])
    }
  }

  /// What was written.
  ///
  /// - Parameter path: Where, as the person wrote it.
  func show(_ new: CompactedLedger, at path: String) {
    switch session.options.format {
    case .text: if !session.options.isQuiet { showText(new, at: path) }
    case .plain:
      session.output.writeLine(
        [new.ledger.text, new.writer.text, "\(new.entryCount)", "\(new.settingCount)", new.path]
          .joined(separator: "\t"))
    case .json, .jsonl:
      session.show([
        "schema": 1, "written": .text(Written.written.rawValue),
        "ledger": .text(new.ledger.text), "writer": .text(new.writer.text),
        "entries": .integer(Int64(new.entryCount)), "settings": .integer(Int64(new.settingCount)),
        "path": .text(new.path),
      ])
    }
  }

  private func showText(_ new: CompactedLedger, at path: String) {
    let output = session.output
    let old = VisibleText(session.location.shownPath)
    output.writeLine(
      "Wrote a new ledger to \(VisibleText(session.location.shown(path))): "
        + "\(new.entryCount.of("entry", "entries")) and \(new.settingCount.of("setting")), the same "
        + "figures, no history.")
    output.writeLine("Use it with: puldar -f \(VisibleText(path.shellQuoted))")
    output.writeLine(
      "The old ledger \(old) is as it was, and nobody but you removes it: when the new")
    output.writeLine(
      "one is what you want, delete the old one, and every backup, export and copy on other")
    output.writeLine(
      "devices. Merge none of its logs into the new one: what they hold would count twice.")
  }
}
