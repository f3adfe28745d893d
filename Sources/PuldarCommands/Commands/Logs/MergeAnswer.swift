import LedgerModel
import LedgerStore

/// Tells what a merge came to, in the form that was asked for.
struct MergeAnswer {
  private let session: Session
  private let logs: [MergedLog]
  /// How many entries and settings two devices changed without knowing of each other; `nil` for a
  /// preview.
  private let conflictCount: Int?
  /// The ledgers that began apart and are one with this by now.
  private let joined: [LedgerID]

  init(
    _ session: Session, _ logs: [MergedLog], conflictCount: Int?, joined: [LedgerID] = []
  ) {
    self.session = session
    self.logs = logs
    self.conflictCount = conflictCount
    self.joined = joined
  }

  func show() async throws {
    switch session.options.format {
    case .text:
      if !session.options.isQuiet || isPreview {
        showText(intact: isPreview ? nil : try await session.ledger.condition())
      }
    case .plain:
      for log in logs {
        session.output.writeLine(
          [log.writer.text, "\(log.eventCount)", "\(knownCount(log))", "\(log.addedCount)"]
            .joined(separator: "\t"))
      }
    case .json, .jsonl: showJSON()
    }
    for log in logs { showRest(log) }
    guard !isPreview else { return }
    session.showWaiting(try await session.ledger.folded(DecisionState()).waiting)
  }

  private var isPreview: Bool { conflictCount == nil }

  /// How many of a log's events were here before.
  private func knownCount(_ log: MergedLog) -> Int { min(log.knownCount, log.eventCount) }

  /// - Parameter condition: Of the ledger now; `nil` for a preview.
  private func showText(intact condition: LedgerCondition?) {
    for ledger in joined { session.output.writeLine("Joined with ledger \(ledger.text).") }
    // Of a folder the logs that brought something; all where none did.
    let new = logs.filter { $0.addedCount > 0 }
    let told = new.isEmpty ? logs : new
    for (index, log) in told.enumerated() {
      let added =
        log.addedCount == 0 ? "nothing new" : "\(log.addedCount) \(isPreview ? "new" : "added")"
      var text =
        "\(log.eventCount.of("event")) of writer \(log.writer.text): \(knownCount(log)) already here, "
        + added
      if index == told.count - 1, let conflictCount {
        text += ", \(conflictCount.of("conflict"))"
        text += condition.flatMap(MergeAnswer.intact).map { ". \($0)" } ?? ""
      }
      session.output.writeLine(text + ".")
    }
    if isPreview { session.output.writeLine("Nothing was stored.") }
  }

  /// How many logs the ledger has, where each is whole.
  private static func intact(_ condition: LedgerCondition) -> String? {
    guard condition.damage.isEmpty, condition.missing.isEmpty else { return nil }
    return switch condition.heads.count {
    case 1: "The log is intact"
    case 2: "Both logs intact"
    default: "All \(condition.heads.count) logs intact"
    }
  }

  /// What a person should know besides the counts.
  private func showRest(_ log: MergedLog) {
    let source = VisibleText(session.location.shown(log.source))
    if log.unfinishedByteCount > 0 {
      session.errors.writeLine(
        "'\(source)' ends with \(log.unfinishedByteCount.of("byte")) of an unfinished write, "
          + "which \(log.unfinishedByteCount == 1 ? "is" : "are") left out.")
    }
    if let movedTo = log.movedTo {
      session.errors.writeLine(
        "'\(source)' stood among the logs, and was moved to "
          + "\(VisibleText(session.location.shown(movedTo))).")
    }
  }

  private func showJSON() {
    let written: Written =
      isPreview ? .preview : logs.allSatisfy { $0.addedCount == 0 } ? .alreadyThere : .written
    session.show([
      "schema": 1, "written": .text(written.rawValue),
      "logs": .list(
        logs.map { log in
          [
            "source": .text(log.source), "writer": .text(log.writer.text),
            "events": .integer(Int64(log.eventCount)), "here": .integer(Int64(knownCount(log))),
            "added": .integer(Int64(log.addedCount)), "movedTo": .optional(log.movedTo),
          ]
        }),
      "conflicts": .optional(conflictCount), "joined": .list(joined.map { .text($0.text) }),
    ])
  }
}
