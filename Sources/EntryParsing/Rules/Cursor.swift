import LedgerEvents

/// A place in a sentence that moves on over the words that are taken.
struct Cursor {
  let sentence: Sentence
  /// The index of the next token; outside the sentence there is none to take.
  var place: Int

  init(_ sentence: Sentence, at place: Int) {
    self.sentence = sentence
    self.place = place
  }

  /// Takes the next word if it has any of some roles; returns whether it does.
  @discardableResult
  mutating func take(_ roles: WordRoles) -> Bool {
    let isTaken = sentence.has(roles, at: place)
    if isTaken { place += 1 }
    return isTaken
  }

  /// Takes the next word if it is one of some ASCII words; returns whether it is.
  @discardableResult
  mutating func take(oneOf words: [StaticString]) -> Bool {
    let isTaken = sentence.isOneOf(words, at: place)
    if isTaken { place += 1 }
    return isTaken
  }

  /// Takes all next words that have any of some roles.
  mutating func takeAll(_ roles: WordRoles) {
    while take(roles) {}
  }

  mutating func takeWeekday() -> CalendarDay.Weekday? {
    guard take(.weekday) else { return nil }
    return CalendarDay.Weekday(rawValue: Int(sentence.tokens[place - 1].meaning.weekday))
  }

  /// Takes the name of a month; returns its number.
  mutating func takeMonth() -> Int? {
    take(.month) ? Int(sentence.tokens[place - 1].meaning.month) : nil
  }

  /// Takes the words of a reader that returns its value and the place after it.
  mutating func take<Value>(_ read: (Int) -> (Value, Int)?) -> Value? {
    guard let (value, end) = read(place) else { return nil }
    place = end
    return value
  }
}
