/// What of an event is read besides the figures, which always are.
public struct EventParts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Merchant, note, the sentence, where the values came from, and the expense a credit pays back.
  public static let texts = EventParts(rawValue: 1)
  /// Idempotency keys.
  public static let keys = EventParts(rawValue: 2)
  /// Everything, as writing an event back needs.
  public static let all: EventParts = [.texts, .keys]
  /// Everything is checked as ``all`` is, and plain texts are not kept: as verifying needs.
  package static let allUnkept: EventParts = [.all, .unkept]

  static let unkept = EventParts(rawValue: 4)
}
