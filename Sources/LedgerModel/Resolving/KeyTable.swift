import LedgerEvents

/// The holder of each idempotency key, and the originals of copies; kept once a ledger has a second log.
struct KeyTable: Hashable, Sendable {
  /// The content of the first event under a key, which counts for its copies.
  enum Content: Hashable, Sendable {
    case entry(EntryContent)
    indirect case fact(LedgerFact.Content)

    /// Creates the content of an event; `nil` for one that changes another event.
    init?(_ event: LedgerEvent) {
      if let entry = event.newEntry {
        self = .entry(entry)
      } else if event.fact != nil {
        var event = event
        event.leaveTextAside()
        guard let fact = event.fact else { return nil }
        self = .fact(fact)
      } else {
        return nil
      }
    }

    /// Returns whether one can be a copy of the other: both are entries, or both are facts.
    func isOfTheKind(of other: Content) -> Bool {
      switch (self, other) {
      case (.entry, .entry), (.fact, .fact): true
      case (.entry, .fact), (.fact, .entry): false
      }
    }

    /// Returns whether a copy states the same; an entry's texts may differ.
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
  /// The contents of the events that have copies.
  private var contents: [EventID: Content] = [:]

  /// Whether any event is, or ever was, a copy of another.
  var hasCopies: Bool { !originals.isEmpty || !contents.isEmpty }

  /// The result of claiming a key for an event.
  struct Claim {
    /// The other event that holds the key; `nil` if the key is its own.
    var holder: EventID?
    /// Whether the holder counts for it.
    var isCopy = false
    /// The holder, if it states something else.
    var contradicted: EventID?
  }

  /// Gives a key to an event, unless another event holds it.
  ///
  /// If a fact and an entry have the same key, neither counts for the other: both hold.
  mutating func claim(_ key: IdempotencyKey, for id: EventID, _ content: Content) -> Claim {
    let hash = KeyHash(key)
    guard let holder = holders[hash] else {
      holders[hash] = Holder(id: id, content: content)
      originals[id] = nil
      return Claim()
    }
    if holder.id == id { return Claim() }
    let contradicted = saysTheSame(holder.content, content) ? nil : holder.id
    guard holder.content.isOfTheKind(of: content) else {
      return Claim(holder: holder.id, contradicted: contradicted)
    }
    originals[id] = holder.id
    contents[holder.id] = holder.content
    return Claim(holder: holder.id, isCopy: true, contradicted: contradicted)
  }

  /// Returns whether a copy states the same as the holder of its key. A file that two devices attach, each to the
  /// entry that it added, is attached to the entry that counts for both, whatever the devices call the file.
  private func saysTheSame(_ holder: Content, _ copy: Content) -> Bool {
    guard case .fact(.receipt(.attached(let one))) = holder,
      case .fact(.receipt(.attached(let other))) = copy
    else { return holder.saysTheSame(as: copy) }
    return one.file.hash == other.file.hash
      && original(of: one.target) == original(of: other.target)
  }

  /// Frees the key of an undone event, and returns it to a redone one, unless another event holds it by now.
  mutating func claim(_ reversal: Reversal, for event: EventID, isUndo: Bool) -> Claim {
    guard let key = reversal.eventKey,
      let content = content(of: event) ?? Content(reversal.copy)
    else { return Claim() }
    if isUndo {
      free(key, of: event)
      return Claim()
    }
    return claim(key, for: event, content)
  }

  /// Takes a key away from an undone event.
  private mutating func free(_ key: IdempotencyKey, of id: EventID) {
    let hash = KeyHash(key)
    if holders[hash]?.id == id { holders[hash] = nil }
  }

  /// Returns the content of an event that has copies.
  func content(of original: EventID) -> Content? { contents[original] }

  /// Returns the event that counts for another: itself, or the original that it is a copy of.
  func original(of id: EventID) -> EventID {
    var id = id
    // An original that lost its key to another event is itself a copy. A holder is never a copy, so the chain ends.
    while let original = originals[id] { id = original }
    return id
  }
}

extension KeyTable {
  /// The most keys that are kept for the next process: reading more would take longer than folding a log that a
  /// person wrote.
  private static let keptLimit = 1000

  func write(to writer: inout SnapshotWriter) {
    let counts = [holders.count, originals.count, contents.count]
    if counts.contains(where: { $0 > KeyTable.keptLimit }) { return writer.refuse() }
    writer.write(count: holders.count)
    for (hash, holder) in holders.sorted(by: { $0.key < $1.key }) {
      hash.write(to: &writer)
      KeyTable.write(holder.content, of: holder.id, to: &writer)
    }
    writer.write(count: originals.count)
    for (id, original) in originals.sorted(by: { $0.key < $1.key }) {
      writer.write(id)
      writer.write(original)
    }
    writer.write(count: contents.count)
    for (id, content) in contents.sorted(by: { $0.key < $1.key }) {
      KeyTable.write(content, of: id, to: &writer)
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try KeyTable.count(from: &reader)) {
      let hash = try KeyHash(from: &reader)
      let (id, content) = try KeyTable.content(from: &reader)
      holders[hash] = Holder(id: id, content: content)
    }
    for _ in 0..<(try KeyTable.count(from: &reader)) {
      let id = try reader.event()
      originals[id] = try reader.event()
    }
    for _ in 0..<(try KeyTable.count(from: &reader)) {
      let (id, content) = try KeyTable.content(from: &reader)
      contents[id] = content
    }
    // A chain from a copy to its original may have no cycle.
    for copy in originals.keys {
      var id = copy
      var stepCount = 0
      while let original = originals[id] {
        id = original
        stepCount += 1
        guard stepCount <= originals.count else { throw UnreadableSnapshot() }
      }
    }
  }

  private static func count(from reader: inout SnapshotReader) throws(UnreadableSnapshot) -> Int {
    let count = try reader.count(ofSize: 13)
    guard count <= keptLimit else { throw UnreadableSnapshot() }
    return count
  }

  /// Writes a content as its event.
  private static func write(
    _ content: Content, of id: EventID, to writer: inout SnapshotWriter
  ) {
    let event: LedgerEvent
    switch content {
    case .entry(var entry):
      writer.write(byte: entry.texts.isRead ? 1 : 0)
      // A line must state the source of its values.
      if !entry.texts.isRead { entry.texts = EntryTexts(by: "-") }
      event = .entry(entry)
    case .fact(let fact):
      event = fact.event
      writer.write(byte: event.attached?.hasText == true ? 3 : 1)
    }
    writer.write(EventEnvelope(id: id, recordedAt: .earliest, event: event))
  }

  private static func content(
    from reader: inout SnapshotReader
  ) throws(UnreadableSnapshot) -> (EventID, Content) {
    let marks = try reader.byte()
    let isRead = marks & 1 != 0
    var envelope = try reader.envelope()
    envelope.event.leaveTextAside(marks & 2 != 0)
    guard var content = Content(envelope.event) else { throw UnreadableSnapshot() }
    if !isRead, case .entry(var entry) = content {
      entry.texts = .unread
      content = .entry(entry)
    }
    return (envelope.id, content)
  }
}

/// A 128-bit hash of an idempotency key: FNV-1a.
///
/// Source: draft-eastlake-fnv-21, section 5, the 128-bit prime and offset basis.
struct KeyHash: Hashable, Comparable, Sendable {
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

extension KeyHash {
  static func < (left: KeyHash, right: KeyHash) -> Bool { left.bits < right.bits }

  func write(to writer: inout SnapshotWriter) {
    writer.write(word: UInt64(truncatingIfNeeded: bits >> 64))
    writer.write(word: UInt64(truncatingIfNeeded: bits))
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let high = UInt128(try reader.word())
    bits = high << 64 | UInt128(try reader.word())
  }
}
