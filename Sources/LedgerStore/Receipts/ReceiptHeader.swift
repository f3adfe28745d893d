import LedgerModel

/// Tells what a file is by its first bytes, whatever its name says.
enum ReceiptHeader {
  /// - Parameter bytes: All of the file.
  /// - Returns: `nil` where it is nothing that is attached.
  static func type(of bytes: [UInt8]) -> ReceiptType? {
    func begins(_ first: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: first)
    }
    if begins([0xFF, 0xD8, 0xFF]) { return .jpeg }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) { return .gif }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return .webp }
    if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
    if begins(Array("ftyp".utf8), at: 4), isHeic(bytes) { return .heic }
    if begins(Array("%PDF-".utf8)) { return .pdf }
    guard let text = plainText(bytes) else { return nil }
    return isEmail(text) ? .email : .text
  }

  /// The kinds of such a file whose pictures are coded as HEVC or AV1.
  private static let heicBrands: Set = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif",
  ]

  private static func isHeic(_ bytes: [UInt8]) -> Bool {
    heicBrands.contains(String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self))
  }

  /// A text of UTF-8 with no control characters but those that lay it out.
  private static func plainText(_ bytes: [UInt8]) -> String? {
    let isLaidOut = bytes.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F || [0x09, 0x0A, 0x0C, 0x0D].contains(byte)
    }
    guard isLaidOut, let text = String(validating: bytes, as: UTF8.self),
      text.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" })
    else { return nil }
    return text
  }

  /// Fields of which an e-mail has one at the top.
  private static let emailFields: Set = [
    "from", "to", "subject", "date", "received", "return-path", "delivered-to", "message-id",
    "mime-version", "x-received", "dkim-signature", "reply-to", "sender", "content-type",
  ]

  /// Whether a text begins with the fields of an e-mail: two known ones at least, of which one says whom it
  /// is from.
  private static func isEmail(_ text: String) -> Bool {
    var names: Set<String> = []
    for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(200) {
      let line = Substring(bytes.last == 0x0D ? bytes.dropLast() : bytes)
      if line.isEmpty { break }
      // A field that goes on.
      if line.first == " " || line.first == "\t" { continue }
      // As a mailbox is kept.
      if names.isEmpty, line.hasPrefix("From ") { continue }
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].allSatisfy({ $0.isASCII && !$0.isWhitespace })
      else { return false }
      names.insert(line[..<colon].lowercased())
    }
    return names.contains("from") && names.intersection(emailFields).count > 1
  }
}
