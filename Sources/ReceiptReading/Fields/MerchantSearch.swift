/// Finds the name of the shop among the lines above its address.
struct MerchantSearch {
  let lines: [ReceiptLine]
  /// The places of lines with a date or an amount on them.
  let busy: Set<Int>

  /// How many lines from the top hold the name and the address.
  private static let headingLimit = 14

  private struct Candidate {
    var text: String
    var place: Int
    var score: Int
    var form: CompanyForm
  }

  private enum CompanyForm {
    case none
    /// The company of a brand that stands beside it.
    case plain
    /// A company that stands in place of its brand.
    case heading
  }

  func merchant() -> ReadField<String>? {
    var candidates: [Candidate] = []
    var isAddressSeen = false
    for place in lines.indices.prefix(MerchantSearch.headingLimit) {
      guard let name = name(of: lines[place]) else { continue }
      let form = companyForm(of: name)
      if form == .none, isAddress(name) {
        if candidates.isEmpty, let front = nameBeforeNumbers(name) {
          candidates.append(Candidate(text: front, place: place, score: 24, form: .none))
        }
        isAddressSeen = isAddressSeen || !candidates.isEmpty
        continue
      }
      if isHeading(name) { continue }
      if busy.contains(place), form != .heading {
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
          score: score(name, form, position: candidates.count, isAddressSeen), form: form))
    }
    for index in candidates.indices where isRepeated(candidates[index]) {
      candidates[index].score += 3
    }
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
      isCertain: best.score >= 26 && best.score - second >= 4,
      rivals: all.dropFirst().prefix(3).map {
        .init(value: $0.text, line: lines[$0.place].number)
      })
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
    // A slogan.
    let isSentence = name.text.hasSuffix(".") && form == .none && name.text.contains(" ")
    if isSentence || name.text.hasSuffix("TM") || name.text.hasSuffix("!") { score -= 6 }
    return score
  }

  /// "MINIMART SHOP N 2114 1200-086 TOWN": the name stands before the numbers of a first line.
  private func nameBeforeNumbers(_ name: ReceiptLine) -> String? {
    guard let end = name.bytes.firstIndex(where: \.isDigit), end >= 5,
      name.bytes[..<end].letterKey.count >= 5, case let key = name.bytes[..<end].letterKey,
      !MerchantWords.address.isHeld(by: key), !MerchantWords.nowhere.isHeld(by: key),
      !MerchantWords.first.begins(key), !MerchantWords.addressFirst.begins(key),
      !MerchantWords.addressAlone.words.contains(where: Array(name.bytes[..<end]).holdsWord)
    else { return nil }
    return name.text(0..<end)
  }

  private func isHeading(_ name: ReceiptLine) -> Bool {
    if MerchantWords.nowhere.isHeld(by: name.key) { return true }
    for word in MerchantWords.first.words where name.key.starts(with: word) {
      // "TELEPHONE" begins with "TEL", and so does "TELLY'S": a name is a word of its own.
      if name.bytes.holdsWord(word) || name.key == word { return true }
    }
    if name.text.hasSuffix(":") { return true }
    return name.bytes.contains(UInt8(ascii: "@")) && name.key.holds(Array("COM".utf8))
  }

  private func isAddress(_ name: ReceiptLine) -> Bool {
    if name.digitCount > 0 {
      if MerchantWords.address.isHeld(by: name.key) { return true }
      if MerchantWords.addressAlone.words.contains(where: name.bytes.holdsWord) { return true }
      if CountryWords.isAmericanPlace(name.bytes) || CountryWords.isAmericanPhone(name.bytes) {
        return true
      }
      if name.bytes.first?.isDigit == true, MerchantWords.kinds.isHeld(by: name.key) {
        return false
      }
      // A house number, or a postal code.
      if let first = name.bytes.first, first.isDigit, name.digitCount >= 2, name.key.count > 2 {
        return true
      }
      return hasPostalCode(name.bytes)
    }
    return MerchantWords.addressFirst.words.contains { word in
      name.key.starts(with: word) && Array(name.bytes.prefix(word.count + 1)).holdsWord(word)
    }
  }

  /// Five figures in a row.
  private func hasPostalCode(_ bytes: [UInt8]) -> Bool {
    var run = 0
    for byte in bytes {
      run = byte.isDigit ? run + 1 : 0
      if run >= 5 { return true }
    }
    return false
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

  /// Whether a line holds a form of company and no name.
  private func isFormAlone(_ name: ReceiptLine) -> Bool {
    name.key.count <= 8
      && (MerchantWords.headingCompanies.words + MerchantWords.companies.words).contains { word in
        name.key.starts(with: word) && name.key.count <= word.count + 1
      }
  }

  /// Whether the line stands again further down.
  private func isRepeated(_ candidate: Candidate) -> Bool {
    let key = lines[candidate.place].key
    return key.count > 3 && lines[(candidate.place + 1)...].contains { $0.key.holds(key) }
  }

  /// The name without numbers of registers, addresses behind it and signs around it.
  private func name(of line: ReceiptLine) -> ReceiptLine? {
    guard line.key.count >= 2 else { return nil }
    var text = line.text[...]
    // "(728515-N)" behind a name.
    if let open = text.lastIndex(of: "("), open > text.startIndex,
      text[open...].filter(\.isNumber).count >= 4, text[open...].filter(\.isLetter).count <= 8
    {
      text = text[..<open].trimmed
    }
    // "Name AG - Street 40-42 - Town"
    if let stroke = text.range(of: " - "), text[stroke.upperBound...].contains(where: \.isNumber),
      text[..<stroke.lowerBound].filter(\.isLetter).count >= 4
    {
      text = text[..<stroke.lowerBound]
    }
    // A telephone number or the number of a shop behind a name.
    let digits = text.reversed().prefix { $0.isNumber }.count
    if digits >= 6, text.count - digits >= 5 { text = text.dropLast(digits).trimmed }
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, "*-_=~#:,;|".contains(last) || last.isWhitespace {
      text.removeLast()
    }
    let name = ReceiptLine(number: line.number, text: String(text.trimmed))
    return name.key.count >= 2 ? name : nil
  }
}

extension Substring {
  /// Where a short text begins and ends in it.
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
