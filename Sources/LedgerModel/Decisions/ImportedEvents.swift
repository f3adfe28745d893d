package import LedgerEvents

/// The source of one event of an import.
struct ImportedEventSource {
  /// The index of the line among the items.
  var item: Int32
  /// The event's part of the line: 0 and up for the line itself; below zero for moves into the account, of which -1
  /// is the last; above the line's own parts for events that join an entry.
  var part: Int32
}

/// The events of an import, each created from its line on access.
package struct ImportedEvents<Items: ImportItems>: Sendable {
  let head: ImportMade
  let items: Items
  /// The sources in the order of the events, after the event of the import.
  let sources: [ImportedEventSource]
  /// The events that move entries into the account or join them, by the index of their item.
  let moves: [Int: [NewEvent]]
  /// The recorded ids of lines that other lines name.
  let named: [IdempotencyKey: EventID]
  /// The events that link lines to paid bill days, after the lines.
  let links: [NewEvent]
  /// The last event, if ledger and bank agree.
  let agreement: LedgerEvent?
  /// The id of the first event.
  let first: EventID
}

extension ImportedEvents: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { 1 + sources.count + links.count + (agreement == nil ? 0 : 1) }

  package subscript(place: Int) -> NewEvent {
    if place == 0 { return NewEvent(.account(.imported(head))) }
    if place > sources.count {
      let link = place - 1 - sources.count
      if link < links.count { return links[link] }
      if let agreement { return NewEvent(agreement) }
    }
    let source = sources[place - 1]
    if source.part != 0, let moves = moves[Int(source.item)] {
      return moves[source.part < 0 ? moves.count + Int(source.part) : Int(source.part) - 1]
    }
    return event(of: items[Int(source.item)], Int(source.part), at: place)
  }

  private func event(of item: ImportItem, _ part: Int, at place: Int) -> NewEvent {
    switch item.content {
    case .entry(let entry), .join(let entry, _): return NewEvent(entry.event, key: item.key)
    case .refund(var entry, let purchase):
      entry.texts = entry.texts.linked(named[purchase].map { .purchase($0) })
      return NewEvent(entry.event, key: item.key)
    case .transfer(let made): return NewEvent(.account(.transferMade(made)), key: item.key)
    case .split(let parts):
      var entry = parts[part].entry
      entry.texts = entry.texts.linked(.payment(first.advanced(by: place - part)))
      return NewEvent(entry.event, key: parts[part].key)
    case .match(let id): return matched(id, item)
    case .sameAs(let key):
      guard let id = named[key] else {
        preconditionFailure("a line was let through that is the same as one that is not there")
      }
      return matched(id, item)
    }
  }

  private func matched(_ id: EventID, _ item: ImportItem) -> NewEvent {
    NewEvent(
      ImportMatched(id, account: head.account, date: item.date, note: item.note),
      key: item.key)
  }
}
