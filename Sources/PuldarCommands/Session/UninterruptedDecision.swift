import LedgerModel

/// A decision whose events are written, and answered, without being interrupted.
///
/// It is asked when the ledger has the lock, just before it writes: until then the program can be
/// interrupted, while it waits for the lock too. A refusal holds nothing off.
struct UninterruptedDecision<D: LedgerDecision>: LedgerDecision {
  typealias Outcome = D.Outcome

  let decision: D
  let interruptions: any Interruptions

  var view: D.View { decision.view }

  func events(given view: D.View, from first: EventID) throws(Refusal) -> D.Events {
    let events = try decision.events(given: view, from: first)
    interruptions.hold()
    return events
  }

  func requests(given view: D.View) throws(Refusal) -> [any LedgerDecision]? {
    let requests = try decision.requests(given: view)
    if requests != nil { interruptions.hold() }
    return requests
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { decision.isRepeated(by: written) }

  func outcome(of written: EventList) -> D.Outcome { decision.outcome(of: written) }
}
