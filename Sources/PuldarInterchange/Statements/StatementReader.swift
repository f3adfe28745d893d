/// Reads the files that banks and budget programs give out.
///
/// Lenient in form and strict in sums: whatever is written oddly but can mean only one thing is read,
/// and what cannot be known is refused with its place. A file is read whole or not at all.
package enum StatementReader {
  /// The statements in a file, in its order.
  ///
  /// - Parameters:
  ///   - bytes: The file, in any encoding that ``StatementEncoding`` lists.
  ///   - hints: What a person says about it.
  /// - Throws: What is wrong, where, and what to do.
  package static func read(
    _ bytes: [UInt8], hints: StatementHints = StatementHints()
  ) throws(StatementReadingError) -> [BankStatement] {
    throw StatementReadingError(bytes.isEmpty ? .foreign(.empty) : .unknownForm)
  }
}
