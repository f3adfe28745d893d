/// Where an event stands in a batch: events that count together or not at all.
public struct BatchPlace: Hashable, Sendable {
  /// 0 for the first event of the batch.
  public let index: Int
  /// How many events the batch has, 2 to ``limit``.
  public let count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The largest number of events in a batch: a bank file of fifty years fits.
  public static let limit = 250_000

  /// Whether no event of the batch follows.
  public var isLast: Bool { index == count - 1 }
}
