/// An event with what is known about it: where it stands, when it was recorded, with what.
public struct EventEnvelope: Hashable, Sendable {
  public package(set) var id: EventID
  /// When it was recorded; increases within a log, and is shared by the lines of a batch.
  public package(set) var recordedAt: Timestamp
  /// Its place in a batch; `nil` where it stands alone.
  public package(set) var batch: BatchPlace?
  /// `nil` where it has none, or where keys were not asked for.
  public package(set) var key: IdempotencyKey?
  public package(set) var event: LedgerEvent

  public init(
    id: EventID, recordedAt: Timestamp, batch: BatchPlace? = nil, key: IdempotencyKey? = nil,
    event: LedgerEvent
  ) {
    self.id = id
    self.recordedAt = recordedAt
    self.batch = batch
    self.key = key
    self.event = event
  }
}
