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
  public var arguments: [Argument]
  /// The variables that it sees. HOME and TMPDIR are its private folder where they are not stated.
  public var environment: [String: String]
  /// What it reads from standard input; `nil` for a stream that ends at once.
  public var input: [UInt8]?
  public var limits: SubprocessLimits

  public init(
    executable: String, arguments: [Argument] = [], environment: [String: String] = [:],
    input: [UInt8]? = nil, limits: SubprocessLimits
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.limits = limits
  }
}
