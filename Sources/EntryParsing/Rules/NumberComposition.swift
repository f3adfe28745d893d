/// Combines the words of a whole number from left to right: "two hundred and twenty five thousand",
/// "siebzig", 이천칠백삼십오만.
struct NumberComposition {
  private let sentence: Sentence
  private let grammar: NumberGrammar
  /// The sum of the closed groups: thousands, millions.
  private var total: Int64 = 0
  /// The open group.
  private var group: Int64 = 0
  private var lastGroupScale: Int64
  /// The last scale inside the group, in languages in which it multiplies only one unit.
  private var lastUnitScale = Int64.max
  /// Whether the last word was a number below ten that a scale can multiply.
  private var endsInUnit = false
  private var hasTensBehindUnits = false
  /// The place of the next word.
  private(set) var end: Int
  /// The last scale that was read; 1 after a number.
  private(set) var lastScale: Int64 = 1
  /// Whether the words are an uncertain number, as 两三块, "two or three".
  private(set) var isDoubtful = false

  var value: Int64 { total + group }

  /// - Returns: `nil` if no number begins at the token.
  init?(_ sentence: Sentence, at index: Int) {
    self.init(sentence, at: index, below: .max, isWhole: index == 0)
  }

  /// - Parameters:
  ///   - scale: Only scales below this one are read.
  ///   - isWhole: Whether nothing but the number is before the token.
  private init?(_ sentence: Sentence, at index: Int, below scale: Int64, isWhole: Bool) {
    self.sentence = sentence
    grammar = sentence.lexicon.grammar
    end = index
    lastGroupScale = scale
    if readDigits() { return }
    var isOpen = false
    while readWord(isOpen: isOpen) { isOpen = true }
    guard isOpen else { return nil }
    if grammar.groupScale == 10_000, sentence.has([.cardinal, .scale], at: end),
      sentence.isJoined(at: end)
    {
      isDoubtful = true
    }
    if isDoubtful {
      // All of it is one uncertain number.
      while sentence.has([.cardinal, .scale], at: end), sentence.isJoined(at: end) { end += 1 }
      return
    }
    endInNextScale()
    takeGroupBehindComma(isWhole: isWhole)
  }

  /// "three thousand, two hundred and ten dollars": a comma between groups.
  ///
  /// In "rent two thousand, two hundred for gas" the comma separates two amounts: only a currency, or a text
  /// of nothing but the number, is proof.
  private mutating func takeGroupBehindComma(isWhole: Bool) {
    guard total > 0, group == 0, sentence.isMark(UInt8(ascii: ","), at: end),
      sentence.has([.cardinal, .scale], at: end + 1),
      let rest = NumberComposition(
        sentence, at: end + 1, below: lastGroupScale, isWhole: isWhole),
      rest.value >= 100, rest.value < lastGroupScale, !rest.isDoubtful
    else { return }
    guard
      (isWhole && rest.end == sentence.tokens.count)
        || sentence.has([.currency, .minorUnit], at: rest.end)
    else { return }
    total += rest.value
    lastScale = rest.lastScale
    end = rest.end
  }

  // MARK: Words

  /// Consumes the next word or words that continue the number.
  private mutating func readWord(isOpen: Bool) -> Bool {
    if sentence.has(.cardinal, at: end), readCardinal(isOpen: isOpen) { return true }
    if let factor = sentence.scale(at: end), isOpen || grammar.hasBareScales {
      return readScale(factor, isOpen: isOpen)
    }
    guard isOpen else { return false }
    if !hasTensBehindUnits, let tens = tensBehindUnits() {
      group += tens
      hasTensBehindUnits = true
      step(2, unit: false)
      return true
    }
    if let units = sentence.unitsInFigures(at: end), appends(units) {
      group += units
      step(1, unit: true)
      return true
    }
    guard sentence.has(.and, at: end) else { return false }
    if let units = sentence.unitsInFigures(at: end + 1), appends(units) {
      group += units
      step(2, unit: true)
      return true
    }
    if sentence.has(.cardinal, at: end + 1), connects(number(at: end + 1)) {
      end += 1
      return readCardinal(isOpen: true)
    }
    // "mille e cento", "mil e cem"
    guard grammar.hasBareScales, group == 0, total > 0, sentence.scale(at: end + 1) == 100 else {
      return false
    }
    end += 1
    return readScale(100, isOpen: true)
  }

  private func number(at index: Int) -> Int64 { Int64(sentence.tokens[index].meaning.number) }

  private mutating func step(_ count: Int, unit: Bool) {
    end += count
    endsInUnit = unit
    lastScale = 1
  }

  private mutating func readCardinal(isOpen: Bool) -> Bool {
    let value = number(at: end)
    if sentence.tokens[end].isUnreadable { isDoubtful = true }
    if isOpen, grammar.scalesUnits {
      // 一百零五: the zero takes the place of a skipped scale.
      if value == 0, !endsInUnit, sentence.has(.cardinal, at: end + 1) {
        step(1, unit: false)
        return true
      }
      // "hai mươi": if ten is spelled like the tens, the unit before it is multiplied.
      if value == 10, endsInUnit, group % 100 < 10 {
        group += group % 10 * 9
        lastUnitScale = 10
        step(1, unit: false)
        return true
      }
      if endsInUnit, value < 10, sentence.isJoined(at: end) {
        isDoubtful = true
        return false
      }
    }
    guard !isOpen || (appends(value) && !isArticle(at: end)) else { return false }
    // ألفان, two thousand in one word, closes its group.
    if value >= grammar.groupScale {
      guard group == 0, value < lastGroupScale else { return false }
      total += value
      lastGroupScale = grammar.groupScale
      step(1, unit: false)
      return true
    }
    group += value
    step(1, unit: value < 10)
    return true
  }

  /// "cinquenta e um": the article is the number one if nothing follows that it could belong to.
  private func isArticle(at index: Int) -> Bool {
    sentence.has(.article, at: index) && sentence.isKind(.word, at: index + 1)
      && !sentence.has(WordRoles.preposition.union([.currency, .minorUnit, .scale]), at: index + 1)
  }

  private mutating func readScale(_ factor: Int64, isOpen: Bool) -> Bool {
    // ألفا alone is one thousand or two, depending on an unwritten vowel.
    if !isOpen, sentence.lexicon.language == "ar", sentence.endsInAlef(at: end) {
      isDoubtful = true
    }
    if factor >= grammar.groupScale { return closeGroup(factor, isOpen: isOpen) }
    if grammar.scalesUnits {
      guard factor < lastUnitScale else { return false }
      let unit = endsInUnit ? group % 10 : 0
      // "belas", with the scale one, adds ten.
      group += factor == 1 ? 10 : (unit == 0 ? factor : unit * (factor - 1))
      lastUnitScale = factor
    } else {
      guard group < 100 else { return false }
      group = max(group, 1) * factor
    }
    end += 1
    endsInUnit = false
    lastScale = factor
    return true
  }

  /// Thousand, million: multiplies the whole group.
  private mutating func closeGroup(_ factor: Int64, isOpen: Bool) -> Bool {
    guard factor < lastGroupScale else { return false }
    let (product, overflow) = max(group, 1).multipliedReportingOverflow(by: factor)
    guard !overflow, product < Quantity.largestSpoken else { return false }
    total += product
    group = 0
    lastGroupScale = factor
    lastUnitScale = .max
    hasTensBehindUnits = false
    end += 1
    endsInUnit = false
    lastScale = factor
    return true
  }

  // MARK: What joins

  /// Whether a number continues the group: units after tens, tens after hundreds.
  private func appends(_ value: Int64) -> Bool {
    if group == 0 { return true }
    if group % 100 == 0 { return value < 100 && value > 0 }
    let tens = group % 100
    if grammar.scalesUnits { return tens % 10 == 0 && value > 0 && value < 10 }
    guard tens >= (grammar.joinsUnitsToTen ? 10 : 20), tens % 10 == 0 else { return false }
    let goesOnPastTen = grammar.countsPastTen && (tens == 60 || tens == 80)
    return value > 0 && (value < 10 || (goesOnPastTen && value < 20))
  }

  /// Whether "and" joins two parts of one number: "hundred and five", but not "four and lunch".
  private func connects(_ value: Int64) -> Bool {
    if group == 0 { return total > 0 && value < lastGroupScale }
    if group % 100 == 0 { return value < 100 }
    return sentence.lexicon.language != "en" && appends(value)
  }

  /// "twee en veertig", "zwei und vierzig": units come before tens.
  private func tensBehindUnits() -> Int64? {
    guard grammar.unitsPrecedeTens, group > 0, group % 100 < 10, group % 100 > 0,
      sentence.has(.and, at: end), sentence.has(.cardinal, at: end + 1)
    else { return nil }
    let tens = number(at: end + 1)
    return tens >= 20 && tens < 100 && tens % 10 == 0 ? tens : nil
  }

  // MARK: Digits one by one, and digits at the end

  /// 五〇〇: positional digits, recognized by a zero among them.
  private mutating func readDigits() -> Bool {
    guard grammar.groupScale == 10_000 else { return false }
    var place = end
    var digits: Int64 = 0
    var hasZero = false
    while sentence.has(.cardinal, at: place), place == end || sentence.isJoined(at: place),
      number(at: place) < 10, place - end < 9
    {
      digits = digits * 10 + number(at: place)
      hasZero = hasZero || (number(at: place) == 0 && place > end)
      place += 1
    }
    guard hasZero, place - end > 1, number(at: end) > 0, sentence.scale(at: place) == nil else {
      return false
    }
    group = digits
    end = place
    return true
  }

  /// 一万二 is twelve thousand: a last digit without a scale counts in the next lower one.
  private mutating func endInNextScale() {
    guard grammar.endsInNextScale, grammar.groupScale == 10_000, endsInUnit, end >= 2,
      let scale = sentence.scale(at: end - 2), scale >= 100
    else { return }
    let digit = number(at: end - 1)
    group += digit * (scale / 10 - 1)
  }
}
