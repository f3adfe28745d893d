/// Parses numbers in digits and words: "1,250.00", "fifteen hundred", "2.5k", "half a grand", "five point
/// five thousand", "4 thousand 3 hundred and 21".
extension Sentence {
  /// Returns the number that begins at a token; `nil` if there is none.
  func numberPhrase(at index: Int, currencyDigits: Int) -> NumberPhrase? {
    guard index >= 0, index < tokens.count, tokens[index].claim == .none else {
      return nil
    }
    if isKind(.number, at: index) {
      return figures(at: index, currencyDigits: currencyDigits)
    }
    return numberInWords(at: index)
  }

  // MARK: Digits

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

  /// Continues digits before a scale word as words: "3 hundred and 21".
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

  /// "2tr5" is two and a half million, and so is "2tr500": digits joined to a scale count below it.
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

  /// "4 thousand 3 hundred and 21": smaller parts after a larger one.
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

  /// The factor of a scale word; single letters count only if they are joined, or mean thousand.
  func scale(at index: Int) -> Int64? {
    guard has(.scale, at: index) else { return nil }
    let factor = Int64(tokens[index].meaning.number)
    // A single letter is often another word: "5 m", "5 к чаю".
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
  /// The limit of amounts spelled in words.
  static let largestSpoken: Int64 = 1_000_000_000_000
}

/// A number as spelled in a text, in digits, in words, or in both.
struct NumberPhrase {
  var end: Int
  var quantity: Quantity
  var alternative: Quantity?
  var rule: ParsingRule
  var problem: QuantityProblem?
}

/// Parses numbers that are spelled out: "fifteen hundred", "half a grand", "tres y medio".
extension Sentence {
  /// Returns the number in words that begins at a token; `nil` if there is none.
  func numberInWords(at index: Int) -> NumberPhrase? {
    if let phrase = fraction(at: index) { return phrase }
    // "point five" is a half; digits after the word are a separate number: "vape point 500".
    if has(.point, at: index), !isKind(.number, at: index + 1),
      let (decimals, end) = decimals(at: index + 1)
    {
      return NumberPhrase(end: end, quantity: decimals, rule: .numberInWords)
    }
    if has(.article, at: index) {
      if let phrase = afterArticle(index) { return phrase }
      // "un" is the number one only if it is alone or before tens.
      guard tokens.count == 1 || isBeforeTens(index) else { return nil }
    }
    guard has([.cardinal, .scale], at: index),
      let composition = NumberComposition(self, at: index), !isPartOfSpeech(index, composition.end)
    else { return nil }
    var phrase = NumberPhrase(
      end: composition.end, quantity: Quantity(composition.value), rule: .numberInWords)
    if composition.isDoubtful {
      phrase.problem = .unreadable
      return phrase
    }
    if has(.point, at: phrase.end), let (decimals, next) = decimals(at: phrase.end + 1),
      let sum = phrase.quantity.plus(decimals)
    {
      phrase.end = next
      phrase.quantity = sum
      return scaledOnce(phrase)
    }
    if let (cents, next) = spokenCents(after: composition.value, at: phrase.end) {
      phrase.quantity = Quantity(composition.value * 100 + cents, decimals: 2)
      phrase.end = next
      phrase.rule = .spokenCents
      return phrase
    }
    return withFraction(phrase, behind: composition.lastScale)
  }

  /// In East Asian languages a single number character is often another word: 이 is "this".
  private func isPartOfSpeech(_ index: Int, _ end: Int) -> Bool {
    guard lexicon.grammar.groupScale == 10_000, end == index + 1, tokens.count > 1 else {
      return false
    }
    return !has([.currency, .minorUnit, .point, .half], at: end)
      && !has([.currency, .minorUnit], at: index - 1) && !isKind(.sign, at: index - 1)
  }

  /// A whole number in words: "two hundred and twenty five thousand".
  func composed(at index: Int) -> (Int64, Int)? {
    guard has([.cardinal, .scale], at: index),
      let composition = NumberComposition(self, at: index), !composition.isDoubtful
    else { return nil }
    return (composition.value, composition.end)
  }

  /// The number multiplied by the scale that follows it.
  private func scaledOnce(_ phrase: NumberPhrase) -> NumberPhrase {
    guard let factor = scale(at: phrase.end),
      let product = phrase.quantity.times(Quantity(factor))
    else { return phrase }
    var phrase = phrase
    phrase.quantity = product
    phrase.end += 1
    return phrase
  }

  // MARK: Articles

  /// "a grand", "a hundred and ten", "una coma cinco".
  private func afterArticle(_ index: Int) -> NumberPhrase? {
    let next = index + 1
    if has(.point, at: next), let (decimals, end) = decimals(at: next + 1),
      let sum = Quantity(1).plus(decimals)
    {
      return NumberPhrase(end: end, quantity: sum, rule: .numberInWords)
    }
    guard let factor = scale(at: next) else { return nil }
    let phrase = NumberPhrase(
      end: next + 1, quantity: Quantity(factor), rule: .numberInWords)
    guard factor >= 100 else { return phrase }
    return withFraction(continued(phrase, below: factor), behind: factor)
  }

  /// "ein und zwanzig".
  private func isBeforeTens(_ index: Int) -> Bool {
    lexicon.grammar.unitsPrecedeTens && has(.cardinal, at: index) && has(.and, at: index + 1)
      && has(.cardinal, at: index + 2) && tokens[index + 2].meaning.number >= 20
  }

  // MARK: Fractions

  /// "half a grand", "полтора миллиона", "साढ़े तीन हज़ार".
  private func fraction(at index: Int) -> NumberPhrase? {
    guard has(.half, at: index) else { return nil }
    switch tokens[index].meaning.fraction {
    case .part(let hundredths):
      let place = has(.article, at: index + 1) ? index + 2 : index + 1
      let phrase = NumberPhrase(
        end: place, quantity: Quantity(hundredths, decimals: 2), rule: .numberInWords)
      if scale(at: place) != nil { return scaledOnce(phrase) }
      // In English a half pound is a weight.
      return lexicon.language != "en" && has([.currency, .minorUnit], at: place) ? phrase : nil
    case .number(let hundredths):
      return scaledOnce(
        NumberPhrase(
          end: index + 1, quantity: Quantity(hundredths, decimals: 2), rule: .numberInWords))
    case .addend(let hundredths):
      var phrase = NumberPhrase(end: index + 1, quantity: Quantity(1), rule: .numberInWords)
      if has(.cardinal, at: index + 1) {
        phrase.quantity = Quantity(Int64(tokens[index + 1].meaning.number))
        phrase.end = index + 2
      } else if scale(at: index + 1) == nil {
        return nil
      }
      guard let sum = phrase.quantity.plus(Quantity(hundredths, decimals: 2)) else { return nil }
      phrase.quantity = sum
      return scaledOnce(phrase)
    }
  }

  /// The number with the fraction that follows it: "two and a half thousand", "hai triệu rưỡi".
  func withFraction(_ phrase: NumberPhrase, behind scale: Int64) -> NumberPhrase {
    var place = phrase.end
    if has(.and, at: place) { place += 1 }
    if has(.article, at: place) { place += 1 }
    guard phrase.problem == nil, has(.half, at: place),
      case .part(let hundredths) = tokens[place].meaning.fraction, endsNumber(at: place + 1),
      let part = Quantity(hundredths, decimals: 2).times(Quantity(scale)),
      let sum = phrase.quantity.plus(part)
    else { return phrase }
    var phrase = phrase
    phrase.end = place + 1
    phrase.rule = .numberInWords
    // Only some languages decide whether "a thousand and a half" is 1000.50 or 1500.
    let isSure = scale == 1 || scale >= 1_000_000 || lexicon.grammar.scalesUnits
    if !isSure { phrase.problem = .unreadable }
    phrase.quantity = sum
    return scale == 1 ? scaledOnce(phrase) : phrase
  }

  private func endsNumber(at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    return token.kind == .mark || token.claim != .none || token.kind == .sign
      || token.has(WordRoles.preposition.union([.scale, .currency, .minorUnit]))
  }

  // MARK: Decimals and cents

  /// "forty-two fifty", "two fifty": units and cents as spoken.
  private func spokenCents(after value: Int64, at index: Int) -> (Int64, Int)? {
    guard lexicon.grammar.speaksCents, value > 0, value < 100, has(.cardinal, at: index),
      !has(.article, at: index), let (cents, end) = composed(at: index), cents >= 10, cents < 100
    else { return nil }
    return (cents, end)
  }

  /// Digits spoken after a point: "five", "zero three", "seventy seven".
  func decimals(at index: Int) -> (Quantity, Int)? {
    if let number = wholeNumber(at: index), isKind(.number, at: index) {
      let digits = digitCount(at: index)
      return digits <= 6 ? (Quantity(Int64(number), decimals: digits), index + 1) : nil
    }
    var value: Int64 = 0
    var digits = 0
    var place = index
    while digits < 6, has(.cardinal, at: place) {
      let number = Int64(tokens[place].meaning.number)
      guard number < 10 || digits == 0 else { break }
      if number >= 10 {
        guard let (tens, end) = composed(at: place), tens < 100 else { break }
        return (Quantity(tens, decimals: 2), end)
      }
      value = value * 10 + number
      digits += 1
      place += 1
    }
    if digits == 1, let (tens, end) = tensInUnits(at: index) { return (tens, end) }
    return digits > 0 ? (Quantity(value, decimals: digits), place) : nil
  }

  /// "hai mươi ba" after a point, in languages in which tens are units with a scale.
  private func tensInUnits(at index: Int) -> (Quantity, Int)? {
    guard lexicon.grammar.scalesUnits, let (tens, end) = composed(at: index), tens >= 10,
      tens < 100
    else { return nil }
    return (Quantity(tens, decimals: 2), end)
  }

  /// Whether a word ends in the Arabic letter alef, U+0627.
  func endsInAlef(at index: Int) -> Bool {
    let token = tokens[index]
    return token.foldedEnd - token.foldedStart >= 2 && folded[token.foldedEnd - 2] == 0xD8
      && folded[token.foldedEnd - 1] == 0xA7
  }

  /// "cuarenta y 7": a digit after tens in words, as in languages other than English.
  func unitsInFigures(at index: Int) -> Int64? {
    guard lexicon.language != "en", !lexicon.grammar.countsWithoutPlural else { return nil }
    guard isKind(.number, at: index), let number = wholeNumber(at: index), number < 10, number > 0
    else { return nil }
    return Int64(number)
  }
}
