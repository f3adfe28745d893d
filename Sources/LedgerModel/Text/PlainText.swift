/// A value that the log spells in ASCII of which nothing is escaped.
package protocol PlainText {
  /// Appends the text, as it stands between quotes.
  func write(to bytes: inout [UInt8])
}

extension String {
  /// The text of a value, by itself.
  init(writing value: some PlainText) {
    var bytes: [UInt8] = []
    value.write(to: &bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
