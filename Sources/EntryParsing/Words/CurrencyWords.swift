/// The signs of currencies, and their names that most languages share.
enum CurrencyWords {
  /// Signs before or after the number; ``LedgerEvents/Money/Currency/signed(_:)`` gives their currencies.
  ///
  /// Signs of one letter, and those that are also words ("Le", "Sh"), are left out.
  static let signs: [StaticString] = [
    "€", "$", "US$", "CA$", "C$", "A$", "AU$", "NZ$", "S$", "HK$", "MX$", "NT$", "R$", "AR$",
    "COL$", "RD$", "TT$", "EC$", "£", "E£", "L£", "¥", "￥", "円", "元", "CN¥", "JP¥", "RMB", "₹",
    "Rs", "₨", "रु", "රු", "৳", "Tk", "؋", "kr", "Kč", "zł", "лв", "₽", "руб", "₴", "грн", "₸", "₾",
    "֏", "₼", "сом", "so'm", "₺", "TL", "₪", "﷼", "Dhs", "د.إ", "د.ك", "دج", "د.ج", "ر.س", "ر.ق",
    "د.ب", "ج.م", "د.م.", "₩", "￦", "원", "₫", "฿",
    "₱", "Rp", "RM", "₭", "៛", "₮", "₦", "₵", "KSh", "USh", "TSh", "FCFA", "CFA", "₡", "₲", "ƒ",
  ]

  static let table = LanguageTable(
    language: "", splitsElisions: false,
    rows: [
      .currency(
        "USD CAD AUD NZD SGD HKD TWD BBD BSD BZD FJD JMD TTD NAD", "dollar, dollars",
        .currencyPrefix),
      .currency("USD CAD AUD NZD SGD", "buck, bucks"),
      .currency("EUR", "euro, euros", .currencyPrefix),
      .currency("GBP EGP LBP SYP SDG SSP FKP GIP", "pound, pounds, sterling, pound sterling"),
      .currency("GBP", "quid, quids"),
      .currency("INR PKR LKR NPR MUR SCR", "rupee, rupees, rupaye, rupiya", .currencyPrefix),
      .currency("MXN ARS COP CLP PHP UYU DOP CUP?", "peso, pesos"),
      .currency("CHF XOF XAF XPF", "franc, francs, franken"),
      .currency("SEK ISK", "krona, kronor, kronas"),
      .currency("NOK DKK?", "krone, kroner, krones"),
      .currency("CZK", "koruna, korunas, koruny, korun"),
      .currency("CZK SEK NOK DKK?", "crown, crowns"),
      .currency("JPY", "yen, yens"),
      .currency("CNY", "yuan, renminbi, kuai", .currencyPrefix),
      .currency("KRW", "won, wons"),
      .currency("AED MAD", "dirham, dirhams, dhs"),
      .currency("KWD BHD JOD IQD TND DZD LYD RSD?", "dinar, dinars"),
      .currency("SAR QAR", "riyal, riyals"),
      .currency("IRR OMR YER", "rial, rials"),
      .currency("TRY", "lira, liras, lire"),
      .currency("ZAR", "rand, rands"),
      .currency("BRL", "real, reais, reals"),
      .currency("RUB BYN", "ruble, rubles, rouble, roubles", .currencyPrefix),
      .currency("UAH", "hryvnia, hryvnias, hryvnya", .currencyPrefix),
      .currency("PLN", "zloty, zlotys, zlotych, zlote", .currencyPrefix),
      .currency("HUF", "forint, forints"), .currency("RON MDL", "leu, lei"),
      .currency("THB", "baht, bahts", .currencyPrefix),
      .currency("IDR", "rupiah, rupiahs", .currencyPrefix),
      .currency("MYR", "ringgit, ringgits", .currencyPrefix), .currency("VND", "dong, dongs"),
      .currency("KES UGX TZS SOS", "shilling, shillings"), .currency("NGN", "naira, nairas"),
      .currency("GHS", "cedi, cedis"), .currency("ILS", "shekel, shekels, nis"),
      .currency("EGP", "geneh, genih, genih masri"),
      .currency("BDT", "taka, takas", .currencyPrefix), .currency("KZT", "tenge"),
      .currency("UZS KGS", "som, sum"), .currency("GEL", "lari"), .currency("BGN", "leva, lev"),
      .currency("ETB", "birr"), .currency("PEN", "soles"), .currency("CRC SVC", "colones"),
      .currency("HNL", "lempira, lempiras"), .currency("GTQ", "quetzal, quetzales"),
      .currency("PYG", "guarani, guaranies"), .currency("MMK", "kyat, kyats"),
      .currency("ZMW MWK", "kwacha"), .currency("AZN", "manat"), .currency("AMD", "dram"),
      .currency("VND", "vn$", .currencyPrefix), .currency("JMD", "jm$, j$", .currencyPrefix),
      .currency("TWD", "tw$", .currencyPrefix), .currency("FJD", "fj$", .currencyPrefix),
      .currency("CLP", "cl$", .currencyPrefix), .currency("UYU", "uy$", .currencyPrefix),
      .currency("BZD", "bz$", .currencyPrefix), .currency("BBD", "bds$", .currencyPrefix),
      .currency("USD", "us dollar, us dollars, american dollar, american dollars"),
      .currency("MXN", "mex$", .currencyPrefix), .currency("USD", "dlls, dls"),
      .currency("EUR", "eurs, euroes"),
      .currency("CHF", "sfr, swiss franc, swiss francs", .currencyPrefix),
      .currency("GBP", "british pound, british pounds"),
    ])

  /// Adjectives and names of countries in English.
  static let nations = LanguageTable(
    language: "", splitsElisions: false,
    rows: [
      .nation("USD", "american"), .nation("CAD", "canadian, canada"),
      .nation("AUD", "australian, aussie, australia"),
      .nation("NZD", "new zealand, kiwi"), .nation("SGD", "singapore, singaporean, sing"),
      .nation("HKD", "hong kong"), .nation("TWD", "taiwan, taiwanese, new taiwan"),
      .nation("FJD", "fijian, fiji"), .nation("JMD", "jamaican"), .nation("BBD", "barbadian"),
      .nation("NAD", "namibian"), .nation("GBP", "british, english, uk"),
      .nation("EGP", "egyptian, egypt"), .nation("LBP", "lebanese, lebanon"),
      .nation("SYP", "syrian"), .nation("SDG", "sudanese"),
      .nation("INR", "indian, india"), .nation("PKR", "pakistani, pakistan"),
      .nation("LKR", "sri lankan, lankan, sri lanka"), .nation("NPR", "nepalese, nepali, nepal"),
      .nation("MUR", "mauritian"), .nation("MXN", "mexican, mexico"),
      .nation("ARS", "argentine, argentinian, argentina"), .nation("COP", "colombian, colombia"),
      .nation("CLP", "chilean, chile"), .nation("PHP", "philippine, filipino"),
      .nation("UYU", "uruguayan"), .nation("DOP", "dominican"), .nation("CUP", "cuban"),
      .nation("CHF", "swiss"), .nation("SEK", "swedish"), .nation("NOK", "norwegian"),
      .nation("DKK", "danish"), .nation("ISK", "icelandic"), .nation("CZK", "czech"),
      .nation("JPY", "japanese"), .nation("CNY", "chinese"), .nation("KRW", "korean, south korean"),
      .nation("AED", "emirati, uae"), .nation("MAD", "moroccan"), .nation("KWD", "kuwaiti, kuwait"),
      .nation("BHD", "bahraini, bahrain"), .nation("JOD", "jordanian"), .nation("IQD", "iraqi"),
      .nation("TND", "tunisian"), .nation("DZD", "algerian"), .nation("LYD", "libyan"),
      .nation("RSD", "serbian"), .nation("SAR", "saudi, saudi arabian"),
      .nation("QAR", "qatari, qatar"), .nation("OMR", "omani, oman"), .nation("YER", "yemeni"),
      .nation("IRR", "iranian"), .nation("TRY", "turkish"), .nation("ZAR", "south african"),
      .nation("BRL", "brazilian"), .nation("RUB", "russian"), .nation("BYN", "belarusian"),
      .nation("UAH", "ukrainian"), .nation("PLN", "polish"), .nation("HUF", "hungarian"),
      .nation("RON", "romanian"), .nation("MDL", "moldovan"), .nation("THB", "thai"),
      .nation("IDR", "indonesian"), .nation("MYR", "malaysian, malaysia"),
      .nation("VND", "vietnamese"), .nation("KES", "kenyan"), .nation("UGX", "ugandan"),
      .nation("TZS", "tanzanian"), .nation("NGN", "nigerian"), .nation("GHS", "ghanaian"),
      .nation("ILS", "israeli"), .nation("BDT", "bangladeshi"), .nation("BGN", "bulgarian"),
      .nation("PEN", "peruvian"),
    ])

  /// Metals, units of account and test codes: not used for payment, and `XXX` masks digits.
  static let noMoney = CurrencySet("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX").currencies

  /// Codes that are also words: they count as codes only in capitals, in a text that also has lower case.
  static let codesThatAreWords: Set<String> = [
    "all", "ang", "bam", "bob", "che", "cop", "cou", "cup", "ern", "fun", "gel", "kid", "lak",
    "mad",
    "mop", "mur", "nad", "net", "pab", "pen", "ron", "rub", "sos", "std", "top", "try", "yer",
    "zig",
  ]
}
