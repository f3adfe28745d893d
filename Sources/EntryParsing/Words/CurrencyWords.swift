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

  /// The names of currencies, and the adjectives and names of countries in English.
  static let names: StaticString =
    """
    currency: USD CAD AUD NZD SGD buck|bucks, GBP EGP LBP SYP SDG SSP FKP GIP pound|pounds|\
    sterling|pound sterling, GBP quid|quids|british pound|british pounds, MXN ARS COP CLP PHP UYU \
    DOP CUP? peso|pesos, CHF XOF XAF XPF franc|francs|franken, SEK ISK krona|kronor|kronas, NOK \
    DKK? krone|kroner|krones, CZK koruna|korunas|koruny|korun, CZK SEK NOK DKK? crown|crowns, JPY \
    yen|yens, KRW won|wons, AED MAD dirham|dirhams|dhs, KWD BHD JOD IQD TND DZD LYD RSD? dinar|\
    dinars, SAR QAR riyal|riyals, IRR OMR YER rial|rials, TRY lira|liras|lire, ZAR rand|rands, BRL \
    real|reais|reals, HUF forint|forints, RON MDL leu|lei, VND dong|dongs, KES UGX TZS SOS \
    shilling|shillings, NGN naira|nairas, GHS cedi|cedis, ILS shekel|shekels|nis, EGP geneh|genih|\
    genih masri, KZT tenge, UZS KGS som|sum, GEL lari, BGN leva|lev, ETB birr, PEN soles, CRC SVC \
    colones, HNL lempira|lempiras, GTQ quetzal|quetzales, PYG guarani|guaranies, MMK kyat|kyats, \
    ZMW MWK kwacha, AZN manat, AMD dram, USD us dollar|us dollars|american dollar|american \
    dollars|dlls|dls, EUR eurs|euroes
    currency currencyPrefix: USD CAD AUD NZD SGD HKD TWD BBD BSD BZD FJD JMD TTD NAD dollar|\
    dollars, EUR euro|euros, INR PKR LKR NPR MUR SCR rupee|rupees|rupaye|rupiya, CNY yuan|\
    renminbi|kuai, RUB BYN ruble|rubles|rouble|roubles, UAH hryvnia|hryvnias|hryvnya, PLN zloty|\
    zlotys|zlotych|zlote, THB baht|bahts, IDR rupiah|rupiahs, MYR ringgit|ringgits, BDT taka|\
    takas, VND vn$, JMD jm$|j$, TWD tw$, FJD fj$, CLP cl$, UYU uy$, BZD bz$, BBD bds$, MXN mex$, \
    CHF sfr|swiss franc|swiss francs
    nation: USD american, CAD canadian|canada, AUD australian|aussie|australia, NZD new zealand|\
    kiwi, SGD singapore|singaporean|sing, HKD hong kong, TWD taiwan|taiwanese|new taiwan, FJD \
    fijian|fiji, JMD jamaican, BBD barbadian, NAD namibian, GBP british|english|uk, EGP egyptian|\
    egypt, LBP lebanese|lebanon, SYP syrian, SDG sudanese, INR indian|india, PKR pakistani|\
    pakistan, LKR sri lankan|lankan|sri lanka, NPR nepalese|nepali|nepal, MUR mauritian, MXN \
    mexican|mexico, ARS argentine|argentinian|argentina, COP colombian|colombia, CLP chilean|\
    chile, PHP philippine|filipino, UYU uruguayan, DOP dominican, CUP cuban, CHF swiss, SEK \
    swedish, NOK norwegian, DKK danish, ISK icelandic, CZK czech, JPY japanese, CNY chinese, KRW \
    korean|south korean, AED emirati|uae, MAD moroccan, KWD kuwaiti|kuwait, BHD bahraini|bahrain, \
    JOD jordanian, IQD iraqi, TND tunisian, DZD algerian, LYD libyan, RSD serbian, SAR saudi|saudi \
    arabian, QAR qatari|qatar, OMR omani|oman, YER yemeni, IRR iranian, TRY turkish, ZAR south \
    african, BRL brazilian, RUB russian, BYN belarusian, UAH ukrainian, PLN polish, HUF hungarian, \
    RON romanian, MDL moldovan, THB thai, IDR indonesian, MYR malaysian|malaysia, VND vietnamese, \
    KES kenyan, UGX ugandan, TZS tanzanian, NGN nigerian, GHS ghanaian, ILS israeli, BDT \
    bangladeshi, BGN bulgarian, PEN peruvian
    """

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
