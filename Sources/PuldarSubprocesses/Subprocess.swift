/// Another program that is to be run, with everything that it gets.
///
/// Nothing is inherited: it runs in an empty folder of its own, which is removed afterwards, and
/// sees the environment that is stated here and no other.
public struct Subprocess: Hashable, Sendable {
  /// One word behind the program's name.
  public enum Argument: Hashable, Sendable {
    /// A word that this program itself wrote. Never what a person typed or a file holds: any user of
    /// the machine can read the words of a running program, and a word may be taken for an option.
    case word(String)
    /// The path of a private file with some bytes (mode 0600, in the private folder): the way for
    /// text that is not to be trusted.
    case file(name: String, bytes: [UInt8])
  }

  /// The program, by its absolute path.
  public var executable: String
  /// What stands after its name, in this order.
  public var arguments: [Argument]
  /// The variables that it sees. HOME and TMPDIR are its private folder where they are not stated.
  public var environment: [String: String]
  /// What it reads from standard input; `nil` for a stream that ends at once.
  public var input: [UInt8]?
  /// How long it may run, from its start on.
  public var time: Duration
  /// How many bytes each of its two output streams may have.
  public var outputByteCount: Int
  /// How many bytes of memory it may address; `nil` for as many as this process may.
  ///
  /// Files that it maps count too. Apple's systems have no such limit.
  public var memoryByteCount: Int?
  /// How much processor time it may use, in whole seconds; `nil` for as much as this process may.
  public var processorSeconds: Int?

  /// A program, ended if it goes beyond what it may use.
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

/// Runs other programs of this machine; a test has its own.
public protocol SubprocessRunner: Sendable {
  /// Runs a program to its end, or ends it where it goes beyond a limit.
  ///
  /// When this returns, neither the program nor anything of its process group runs any more. On Linux
  /// what it started in sessions of their own is ended too, where the private folder is still in its
  /// environment or the folder it works in.
  func run(_ subprocess: Subprocess) async -> SubprocessResult
}

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

  /// How it ended.
  public var ending: Ending
  /// The first bytes of its standard output, up to the limit.
  public var output: [UInt8]
  /// The first bytes of its standard error, up to the limit.
  public var errors: [UInt8]
  /// From the start to the end, with all that this side did for it.
  public var duration: Duration

  /// What a runner of one's own answers.
  public init(
    _ ending: Ending, output: [UInt8] = [], errors: [UInt8] = [], duration: Duration = .zero
  ) {
    self.ending = ending
    self.output = output
    self.errors = errors
    self.duration = duration
  }
}
