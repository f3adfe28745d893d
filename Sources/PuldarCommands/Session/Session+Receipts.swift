import LedgerModel
import LedgerStore

/// Where files are that are attached, and what shows them.
extension Session {
  /// What a person means that files are attached to: an entry by its number or as `last`, a bill by its
  /// number or a part of its name.
  func receiptTarget(_ word: SeriesArgument) async throws -> EventID {
    switch word {
    case .event(let event): try await ledger.entry(event)
    case .name: try await ledger.bill(word, today: today)
    }
  }

  /// Shows attached files in the program that the system has for them.
  ///
  /// - Parameter target: How what they are attached to is called.
  /// - Throws: ``CommandFailure`` where there is none, one is not here, or nothing shows it.
  func open(_ receipts: [ReceiptBook.Receipt], of target: String) async throws {
    guard !receipts.isEmpty else {
      throw CommandFailure(
        "nothing is attached to \(target)",
        remedy: "Attach a file with '\(command: "receipt attach \(target) FILE")'.", .missing)
    }
    let paths = try receipts.map { receipt throws(CommandFailure) in
      guard let path = store.path(of: receipt.file) else {
        throw CommandFailure(
          "'\(VisibleText(receipt.file.name))' is not on this machine",
          remedy: "Copy receipts/\(receipt.file.storedName) from the device that attached it, "
            + "or attach the same file again.", .missing)
      }
      return path
    }
    for path in paths { try await open(path) }
  }

  private func open(_ path: String) async throws(CommandFailure) {
    do throws(ViewerFailure) {
      guard let viewer = surroundings.viewer else { throw .noProgram([]) }
      try await viewer.open(path)
    } catch {
      switch error {
      case .noProgram(let names):
        throw CommandFailure(
          "no program here shows files"
            + (names.isEmpty ? "" : ": neither \(names.joined(separator: " nor ")) is in PATH"),
          remedy: "Install xdg-utils, or open \(VisibleText(path)) yourself.", .missing)
      case .refused(let program):
        throw CommandFailure(
          "\(program) showed nothing",
          remedy: "Open \(VisibleText(path)) yourself.", .inputOutput)
      }
    }
  }
}
