import LedgerModel

/// The entries of late, as they stand now: what a person still corrects or takes back.
struct RecentEntries {
  /// An entry with all that counts of it.
  struct Entry {
    var id: EventID
    /// The last event that touched it.
    var version: EventID
    var content: EntryContent
  }

  private var entries: [Entry] = []
  private var oldest = 0

  /// How far back people look: about a month of a busy person.
  private static let limit = 256

  var isEmpty: Bool { entries.isEmpty }

  /// Keeps an entry, in place of the oldest where there are many.
  mutating func append(_ entry: Entry) {
    if entries.count < RecentEntries.limit {
      entries.append(entry)
      return
    }
    entries[oldest] = entry
    oldest = (oldest + 1) % RecentEntries.limit
  }

  /// Any one of them, with its place.
  func pick(_ random: inout SeededGenerator) -> (place: Int, entry: Entry) {
    let place = Int.random(in: 0..<entries.count, using: &random)
    return (place, entries[place])
  }

  /// Keeps what a correction made of an entry.
  mutating func replace(_ place: Int, with entry: Entry) {
    entries[place] = entry
  }

  /// Forgets an entry that no longer counts.
  mutating func remove(_ place: Int) {
    entries[place] = entries[entries.count - 1]
    entries.removeLast()
    oldest = 0
  }
}
