/// A writer of entries in one format, in memory.
protocol EntryWriting {
  /// The bytes so far, in whole lines; a caller that takes them empties it.
  var bytes: [UInt8] { get set }

  /// Writes an entry.
  mutating func write(_ exported: ExportedEntry)

  /// Writes what a ledger holds besides entries; nothing in a format for entries alone.
  mutating func write(_ frame: JournalFrame)

  /// Writes what follows the last entry.
  mutating func end()
}

extension EntryWriting {
  mutating func write(_ frame: JournalFrame) {}
  mutating func end() {}
}
