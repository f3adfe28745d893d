import CommandTable
import LedgerModel
import ReceiptReading

/// Whether pictures of receipts are read: one is drawn and tried.
struct ReceiptFindings {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// One; none where no picture can be read at all.
  func findings() async -> [Finding] {
    guard let host = session.surroundings.receipts else { return [] }
    let context = ReceiptContext(
      today: session.today, conventions: session.conventions(for: .usd))
    do throws(ScanFailure) {
      let receipt = try await host.receipt(in: TestReceipt.image, context)
      return [ReceiptFindings.finding(receipt.total?.value.text)]
    } catch {
      // A program that is not there is told by its name, and is no fault.
      if case .noProgram = error {
        return [Finding("receipts", "no picture was tried: \(error.problem)")]
      }
      return [
        Finding(
          "receipts", "the test receipt was not read: \(error.problem)",
          remedy: error.remedy ?? "See what tesseract says: tesseract --list-langs")
      ]
    }
  }

  /// What was read as the total of the test receipt.
  static func finding(_ total: String?) -> Finding {
    total.map { "TOTAL \($0)" } == TestReceipt.text
      ? Finding("receipts", "a test receipt is read: \(TestReceipt.text)")
      : Finding(
        "receipts",
        "a test receipt of \(TestReceipt.text) was read as \(total ?? "nothing")",
        remedy: "Install tesseract's data of your language anew, as tesseract-ocr-eng.")
  }
}
