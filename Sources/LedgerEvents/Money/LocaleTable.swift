/// The ``NumberConventions`` of locales.
///
/// Some regions differ from their language. Unlisted languages have the marks of English, and the day before
/// the month. Source: CLDR 47, symbols of Latin digits and short dates.
enum LocaleTable {
  /// Decimal comma, dots between groups.
  private static let commaAndDot = words(
    """
    ast az bs ca da de dsb el es eu fo fy gl hr hsb ia id is it jv kl ku lb ln lo mk nl pt ro rn rw \
    sc sl sr su tr vi wo ar-DZ ar-LB ar-LY ar-MA ar-MR ar-TN en-AT en-BE en-DE en-DK en-ES en-ID \
    en-IT en-NL en-PL en-RO en-SI fr-LU ms-BN ms-ID sw-CD
    """)

  /// Decimal comma, spaces between groups.
  private static let commaAndBlank = words(
    """
    af be bg br cs cv eo et fi fr ht hu hy ie ka kab kk ky lt lv nb nn no pl ru sah se sk smn sq sv \
    tg tk tt uk uz vec zgh en-CZ en-FI en-FR en-HU en-NO en-PT en-SE en-SK en-ZA es-CR pt-AO pt-CH \
    pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL
    """)

  /// Decimal dot, apostrophes between groups.
  private static let dotAndApostrophe = words("gsw rm de-CH de-LI en-CH it-CH")

  /// Decimal dot, commas between groups, unlike the language in general.
  private static let dotAndComma = words(
    "es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US")

  /// Groups of three, then two.
  private static let indianGroups = words(
    "as bgc bn brx dv dz gu hi kok ml mr ne or pa sa ta te en-IN")

  /// Month before day.
  private static let monthFirst = words(
    """
    ak ceb chr ee en fil lkt zu en-AS en-BI en-GU en-MH en-MP en-PH en-PR en-UM en-US en-VI es-PA \
    es-PR
    """)

  /// Year before month before day.
  private static let yearFirst = words(
    """
    af bo ckb dz eo eu fa hu ii ja kl ko lt mn ne ps rw sah se si sv tn ug wa yue zh en-CA en-SE \
    en-ZA fr-CA
    """)

  /// Day first, unlike the language in general.
  private static let dayFirst = words("zh-HK zh-MO zh-SG")

  /// Decimal comma, but the currency sign before the number.
  private static let signFirst = words(
    """
    af eo fy ia id ie jv lo ms nl pt rw su tr wo de-AT en-AT en-ID en-NL en-ZA es-419 es-AR es-BO \
    es-CL es-CO es-CR es-EC es-PY es-UY es-VE sw-CD
    """)

  /// Portuguese except that of Brazil, which is meant by "pt" alone.
  private static let signLastInPortuguese = words(
    "pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL")

  /// Decimal dot, but the currency sign after the number.
  private static let signLast = words("ar bn gsw he km my rm en-150")

  /// The marks of English, and none of the conventions above.
  private static let asInEnglish = words(
    """
    agq ak am ar as bem ckb cy doi dua ebu ee ff ga gd gez gu gv ha he hi ia ig kam ki kln kn ks kw lag lg \
    luo luy mas mer mg mt my nan nd om pa pcm qu rn saq sat sbp sd shi sn so syr th ti to tzm ug ur vai vun \
    wo xog yi yo yrl zgh
    """)

  /// Whether a language is listed; many that are like English are listed only for this.
  static func knows(language: String) -> Bool { languages.contains(language[...]) }

  private static let languages: Set<Substring> = Set(
    [
      commaAndDot, commaAndBlank, dotAndApostrophe, dotAndComma, indianGroups, monthFirst,
      yearFirst,
      signFirst, signLast, asInEnglish,
    ].joined().map { $0.prefix { $0 != "-" } })

  /// Returns the conventions of a language in lower case, in a region in upper case that may be empty.
  static func conventions(language: String, region: String) -> NumberConventions {
    let locale = region.isEmpty ? language : "\(language)-\(region)"
    func isIn(_ list: Set<Substring>) -> Bool {
      list.contains(locale[...]) || list.contains(language[...])
    }
    var conventions = NumberConventions(
      decimalSeparator: ".", groupingSeparator: ",", language: language, region: region)
    if dotAndComma.contains(locale[...]) {
      // Keeps the initial marks.
    } else if isIn(dotAndApostrophe) {
      conventions.groupingSeparator = "\u{2019}"
    } else if commaAndBlank.contains(locale[...]) {
      conventions.decimalSeparator = ","
      conventions.groupingSeparator = " "
    } else if isIn(commaAndDot) {
      conventions.decimalSeparator = ","
      conventions.groupingSeparator = "."
    } else if isIn(commaAndBlank) {
      conventions.decimalSeparator = ","
      conventions.groupingSeparator = " "
    }
    if isIn(indianGroups) { conventions.groupingStyle = .indian }
    conventions.signComesFirst =
      conventions.decimalSeparator == "."
      ? !isIn(signLast) : isIn(signFirst) && !signLastInPortuguese.contains(locale[...])
    conventions.dateOrder = dateOrder(language: language, region: region, locale: locale)
    return conventions
  }

  private static func dateOrder(
    language: String, region: String, locale: String
  ) -> NumberConventions.DateOrder {
    if dayFirst.contains(locale[...]) { return .dayMonth }
    // English has no order of its own: only without a region is it American.
    let speaksForItself = region.isEmpty || language != "en"
    if monthFirst.contains(locale[...]) { return .monthDay }
    if yearFirst.contains(locale[...]) { return .yearMonthDay }
    if speaksForItself, monthFirst.contains(language[...]) { return .monthDay }
    if speaksForItself, yearFirst.contains(language[...]) { return .yearMonthDay }
    return .dayMonth
  }

  private static func words(_ list: String) -> Set<Substring> {
    Set(list.split(separator: " "))
  }
}
