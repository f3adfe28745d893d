import LedgerEvents

extension Envelopes: KeptProjection {
  package static var snapshotName: String { "envelopes" }
  package static var snapshotVersion: UInt32 { 5 }

  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let code = try reader.text()
    currency = Money.Currency(code: code)
    guard currency != nil || code.isEmpty else { throw UnreadableSnapshot() }
    tooLargeSince = try reader.optionalEvent()
    spent = try DailySums(from: &reader)
    saved = try DailySums(from: &reader)
    linked = try LinkedExpenses(from: &reader)
  }

  package func write(to writer: inout SnapshotWriter) {
    writer.write(text: currency?.code ?? "")
    writer.write(tooLargeSince)
    spent.write(to: &writer)
    saved.write(to: &writer)
    linked.write(to: &writer)
  }
}
