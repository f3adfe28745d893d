/// A file that was attached, as it is known by its content.
package struct ReceiptFile: Hashable, Sendable {
  package var hash: ReceiptHash
  /// What it was called where it came from; never empty.
  package var name: String
  package var type: ReceiptType
  /// How long it is.
  package var byteCount: Int

  package init(hash: ReceiptHash, name: String, type: ReceiptType, byteCount: Int) {
    self.hash = hash
    self.name = name
    self.type = type
    self.byteCount = byteCount
  }

  /// What it is called among the attached files: its hash, and what its type is known by.
  package var storedName: String { "\(hash.text).\(type.nameEnding)" }

  /// How long the longest file is that can be attached: a photo, or a statement of many pages.
  package static let byteLimit = 20_000_000
}

/// The SHA-256 of an attached file.
package struct ReceiptHash: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits.
  package let text: String

  /// - Returns: `nil` where the text is no hash.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ ReceiptHash.digits.contains($0) }) else {
      return nil
    }
    self.text = String(text)
  }

  private static let digits = Set("0123456789abcdef".utf8)

  /// The first digits, by which a person names it.
  package var shortText: String { String(text.prefix(8)) }
}

/// What an attached file is, as its first bytes say.
package enum ReceiptType: String, Hashable, Sendable, CaseIterable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case gif = "image/gif"
  case webp = "image/webp"
  case heic = "image/heic"
  case tiff = "image/tiff"
  case pdf = "application/pdf"
  case text = "text/plain"
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
