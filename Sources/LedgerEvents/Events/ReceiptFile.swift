/// A file that was attached, as it is known by its content.
public struct ReceiptFile: Hashable, Sendable {
  /// By what its content is known.
  public var hash: ReceiptHash
  /// What it was called where it came from; never empty.
  public var name: String
  /// What kind of file it is.
  public var type: ReceiptType
  /// How long it is.
  public var byteCount: Int

  package init(hash: ReceiptHash, name: String, type: ReceiptType, byteCount: Int) {
    self.hash = hash
    self.name = name
    self.type = type
    self.byteCount = byteCount
  }

  /// What it is called among the attached files: its hash, and what its type is known by.
  public var storedName: String { "\(hash.text).\(type.nameEnding)" }

  /// How long the longest file is that can be attached: a photo, or a statement of many pages.
  public static let byteLimit = 20_000_000
}

/// The SHA-256 of an attached file.
public struct ReceiptHash: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits.
  public let text: String

  /// - Returns: `nil` where the text is no hash.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ ReceiptHash.digits.contains($0) }) else {
      return nil
    }
    self.text = String(text)
  }

  private static let digits = Set("0123456789abcdef".utf8)

  /// The first digits, by which a person names it.
  public var shortText: String { String(text.prefix(8)) }
}

/// What an attached file is, as its first bytes say.
public enum ReceiptType: String, Hashable, Sendable, CaseIterable {
  /// A photo.
  case jpeg = "image/jpeg"
  /// An image without loss.
  case png = "image/png"
  /// An image of few colours.
  case gif = "image/gif"
  /// An image as pages of the web have it.
  case webp = "image/webp"
  /// A photo of a newer telephone.
  case heic = "image/heic"
  /// An image of a scanner.
  case tiff = "image/tiff"
  /// Pages.
  case pdf = "application/pdf"
  /// Nothing but text.
  case text = "text/plain"
  /// A message with its headers.
  case email = "message/rfc822"

  /// What the name of such a file ends with.
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
