public import LedgerEvents

/// Recognises receipts that are no text: images and PDFs.
///
/// Which programs or systems do it, each machine says for itself; what is recognised is read everywhere by
/// ``ReceiptReader``.
public protocol ReceiptHost: Sendable {
  /// What an image or a PDF says.
  ///
  /// - Throws: ``ScanFailure/neither`` where the bytes are something else, which may be text.
  func receipt(
    in bytes: [UInt8], _ context: ReceiptContext
  ) async throws(ScanFailure) -> ReadReceipt
}

/// Why no text was had from an image or a PDF.
@nonexhaustive
public enum ScanFailure: Error, Hashable, Sendable {
  /// A program is not on this machine; what a person would install.
  case noProgram(String, install: String)
  /// The file is longer than is read, in bytes.
  case tooManyBytes(limit: Int)
  /// The image is larger than is looked at, in pixels.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The header says what it is, and not how large.
  case brokenImage
  /// A program ended with an error; its last words.
  case failed(String, words: String)
  /// A program of this name took longer than it may.
  case timedOut(String)
  /// Neither an image nor a PDF.
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
