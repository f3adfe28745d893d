/// What writes entries in one form, in memory.
protocol EntryWriting {
  /// The bytes so far, whole lines; who takes them away empties it.
  var bytes: [UInt8] { get set }

  /// Adds an entry.
  mutating func write(_ exported: ExportedEntry)

  /// Adds what a ledger holds besides entries; nothing in a form of entries alone.
  mutating func write(_ frame: JournalFrame)

  /// Adds what stands behind the last entry.
  mutating func end()
}

extension EntryWriting {
  mutating func write(_ frame: JournalFrame) {}
  mutating func end() {}
}
