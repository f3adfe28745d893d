import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var collectReceipts: Command {
    Command(
      "clean", "Remove the files of receipts that nothing needs any more.",
      discussion: """
        A file is needed while it is attached to an entry or bill that counts. One that was detached, or \
        whose entry was taken back, is kept for --keep, since an undo needs it. Alone this only shows what would \
        be removed; --yes removes it. What no event here ever named is moved to the ledger's folder \
        'quarantine': another device's log may still name it. The log stays as it is.
        """,
      examples: ["puldar receipt clean", "puldar receipt clean --keep 1y --yes"],
      traits: [.onlyNow],
      .option(
        "--keep <span>", "How long to keep what is not needed, from 1d on. (default: 30d)",
        SpanArgument.self)
    ) { session, span in
      let days = (span ?? .usual).dayCount(from: session.today)
      guard days > 0 else {
        throw UsageError(
          "Keep files for a day at least: one that is just being attached is named by no event yet")
      }
      return try await ReceiptCollection(session: session, days: days).report()
    }
  }
}

/// The removal of unused receipt files.
struct ReceiptCollection {
  let session: Session
  let days: Int

  func report() async throws -> Report {
    // Throws if there is no ledger.
    _ = try await session.ledger.view(DecisionState())
    let removes = session.options.agrees
    if removes { session.ledger.holdInterruptions() }
    let now = session.surroundings.clock.now()
    let unused =
      removes
      ? try session.store.removeUnusedReceipts(
        keptFor: days, at: now, lockDeadline: Ledger.lockDeadline)
      : try session.store.unusedReceipts(keptFor: days, at: now)
    let old = unused.filter(\.isOld)
    let byteCount = old.reduce(0) { $0 + $1.byteCount }
    return Report(use: .none) { style in
      lines(old, byteCount, kept: unused.count - old.count, removed: removes, style)
    } rows: {
      old.map { [$0.name, "\($0.byteCount)", $0.since.day.text] }
    } record: {
      ReceiptCollection.shape.record(
        of: (removes ? .written : .preview, old, byteCount, unused.count - old.count))
    }
  }

  static let shape = Shape<(written: WrittenState, files: [UnusedReceipt], bytes: Int, kept: Int)>(
    answer: "gc", .init("written", \.written),
    .init(
      "files", \.files, "What was removed, or would be.",
      each: Shape<UnusedReceipt>(
        .init("file", { "receipts/\($0.name)" }), .init("bytes", \.byteCount),
        .init("since", \.since, "Since when nothing needs it."),
        .init("named", \.isNamed, "Whether an event here ever named it; else it is moved aside."))),
    .init("bytes", \.bytes),
    .init("kept", \.kept, "How many others are not needed either, for less long."))

  private func lines(
    _ old: [UnusedReceipt], _ byteCount: Int, kept: Int, removed: Bool, _ style: ScreenStyle
  ) -> [Report.Line] {
    var table = TextTable([.left, .right, .left])
    for file in old {
      table.add([
        shortName(file.name), ReceiptLine.size(file.byteCount),
        "not needed since \(file.since.day.text)",
      ])
    }
    var lines = table.lines().map { Report.Line($0) }
    if kept > 0 {
      lines.append(
        .dispensable(
          "\(kept.of("file")) not needed either, for less than \(days.of("day")): kept."
        ))
    }
    if old.isEmpty {
      lines.append(.dispensable("There is nothing to remove."))
    } else {
      let what =
        "\(old.count.of("file")) of \(ReceiptLine.size(byteCount))"
      lines.append(removed ? "Removed \(what)." : "\(what) would be removed.")
      let unnamed = old.count { !$0.isNamed }
      if removed, unnamed > 0 {
        lines.append(
          "\(unnamed) of them, which no event named, \(unnamed == 1 ? "is" : "are") in quarantine/."
        )
      }
      if !removed { lines.append(.hint("receipt clean --yes")) }
    }
    return lines
  }

  /// Returns the first digits and the extension of a name: `5f0c1a2b….jpg`.
  private func shortName(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count == 64 else { return VisibleText(name).description }
    return "\(parts[0].prefix(8))….\(VisibleText(String(parts[1])))"
  }
}
