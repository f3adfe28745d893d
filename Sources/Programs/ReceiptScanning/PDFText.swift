import PuldarSubprocesses
import ReceiptReading

/// The text of a PDF, extracted with poppler's programs.
struct PDFText {
  let programs: ScanPrograms
  let bytes: [UInt8]

  private static let package = "poppler (on Debian and Ubuntu: apt install poppler-utils)"
  /// An invoice has its totals on one of its first pages.
  private static let pageLimit = 5

  /// Returns the embedded text; empty if the PDF contains only pictures.
  func text() async throws(ScanFailure) -> String {
    let output = try await programs.output(
      of: "pdftotext", install: PDFText.package,
      [
        .word("-layout"), .word("-enc"), .word("UTF-8"), .word("-l"),
        .word(String(PDFText.pageLimit)), .file(name: "receipt.pdf", bytes: bytes), .word("-"),
      ], input: nil)
    let text = String(decoding: output, as: UTF8.self)
    return text.contains(where: \.isLetter) ? text : ""
  }

  /// Returns a page as an image; `nil` if there is no such page.
  func page(_ number: Int) async throws(ScanFailure) -> [UInt8]? {
    let output: [UInt8]
    do throws(ScanFailure) {
      output = try await programs.output(
        of: "pdftoppm", install: PDFText.package,
        [
          .word("-png"), .word("-gray"), .word("-r"), .word("200"), .word("-scale-to"),
          .word("3000"),
          .word("-f"), .word(String(number)), .word("-l"), .word(String(number)),
          .file(name: "receipt.pdf", bytes: bytes),
        ], input: nil, outputByteCount: 64 << 20)
    } catch {
      if number > 1, case .failed = error { return nil }
      throw error
    }
    return ImageFormat(output) == nil ? nil : output
  }
}
