import PuldarCommands

/// Everything that a conversation shows, both streams in the order in which they are written.
final class ConversationRecord: OutputTarget {
  private(set) var bytes: [UInt8] = []

  func write(_ part: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
    bytes += part
    return part.count
  }
}
