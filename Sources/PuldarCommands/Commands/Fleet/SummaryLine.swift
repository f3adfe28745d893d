import LedgerModel

/// Reads a line of a fold.
enum SummaryLine {
  /// Returns the summary that a line tells; of a ledger that could not be read, one that counts it as failed; `nil` for
  /// the line at the end.
  ///
  /// - Throws: ``JSONFailure`` if the line is none.
  static func summary(in line: [UInt8]) throws -> LedgerSummary? {
    var summary = LedgerSummary()
    var (isEnd, hasFailed, isOfThisForm) = (false, false, false)
    var missing: Set = ["by", "ledgers", "failed", "incomplete", "events", "sums"]
    try JSONReader.forEachMember(of: line) { name, reader in
      missing.remove(name)
      switch name {
      case "schema": isOfThisForm = try reader.number() == 1
      case "by":
        guard let word = try reader.optionalText() else { break }
        guard let axis = LedgerSummary.Axis(rawValue: word) else {
          throw reader.failure("'by' is none of those that this version knows")
        }
        summary.axis = axis
      case "ledgers": summary.ledgerCount = try count(&reader)
      case "failed": summary.failedCount = try count(&reader)
      case "incomplete": summary.incompleteCount = try count(&reader)
      case "events": summary.eventCount = try count(&reader)
      case "error": hasFailed = try reader.optionalText() != nil
      case "end":
        isEnd = true
        try reader.skip()
      case "sums":
        try reader.forEachObject { reader in
          let (key, sum) = try self.sum(&reader)
          guard summary.sums.updateValue(sum, forKey: key) == nil else {
            throw reader.failure("a sum stands twice")
          }
        }
      default: try reader.skip()
      }
    }
    guard isOfThisForm else { throw JSONFailure(reason: "its 'schema' is not 1", byteOffset: 0) }
    if isEnd, missing.contains("sums") { return nil }
    if hasFailed {
      summary = LedgerSummary()
      summary.failedCount = 1
      return summary
    }
    if let name = missing.min() { throw JSONFailure(reason: "it has no '\(name)'", byteOffset: 0) }
    return summary
  }

  private static func sum(
    _ reader: inout JSONReader
  ) throws -> (LedgerSummary.Key, LedgerSummary.Sum) {
    var (month, key, currency) = (nil as CalendarMonth?, nil as String?, nil as Money.Currency?)
    var sum = LedgerSummary.Sum(spent: 0, used: 0)
    var missing: Set = ["month", "key", "currency", "minor", "used", "budget", "income"]
    try reader.forEachMember { name, reader in
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
    if let name = missing.min() { throw reader.failure("a sum has no '\(name)'") }
    guard let month, let key, let currency else {
      throw reader.failure("the month or currency of a sum is none")
    }
    return (LedgerSummary.Key(month: month, name: key, currency: currency), sum)
  }

  private static func count(_ reader: inout JSONReader) throws -> Int {
    guard let count = Int(exactly: try reader.number()), count >= 0 else {
      throw reader.failure("a count is expected")
    }
    return count
  }
}
