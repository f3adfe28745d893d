/// An attached file, identified by its content.
public struct ReceiptFile: Hashable, Sendable {
  /// The hash of its content.
  public var hash: ReceiptHash
  /// The original file name; never empty.
  public var name: String
  /// The kind of file.
  public var type: ReceiptType
  /// The size in bytes.
  public var byteCount: Int

  package init(hash: ReceiptHash, name: String, type: ReceiptType, byteCount: Int) {
    self.hash = hash
    self.name = name
    self.type = type
    self.byteCount = byteCount
  }

  /// The name under which it is stored: its hash and an extension for its type.
  public var storedName: String { "\(hash.text).\(type.nameEnding)" }

  /// The largest size of an attached file, in bytes: enough for a photo, or a statement of many pages.
  public static let byteLimit = 20_000_000
}

/// The SHA-256 of an attached file.
public struct ReceiptHash: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits.
  public let text: String

  /// - Returns: `nil` if the text is no hash.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ ReceiptHash.digits.contains($0) }) else {
      return nil
    }
    self.text = String(text)
  }

  private static let digits = Set("0123456789abcdef".utf8)

  /// The first eight digits, by which a person names it.
  public var shortText: String { String(text.prefix(8)) }
}

/// The type of an attached file, detected from its first bytes.
public enum ReceiptType: String, Hashable, Sendable, CaseIterable {
  /// A photo.
  case jpeg = "image/jpeg"
  /// A lossless image.
  case png = "image/png"
  /// An image with few colours.
  case gif = "image/gif"
  /// An image for web pages.
  case webp = "image/webp"
  /// A photo from a newer phone.
  case heic = "image/heic"
  /// An image from a scanner.
  case tiff = "image/tiff"
  /// A document.
  case pdf = "application/pdf"
  /// Plain text.
  case text = "text/plain"
  /// An email with its headers.
  case email = "message/rfc822"

  /// The file name extension.
  package var nameEnding: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .gif: "gif"
    case .webp: "webp"
    case .heic: "heic"
    case .tiff: "tiff"
    case .pdf: "pdf"
    case .text: "txt"
    case .email: "eml"
    }
  }
}
