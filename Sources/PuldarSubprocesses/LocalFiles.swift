/// The few things that are asked of the files of this machine beside a ledger.
public protocol LocalFiles: Sendable {
  /// What is known of a file, symbolic links followed; `nil` where there is no regular file.
  func facts(of path: String) -> FileFacts?
  /// The first bytes of a file; `nil` where it cannot be read.
  func bytes(of path: String, upTo byteCount: Int) -> [UInt8]?
  /// Puts a file (mode 0600) in the place of another at once, and makes the folders that it needs
  /// (mode 0700); false where the system refuses.
  func replace(_ path: String, with bytes: [UInt8]) -> Bool
}
