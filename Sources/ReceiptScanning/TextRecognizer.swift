package import ReceiptReading

/// Recognises the characters of an image.
package protocol TextRecognizer: Sendable {
  /// The lines of an image that stands upright.
  ///
  /// - Parameters:
  ///   - image: The bytes of a file whose size was looked at.
  ///   - layout: How the lines are thought to stand.
  func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String

  /// How it looks at an image, one look after the other, while something stays open.
  var layouts: [TextLayout] { get }

  /// How to read an image that may lie on its side.
  func turning(_ image: [UInt8]) async throws(ScanFailure) -> ImageTurning
}

/// What is done about an image that may lie on its side.
package enum ImageTurning: Hashable, Sendable {
  /// It stands upright, or nobody can say.
  case none
  /// This is the image upright.
  case image([UInt8])
  /// It lies on its side, and ``TextLayout/anySide`` turns it while it is read.
  case whileReading
}

/// How the lines of an image stand, and how light falls on them.
package enum TextLayout: Hashable, Sendable {
  /// One block of lines of the same size: what most receipts are read best as.
  case block
  /// One column of lines of different sizes.
  case column
  /// A block on paper that is lighter here and darker there.
  case shadedBlock
  /// A column on such paper.
  case shadedColumn
  /// A page that lies on its side or its head.
  case anySide
}
