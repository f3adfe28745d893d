import CommandTable
import LedgerModel
import LedgerStore

/// The events and entries that a person names.
extension LedgerAccess {
  /// Returns the event that a person means; `nil` for `last`.
  ///
  /// A bare number means the event of this device's log, else of the only other log that has it: numbers that
  /// were read on a screen before the folder was copied keep their meaning.
  ///
  /// - Parameter fitting: Selects, from several events with one number, those that a command can be about.
  func event(
    _ word: EventArgument, fitting: ([EventID]) async throws -> [EventID] = { $0 }
  ) async throws -> EventID? {
    switch word {
    case .last: return nil
    case .full(let id): return id
    case .number(let number):
      // Throws if there is no ledger.
      let heads = try await opened.condition().heads
      let own = try await opened.writerOfBareNumbers()
      var ids = heads.filter { number < $0.eventCount }.map {
        EventID(writer: $0.writer, number: number)
      }
      if ids.count > 1 {
        let meant = try await fitting(ids)
        if !meant.isEmpty { ids = meant }
      }
      if let own, ids.isEmpty || ids.contains(where: { $0.writer == own }) {
        return EventID(writer: own, number: number)
      }
      if ids.count == 1 { return ids[0] }
      let names = ids.isEmpty ? heads.map { "\($0.writer.text):\(number)" } : ids.map(\.text)
      throw CommandFailure(
        "the ledger has several logs, and \(number) may be an event of each",
        remedy: "Write the log's name before it: \(names.joined(separator: " or ")).", .usage)
    }
  }

  /// Returns the event that a person names by its number.
  func named(_ word: EventArgument) async throws -> EventID {
    guard let event = try await event(word) else {
      throw UsageError("Write the number of an event, and not 'last'")
    }
    return event
  }

  /// Returns the entry that a person means; for `last` the last added one that counts.
  func entry(_ word: EventArgument) async throws -> EventID {
    let named = try await event(word) { ids in
      try await events(ids).filter { !$0.event.isChange }.map(\.id)
    }
    if let named { return named }
    guard let last = try await view(LatestEntries(1)).entries.first else {
      throw CommandFailure(
        "there is no entry yet", remedy: "List what happened with '\(command: "log")'.",
        .missing)
    }
    return last.id
  }

  /// The number of entries with a name that a person is asked about, the latest first.
  private static let offeredCount = 9

  /// Returns the entry that a person names by its number, or by a part of its name: of several the one picked.
  func entry(_ word: SeriesArgument) async throws -> EventID {
    let name: String
    switch word {
    case .event(let event): return try await entry(event)
    case .name(let said): name = said
    }
    let entries = try await view(EntryRegister()).entries()
    let fitting = entries.filter { FoldedText($0.texts.shownName).contains(FoldedText(name)) }
    guard let first = fitting.first else {
      throw NearestName(among: entries.map(\.texts.shownName))
        .failure("entry", called: name, listedBy: "list")
    }
    guard fitting.count > 1 else { return first.id }
    let numbering = try await numbering()
    return try picked(
      among: fitting.map(\.id), "entries", called: name,
      fitting.prefix(LedgerAccess.offeredCount).map {
        "\(numbering.text($0.id)) \(VisibleText($0.texts.shownName)) of \($0.values.date.text) "
          + "(\(AmountText.text($0.values.amount)))"
      })
  }
}

extension LedgerEvent {
  /// Whether it is only about another event, or the ledger.
  fileprivate var isChange: Bool {
    switch self {
    case .amendment, .reversal, .setting, .logOpened, .log: true
    case .entry, .schedule, .account, .receipt, .purchase: false
    @unknown default: true
    }
  }
}
