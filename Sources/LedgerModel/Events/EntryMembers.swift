/// Which members of an entry a person stated; the others were read out of a sentence or filled in.
public struct EntryMembers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let type = EntryMembers(rawValue: 1)
  public static let amount = EntryMembers(rawValue: 2)
  public static let category = EntryMembers(rawValue: 4)
  public static let date = EntryMembers(rawValue: 8)
  public static let account = EntryMembers(rawValue: 16)
  public static let merchant = EntryMembers(rawValue: 32)
  public static let note = EntryMembers(rawValue: 64)
  public static let purchase = EntryMembers(rawValue: 128)
  /// All of them: nothing was filled in.
  public static let all = EntryMembers(rawValue: 255)
}
