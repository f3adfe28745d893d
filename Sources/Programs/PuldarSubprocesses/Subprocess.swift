/// A program to run, with everything that it gets.
///
/// Nothing is inherited: it runs in its own empty folder, which is removed afterwards, and sees only the
/// environment stated here.
public struct Subprocess: Hashable, Sendable {
  /// One argument after the program's name.
  public enum Argument: Hashable, Sendable {
    /// An argument made by this program. Never text from a person or a file: any user of the machine can read
    /// the arguments of a running program, and an argument may be taken for an option.
    case word(String)
    /// The path of a private file with these bytes (mode 0600, in the private folder): the way for untrusted text.
    case file(name: String, bytes: [UInt8])
  }

  /// The absolute path of the program.
  public var executable: String
  /// The arguments after its name, in order.
  public var arguments: [Argument]
  /// The environment variables. HOME and TMPDIR are the private folder if they are not stated.
  public var environment: [String: String]
  /// The standard input; `nil` for a stream that ends at once.
  public var input: [UInt8]?
  /// The time limit, from its start.
  public var time: Duration
  /// The largest number of bytes of each of its two output streams.
  public var outputByteCount: Int
  /// The largest number of bytes of memory that it may address; `nil` for this process's own limit.
  ///
  /// Mapped files count too. Apple's systems have no such limit.
  public var memoryByteCount: Int?
  /// The processor time limit in whole seconds; `nil` for this process's own limit.
  public var processorSeconds: Int?

  /// Makes a program that is ended if it exceeds its limits.
  public init(
    executable: String, arguments: [Argument] = [], environment: [String: String] = [:],
    input: [UInt8]? = nil, time: Duration, outputByteCount: Int, memoryByteCount: Int? = nil,
    processorSeconds: Int? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.time = time
    self.outputByteCount = outputByteCount
    self.memoryByteCount = memoryByteCount
    self.processorSeconds = processorSeconds
  }
}

/// Runs other programs of this machine; tests provide their own.
public protocol SubprocessRunner: Sendable {
  /// Runs a program to its end, or ends it if it exceeds a limit.
  ///
  /// When this returns, neither the program nor anything of its process group is running. On Linux, processes
  /// that it started in their own sessions are ended too, if the private folder is still in their environment
  /// or is their working folder.
  func run(_ subprocess: Subprocess) async -> SubprocessResult
}

/// The result of a subprocess.
public struct SubprocessResult: Hashable, Sendable {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// It exited with this code.
    case exited(Int32)
    /// A signal that this process did not send ended it.
    case signalled(Int32)
    /// It was ended because its time was up.
    case timedOut
    /// It was ended because one of its streams became too long.
    case flooded
    /// It was ended because the task that waited for it was cancelled.
    case cancelled
    /// It never ran, for this reason.
    case notStarted(String)
  }

  /// How it ended.
  public var ending: Ending
  /// The first bytes of its standard output, up to the limit.
  public var output: [UInt8]
  /// The first bytes of its standard error, up to the limit.
  public var errors: [UInt8]
  /// The time from start to end, including the work around it.
  public var duration: Duration

  /// Makes the result of a custom runner.
  public init(
    _ ending: Ending, output: [UInt8] = [], errors: [UInt8] = [], duration: Duration = .zero
  ) {
    self.ending = ending
    self.output = output
    self.errors = errors
    self.duration = duration
  }
}
