/// Where bytes come from: standard input, or memory in a test.
public protocol InputSource {
  /// Reads some bytes; an empty array is the end. Waits until there are some.
  ///
  /// - Throws: ``InputFailure`` when the system refuses.
  mutating func read(upTo count: Int) throws(InputFailure) -> [UInt8]
}
