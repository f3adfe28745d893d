/// The kind of a file by its first bytes: its name is not reliable.
package enum FileKind: Hashable, Sendable {
  case pdf
  case image(ImageFormat)
  /// Anything else, which may be text.
  case other

  package init(_ bytes: [UInt8]) {
    if FileKind.begins(bytes, "%PDF-") {
      self = .pdf
    } else if let format = ImageFormat(bytes) {
      self = .image(format)
    } else {
      self = .other
    }
  }

  static func begins(_ bytes: [UInt8], _ text: String, at place: Int = 0) -> Bool {
    bytes.count >= place + text.utf8.count && bytes[place...].starts(with: text.utf8)
  }
}

/// An image format recognized by its header.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp
  case tiff
  case bmp

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if FileKind.begins(bytes, "GIF8") {
      self = .gif
    } else if FileKind.begins(bytes, "RIFF"), FileKind.begins(bytes, "WEBP", at: 8) {
      self = .webp
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if FileKind.begins(bytes, "BM"), bytes.count > 26, bytes[6...9].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else {
      return nil
    }
  }
}
