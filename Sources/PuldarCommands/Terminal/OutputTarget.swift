/// Where bytes go: a descriptor of the system, or memory in a test.
public protocol OutputTarget {
  /// Writes the bytes, or the first of them.
  ///
  /// - Returns: How many were written, at least one.
  /// - Throws: ``OutputFailure`` when none was.
  mutating func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int
}
