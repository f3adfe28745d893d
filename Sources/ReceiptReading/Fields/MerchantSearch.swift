import LedgerEvents

/// Finds the name of the shop among the lines above its address.
struct MerchantSearch {
  let lines: [ReceiptLine]
  /// The indices of lines with a date or an amount.
  let busy: Set<Int>

  /// The number of top lines that hold the name and the address.
  private static let headingLimit = 14

  /// A line that may be the name.
  struct Candidate {
    var text: String
    var place: Int
    var score: Int
    var form: CompanyForm
  }

  enum CompanyForm {
    case none
    /// The company of a brand that is printed beside it.
    case plain
    /// A company printed in place of its brand.
    case heading
  }

  func merchant() -> ReadField<String>? {
    var candidates: [Candidate] = []
    var isAddressSeen = false
    for place in lines.indices.prefix(MerchantSearch.headingLimit) {
      guard let name = name(of: lines[place]) else { continue }
      if let header = MailHeader(lines[place]) {
        if let sender = header.sender, place < 8 {
          candidates.append(Candidate(text: sender, place: place, score: 36, form: .none))
        }
        continue
      }
      let form = companyForm(of: name)
      if form == .none, name.isAddress {
        if candidates.isEmpty, !name.isGermanStreet, let front = nameBeforeNumbers(name) {
          candidates.append(Candidate(text: front, place: place, score: 24, form: .none))
        } else if place == 0, name.digitCount <= 2, !MerchantWords.address.isHeld(by: name.key) {
          // "57 EXPRESS" could be a house number, but on the first line is a name.
          let score = name.beginsAddress || name.isGermanStreet ? 12 : 20
          candidates.append(Candidate(text: name.text, place: place, score: score, form: .none))
          continue
        }
        isAddressSeen = isAddressSeen || !candidates.isEmpty
        continue
      }
      if isHeading(name), place > 0 || form == .none || isBesideMore(name) {
        if candidates.isEmpty, let front = nameBeforeHeading(name) {
          candidates.append(Candidate(text: front, place: place, score: 22, form: .none))
        } else if let company = companyBehindHeading(name) {
          candidates.append(Candidate(text: company, place: place, score: 30, form: .plain))
        }
        continue
      }
      if busy.contains(place), form != .heading, place > 0 || form == .none {
        isAddressSeen = isAddressSeen || !candidates.isEmpty
        continue
      }
      if form != .none, isFormAlone(name), var last = candidates.popLast() {
        // "MPH BOOKSTORES" above "SDN BHD".
        last.text += " " + name.text
        if last.form == .none { last.score += form == .heading ? 14 : 2 }
        last.form = form
        candidates.append(last)
        continue
      }
      candidates.append(
        Candidate(
          text: name.text, place: place,
          score: score(name, form, position: candidates.count, isAddressSeen)
            + (endsWithKind(name) && candidates.allSatisfy(isShortWord) ? 3 : 0),
          form: form))
    }
    if candidates.isEmpty, let name = nameLikeHeading() { candidates.append(name) }
    weigh(&candidates)
    let all = candidates.sorted { left, right in
      left.score != right.score ? left.score > right.score : left.place < right.place
    }
    guard let best = all.first else { return nil }
    var evidence: [ReceiptEvidence] = best.form == .none ? [] : [.company]
    if best.score > 15 { evidence.append(.heading) }
    if isRepeated(best) { evidence.append(.repeated) }
    let second = all.dropFirst().first?.score ?? 0
    return ReadField(
      best.text, lines: [lines[best.place].number], evidence: evidence,
      isCertain: best.score >= 26 && best.score - second >= 4
        && NameNoise.amount(in: best.text) < 4,
      rivals: all.dropFirst().prefix(3).map {
        .init(value: $0.text, line: lines[$0.place].number)
      })
  }

  /// "Station Flower Kiosk" on the first line looks like a heading such as "Station 4", but no other line is a name.
  private func nameLikeHeading() -> Candidate? {
    guard let first = lines.first, let name = name(of: first), name.digitCount == 0,
      !busy.contains(0), !name.text.contains(":"), name.text.split(separator: " ").count >= 2,
      name.key.count >= 8, !MerchantWords.nowhere.isHeld(by: name.key)
    else { return nil }
    return Candidate(text: name.text, place: 0, score: 12, form: .none)
  }

  private func score(
    _ name: ReceiptLine, _ form: CompanyForm, position: Int, _ isAddressSeen: Bool
  ) -> Int {
    var score = 30 - 4 * position
    if isAddressSeen { score -= 10 }
    switch form {
    case .none: break
    case .plain: score += 2
    case .heading: score += 14
    }
    if MerchantWords.kinds.isHeld(by: name.key) { score += 3 }
    if name.key.count < 4 { score -= 9 }
    if name.digitCount * 2 > name.key.count { score -= 8 }
    score -= NameNoise.amount(in: name.text)
    // A slogan.
    let isSentence =
      name.text.hasSuffix(".") && form == .none && (name.text.contains(" ") || name.key.count >= 20)
    if isSentence || name.text.hasSuffix("TM") || name.text.hasSuffix("!") { score -= 6 }
    return score
  }

  /// Whether it is one short word, which may be a misread picture: "Ao4os".
  private func isShortWord(_ candidate: Candidate) -> Bool {
    candidate.text.count < 8 && !candidate.text.contains(" ")
  }

  /// "HILL STREET RESTAURANT": the kind of a shop is at the end of its name.
  private func endsWithKind(_ name: ReceiptLine) -> Bool {
    name.digitCount == 0
      && MerchantWords.kinds.words.contains { kind in
        kind.count >= 5 && name.key.count >= kind.count + 4
          && name.key.suffix(kind.count) == kind[...]
      }
  }

  /// "MINIMART SHOP N 2114 1200-086 TOWN": the name is before the numbers of a first line.
  private func nameBeforeNumbers(_ name: ReceiptLine) -> String? {
    guard let end = name.bytes.firstIndex(where: \.isDigit), end >= 5,
      !CountryWords.endsWithState(name.bytes), name.bytes[..<end].letterKey.count >= 5,
      case let key = name.bytes[..<end].letterKey,
      !MerchantWords.address.isHeld(by: key), !MerchantWords.nowhere.isHeld(by: key),
      !MerchantWords.first.begins(key), !MerchantWords.addressFirst.begins(key),
      !MerchantWords.addressAlone.words.contains(where: Array(name.bytes[..<end]).holdsWord)
    else { return nil }
    return name.text(0..<end)
  }

  /// "KAJI TAX INVOICE": the name is before the kind of paper.
  private func nameBeforeHeading(_ name: ReceiptLine) -> String? {
    for word in ["TAX INVOICE", "TAXINVOICE", "CASH BILL", "RECEIPT"] {
      guard let place = name.bytes.place(of: Array(word.utf8)), place >= 5,
        name.bytes[place - 1].isBlank, name.bytes[..<place].letterKey.count >= 4,
        case let front = ReceiptLine(number: name.number, text: name.text(0..<place)),
        front.digitCount == 0, !isHeading(front)
      else { continue }
      return front.text
    }
    return nil
  }

  /// "FACTUUR   Hill Brothers B.V.": the company is beside the kind of paper.
  private func companyBehindHeading(_ name: ReceiptLine) -> String? {
    guard let word = MerchantWords.papers.words.first(where: name.bytes.starts),
      let start = name.bytes[word.count...].firstIndex(where: \.isLetter), start > word.count,
      case let rest = ReceiptLine(number: name.number, text: name.text(start..<name.bytes.count)),
      rest.key.count >= 5, rest.digitCount == 0, companyForm(of: rest) != .none, !isHeading(rest)
    else { return nil }
    return rest.text
  }

  /// Whether a heading has something beside it that a company's name does not: a number, or a gap.
  private func isBesideMore(_ name: ReceiptLine) -> Bool {
    name.digitCount > 0 || name.text.contains(":") || name.text.contains("  ")
  }

  private func isHeading(_ name: ReceiptLine) -> Bool {
    if MerchantWords.isNowhere(name.key) { return true }
    if MerchantWords.departments.words.contains(name.key) { return true }
    if MerchantWords.acts.words.contains(name.key) { return true }
    if name.key.count <= 20,
      MerchantWords.paperEnds.words.contains(where: { name.key.suffix($0.count) == $0[...] })
    {
      return true
    }
    for word in MerchantWords.first.words where name.key.starts(with: word) {
      // "TELEPHONE" begins with "TEL", and so does "TELLY'S": only a separate word counts.
      if name.bytes.holdsWord(word) || name.key == word { return true }
    }
    if name.text.hasSuffix(":") { return true }
    // Opening hours.
    if name.digitCount > 0, name.bytes.holdsWord(Array("UHR".utf8)) { return true }
    return name.bytes.contains(UInt8(ascii: "@")) && name.key.holds(Array("COM".utf8))
  }

  private func companyForm(of name: ReceiptLine) -> CompanyForm {
    let heading = MerchantWords.headingCompanies
    if name.bytes.suffix(3).elementsEqual(" SB".utf8) { return .heading }
    if heading.isHeld(by: name.key) || heading.isHeld(by: name.bytes) { return .heading }
    // "B.V." and "S.A."
    let bytes = name.bytes.filter { $0 != UInt8(ascii: ".") }
    let isPlain =
      MerchantWords.companies.isHeld(by: name.key)
      || MerchantWords.companiesAlone.words.contains { word in
        bytes.holdsWord(word) && name.key.count > word.count + 2
      }
    return isPlain ? .plain : .none
  }

  /// Whether a line holds a legal form of companies and no name.
  private func isFormAlone(_ name: ReceiptLine) -> Bool {
    name.key.count <= 8
      && (MerchantWords.headingCompanies.words + MerchantWords.companies.words).contains { word in
        name.key.starts(with: word) && name.key.count <= word.count + 1
      }
  }

  /// The name without register numbers, addresses after it and signs around it.
  func name(of line: ReceiptLine) -> ReceiptLine? {
    guard line.key.count >= 2 else { return nil }
    var text = line.text[...]
    // "(306295-X) FKA ANOTHER" after a name.
    if let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
      text[open..<close].filter(\.isNumber).count >= 5,
      text[open..<close].filter(\.isLetter).count <= 3,
      text[..<open].filter(\.isLetter).count >= 4
    {
      text = text[..<open].trimmingBlanks()
    }
    // "(728515-N)" after a name.
    if let open = text.lastIndex(of: "("), open > text.startIndex,
      text[open...].filter(\.isNumber).count >= 4, text[open...].filter(\.isLetter).count <= 8
    {
      text = text[..<open].trimmingBlanks()
    }
    // "Name AG - Street 40-42 - Town"
    if let stroke = text.range(of: " - "), text[stroke.upperBound...].contains(where: \.isNumber),
      text[..<stroke.lowerBound].filter(\.isLetter).count >= 4
    {
      text = text[..<stroke.lowerBound]
    }
    if let end = endOfCompany(text) { text = text[..<end] }
    // A telephone number or the number of a shop after a name.
    let digits = text.reversed().prefix { $0.isNumber }.count
    if digits >= 6, text.count - digits >= 5 { text = text.dropLast(digits).trimmingBlanks() }
    // Two equal signs side by side, read as one line.
    let words = text.split(separator: " ")
    if words.count >= 2, words.count % 2 == 0,
      words[..<(words.count / 2)].elementsEqual(words[(words.count / 2)...])
    {
      text = text[..<words[words.count / 2 - 1].endIndex]
    }
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, "*-_=~#:,;|".contains(last) || last.isWhitespace {
      text.removeLast()
    }
    let name = ReceiptLine(number: line.number, text: String(text.trimmingBlanks()))
    return name.key.count >= 2 ? name : nil
  }
}

extension MerchantSearch {
  /// The end of a company's legal form, if its trade and address follow on the same line: "HILL & SON, LTD
  /// HARDWARE * TOOLS * 14 MARKET STREET"; `nil` if they do not.
  private func endOfCompany(_ text: Substring) -> Substring.Index? {
    var start = text.startIndex
    while let blank = text[start...].firstIndex(of: " ") {
      let word = text[start..<blank]
      let rest = text[blank...]
      start = text.index(after: blank)
      guard text.count >= 40, rest.count >= 16, rest.contains("*") || rest.contains(","),
        text[..<blank].filter(\.isLetter).count >= 6
      else { continue }
      let letters = Array(word.uppercased().utf8.filter(\.isLetter))
      if MerchantWords.companiesAlone.words.contains(letters) { return blank }
    }
    return nil
  }
}

extension Substring {
  /// The range of a short text.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part),
        let end = index(start, offsetBy: part.count, limitedBy: endIndex)
      {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
