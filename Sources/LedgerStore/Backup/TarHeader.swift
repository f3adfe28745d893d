/// The 512-byte header of a file in a ustar archive, as this package writes it.
///
/// | bytes     | what                 | here                                    |
/// | --------- | -------------------- | --------------------------------------- |
/// | 0 … 99    | name                 | ASCII, at most 100                      |
/// | 100 … 107 | mode                 | `0000600`                               |
/// | 108 … 123 | owner, group         | 0                                       |
/// | 124 … 135 | size                 | eleven octal digits                     |
/// | 136 … 147 | time of last change  | eleven octal digits, seconds since 1970 |
/// | 148 … 155 | sum of all bytes     | six octal digits, these being blanks    |
/// | 156       | type                 | `0`, a regular file                     |
/// | 257 … 264 | magic and version    | `ustar`, `00`                           |
///
/// Source: POSIX.1-2017, pax, "ustar Interchange Format".
struct TarHeader: Hashable {
  static let byteCount = 512
  /// The largest size that eleven octal digits can hold.
  static let largestByteCount = 1 << 33 - 1

  var name: String
  var byteCount: Int
  /// Seconds since 1970.
  var modifiedSeconds: Int

  init(name: String, byteCount: Int, modifiedSeconds: Int) {
    self.name = name
    self.byteCount = byteCount
    self.modifiedSeconds = modifiedSeconds
  }

  /// Returns whether a name can be stored: printable ASCII that never leads out of the archive's folder.
  static func isStorable(_ name: String) -> Bool {
    guard (1...100).contains(name.utf8.count), name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The header's bytes.
  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: TarHeader.byteCount)
    func put(_ text: String, at place: Int) {
      bytes.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
    }
    put(name, at: 0)
    put("0000600", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(TarHeader.octal(byteCount, digits: 11), at: 124)
    put(TarHeader.octal(modifiedSeconds, digits: 11), at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    let sum = bytes.reduce(0) { $0 + Int($1) }
    put(TarHeader.octal(sum, digits: 6) + "\0 ", at: 148)
    return bytes
  }

  /// Reads a header; `nil` if it is not exactly as this package writes one.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == TarHeader.byteCount,
      let byteCount = TarHeader.number(bytes[124..<135]),
      let modified = TarHeader.number(bytes[136..<147])
    else { return nil }
    let name = String(decoding: bytes[..<100].prefix { $0 != 0 }, as: UTF8.self)
    guard TarHeader.isStorable(name) else { return nil }
    self.init(name: name, byteCount: byteCount, modifiedSeconds: modified)
    // Catches every change, even in bytes that no reader uses.
    guard self.bytes == bytes else { return nil }
  }

  /// Returns how many zeros follow a file, up to the next whole block.
  static func padding(of byteCount: Int) -> Int {
    (TarHeader.byteCount - byteCount % TarHeader.byteCount) % TarHeader.byteCount
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (0x30...0x37).contains(digit) else { return nil }
      number = number << 3 | Int(digit - 0x30)
    }
    return number
  }
}
