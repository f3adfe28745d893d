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
    return words(at: index)
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
    return phrase
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
    guard scale >= 100, product.decimals == 0 else { return phrase }
    return continued(phrase, below: scale)
  }

  /// "4 thousand 3 hundred and 21": smaller parts behind a larger one.
  private func continued(_ phrase: NumberPhrase, below scale: Int64) -> NumberPhrase {
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
  private func scale(at index: Int) -> Int64? {
    guard has(.scale, at: index) else { return nil }
    let factor = Int64(tokens[index].meaning.number)
    let token = tokens[index]
    if token.foldedEnd - token.foldedStart == 1, !token.isJoined,
      !isWord("k", at: index)
    {
      return nil
    }
    return factor == 12 ? nil : factor
  }

  // MARK: Words

  private func words(at index: Int) -> NumberPhrase? {
    if has(.half, at: index) {
      var place = index + 1
      if has(.article, at: place) { place += 1 }
      guard let factor = scale(at: place),
        let product = Quantity(factor).times(Quantity(5, decimals: 1))
      else { return nil }
      return NumberPhrase(end: place + 1, quantity: product, rule: .numberInWords)
    }
    if has(.point, at: index), let (decimals, end) = decimals(at: index + 1) {
      return NumberPhrase(end: end, quantity: decimals, rule: .numberInWords)
    }
    if has(.article, at: index) { return afterArticle(index) }
    guard let (value, end) = composed(at: index) else { return nil }
    var phrase = NumberPhrase(end: end, quantity: Quantity(value), rule: .numberInWords)
    if has(.point, at: end), let (decimals, next) = decimals(at: end + 1),
      let sum = phrase.quantity.plus(decimals)
    {
      phrase.end = next
      phrase.quantity = sum
      if let factor = scale(at: next), let product = sum.times(Quantity(factor)) {
        phrase.quantity = product
        phrase.end = next + 1
      }
      return phrase
    }
    if let (cents, next) = spokenCents(after: value, at: end) {
      phrase.quantity = Quantity(value * 100 + cents, decimals: 2)
      phrase.end = next
      phrase.rule = .spokenCents
    }
    return phrase
  }

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
    return factor >= 100 ? continued(phrase, below: factor) : phrase
  }

  /// "forty-two fifty", "two fifty": units and cents as they are spoken.
  private func spokenCents(after value: Int64, at index: Int) -> (Int64, Int)? {
    guard value > 0, value < 100, has(.cardinal, at: index),
      let (cents, end) = composed(at: index), cents >= 10, cents < 100
    else { return nil }
    return (cents, end)
  }

  /// Digits that are spoken behind a point: "five", "zero three", "seventy seven".
  private func decimals(at index: Int) -> (Quantity, Int)? {
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
    return digits > 0 ? (Quantity(value, decimals: digits), place) : nil
  }

  /// A whole number in words: "two hundred and twenty five thousand".
  private func composed(at index: Int) -> (Int64, Int)? {
    var total: Int64 = 0
    var current: Int64 = 0
    var place = index
    var lastScale = Int64.max
    var isOpen = false
    var startsTens = false
    while true {
      if has(.cardinal, at: place) {
        let value = Int64(tokens[place].meaning.number)
        guard !isOpen || appends(value, to: current) else { break }
        current += value
      } else if let factor = scale(at: place), isOpen, factor > 100 || current < 100 {
        guard factor < lastScale else { break }
        let (product, overflow) = max(current, 1).multipliedReportingOverflow(by: factor)
        guard !overflow, product < Quantity.largestSpoken else { break }
        if factor == 100 {
          current = product
        } else {
          total += product
          current = 0
          lastScale = factor
        }
      } else if isOpen, !startsTens, let tens = tensBehindUnits(current, at: place) {
        current += tens
        startsTens = true
        place += 1
      } else if isOpen, let units = unitsInFigures(at: place), appends(units, to: current) {
        current += units
      } else if isOpen, has(.and, at: place), let units = unitsInFigures(at: place + 1),
        appends(units, to: current)
      {
        current += units
        place += 1
      } else if isOpen, has(.and, at: place), has(.cardinal, at: place + 1),
        connects(Int64(tokens[place + 1].meaning.number), to: current, total)
      {
        place += 1
        continue
      } else {
        break
      }
      isOpen = true
      place += 1
    }
    return isOpen ? (total + current, place) : nil
  }

  /// "twee en veertig", "zwei und vierzig": units stand before tens.
  private func tensBehindUnits(_ current: Int64, at index: Int) -> Int64? {
    guard lexicon.language == "de" || lexicon.language == "nl", current > 0, current % 100 < 10,
      has(.and, at: index), has(.cardinal, at: index + 1)
    else { return nil }
    let tens = Int64(tokens[index + 1].meaning.number)
    return tens >= 20 && tens < 100 && tens % 10 == 0 ? tens : nil
  }

  /// "cuarenta y 7": a figure behind tens in words, as other languages than English have it.
  private func unitsInFigures(at index: Int) -> Int64? {
    guard lexicon.language != "en" else { return nil }
    // "noventa e um": the article is the number one.
    if has(.article, at: index), has(.and, at: index - 1), !isKind(.word, at: index + 1) {
      return 1
    }
    guard isKind(.number, at: index), let number = wholeNumber(at: index), number < 10, number > 0
    else { return nil }
    return Int64(number)
  }

  /// Whether a word goes on with the number before: units behind tens, tens behind hundreds.
  private func appends(_ value: Int64, to current: Int64) -> Bool {
    if current == 0 { return true }
    if current % 100 == 0 { return value < 100 && value > 0 }
    let tens = current % 100
    guard tens >= 20, tens % 10 == 0 else { return false }
    // French counts on past sixty and eighty: soixante-dix.
    let goesOnPastTen = (tens == 60 || tens == 80) && lexicon.language == "fr"
    return value > 0 && (value < 10 || (goesOnPastTen && value < 20))
  }

  /// Whether "and" joins two parts of one number: "hundred and five", but not "four and lunch".
  private func connects(_ value: Int64, to current: Int64, _ total: Int64) -> Bool {
    if current == 0 { return total > 0 && value < 1000 }
    if current % 100 == 0 { return value < 100 }
    return lexicon.language != "en" && appends(value, to: current)
  }
}

extension Quantity {
  /// Beyond this nobody spells an amount in words.
  static let largestSpoken: Int64 = 1_000_000_000_000
}
