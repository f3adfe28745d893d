import LedgerEvents

/// The country of a receipt, and its currency.
struct CountrySearch {
  /// The region by its words; `nil` if none are printed.
  let region: String?
  /// The line of the words.
  private let regionLine: Int?
  /// Whether more than the name of one place shows the region.
  private let isRegionSure: Bool
  private let signed: (currency: Money.Currency, line: Int)?
  private let hasDollar: Bool
  let order: NumberConventions.DateOrder?
  /// Whether days are written in no other order there.
  let isOrderSure: Bool

  init(_ lines: [ReceiptLine]) {
    let hints = CountryHints(lines)
    hasDollar = hints.dollarCount > 0
    signed = hints.signed
    let best = hints.region
    region = best?.region
    regionLine = best?.line
    let isSure = best?.isSure == true
    isRegionSure = isSure
    // A word that looks like a place proves less than the sign of a currency that is not used there.
    let regionSigned = best.flatMap { Money.Currency.ofRegion($0.region) }
    if let region, signed == nil || signed?.currency == regionSigned {
      order = CountryWords.rows.first { $0.region == region }?.order
      // Canadians write days in both orders.
      isOrderSure = region != "CA" && (isSure || signed != nil)
    } else if let currency = signed?.currency {
      order =
        CountryWords.rows.first { Money.Currency.ofRegion($0.region) == currency }?.order
        ?? .dayMonth
      isOrderSure = currency.code != "CAD"
    } else {
      order = hints.isAmerican ? .monthDay : nil
      isOrderSure = true
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
      currency, lines: [lines[regionLine].number], evidence: [isRegionSure ? .country : .place],
      isCertain: isRegionSure && hasDollar)
  }
}

/// What the lines of a receipt say of its country and its currency.
private struct CountryHints {
  /// The likeliest region, with the line of its first hint.
  private(set) var region: (region: String, line: Int, isSure: Bool)?
  /// The currency whose sign or code is printed.
  private(set) var signed: (currency: Money.Currency, line: Int)?
  /// How often a dollar sign is printed that may be of any dollar.
  private(set) var dollarCount = 0
  /// Whether it looks like a receipt of North America, although no place is named.
  private(set) var isAmerican = false

  private struct Region {
    var count = 0
    var line: Int
    /// The words of its places, each counted once.
    var places: Set<Int> = []
    var isSure = false
  }

  private var regions: [String: Region] = [:]

  init(_ lines: [ReceiptLine]) {
    var american: Int?
    var counts: [Money.Currency: (count: Int, line: Int)] = [:]
    var hasPhone = false
    var province: Int?
    var town: Int?
    // Signs that the receipt is not from the United States.
    var hasGST = false
    var isElsewhere = false
    for (place, line) in lines.enumerated() {
      addWords(of: line, place)
      if line.bytes.holdsWord(CountryHints.gst) || line.key.starts(with: CountryHints.gst) {
        hasGST = true
      }
      if line.bytes.holdsWord(CountryHints.vat) { isElsewhere = true }
      if CountryWords.american.isHeld(by: line.key) { hasPhone = true }
      if let region = CountryWords.region(byNumbersOf: line) {
        add(region, place, 2, isSure: true)
      }
      if CountryWords.endsWithState(line.bytes) {
        add("US", place, 1)
        town = town ?? place
      }
      if province == nil, CountryWords.holdsProvince(line.bytes) { province = place }
      if line.digitCount >= 5 {
        if american == nil, CountryWords.isAmericanPlace(line.bytes) { american = place }
        if CountryWords.isAmericanPhone(line.bytes) { hasPhone = true }
      }
      let isTotal =
        LabelWords.label(of: line.bytes[...], line.key).map { $0 == .total || $0 == .due } == true
      var hasDollar = false
      for currency in CountryHints.currencies(on: line, &hasDollar) {
        let known = counts[currency]
        counts[currency] = ((known?.count ?? 0) + (isTotal ? 3 : 1), known?.line ?? place)
      }
      if hasDollar { dollarCount += isTotal ? 3 : 1 }
    }
    if let american { regions["US"] = Region(count: 2, line: american, isSure: true) }
    if let province, hasGST || hasPhone { add("CA", province, 3, isSure: true) }
    // "BERLIN, DE" ends like a town in Delaware.
    if hasPhone || dollarCount > 0, let town { add("US", town, 0, isSure: true) }
    isAmerican = (hasPhone || dollarCount > 0) && !hasGST && !isElsewhere
    leaveOutImpossible(lines, &counts)
    let best = regions.max { left, right in
      left.value.count != right.value.count
        ? left.value.count < right.value.count : left.key > right.key
    }
    region = best.map { ($0.key, $0.value.line, $0.value.isSure || $0.value.count > 1) }
    signed = counts.max { left, right in
      left.value.count != right.value.count
        ? left.value.count < right.value.count : left.key > right.key
    }.map { ($0.key, $0.value.line) }
  }

  private mutating func add(_ region: String, _ line: Int, _ count: Int, isSure: Bool = false) {
    var known = regions[region] ?? Region(line: line)
    known.count += count
    if isSure { known.isSure = true }
    regions[region] = known
  }

  /// Adds the regions that a line names; a place that is named again, as in a shop's name, is no further hint.
  private mutating func addWords(of line: ReceiptLine, _ place: Int) {
    guard CountryWords.words.isHeld(by: line.key), !CountryHints.isThing(line) else { return }
    for row in CountryWords.rows {
      if row.words.isHeld(by: line.key) { add(row.region, place, 1, isSure: true) }
      if let word = row.places.first(in: line.key),
        regions[row.region]?.places.contains(word) != true
      {
        add(row.region, place, 1)
        regions[row.region]?.places.insert(word)
      }
    }
  }

  /// Leaves out what other signs on the receipt speak against.
  private mutating func leaveOutImpossible(
    _ lines: [ReceiptLine], _ counts: inout [Money.Currency: (count: Int, line: Int)]
  ) {
    // "Los Angeles" is also a name of shops, and nobody there writes "9,95".
    if CountryHints.haveCommas(lines) {
      for region in CountryWords.pointRegions { regions[region] = nil }
      for region in regions.keys { regions[region]?.isSure = true }
    }
    for line in lines {
      if let region = TotalLanguages.region(of: line) { regions[region]?.isSure = true }
    }
    let decimalCount = lines.count { CountryHints.decimalMark(of: $0.bytes) != nil }
    for (currency, known) in counts {
      let isDollar = CurrencyWords.dollars.contains(currency.code)
      // "DEBIT TND 92.68" has too few decimals for dinars, and a lone "ZL" among dollars is a misread mark.
      if decimalCount > 1 && currency.minorUnitDigits != 2 && known.count < 3
        || !isDollar && dollarCount >= known.count
      {
        counts[currency] = nil
      }
    }
    if dollarCount > 0, counts.isEmpty {
      // In London nobody pays in dollars.
      for region in regions.keys {
        let code = Money.Currency.ofRegion(region)?.code ?? ""
        if !CurrencyWords.dollars.contains(code) { regions[region] = nil }
      }
    }
    if regions.isEmpty, counts.isEmpty, dollarCount == 0, let spoken = CountryHints.spoken(lines) {
      add(spoken.region, spoken.line, 1, isSure: true)
    }
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
