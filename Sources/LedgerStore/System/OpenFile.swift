/// A file that is open.
package struct OpenFile: Hashable, Sendable {
  /// What the file system knows it by.
  package let number: Int32
  package let path: String

  package init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }
}
