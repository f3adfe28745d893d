/// Reads numbers in figures and in words: "1,250.00", "fifteen hundred", "2.5k", "half a grand",
/// "five point five thousand", "4 thousand 3 hundred and 21".
extension Sentence {
  /// The number that begins at a token; `nil` where none does.
  func numberPhrase(at index: Int, currencyDigits: Int) -> NumberPhrase? {
    guard index >= 0, index < tokens.count, tokens[index].claim == .none else {
      return nil
    }
    if isKind(.number, at: index) {
      return figures(at: index, currencyDigits: currencyDigits)
    }
    return numberInWords(at: index)
  }

  // MARK: Figures

  private func figures(at index: Int, currencyDigits: Int) -> NumberPhrase? {
    let token = tokens[index]
    var phrase = NumberPhrase(end: index + 1, quantity: Quantity(0), rule: .plainNumber)
    guard !token.isUnreadable else {
      phrase.problem = .unreadable
      return phrase
    }
    do throws(QuantityProblem) {
      let reading = try numbers.read(
        folded, token.foldedStart..<token.foldedEnd, currencyDigits: currencyDigits)
      phrase.quantity = reading.quantity
      phrase.alternative = reading.alternative
      phrase.rule = reading.rule
    } catch {
      phrase.problem = error
      return phrase
    }
    if let scale = scale(at: phrase.end) { return scaled(phrase, by: scale) }
    if has(.point, at: phrase.end), let (decimals, end) = decimals(at: phrase.end + 1),
      let sum = phrase.quantity.plus(decimals)
    {
      return NumberPhrase(end: end, quantity: sum, rule: .numberInWords)
    }
    return phrase.quantity.decimals == 0 ? withFraction(phrase, behind: 1) : phrase
  }

  /// Figures before a scale word go on as words do: "3 hundred and 21".
  private func scaled(_ phrase: NumberPhrase, by scale: Int64) -> NumberPhrase {
    var phrase = phrase
    phrase.end += 1
    phrase.alternative = nil
    guard let product = phrase.quantity.times(Quantity(scale)) else {
      phrase.problem = .tooLarge
      return phrase
    }
    phrase.quantity = product
    phrase.rule = .numberInWords
    if let (part, end) = digitOfNextScale(scale, at: phrase.end),
      let sum = product.plus(Quantity(part))
    {
      phrase.quantity = sum
      phrase.end = end
      return phrase
    }
    guard scale >= 100, product.decimals == 0 else { return phrase }
    return withFraction(continued(phrase, below: scale), behind: scale)
  }

  /// "2tr5" is two and a half million, "2tr500" as well: what is joined to a scale counts below it.
  private func digitOfNextScale(_ scale: Int64, at index: Int) -> (Int64, Int)? {
    guard lexicon.grammar.endsInNextScale, isKind(.number, at: index), isJoined(at: index),
      scale >= 1000, let number = wholeNumber(at: index)
    else { return nil }
    switch digitCount(at: index) {
    case 1: return (Int64(number) * (scale / 10), index + 1)
    case 3: return (Int64(number) * (scale / 1000), index + 1)
    default: return nil
    }
  }

  /// "4 thousand 3 hundred and 21": smaller parts behind a larger one.
  func continued(_ phrase: NumberPhrase, below scale: Int64) -> NumberPhrase {
    var phrase = phrase
    while true {
      let hasAnd = has(.and, at: phrase.end)
      let start = hasAnd ? phrase.end + 1 : phrase.end
      var part: (Int64, Int)?
      if let number = wholeNumber(at: start), isKind(.number, at: start),
        number < 1000
      {
        if let next = self.scale(at: start + 1), next < scale, Int64(number) * next < scale {
          part = (Int64(number) * next, start + 2)
        } else if hasAnd, Int64(number) < scale, !has(.currency, at: start + 1),
          !isKind(.word, at: start + 1) || has(.preposition, at: start + 1)
        {
          part = (Int64(number), start + 1)
        }
      } else if let (value, end) = composed(at: start), value < scale {
        part = (value, end)
      }
      guard let (value, end) = part, let sum = phrase.quantity.plus(Quantity(value)) else {
        return phrase
      }
      phrase.quantity = sum
      phrase.end = end
      if value < 100 { return phrase }
    }
  }

  /// The factor of a scale word; single letters only where they are joined or say thousand.
  func scale(at index: Int) -> Int64? {
    guard has(.scale, at: index) else { return nil }
    let factor = Int64(tokens[index].meaning.number)
    // A letter alone is as often another word: "5 m", "5 к чаю".
    if !tokens[index].isJoined, isOneLetter(at: index), !isWord("k", at: index) { return nil }
    // "23 cents" are coins in French, "deux cents" is a number.
    if has(.minorUnit, at: index), isKind(.number, at: index - 1) { return nil }
    return factor == 12 ? nil : factor
  }

  private func isOneLetter(at index: Int) -> Bool {
    let bytes = tokens[index].foldedEnd - tokens[index].foldedStart
    guard bytes <= 4, lexicon.grammar.groupScale == 1000 else { return false }
    let first = folded[tokens[index].foldedStart]
    return bytes == (first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
  }
}

extension Quantity {
  /// Beyond this nobody spells an amount in words.
  static let largestSpoken: Int64 = 1_000_000_000_000
}
