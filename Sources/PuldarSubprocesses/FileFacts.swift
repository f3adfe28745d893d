/// What the system tells of a file without its being read.
public struct FileFacts: Hashable, Sendable {
  public var byteCount: Int
  /// When its content was changed last, in nanoseconds since 1970.
  public var modifiedNanoseconds: Int64
  /// Whether this user may run it.
  public var isExecutable: Bool

  public init(byteCount: Int, modifiedNanoseconds: Int64, isExecutable: Bool) {
    self.byteCount = byteCount
    self.modifiedNanoseconds = modifiedNanoseconds
    self.isExecutable = isExecutable
  }
}
