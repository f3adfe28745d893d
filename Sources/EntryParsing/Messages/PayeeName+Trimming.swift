/// Removes what card companies add to a name: the payment processor, the number of the shop, the town.
extension PayeeName {
  /// Trims a name: `SQ *BLUE BOTTLE 0123 OAKLAND CA` becomes Blue Bottle.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = behindProcessor(range)
    range = withoutNumber(range)
    return withoutTown(range)
  }

  /// Payment processors, which put their name and a star before the shop's.
  private static let processors: [StaticString] = [
    "paypal", "sumup", "zettle", "izettle", "stripe", "square", "klarna", "google", "apple",
  ]

  /// The shop after the star; a brand before it stays, as in `UBER *TRIP`.
  private func behindProcessor(_ range: Range<Int>) -> Range<Int> {
    guard let star = range.first(where: { index in text.isMark("*", at: index) }),
      star > range.lowerBound, star + 1 < range.upperBound
    else { return range }
    let before = text.sentence.tokens[star - 1]
    let next = text.sentence.tokens[star + 1]
    let isCode =
      next.kind != .word || !next.isCapitalised
      || text.sentence.isKind(.number, at: star + 2) && text.sentence.isJoined(at: star + 2)
    let isProcessor =
      star - range.lowerBound == 1
      && (before.end - before.start <= 3
        || PayeeName.processors.contains { text.sentence.isWord($0, at: star - 1) })
    if isProcessor { return isCode ? range : star + 1..<range.upperBound }
    return isCode || before.has(.brand) ? range.lowerBound..<star : range
  }

  /// Removes the number of the shop and what follows: `OAK STORES 3311 LONDON`, `HOEK EV123`.
  private func withoutNumber(_ range: Range<Int>) -> Range<Int> {
    let number = range.dropFirst().first { index in
      text.sentence.tokens[index].kind == .number && text.sentence.digitCount(at: index) >= 3
        && !text.sentence.tokens[index].followsHyphen
    }
    guard var end = number else { return range }
    if text.sentence.isJoined(at: end) {
      // The letters before it belong to it, unless they are the name.
      guard end - 1 > range.lowerBound else { return range }
      end -= 1
    }
    while end - 1 > range.lowerBound, text.sentence.tokens[end - 1].kind == .mark { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: Towns

  private static let states: Set<String> = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS",
    "KY", "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY",
    "NC", "ND", "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV",
    "WI", "WY", "DC",
  ]
  private static let countries: Set<String> = [
    "US", "USA", "GB", "GBR", "UK", "DE", "DEU", "FR", "FRA", "ES", "ESP", "IT", "ITA", "NL", "NLD",
    "PT", "PRT", "BR", "BRA", "IN", "IND", "IE", "IRL", "BE", "AT", "CH",
  ]
  private static let firstWordsOfTowns: Set<String> = [
    "SAN", "SANTA", "LOS", "LAS", "NEW", "FORT", "PORT", "SAINT", "ST", "EL", "SALT", "LAKE",
    "WEST",
    "EAST", "NORTH", "SOUTH",
  ]

  /// Removes the state and the word before it, if a name remains: `BLUE BOTTLE OAKLAND CA`.
  private func withoutTown(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 3, !text.sentence.isShouted else { return range }
    func word(_ index: Int) -> String { text.sentence.word(at: index) }
    var end = range.upperBound
    if PayeeName.countries.contains(word(end - 1)), range.count > 3,
      !PayeeName.states.contains(word(end - 1))
    {
      return range.lowerBound..<end - 1
    }
    // "BRAMBLE & CO" is not a town in Colorado.
    guard PayeeName.states.contains(word(end - 1)), !text.isMark("&", at: end - 2),
      range.allSatisfy({ index in
        text.sentence.tokens[index].kind != .word || word(index) == word(index).uppercased()
      })
    else { return range }
    end -= 2
    if end - range.lowerBound > 1, PayeeName.firstWordsOfTowns.contains(word(end - 1)) { end -= 1 }
    return range.lowerBound..<max(end, range.lowerBound + 1)
  }
}
