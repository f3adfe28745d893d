public import LedgerEvents

/// Several requests as one: all of them are written together, or none is.
///
/// Each is decided on the ledger as those before it leave it. One that changes nothing is passed over;
/// ``Refusal/nothingToChange`` is thrown if all do, and the reason of the first one that is refused.
///
/// ```swift
/// try await ledger.perform(PerformTogether([AddCategory("boat", in: .fun), AddBill(mooring)]))
/// ```
public struct PerformTogether: Decision {
  private let requests: [any Decision]

  /// - Parameter requests: In the order in which they are decided.
  public init(_ requests: [any Decision]) {
    self.requests = requests
  }

  public var rules: DecisionRules<[EventID]> {
    DecisionRules(
      seeing: DecisionState(), isRepeated: { PerformTogether.says(requests[...], $0[...]) }
    ) { _ in requests }
  }

  /// Whether events say the requests, one after the other.
  private static func says(_ requests: ArraySlice<any Decision>, _ events: ArraySlice<NewEvent>)
    -> Bool
  {
    guard let first = requests.first else { return events.isEmpty }
    return (events.startIndex...events.endIndex).contains { end in
      // One that changed nothing wrote nothing.
      (end == events.startIndex || first.isRepeated(by: Array(events[..<end])))
        && says(requests.dropFirst(), events[end...])
    }
  }
}

extension DecisionRules where Outcome == [EventID] {
  /// The rules of a decision of your own that has others do what is wanted, all of it or nothing: each is
  /// decided on the ledger as those before it leave it, as by ``PerformTogether``.
  ///
  /// - Parameters:
  ///   - view: What it must know of the ledger, before the first event: the smaller, the faster.
  ///   - isRepeated: Whether events that were written under the same key say the same request:
  ///     ``Decision/isRepeated(by:)`` of the requests tells that of theirs.
  ///   - requests: What does it, of the ledger as it is; ``Refusal`` if that is not allowed: nothing is
  ///     written then.
  public init<View: Projection>(
    seeing view: View, isRepeated: @escaping @Sendable ([NewEvent]) -> Bool,
    requests: @escaping @Sendable (View) throws(Refusal) -> [any Decision]
  ) {
    decision = RequestingDecision(view: view, choose: requests, recognize: isRepeated)
  }
}

/// A decision that has others decide.
private struct RequestingDecision<View: Projection>: LedgerDecision {
  let view: View
  let choose: @Sendable (View) throws(Refusal) -> [any Decision]
  let recognize: @Sendable ([NewEvent]) -> Bool

  func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] { [] }

  func requests(given view: View) throws(Refusal) -> [any LedgerDecision]? {
    try choose(view).map { $0.decided }
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { recognize(written.map { NewEvent($0) }) }
}

extension Decision {
  /// Whether events that were written under one key say this request: what its caller stated, never what
  /// was filled in.
  public func isRepeated(by written: [NewEvent]) -> Bool {
    decided.isRepeated(by: written.map(\.event))
  }

  fileprivate var decided: any LedgerDecision { rules.decision }
}
