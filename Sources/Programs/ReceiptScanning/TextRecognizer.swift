package import ReceiptReading

/// Recognizes the text of an image.
package protocol TextRecognizer: Sendable {
  /// Returns the lines of an upright image.
  ///
  /// - Parameters:
  ///   - image: The bytes of a file whose size was checked.
  ///   - layout: The expected layout of the lines.
  func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String

  /// The layouts to try, one after the other, until every field is settled.
  var layouts: [TextLayout] { get }

  /// Returns how to read an image that may be rotated.
  func turning(_ image: [UInt8]) async throws(ScanFailure) -> ImageTurning
}

/// How to handle an image that may be rotated.
package enum ImageTurning: Hashable, Sendable {
  /// It is upright, or its rotation is unknown.
  case none
  /// The upright image.
  case image([UInt8])
  /// It is rotated, and ``TextLayout/anySide`` turns it while reading.
  case whileReading
}

/// The layout of the lines of an image, and its lighting.
package enum TextLayout: Hashable, Sendable {
  /// One block of lines of the same size: the best for most receipts.
  case block
  /// One column of lines of different sizes.
  case column
  /// A block on unevenly lit paper.
  case shadedBlock
  /// A column on such paper.
  case shadedColumn
  /// A page that is rotated or upside down.
  case anySide
}
