import LedgerEvents

/// A number in digits, with its range on a line.
struct PrintedNumber {
  /// The value in thousandths, without its sign.
  var thousandths: Int64
  /// The number of digits after the decimal mark; 0 for a whole number.
  var decimals: Int
  /// Whether its only mark is followed by three digits: a thousand and a half, or one and a half.
  var isOfThree = false
  /// The value if the mark of ``isOfThree`` separates thousands.
  var grouped: Int64 = 0
  var range: Range<Int>
  var isNegative = false
  /// Whether the sign or code of a currency is beside it.
  var hasSign = false
  /// Whether it is a percentage.
  var isPercent = false
  /// Whether it is a unit price, or a measure: "@ 2.50", "2 X 2.50", "0.346 kg".
  var isPartOfLine = false
}

extension PrintedNumber {
  /// Returns the numbers of a line, from left to right.
  ///
  /// - Parameter taken: Ranges of something else, such as a date.
  static func all(in bytes: [UInt8], without taken: [Range<Int>] = []) -> [PrintedNumber] {
    var numbers: [PrintedNumber] = []
    var place = 0
    while place < bytes.count {
      let begins =
        bytes[place].isDigit
        || (bytes[place].isMark && place + 2 < bytes.count && bytes[place + 1].isDigit
          && bytes[place + 2].isDigit && (place == 0 || !bytes[place - 1].isDigit)
          && (place + 3 == bytes.count || !bytes[place + 3].isDigit)
          && !isBehindInitial(place, in: bytes))
      guard begins else {
        place += 1
        continue
      }
      if let range = taken.first(where: { $0.contains(place) }) {
        place = max(range.upperBound, place + 1)
        continue
      }
      let end = PrintedNumber.end(of: place, in: bytes)
      if var number = PrintedNumber(bytes, place..<end), number.settle(in: bytes) {
        numbers.append(number)
      }
      place = max(end, place + 1)
    }
    return numbers
  }

  /// "N.14" is number 14, not a price.
  private static func isBehindInitial(_ place: Int, in bytes: [UInt8]) -> Bool {
    place > 0 && bytes[place - 1].isLetter && (place == 1 || !bytes[place - 2].isLetter)
  }

  /// The end of the digits and the marks between them.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    while end < bytes.count {
      if bytes[end].isDigit {
        end += 1
      } else if bytes[end].isMark, end + 1 < bytes.count, bytes[end + 1].isDigit {
        end += 2
      } else if bytes[end] == UInt8(ascii: "'"), isGroup(behind: end, in: bytes) {
        // "1'567.80", as in Switzerland.
        end += 4
      } else if let whole = endOfGroups(start, end, in: bytes) {
        return whole
      } else if bytes[end].isBlank, end - start <= 3, isGroup(behind: end, in: bytes),
        end + 7 == bytes.count, bytes[end + 4].isMark, isBehindLabel(start, in: bytes)
      {
        // "TOTAL 1 567,80"
        end += 4
      } else if bytes[end].isMark, end + 4 == bytes.count, bytes[end + 1].isBlank,
        bytes[end + 2].isDigit, bytes[end + 3].isDigit
      {
        // "53. 60" at the end of a line.
        return end + 4
      } else if bytes[end].isBlank, end + 4 == bytes.count, bytes[end + 1].isMark,
        bytes[end + 2].isDigit, bytes[end + 3].isDigit, isBehindLabel(start, in: bytes)
      {
        // "TOTAL 22 .24"
        return end + 4
      } else if bytes[end] == UInt8(ascii: ":"), start > 0, bytes[start - 1].isCurrencySign,
        end + 2 < bytes.count, bytes[end + 1].isDigit, bytes[end + 2].isDigit,
        end + 3 == bytes.count || !bytes[end + 3].isDigit
      {
        return end + 3
      } else {
        break
      }
    }
    return end
  }

  /// The end of "1 234 567", which ends a line after words for a sum; `nil` if it is no such number.
  private static func endOfGroups(_ start: Int, _ first: Int, in bytes: [UInt8]) -> Int? {
    guard first - start <= 3, bytes[first].isBlank, isGroup(behind: first, in: bytes),
      bytes[start..<first].allSatisfy(\.isDigit), isBehindLabel(start, in: bytes)
    else { return nil }
    var end = first
    while end < bytes.count, bytes[end].isBlank, isGroup(behind: end, in: bytes) { end += 4 }
    let rest = bytes[end...].drop(while: \.isBlank)
    return rest.isEmpty || rest.first.map { $0.isLetter || $0.isCurrencySign } == true ? end : nil
  }

  /// Whether exactly three digits follow a place.
  private static func isGroup(behind place: Int, in bytes: [UInt8]) -> Bool {
    guard place + 3 < bytes.count else { return false }
    return bytes[(place + 1)...(place + 3)].allSatisfy(\.isDigit)
      && (place + 4 == bytes.count || !bytes[place + 4].isDigit)
  }

  /// Whether the words before a place label the amount there, with no digits between: after an item, "TEA 2
  /// .75" may be two.
  private static func isBehindLabel(_ place: Int, in bytes: [UInt8]) -> Bool {
    let words = bytes[..<place]
    return !words.contains(where: \.isDigit) && LabelWords.label(of: words, words.letterKey) != nil
  }

  /// - Parameter range: Digits, with single marks between them.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    guard bytes[range].count(where: \.isDigit) <= 11 else { return nil }
    var figures = Figures(bytes, range)
    if figures == nil || bytes[range].contains(where: \.isBlank) {
      // The blank of "53. 60" is no mark, and the colon of "$12:50" is a misread point.
      let plain = bytes[range].filter { !$0.isBlank }.map { byte in
        byte == UInt8(ascii: ":") ? UInt8(ascii: ".") : byte
      }
      figures = Figures(plain, plain.indices)
    }
    guard let figures, let value = figures.coefficient.map(Int64.init) else { return nil }
    self.range = range
    switch figures.form {
    case .whole: decimals = 0
    case .decimals where (1...3).contains(figures.lastCount): decimals = figures.lastCount
    case .either:
      decimals = 3
      isOfThree = true
      grouped = value * 1000
    case nil where figures.lastCount == 2 && figures.hasShortGroups:
      // "1.567.80": one of the marks is misread.
      decimals = 2
    case nil where figures.lastCount == 3 && figures.hasShortGroups && figures.firstCount <= 3:
      decimals =
        figures.firstMark == figures.lastMark || figures.lastMark == .apostrophe ? 0 : 3
    default: return nil
    }
    thousandths = value
    for _ in decimals..<3 { thousandths *= 10 }
  }

  /// Examines what is beside the number; `false` if it is neither an amount nor a count.
  private mutating func settle(in bytes: [UInt8]) -> Bool {
    var before = range.lowerBound - 1
    while before >= 0, bytes[before].isBlank { before -= 1 }
    var after = range.upperBound
    while after < bytes.count, bytes[after].isBlank { after += 1 }
    let touchesBefore = before == range.lowerBound - 1
    let touchesAfter = after == range.upperBound
    if after < bytes.count {
      switch bytes[after] {
      case UInt8(ascii: "%"): isPercent = true
      case UInt8(ascii: "-") where touchesAfter && decimals == 2:
        let next = after + 1
        isNegative = next == bytes.count || !bytes[next].isDigit
      case UInt8(ascii: ":") where touchesAfter: if decimals == 0 { return false }
      default: break
      }
      if bytes[after].isCurrencySign { hasSign = true }
    }
    if before >= 0 {
      switch bytes[before] {
      case UInt8(ascii: "@"): isPartOfLine = true
      case UInt8(ascii: "-"), UInt8(ascii: "("):
        isNegative = touchesBefore || isMinus(before, in: bytes)
        if bytes[before] == UInt8(ascii: "(") {
          isNegative = after < bytes.count && bytes[after] == UInt8(ascii: ")") && decimals == 2
        }
      case UInt8(ascii: ":") where touchesBefore && decimals == 0:
        if before > 0, bytes[before - 1].isDigit { return false }
      case let sign where sign.isCurrencySign:
        hasSign = true
        var further = before - 1
        while further >= 0, bytes[further].isBlank { further -= 1 }
        if further >= 0, bytes[further] == UInt8(ascii: "-") { isNegative = true }
      default: break
      }
    }
    if touchesAfter, after < bytes.count, bytes[after] == UInt8(ascii: "/"), decimals == 0 {
      return false
    }
    return settleWords(bytes, before, after)
  }

  /// A separate minus: nothing but a blank or a colon is before it.
  private func isMinus(_ place: Int, in bytes: [UInt8]) -> Bool {
    // "2 X 14.20 - 28.40" is a dash.
    if bytes[..<place].last(where: { !$0.isBlank })?.isDigit == true { return false }
    return place == 0 || bytes[place - 1].isBlank || bytes[place - 1] == UInt8(ascii: ":")
  }

  private mutating func settleWords(_ bytes: [UInt8], _ before: Int, _ after: Int) -> Bool {
    let word = NumberWords.word(behind: after, in: bytes)
    if NumberWords.measures.contains(word) { isPartOfLine = true }
    if NumberWords.hours.contains(word) { return false }
    // "2 X 1,09" is a unit price, and so is "1,09 X 2".
    if word == [UInt8(ascii: "X")] { isPartOfLine = true }
    let front = NumberWords.word(before: before, in: bytes)
    if front == [UInt8(ascii: "X")], before > 0 { isPartOfLine = true }
    if before >= 0, bytes[before] == UInt8(ascii: "*"), before > 0,
      bytes[..<before].contains(where: \.isDigit), bytes[before - 1] != UInt8(ascii: "*")
    {
      isPartOfLine = true
    }
    if before > 1, bytes[before] == UInt8(ascii: "."), before + 1 < range.lowerBound {
      // "Rp. 5.000"
      let code = NumberWords.word(before: before - 1, in: bytes)
      if CurrencyWords.names(code) { hasSign = true }
    }
    if CurrencyWords.names(front) || CurrencyWords.names(word) { hasSign = true }
    return true
  }
}

extension UInt8 {
  /// Whether it may separate the digits of one number.
  var isMark: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
}

/// Words beside numbers that say what they count.
enum NumberWords {
  static let measures: Set<[UInt8]> = Set(
    [
      "KG", "KGS", "G", "L", "LT", "LTR", "LTS", "ML", "CL", "LB", "OZ", "KM", "GAL", "CM", "MM",
      "M",
    ]
    .map { Array($0.utf8) })
  static let hours: Set<[UInt8]> = Set(["UHR", "AM", "PM"].map { Array($0.utf8) })

  /// Returns the letters that begin at a place, at most five.
  static func word(behind place: Int, in bytes: [UInt8]) -> [UInt8] {
    var end = place
    while end < bytes.count, bytes[end].isLetter, end - place < 5 { end += 1 }
    return Array(bytes[min(place, end)..<end])
  }

  /// Returns the letters that end at a place, at most five.
  static func word(before place: Int, in bytes: [UInt8]) -> [UInt8] {
    var start = place
    while start >= 0, bytes[start].isLetter, place - start < 5 { start -= 1 }
    return place < 0 ? [] : Array(bytes[start + 1..<place + 1])
  }
}
