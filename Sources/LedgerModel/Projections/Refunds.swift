package import LedgerEvents

/// The refunds of purchases: for each, the credits that name it and count.
public struct Refunds: TextProjection {
  /// The refund by one credit.
  public struct Refund: Hashable, Sendable {
    /// The entry of the credit.
    public var credit: EventID
    /// The refunded amount.
    public var amount: Money
  }

  /// The refunds by purchase, in the order in which they began to count.
  private var refunds: [EventID: [Refund]] = [:]

  /// Creates the projection before the first event.
  public init() {}

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    guard let purchase = texts.now.purchase else { return }
    let amount = change.now.flatMap { $0.type == .credit ? $0.amount : nil }
    let index = refunds[purchase]?.firstIndex { $0.credit == change.entry }
    switch (amount, index) {
    case (let amount?, let index?): refunds[purchase]?[index].amount = amount
    case (let amount?, nil):
      refunds[purchase, default: []].append(Refund(credit: change.entry, amount: amount))
    case (nil, let index?):
      refunds[purchase]?.remove(at: index)
      if refunds[purchase]?.isEmpty == true { refunds[purchase] = nil }
    case (nil, nil): break
    }
  }

  /// Returns the refunds of a purchase; empty if there are none.
  public subscript(purchase: EventID) -> [Refund] { refunds[purchase] ?? [] }

  /// Returns the sum of the refunds of a purchase; `nil` if there are none.
  public func sum(of purchase: EventID) throws(FigureTooLarge) -> Money? {
    guard let refunds = refunds[purchase], let last = refunds.last else { return nil }
    let sum = try FigureTooLarge.sum(
      refunds.map(\.amount.minorUnits), FigureTooLarge(since: last.credit))
    return Money(minorUnits: sum, currency: last.amount.currency)
  }
}

extension Refunds {
  private static let columns = 4

  /// Writes a table in the order of the purchases: purchase, credit, minor units, currency.
  func write(to writer: inout SnapshotWriter) {
    var values = RowValues()
    var rows: [UInt64] = []
    for (purchase, refunds) in refunds.sorted(by: { $0.key < $1.key }) {
      for refund in refunds {
        rows += [
          values.number(of: purchase), values.number(of: refund.credit),
          UInt64(bitPattern: refund.amount.minorUnits), UInt64(refund.amount.currency.packed),
        ]
      }
    }
    values.write(to: &writer)
    PackedRows.write(rows, columns: Refunds.columns, to: &writer)
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let values = try RowValues(from: &reader)
    let rows = try PackedRows(columns: Refunds.columns, from: &reader)
    for row in 0..<rows.count {
      guard let purchase = try values.event(rows[row, 0]),
        let credit = try values.event(rows[row, 1]),
        let currency = Money.Currency(packed: UInt32(truncatingIfNeeded: rows[row, 3]))
      else { throw UnreadableSnapshot() }
      let amount = Money(minorUnits: Int64(bitPattern: rows[row, 2]), currency: currency)
      refunds[purchase, default: []].append(Refund(credit: credit, amount: amount))
    }
  }
}
