import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var attach: Command {
    Command(
      "attach", "Attach receipts to an entry or a bill.",
      discussion: """
        Each file is copied into the ledger's folder under its SHA-256, and is on the disk before \
        the log names it; the file that you name stays as it is. A receipt is a picture, a PDF, a \
        text or an e-mail of at most 20 MB. Of a bill that you name, it goes to the entry that \
        paid it last; by its number, or if nothing of it is paid, to the bill itself. 'puldar show' lists what is attached, 'puldar show 6 \
        --open' shows it, and 'puldar check log' finds what was changed or is missing.
        """,
      examples: [
        "puldar receipt attach last lunch.jpg", "puldar receipt attach 6 front.jpg back.jpg",
        "puldar receipt attach rent invoice.pdf",
      ], traits: [.onlyNow],
      .argument(
        "<entry>", "The number of an entry or bill, last, or a part of a bill's name.",
        SeriesArgument.self, completing: .entries),
      .arguments("<file>", "A file, or several.", PathArgument.self, isRequired: true),
      .option("--text <text>", "What stands on it, if you want to read it here.", String.self),
      .option("--why <text>", "Why.", String.self),
      .preview
    ) { session, word, files, text, reason, isPreview in
      let (target, bill) = try await session.receiptTarget(word)
      let paths = files.map { session.models.path(of: $0.path) }
      let attaching = Attaching(
        session: session, paths: paths, target: target, text: text ?? "", reason: reason ?? "")
      var report = try await attaching.report(isPreview: isPreview)
      if target == bill {
        report.notes.append(.line("Nothing of it is paid: this stays with the bill itself."))
      }
      return report
    }
  }

  static var detach: Command {
    Command(
      "detach", "Take a receipt from an entry or a bill again.",
      discussion: """
        'puldar undo' attaches it again. The file itself stays until 'puldar receipt clean' \
        removes what nothing needs.
        """,
      examples: ["puldar receipt detach 6 lunch.jpg", "puldar receipt detach rent 5f0c1a2b"],
      traits: [.onlyNow],
      .argument(
        "<entry>", "The number of an entry or bill, last, or a part of a bill's name.",
        SeriesArgument.self, completing: .entries),
      .arguments(
        "<file>", "Its name, or the first digits of its SHA-256.", String.self, isRequired: true),
      .option("--why <text>", "Why.", String.self),
      .preview
    ) { session, word, names, reason, isPreview in
      let (paid, bill) = try await session.receiptTarget(word)
      let book = try await session.ledger.view(DecisionState()).receipts
      let target = book.receipts(of: paid).isEmpty ? bill ?? paid : paid
      let number = try await session.ledger.numbering().text(target)
      var hashes: [ReceiptHash] = []
      for name in names {
        let hash = try AttachedName(name, in: book.receipts(of: target), of: number).hash
        if !hashes.contains(hash) { hashes.append(hash) }
      }
      return try await session.recorded(
        DetachReceipts(hashes, from: target, reason: reason ?? ""), Recording(isPreview: isPreview)
      ).report()
    }
  }
}

/// Files to attach.
struct Attaching {
  let session: Session
  let paths: [String]
  let target: EventID
  let text: String
  let reason: String

  func report(isPreview: Bool) async throws -> Report {
    if !text.isEmpty, paths.count > 1 {
      throw UsageError("--text says what stands on one file: attach the others by themselves")
    }
    do {
      // Checked before the files are read: their target must exist.
      _ = try await session.ledger.perform(decision([]), .preview)
    } catch LedgerError.refused(.nothingToAttach) {
      // No file was passed yet.
    }
    let store = session.store
    let files = try paths.map { path in try store.readReceipt(path) }
    do {
      // A preview finds every refusal before anything is stored.
      let preview = try await session.ledger.perform(decision(files), .preview)
      if isPreview { return try await RecordedReport(session, preview).ofReceipts() }
    } catch LedgerError.refused(.nothingToChange) {
      return try await attachedAlready(files, isPreview: isPreview)
    }
    session.ledger.holdInterruptions()
    return try await RecordedReport(session, try await write(files)).ofReceipts()
  }

  private func decision(_ files: [ReceiptFile]) -> AttachReceipts {
    AttachReceipts(files, to: target, text: text, reason: reason)
  }

  /// Stores the files, then the events that name them; if these cannot be written, no file remains.
  private func write(_ files: [ReceiptFile]) async throws -> CommandWrite {
    try await session.store.storing(Array(zip(paths, files))) {
      try await session.ledger.perform(decision(files))
    }
  }

  /// Reports files that are all attached already; a missing or changed one is restored.
  private func attachedAlready(
    _ files: [ReceiptFile], isPreview: Bool
  ) async throws -> Report {
    let store = session.store
    var restoredCount = 0
    for (path, file) in zip(paths, files) where !isPreview && !store.isWhole(file) {
      try await store.storing([(path, file)]) {}
      restoredCount += 1
    }
    let lines = files.map { file -> Report.Line in
      .dispensable("\(VisibleText(file.name)) is attached already.")
    }
    let back: Report.Line =
      "\(restoredCount.of("file")) put back that \(restoredCount == 1 ? "was" : "were") missing or changed."
    return .nothingNew(lines + (restoredCount > 0 ? [back] : []))
  }
}

extension RecordedReport {
  /// Reports attached files.
  fileprivate func ofReceipts() -> Report {
    let receipts = events.compactMap { event -> AttachedReceipt? in
      guard case .receipt(.attached(let attached)) = event.event else { return nil }
      return AttachedReceipt(file: attached.file, text: attached.text)
    }
    return report(telling: { $0.receipts = receipts })
  }
}

/// An attached file, as a person names it.
struct AttachedName {
  let hash: ReceiptHash

  /// - Parameters:
  ///   - word: Its name, or the first digits of its hash.
  ///   - receipts: The attached files.
  ///   - target: The name of what they are attached to.
  /// - Throws: ``CommandFailure`` if it matches none of them, or several.
  init(
    _ word: String, in receipts: [ReceiptBook.Receipt], of target: String
  ) throws(CommandFailure) {
    let last = word.split(separator: "/").last.map(String.init) ?? word
    let named = receipts.filter { $0.file.name == last }
    let digits = word.lowercased()
    let found =
      named.isEmpty && digits.utf8.count >= 4
      ? receipts.filter { $0.file.hash.text.hasPrefix(digits) } : named
    guard let first = found.first else {
      let names = receipts.map { "\(VisibleText($0.file.name)) (\($0.file.hash.shortText))" }
      throw CommandFailure(
        "'\(VisibleText(word))' is not attached to \(target)",
        remedy: names.isEmpty
          ? "Nothing is attached to it." : "Attached are: \(names.joined(separator: ", ")).",
        .missing)
    }
    guard found.count == 1 else {
      let hashes = found.map(\.file.hash.shortText)
      throw CommandFailure(
        "'\(VisibleText(word))' can be several files",
        remedy: "Name one by its first digits: \(hashes.joined(separator: " or ")).",
        .refusedData)
    }
    hash = first.file.hash
  }
}
