/// Numbers whose format identifies the country of a receipt: of businesses, taxpayers and places.
extension CountryWords {
  private static let singapore = Array("S'PORE".utf8)
  private static let codeStart = Array("S(".utf8)
  private static let abn = Array("ABN".utf8)
  private static let rfc = Array("RFC".utf8)
  private static let rfcWithPoints = Array("R.F.C.".utf8)
  private static let spanish = [Array("CIF".utf8), Array("NIF".utf8)]
  /// The pattern: 0 for a digit and A for a letter.
  private static let gstin = Array("00AAAAA0000A".utf8)
  /// No British postal code ends with one of these (BS 7666): "X2 4PK" is a pack of four.
  private static let notInPostcode = Array("CIKMOV".utf8)

  /// Returns the region of a number on a line: a Canadian postal code ("V3S 9N7"), one after "S'PORE", an
  /// Australian business number, and the like.
  static func region(byNumbersOf line: ReceiptLine) -> String? {
    let bytes = line.bytes
    if bytes.holds(singapore) || holdsSingaporeanCode(bytes) { return "SG" }
    if endsWithAustralianState(bytes) { return "AU" }
    let digitCount = line.digitCount
    if digitCount >= 9, bytes.starts(with: abn) || bytes.holdsWord(abn) { return "AU" }
    if endsWithBritishPostcode(bytes) { return "GB" }
    if digitCount >= 6 {
      if bytes.holdsWord(rfc) || bytes.holds(rfcWithPoints) { return "MX" }
      if holdsIndianTaxNumber(bytes) { return "IN" }
      if holdsSpanishTaxNumber(bytes) { return "ES" }
    }
    guard digitCount >= 3, bytes.count >= 6 else { return nil }
    for start in 0...(bytes.count - 6) where bytes[start].isLetter {
      guard start == 0 || !bytes[start - 1].isDigit else { continue }
      var place = start
      var isCode = true
      for index in 0..<6 {
        if index == 3, place < bytes.count, bytes[place].isBlank { place += 1 }
        guard place < bytes.count, index % 2 == 0 ? bytes[place].isLetter : bytes[place].isDigit
        else {
          isCode = false
          break
        }
        place += 1
      }
      if isCode, place == bytes.count || !bytes[place].isDigit && !bytes[place].isLetter {
        return "CA"
      }
    }
    return nil
  }

  /// "EDMONTON AB", "Edmonton, AB T6H 5Tl", "EDMONTON AB (780)": a town and a Canadian province.
  static func holdsProvince(_ bytes: [UInt8]) -> Bool {
    for start in bytes.indices.dropFirst(4) where start + 2 <= bytes.count {
      guard bytes[start - 1].isBlank || bytes[start - 1] == UInt8(ascii: ","),
        start + 2 == bytes.count || bytes[start + 2].isBlank,
        provinces.contains(Array(bytes[start..<start + 2])),
        bytes[..<start].letterKey.count >= 4
      else { continue }
      let rest = bytes[(start + 2)...].drop(while: \.isBlank)
      let isCode = rest.first?.isLetter == true && rest.dropFirst().first?.isDigit == true
      let isPhone = rest.first == UInt8(ascii: "(")
      let isBehindComma = bytes[..<start].last { !$0.isBlank } == UInt8(ascii: ",")
      let isEnd = rest.isEmpty && (isBehindComma || !bytes.contains(where: \.isDigit))
      if isCode || isPhone || isEnd { return true }
    }
    return false
  }

  /// The provinces, without those whose codes are English words.
  private static let provinces: Set<[UInt8]> = Set(
    ["AB", "BC", "MB", "NB", "NS", "QC", "SK", "YT"].map { Array($0.utf8) })

  /// "S(238858)".
  private static func holdsSingaporeanCode(_ bytes: [UInt8]) -> Bool {
    guard let open = bytes.place(of: codeStart), open == 0 || !bytes[open - 1].isLetter else {
      return false
    }
    let figures = bytes[(open + codeStart.count)...].prefix(while: \.isDigit)
    return figures.count == 6 && figures.endIndex < bytes.count
      && bytes[figures.endIndex] == UInt8(ascii: ")")
  }

  /// "Reading RG1 1AA", "Ludlow, SY8 1AP": one or two letters and digits, a blank, a digit and two letters.
  private static func endsWithBritishPostcode(_ bytes: [UInt8]) -> Bool {
    let end = bytes.count
    guard end >= 8, bytes[end - 1].isLetter, bytes[end - 2].isLetter, bytes[end - 3].isDigit,
      bytes[end - 4].isBlank
    else { return false }
    guard !notInPostcode.contains(bytes[end - 1]), !notInPostcode.contains(bytes[end - 2]) else {
      return false
    }
    let outer = Array(bytes[..<(end - 4)].reversed().prefix { !$0.isBlank }.reversed())
    let letters = outer.prefix(while: \.isLetter).count
    return (2...4).contains(outer.count) && (1...2).contains(letters)
      && outer[letters...].first?.isDigit == true
      && outer.count < end - 4
  }

  /// "Ballarat VIC 3350", "Kiama NSW".
  private static func endsWithAustralianState(_ bytes: [UInt8]) -> Bool {
    var end = bytes.count
    while end > 0, bytes[end - 1].isDigit { end -= 1 }
    let digits = bytes.count - end
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    guard digits == 0 || digits == 4, end > 5, bytes[end - 4].isBlank else { return false }
    let state = String(decoding: bytes[(end - 3)..<end], as: UTF8.self)
    return state == "NSW" || state == "QLD" || digits == 4 && ["VIC", "TAS", "ACT"].contains(state)
  }

  /// "NIF B12345674", "CIF: B-81122334": a letter and eight digits.
  private static func holdsSpanishTaxNumber(_ bytes: [UInt8]) -> Bool {
    guard let word = spanish.first(where: bytes.holdsWord),
      var place = bytes.place(of: word).map({ $0 + word.count })
    else { return false }
    while place < bytes.count, !bytes[place].isLetter, !bytes[place].isDigit { place += 1 }
    guard place < bytes.count, bytes[place].isLetter else { return false }
    let figures = bytes[(place + 1)...].drop { $0 == UInt8(ascii: "-") }.prefix(while: \.isDigit)
    return figures.count == 8
  }

  /// Whether a line holds an Indian tax number: "27AABCS1429B1ZB".
  private static func holdsIndianTaxNumber(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 15 else { return false }
    for start in 0...(bytes.count - 15)
    where bytes[start].isDigit && bytes[start + 13] == UInt8(ascii: "Z") {
      let isForm = gstin.indices.allSatisfy {
        gstin[$0] == UInt8(ascii: "0") ? bytes[start + $0].isDigit : bytes[start + $0].isLetter
      }
      if isForm { return true }
    }
    return false
  }
}
