/// Which model is to be asked, and how.
public struct ModelChoice: Hashable, Sendable {
  /// The model's file.
  public var file: String
  /// The program that runs it; `nil` for the one that is found.
  public var program: String?
  /// How long all attempts together may take.
  public var time: Duration

  public init(file: String, program: String? = nil, time: Duration = .seconds(8)) {
    self.file = file
    self.program = program
    self.time = time
  }
}
