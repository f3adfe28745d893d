import LedgerModel
import LedgerStore

/// How far the last export with `--since-last` went: the last event of each log, in a small file of this
/// machine beside its records, one id a line.
///
/// It says nothing of any figure. Without it the next such export has everything.
struct ExportMarker {
  private let session: Session
  private let path: String

  /// More than a ledger has devices.
  private static let byteLimit = 65_536

  init(_ session: Session) async throws {
    self.session = session
    guard let opened = try await session.ledger.state()?.opened else { throw Refusal.emptyLedger }
    path = "\(session.surroundings.machine.stateFolder)/exports/\(opened.ledger.text)"
  }

  /// The last event of each log that was exported; none where nothing was.
  ///
  /// - Throws: ``CommandFailure`` where the file is there and does not say it: what would be exported again
  ///   might be counted twice.
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

  /// Keeps how far an export went.
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
