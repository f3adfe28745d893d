/// Whether an entry counts, and if not, why.
public enum EntryStanding: UInt8, Hashable, Sendable {
  case counts
  /// A void of it is in effect.
  case voided
  /// The event that added it was undone.
  case reverted
  /// It was added under the key of an entry that was there before, which counts for both.
  case copy
}
