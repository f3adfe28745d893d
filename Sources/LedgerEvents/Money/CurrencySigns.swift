/// The signs of currencies.
///
/// Source: the symbols of CLDR 47 in the languages of each currency, and the spellings of price tags.
enum CurrencySigns {
  /// A sign, and the codes of its currencies, the most common first.
  private static let rows: [(sign: String, codes: StaticString)] = [
    ("€", "EUR"),
    (
      "$",
      """
      USD CAD AUD NZD SGD HKD MXN TWD ARS CLP COP BBD BMD BND BSD BZD DOP FJD GYD JMD KYD LRD NAD \
      SBD SRD TTD UYU XCD CUP NIO TOP WST
      """
    ),
    ("US$", "USD"), ("CA$", "CAD"), ("C$", "CAD NIO"), ("A$", "AUD"), ("AU$", "AUD"),
    ("NZ$", "NZD"), ("S$", "SGD"), ("HK$", "HKD"), ("MX$", "MXN"), ("NT$", "TWD"), ("R$", "BRL"),
    ("AR$", "ARS"), ("CLP$", "CLP"), ("COL$", "COP"), ("CO$", "COP"), ("RD$", "DOP"),
    ("J$", "JMD"), ("TT$", "TTD"), ("EC$", "XCD"), ("BZ$", "BZD"), ("B$", "BND BSD"),
    ("Bds$", "BBD"), ("BD$", "BMD"), ("FJ$", "FJD"), ("G$", "GYD"), ("CI$", "KYD"), ("L$", "LRD"),
    ("N$", "NAD"), ("SI$", "SBD"), ("Sr$", "SRD"), ("$U", "UYU"), ("T$", "TOP"), ("WS$", "WST"),
    ("MOP$", "MOP"), ("Z$", "ZWL"), ("ZiG", "ZWG"),
    ("£", "GBP EGP FKP GIP SHP SDG SSP LBP SYP"), ("E£", "EGP"), ("LE", "EGP"), ("L£", "LBP"),
    ("LL", "LBP"), ("S£", "SYP"),
    ("¥", "JPY CNY"), ("￥", "JPY CNY"), ("円", "JPY"), ("CN¥", "CNY"), ("元", "CNY TWD HKD"),
    ("RMB", "CNY"), ("JP¥", "JPY"),
    ("₹", "INR"), ("Rs", "INR PKR LKR NPR MUR SCR"), ("Rs.", "INR PKR LKR NPR MUR SCR"),
    ("₨", "PKR NPR LKR MUR SCR"), ("Re", "INR PKR LKR NPR MUR SCR"), ("रु", "NPR INR"),
    ("රු", "LKR"), ("Rf", "MVR"), ("Nu.", "BTN"), ("৳", "BDT"), ("Tk", "BDT"), ("؋", "AFN"),
    ("kr", "SEK NOK DKK ISK"), ("kr.", "DKK ISK SEK NOK"), ("Kč", "CZK"), ("Kčs", "CZK"),
    ("zł", "PLN"), ("Ft", "HUF"), ("lei", "RON MDL"), ("leu", "RON MDL"), ("лв", "BGN"),
    ("лв.", "BGN"), ("kn", "HRK"), ("KM", "BAM"), ("КМ", "BAM"), ("RSD", "RSD"), ("дин.", "RSD"),
    ("din.", "RSD"),
    ("ден", "MKD"), ("ден.", "MKD"), ("Lek", "ALL"), ("Lekë", "ALL"), ("CHF", "CHF"),
    ("Fr.", "CHF"), ("SFr.", "CHF"),
    ("SFr", "CHF"), ("Fr", "CHF XAF XOF XPF"),
    ("₽", "RUB"), ("руб", "RUB"), ("руб.", "RUB"), ("р.", "RUB BYN"), ("Br", "BYN ETB"),
    ("₴", "UAH"), ("грн", "UAH"), ("грн.", "UAH"), ("₸", "KZT"), ("₾", "GEL"), ("֏", "AMD"),
    ("₼", "AZN"), ("сом", "KGS"), ("⃀", "KGS"), ("soʻm", "UZS"), ("so'm", "UZS"),
    ("₺", "TRY"), ("TL", "TRY"), ("₪", "ILS"), ("﷼", "IRR SAR YER OMR QAR"), ("SR", "SAR SCR"),
    ("⃁", "SAR"), ("ر.س", "SAR"), ("QR", "QAR"), ("ر.ق", "QAR"), ("Dh", "AED MAD"),
    ("Dhs", "AED"), ("د.إ", "AED"), ("BD", "BHD"), ("د.ب", "BHD"), ("KD", "KWD"), ("د.ك", "KWD"),
    ("JD", "JOD"), ("د.ا", "JOD"), ("ر.ع.", "OMR"), ("د.ع", "IQD"), ("DH", "MAD AED"),
    ("د.م.", "MAD"), ("DT", "TND"), ("د.ت", "TND"), ("DA", "DZD"), ("د.ج", "DZD"),
    ("LD", "LYD"), ("د.ل", "LYD"), ("ج.م", "EGP"), ("ل.ل", "LBP"),
    ("₩", "KRW KPW"), ("￦", "KRW"), ("원", "KRW"), ("₫", "VND"), ("đ", "VND"), ("฿", "THB"),
    ("₱", "PHP CUP"), ("Rp", "IDR"), ("RM", "MYR"), ("₭", "LAK"), ("៛", "KHR"), ("Ks", "MMK"),
    ("₮", "MNT"),
    ("₦", "NGN"), ("₵", "GHS"), ("GH₵", "GHS"), ("KSh", "KES"), ("Ksh", "KES"),
    ("USh", "UGX"), ("TSh", "TZS"), ("Sh", "KES TZS UGX SOS"), ("R", "ZAR"), ("ZK", "ZMW"),
    ("P", "BWP"), ("Kz", "AOA"), ("MT", "MZN"), ("MTn", "MZN"), ("MK", "MWK"), ("Ar", "MGA"),
    ("FRw", "RWF"), ("RF", "RWF"), ("FBu", "BIF"), ("FC", "CDF"), ("FCFA", "XAF XOF"),
    ("CFA", "XOF XAF"), ("F CFA", "XOF XAF"), ("Fdj", "DJF"), ("FG", "GNF"), ("CF", "KMF"),
    ("F", "XPF"), ("FCFP", "XPF"), ("Nfk", "ERN"), ("UM", "MRU"), ("Db", "STN"), ("Le", "SLE SLL"),
    ("L", "HNL LSL SZL"), ("E", "SZL"), ("D", "GMD"), ("Esc", "CVE"), ("£S", "SYP"),
    ("Bs", "BOB VES"), ("Bs.", "BOB VES"), ("₡", "CRC SVC"), ("Q", "GTQ"), ("S/", "PEN"),
    ("S/.", "PEN"), ("₲", "PYG"), ("Gs.", "PYG"), ("B/.", "PAB"), ("B/", "PAB"), ("G", "HTG"),
    ("K", "PGK ZMW MMK"), ("VT", "VUV"), ("ƒ", "AWG XCG ANG"), ("Cg", "XCG"), ("Cg.", "XCG"),
    ("Afl.", "AWG"),
  ]

  /// The signs of ``rows``, folded and packed.
  private static let packedSigns = rows.map { row in packed(folded(row.sign)) }

  /// The bytes of a text packed into one number; `nil` if it is longer than any sign.
  private static func packed(_ text: String) -> UInt64? {
    guard text.utf8.count <= 8 else { return nil }
    return text.utf8.reduce(0) { packed, byte in packed << 8 | UInt64(byte) }
  }

  /// A single letter is case-sensitive ("R", not "r"); longer signs are not.
  private static func folded(_ sign: String) -> String {
    sign.utf8.count == 1 ? sign : sign.lowercased()
  }

  /// The table of ``sign(of:)``.
  private static let signsOfCurrencies: [Money.Currency: String] = {
    var owned: [Money.Currency: String] = [:]
    var shared: [Money.Currency: String] = [:]
    for row in rows {
      for (place, currency) in currencies(row.codes).enumerated() {
        if place == 0, owned[currency] == nil { owned[currency] = row.sign }
        // "kr" is how NOK is written locally; "$" for NIO would be read as dollars.
        let isWord = row.sign.allSatisfy { character in character.isLetter || character == "." }
        if isWord, shared[currency] == nil { shared[currency] = row.sign }
      }
    }
    return owned.merging(shared) { own, _ in own }
  }()

  /// Returns the currencies written with a sign, the most common first.
  static func currencies(signed sign: String) -> [Money.Currency] {
    let wanted = folded(sign)
    let bytes = packed(wanted)
    var places: [Int] = []
    for (place, sign) in packedSigns.enumerated() where sign == bytes { places.append(place) }
    if places.isEmpty, !wanted.utf8.allSatisfy({ byte in byte < 0x80 }) {
      // An accent may be a separate character.
      places = rows.indices.filter { place in folded(rows[place].sign) == wanted }
    }
    var found: [Money.Currency] = []
    for place in places {
      for currency in currencies(rows[place].codes) where !found.contains(currency) {
        found.append(currency)
      }
    }
    return found
  }

  /// Returns the codes of the only row with a sign; `nil` if none has it, or several.
  static func codes(signed sign: String) -> StaticString? {
    let bytes = packed(folded(sign))
    var found: StaticString?
    for (place, sign) in packedSigns.enumerated() where sign == bytes {
      if found != nil { return nil }
      found = rows[place].codes
    }
    return found
  }

  /// Returns the display sign of a currency; `nil` if people write the code.
  ///
  /// The first sign that most commonly means the currency, otherwise the first word that it shares.
  static func sign(of currency: Money.Currency) -> String? { signsOfCurrencies[currency] }

  private static func currencies(_ codes: StaticString) -> [Money.Currency] {
    var found: [Money.Currency] = []
    CurrencyTable.forEachCode(in: codes) { first, second, third in
      if let currency = Money.Currency(bytes: (first, second, third)) { found.append(currency) }
    }
    return found
  }
}
