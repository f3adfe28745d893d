import LedgerEvents

extension AccountSums: KeptProjection {
  package static var snapshotName: String { "accounts" }
  package static var snapshotVersion: UInt32 { 4 }

  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let code = try reader.text()
    currency = Money.Currency(code: code)
    guard currency != nil || code.isEmpty else { throw UnreadableSnapshot() }
    tooLargeSince = try reader.optionalEvent()
    sums = try DailySums(from: &reader)
  }

  package func write(to writer: inout SnapshotWriter) {
    writer.write(text: currency?.code ?? "")
    writer.write(tooLargeSince)
    sums.write(to: &writer)
  }
}
