package import LedgerModel

extension LogOpened {
  /// The first event of a ledger in USD, by the device `k7q2`.
  package static let sample = LogOpened(
    ledger: .sample, writer: .sample, deviceName: "laptop", currency: .usd, version: "test")
}

extension WriterID {
  /// `m3x9`, another device.
  package static let other: WriterID = {
    guard let id = WriterID("m3x9") else { preconditionFailure("m3x9 is an id") }
    return id
  }()
}
