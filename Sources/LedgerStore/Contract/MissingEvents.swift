public import LedgerModel

/// Events that this machine saw in a log and that are missing now.
public struct MissingEvents: Hashable, Sendable {
  /// What became of the log.
  package enum Loss: Hashable, Sendable {
    /// The file is no longer there.
    case gone
    /// The file is no longer there, and another ledger is in its place.
    case displaced
    /// Its last events are no longer there: the file is an older copy, or was cut.
    case older
    /// Something else is where its last events were.
    case unreadable
    /// It has as many events, but different ones.
    case replaced
  }

  /// What became of the log.
  package var loss: Loss
  /// Whose log it is.
  public var writer: WriterID
  /// Whether it is this machine's own log: nothing is written after the gap.
  public var isOwn: Bool
  /// The log's path.
  public var log: String
  /// How many events it had when it was last used here.
  public var seenCount: Int
  /// How many events it has now.
  public var count: Int

  /// Whether another ledger is in its place: a copy of this one must not go there.
  public var isDisplaced: Bool { loss == .displaced }
}

extension MissingEvents: RemediedError {
  public var problem: String {
    let missing = seenCount - count
    let events =
      missing == 1
      ? "event \(writer.text):\(count)"
      : "events \(writer.text):\(count) to \(seenCount - 1)"
    switch loss {
    case .gone, .displaced:
      let stored = seenCount == 1 ? "event that was" : "events that were"
      let instead = loss == .displaced ? "; another ledger stands in its place" : ""
      return "the log of \(writer.text) is gone, with \(seenCount) \(stored) stored: '\(log)'"
        + instead
    case .older:
      return "'\(log)' is \(missing) \(missing == 1 ? "event" : "events") older than the one last "
        + "used here: \(events) \(missing == 1 ? "is" : "are") missing"
    case .unreadable:
      return "'\(log)' is damaged from event \(writer.text):\(count) on: \(events) "
        + "\(missing == 1 ? "was" : "were") stored, and what stands there does not read as it was "
        + "written"
    case .replaced:
      return
        "'\(log)' is not the log that was last used here: event \(writer.text):\(seenCount - 1) "
        + "has another seal"
    }
  }

  public var remedy: String? { nil }

  public var offeredRemedy: (any Remedy)? {
    loss == .displaced ? LogRemedy(.putBack) : LogRemedy(.restore)
  }
}
