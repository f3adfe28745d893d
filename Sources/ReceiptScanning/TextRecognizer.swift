public import ReceiptReading

/// Recognises the characters of an image.
public protocol TextRecognizer: Sendable {
  /// The lines of an image that stands upright.
  ///
  /// - Parameters:
  ///   - image: The bytes of a file whose size was looked at.
  ///   - layout: How the lines are thought to stand.
  func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String

  /// How it looks at an image, one look after the other, while something stays open.
  var layouts: [TextLayout] { get }

  /// The image turned upright; `nil` where it stands upright, or nobody can say.
  func upright(_ image: [UInt8]) async throws(ScanFailure) -> [UInt8]?
}

/// How the lines of an image stand, and how light falls on them.
public enum TextLayout: Hashable, Sendable, CaseIterable {
  /// One block of lines of the same size: what most receipts are read best as.
  case block
  /// One column of lines of different sizes.
  case column
  /// A block on paper that is lighter here and darker there.
  case shadedBlock
  /// A column on such paper.
  case shadedColumn
}
