public import LedgerEvents

/// A state that is folded from the events of a ledger: the state is the projection.
///
/// What it conforms to is a ``FigureProjection`` or a ``TextProjection``. All ways in are total and
/// pure: they see no clock, locale, file or randomness, and an odd event has a harmless meaning. The
/// same events in the same order give an equal value.
public protocol Projection: Equatable, Sendable {
  /// What it needs besides the figures.
  static var reads: EventParts { get }

  /// What a ledger may do for it besides folding all events: what it conforms to says so by itself.
  static var traits: ProjectionTraits { get }

  /// The currency that the ledger will have: told if it has no event yet, so that a figure of nothing is in
  /// the currency of what comes.
  mutating func begin(in currency: Money.Currency)

  /// Hands over a change of an entry; both kinds of projection have it already.
  ///
  /// - Parameters:
  ///   - change: What the event means for the entry.
  ///   - texts: `nil` where the event adds the entry, whose texts it holds, and where ``reads`` names
  ///     no texts.
  ///   - cause: The event.
  mutating func receive(
    _ change: EntryChange, texts: EntryTextChange?, from cause: borrowing EventEnvelope)

  /// A fact that is no entry takes effect, or holds again after a redo.
  mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope)

  /// A fact that is no entry no longer holds, after an undo.
  mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope)

  /// What folding all events into it comes to, where another projection that met them says it already;
  /// `nil` where they have to be folded, as for any projection that does not say otherwise.
  func taken(from other: some Projection) -> Self?
}

extension Projection {
  /// A projection that shows no amount needs no currency.
  public mutating func begin(in currency: Money.Currency) {}

  /// Facts change nothing of a projection that does not say otherwise.
  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {}
  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {}
}

/// A projection that needs the figures of entries and none of their texts.
public protocol FigureProjection: Projection {
  /// An entry counts, or counts otherwise, or no longer counts.
  ///
  /// Delivered for every event that touches an entry, also where no figure changes.
  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope)
}

/// A projection that reads merchants, notes, or where values came from: reading them costs time.
public protocol TextProjection: Projection {
  /// An entry counts, or counts otherwise, or no longer counts; its texts beside it.
  ///
  /// Delivered for every event that touches an entry, also where nothing changes.
  mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope)
}

/// A projection of which what the entries come to adds up in any order, so that the later part of a log is
/// folded beside the earlier one, and then added.
package protocol AdditiveProjection: FigureProjection {
  /// The projection before the first event.
  init()

  /// Adds a projection that met the changes of other entries, all of them behind those met here, and no
  /// fact.
  ///
  /// - Returns: Whether this is now what one would be that met all of them; if not, it is as it was.
  mutating func add(_ later: Self) -> Bool
}

extension AdditiveProjection {
  /// What a ledger may do for it besides folding all events.
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
  /// What a ledger may do for it besides folding all events.
  public static var traits: ProjectionTraits { [] }

  public func taken(from other: some Projection) -> Self? { nil }

  /// Folds events that stand in their order, from the first of the ledger on.
  public init(folding events: some Sequence<EventEnvelope>, into start: Self) {
    var fold = LedgerFold(into: start)
    for event in events { fold.apply(event) }
    self = fold.projection
  }
}

/// What an event means for one entry, once corrections, voids, undos and copies are resolved.
public struct EntryChange: Hashable, Sendable {
  /// The event that added the entry.
  public var entry: EventID
  /// What counted before; `nil` where the entry did not count.
  public var was: EntryValues?
  /// What counts now; `nil` where the entry does not count.
  public var now: EntryValues?
  /// Whether the entry counts, and if not, why.
  public var status: EntryStatus

  /// What an entry counted, and what it counts now.
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
  /// It was added under the key of an entry that was there before, which counts for both.
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
  /// The figures after the event, as they are resolved: also where they do not count, so that an
  /// entry that was voided can be shown.
  public var values: EntryValues

  /// Texts before and after, with the figures after.
  public init(was: EntryTexts, now: EntryTexts, values: EntryValues) {
    self.was = was
    self.now = now
    self.values = values
  }

  /// The texts of the entry that an event adds; `nil` where it adds none.
  init?(ofNew cause: borrowing EventEnvelope) {
    guard let content = cause.newEntry else { return nil }
    self.init(was: content.texts, now: content.texts, values: content.values)
  }
}

/// What an event says that is no entry and touches none: a setting, a purchase, a log's own.
public struct LedgerFact: Hashable, Sendable {
  /// What is said, by its kind.
  package enum Content: Hashable, Sendable {
    case logOpened(LogOpened)
    case setting(SettingEvent)
    case schedule(ScheduleEvent)
    case account(AccountEvent)
    case receipt(ReceiptEvent)
    case purchase(PurchaseEvent)
    case log(LogEvent)
  }

  /// Its own id, also where an undo or redo is the cause: it keeps its place.
  public var id: EventID
  package var content: Content
}

extension LedgerFact.Content {
  /// The event that says it.
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
  /// What the event says where it is no entry and touches none; `nil` where it does.
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
  /// The one.
  public private(set) var first: First
  /// The other one.
  public private(set) var second: Second

  public static var reads: EventParts { First.reads.union(Second.reads) }

  /// Both before the first event.
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
