import LedgerEvents

/// The country of a receipt, and its currency.
struct CountrySearch {
  /// The region by its words; `nil` if none are printed.
  let region: String?
  /// The line of the words.
  private let regionLine: Int?
  private let signed: (currency: Money.Currency, line: Int)?
  private let hasDollar: Bool
  let order: NumberConventions.DateOrder?

  init(_ lines: [ReceiptLine]) {
    var regions: [String: (count: Int, line: Int)] = [:]
    var american: Int?
    var counts: [Money.Currency: (count: Int, line: Int)] = [:]
    var hasDollar = false
    var hasPhone = false
    // Signs that the receipt is not from the United States.
    var isElsewhere = false
    for (place, line) in lines.enumerated() {
      let isNamed = CountryWords.words.isHeld(by: line.key) && !CountrySearch.isThing(line)
      for row in CountryWords.rows where isNamed && row.words.isHeld(by: line.key) {
        let known = regions[row.region]
        regions[row.region] = ((known?.count ?? 0) + 1, known?.line ?? place)
      }
      if line.bytes.holdsWord(CountrySearch.gst) || line.bytes.holdsWord(CountrySearch.vat)
        || line.key.starts(with: CountrySearch.gst)
      {
        isElsewhere = true
      }
      if CountryWords.american.isHeld(by: line.key) { hasPhone = true }
      if let region = CountryWords.region(byNumbersOf: line) {
        let known = regions[region]
        regions[region] = ((known?.count ?? 0) + 2, known?.line ?? place)
      }
      // "BERLIN, DE" has the same ending.
      if CountryWords.endsWithState(line.bytes) {
        let known = regions["US"]
        regions["US"] = ((known?.count ?? 0) + 1, known?.line ?? place)
      }
      if line.digitCount >= 5 {
        if american == nil, CountryWords.isAmericanPlace(line.bytes) { american = place }
        if CountryWords.isAmericanPhone(line.bytes) { hasPhone = true }
      }
      for currency in CountrySearch.currencies(on: line, &hasDollar) {
        let known = counts[currency]
        counts[currency] = ((known?.count ?? 0) + 1, known?.line ?? place)
      }
    }
    if let american { regions["US"] = (2, american) }
    // "Los Angeles" is also a name of shops, and nobody there writes "9,95".
    if CountrySearch.haveCommas(lines) {
      for region in CountryWords.pointRegions { regions[region] = nil }
    }
    if regions.isEmpty, counts.isEmpty, !hasDollar, let spoken = CountrySearch.spoken(lines) {
      regions[spoken.region] = (1, spoken.line)
    }
    let best = regions.max { left, right in
      left.value.count != right.value.count
        ? left.value.count < right.value.count : left.key > right.key
    }
    region = best?.key
    regionLine = best?.value.line
    self.hasDollar = hasDollar
    signed = counts.max { left, right in
      left.value.count != right.value.count
        ? left.value.count < right.value.count : left.key > right.key
    }.map { ($0.key, $0.value.line) }
    // A word that looks like a place proves less than the sign of a currency that is not used there.
    let regionSigned = best.flatMap { Money.Currency.ofRegion($0.key) }
    if let region, signed == nil || signed?.currency == regionSigned {
      order = CountryWords.rows.first { $0.region == region }?.order
    } else if let currency = signed?.currency {
      order =
        CountryWords.rows.first { Money.Currency.ofRegion($0.region) == currency }?.order
        ?? .dayMonth
    } else {
      order = (hasPhone || hasDollar) && !isElsewhere ? .monthDay : nil
    }
  }

  func currency(_ lines: [ReceiptLine]) -> ReadField<Money.Currency>? {
    if let signed {
      return ReadField(
        signed.currency, lines: [lines[signed.line].number], evidence: [.currencySign],
        isCertain: true)
    }
    guard let region, let regionLine, let currency = Money.Currency.ofRegion(region) else {
      return nil
    }
    return ReadField(
      currency, lines: [lines[regionLine].number], evidence: [.country], isCertain: hasDollar)
  }

  /// "KIWI FRUIT ITALY 8.00": the origin of an item is not the place of the purchase.
  private static func isThing(_ line: ReceiptLine) -> Bool {
    decimalMark(of: line.bytes) != nil && LabelWords.label(of: line.bytes[...], line.key) == nil
  }

  /// The region whose language names the total, if the total and nearly all amounts have its decimal comma.
  private static func spoken(_ lines: [ReceiptLine]) -> (region: String, line: Int)? {
    guard haveCommas(lines, atLeast: 1) else { return nil }
    for (place, line) in lines.enumerated() {
      guard let region = TotalLanguages.region(of: line) else { continue }
      // The amount may be in a separate column.
      let mark = decimalMark(of: line.bytes)
      if mark == nil || mark == UInt8(ascii: ",") { return (region, place) }
    }
    return nil
  }

  /// Whether the amounts at the ends of lines have decimal commas.
  private static func haveCommas(_ lines: [ReceiptLine], atLeast least: Int = 3) -> Bool {
    var (points, commas) = (0, 0)
    for line in lines {
      switch decimalMark(of: line.bytes) {
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: ","): commas += 1
      default: break
      }
    }
    return commas >= least && commas > 3 * points
  }

  /// The decimal mark of an amount at the end of a line.
  private static func decimalMark(of bytes: [UInt8]) -> UInt8? {
    guard let last = bytes.lastIndex(where: \.isDigit), bytes.count - last <= 3, last >= 3,
      bytes[last - 1].isDigit, bytes[last - 2].isMark, bytes[last - 3].isDigit
    else { return nil }
    return bytes[last - 2]
  }

  private static let gst = Array("GST".utf8)
  private static let vat = Array("VAT".utf8)
  private static let company = Array("SDN".utf8)

  /// The currencies that a line names beside digits, or alone.
  private static func currencies(on line: ReceiptLine, _ hasDollar: inout Bool) -> [Money.Currency]
  {
    var found: [Money.Currency] = []
    var place = 0
    let bytes = line.bytes
    while place < bytes.count {
      switch bytes[place] {
      case FoldedScalar.euro: found.append(.eur)
      case FoldedScalar.pound: found.append(.gbp)
      case FoldedScalar.rupee: found.append(.inr)
      case FoldedScalar.yen: found.append(.jpy)
      case FoldedScalar.won: if let won = Money.Currency(code: "KRW") { found.append(won) }
      case UInt8(ascii: "$"):
        if let dollar = dollar(before: place, in: bytes) {
          found.append(dollar)
        } else {
          hasDollar = true
        }
      case let byte where byte.isLetter:
        var end = place
        while end < bytes.count, bytes[end].isLetter { end += 1 }
        if let currency = currency(of: place..<end, in: bytes) { found.append(currency) }
        place = end
        continue
      default: break
      }
      place += 1
    }
    return found
  }

  /// "S$", "AU$", "R$".
  private static func dollar(before place: Int, in bytes: [UInt8]) -> Money.Currency? {
    // "WIN A$100GIFTCARD" is a hundred of unknown dollars.
    let rest = bytes[(place + 1)...].drop(while: \.isDigit)
    if rest.startIndex > place + 1, rest.first?.isLetter == true { return nil }
    let word = NumberWords.word(before: place - 1, in: bytes)
    switch String(decoding: word, as: UTF8.self) {
    case "US": return .usd
    case "S": return Money.Currency(code: "SGD")
    case "A", "AU": return Money.Currency(code: "AUD")
    case "C", "CA": return Money.Currency(code: "CAD")
    case "NZ": return Money.Currency(code: "NZD")
    case "HK": return Money.Currency(code: "HKD")
    case "NT": return Money.Currency(code: "TWD")
    case "R": return Money.Currency(code: "BRL")
    default: return nil
    }
  }

  /// A code that is a separate word, or the end of a word directly before digits.
  private static func currency(of range: Range<Int>, in bytes: [UInt8]) -> Money.Currency? {
    let word = Array(bytes[range])
    var after = range.upperBound
    while after < bytes.count, !bytes[after].isDigit, after - range.upperBound < 3 { after += 1 }
    let isBeforeFigures = after < bytes.count && bytes[after].isDigit
    if word.count <= 5, let code = CurrencyWords.codes[word] {
      let before = bytes[..<range.lowerBound]
      if before.last(where: { !$0.isBlank })?.isDigit == true { return Money.Currency(code: code) }
      if CurrencyWords.otherWords.contains(word) {
        // "Rp 5.000", "Rp. 5.000"
        let isPoint = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: ".")
        let isBeside = after - range.upperBound <= (isPoint ? 2 : 1) && isBeforeFigures
        // "Amount(Rs): 20.00"
        let isEnclosed =
          before.last == UInt8(ascii: "(") && range.upperBound < bytes.count
          && bytes[range.upperBound] == UInt8(ascii: ")")
        return (isBeside || isEnclosed) && !Array(before).holds(company)
          ? Money.Currency(code: code) : nil
      }
      let isLong = word.count >= 3 || word == Array("RM".utf8)
      return isBeforeFigures || isLong ? Money.Currency(code: code) : nil
    }
    guard isBeforeFigures, word.count > 4 else { return nil }
    for count in [5, 4, 3, 2] {
      let tail = Array(word.suffix(count))
      guard count > 2 || tail == Array("RM".utf8), let code = CurrencyWords.codes[tail],
        !CurrencyWords.otherWords.contains(tail)
      else { continue }
      // "TOTALEUR 5.00" says euros, but "NAILS 75MM" no currency.
      let front = word.dropLast(count)
      guard LabelWords.label(of: front, Array(front)) != nil else { continue }
      return Money.Currency(code: code)
    }
    return nil
  }
}
