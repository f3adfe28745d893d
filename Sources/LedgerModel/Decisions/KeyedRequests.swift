package import LedgerEvents

/// The requests written under an idempotency key, resolved as in every fold: which copy counts for the others, and
/// which events are undone.
///
/// An event whose cause is missing counts too: its key is taken.
package struct KeyedRequests: Sendable {
  /// The state of a key for a request made under it.
  package enum Answer: Sendable {
    /// Nothing under the key is in effect, or only a part of this request is: the request must be written.
    case free
    /// The request is already written: the events that count for it.
    case said([EventEnvelope])
    /// Another request holds the key with these events.
    case taken([EventID])
  }

  /// The events written by one request.
  private struct Request {
    /// For each event of the request, the one that counts for it.
    var events: [EventEnvelope] = []
    /// The ids of those that are in effect.
    var inEffect: [EventID] = []
  }

  private let key: IdempotencyKey
  private var resolver: Resolver
  private var written: [EventEnvelope] = []

  /// - Parameters:
  ///   - key: The key to look up.
  ///   - hasSeveralLogs: Whether events of more than one device's log are applied.
  package init(under key: IdempotencyKey, hasSeveralLogs: Bool) {
    self.key = key
    resolver = Resolver(readsTexts: false, keepsKeys: hasSeveralLogs, holdsBack: false)
  }

  /// Applies the next event of the ledger, with all its parts.
  package mutating func apply(_ envelope: borrowing EventEnvelope) {
    var nothing = NoProjection()
    resolver.resolve(envelope, into: &nothing)
    if let written = envelope.key, written.belongs(to: key) { self.written.append(copy envelope) }
  }

  /// Returns the state of the key for a request.
  ///
  /// A request of which only a part counts is written whole again; the fold recognizes copies of the part that
  /// counts.
  package func answer<D: LedgerDecision>(to decision: D) -> Answer {
    let requests = requests.filter { !$0.inEffect.isEmpty }
    let same = requests.filter { decision.isRepeated(by: $0.events.map(\.event)) }
    if let whole = same.first(where: { $0.inEffect.count == $0.events.count }) {
      return .said(whole.events)
    }
    if !same.isEmpty || requests.isEmpty { return .free }
    return .taken(Set(requests.flatMap(\.inEffect)).sorted())
  }

  /// The requests under the key, in the order of their events.
  private var requests: [Request] {
    var places: [EventID: Int] = [:]
    var firsts: [EventID] = []
    var requests: [Request] = []
    for envelope in written {
      let first = envelope.id.advanced(by: -(envelope.batch?.index ?? 0))
      // The lines of a batch follow one another.
      let place = firsts.last == first ? firsts.count - 1 : firsts.firstIndex(of: first)
      if place == nil {
        firsts.append(first)
        requests.append(Request())
      }
      let original = resolver.original(of: envelope.id)
      var counting = envelope
      if original != envelope.id {
        if places.isEmpty {
          places = Dictionary(written.indices.map { (written[$0].id, $0) }) { first, _ in first }
        }
        if let place = places[original] { counting = written[place] }
      }
      requests[place ?? requests.count - 1].events.append(counting)
      if resolver.isInEffect(counting) {
        requests[place ?? requests.count - 1].inEffect.append(counting.id)
      }
    }
    return requests
  }
}

/// A projection that keeps nothing.
private struct NoProjection: FigureProjection {
  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {}
}

extension Resolver {
  /// Returns the event that counts for another: itself, or the original that it is a copy of.
  fileprivate func original(of id: EventID) -> EventID { keys?.original(of: id) ?? id }

  /// Returns whether an event, or the one that counts for it, is in effect, which means not undone. A void does not
  /// end the effect of its entry, and nothing ends that of an undo or redo.
  fileprivate func isInEffect(_ envelope: EventEnvelope) -> Bool {
    switch envelope.event {
    case .entry: return amended[original(of: envelope.id)]?.isReverted != true
    case .amendment(let event):
      return amended[original(of: event.entry)]?.touches
        .contains { $0.id == envelope.id && $0.holds } ?? false
    case .reversal: return true
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
      return !revertedFacts.contains(original(of: envelope.id))
    }
  }
}
