/// Checks the words beside a rule for further days that were not read: then nothing is planned.
extension RecurrenceRule {
  /// - Throws: ``RecurrenceFailure`` if there are other days beside the rule: "fifth monday of [every
  ///   month]", "[every month on the 5th] or the 6th", "[every week on friday] before a weekend".
  func checkNeighbours() throws(RecurrenceFailure) {
    for piece in pieces {
      if let end = otherDays(behind: piece) {
        throw .unclear(sentence.words(piece.lowerBound..<end))
      }
    }
    if let first = pieces.first {
      guard let start = otherDays(before: first) else { return }
      throw .unclear(sentence.words(start..<first.upperBound))
    }
    for index in sentence.tokens.indices {
      if let end = severalDays(at: index) { throw .unclear(sentence.words(index..<end)) }
    }
  }

  /// "on the 1st and 15th of march" if no rule was read.
  private func severalDays(at index: Int) -> Int? {
    guard sentence.has([.on, .article], at: index),
      let (_, end) = days.ordinal(at: index + 1), isJoint(end)
    else { return nil }
    let place = sentence.skippingArticle(end + 1)
    guard let last = days.ordinal(at: place)?.1 else { return nil }
    return isCounting(last) && !sentence.has(.on, at: index - 1) ? nil : last
  }

  /// Whether ordinals in words count the thing after them: "the first and second installment".
  func isCounting(_ end: Int) -> Bool {
    sentence.has(.ordinal, at: end - 1) && sentence.isKind(.word, at: end)
  }

  private func otherDays(behind piece: Range<Int>) -> Int? {
    var place = piece.upperBound
    var isCondition = false
    while isJoint(place) || sentence.has([.on, .article], at: place) || isConditional(place) {
      isCondition = isCondition || isConditional(place)
      place += 1
    }
    guard place > piece.upperBound else { return nil }
    let last = min(place + (isCondition ? 4 : 1), sentence.tokens.count)
    let found = (place..<max(place, last)).first { index in
      !pieces.contains { $0.contains(index) }
        && (isOfDays(index)
          || isCondition && (sentence.has(.month, at: index) || span(at: index) == 1))
    }
    return found.map { days.ordinal(at: $0)?.1 ?? $0 + 1 }
  }

  private func otherDays(before piece: Range<Int>) -> Int? {
    var place = piece.lowerBound - 1
    guard place > 0, sentence.has(.of, at: place) || isJoint(place) else { return nil }
    while place > 0, sentence.has([.of, .article, .on], at: place) || isJoint(place) { place -= 1 }
    // The number of an ordinal comes before its suffix.
    let start = max(0, place - 1)
    return (start...place).first { isOfDays($0) }
  }

  private func isOfDays(_ index: Int) -> Bool {
    sentence.has([.weekday, .last], at: index) || days.ordinal(at: index) != nil
      || sentence.isOneOf(RecurrenceWords.ofDays, at: index)
  }

  func isJoint(_ index: Int) -> Bool {
    sentence.has(.and, at: index) || sentence.isMark(UInt8(ascii: ","), at: index)
      || sentence.isMark(UInt8(ascii: "&"), at: index)
  }

  private func isConditional(_ index: Int) -> Bool {
    sentence.isOneOf(RecurrenceWords.conditions, at: index)
  }
}
