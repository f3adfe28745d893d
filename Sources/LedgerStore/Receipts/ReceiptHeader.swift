import LedgerModel

/// The recognition of a file's type by its contents, whatever its name says.
enum ReceiptHeader {
  /// - Parameter bytes: The whole contents of the file.
  /// - Returns: `nil` if it is not a type that can be attached.
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

  /// The brands of files with pictures coded as HEVC or AV1.
  private static let heicBrands: Set = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif",
  ]

  private static func isHeic(_ bytes: [UInt8]) -> Bool {
    heicBrands.contains(String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self))
  }

  /// Returns a text without control characters except for layout: in UTF-8, in UTF-16, or in an encoding of one byte
  /// per letter with mostly ASCII.
  private static func plainText(_ bytes: [UInt8]) -> String? {
    guard
      let text = twoByteText(bytes) ?? String(validating: bytes, as: UTF8.self)
        ?? singleByteText(bytes)
    else { return nil }
    let isLaidOut = text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "\u{7F}" || ["\t", "\n", "\u{C}", "\r"].contains(scalar)
    }
    let saysSomething = text.contains { !$0.isWhitespace && $0 != "\u{FEFF}" }
    return isLaidOut && saysSomething ? text : nil
  }

  /// Returns a text in UTF-16, recognized by its mark or by the zeros next to ASCII letters.
  private static func twoByteText(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 4, bytes.count % 2 == 0 else { return nil }
    let sample = bytes.prefix(128)
    func zeros(_ rest: Int) -> Int { sample.indices.count { $0 % 2 == rest && sample[$0] == 0 } }
    let isLittle =
      bytes.starts(with: [0xFF, 0xFE]) || zeros(0) == 0 && zeros(1) * 3 > sample.count
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || zeros(1) == 0 && zeros(0) * 3 > sample.count
    guard isLittle != isBig else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { place in
      let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? other << 8 | one : one << 8 | other
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Returns a text in an older encoding, with its letters beyond ASCII read as Latin-1.
  private static func singleByteText(_ bytes: [UInt8]) -> String? {
    let others = bytes.count { $0 >= 0x80 }
    // A few arbitrary bytes are not a text; a longer text in another script has few ASCII letters.
    guard others * 3 <= bytes.count || bytes.count >= 16 else { return nil }
    // There 0x80 to 0x9F are symbols and quotes, not control characters.
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Fields of which an e-mail has at least one at the top.
  private static let emailFields: Set = [
    "from", "to", "subject", "date", "received", "return-path", "delivered-to", "message-id",
    "mime-version", "x-received", "dkim-signature", "reply-to", "sender", "content-type",
  ]

  /// Returns whether a text begins with the fields of an e-mail: at least two known ones, one of them the sender.
  private static func isEmail(_ text: String) -> Bool {
    var names: Set<String> = []
    for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(200) {
      let line = Substring(bytes.last == 0x0D ? bytes.dropLast() : bytes)
      if line.isEmpty { break }
      // The continuation of a field.
      if line.first == " " || line.first == "\t" { continue }
      // The separator line of a mailbox file.
      if names.isEmpty, line.hasPrefix("From ") { continue }
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].allSatisfy({ $0.isASCII && !$0.isWhitespace })
      else { return false }
      names.insert(line[..<colon].lowercased())
    }
    return names.contains("from") && names.intersection(emailFields).count > 1
  }
}
