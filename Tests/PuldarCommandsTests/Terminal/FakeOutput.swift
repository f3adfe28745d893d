import PuldarCommands

/// An output in memory, which can be slow, interrupted, or broken.
final class FakeOutput: OutputTarget {
  /// What arrived, one text for each write.
  var pieces: [String] = []
  /// What the next writes do instead of writing.
  var failures: [OutputFailure] = []
  /// How many bytes one write takes at most.
  var byteLimit = Int.max
  /// A failure for every write from the first on.
  var lastingFailure: OutputFailure?

  var text: String { pieces.joined() }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
    if let lastingFailure { throw lastingFailure }
    if !failures.isEmpty { throw failures.removeFirst() }
    let part = bytes.prefix(byteLimit)
    pieces.append(String(decoding: part, as: UTF8.self))
    return part.count
  }
}
