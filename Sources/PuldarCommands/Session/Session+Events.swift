import LedgerModel
import LedgerStore

extension Session {
  /// The event that a person means; `nil` for `last`.
  func event(_ word: EventWord) async throws -> EventID? {
    switch word {
    case .last: return nil
    case .full(let id): return id
    case .number(let number):
      // Says that there is no ledger, where there is none.
      let heads = try await ledger.condition().heads
      if let writer = try await ledger.numberedWriter() {
        return EventID(writer: writer, number: number)
      }
      let names = heads.map { "\($0.writer.text):\(number)" }
      throw CommandFailure(
        "the ledger has several logs, and \(number) may be an event of each",
        remedy: "Write the log's name before it: \(names.joined(separator: " or ")).", .usage)
    }
  }

  /// The entry that a person means; for `last` the one that was added last and counts.
  func entry(_ word: EventWord) async throws -> EventID {
    if let id = try await event(word) { return id }
    let register = try await view(EntryRegister())
    guard let last = register.newest.first(where: { _ in true }) else {
      throw CommandFailure(
        "there is no entry yet", remedy: "List what happened with 'puldar log'.", .missing)
    }
    return last.id
  }

  /// The events of a deed, in their order: those that would be appended, or those that were.
  func events(of deed: Deed<[EventID]>) async throws -> [EventEnvelope] {
    if deed.state == .preview {
      return deed.previewed.filter { deed.outcome.contains($0.id) }
    }
    let wanted = Set(deed.outcome)
    var found: [EventEnvelope] = []
    try await ledger.forEachEvent { envelope in
      if wanted.contains(envelope.id) { found.append(copy envelope) }
      return found.count < wanted.count
    }
    return found
  }
}
