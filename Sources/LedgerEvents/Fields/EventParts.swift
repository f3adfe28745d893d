/// The parts of an event to read besides its figures, which are always read.
public struct EventParts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Merchant, note, sentence, source, and the linked entry.
  public static let texts = EventParts(rawValue: 1)
  /// Idempotency keys.
  public static let keys = EventParts(rawValue: 2)
  /// Everything, as needed to write an event back.
  public static let all: EventParts = [.texts, .keys]
  /// Everything is checked as with ``all``, but plain texts are not kept: for verifying.
  package static let allUnkept: EventParts = [.all, .unkept]

  static let unkept = EventParts(rawValue: 4)
}
