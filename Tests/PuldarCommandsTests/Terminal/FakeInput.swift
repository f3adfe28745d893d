import PuldarCommands

/// An input in memory that hands out a few bytes at a time.
final class FakeInput: InputSource {
  private var bytes: ArraySlice<UInt8>
  private let byteLimit: Int
  private let failure: InputFailure?

  init(_ bytes: some Sequence<UInt8>, byteLimit: Int = 3, failure: InputFailure? = nil) {
    self.bytes = Array(bytes)[...]
    self.byteLimit = byteLimit
    self.failure = failure
  }

  func read(upTo count: Int) throws(InputFailure) -> [UInt8] {
    if let failure { throw failure }
    let part = bytes.prefix(min(count, byteLimit))
    bytes = bytes.dropFirst(part.count)
    return Array(part)
  }
}
