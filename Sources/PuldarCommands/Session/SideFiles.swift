/// The two small files beside a ledger: the person's settings, and answers of models that are kept.
public protocol SideFiles {
  /// The whole file; `nil` where there is none.
  ///
  /// - Throws: ``InputFailure`` when it is there and cannot be read, or is longer.
  func bytes(of path: String, upTo byteCount: Int) throws(InputFailure) -> [UInt8]?
  /// Puts a file in the place of another at once, and makes the folders that it needs.
  ///
  /// - Throws: ``OutputFailure`` when the system refuses.
  func replace(_ path: String, with bytes: [UInt8]) throws(OutputFailure)
}
