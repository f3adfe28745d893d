import LedgerModel

/// An attached file in words: `lunch.jpg · JPEG · 1.2 MB`.
struct ReceiptLine {
  let file: ReceiptFile

  /// - Parameter isHere: Whether the file exists on this machine.
  func text(isHere: Bool, _ style: ScreenStyle) -> String {
    style.joined([
      VisibleText(file.name).description, ReceiptLine.word(file.type),
      ReceiptLine.size(file.byteCount), file.hash.shortText,
      isHere ? "" : "not on this machine",
    ])
  }

  /// Returns the usual name of a file type.
  static func word(_ type: ReceiptType) -> String {
    switch type {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .heic: "HEIC"
    case .tiff: "TIFF"
    case .pdf: "PDF"
    case .text: "text"
    case .email: "e-mail"
    }
  }

  /// Returns the size of a file: `812 bytes`, `34 kB`, `1.2 MB`.
  static func size(_ byteCount: Int) -> String {
    if byteCount < 1_000 { return byteCount.of("byte") }
    if byteCount < 1_000_000 { return "\((byteCount + 500) / 1_000) kB" }
    let tenths = (byteCount + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
