/// Which event holds each idempotency key, and which events are copies of another: kept from the
/// second log of a ledger on.
struct KeyTable: Hashable, Sendable {
  /// What the first event under a key says, which counts for its copies.
  enum Content: Hashable, Sendable {
    case entry(EntryContent)
    indirect case fact(LedgerEvent)

    init(_ event: LedgerEvent) {
      self = event.newEntry.map { .entry($0) } ?? .fact(event)
    }

    /// Whether one can be a copy of the other: an entry of an entry, a setting of a setting.
    func isOfTheKind(of other: Content) -> Bool {
      switch (self, other) {
      case (.entry, .entry), (.fact, .fact): true
      case (.entry, .fact), (.fact, .entry): false
      }
    }

    /// Whether a copy says the same; the words beside the figures may differ.
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
  private var originals: [EventID: EventID] = [:]
  /// What the events that have copies say.
  private var contents: [EventID: Content] = [:]

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

  /// Remembers that an event is a copy of the one that holds its key.
  mutating func setCopy(_ id: EventID, of original: Holder) {
    originals[id] = original.id
    contents[original.id] = original.content
  }

  /// What an event says that has copies.
  func content(of original: EventID) -> Content? { contents[original] }

  /// The event that counts for another: itself, or the one that it is a copy of.
  func original(of id: EventID) -> EventID {
    var id = id
    // An original that lost its key to another event is a copy itself. A holder is no copy, so that
    // the way ends.
    while let original = originals[id] { id = original }
    return id
  }
}

/// 128 bits that stand for an idempotency key: FNV-1a.
///
/// Source: draft-eastlake-fnv-21, section 5, the 128-bit prime and offset basis.
struct KeyHash: Hashable, Sendable {
  private let bits: UInt128

  init(_ key: IdempotencyKey) {
    var bits: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in key.text.utf8 {
      bits ^= UInt128(byte)
      bits = bits &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    self.bits = bits
  }
}
