package import LedgerEvents

/// Which lines of banks' files are in the ledger: also where their entries were voided, and not where they were
/// undone.
public struct ImportedLines: FigureProjection {
  /// The first event that holds each key, nearly always the only one.
  private var holders: [IdempotencyKey: EventID] = [:]
  /// The others of a key that several devices wrote.
  private var laterHolders: [IdempotencyKey: Set<EventID>] = [:]
  /// The files that were taken in, by the event that says so.
  private var files: [EventID: ImportMade] = [:]

  /// The account whose file told of each entry or transfer, nearly always one.
  private var tellers: [EventID: AccountName] = [:]
  /// What a line was said to be, by the event that says it, and the day that the bank booked it.
  private var matches: [EventID: ImportMatched] = [:]
  /// The others, as of the other side of a transfer.
  private var laterTellers: [EventID: [AccountName]] = [:]

  public static var reads: EventParts { .keys }

  /// Before the first event.
  public init() {}

  /// The event that holds a key: the first one; `nil` where the line is not in the ledger.
  package func holder(of key: IdempotencyKey) -> EventID? { holders[key] }

  /// Whether a file of an account told of an entry or transfer.
  package func isTold(_ event: EventID, by account: AccountName) -> Bool {
    tellers[event] == account || laterTellers[event]?.contains(account) == true
  }

  /// Whether a file of any account told of an entry or transfer.
  package func isTold(_ event: EventID) -> Bool { tellers[event] != nil }

  /// Whether the files of several accounts told of an entry or transfer.
  package func isToldTwice(_ event: EventID) -> Bool {
    laterTellers[event]?.contains { $0 != tellers[event] } == true
  }

  /// Whether no line is in the ledger.
  package var isEmpty: Bool { holders.isEmpty }

  package func contains(_ key: IdempotencyKey) -> Bool { holders[key] != nil }

  /// The entry or transfer that a known line is; `nil` where the line is not in the ledger.
  package func told(by key: IdempotencyKey) -> EventID? {
    holder(of: key).map { matches[$0]?.matched ?? $0 }
  }

  /// What a bank first said of an entry that was typed by hand; `nil` if no file told of it.
  package func booking(of entry: EventID) -> ImportMatched? {
    tellers[entry] == nil
      ? nil : matches.values.lazy.filter { $0.matched == entry }.min { $0.date < $1.date }
  }

  /// The account that a bank's number was taken in as, the last time; `nil` where never.
  package func account(of number: ImportNumber) -> AccountName? {
    let last = files.filter { ImportNumber(stored: $0.value.number).isSame(as: number) }
    // The whole number tells more than its end.
    let exact = last.filter { $0.value.number == number.text }
    return (exact.isEmpty ? last : exact).max { $0.key < $1.key }?.value.account
  }

  /// The bank's number that was taken in as an account, the last time; `nil` where none was told.
  package func number(of account: AccountName) -> ImportNumber? {
    files.filter { $0.value.account == account && !$0.value.number.isEmpty }
      .max { $0.key < $1.key }.map { ImportNumber(stored: $0.value.number) }
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    guard let key = cause.entryKey, ImportKey.isOne(key) else { return }
    switch change.status {
    case .counts, .voided: hold(key, change.entry, of: change.entry)
    case .reverted, .copy: release(key, change.entry, of: change.entry)
    }
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    guard case .account(let event) = fact.content else { return }
    if case .imported(let made) = event { files[fact.id] = made }
    if case .matched(let matched) = event { matches[fact.id] = matched }
    if let key = ImportedLines.key(of: cause) { hold(key, fact.id, of: event.told ?? fact.id) }
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    guard case .account(let event) = fact.content else { return }
    if case .imported = event { files[fact.id] = nil }
    if case .matched = event { matches[fact.id] = nil }
    if let key = ImportedLines.key(of: cause) { release(key, fact.id, of: event.told ?? fact.id) }
  }

  private static func key(of cause: borrowing EventEnvelope) -> IdempotencyKey? {
    let key: IdempotencyKey? =
      if case .reversal(let event) = cause.event { event.reversal.eventKey } else { cause.key }
    return key.flatMap { ImportKey.isOne($0) ? $0 : nil }
  }

  private mutating func hold(_ key: IdempotencyKey, _ event: EventID, of told: EventID) {
    guard let first = holders[key] else {
      holders[key] = event
      tell(of: told, key)
      return
    }
    guard event != first, laterHolders[key]?.contains(event) != true else { return }
    holders[key] = min(first, event)
    laterHolders[key, default: []].insert(max(first, event))
    tell(of: told, key)
  }

  private mutating func tell(of told: EventID, _ key: IdempotencyKey) {
    guard let account = ImportKey.account(of: key) else { return }
    if tellers[told] == nil {
      tellers[told] = account
    } else {
      laterTellers[told, default: []].append(account)
    }
  }

  private mutating func release(_ key: IdempotencyKey, _ event: EventID, of told: EventID) {
    if holders[key] == event {
      let next = laterHolders[key]?.min()
      holders[key] = next
      if let next { laterHolders[key]?.remove(next) }
    } else if laterHolders[key]?.remove(event) == nil {
      return
    }
    if laterHolders[key]?.isEmpty == true { laterHolders[key] = nil }
    guard let account = ImportKey.account(of: key) else { return }
    if let place = laterTellers[told]?.firstIndex(of: account) {
      laterTellers[told]?.remove(at: place)
      if laterTellers[told]?.isEmpty == true { laterTellers[told] = nil }
    } else if tellers[told] == account {
      let next = laterTellers[told]?.popLast()
      tellers[told] = next
      if laterTellers[told]?.isEmpty == true { laterTellers[told] = nil }
    }
  }
}

extension AccountEvent {
  /// What a line of a file is said to be; `nil` for any other event.
  fileprivate var told: EventID? {
    if case .matched(let matched) = self { matched.matched } else { nil }
  }
}

extension EventEnvelope {
  /// The key of the entry that the event adds, takes back or puts back; `nil` if it has none, or the
  /// event does nothing of this.
  fileprivate var entryKey: IdempotencyKey? {
    switch event {
    case .entry: key
    case .reversal(let event):
      event.reversal.copy.newEntry == nil ? nil : event.reversal.eventKey
    case .amendment, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
    }
  }
}
