package import LedgerEvents

/// What one event of a bank's file comes from.
struct ImportedEventSource {
  /// The place of the line among the items.
  var item: Int32
  /// Which of the events of the line it is; below zero for what puts entries into the account, -1 the last one; above
  /// it for what joins an entry.
  var part: Int32
}

/// The events of a bank's file, each made of its line when it is asked for.
package struct ImportedEvents<Items: ImportItems>: Sendable {
  let head: ImportMade
  let items: Items
  /// In the order of the events, behind the one that tells of the file.
  let sources: [ImportedEventSource]
  /// What puts entries into the account, or joins them, by the place of their item.
  let moves: [Int: [NewEvent]]
  /// What was recorded of the lines that others name.
  let named: [IdempotencyKey: EventID]
  /// What says which days of bills its lines paid, after the lines.
  let links: [NewEvent]
  /// What ends the file where ledger and bank agree.
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
