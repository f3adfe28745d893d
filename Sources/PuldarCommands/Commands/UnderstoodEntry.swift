import LedgerModel

/// An entry that is to be added, and how each of its fields was found.
struct UnderstoodEntry {
  var entry: NewEntry
  var reasons: [FieldReason]
}
