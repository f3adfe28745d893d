/// A log that is taken as it is, without what was stored in it and is lost.
public struct AcceptedLog: Hashable, Sendable {
  /// What was wrong with it.
  public var trouble: LogTrouble
  /// Where the bytes are kept that stood behind its last whole line; `nil` where there were none.
  public var copy: String?
}
