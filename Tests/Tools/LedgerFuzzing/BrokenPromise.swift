/// A promise about bytes of any kind that a reader did not keep.
package struct BrokenPromise: Error, CustomStringConvertible {
  package var description: String

  /// Throws a broken promise where a condition does not hold.
  static func unless(_ condition: Bool, _ promise: @autoclosure () -> String) throws {
    if !condition { throw BrokenPromise(description: promise()) }
  }
}
