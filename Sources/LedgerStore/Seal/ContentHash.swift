/// The SHA-256 of some bytes: what a model's file is known by in the log.
public struct ContentHash: Hashable, Sendable {
  private let hash: SHA256Hash

  /// The hash of bytes, read once.
  public init(of bytes: RawSpan) {
    hash = SHA256.hash(bytes)
  }

  /// The hash of bytes that come in pieces, as those of a file that is larger than the memory.
  ///
  /// - Parameter next: Fills a piece from its front and answers with how many bytes; fewer than it
  ///   has are the last.
  /// - Throws: What the parameter throws.
  public init(ofPieces next: (inout [UInt8]) throws -> Int) rethrows {
    hash = try SHA256.hash(ofPieces: next)
  }

  /// 64 hexadecimal digits.
  public var text: String { hash.text }
}
