import Foundation
import LedgerModel
import ReceiptReading
import Testing

/// An invented receipt of `Fixtures/Receipts`, and what is to be read in it.
struct ReceiptCase: Decodable, CustomTestStringConvertible, Sendable {
  var file: String
  /// Which rule it shows.
  var says: String
  var merchant: String?
  var total: String?
  var date: String?
  var tax: String?
  /// Whether no tax is to be read.
  var isUntaxed: Bool?
  var currency: String?
  var payment: String?
  /// Whether the sums of the receipt lead to its total and to no other.
  var proven: Bool

  var testDescription: String { "\(file): \(says)" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Receipts")

  static let all: [ReceiptCase] = {
    let file = folder.appending(path: "expected.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(ReceiptCase.self, from: Data(line.utf8))
    }
  }()

  func text() throws -> String {
    try String(contentsOf: ReceiptCase.folder.appending(path: file), encoding: .utf8)
  }
}
