/// The currencies of ISO 4217, with their digits, the signs that people write, and where they are
/// money.
///
/// A currency never leaves this table: a log that names it must stay readable.
enum CurrencyTable {
  /// Source: ISO 4217, list one as of 2026-01-01. The codes whose minor unit it gives as "N.A."
  /// (metals, units of account, tests) stand with 0 digits.
  private static let active: [(digits: UInt8, codes: StaticString)] = [
    (
      0,
      """
      BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XAG XAU XBA XBB XBC XBD XDR XOF \
      XPD XPF XPT XSU XTS XUA XXX
      """
    ),
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD \
      CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
      GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD \
      LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB \
      PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP \
      SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW \
      ZWG
      """
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
  ]

  /// Withdrawn since 2021, with the digits that they had: the past of many ledgers is in them.
  ///
  /// Source: ISO 4217, list three.
  private static let withdrawn: (digits: UInt8, codes: StaticString) =
    (2, "ANG BGN CUC HRK SLL ZWL")

  /// What ``digits`` holds where no currency has the letters.
  static let none: UInt8 = 0xFF

  /// The digits of each currency, by ``place(of:_:_:)``; ``none`` where there is no such currency.
  static let digits: [UInt8] = {
    var digits = [UInt8](repeating: none, count: 26 * 26 * 26)
    for (count, codes) in active + [withdrawn] {
      forEachCode(in: codes) { first, second, third in
        digits[place(of: first, second, third)] = count
      }
    }
    return digits
  }()

  /// All currencies, sorted by code.
  static let all: [Currency] = {
    var all: [Currency] = []
    for (count, codes) in active + [withdrawn] {
      forEachCode(in: codes) { first, second, third in
        all.append(Currency(letters: (first, second, third), digits: count))
      }
    }
    return all.sorted()
  }()

  /// Where three capital letters of ASCII stand in ``digits``.
  static func place(of first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first &- 65) * 26 + Int(second &- 65)) * 26 + Int(third &- 65)
  }

  /// Calls a body with the three letters of each code in a list that blanks separate.
  private static func forEachCode(
    in codes: StaticString, _ body: (UInt8, UInt8, UInt8) -> Void
  ) {
    codes.withUTF8Buffer { bytes in
      var start = 0
      while start + 3 <= bytes.count {
        body(bytes[start], bytes[start + 1], bytes[start + 2])
        start += 4
      }
    }
  }
}
