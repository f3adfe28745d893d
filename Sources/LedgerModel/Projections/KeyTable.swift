/// Which event holds each idempotency key, and which events are copies of another: kept from the
/// second log of a ledger on.
struct KeyTable: Hashable, Sendable {
  /// What the first event under a key says, to see whether a copy says the same.
  enum Content: Hashable, Sendable {
    case entry(EntryValues)
    indirect case fact(LedgerEvent)
  }

  struct Holder: Hashable, Sendable {
    var id: EventID
    var content: Content
  }

  private var holders: [KeyHash: Holder] = [:]
  private var originals: [EventID: EventID] = [:]

  /// The event that holds a key.
  func holder(of key: IdempotencyKey) -> Holder? { holders[KeyHash(key)] }

  /// Gives a key to an event.
  mutating func take(_ key: IdempotencyKey, for id: EventID, content: Content) {
    holders[KeyHash(key)] = Holder(id: id, content: content)
    originals[id] = nil
  }

  /// Takes a key away from an event that was undone.
  mutating func free(_ key: IdempotencyKey, of id: EventID) {
    let hash = KeyHash(key)
    if holders[hash]?.id == id { holders[hash] = nil }
  }

  /// Remembers that an event is a copy.
  mutating func setCopy(_ id: EventID, of original: EventID) {
    originals[id] = original
  }

  /// The event that counts for another: itself, or the one that it is a copy of.
  func original(of id: EventID) -> EventID {
    var id = id
    // An original that lost its key to another event is a copy itself. A holder is no copy, so that
    // the way ends.
    while let original = originals[id] { id = original }
    return id
  }
}
