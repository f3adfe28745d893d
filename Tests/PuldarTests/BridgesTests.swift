import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// What an app has in Foundation's types, as the ledger's own.
@Suite struct BridgesTests {
  @Test func `an instant is the day of its time zone`() throws {
    let paris = try #require(TimeZone(identifier: "Europe/Paris"))
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    for (seconds, zone, day) in [
      (0.0, utc, "1970-01-01"), (-0.5, utc, "1969-12-31"), (0.0, honolulu, "1969-12-31"),
      // 23:30 on the last evening of June in Paris is summer time.
      (1_782_855_000.0, paris, "2026-06-30"), (1_782_858_600.0, paris, "2026-07-01"),
      (1_782_858_600.0, utc, "2026-06-30"),
    ] {
      #expect(CalendarDay(Date(timeIntervalSince1970: seconds), in: zone)?.text == day)
    }
    for seconds in [Double.infinity, .nan, 1e300, -1e300, 1e13] {
      #expect(CalendarDay(Date(timeIntervalSince1970: seconds), in: utc) == nil, "\(seconds)")
    }
  }

  @Test func `an amount is the same in decimals, to the last one`() throws {
    for (text, currency, units) in [
      ("12.5", .usd, 12_50), ("-0.01", .usd, -1), ("1250", .jpy, 1250), ("0", .eur, 0),
      ("92233720368547758.07", .usd, .max), ("-92233720368547758.08", .usd, .min),
    ] as [(String, Money.Currency, Int64)] {
      let decimal = try #require(Decimal(string: text))
      let money = Money(minorUnits: units, currency: currency)
      #expect(Money(decimal: decimal, currency: currency) == money, "\(text)")
      #expect(money.decimal == decimal, "\(text)")
    }
    for (text, currency) in [
      ("12.505", .usd), ("0.5", .jpy), ("92233720368547758.08", .usd), ("1e30", .usd),
      ("1e-9", .usd),
    ] as [(String, Money.Currency)] {
      let decimal = try #require(Decimal(string: text))
      #expect(Money(decimal: decimal, currency: currency) == nil, "\(text)")
    }
    #expect(Money(decimal: .nan, currency: .usd) == nil)
  }

  @Test func `a folder is named by its URL or its path`() async throws {
    let folder = try TemporaryFolder()
    let url = URL(filePath: folder.path("a budget"), directoryHint: .isDirectory)
    let ledger = Ledger.open(
      url, currency: .eur, clock: SteadyClock(), machine: folder.machine)
    try await ledger.add("coffee 4.50")
    let again = Ledger.open(
      folder.path("a budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
    #expect(try await again.view(EntryRegister()).count == 1)
    try await again.add("tea 3")
    #expect(try await ledger.condition().heads.count == 1)
  }
}
