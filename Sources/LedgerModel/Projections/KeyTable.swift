/// Which event holds each idempotency key, and which events are copies of another: kept from the
/// second log of a ledger on.
struct KeyTable: Hashable, Sendable {
  /// What the first event under a key says, to see whether a copy says the same.
  enum Content: Hashable, Sendable {
    case entry(EntryContent)
    indirect case fact(LedgerEvent)

    init(_ event: LedgerEvent) {
      self = event.newEntry.map(Content.entry) ?? .fact(event)
    }

    /// Whether one can be a copy of the other: an entry of an entry, a setting of a setting.
    func isOfTheKind(of other: Content) -> Bool {
      switch (self, other) {
      case (.entry, .entry), (.fact, .fact): true
      case (.entry, .fact), (.fact, .entry): false
      }
    }

    /// Whether two events say the same, whatever sentences they were made of.
    func saysTheSame(as other: Content) -> Bool {
      switch (self, other) {
      case (.entry(let left), .entry(let right)): left.values == right.values
      case (.fact(let left), .fact(let right)): left == right
      case (.entry, .fact), (.fact, .entry): false
      }
    }
  }

  struct Holder: Hashable, Sendable {
    var id: EventID
    var content: Content
  }

  private var holders: [KeyHash: Holder] = [:]
  private var originals: [EventID: Holder] = [:]

  /// The event that holds a key.
  func holder(of key: IdempotencyKey) -> Holder? { holders[KeyHash(key)] }

  /// Gives a key to an event that is no copy.
  mutating func take(_ key: IdempotencyKey, for holder: Holder) {
    holders[KeyHash(key)] = holder
  }

  /// Takes a key away from an event that was undone.
  mutating func free(_ key: IdempotencyKey, of id: EventID) {
    let hash = KeyHash(key)
    if holders[hash]?.id == id { holders[hash] = nil }
  }

  /// Remembers that an event is a copy, for ever: what is done to it is done to the original.
  mutating func setCopy(_ id: EventID, of original: Holder) {
    originals[id] = original
  }

  /// The event that counts for another; `nil` where it counts for itself.
  ///
  /// A copy's original may have become a copy too: undone, and put back while another held its key.
  func original(of id: EventID) -> Holder? {
    var original = originals[id]
    while let holder = original, let next = originals[holder.id] { original = next }
    return original
  }
}
