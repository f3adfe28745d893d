/// Which account is meant: its folded name.
public struct AccountName: Hashable, Sendable {
  public let name: Name

  public init(_ name: Name) {
    self.name = name
  }

  /// The account that a text names; `nil` where the text breaks the rules of a ``Name``.
  public init?(_ text: some StringProtocol) {
    guard let name = Name(text) else { return nil }
    self.init(name)
  }

  /// The folded text.
  public var text: String { name.text }
}

extension AccountName: Comparable, CustomStringConvertible {
  public static func < (left: AccountName, right: AccountName) -> Bool { left.name < right.name }
  public var description: String { text }
}

extension AccountName {
  /// The account that money moves through when none is named.
  public static let bank = AccountName(Name(existing: "bank"))
  /// The built-in account of notes and coins.
  public static let cash = AccountName(Name(existing: "cash"))
}
