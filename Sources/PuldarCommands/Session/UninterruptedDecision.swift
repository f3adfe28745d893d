import LedgerModel

/// A decision whose events are written, and answered, without being interrupted.
///
/// It is asked when the ledger has the lock, just before it writes: until then the program can be
/// interrupted, while it waits for the lock too. A refusal holds nothing off.
struct UninterruptedDecision<D: Decision>: Decision {
  let decision: D
  let interruptions: any Interruptions

  var rules: DecisionRules<D.Outcome> {
    decision.rules.telling { [interruptions] in interruptions.hold() }
  }
}
