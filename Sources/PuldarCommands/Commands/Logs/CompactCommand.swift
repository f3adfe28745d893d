import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var compact: Command {
    Command(
      "compact", "Write a new ledger with the same figures and without the history.",
      otherNames: ["erase"],
      discussion: """
        The new ledger stands in a folder of its own, with one log of the entries that count, the \
        settings in effect and the purchases that hold. Every figure stays what it is. Corrections, \
        voids, undos and what they were about are not in it, nor is the proof that nothing was changed \
        before. The old ledger is only read: it stays as it is until you delete it.
        """,
      examples: ["puldar compact ~/budget-2026", "puldar compact ~/budget-2026 -n"],
      traits: [.onlyNow],
      .argument("<new-folder>", "A folder that is not there yet.", PathArgument.self),
      .flag("-n --dry-run", "Show what would be written, and write nothing.")
    ) { session, folder, isPreview in
      if folder.path.hasSuffix(".jsonl") {
        throw UsageError.invalid(
          folder.path, for: "<new-folder>",
          .misspelled("write the path of a folder; what ends in .jsonl is a single log"))
      }
      let report = CompactReport(location: session.location)
      if isPreview { return report.report(try await session.ledger.view(Compaction())) }
      session.ledger.holdInterruptions()
      return report.report(
        try await session.ledger.opened.compact(to: folder.path), at: folder.path)
    }
  }
}

/// The result of a compaction.
struct CompactReport {
  let location: LedgerLocation

  /// Reports what would be written.
  func report(_ compaction: Compaction) -> Report {
    Report { _ in
      [
        Report.Line(
          "\(compaction.entryCount.of("entry", "entries")) of \(compaction.eventCount.of("event")) would "
            + "be written, with the settings in effect. Nothing was written.")
      ]
    } rows: {
      [["\(compaction.eventCount)", "\(compaction.entryCount)"]]
    } record: {
      CompactReport.shape.record(of: (compaction, nil))
    }
  }

  /// Reports what was written.
  ///
  /// - Parameter path: The path, as the person wrote it.
  func report(_ new: CompactedLedger, at path: String) -> Report {
    Report { _ in
      lines(new, at: path).map { .dispensable($0) }
    } rows: {
      [[new.ledger.text, new.writer.text, "\(new.entryCount)", "\(new.settingCount)", new.path]]
    } record: {
      CompactReport.shape.record(of: (nil, new))
    }
  }

  static let shape = Shape<(planned: Compaction?, new: CompactedLedger?)>(
    answer: "compact", .init("written", { $0.new == nil ? WrittenState.preview : .written }),
    .ifAny("ledger", \.new?.ledger), .ifAny("writer", \.new?.writer),
    .ifAny("eventCount", \.planned?.eventCount),
    .init("entryCount", { $0.planned?.entryCount ?? $0.new?.entryCount ?? 0 }),
    .ifAny("settingCount", \.new?.settingCount), .ifAny("path", \.new?.path))

  private func lines(_ new: CompactedLedger, at path: String) -> [String] {
    let old = VisibleText(location.shownPath)
    return [
      "Wrote a new ledger to \(VisibleText(location.shown(path))): "
        + "\(new.entryCount.of("entry", "entries")) and \(new.settingCount.of("setting")), the same "
        + "figures, no history.",
      "Use it with: puldar -f \(VisibleText(path.shellQuoted))",
      "The old ledger \(old) is as it was, and nobody but you removes it: when the new",
      "one is what you want, delete the old one, and every backup, export and copy on other",
      "devices. Merge none of its logs into the new one: what they hold would count twice.",
    ]
  }
}
