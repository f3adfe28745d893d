extension FieldReader {
  /// Reads an optional amount with its currency.
  @_lifetime(self: copy self)
  mutating func optionalMoney(orZero: Bool = false) throws(FieldError) -> Money? {
    let start = position
    if members == nil {
      guard reach("amount") else { return nil }
      position = start
    } else if members?.holds("amount") != true {
      return nil
    }
    return try money(orZero: orZero)
  }

  /// Reads an optional name.
  @_lifetime(self: copy self)
  mutating func optionalName(_ name: FieldName) throws(FieldError) -> Name? {
    guard reach(name) else { return nil }
    return try nameAtHand(name)
  }

  /// Reads an optional day.
  @_lifetime(self: copy self)
  mutating func optionalDay(_ name: FieldName) throws(FieldError) -> CalendarDay? {
    guard reach(name) else { return nil }
    return try dayAtHand(name)
  }

  /// Reads an optional month.
  @_lifetime(self: copy self)
  mutating func optionalMonth(_ name: FieldName) throws(FieldError) -> CalendarMonth? {
    guard let text = try presentText(name) else { return nil }
    guard let month = CalendarMonth(iso: text) else {
      throw invalid(name, "a month like 2026-01")
    }
    return month
  }

  /// Reads an optional text; `nil` if it is missing.
  @_lifetime(self: copy self)
  mutating func presentText(_ name: FieldName) throws(FieldError) -> String? {
    let text = try optionalText(name)
    return text.isEmpty ? nil : text
  }

  /// Reads an optional list of texts; empty if it is missing.
  @_lifetime(self: copy self)
  package mutating func optionalTexts(_ name: FieldName) throws(FieldError) -> [String] {
    guard reach(name) else { return [] }
    var texts: [String] = []
    guard byte(position) == UInt8(ascii: "[") else { throw invalid(name, "a list of texts") }
    repeat {
      position += 1
      guard let text = try text(), !text.isEmpty else { throw invalid(name, "a list of texts") }
      texts.append(text)
    } while byte(position) == UInt8(ascii: ",")
    guard byte(position) == UInt8(ascii: "]") else { throw invalid(name, "a list of texts") }
    position += 1
    return texts
  }

  /// Reads one of a fixed set of words.
  @_lifetime(self: copy self)
  mutating func choice<Choice: RawRepresentable<String>>(
    _ name: FieldName, _ type: Choice.Type
  ) throws(FieldError) -> Choice {
    let text = try text(name)
    guard let choice = Choice(rawValue: text) else {
      throw invalid(name, "a word that this version knows")
    }
    return choice
  }

  /// Reads an optional one of a fixed set of words.
  @_lifetime(self: copy self)
  mutating func optionalChoice<Choice: RawRepresentable<String>>(
    _ name: FieldName, _ type: Choice.Type
  ) throws(FieldError) -> Choice? {
    guard let text = try presentText(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw invalid(name, "a word that this version knows")
    }
    return choice
  }
}
