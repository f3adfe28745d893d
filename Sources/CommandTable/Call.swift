/// A command that was found, with its values read.
public struct Call<Globals, Session> {
  /// The words that lead to the command, without the program's name: `["category", "add"]`; empty
  /// for the bare program. Aliases are replaced by names.
  public let command: [String]
  /// The values of the options that stand anywhere.
  public let globals: Globals
  let body: Command<Session>.Prepared
  /// Every parameter that the command line may hold.
  let parameters: [ParameterDefinition]
  /// What a usage line says of the command.
  let usage: String
  /// The words that show its help.
  let helpCommand: String

  /// Runs the body of the command.
  ///
  /// - Throws: What the body throws; ``UsageError`` in place of a ``UsageProblem``.
  public func perform(in session: Session) async throws {
    do {
      try await body(session)
    } catch let problem as UsageProblem {
      throw UsageError(
        problem.misuse(among: parameters), usage: usage, helpCommand: helpCommand)
    }
  }
}
