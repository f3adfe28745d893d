/// Where the completions of a parameter come from when they depend on the session, such as the
/// names that a ledger holds.
///
/// It must not write, lock or wait for long. What it throws is dropped: a shell that completes shows
/// nothing then.
public struct CompletionSource<Session>: Sendable {
  let completions: @Sendable (Session) async throws -> [Completion]

  public init(_ completions: @escaping @Sendable (Session) async throws -> [Completion]) {
    self.completions = completions
  }

  /// Only what the type of the value offers.
  public static var fromType: CompletionSource {
    CompletionSource { _ in [] }
  }
}
