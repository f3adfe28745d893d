import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// Texts that are no event: each is refused, and none is half believed.
struct RefusedTextTests {
  static let good =
    #"{"amount":"45.00","currency":"USD","category":"groceries","date":"2026-01-02","#
    + #""account":"bank","by":"flags"}"#

  /// What is put in the place of what, and what is wrong then.
  static let changes: [(String, String, FieldError)] = [
    (#""45.00""#, "null", .malformed(offset: 10, reason: "holds null, which no member may be")),
    (
      #""45.00""#, "45.00",
      .malformed(offset: 12, reason: "holds a number with a fraction or an exponent")
    ),
    (
      #""45.00""#, "45e2",
      .malformed(offset: 12, reason: "holds a number with a fraction or an exponent")
    ),
    (
      #""45.00""#, "45E2",
      .malformed(offset: 12, reason: "holds a number with a fraction or an exponent")
    ),
    (#""45.00""#, "045", .malformed(offset: 11, reason: "holds a number that is none")),
    (#""45.00""#, "-", .malformed(offset: 11, reason: "holds a number that is none")),
    (#""bank""#, #""\ud800""#, .malformed(offset: 95, reason: "holds a lone surrogate")),
    (#""bank""#, #""\ud800\u0041""#, .malformed(offset: 101, reason: "holds a lone surrogate")),
    (#""bank""#, #""\udc00""#, .malformed(offset: 95, reason: "holds a lone surrogate")),
    (
      #""bank""#, #""\x41""#,
      .malformed(offset: 90, reason: "holds an escape that JSON does not have")
    ),
    (
      #""bank""#, #""\u00g1""#,
      .malformed(offset: 93, reason: "holds an escape that JSON does not have")
    ),
    (#""bank""#, "\"ba\nnk\"", .malformed(offset: 91, reason: "holds a control character")),
    (
      #","by""#, #","account":"cash","by""#, .malformed(offset: 104, reason: "holds a member twice")
    ),
    (
      #","by""#, #","acc\u006funt":"cash","by""#,
      .malformed(offset: 109, reason: "holds a member twice")
    ),
    (#""flags"}"#, #""flags"} x"#, .malformed(offset: 109, reason: "goes on behind its object")),
    (#""flags"}"#, #""flags""#, .malformed(offset: 107, reason: "holds an object without an end")),
    (#""flags"}"#, #""flags"#, .malformed(offset: 106, reason: "holds a text without an end")),
    (
      #""flags""#, "[[[[[[[[1]]]]]]]]", .malformed(offset: 107, reason: "is nested too deep")
    ),
    (#""flags""#, #""flags","tip":1"#, .unknownMember("tip")),
    (#","by":"flags""#, "", .missing("by")),
    (#""currency":"USD","#, "", .missing("currency")),
    (
      #""45.00""#, #""45.0""#,
      .invalid(
        name: "amount", expected: "a decimal above zero with the currency's digits, in quotes")
    ),
    (
      #""45.00""#, #""045.00""#,
      .invalid(
        name: "amount", expected: "a decimal above zero with the currency's digits, in quotes")
    ),
    (
      #""45.00""#, #""0.00""#,
      .invalid(
        name: "amount", expected: "a decimal above zero with the currency's digits, in quotes")
    ),
    (
      #""45.00""#, #""-45.00""#,
      .invalid(
        name: "amount", expected: "a decimal above zero with the currency's digits, in quotes")
    ),
    (
      #""45.00""#, #""10000000000000.01""#,
      .invalid(
        name: "amount", expected: "a decimal above zero with the currency's digits, in quotes")
    ),
    (#""USD""#, #""usd""#, .invalid(name: "currency", expected: "a code of ISO 4217, as USD")),
    (#""USD""#, #""XQZ""#, .invalid(name: "currency", expected: "a code of ISO 4217, as USD")),
    (#""2026-01-02""#, #""2026-02-29""#, .invalid(name: "date", expected: "a day, as 2026-01-31")),
    (#""2026-01-02""#, #""2026-1-02""#, .invalid(name: "date", expected: "a day, as 2026-01-31")),
    (#""flags""#, #""""#, .invalid(name: "by", expected: "a text of 1 to 4,096 bytes")),
    (#""flags""#, "12", .invalid(name: "by", expected: "a text of 1 to 4,096 bytes")),
    (#""flags""#, "true", .invalid(name: "by", expected: "a text of 1 to 4,096 bytes")),
  ]

  @Test(.rows) func `a text that is no event is refused with the reason`() {
    each(Self.changes) { (old: String, new: String, error: FieldError) throws in
      let place = try #require(Self.good.firstRange(of: old))
      let changed = Self.good.replacingCharacters(in: place, with: new)
      #expect(throws: error) {
        _ = try EventTextTests.readGenerally(Array(changed.utf8), as: "ExpenseAdded")
      }
    }
  }

  @Test func `bytes that are not UTF-8 are refused where they stand`() throws {
    for bad in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]] {
      var bytes = Array(Self.good.utf8)
      bytes.insert(contentsOf: bad, at: 98)
      #expect(throws: FieldError.malformed(offset: 98, reason: "is not UTF-8")) {
        _ = try EventTextTests.readGenerally(bytes, as: "ExpenseAdded")
      }
    }
  }

  @Test func `a text cut anywhere is refused`() {
    let bytes = Array(Self.good.utf8)
    for count in 0..<bytes.count {
      expectError("malformed", "cut after \(count) bytes") {
        _ = try EventTextTests.readGenerally(Array(bytes.prefix(count)), as: "ExpenseAdded")
      }
    }
  }

  @Test func `a kind of event that is unknown is named`() {
    #expect(throws: FieldError.unknownType("TaxFiled")) {
      _ = try EventTextTests.readGenerally(Array(Self.good.utf8), as: "TaxFiled")
    }
  }

  @Test(.rows) func `a text has at most 4,096 bytes`() {
    each([(4_096, true), (4_097, false)]) { (count: Int, isRead: Bool) throws in
      let text = String(repeating: "x", count: count)
      let place = try #require(Self.good.firstRange(of: "flags"))
      let changed = Self.good.replacingCharacters(in: place, with: text)
      let read = try? EventTextTests.readGenerally(Array(changed.utf8), as: "ExpenseAdded")
      #expect((read != nil) == isRead)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
