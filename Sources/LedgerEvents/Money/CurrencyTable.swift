/// The currencies of ISO 4217 with their minor unit digits.
///
/// A currency never leaves this table: a log that names it must stay readable.
enum CurrencyTable {
  /// Source: ISO 4217, list one as of 2026-01-01. Codes with the minor unit "N.A." (metals, units of account,
  /// tests) have 0 digits.
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

  /// Withdrawn since 2021, with their former digits: many ledgers have a past in them.
  ///
  /// Source: ISO 4217, list three.
  private static let withdrawn: (digits: UInt8, codes: StaticString) =
    (2, "ANG BGN CUC HRK SLL ZWL")

  /// Replaced by the euro until 2015: files and ledgers of the past are in them, but in sentences "dem" and "sit" are
  /// words.
  ///
  /// Source: ISO 4217, list three; the digits of CLDR 47.
  private static let past: [(digits: UInt8, codes: StaticString)] = [
    (0, "ESP ITL LUF"),
    (2, "ATS BEF CYP DEM EEK FIM FRF GRD IEP LTL LVL MTL NLG PTE SIT SKK"),
  ]

  /// Codes that banks write in place of that of ISO 4217, for the same value.
  static let otherCodes: [String: String] = [
    "RUR": "RUB", "RMB": "CNY", "CNH": "CNY", "NTD": "TWD", "NIS": "ILS", "YTL": "TRY",
  ]

  /// The entry of ``digits`` for letters that are no currency.
  static let none: UInt8 = 0xFF

  /// The digits of each currency, by ``place(of:_:_:)``; ``none`` if there is no such currency.
  static let digits: [UInt8] = {
    var digits = [UInt8](repeating: none, count: 26 * 26 * 26)
    for (count, codes) in active + [withdrawn] + past {
      forEachCode(in: codes) { first, second, third in
        digits[place(of: first, second, third)] = count
      }
    }
    return digits
  }()

  /// The currencies that sentences do not name.
  static let pastCurrencies: Set<Money.Currency> = {
    var all: Set<Money.Currency> = []
    for (digits, codes) in past {
      forEachCode(in: codes) {
        all.insert(Money.Currency(letters: ($0, $1, $2), digits: digits))
      }
    }
    return all
  }()

  /// All currencies, sorted by code.
  static let all: [Money.Currency] = {
    var all: [Money.Currency] = []
    for place in digits.indices where digits[place] != none {
      let (rest, third) = place.quotientAndRemainder(dividingBy: 26)
      let (first, second) = rest.quotientAndRemainder(dividingBy: 26)
      let letters = (UInt8(65 + first), UInt8(65 + second), UInt8(65 + third))
      all.append(Money.Currency(letters: letters, digits: digits[place]))
    }
    return all
  }()

  /// The index of three capital ASCII letters in ``digits``.
  static func place(of first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first &- 65) * 26 + Int(second &- 65)) * 26 + Int(third &- 65)
  }

  /// Calls a body with the three letters of each code in a blank-separated list.
  static func forEachCode(
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

/// The currency of each region.
///
/// Source: CLDR 47, supplemental data of currencies, as of November 2026; if two are legal tender, the
/// region's own; and the euro in Bulgaria, since 2026-01-01.
enum CurrencyRegions {
  /// A code, and the regions of ISO 3166-1 (with a few of CLDR) that use it.
  private static let rows: [(code: String, regions: StaticString)] = [
    ("AED", "AE"), ("AFN", "AF"), ("ALL", "AL"), ("AMD", "AM"), ("AOA", "AO"), ("ARS", "AR"),
    ("AUD", "AU CC CX HM KI NF NR TV"), ("AWG", "AW"), ("AZN", "AZ"), ("BAM", "BA"),
    ("BBD", "BB"), ("BDT", "BD"), ("BHD", "BH"), ("BIF", "BI"), ("BMD", "BM"), ("BND", "BN"),
    ("BOB", "BO"), ("BRL", "BR"), ("BSD", "BS"), ("BTN", "BT"), ("BWP", "BW"), ("BYN", "BY"),
    ("BZD", "BZ"), ("CAD", "CA"), ("CDF", "CD"), ("CHF", "CH LI"), ("CLP", "CL"), ("CNY", "CN"),
    ("COP", "CO"), ("CRC", "CR"), ("CUP", "CU"), ("CVE", "CV"), ("CZK", "CZ"), ("DJF", "DJ"),
    ("DKK", "DK FO GL"), ("DOP", "DO"), ("DZD", "DZ"), ("EGP", "EG"), ("ERN", "ER"), ("ETB", "ET"),
    (
      "EUR",
      """
      AD AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT \
      RE SI SK SM TF VA XK YT
      """
    ),
    ("FJD", "FJ"), ("FKP", "FK"), ("GBP", "GB GG GS IM JE TA"), ("GEL", "GE"), ("GHS", "GH"),
    ("GIP", "GI"), ("GMD", "GM"), ("GNF", "GN"), ("GTQ", "GT"), ("GYD", "GY"), ("HKD", "HK"),
    ("HNL", "HN"), ("HTG", "HT"), ("HUF", "HU"), ("IDR", "ID"), ("ILS", "IL PS"), ("INR", "IN"),
    ("IQD", "IQ"), ("IRR", "IR"), ("ISK", "IS"), ("JMD", "JM"), ("JOD", "JO"), ("JPY", "JP"),
    ("KES", "KE"), ("KGS", "KG"), ("KHR", "KH"), ("KMF", "KM"), ("KPW", "KP"), ("KRW", "KR"),
    ("KWD", "KW"), ("KYD", "KY"), ("KZT", "KZ"), ("LAK", "LA"), ("LBP", "LB"), ("LKR", "LK"),
    ("LRD", "LR"), ("LSL", "LS"), ("LYD", "LY"), ("MAD", "EH MA"), ("MDL", "MD"), ("MGA", "MG"),
    ("MKD", "MK"), ("MMK", "MM"), ("MNT", "MN"), ("MOP", "MO"), ("MRU", "MR"), ("MUR", "MU"),
    ("MVR", "MV"), ("MWK", "MW"), ("MXN", "MX"), ("MYR", "MY"), ("MZN", "MZ"), ("NAD", "NA"),
    ("NGN", "NG"), ("NIO", "NI"), ("NOK", "BV NO SJ"), ("NPR", "NP"), ("NZD", "CK NU NZ PN TK"),
    ("OMR", "OM"), ("PAB", "PA"), ("PEN", "PE"), ("PGK", "PG"), ("PHP", "PH"), ("PKR", "PK"),
    ("PLN", "PL"), ("PYG", "PY"), ("QAR", "QA"), ("RON", "RO"), ("RSD", "RS"), ("RUB", "RU"),
    ("RWF", "RW"), ("SAR", "SA"), ("SBD", "SB"), ("SCR", "SC"), ("SDG", "SD"), ("SEK", "SE"),
    ("SGD", "SG"), ("SHP", "AC SH"), ("SLE", "SL"), ("SOS", "SO"), ("SRD", "SR"), ("SSP", "SS"),
    ("STN", "ST"), ("SYP", "SY"), ("SZL", "SZ"), ("THB", "TH"), ("TJS", "TJ"), ("TMT", "TM"),
    ("TND", "TN"), ("TOP", "TO"), ("TRY", "TR"), ("TTD", "TT"), ("TWD", "TW"), ("TZS", "TZ"),
    ("UAH", "UA"), ("UGX", "UG"),
    ("USD", "AS BQ DG EC FM GU IO MH MP PR PW SV TC TL UM US VG VI ZW"), ("UYU", "UY"),
    ("UZS", "UZ"), ("VES", "VE"), ("VND", "VN"), ("VUV", "VU"), ("WST", "WS"),
    ("XAF", "CF CG CM GA GQ TD"), ("XCD", "AG AI DM GD KN LC MS VC"), ("XCG", "CW SX"),
    ("XOF", "BF BJ CI GW ML NE SN TG"), ("XPF", "NC PF WF"), ("YER", "YE"), ("ZAR", "ZA"),
    ("ZMW", "ZM"),
  ]

  /// Returns the currency of a region in capital letters; `nil` if it has none, as AQ.
  static func currency(ofRegion region: String) -> Money.Currency? {
    let letters = Array(region.utf8)
    guard letters.count == 2 else { return nil }
    let row = rows.first { row in
      row.regions.withUTF8Buffer { bytes in
        stride(from: 0, to: bytes.count - 1, by: 3).contains { start in
          bytes[start] == letters[0] && bytes[start + 1] == letters[1]
        }
      }
    }
    return row.flatMap { row in Money.Currency(code: row.code) }
  }
}
