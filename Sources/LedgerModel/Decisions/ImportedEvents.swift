package import LedgerEvents

/// The events of an import. The event of a plain entry is created from its line on access.
package struct ImportedEvents<Items: RandomAccessCollection<ImportItem> & Sendable>: Sendable
where Items.Index == Int {
  private let items: Items
  /// For each event the index of its line, or the complement of an index in `others`.
  private var sources: [Int32] = []
  private var others: [NewEvent] = []

  init(_ first: NewEvent, _ items: Items) {
    self.items = items
    sources.reserveCapacity(items.count + 2)
    append([first])
  }

  /// Appends the event of a line that becomes a plain entry.
  mutating func append(itemAt index: Int) { sources.append(Int32(index)) }

  mutating func append(_ events: [NewEvent]) {
    for event in events {
      sources.append(~Int32(others.count))
      others.append(event)
    }
  }
}

extension ImportedEvents: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { sources.count }
  package var count: Int { sources.count }

  /// The event at a place; that of a line cannot be set.
  package subscript(place: Int) -> NewEvent {
    get {
      let source = Int(sources[place])
      if source < 0 { return others[~source] }
      let item = items[source]
      guard case .entry(let entry) = item.content else {
        preconditionFailure("a line became another entry than it was")
      }
      return NewEvent(entry.event, key: item.key)
    }
    set { others[~Int(sources[place])] = newValue }
  }
}
