import LedgerModel
import StrictJSON

/// Reads a line of a fold.
struct SummaryLine {
  private var tokens: JSONTokens

  /// Returns the summary that a line tells; of a ledger that could not be read, one that counts it as failed; `nil` for
  /// the line at the end.
  ///
  /// - Throws: ``CommandFailure`` if the line is none.
  static func summary(in line: [UInt8]) throws -> LedgerSummary? {
    var reader = SummaryLine(tokens: JSONTokens(line, depthLimit: 8))
    return try reader.summary()
  }

  private mutating func summary() throws -> LedgerSummary? {
    var summary = LedgerSummary()
    var (isEnd, hasFailed, isOfThisForm) = (false, false, false)
    var missing: Set = ["by", "ledgers", "failed", "incomplete", "events", "sums"]
    try readObject { name, reader in
      missing.remove(name)
      switch name {
      case "schema": isOfThisForm = try reader.number() == 1
      case "by":
        guard let word = try reader.optionalText() else { break }
        guard let axis = LedgerSummary.Axis(rawValue: word) else {
          throw reader.failure("'by' is none of those that this version knows")
        }
        summary.axis = axis
      case "ledgers": summary.ledgerCount = try reader.count()
      case "failed": summary.failedCount = try reader.count()
      case "incomplete": summary.incompleteCount = try reader.count()
      case "events": summary.eventCount = try reader.count()
      case "error": hasFailed = try reader.optionalText() != nil
      case "end":
        isEnd = true
        try reader.skip()
      case "sums": try reader.readSums(into: &summary)
      default: try reader.skip()
      }
    }
    guard isOfThisForm else { throw failure("its 'schema' is not 1") }
    if isEnd, missing.contains("sums") { return nil }
    if hasFailed {
      summary = LedgerSummary()
      summary.failedCount = 1
      return summary
    }
    if let name = missing.min() { throw failure("it has no '\(name)'") }
    return summary
  }

  private mutating func readSums(into summary: inout LedgerSummary) throws {
    guard try token() == .listStart else { throw failure("'sums' is no list") }
    while true {
      let start = try token()
      if start == .listEnd { return }
      guard start == .objectStart else { throw failure("a sum is no object") }
      var (month, key, currency) = (nil as CalendarMonth?, nil as String?, nil as Money.Currency?)
      var sum = LedgerSummary.Sum(spent: 0, used: 0)
      var missing: Set = ["month", "key", "currency", "minor", "used", "budget", "income"]
      try readMembers { name, reader in
        missing.remove(name)
        switch name {
        case "month": month = try? CalendarMonth(reading: try reader.text())
        case "key": key = try reader.text()
        case "currency": currency = Money.Currency(code: try reader.text())
        case "minor": sum.spent = try reader.number()
        case "used": sum.used = try reader.number()
        case "budget": sum.budget = try reader.optionalNumber()
        case "income": sum.income = try reader.optionalNumber()
        default: try reader.skip()
        }
      }
      if let name = missing.min() { throw failure("a sum has no '\(name)'") }
      guard let month, let key, let currency else {
        throw failure("the month or currency of a sum is none")
      }
      let place = LedgerSummary.Key(month: month, name: key, currency: currency)
      guard summary.sums.updateValue(sum, forKey: place) == nil else {
        throw failure("a sum stands twice")
      }
    }
  }

  // MARK: Values

  private mutating func readObject(
    _ body: (String, inout SummaryLine) throws -> Void
  ) throws {
    guard try token() == .objectStart else { throw failure("it is no object") }
    try readMembers(body)
    _ = try token()
  }

  private mutating func readMembers(
    _ body: (String, inout SummaryLine) throws -> Void
  ) throws {
    while case .name(let isRepeated)? = try token() {
      if isRepeated { throw failure("a member stands twice") }
      try body(tokens.text, &self)
    }
  }

  private mutating func token() throws -> JSONTokens.Token? {
    do throws(JSONFault) {
      return try tokens.next()
    } catch {
      throw CommandFailure("byte \(error.offset): it \(error.reason)", .refusedData)
    }
  }

  private mutating func skip() throws {
    do throws(JSONFault) {
      _ = try tokens.skipValue()
    } catch {
      throw CommandFailure("byte \(error.offset): it \(error.reason)", .refusedData)
    }
  }

  private mutating func text() throws -> String {
    guard try token() == .text else { throw failure("a text is expected") }
    return tokens.text
  }

  private mutating func optionalText() throws -> String? {
    switch try token() {
    case .text?: return tokens.text
    case .null?: return nil
    default: throw failure("a text is expected")
    }
  }

  private mutating func number() throws -> Int128 {
    guard let number = try optionalNumber() else { throw failure("a number is expected") }
    return number
  }

  private mutating func optionalNumber() throws -> Int128? {
    let token = try token()
    if token == .null { return nil }
    guard token == .number, let number = Int128(String(decoding: tokens.spelling, as: UTF8.self))
    else { throw failure("a whole number is expected") }
    return number
  }

  private mutating func count() throws -> Int {
    guard let count = Int(exactly: try number()), count >= 0 else {
      throw failure("a count is expected")
    }
    return count
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure("byte \(tokens.start): \(reason)", .refusedData)
  }
}
