public import LedgerEvents

/// A state that is folded from the events of a ledger.
///
/// A type conforms to ``FigureProjection`` or ``TextProjection``. All requirements must be total and pure: they use
/// no clock, locale, file or randomness, and treat an odd event harmlessly. The same events in the same order give an
/// equal value.
public protocol Projection: Equatable, Sendable {
  /// The event parts that it needs besides the values.
  static var reads: EventParts { get }

  /// The optimizations a ledger may use instead of folding all events, given by its other conformances.
  static var traits: ProjectionTraits { get }

  /// Sets the currency that the ledger will have, if it has no event yet, so that zero figures are in that currency.
  mutating func begin(in currency: Money.Currency)

  /// Receives a change of an entry; both kinds of projection implement it already.
  ///
  /// - Parameters:
  ///   - change: The meaning of the event for the entry.
  ///   - texts: `nil` if the event adds the entry, and so contains its texts, or if ``reads`` names no texts.
  ///   - cause: The event.
  mutating func receive(
    _ change: EntryChange, texts: EntryTextChange?, from cause: borrowing EventEnvelope)

  /// Applies a fact that takes effect, or holds again after a redo.
  mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope)

  /// Reverts a fact that no longer holds after an undo.
  mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope)

  /// Returns the result of folding all events, taken from another projection that applied them; `nil` if they must be
  /// folded, which is the default.
  func taken(from other: some Projection) -> Self?
}

extension Projection {
  /// A projection that shows no amount needs no currency.
  public mutating func begin(in currency: Money.Currency) {}

  /// By default, facts change nothing.
  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {}
  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {}
}

/// A projection that needs the values of entries but not their texts.
public protocol FigureProjection: Projection {
  /// Applies a change: an entry starts to count, counts differently, or no longer counts.
  ///
  /// Called for every event that touches an entry, even if no value changes.
  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope)
}

/// A projection that reads merchants, notes or sources, which takes additional time.
public protocol TextProjection: Projection {
  /// Applies a change with its texts: an entry starts to count, counts differently, or no longer counts.
  ///
  /// Called for every event that touches an entry, even if nothing changes.
  mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope)
}

/// A projection whose entry results can be added in any order, so that the later part of a log can be folded in
/// parallel with the earlier one and then added.
package protocol AdditiveProjection: FigureProjection {
  /// Creates the projection before the first event.
  init()

  /// Adds a projection that applied later changes of other entries, and no fact.
  ///
  /// - Returns: Whether this now equals a projection of all the events; otherwise it is unchanged.
  mutating func add(_ later: Self) -> Bool
}

extension AdditiveProjection {
  /// The optimizations a ledger may use instead of folding all events.
  public static var traits: ProjectionTraits { .additive }
}

extension FigureProjection {
  public static var reads: EventParts { [] }

  public mutating func receive(
    _ change: EntryChange, texts: EntryTextChange?, from cause: borrowing EventEnvelope
  ) {
    apply(change, from: cause)
  }
}

extension TextProjection {
  public static var reads: EventParts { .texts }

  public mutating func receive(
    _ change: EntryChange, texts: EntryTextChange?, from cause: borrowing EventEnvelope
  ) {
    guard let texts = texts ?? EntryTextChange(ofNew: cause) else { return }
    apply(change, texts: texts, from: cause)
  }
}

extension Projection {
  /// The optimizations a ledger may use instead of folding all events.
  public static var traits: ProjectionTraits { [] }

  public func taken(from other: some Projection) -> Self? { nil }

  /// Folds events in their order, from the first of the ledger on.
  public init(folding events: some Sequence<EventEnvelope>, into start: Self) {
    var fold = LedgerFold(into: start)
    for event in events { fold.apply(event) }
    self = fold.projection
  }
}

/// The meaning of an event for one entry, with corrections, voids, undos and copies resolved.
public struct EntryChange: Hashable, Sendable {
  /// The event that added the entry.
  public var entry: EventID
  /// The values that counted before; `nil` if the entry did not count.
  public var was: EntryValues?
  /// The values that count now; `nil` if the entry does not count.
  public var now: EntryValues?
  /// Whether the entry counts, and if not, why.
  public var status: EntryStatus

  /// Creates a change from what counted before and what counts now.
  public init(
    entry: EventID, was: EntryValues?, now: EntryValues?, status: EntryStatus = .counts
  ) {
    self.entry = entry
    self.was = was
    self.now = now
    self.status = status
  }
}

/// Whether an entry counts, and if not, why.
public enum EntryStatus: UInt8, Hashable, Sendable {
  /// It counts.
  case counts
  /// A void of it is in effect.
  case voided
  /// The event that added it was undone.
  case reverted
  /// It was added under the key of an earlier entry, which counts for both.
  case copy
}

extension EntryStatus: Codable {
  private enum Word: String, Codable {
    case counts
    case voided
    case reverted
    case copy
  }

  public init(from decoder: any Decoder) throws {
    self =
      switch try Word(from: decoder) {
      case .counts: .counts
      case .voided: .voided
      case .reverted: .reverted
      case .copy: .copy
      }
  }

  public func encode(to encoder: any Encoder) throws {
    let word: Word =
      switch self {
      case .counts: .counts
      case .voided: .voided
      case .reverted: .reverted
      case .copy: .copy
      }
    try word.encode(to: encoder)
  }
}

/// The texts of an entry before and after an event.
public struct EntryTextChange: Hashable, Sendable {
  /// The texts before the event.
  public var was: EntryTexts
  /// The texts after the event.
  public var now: EntryTexts
  /// The resolved values after the event, even if they do not count, so that a voided entry can be shown.
  public var values: EntryValues

  /// Creates a change of texts, with the values after it.
  public init(was: EntryTexts, now: EntryTexts, values: EntryValues) {
    self.was = was
    self.now = now
    self.values = values
  }

  /// Creates the texts of the entry that an event adds; `nil` if it adds none.
  init?(ofNew cause: borrowing EventEnvelope) {
    guard let content = cause.newEntry else { return nil }
    self.init(was: content.texts, now: content.texts, values: content.values)
  }
}

/// The content of an event that neither adds nor changes an entry: a setting, a purchase, an event about the log.
public struct LedgerFact: Hashable, Sendable {
  /// The content, by its kind.
  package enum Content: Hashable, Sendable {
    case logOpened(LogOpened)
    case setting(SettingEvent)
    case schedule(ScheduleEvent)
    case account(AccountEvent)
    case receipt(ReceiptEvent)
    case purchase(PurchaseEvent)
    case log(LogEvent)
  }

  /// Its own id, even if an undo or redo is the cause: it keeps its place.
  public var id: EventID
  package var content: Content
}

extension LedgerFact.Content {
  /// The event with this content.
  package var event: LedgerEvent {
    switch self {
    case .logOpened(let opened): .logOpened(opened)
    case .setting(let event): .setting(event)
    case .schedule(let event): .schedule(event)
    case .account(let event): .account(event)
    case .receipt(let event): .receipt(event)
    case .purchase(let event): .purchase(event)
    case .log(let event): .log(event)
    }
  }
}

extension LedgerEvent {
  /// The content of an event that neither adds nor changes an entry; `nil` for any other event.
  var fact: LedgerFact.Content? {
    switch self {
    case .entry, .amendment, .reversal: nil
    case .logOpened(let opened): .logOpened(opened)
    case .setting(let event): .setting(event)
    case .schedule(let event): .schedule(event)
    case .account(let event): .account(event)
    case .receipt(let event): .receipt(event)
    case .purchase(let event): .purchase(event)
    case .log(let event): .log(event)
    }
  }
}

/// Two projections folded in one pass, for a question that needs both.
public struct ProjectionPair<First: Projection, Second: Projection>: Projection {
  /// The first projection.
  public private(set) var first: First
  /// The second projection.
  public private(set) var second: Second

  public static var reads: EventParts { First.reads.union(Second.reads) }

  /// Creates a pair of projections before the first event.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public mutating func begin(in currency: Money.Currency) {
    first.begin(in: currency)
    second.begin(in: currency)
  }

  public mutating func receive(
    _ change: EntryChange, texts: EntryTextChange?, from cause: borrowing EventEnvelope
  ) {
    first.receive(change, texts: First.reads.contains(.texts) ? texts : nil, from: cause)
    second.receive(change, texts: Second.reads.contains(.texts) ? texts : nil, from: cause)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    first.apply(fact, from: cause)
    second.apply(fact, from: cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    first.revert(fact, from: cause)
    second.revert(fact, from: cause)
  }
}
