/// How many entries and transfers count in each account.
package struct UsedAccounts: FigureProjection {
  private var counts: [AccountName: Int] = [:]

  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if change.was?.account == change.now?.account { return }
    if let was = change.was?.account { take(was) }
    if let now = change.now?.account { counts[now, default: 0] += 1 }
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    guard case .account(.transferMade(let made)) = fact.content else { return }
    counts[made.source, default: 0] += 1
    counts[made.destination, default: 0] += 1
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    guard case .account(.transferMade(let made)) = fact.content else { return }
    take(made.source)
    take(made.destination)
  }

  private mutating func take(_ account: AccountName) {
    if let count = counts[account] { counts[account] = count > 1 ? count - 1 : nil }
  }

  /// The accounts with an entry or a transfer that counts, by their names.
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
