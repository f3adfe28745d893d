/// An entry as it stands, corrections and voids applied.
public struct RegisteredEntry: Hashable, Sendable {
  public var id: EventID
  public var values: EntryValues
  public var texts: EntryTexts
  /// When it was added.
  public var recordedAt: Timestamp
  public var standing: EntryStanding
  /// The batch that it was added in; `nil` where it stands alone.
  public var batch: BatchPlace?
  /// The corrections in effect, in their order.
  public var correctedBy: [EventID]
  /// The last void in effect; `nil` where there is none.
  public var voidedBy: EventID?
  /// The undo that took it back; `nil` where it was not undone.
  public var undoneBy: EventID?
  /// The last event that touched it: what a change must be made on.
  public var version: EventID

  /// The values and the texts.
  public var content: EntryContent { EntryContent(values: values, texts: texts) }
}
