public import LedgerEvents

/// Recognizes the text of images and PDFs of receipts.
///
/// Each platform has its own recognition; the recognized text is always read by ``ReceiptReader``.
public protocol ReceiptHost: Sendable {
  /// Reads a receipt from an image or a PDF.
  ///
  /// - Throws: ``ScanFailure/neither`` if the bytes are something else, which may be text.
  func receipt(
    in bytes: [UInt8], _ context: ReceiptContext
  ) async throws(ScanFailure) -> ReadReceipt
}

/// Why an image or a PDF could not be recognized.
@nonexhaustive
public enum ScanFailure: Error, Hashable, Sendable {
  /// A program is missing; `install` names what to install.
  case noProgram(String, install: String)
  /// The file is longer than the limit in bytes.
  case tooManyBytes(limit: Int)
  /// The image has more pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The header names an image format, but no size.
  case brokenImage
  /// A program ended with an error; its last message.
  case failed(String, words: String)
  /// A program exceeded its time limit.
  case timedOut(String)
  /// The bytes are neither an image nor a PDF.
  case neither
}

extension ScanFailure: ExplainedError {
  public var problem: String {
    switch self {
    case .noProgram(let program, _): "there is no program '\(program)' to read it with"
    case .tooManyBytes(let limit): "it has more than \(limit) bytes"
    case .tooManyPixels(let width, let height, let limit):
      "the image has \(width) x \(height) pixels, and more than \(limit) are not looked at"
    case .brokenImage: "the image is damaged: its header does not say how large it is"
    case .failed(let program, let words):
      "'\(program)' could not read it" + (words.isEmpty ? "" : ": \(Quotation(of: words))")
    case .timedOut(let program): "'\(program)' took too long"
    case .neither: "it is neither text, nor an image, nor a PDF"
    }
  }

  public var remedy: String? {
    switch self {
    case .noProgram(_, let install): "Install \(install)."
    case .tooManyBytes, .tooManyPixels: "Make the picture smaller."
    case .brokenImage, .failed, .timedOut, .neither: nil
    }
  }
}
