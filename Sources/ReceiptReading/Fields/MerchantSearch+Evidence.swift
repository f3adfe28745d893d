import LedgerEvents

/// Evidence elsewhere on the receipt for a name among the top lines.
extension MerchantSearch {
  /// Adds the evidence for each candidate, and candidates from elsewhere.
  func weigh(_ candidates: inout [Candidate]) {
    for index in candidates.indices where isRepeated(candidates[index]) {
      candidates[index].score += 3
    }
    preferNumbered(&candidates)
    let addresses = webAddresses
    let hasCompany = candidates.contains { $0.form == .heading }
    for index in candidates.indices
    where (!hasCompany || candidates[index].form == .heading)
      && isNamed(candidates[index], in: addresses)
    {
      candidates[index].score += 10
    }
    weighThanks(&candidates)
    joinWords(&candidates)
    preferWhole(&candidates)
    if !candidates.contains(where: { $0.score >= 20 && ($0.form != .none || isRepeated($0)) }),
      let company = companyBelow()
    {
      candidates.append(company)
    }
  }

  /// "ARBY'S #697" below "IM THINKING ARBY'S": the name with the number of the shop is the name, what ends with it a
  /// slogan.
  private func preferNumbered(_ candidates: inout [Candidate]) {
    for index in candidates.indices.dropFirst() {
      let text = candidates[index].text
      guard let mark = text.firstIndex(of: "#"), text[mark...].dropFirst().first?.isNumber == true,
        case let name = text[..<mark].trimmingBlanks(),
        case let key = ReceiptLine(number: 0, text: String(name)).key, key.count >= 4
      else { continue }
      candidates[index].score += 5
      for slogan in candidates[..<index] {
        let other = lines[slogan.place].key
        guard other.count > key.count + 3, other.suffix(key.count) == key[...] else { continue }
        candidates[index].text = String(name)
        candidates[index].score = max(candidates[index].score, slogan.score + 4)
      }
    }
  }

  /// "Thank you for shopping at Hill Brothers": the name below confirms one of the lines above, or is the name.
  private func weighThanks(_ candidates: inout [Candidate]) {
    let thanked = ThankedName.all(in: lines)
    guard !thanked.isEmpty else { return }
    var isKnown = false
    for index in candidates.indices {
      let key = lines[candidates[index].place].key
      guard key.count >= 4 else { continue }
      let isThanked = thanked.contains { name in
        candidates[index].place != name.place
          && (name.key.holds(key) || name.key.count >= 4 && key.holds(name.key))
      }
      if isThanked {
        candidates[index].score += 8
        isKnown = true
      }
    }
    if !isKnown, !candidates.contains(where: { $0.form != .none }), let name = thanked.last {
      candidates.append(Candidate(text: name.text, place: name.place, score: 25, form: .none))
    }
  }

  /// "THE" above "HILL" above "STREET" above "BAKERY": a sign with one word per line, one of them a kind of shop.
  private func joinWords(_ candidates: inout [Candidate]) {
    var start = 0
    while start < candidates.count {
      var end = start
      while end < candidates.count, candidates[end].place == candidates[start].place + end - start,
        isWord(candidates[end])
      {
        end += 1
      }
      let words = candidates[start..<end]
      if words.count >= 3, words.count <= 5,
        words.contains(where: { MerchantWords.kinds.words.contains(lines[$0.place].key) })
      {
        candidates[start].text = words.map(\.text).joined(separator: " ")
        candidates[start].score = max(candidates[start].score, words.map(\.score).max() ?? 0) + 4
        candidates.removeSubrange((start + 1)..<end)
      }
      start = max(end, start + 1)
    }
  }

  /// Whether a candidate is one word of letters.
  private func isWord(_ candidate: Candidate) -> Bool {
    candidate.text.count <= 14
      && candidate.text.allSatisfy { $0.isLetter || $0 == "'" || $0 == "&" }
  }

  /// The letters of lines with a web or mail address.
  private var webAddresses: [[UInt8]] {
    lines.filter { line in
      line.bytes.contains(UInt8(ascii: "@")) && line.key.count > line.digitCount
        || line.bytes.holds(Array("WWW".utf8)) || line.bytes.holds(Array(".COM".utf8))
        || line.bytes.holds(Array(".CO.".utf8)) || line.bytes.holds(Array("HTTP".utf8))
    }.map(\.key)
  }

  /// Whether the first word of a name is in a web address, which is the shop's.
  private func isNamed(_ candidate: Candidate, in addresses: [[UInt8]]) -> Bool {
    let line = lines[candidate.place]
    guard !addresses.contains(line.key) else { return false }
    let word = candidate.text.split { $0 == " " || $0 == "," }.first ?? ""
    let key = Array(word.utf8.filter { ($0 | 0x20) &- 0x61 < 26 }.map { $0 & 0xDF })
    return key.count >= 4 && addresses.contains { $0.holds(key) }
  }

  /// The company of a German shop, which must be printed by law: it is at the bottom if an unreadable logo is
  /// at the top. The name is the text before the company's legal form.
  private func companyBelow() -> Candidate? {
    for place in lines.indices.dropFirst(4) {
      let line = lines[place]
      guard let form = MerchantWords.germanCompanies.words.first(where: line.bytes.holdsWord),
        let end = line.bytes.place(of: form), end > 0
      else { continue }
      // "Branch 12: Hill Brothers GmbH"
      var start = end
      while start > 0, !line.bytes[start - 1].isDigit, line.bytes[start - 1] != UInt8(ascii: ":") {
        start -= 1
      }
      let name = ReceiptLine(number: line.number, text: line.text(start..<end))
      guard name.key.count >= 4, let text = self.name(of: name)?.text else { continue }
      return Candidate(text: text, place: place, score: 31, form: .plain)
    }
    return nil
  }

  /// "THAI" above "GUSTO" above "Thai Gusto Restaurant": the line that contains the ones above it is the name.
  private func preferWhole(_ candidates: inout [Candidate]) {
    for index in candidates.indices.dropFirst() {
      let key = lines[candidates[index].place].key
      guard MerchantWords.kinds.isHeld(by: key) else { continue }
      for part in candidates[..<index] {
        let front = lines[part.place].key
        guard front.count >= 4, key.count > front.count + 3, key.starts(with: front),
          lines[candidates[index].place].digitCount == 0,
          candidates[index].score <= part.score
        else { continue }
        candidates[index].score = part.score + 1
      }
    }
  }

  /// Whether the line is repeated further down.
  func isRepeated(_ candidate: Candidate) -> Bool {
    let key = lines[candidate.place].key
    return key.count > 3 && lines[(candidate.place + 1)...].contains { $0.key.holds(key) }
  }
}
