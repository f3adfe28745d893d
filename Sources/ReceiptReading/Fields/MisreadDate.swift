/// Dates in lines with misread digits: "O1/0S/2018", "10/03/2078", "17I01I2018".
///
/// Used only if no line holds a valid date: the results are doubtful.
struct MisreadDate {
  let bytes: [UInt8]
  let line: Int
  let lastYear: Int

  /// Returns the dates from left to right; the bytes they are read from differ from the line only in
  /// similar-looking characters.
  func dates() -> [PrintedDate] {
    for variant in [withWords, withFigures, withMarks, withEarlierYear, withPossibleDay] {
      guard let variant, variant != bytes else { continue }
      let dates = DateScanner(bytes: variant, line: line, lastYear: lastYear).dates().map { date in
        var date = date
        date.isMisread = true
        return date
      }
      if !dates.isEmpty { return dates }
    }
    return []
  }

  /// "0CT 12,2O19": a 0 beside a letter is an O, and an O between digits is a 0.
  private var withWords: [UInt8]? {
    let (letter, figure) = (UInt8(ascii: "O"), UInt8(ascii: "0"))
    var changed = bytes
    for place in bytes.indices {
      let left = place > 0 ? bytes[place - 1] : 0x20
      let right = place + 1 < bytes.count ? bytes[place + 1] : 0x20
      if bytes[place] == figure, right.isLetter, !left.isDigit { changed[place] = letter }
      if bytes[place] == letter, left.isDigit, right.isDigit { changed[place] = figure }
    }
    return changed
  }

  /// Letters between the digits and marks of a date become the digits that they look like.
  private var withFigures: [UInt8]? {
    var changed = bytes
    var place = 0
    while place < bytes.count {
      guard isPart(bytes[place]) else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, isPart(bytes[end]) { end += 1 }
      let run = bytes[place..<end]
      let isAlone =
        (place == 0 || !bytes[place - 1].isLetter) && (end == bytes.count || !bytes[end].isLetter)
      if isAlone, (6...10).contains(run.count), run.count(where: \.isDigit) >= 3,
        run.count(where: isMark) == 2
      {
        for index in run.indices {
          if let figure = MisreadDate.figure(like: run[index]) { changed[index] = figure }
        }
      }
      place = end
    }
    return changed
  }

  /// A slash was read as a letter or a digit: "17I01I2018", and "1710112018" after a word such as "Date".
  private var withMarks: [UInt8]? {
    var changed = bytes
    for start in bytes.indices where start + 10 <= bytes.count {
      guard start == 0 || !bytes[start - 1].isDigit,
        start + 10 == bytes.count || !bytes[start + 10].isDigit,
        [0, 1, 3, 4, 6, 7, 8, 9].allSatisfy({ bytes[start + $0].isDigit })
      else { continue }
      let strokes = [bytes[start + 2], bytes[start + 5]]
      let areLetters = strokes.allSatisfy { MisreadDate.strokes.contains($0) }
      let areFigures = strokes.allSatisfy { $0 == UInt8(ascii: "1") || $0 == UInt8(ascii: "7") }
      guard areLetters || areFigures && DateWords.marks.isHeld(by: bytes[..<start].letterKey) else {
        continue
      }
      changed[start + 2] = UInt8(ascii: "/")
      changed[start + 5] = UInt8(ascii: "/")
    }
    return changed
  }

  /// "10/03/2078": a 7 or a 4 in the tens of a future year is a 1.
  private var withEarlierYear: [UInt8]? {
    var changed = bytes
    for start in bytes.indices.dropFirst(3) where start + 4 <= bytes.count {
      guard isMark(bytes[start - 1]), bytes[start - 2].isDigit,
        bytes[start] == UInt8(ascii: "2"), bytes[start + 1] == UInt8(ascii: "0"),
        bytes[start + 2] == UInt8(ascii: "7") || bytes[start + 2] == UInt8(ascii: "4"),
        bytes[start + 3].isDigit, start + 4 == bytes.count || !bytes[start + 4].isDigit
      else { continue }
      changed[start + 2] = UInt8(ascii: "1")
    }
    return changed
  }

  /// "98/02/10 17:48": beside a time, a day that no month has begins with a 0.
  private var withPossibleDay: [UInt8]? {
    guard let time = bytes.firstIndex(of: UInt8(ascii: ":")), time > 8,
      let start = bytes.firstIndex(where: \.isDigit), start + 8 < bytes.count,
      [0, 1, 3, 4, 6, 7].allSatisfy({ bytes[start + $0].isDigit }),
      isMark(bytes[start + 2]), bytes[start + 2] == bytes[start + 5],
      (UInt8(ascii: "6")...UInt8(ascii: "9")).contains(bytes[start]),
      bytes[start] != UInt8(ascii: "7")
    else { return nil }
    var changed = bytes
    changed[start] = UInt8(ascii: "0")
    return changed
  }

  private func isPart(_ byte: UInt8) -> Bool {
    byte.isDigit || isMark(byte) || MisreadDate.figure(like: byte) != nil
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// The characters that a slash is read as.
  private static let strokes = Array("IL|!]J".utf8)

  /// The digit that a letter or a sign was misread for.
  private static func figure(like byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "!"): UInt8(ascii: "1")
    case UInt8(ascii: "Q"), UInt8(ascii: "D"): UInt8(ascii: "0")
    case UInt8(ascii: "Z"): UInt8(ascii: "2")
    case UInt8(ascii: "G"): UInt8(ascii: "6")
    default: AmountTable.figure(like: byte)
    }
  }
}
