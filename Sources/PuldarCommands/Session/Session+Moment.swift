import CommandTable
import LedgerModel
import LedgerStore

extension Session {
  /// The moment that a person names; `nil` for now.
  func moment(_ word: MomentWord) async throws -> AsOf? {
    switch word.meaning {
    case .now: nil
    case .after(let event): .after(try await named(event))
    case .before(let event): .before(try await named(event))
    case .endOf(let day): .endOf(day.day(today: today))
    case .instant(let instant): .instant(instant)
    }
  }

  private func named(_ word: EventWord) async throws -> EventID {
    guard let event = try await event(word) else {
      preconditionFailure("a moment is never the last event")
    }
    return event
  }

  /// Finds out which moment `--as-of` names, before the command begins.
  ///
  /// - Parameter isOnlyNow: Whether the command makes sense only of what is known now.
  func settleMoment(isOnlyNow: Bool) async throws {
    guard let word = options.asOf else { return }
    if isOnlyNow { throw Session.onlyLooksBack }
    moment = try await moment(word)
  }

  /// Refuses to write while looking back.
  func refuseLookingBack() throws(CommandFailure) {
    if options.asOf != nil { throw Session.onlyLooksBack }
  }

  private static let onlyLooksBack = CommandFailure(
    "--as-of shows what was known: it is for commands that read the ledger",
    remedy: "Leave it out, or read 'puldar help as-of'.", .usage)

  /// What repeats the moment behind a command that is offered.
  var lookingBackOption: String { options.asOf.map { " --as-of \($0.text)" } ?? "" }

  /// Says that what was shown is not what is known now.
  func showMoment(_ numbering: EventNumbering) {
    guard let moment, options.format == .text, !options.isQuiet else { return }
    errors.writeLine(
      "As known \(moment.phrase(naming: numbering.text)): what was recorded later is left out.")
  }

  /// Goes through the events as of the moment that is looked at.
  func forEachEvent(_ body: (borrowing EventEnvelope) -> Bool) async throws(LedgerError) {
    nonisolated(unsafe) let body = body
    try await ledger.forEachEvent(asOf: moment) { envelope in body(envelope) }
  }
}
