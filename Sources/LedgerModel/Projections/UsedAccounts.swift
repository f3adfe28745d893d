public import LedgerEvents

/// The number of entries, transfers and statements that count in each account.
package struct UsedAccounts: FigureProjection {
  private var counts: [AccountName: Int] = [:]

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if change.was?.account == change.now?.account { return }
    if let was = change.was?.account { take(was) }
    if let now = change.now?.account { counts[now, default: 0] += 1 }
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    for account in UsedAccounts.named(in: fact) { counts[account, default: 0] += 1 }
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    for account in UsedAccounts.named(in: fact) { take(account) }
  }

  private static func named(in fact: LedgerFact) -> [AccountName] {
    guard case .account(let event) = fact.content else { return [] }
    return switch event {
    case .transferMade(let made): [made.source, made.destination]
    case .added(let added): [added.account]
    case .opened, .corrected, .asserted: event.balance.map { [$0.account] } ?? []
    case .imported(let made): [made.account]
    case .matched(let matched): [matched.account]
    case .ended, .envelope: []
    }
  }

  private mutating func take(_ account: AccountName) {
    if let count = counts[account] { counts[account] = count > 1 ? count - 1 : nil }
  }

  /// The accounts that anything counts in or was stated about, by name.
  package var accounts: [AccountName] { counts.keys.sorted { $0.text < $1.text } }
}

extension UsedAccounts {
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: counts.count)
    for account in accounts {
      writer.write(text: account.text)
      writer.write(word: UInt64(counts[account] ?? 0))
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 12)) {
      let account = AccountName(try reader.name())
      counts[account] = try reader.countOfEvents()
    }
  }
}

extension LedgerQuestion where Answer == [AccountName] {
  /// The accounts that anything counts in or was stated about, by name.
  public static var usedAccounts: Self { Self(UsedAccounts()) { $0.accounts } }
}
