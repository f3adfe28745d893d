public import LedgerModel

/// The condition of a ledger's logs.
public struct LedgerCondition: Hashable, Sendable {
  /// Damaged places in logs; everything before them still counts.
  public var damage: [LogDamage] = []
  /// Events that were here before and no longer are.
  public var missing: [MissingEvents] = []
  /// Events that only a newer version understands: totals are incomplete, and nothing is written.
  public var newerEvents: [NewerEvent] = []
  /// Events that are not counted yet, because they name one that is not here. A store leaves it empty and a ledger
  /// fills it; with a single log, only after a figure was asked for.
  public var waiting: [WaitingEvents] = []
  /// Unfinished bytes at the end of logs, which are not counted.
  public var unfinished: [UnfinishedTail] = []
  /// The paths of files beside the logs that may hold events and are not read: what a sync program leaves after a
  /// conflict, or in place of a log that it has not fetched.
  public var copies: [String] = []
  /// The last number and seal of each log, by writer.
  public var heads: [SealedHead] = []
  /// When this machine last verified every line, not just new ones; `nil` if it never did.
  public var verifiedAt: Timestamp?

  package init() {}

  /// Whether figures cover everything that was written.
  public var isComplete: Bool { isWhole && waiting.isEmpty && copies.isEmpty }

  /// Whether everything that was written here is read, counted or not.
  public var isWhole: Bool { damage.isEmpty && missing.isEmpty && newerEvents.isEmpty }

  /// An event that this version does not understand.
  public struct NewerEvent: Hashable, Sendable {
    /// The log's path.
    public var log: String
    /// Which event it is.
    public var id: EventID
    /// What is unknown about it, as a phrase.
    public var reason: String

    package init(log: String, id: EventID, reason: String) {
      self.log = log
      self.id = id
      self.reason = reason
    }
  }

  /// Bytes at the end of a log that are not a complete batch.
  public struct UnfinishedTail: Hashable, Sendable {
    /// The log's path.
    public var log: String
    /// How many there are.
    public var byteCount: Int
  }

  /// A proof to keep elsewhere: it shows later that nobody rewrote the events before it.
  public struct SealedHead: Hashable, Sendable {
    /// Whose log it is.
    public var writer: WriterID
    /// How many events the log has.
    public var eventCount: Int
    let lastSeal: Seal

    package init(writer: WriterID, eventCount: Int, lastSeal: Seal) {
      self.writer = writer
      self.eventCount = eventCount
      self.lastSeal = lastSeal
    }

    /// A head that was kept, as ``text`` spells it.
    ///
    /// - Throws: ``LedgerEvents/UnreadableText`` for anything else.
    public init(_ text: String) throws(UnreadableText) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 3, let writer = WriterID(parts[0]),
        let number = EventID.number(parts[1]), let seal = Seal(String(parts[2]))
      else {
        throw UnreadableText(
          text: text, kind: "a head of a log",
          remedy: "It is a log's name, the number of its last event and 64 hexadecimal digits.")
      }
      self.init(writer: writer, eventCount: number + 1, lastSeal: seal)
    }

    /// The event that it is of.
    var event: EventID { EventID(writer: writer, number: eventCount - 1) }

    /// The seal of the last event: 64 hexadecimal digits.
    public var seal: String { lastSeal.text }

    /// `writer:number:seal` of the last event.
    public var text: String { "\(writer.text):\(eventCount - 1):\(seal)" }
  }
}
