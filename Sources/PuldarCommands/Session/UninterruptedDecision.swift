import LedgerModel

/// A decision whose events are written and reported without interruption.
///
/// It is evaluated when the ledger has the lock, just before it writes: until then the program can be
/// interrupted, even while it waits for the lock. A refusal does not block interruptions.
struct UninterruptedDecision<D: Decision>: Decision {
  let decision: D
  let interruptions: any Interruptions

  var rules: DecisionRules<D.Outcome> {
    decision.rules.telling { [interruptions] in interruptions.hold() }
  }
}
