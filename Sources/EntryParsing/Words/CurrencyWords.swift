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
    currency: USD CAD AUD NZD SGD buck|bucks, GBP EGP LBP SYP SDG SSP FKP GIP pound(|s)|sterling|\
    pound sterling, GBP quid|quids|british pound(|s), MXN ARS COP CLP PHP UYU DOP CUP? peso|pesos, \
    CHF XOF XAF XPF fran(c|cs|ken), SEK ISK kron(a|or|as), NOK DKK? krone(|r|s), CZK korun(|a|as|\
    y), CZK SEK NOK DKK? crown(|s), JPY yen|yens, KRW won|wons, AED MAD dirham(|s)|dhs, KWD BHD \
    JOD IQD TND DZD LYD RSD? dinar(|s), SAR QAR riyal(|s), IRR OMR YER rial|rials, TRY lir(a|as|\
    e), ZAR rand|rands, BRL rea(l|is|ls), HUF forint(|s), RON MDL leu|lei, VND dong|dongs, KES UGX \
    TZS SOS shilling(|s), NGN naira(|s), GHS cedi|cedis, ILS shekel(|s)|nis, EGP geneh|genih|genih \
    masri, KZT tenge, UZS KGS som|sum, GEL lari, BGN leva|lev, ETB birr, PEN soles, CRC SVC \
    colones, HNL lempira(|s), GTQ quetzal(|es), PYG guarani(|es), MMK kyat|kyats, ZMW MWK kwacha, \
    AZN manat, AMD dram, USD us dollar(|s)|american dollar(|s)|dlls|dls, EUR eurs|euroes
    currency currencyPrefix: USD CAD AUD NZD SGD HKD TWD BBD BSD BZD FJD JMD TTD NAD dollar(|s), \
    EUR euro|euros, INR PKR LKR NPR MUR SCR rup(ee|ees|aye|iya), CNY yuan|renminbi|kuai, RUB BYN \
    ruble(|s)|rouble(|s), UAH hryvn(ia|ias|ya), PLN zlot(y|ys|ych|e), THB baht|bahts, IDR rupiah(|\
    s), MYR ringgit(|s), BDT taka|takas, VND vn$, JMD jm$|j$, TWD tw$, FJD fj$, CLP cl$, UYU uy$, \
    BZD bz$, BBD bds$, MXN mex$, CHF sfr|swiss franc(|s)
    nation: USD american, CAD canad(ian|a), AUD australia(|n)|aussie, NZD new zealand|kiwi, SGD \
    singapore(|an)|sing, HKD hong kong, TWD taiwan(|ese)|new taiwan, FJD fijian|fiji, JMD \
    jamaican, BBD barbadian, NAD namibian, GBP british|english|uk, EGP egypt(|ian), LBP leban(ese|\
    on), SYP syrian, SDG sudanese, INR india(|n), PKR pakistan(|i), LKR sri lanka(|n)|lankan, NPR \
    nepal(|ese|i), MUR mauritian, MXN mexic(an|o), ARS argentin(e|ian|a), COP colombia(|n), CLP \
    chile(|an), PHP philippine|filipino, UYU uruguayan, DOP dominican, CUP cuban, CHF swiss, SEK \
    swedish, NOK norwegian, DKK danish, ISK icelandic, CZK czech, JPY japanese, CNY chinese, KRW \
    korean|south korean, AED emirati|uae, MAD moroccan, KWD kuwait(|i), BHD bahrain(|i), JOD \
    jordanian, IQD iraqi, TND tunisian, DZD algerian, LYD libyan, RSD serbian, SAR saudi|saudi \
    arabian, QAR qatar(|i), OMR omani|oman, YER yemeni, IRR iranian, TRY turkish, ZAR south \
    african, BRL brazilian, RUB russian, BYN belarusian, UAH ukrainian, PLN polish, HUF hungarian, \
    RON romanian, MDL moldovan, THB thai, IDR indonesian, MYR malaysia(|n), VND vietnamese, KES \
    kenyan, UGX ugandan, TZS tanzanian, NGN nigerian, GHS ghanaian, ILS israeli, BDT bangladeshi, \
    BGN bulgarian, PEN peruvian
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
