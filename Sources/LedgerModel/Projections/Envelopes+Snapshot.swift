import LedgerEvents

extension Envelopes: KeptProjection {
  public static var snapshotName: String { "envelopes" }
  public static var snapshotVersion: UInt32 { 5 }

  public init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let code = try reader.text()
    currency = Money.Currency(code: code)
    guard currency != nil || code.isEmpty else { throw UnreadableSnapshot() }
    tooLargeSince = try reader.optionalEvent()
    spent = try DailySums(from: &reader)
    saved = try DailySums(from: &reader)
    linked = try LinkedExpenses(from: &reader)
  }

  public func write(to writer: inout SnapshotWriter) {
    writer.write(text: currency?.code ?? "")
    writer.write(tooLargeSince)
    spent.write(to: &writer)
    saved.write(to: &writer)
    linked.write(to: &writer)
  }
}
