/// Which lines of banks' files are in the ledger: also where their entries were voided, and not where they were
/// undone.
package struct ImportedLines: FigureProjection {
  /// The events that hold each key: nearly always one.
  private var holders: [IdempotencyKey: Set<EventID>] = [:]
  /// The files that were taken in, by the event that says so.
  private var files: [EventID: ImportMade] = [:]

  /// The accounts whose files told of each entry or transfer.
  private var tellers: [EventID: [AccountName]] = [:]

  package static var reads: EventParts { .keys }

  package init() {}

  /// The event that holds a key: the first one; `nil` where the line is not in the ledger.
  package func holder(of key: IdempotencyKey) -> EventID? { holders[key]?.min() }

  /// Whether a file of an account told of an entry or transfer.
  package func isTold(_ event: EventID, by account: AccountName) -> Bool {
    tellers[event]?.contains(account) ?? false
  }

  package func contains(_ key: IdempotencyKey) -> Bool { holders[key] != nil }

  /// The account that a bank's number was taken in as, the last time; `nil` where never.
  package func account(ofNumber number: String) -> AccountName? {
    number.isEmpty
      ? nil : files.filter { $0.value.number == number }.max { $0.key < $1.key }?.value.account
  }

  /// The bank's number that was taken in as an account, the last time; `nil` where none was told.
  package func number(of account: AccountName) -> String? {
    files.filter { $0.value.account == account && !$0.value.number.isEmpty }
      .max { $0.key < $1.key }?.value.number
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    guard let key = cause.entryKey, ImportKey.isOne(key) else { return }
    switch change.status {
    case .counts, .voided: hold(key, change.entry, of: change.entry)
    case .reverted, .copy: release(key, change.entry, of: change.entry)
    }
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    guard case .account(let event) = fact.content else { return }
    if case .imported(let made) = event { files[fact.id] = made }
    if let key = ImportedLines.key(of: cause) { hold(key, fact.id, of: event.told ?? fact.id) }
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    guard case .account(let event) = fact.content else { return }
    if case .imported = event { files[fact.id] = nil }
    if let key = ImportedLines.key(of: cause) { release(key, fact.id, of: event.told ?? fact.id) }
  }

  private static func key(of cause: borrowing EventEnvelope) -> IdempotencyKey? {
    let key: IdempotencyKey? =
      if case .reversal(let event) = cause.event { event.reversal.eventKey } else { cause.key }
    return key.flatMap { ImportKey.isOne($0) ? $0 : nil }
  }

  private mutating func hold(_ key: IdempotencyKey, _ event: EventID, of told: EventID) {
    if holders[key, default: []].insert(event).inserted, let account = ImportKey.account(of: key) {
      tellers[told, default: []].append(account)
    }
  }

  private mutating func release(_ key: IdempotencyKey, _ event: EventID, of told: EventID) {
    if holders[key]?.contains(event) == true, let account = ImportKey.account(of: key),
      let place = tellers[told]?.firstIndex(of: account)
    {
      tellers[told]?.remove(at: place)
    }
    guard var left = holders[key] else { return }
    left.remove(event)
    holders[key] = left.isEmpty ? nil : left
  }
}

extension AccountEvent {
  /// What a line of a file is said to be; `nil` for any other event.
  fileprivate var told: EventID? {
    if case .matched(let matched) = self { matched.matched } else { nil }
  }
}
