public import LedgerEvents

/// Performs several requests as one: all are written, or none.
///
/// Each is decided on the ledger as the ones before it leave it. A request that changes nothing is skipped;
/// ``Refusal/nothingToChange`` is thrown if all of them change nothing, and otherwise the reason of the first refused
/// one.
///
/// ```swift
/// try await ledger.perform(PerformTogether([AddCategory("boat", in: .fun), AddBill(mooring)]))
/// ```
public struct PerformTogether: Decision {
  private let requests: [any Decision]

  /// - Parameter requests: The requests, in the order in which they are decided.
  public init(_ requests: [any Decision]) {
    self.requests = requests
  }

  public var rules: DecisionRules<[EventID]> {
    DecisionRules(
      seeing: DecisionState(), isRepeated: { PerformTogether.says(requests[...], $0[...]) }
    ) { _ in requests }
  }

  /// Returns whether the events state the requests, in order.
  private static func says(_ requests: ArraySlice<any Decision>, _ events: ArraySlice<NewEvent>)
    -> Bool
  {
    guard let first = requests.first else { return events.isEmpty }
    return (events.startIndex...events.endIndex).contains { end in
      // A request that changed nothing wrote nothing.
      (end == events.startIndex || first.isRepeated(by: Array(events[..<end])))
        && says(requests.dropFirst(), events[end...])
    }
  }
}

extension DecisionRules where Outcome == [EventID] {
  /// Creates the rules of a custom decision that delegates to other decisions, all or none; each is decided on the
  /// ledger as the ones before it leave it, as by ``PerformTogether``.
  ///
  /// - Parameters:
  ///   - view: The projection it needs of the ledger, before the first event: the smaller, the faster.
  ///   - isRepeated: Whether events written under the same key state the same request; use
  ///     ``Decision/isRepeated(by:)`` of the requests for their events.
  ///   - requests: Returns the decisions for the current ledger, or throws ``Refusal`` if they are not allowed;
  ///     nothing is written then.
  public init<View: Projection>(
    seeing view: View, isRepeated: @escaping @Sendable ([NewEvent]) -> Bool,
    requests: @escaping @Sendable (View) throws(Refusal) -> [any Decision]
  ) {
    decision = RequestingDecision(view: view, choose: requests, recognize: isRepeated)
  }
}

/// A decision that delegates to others.
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
  /// Returns whether events written under one key state this request, judged by what its caller stated, never by what
  /// was filled in.
  public func isRepeated(by written: [NewEvent]) -> Bool {
    decided.isRepeated(by: written.map(\.event))
  }

  fileprivate var decided: any LedgerDecision { rules.decision }
}
