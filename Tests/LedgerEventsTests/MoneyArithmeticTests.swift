import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

@Suite struct MoneyArithmeticTests {
  private static func euros(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: .eur)
  }

  @Test func `amounts of one currency are added and taken from each other to the cent`() throws {
    let sum = try Self.euros(12_50) + Self.euros(-2_51)
    #expect(sum == Self.euros(9_99))
    let difference = try Self.euros(12_50) - Self.euros(12_51)
    #expect(difference == Self.euros(-1))
  }

  @Test func `amounts of two currencies are neither added nor taken from each other`() {
    let yen = Money(minorUnits: 5, currency: .jpy)
    #expect(throws: MoneyError.differentCurrencies(.eur, .jpy)) { try Self.euros(1) + yen }
    #expect(throws: MoneyError.differentCurrencies(.jpy, .eur)) { try yen - Self.euros(1) }
  }

  @Test func `a sum or difference that does not fit is refused`() {
    #expect(throws: MoneyError.tooLarge) { try Self.euros(.max) + Self.euros(1) }
    #expect(throws: MoneyError.tooLarge) { try Self.euros(.min) - Self.euros(1) }
    #expect(throws: MoneyError.tooLarge) { try Self.euros(0) - Self.euros(.min) }
  }

  @Test func `amounts stand by currency, then by size`() {
    let amounts = [Money(minorUnits: 1, currency: .usd), Self.euros(7), Self.euros(-7)]
    #expect(amounts.sorted() == [Self.euros(-7), Self.euros(7), amounts[0]])
  }
}
