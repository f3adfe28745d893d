/// What a subprocess may use before it is ended.
public struct SubprocessLimits: Hashable, Sendable {
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

  public init(
    time: Duration, outputByteCount: Int, memoryByteCount: Int? = nil, processorSeconds: Int? = nil
  ) {
    self.time = time
    self.outputByteCount = outputByteCount
    self.memoryByteCount = memoryByteCount
    self.processorSeconds = processorSeconds
  }
}
