/// What a command line comes to. Nothing has been done yet, and nothing was printed.
public enum Answer<Globals, Session> {
  /// A command with its values read: make a session, hand it over, and the body runs.
  case perform(Call<Globals, Session>)
  /// A text for standard output: help, the version, a script. The exit code is 0.
  case show(String)
  /// A shell asks what could stand at the cursor. The exit code is 0, whatever happens.
  case complete(CompletionRequest<Globals, Session>)
  /// The command line is wrong: a message for standard error, with its exit code. The global
  /// options are those that could be read, so that a caller knows in which form to tell it.
  case refuse(UsageError, Globals)
}
