package import LedgerModel

extension ReceiptFile {
  /// One of several files that differ.
  package static func sample(_ number: Int) -> ReceiptFile {
    let digits = String(number, radix: 16)
    let padded = String(repeating: "0", count: 64 - digits.utf8.count) + digits
    guard let hash = ReceiptHash(padded) else { preconditionFailure("a number is a hash") }
    return ReceiptFile(
      hash: hash, name: "receipt-\(number).jpg", type: .jpeg, byteCount: 1_000 + number)
  }
}
