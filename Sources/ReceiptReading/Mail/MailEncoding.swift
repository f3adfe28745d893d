/// The encodings of e-mails. What is not of an encoding is passed over, and nothing is refused.
enum MailEncoding {
  /// Decodes base64, up to its end or an equals sign.
  static func base64(_ text: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      if byte == UInt8(ascii: "=") { break }
      guard let value = value(of: byte) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        (bits, count) = (0, 0)
      }
    }
    if count == 3 { bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)] }
    if count == 2 { bytes.append(UInt8(bits >> 4 & 0xFF)) }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Decodes "=E2=82=AC", and joins lines that end with an equals sign.
  static func quotedPrintable(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] == UInt8(ascii: "=") else {
        bytes.append(text[place])
        place += 1
        continue
      }
      var end = place + 1
      while end < text.endIndex, text[end] == 0x20 || text[end] == 0x0D { end += 1 }
      if end < text.endIndex, text[end] == 0x0A {
        place = end + 1
      } else if place + 2 < text.endIndex, let high = figure(text[place + 1]),
        let low = figure(text[place + 2])
      {
        bytes.append(high << 4 | low)
        place += 3
      } else {
        bytes.append(text[place])
        place += 1
      }
    }
    return bytes
  }

  private static func figure(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x41 + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x61 + 10
    default: nil
    }
  }

  /// A header with its encoded words decoded, "=?utf-8?B?Q2Fmw6k=?=", as UTF-8.
  static func words(in header: String) -> String {
    var text = ""
    var rest = header[...]
    while let start = rest.firstRange(of: "=?") {
      let fields = rest[start.upperBound...].split(
        separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, fields[3].hasPrefix("="), fields[1].count == 1 else {
        text += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      text += rest[..<start.lowerBound]
      let bytes =
        fields[1].uppercased() == "B"
        ? base64(fields[2].utf8)
        : quotedPrintable(fields[2].utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }[...])
      text += String(decoding: bytes, as: UTF8.self)
      rest = fields[3].dropFirst()
      // Blanks between two of them are of no text.
      let next = rest.drop { $0 == " " }
      if next.hasPrefix("=?") { rest = next }
    }
    return text + rest
  }
}
