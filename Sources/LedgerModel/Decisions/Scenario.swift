/// The true history under other rules: decisions that are folded over a copy of it, and saved
/// nowhere.
///
/// The rules are the decisions that a ledger performs, so that what one of them refuses a scenario
/// refuses too. A setting replaces those of its kind from its month on: the true ones that begin
/// later do not override it.
public struct Scenario: Sendable {
  /// In the order in which they are decided.
  public var rules: [any Decision]

  public init(_ rules: [any Decision]) {
    self.rules = rules
  }
}
