/// All that is kept of one entry that was corrected, voided or undone.
struct TouchedEntry: Hashable, Sendable {
  /// A correction or void of it, in the order of the events.
  struct Touch: Hashable, Sendable {
    var id: EventID
    /// The changed figures; `nil` for a void.
    var figures: AmendedFigures?
    /// What is changed, texts too; `nil` for a void, and where no texts are kept.
    var amendment: EntryAmendment?
    var holds: Bool
  }

  /// The figures before the first touch.
  var values: EntryValues
  /// The texts before the first touch.
  var texts: EntryTexts
  /// The event that touched it last.
  var lastVersion: EventID
  /// Whether the event that added it is undone.
  var isReverted: Bool
  var touches: [Touch]
}
