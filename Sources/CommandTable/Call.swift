/// A command that was found, with its values read.
public struct Call<Globals, Session> {
  /// The words that lead to the command, without the program's name: `["category", "add"]`; empty
  /// for the bare program. Aliases are replaced by names.
  public let command: [String]
  /// The values of the options that stand anywhere.
  public let globals: Globals
  let body: Command<Session>.Prepared

  /// Runs the body of the command. Throws what the body throws.
  public func perform(in session: Session) async throws {
    try await body(session)
  }
}
