import Foundation
import LedgerModel
import LedgerTestSupport
import ReceiptReading
import Testing

/// Receipts of other people, with what stands in them; they are kept outside of this repository.
private enum LabelledReceipts {
  static let folder = ReceiptCase.folder.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/data/receipts/dev").standardized

  static let isThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "labels.jsonl").path(percentEncoded: false))
}

/// How much of them is read rightly; where they are not beside this repository, nothing is measured.
@Suite(.heavy, .enabled(if: LabelledReceipts.isThere, "there are no labelled receipts"))
struct LabelledReceiptTests {
  private struct Label: Decodable {
    var text: String
    var expected: Expected
    var skip: [String: [String]]?

    // The names of the data set.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    struct Expected: Decodable {
      var total: String?
      var total_accept: [String]?
      var date: String?
      var date_accept: [String]?
    }
  }

  @Test func `SP55: what is saved without a question is nearly always right`() throws {
    let labels = try String(
      contentsOf: LabelledReceipts.folder.appending(path: "labels.jsonl"), encoding: .utf8)
    var (totals, rightTotals, proven, wronglyProven, dates, rightDates) = (0, 0, 0, 0, 0, 0)
    for line in labels.split(separator: "\n") {
      let label = try JSONDecoder().decode(Label.self, from: Data(line.utf8))
      let text = try String(
        contentsOf: LabelledReceipts.folder.appending(path: label.text), encoding: .utf8)
      let receipt = ReceiptReader().read(text)
      let skipped = label.skip?["text"] ?? []
      if let total = label.expected.total, !skipped.contains("total") {
        let accepted = (label.expected.total_accept ?? [total]).compactMap { Decimal(string: $0) }
        let read = receipt.total.flatMap { Decimal(string: $0.value.text) }
        let isRight = read.map(accepted.contains) == true
        totals += 1
        rightTotals += isRight ? 1 : 0
        if receipt.total?.isCertain == true {
          proven += 1
          wronglyProven += isRight ? 0 : 1
        }
      }
      if let date = label.expected.date, !skipped.contains("date") {
        dates += 1
        let accepted = label.expected.date_accept ?? [date]
        rightDates += receipt.date.map { accepted.contains($0.value.text) } == true ? 1 : 0
      }
    }
    #expect(rightTotals * 100 >= totals * 98)
    #expect(rightDates * 100 >= dates * 98)
    #expect(proven * 100 >= totals * 88)
    #expect(wronglyProven * 100 <= proven)
  }
}
