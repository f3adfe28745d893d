/// What became of a subprocess.
public struct SubprocessResult: Hashable, Sendable {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this code.
    case exited(Int32)
    /// By a signal that this process did not send.
    case signalled(Int32)
    /// It was ended, because its time was up.
    case timedOut
    /// It was ended, because one of its streams became too long.
    case flooded
    /// It was ended, because the task that waited for it was cancelled.
    case cancelled
    /// It never ran, for this reason.
    case notStarted(String)
  }

  public var ending: Ending
  /// The first bytes of its standard output, up to the limit.
  public var output: [UInt8]
  /// The first bytes of its standard error, up to the limit.
  public var errors: [UInt8]
  /// From the start to the end, with all that this side did for it.
  public var duration: Duration

  public init(
    _ ending: Ending, output: [UInt8] = [], errors: [UInt8] = [], duration: Duration = .zero
  ) {
    self.ending = ending
    self.output = output
    self.errors = errors
    self.duration = duration
  }
}
