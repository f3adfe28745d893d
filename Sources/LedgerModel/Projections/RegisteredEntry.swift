/// An entry as it stands: with the corrections in effect, and what became of it.
public struct RegisteredEntry: Hashable, Sendable {
  public var id: EventID
  /// Its figures, corrected; also where it no longer counts.
  public var values: EntryValues
  /// Its texts, corrected.
  public var texts: EntryTexts
  /// When it was recorded, which is not the day that it counts on.
  public var recordedAt: Timestamp
  /// Whether it counts, and if not, why.
  public var standing: EntryStanding
  /// The corrections in effect, in the order in which they were made.
  public var correctedBy: [EventID]
  /// The first void in effect; `nil` where there is none.
  public var voidedBy: EventID?
  /// The place of the event that added it in a batch; `nil` where it stands alone.
  public var batch: BatchPlace?
  /// The last event that touches it, undone or not: what a change of it is made on.
  public var version: EventID

  public init(
    id: EventID, values: EntryValues, texts: EntryTexts, recordedAt: Timestamp,
    standing: EntryStanding = .counts, correctedBy: [EventID] = [], voidedBy: EventID? = nil,
    batch: BatchPlace? = nil, version: EventID? = nil
  ) {
    self.id = id
    self.values = values
    self.texts = texts
    self.recordedAt = recordedAt
    self.standing = standing
    self.correctedBy = correctedBy
    self.voidedBy = voidedBy
    self.batch = batch
    self.version = version ?? id
  }

  /// Its figures and its texts.
  public var content: EntryContent { EntryContent(values: values, texts: texts) }

  /// Whether it counts in figures.
  public var counts: Bool { standing == .counts }
}
