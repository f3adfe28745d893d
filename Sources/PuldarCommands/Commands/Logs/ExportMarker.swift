import LedgerModel
import LedgerStore

/// The extent of the last export with `--since-last`: the last event of each log, in a small file in this
/// machine's state folder, one id a line.
///
/// It affects no figure. Without it the next such export contains everything.
struct ExportMarker {
  private let session: Session
  private let path: String

  /// The size limit of the file: more than enough for all devices of a ledger.
  private static let byteLimit = 65_536

  init(_ session: Session) async throws {
    self.session = session
    guard let opened = try await session.ledger.state()?.opened else { throw Refusal.emptyLedger }
    path = "\(session.surroundings.machine.stateFolder)/exports/\(opened.ledger.text)"
  }

  /// Returns the last exported event of each log; none if nothing was exported.
  ///
  /// - Throws: ``CommandFailure`` if the file exists but cannot be read: entries that are exported again might
  ///   be counted twice.
  func marks() throws -> [EventID] {
    let bytes: [UInt8]?
    do throws(InputFailure) {
      bytes = try session.surroundings.files?.bytes(of: path, upTo: ExportMarker.byteLimit)
    } catch {
      throw failure("cannot be read")
    }
    guard let bytes else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let marks = lines.compactMap { EventID($0) }
    guard !marks.isEmpty, marks.count == lines.count else { throw failure("holds something else") }
    return marks
  }

  /// Stores the extent of an export.
  func keep(_ marks: [EventID]) throws {
    let text = marks.map { $0.text + "\n" }.joined()
    do throws(OutputFailure) {
      try session.surroundings.files?.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandFailure(
        "all was exported, but '\(shownPath)' cannot be written, so the next export has it again",
        remedy: "Make the folder one that you may write to, and leave this export out.",
        .inputOutput)
    }
  }

  private var shownPath: VisibleText { VisibleText(session.location.shown(path)) }

  private func failure(_ problem: String) -> CommandFailure {
    CommandFailure(
      "'\(shownPath)', which says how far the last export went, \(problem)",
      remedy: "Remove it, to export everything once more.", .refusedData)
  }
}
