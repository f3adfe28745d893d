/// An instant in UTC, to the millisecond, from 0001-01-01T00:00:00.000Z to 9999-12-31T23:59:59.999Z.
public struct Timestamp: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00.000Z, without leap seconds; negative before.
  public let millisecondsSinceEpoch: Int64

  package init(existingMilliseconds milliseconds: Int64) {
    millisecondsSinceEpoch = milliseconds
  }
}

extension Timestamp: Comparable {
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
  }
}
