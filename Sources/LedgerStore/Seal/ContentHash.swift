/// A SHA-256 of bytes, such as the one by which the log identifies a model's file.
public struct ContentHash: Hashable, Sendable {
  private let hash: SHA256Hash

  /// Hashes bytes in one pass.
  public init(of bytes: RawSpan) {
    hash = SHA256.hash(bytes)
  }

  /// Hashes bytes that come in pieces, such as a file that is larger than memory.
  ///
  /// - Parameter next: Fills a piece from its front and returns how many bytes; fewer than the piece holds means that
  ///   they are the last.
  /// - Throws: What `next` throws.
  public init(ofPieces next: (inout [UInt8]) throws -> Int) rethrows {
    hash = try SHA256.hash(ofPieces: next)
  }

  /// 64 hexadecimal digits.
  public var text: String { hash.text }
}
