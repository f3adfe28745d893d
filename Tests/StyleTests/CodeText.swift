/// The code of a Swift file: comments and the content of strings are left out, lines are kept.
///
/// What is interpolated into a string is left out too; a check that looks for a word in code would
/// otherwise find it in a message.
struct CodeText {
  private var bytes: [UInt8] = []
  private let signs: [UInt8]
  private var place = 0

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ source: String) {
    signs = Array(source.utf8)
    while let sign = sign(0) {
      if sign == CodeText.slash, self.sign(1) == CodeText.slash {
        while let next = self.sign(0), next != CodeText.newline { place += 1 }
      } else if sign == CodeText.slash, self.sign(1) == CodeText.star {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        skipString(hashes)
      } else {
        bytes.append(sign)
        place += 1
      }
    }
  }

  private func sign(_ offset: Int) -> UInt8? {
    place + offset < signs.count ? signs[place + offset] : nil
  }

  /// How many `#` stand here before a quote; `nil` where no string begins.
  private func hashesBeforeQuote() -> Int? {
    var count = 0
    while sign(count) == UInt8(ascii: "#") { count += 1 }
    return sign(count) == CodeText.quote ? count : nil
  }

  private mutating func skip() {
    if sign(0) == CodeText.newline { bytes.append(CodeText.newline) }
    place += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if sign(0) == CodeText.slash, sign(1) == CodeText.star {
        depth += 1
        place += 2
      } else if sign(0) == CodeText.star, sign(1) == CodeText.slash {
        depth -= 1
        place += 2
      } else {
        skip()
      }
    } while depth > 0 && place < signs.count
  }

  private func stands(_ word: String) -> Bool {
    word.utf8.enumerated().allSatisfy { sign($0.offset) == $0.element }
  }

  private mutating func skipString(_ hashes: Int) {
    let isLong = sign(hashes + 1) == CodeText.quote && sign(hashes + 2) == CodeText.quote
    let marks = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + marks
    bytes += [CodeText.quote, CodeText.quote]
    place += end.utf8.count
    while place < signs.count, !stands(end) {
      if stands("\\" + marks + "(") {
        skipInterpolation(after: hashes + 2)
      } else if stands("\\" + marks) {
        place += hashes + 1
        skip()
      } else {
        skip()
      }
    }
    place += end.utf8.count
  }

  private mutating func skipInterpolation(after count: Int) {
    place += count
    var depth = 1
    while let sign = sign(0), depth > 0 {
      if let hashes = hashesBeforeQuote() {
        let count = bytes.count
        skipString(hashes)
        bytes = bytes[..<count] + bytes[count...].filter { $0 == CodeText.newline }
        continue
      }
      if sign == UInt8(ascii: "(") { depth += 1 }
      if sign == UInt8(ascii: ")") { depth -= 1 }
      skip()
    }
  }
}
