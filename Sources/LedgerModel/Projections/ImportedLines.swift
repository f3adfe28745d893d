package import LedgerEvents

/// The lines of bank files that are in the ledger, including those whose entries were voided, but not those that were
/// undone.
public struct ImportedLines: FigureProjection {
  /// The first event with each key; nearly always the only one.
  private var holders: [IdempotencyKey: EventID] = [:]
  /// The other events with a key, written by several devices.
  private var laterHolders: [IdempotencyKey: Set<EventID>] = [:]
  /// The imported files, by the event of the import.
  private var files: [EventID: ImportMade] = [:]

  /// The account whose file reported each entry or transfer; nearly always one.
  private var tellers: [EventID: AccountName] = [:]
  /// The matches of lines with entries, by the event that records them, with the bank's booking day.
  private var matches: [EventID: ImportMatched] = [:]
  /// The other accounts, such as the other side of a transfer.
  private var laterTellers: [EventID: [AccountName]] = [:]

  public static var reads: EventParts { .keys }

  /// Creates the projection before the first event.
  public init() {}

  /// Returns the first event with a key; `nil` if the line is not in the ledger.
  package func holder(of key: IdempotencyKey) -> EventID? { holders[key] }

  /// Returns whether a file of an account reported an entry or transfer.
  package func isTold(_ event: EventID, by account: AccountName) -> Bool {
    tellers[event] == account || laterTellers[event]?.contains(account) == true
  }

  /// Returns whether a file of any account reported an entry or transfer.
  package func isTold(_ event: EventID) -> Bool { tellers[event] != nil }

  /// Returns whether files of several accounts reported an entry or transfer.
  package func isToldTwice(_ event: EventID) -> Bool {
    laterTellers[event]?.contains { $0 != tellers[event] } == true
  }

  /// Whether the ledger has no imported lines.
  package var isEmpty: Bool { holders.isEmpty }

  package func contains(_ key: IdempotencyKey) -> Bool { holders[key] != nil }

  /// Returns the entry or transfer that a known line stands for; `nil` if the line is not in the ledger.
  package func told(by key: IdempotencyKey) -> EventID? {
    holder(of: key).map { matches[$0]?.matched ?? $0 }
  }

  /// Returns the first booking that a bank reported for a manually typed entry; `nil` if no file reported it.
  package func booking(of entry: EventID) -> ImportMatched? {
    tellers[entry] == nil
      ? nil : matches.values.lazy.filter { $0.matched == entry }.min { $0.date < $1.date }
  }

  /// The files that were imported, in order.
  package var imports: [ImportMade] { files.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns the account that a bank's number was last imported as; `nil` if never.
  package func account(of number: ImportNumber) -> AccountName? {
    let last = files.filter { ImportNumber(stored: $0.value.number).isSame(as: number) }
    // A full number is more specific than its ending.
    let exact = last.filter { $0.value.number == number.text }
    return (exact.isEmpty ? last : exact).max { $0.key < $1.key }?.value.account
  }

  /// Returns the bank's number that was last imported for an account; `nil` if none was given.
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
  /// The entry that a file's line is matched with; `nil` for any other event.
  fileprivate var told: EventID? {
    if case .matched(let matched) = self { matched.matched } else { nil }
  }
}

extension EventEnvelope {
  /// The key of the entry that the event adds, undoes or redoes; `nil` if it has none, or the event does none of
  /// these.
  fileprivate var entryKey: IdempotencyKey? {
    switch event {
    case .entry: key
    case .reversal(let event):
      event.reversal.copy.newEntry == nil ? nil : event.reversal.eventKey
    case .amendment, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
    }
  }
}
