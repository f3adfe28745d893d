/// An event with its metadata: id, time of recording, place in a batch, and key.
public struct EventEnvelope: Hashable, Sendable {
  /// The event's id, unique across all logs of the ledger.
  public package(set) var id: EventID
  /// The time of recording; increases within a log, and is shared by the lines of a batch.
  public package(set) var recordedAt: Timestamp
  /// Its place in a batch; `nil` if it is not part of one.
  public package(set) var batch: BatchPlace?
  /// The idempotency key; `nil` if it has none, or if keys were not requested.
  public package(set) var key: IdempotencyKey?
  /// What happened.
  public var event: LedgerEvent

  package init(
    id: EventID, recordedAt: Timestamp, batch: BatchPlace? = nil, key: IdempotencyKey? = nil,
    event: LedgerEvent
  ) {
    self.id = id
    self.recordedAt = recordedAt
    self.batch = batch
    self.key = key
    self.event = event
  }

  /// Makes the envelope of an event that is about to be written.
  public init(
    id: EventID, recordedAt: Timestamp, batch: BatchPlace? = nil, _ new: NewEvent
  ) {
    self.init(id: id, recordedAt: recordedAt, batch: batch, key: new.key, event: new.event)
  }

  /// The name of the event, as the log spells it.
  public var type: EventType { event.type }

  /// The reason that the person gave; may be empty.
  public var reason: String { event.reason }

  /// The content of the entry that the event adds; `nil` if it adds none.
  public var newEntry: EntryContent? { event.newEntry }
}

/// The place of an event in a batch: events that count together or not at all.
public struct BatchPlace: Hashable, Codable, Sendable {
  /// 0 for the first event of the batch.
  public let index: Int
  /// The number of events in the batch, 2 to ``limit``.
  public let count: Int

  /// Makes a place, from 0, in a batch of `count` events.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The largest number of events in a batch: a bank file of fifty years fits.
  public static let limit = 250_000

  /// Whether this is the last event of the batch.
  public var isLast: Bool { index == count - 1 }
}

extension FieldReader {
  /// Reads the members of a line up to its seal: `n`, `at`, `type`, `batch`, `key`, `data`.
  @_lifetime(self: copy self)
  package mutating func readEnvelope(into envelope: inout EventEnvelope) throws(FieldError) {
    envelope.id = EventID(writer: envelope.id.writer, number: try number("n"))
    envelope.recordedAt = try timestamp("at")
    try require("type")
    let type = try eventType()
    envelope.batch = reach("batch") ? try batchPlace() : nil
    envelope.key = reach("key") ? try idempotencyKey() : nil
    try enter("data")
    switch type {
    case .expenseAdded: envelope.event = .entry(try ExpenseAdded(from: &self).content)
    case .creditApplied: envelope.event = .entry(try CreditApplied(from: &self).content)
    case .entryCorrected:
      envelope.event = .amendment(.entryCorrected(try EntryCorrected(from: &self)))
    case .entryVoided: envelope.event = .amendment(.entryVoided(try EntryVoided(from: &self)))
    case .other(let type): envelope.event = try LedgerEvent(reading: type, from: &self)
    }
    try leave()
  }

  /// Finishes the general path.
  ///
  /// - Throws: If a member of the line was not read.
  @_lifetime(self: copy self)
  package mutating func finish() throws(FieldError) {
    if let name = members?.leave() { throw .unknownMember(name) }
  }

  /// The most frequent event types, recognized without making a text.
  private enum FrequentType {
    case expenseAdded
    case creditApplied
    case entryCorrected
    case entryVoided
    case other(EventType)
  }

  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func eventType() throws(FieldError) -> FrequentType {
    if position &+ 16 <= bytes.byteCount {
      let low = word(position)
      let high = word(position &+ 8)
      // `"Expense` and `Added"`, `"CreditA` and `pplied"`.
      if low == 0x6573_6E65_7078_4522, high & 0xFFFF_FFFF_FFFF == 0x2264_6564_6441 {
        position &+= 14
        return .expenseAdded
      }
      if low == 0x4174_6964_6572_4322, high & 0xFF_FFFF_FFFF_FFFF == 0x22_6465_696C_7070 {
        position &+= 15
        return .creditApplied
      }
      // `"EntryCo` and `rrected"`, `"EntryVo` and `ided"`.
      if low == 0x6F43_7972_746E_4522, high == 0x2264_6574_6365_7272 {
        position &+= 16
        return .entryCorrected
      }
      if low == 0x6F56_7972_746E_4522, high & 0xFF_FFFF_FFFF == 0x22_6465_6469 {
        position &+= 13
        return .entryVoided
      }
    }
    guard let text = try text(), !text.isEmpty else { throw invalid("type", "a type of event") }
    return .other(EventType(text))
  }

  @inline(never)
  @_lifetime(self: copy self)
  private mutating func batchPlace() throws(FieldError) -> BatchPlace {
    guard byte(position) == UInt8(ascii: "[") else { throw invalid("batch", "[i,count]") }
    position += 1
    guard let index = number(), byte(position) == UInt8(ascii: ",") else {
      throw invalid("batch", "[i,count]")
    }
    position += 1
    guard let count = number(), byte(position) == UInt8(ascii: "]"), index < count, count > 1,
      count <= BatchPlace.limit
    else { throw invalid("batch", "[i,count], i below count, up to \(BatchPlace.limit)") }
    position += 1
    return BatchPlace(index: index, count: count)
  }

  @inline(never)
  @_lifetime(self: copy self)
  private mutating func idempotencyKey() throws(FieldError) -> IdempotencyKey? {
    guard let text = try text(), let key = IdempotencyKey(stored: text) else {
      throw invalid("key", "a text of 1 to 128 bytes")
    }
    return parts.contains(.keys) ? key : nil
  }

  /// Reads an instant, as `2026-11-20T12:00:00.123Z`.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func timestamp(_ name: FieldName) throws(FieldError) -> Timestamp {
    try require(name)
    guard position &+ 26 <= bytes.byteCount, byte(position) == 0x22,
      byte(position &+ 25) == 0x22,
      let instant = Timestamp(
        dayWord: word(position &+ 1), dayTail: word(position &+ 9), timeWord: word(position &+ 12),
        fraction: word(position &+ 17) >> 24)
    else { throw invalid(name, "an instant, as 2026-11-20T12:00:00.123Z") }
    position &+= 26
    return instant
  }
}

extension FieldWriter {
  /// Writes the members of a line up to its seal: `n`, `at`, `type`, `batch`, `key`, `data`.
  package mutating func write(_ envelope: EventEnvelope) {
    // Computed once: it is a copy of the event.
    let payload = envelope.event.payload
    write("n", envelope.id.number)
    write("at", envelope.recordedAt)
    write("type", type(of: payload).type.text)
    if let batch = envelope.batch { write("batch", [batch.index, batch.count]) }
    if let key = envelope.key { write("key", key.text) }
    enter("data")
    payload.write(to: &self)
    leave()
  }
}
