import LedgerModel
import LedgerStore

/// The result of a merge.
struct MergeReport {
  let session: Session
  let logs: [MergedLog]
  /// The number of entries and settings that two devices changed concurrently; `nil` for a preview.
  let conflictCount: Int?
  /// The ledgers that began separately and were joined with this one.
  var joined: [LedgerID] = []
  /// The number of attached files missing here; `nil` for a preview.
  var absentCount: Int?

  func report() async throws -> Report {
    var report = Report("merge") { _ in
      let lines = lines(intact: isPreview ? nil : try await session.ledger.opened.condition())
      let hint: [Report.Line] = conflictCount ?? 0 > 0 ? [.hint("check conflicts")] : []
      return lines.map { isPreview ? Report.Line($0) : .dispensable($0) } + hint
    } record: {
      MergeReport.shape.record(of: self)
    }
    report.notes = logs.flatMap(notes)
    report.use = isPreview ? .none : .read
    if !isPreview {
      report.notes += absentNote
      report.notes += .waiting(try await session.ledger.opened.folded(DecisionState()).waiting)
    }
    return report
  }

  static let shape = Shape<MergeReport>(
    answer: "merge", .init("written", \.written),
    .init(
      "logs", \.logs,
      each: Shape<MergedLog>(
        .init("source", \.source), .init("writer", \.writer),
        .init("eventCount", \.eventCount), .init("here", { knownCount($0) }),
        .init("added", \.addedCount), .init("movedTo", \.movedTo))),
    .init("conflicts", \.conflictCount), .init("joined", \.joined),
    .init(
      "absentReceipts", \.absentCount,
      "How many attached files are not on this machine; null for a preview."))

  private var isPreview: Bool { conflictCount == nil }

  private var written: WrittenState {
    isPreview ? .preview : logs.allSatisfy { $0.addedCount == 0 } ? .alreadyThere : .written
  }

  /// Returns how many of a log's events were here before.
  private static func knownCount(_ log: MergedLog) -> Int { min(log.knownCount, log.eventCount) }

  /// - Parameter condition: The condition of the ledger now; `nil` for a preview.
  private func lines(intact condition: LedgerCondition?) -> [String] {
    var lines = joined.map { "Joined with ledger \($0.text)." }
    // Lists the logs with new events; all of them if there are none.
    let new = logs.filter { $0.addedCount > 0 }
    let told = new.isEmpty ? logs : new
    for (index, log) in told.enumerated() {
      let added =
        log.addedCount == 0 ? "nothing new" : "\(log.addedCount) \(isPreview ? "new" : "added")"
      var text =
        "\(log.eventCount.of("event")) of writer \(log.writer.text): \(MergeReport.knownCount(log)) already here, "
        + added
      if index == told.count - 1, let conflictCount {
        text += ", \(conflictCount.of("conflict"))"
        text += condition.flatMap(MergeReport.intact).map { ". \($0)" } ?? ""
      }
      lines.append(text + ".")
    }
    return lines + (isPreview ? ["Nothing was stored."] : [])
  }

  /// Returns the number of logs, if all are intact.
  private static func intact(_ condition: LedgerCondition) -> String? {
    guard condition.damage.isEmpty, condition.missing.isEmpty else { return nil }
    return switch condition.heads.count {
    case 1: "The log is intact"
    case 2: "Both logs intact"
    default: "All \(condition.heads.count) logs intact"
    }
  }

  /// Returns the notes on a log besides the counts.
  private func notes(_ log: MergedLog) -> [Report.Note] {
    let source = VisibleText(session.location.shown(log.source))
    var notes: [Report.Note] = []
    if log.unfinishedByteCount > 0 {
      notes.append(
        .line(
          "'\(source)' ends with \(log.unfinishedByteCount.of("byte")) of an unfinished write, "
            + "which \(log.unfinishedByteCount == 1 ? "is" : "are") left out."))
    }
    if let movedTo = log.movedTo {
      notes.append(
        .line(
          "'\(source)' stood among the logs, and was moved to "
            + "\(VisibleText(session.location.shown(movedTo)))."))
    }
    return notes
  }

  /// The note on attached files that are missing here.
  private var absentNote: [Report.Note] {
    guard let absentCount, absentCount > 0 else { return [] }
    return [
      .line(
        "\(absentCount.of("receipt")) \(absentCount == 1 ? "is" : "are") not on this machine: copy the "
          + "folder receipts of the other device into \(VisibleText(session.location.shownPath)).")
    ]
  }
}
