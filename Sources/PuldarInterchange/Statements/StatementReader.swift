package import LedgerModel

/// Reads the files of banks and budget programs.
///
/// Lenient in form and strict in sums: odd notation with only one possible meaning is read, and anything ambiguous is
/// refused with its position. A file is read completely or not at all.
package enum StatementReader {
  /// Returns the statements in a named file. Its name may state the year.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, in UTF-8, UTF-16 or a legacy encoding.
  ///   - name: The file's name, without its folder.
  ///   - hints: What the person states about it.
  ///   - clock: Tells the day of an instant; `nil` to take the day as written.
  /// - Throws: What cannot be read, with its position and a remedy.
  package static func read(
    _ bytes: [UInt8], named name: String, hints: StatementHints, clock: (any WallClock)? = nil
  ) throws(StatementReadingError) -> [BankStatement] {
    var hints = hints
    hints.fileName = name
    // PULDAR's own export has spending above zero.
    if hints.sign == nil, isOwnExport(bytes) { hints.sign = .card }
    return try read(bytes, hints: hints, clock: clock)
  }

  /// Whether a file begins with the column names of PULDAR's own export.
  private static func isOwnExport(_ bytes: [UInt8]) -> Bool {
    let header = EntryCSV.puldar.columns.joined(separator: ",").lowercased()
    let line = bytes.drop { $0 >= 0x80 }.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(256)
    return String(decoding: line, as: UTF8.self).lowercased().filter { $0 != "\"" } == header
  }

  /// Returns the statements in a file, in its order.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, in any encoding that ``StatementEncoding`` lists.
  ///   - hints: What the person states about it.
  ///   - clock: Tells the day of an instant; `nil` to take the day as written.
  /// - Throws: What is wrong, with its position and a remedy.
  package static func read(
    _ bytes: [UInt8], hints: StatementHints = StatementHints(), clock: (any WallClock)? = nil
  ) throws(StatementReadingError) -> [BankStatement] {
    var text = try StatementText(decoding: bytes)
    var statements: [BankStatement]
    let format: StatementFormat
    if let said = hints.format {
      format = said
    } else {
      format = try StatementForm.form(of: text.bytes)
    }
    switch format {
    case .ofx: statements = try OFXReader.read(text.bytes, hints: hints)
    case .qif: statements = try QIFReader.read(text.bytes, hints: hints)
    case .camt: statements = try CAMTReader.read(text.bytes)
    case .mt940: statements = try MT940Reader.read(text.bytes)
    case .csv:
      if text.encoding.isOfSingleBytes, let other = CSVEncoding.text(of: bytes, besides: text) {
        text = other
      }
      let rows = CSVWrapping.unwrapped(text.bytes).map { StatementText(text, unwrapped: $0) }
      statements = try CSVReader.read(rows ?? text, hints: hints, clock: clock)
    }
    for index in statements.indices {
      let code = statements[index].currencyCode ?? hints.currencyCode
      // "RUR" is "RUB".
      statements[index].currencyCode = code.map { Money.Currency(code: $0)?.code ?? $0 }
    }
    for statement in statements where statement.sum == nil {
      throw StatementReadingError(.tooLarge("the sum of the bookings is too large"))
    }
    return statements
  }
}

/// Detects the format of a bank file by its beginning.
enum StatementForm {
  /// How many bytes are inspected.
  private static let head = 1 << 14

  /// - Throws: `foreign` for other kinds of files, such as web pages, `unknownForm`.
  static func form(of bytes: [UInt8]) throws(StatementReadingError) -> StatementFormat {
    let end = min(bytes.count, head)
    var start = 0
    while start < end, bytes[start] <= 0x20 { start += 1 }
    if start == bytes.count { throw StatementReadingError(.foreign(.empty)) }
    if bytes[start] == UInt8(ascii: "<") || contains("<ofx", in: bytes, start..<end)
      || bytes.hasFoldedText("ofxheader", at: start)
    {
      return try markup(bytes, start..<end)
    }
    if bytes[start] == UInt8(ascii: "!") { return .qif }
    if isMT940(bytes, start..<end) { return .mt940 }
    if isBareQIF(bytes, start..<end) { return .qif }
    if bytes[start] == UInt8(ascii: "{") { throw StatementReadingError(.unknownForm) }
    return .csv
  }

  private static func markup(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(StatementReadingError) -> StatementFormat {
    if contains("<html", in: bytes, range) || contains("<!doctype html", in: bytes, range)
      || contains("<table", in: bytes, range)
    {
      throw StatementReadingError(.foreign(.webPage))
    }
    if contains("urn:schemas-microsoft-com:office", in: bytes, range) {
      throw StatementReadingError(.foreign(.spreadsheet))
    }
    for name in ["<ofx", ":ofx>", ":ofx ", "ofxheader"] as [StaticString]
    where contains(name, in: bytes, range) {
      return .ofx
    }
    for name in ["camt.05", "bktocstmr"] as [StaticString] where contains(name, in: bytes, range) {
      return .camt
    }
    if contains("<!entity", in: bytes, range) {
      throw StatementReadingError(
        .malformed("it declares entities of its own, which no bank's file does"))
    }
    throw StatementReadingError(.unknownForm)
  }

  /// Whether a range contains a lowercase text, ignoring case.
  private static func contains(
    _ text: StaticString, in bytes: [UInt8], _ range: Range<Int>
  ) -> Bool {
    range.contains { place in bytes.hasFoldedText(text, at: place) }
  }

  /// Whether two fields of a message, or one and the envelope, begin lines. Colons of a time are within a line.
  private static func isMT940(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var found = Set<Int>()
    if bytes.hasText("{1:", at: range.lowerBound) { found.insert(fields.count) }
    for place in range where bytes[place] == UInt8(ascii: ":") {
      // "{4::20:…": the envelope's last part begins on the same line.
      let isEnvelope = place >= 2 && bytes.hasText("{4:", at: place - 2)
      guard isEnvelope || isLineStart(bytes, place) else { continue }
      let start = isEnvelope ? place + 1 : place
      for (number, field) in fields.enumerated() where bytes.hasText(field, at: start) {
        found.insert(number)
      }
    }
    return found.count > 1
  }

  private static let fields: [StaticString] = [
    ":20:", ":25:", ":28C:", ":60F:", ":60M:", ":61:", ":62F:",
  ]

  /// Whether only blanks precede an offset on its line.
  private static func isLineStart(_ bytes: [UInt8], _ place: Int) -> Bool {
    var start = place
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  /// Whether lines with single letters end in `^`: some banks omit the first line of QIF.
  private static func isBareQIF(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard "DTPMNLCUAS".utf8.contains(bytes[range.lowerBound]) else { return false }
    var start = range.lowerBound
    var hasDay = false
    while start < range.upperBound {
      // Each line begins with the letter of its field.
      if bytes[start] &- 0x30 <= 9 { return false }
      let (line, next) = bytes.line(at: start)
      if line.count == 1, bytes[line.lowerBound] == UInt8(ascii: "^") { return hasDay }
      if bytes[start] == UInt8(ascii: "D"),
        DayForm(bytes, start + 1..<max(line.upperBound, start + 1)) != nil
      {
        hasDay = true
      }
      start = next
    }
    return false
  }
}
