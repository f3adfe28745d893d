/// Which bucket is meant: its folded name.
public struct BucketName: Hashable, Sendable {
  public let name: Name

  public init(_ name: Name) {
    self.name = name
  }

  /// The bucket that a text names; `nil` where the text breaks the rules of a ``Name``.
  public init?(_ text: some StringProtocol) {
    guard let name = Name(text) else { return nil }
    self.init(name)
  }

  /// The folded text.
  public var text: String { name.text }
}

extension BucketName: Comparable, CustomStringConvertible {
  public static func < (left: BucketName, right: BucketName) -> Bool { left.name < right.name }
  public var description: String { text }
}

extension BucketName {
  public static let fundamentals = BucketName(Name(existing: "fundamentals"))
  public static let fun = BucketName(Name(existing: "fun"))
  public static let future = BucketName(Name(existing: "future"))

  /// The built-in buckets, in the order of an allocation's shares.
  public static let builtIn: [BucketName] = [.fundamentals, .fun, .future]
}
