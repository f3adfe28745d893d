/// The SHA-256 of some bytes: what a model's file is known by in the log.
public struct ContentHash: Hashable, Sendable {
  private let hash: SHA256Hash

  /// The hash of bytes, read once.
  public init(of bytes: RawSpan) {
    hash = SHA256.hash(bytes)
  }

  /// 64 hexadecimal digits.
  public var text: String { hash.text }
}
