package import LedgerEvents

/// The latest amounts of each merchant and category, from which usual amounts are derived.
///
/// Memory grows with the merchants, not with the entries. A corrected amount is moved to the end, and one that no
/// longer counts is removed; amounts that were dropped for it do not return.
public struct LatestSums: TextProjection {
  /// The owner of the amounts.
  public struct Owner: Hashable, Sendable {
    /// The type of the amounts: expenses, credits or income.
    public var type: EntryType
    /// Whether it is a merchant or payer; otherwise it is a category.
    public var isMerchant: Bool
    /// The merchant as written, or the category.
    public var name: String
  }

  package struct Sum: Hashable, Sendable {
    fileprivate var entry: EventID
    package fileprivate(set) var amount: Money
    /// The mark of the entry.
    package fileprivate(set) var mark: EntryMark?
  }

  /// The most amounts kept for one owner, enough to tell what is usual.
  package static let limit = 32

  private var sums: [Owner: [Sum]] = [:]

  /// Creates the projection before the first event.
  public init() {}

  /// Folds events in their order.
  package init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: LatestSums())
  }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let (was, now) = (texts.was.merchant, texts.now.merchant)
    if change.was == change.now, was == now { return }
    if let values = change.was {
      for owner in LatestSums.owners(values, was) { remove(change.entry, of: owner) }
    }
    if let values = change.now {
      for owner in LatestSums.owners(values, now) {
        add(Sum(entry: change.entry, amount: values.amount, mark: values.mark), to: owner)
      }
    }
  }

  private static func owners(_ values: EntryValues, _ merchant: String) -> [Owner] {
    let category = Owner(type: values.type, isMerchant: false, name: values.category.text)
    if merchant.isEmpty { return [category] }
    return [Owner(type: values.type, isMerchant: true, name: merchant), category]
  }

  private mutating func remove(_ entry: EventID, of owner: Owner) {
    guard let index = sums[owner]?.firstIndex(where: { $0.entry == entry }) else { return }
    sums[owner]?.remove(at: index)
    if sums[owner]?.isEmpty == true { sums[owner] = nil }
  }

  private mutating func add(_ sum: Sum, to owner: Owner) {
    LatestSums.add(sum, to: &sums[owner, default: []])
  }

  /// Adds an amount, and drops the first if the limit is reached.
  private static func add(_ sum: Sum, to sums: inout [Sum]) {
    if sums.count == limit { sums.removeFirst() }
    sums.append(sum)
  }

  /// The amounts of each owner, the latest at the end.
  public var byOwner: [Owner: [Money]] { sums.mapValues { $0.map(\.amount) } }

  /// The incomes of each payer, the latest at the end; payers are in the order of their latest income.
  package var incomes: [(payer: String, sums: [Sum])] {
    var found: [(last: EventID, payer: String, sums: [Sum])] = []
    for (owner, sums) in sums where owner.type == .income && owner.isMerchant {
      if let last = sums.last?.entry { found.append((last, owner.name, sums)) }
    }
    return found.sorted { $0.last < $1.last }.map { ($0.payer, $0.sums) }
  }
}

extension LatestSums {
  private static let ownerColumns = 4
  private static let sumColumns = 4

  /// Writes two tables: the owners (type, kind, name, count), and the amounts in the same order (entry, minor units,
  /// currency, mark from 1 on).
  func write(to writer: inout SnapshotWriter) {
    var values = RowValues()
    var owners: [UInt64] = []
    var rows: [UInt64] = []
    for (owner, sums) in sums.sorted(by: { LatestSums.isBefore($0.key, $1.key) }) {
      owners += [
        UInt64(owner.type.rawValue), owner.isMerchant ? 0 : 1, values.number(of: owner.name),
        UInt64(sums.count),
      ]
      for sum in sums {
        rows += [
          values.number(of: sum.entry), UInt64(bitPattern: sum.amount.minorUnits),
          UInt64(sum.amount.currency.packed), sum.mark.map { UInt64($0.rawValue) + 1 } ?? 0,
        ]
      }
    }
    values.write(to: &writer)
    PackedRows.write(owners, columns: LatestSums.ownerColumns, to: &writer)
    PackedRows.write(rows, columns: LatestSums.sumColumns, to: &writer)
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let values = try RowValues(from: &reader)
    let owners = try PackedRows(columns: LatestSums.ownerColumns, from: &reader)
    let rows = try PackedRows(columns: LatestSums.sumColumns, from: &reader)
    var row = 0
    for place in 0..<owners.count {
      guard let type = EntryType(rawValue: UInt8(truncatingIfNeeded: owners[place, 0])),
        owners[place, 1] <= 1, owners[place, 3] <= LatestSums.limit,
        row + Int(owners[place, 3]) <= rows.count
      else { throw UnreadableSnapshot() }
      var found: [Sum] = []
      for row in row..<row + Int(owners[place, 3]) {
        guard let entry = try values.event(rows[row, 0]),
          let currency = Money.Currency(packed: UInt32(truncatingIfNeeded: rows[row, 2]))
        else { throw UnreadableSnapshot() }
        let amount = Money(minorUnits: Int64(bitPattern: rows[row, 1]), currency: currency)
        let mark = EntryMark(rawValue: UInt8(truncatingIfNeeded: rows[row, 3] &- 1))
        found.append(Sum(entry: entry, amount: amount, mark: mark))
      }
      row += found.count
      let name = try values.text(owners[place, 2])
      sums[Owner(type: type, isMerchant: owners[place, 1] == 0, name: name)] = found
    }
    guard row == rows.count else { throw UnreadableSnapshot() }
  }

  private static func isBefore(_ left: Owner, _ right: Owner) -> Bool {
    (left.type.rawValue, left.isMerchant ? 0 : 1, left.name)
      < (right.type.rawValue, right.isMerchant ? 0 : 1, right.name)
  }
}
