/// The code of a Swift file: comments and the content of strings are left out, lines are kept.
///
/// What is interpolated into a string is left out too; a check that looks for a word in code would
/// otherwise find it in a message.
struct CodeText {
  private(set) var text = ""
  private let signs: [Character]
  private var place = 0

  init(_ source: String) {
    signs = Array(source)
    while let sign = sign(0) {
      if sign == "/", self.sign(1) == "/" {
        while let next = self.sign(0), !next.isNewline { place += 1 }
      } else if sign == "/", self.sign(1) == "*" {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        skipString(hashes)
      } else {
        text.append(sign)
        place += 1
      }
    }
  }

  private func sign(_ offset: Int) -> Character? {
    place + offset < signs.count ? signs[place + offset] : nil
  }

  /// How many `#` stand here before a quote; `nil` where no string begins.
  private func hashesBeforeQuote() -> Int? {
    var count = 0
    while sign(count) == "#" { count += 1 }
    return sign(count) == "\"" ? count : nil
  }

  private mutating func skip() {
    if let sign = sign(0), sign.isNewline { text.append(sign) }
    place += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if sign(0) == "/", sign(1) == "*" {
        depth += 1
        place += 2
      } else if sign(0) == "*", sign(1) == "/" {
        depth -= 1
        place += 2
      } else {
        skip()
      }
    } while depth > 0 && place < signs.count
  }

  private func stands(_ word: String) -> Bool {
    word.enumerated().allSatisfy { sign($0.offset) == $0.element }
  }

  private mutating func skipString(_ hashes: Int) {
    let isLong = sign(hashes + 1) == "\"" && sign(hashes + 2) == "\""
    let marks = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + marks
    text += "\"\""
    place += end.count
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
    place += end.count
  }

  private mutating func skipInterpolation(after count: Int) {
    place += count
    var depth = 1
    while let sign = sign(0), depth > 0 {
      if let hashes = hashesBeforeQuote() {
        let before = text
        skipString(hashes)
        text = before + text.dropFirst(before.count).filter(\.isNewline)
        continue
      }
      if sign == "(" { depth += 1 }
      if sign == ")" { depth -= 1 }
      skip()
    }
  }
}
