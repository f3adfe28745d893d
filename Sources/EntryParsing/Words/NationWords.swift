/// Countries and cities that tell which of the currencies of one name is meant.
enum NationWords {
  /// Names that are the same, or known, in many languages, and English ones.
  private static let places: StaticString =
    """
    nation: CAD toronto|montreal|vancouver|ottawa|calgary, AUD sydney|melbourne|brisbane|adelaide, \
    NZD auckland|queenstown, GBP london|londres|londra|londen|london bridge|edinburgh|glasgow|\
    leeds|england|scotland|wales, EGP cairo|kairo|hurghada, INR delhi|new delhi|mumbai|bombay|\
    bangalore|bengaluru|chennai|jaipur|goa, PKR karachi|lahore|islamabad, LKR colombo, NPR \
    kathmandu, IDR bali|jakarta|indonesia, MXN cancun|tijuana|guadalajara|monterrey|oaxaca|mexico \
    city|cdmx|tulum, ARS buenos aires, COP bogota|medellin|cartagena, CLP santiago|santiago de \
    chile, PHP manila|cebu|philippines|pinoy, UYU montevideo|uruguay, DOP punta cana|santo \
    domingo|dominican republic, CUP havana|la habana|havanna|la havane|cuba, CHF zurich|geneva|\
    genf|genève|ginebra|ginevra|basel|lausanne|lugano|switzerland, SEK stockholm|gothenburg|\
    göteborg|malmö|estocolmo|stoccolma|sweden, NOK oslo|bergen|trondheim|tromsø|norway, DKK \
    copenhagen|kopenhagen|copenhague|copenaghen|københavn|aarhus|denmark, ISK reykjavik|iceland, \
    CZK prague|prag|praga|praag|praha|brno|czechia|czech republic, JPY tokyo|tokio|tóquio|osaka|\
    kyoto|japan, CNY beijing|peking|shanghai|shenzhen|china, AED dubai|abu dhabi, MAD marrakech|\
    marrakesh|casablanca|morocco, USD usa|united states
    """

  private static let others: [String: StaticString] = [
    "de":
      """
    nation: USD amerikanische|amerikanischen|amerikanischer|us|usa|amerika, CAD kanadische|\
    kanadischen|kanada, AUD australische|australischen|australien, NZD neuseeländische|\
    neuseeländischen|neuseeland, GBP britische|britischen|englische|englischen|england|\
    großbritannien, EGP ägyptische|ägyptischen|ägypten, INR indische|indischen|indien, IDR \
    indonesische|indonesien, MXN mexikanische|mexikanischen|mexiko, ARS argentinische|\
    argentinischen|argentinien, COP kolumbianische|kolumbianischen|kolumbien, CLP chilenische|\
    chilenischen, PHP philippinische|philippinischen|philippinen, CHF schweizer|schweiz, SEK \
    schwedische|schwedischen|schweden, NOK norwegische|norwegischen|norwegen, DKK dänische|\
    dänischen|dänemark, ISK isländische|isländischen|island, CZK tschechische|tschechischen|\
    tschechien, JPY japanische|japanischen|japan, PLN polnische|polnischen|polen, TRY türkische|\
    türkischen|türkei, BRL brasilianische|brasilien, AED emirate, MAD marokkanische|marokko
    """,
    "fr":
      """
    nation: USD américain|américains|us|états unis|amérique|usa, CAD canadien|canadiens|québec, \
    AUD australien|australiens|australie, GBP britannique|britanniques|anglais|anglaises|\
    angleterre, EGP égyptien|égyptiennes|égypte, INR indienne|indiennes|inde, IDR indonésienne|\
    indonésiennes|indonésie, MXN mexicain|mexicains|mexique, ARS argentin|argentins|argentine, \
    COP colombien|colombiens|colombie, CLP chilien|chiliens|chili, PHP philippin|philippins, CHF \
    suisse|suisses, SEK suédoise|suédoises|suède, NOK norvégienne|norvégiennes|norvège, DKK \
    danoise|danoises|danemark, ISK islandaise|islandaises|islande, CZK tchèque|tchèques|\
    tchéquie, JPY japonais|japon, PLN polonais|pologne, TRY turque|turques|turquie, BRL \
    brésilien|brésiliens|brésil, MAD marocain|marocains|maroc, TND tunisien|tunisiens|tunisie, \
    DZD algérien|algériens|algérie, XOF cfa|sénégal, XPF pacifique|tahiti
    """,
    "es":
      """
    nation: USD americano|americanos|estadounidense|estadounidenses|estados unidos|eeuu|usa, CAD \
    canadiense|canadienses|canadá, AUD australiano|australianos|australia, GBP británica|\
    británicas|inglesa|inglesas|inglaterra|reino unido, EGP egipcia|egipcias|egipto, INR india|\
    indias, IDR indonesia|indonesias, MXN mexicano|mexicanos|méxico, ARS argentino|argentinos|\
    argentina, COP colombiano|colombianos|colombia, CLP chileno|chilenos|chile, PHP filipino|\
    filipinos|filipinas, UYU uruguayo|uruguayos|uruguay, DOP dominicano|dominicanos, CUP cubano|\
    cubanos|cuba, CHF suizo|suizos|suiza, SEK sueca|suecas|suecia, NOK noruega|noruegas, DKK \
    danesa|danesas|dinamarca, ISK islandesa|islandesas|islandia, CZK checa|checas|chequia, JPY \
    japonés|japoneses|japón, PLN polaco|polacos|polonia, TRY turca|turcas|turquía, BRL \
    brasileño|brasileños|brasil, MAD marroquí|marroquíes|marruecos
    """,
    "it":
      """
    nation: USD americano|americani|statunitense|statunitensi|stati uniti|usa|america, CAD \
    canadese|canadesi|canada, AUD australiano|australiani, GBP britannica|britanniche|inglese|\
    inglesi|inghilterra, EGP egiziana|egiziane|egitto, INR indiana|indiane|india, IDR \
    indonesiana|indonesiane|indonesia, MXN messicano|messicani|messico, ARS argentino|argentini|\
    argentina, COP colombiano|colombiani, CLP cileno|cileni|cile, PHP filippino|filippini|\
    filippine, CHF svizzero|svizzeri|svizzera, SEK svedese|svedesi|svezia, NOK norvegese|\
    norvegesi|norvegia, DKK danese|danesi|danimarca, ISK islandese|islandesi|islanda, CZK ceca|\
    ceche|repubblica ceca, JPY giapponese|giapponesi|giappone, PLN polacco|polacchi|polonia, TRY \
    turca|turche|turchia, BRL brasiliano|brasiliani|brasile, MAD marocchino|marocchini|marocco
    """,
    "pt":
      """
    nation: USD americano|americanos|estados unidos|eua|usa, CAD canadense|canadenses|canadiano|\
    canadianos|canadá, AUD australiano|australianos|austrália, GBP britânica|britânicas|inglesa|\
    inglesas|esterlina|esterlinas|inglaterra, EGP egípcia|egípcias|egito, INR indiana|indianas|\
    índia, IDR indonésia, MXN mexicano|mexicanos|méxico, ARS argentino|argentinos|argentina, COP \
    colombiano|colombianos|colômbia, CLP chileno|chilenos|chile, PHP filipino|filipinos|\
    filipinas, UYU uruguaio|uruguaios|uruguai, CHF suíço|suíços|suíça, SEK sueca|suecas|suécia, \
    NOK norueguesa|norueguesas|noruega, DKK dinamarquesa|dinamarquesas|dinamarca, ISK islandesa|\
    islandesas|islândia, CZK tcheca|tchecas|checa|checas|tchéquia, JPY japonês|japoneses|japão, \
    PLN polonês|poloneses|polônia, TRY turca|turcas|turquia, BRL brasileiro|brasileiros|brasil
    """,
    "nl":
      """
    nation: USD amerikaanse|amerika|verenigde staten|usa, CAD canadese|canada, AUD australische|\
    australië, NZD nieuw zeelandse|nieuw zeeland, GBP britse|engelse|engeland|schotland, EGP \
    egyptische|egypte, INR indiase|india, IDR indonesische|indonesië, MXN mexicaanse|mexico, ARS \
    argentijnse|argentinië, COP colombiaanse|colombia, CLP chileense|chili, PHP filipijnse|\
    filipijnen, CHF zwitserse|zwitserland, SEK zweedse|zweden, NOK noorse|noorwegen, DKK deense|\
    denemarken, ISK ijslandse|ijsland, CZK tsjechische|tsjechië, JPY japanse|japan, PLN poolse|\
    polen, TRY turkse|turkije, BRL braziliaanse|brazilië, MAD marokkaanse|marokko
    """,
    "pl":
      """
    nation: USD amerykańskich|amerykańskie|amerykańskiego|usa|stanach|ameryce, CAD kanadyjskich|\
    kanadyjskie|kanadzie, AUD australijskich|australijskie|australii, GBP brytyjskich|\
    brytyjskie|angielskich|angielskie|szterlingów|londynie|anglii, EGP egipskich|egipskie|\
    egipcie, INR indyjskich|indyjskie|indiach, IDR indonezyjskich|indonezji, MXN meksykańskich|\
    meksykańskie|meksykańskiego|meksyku, ARS argentyńskich|argentyńskie|argentynie, COP \
    kolumbijskich|kolumbii, CLP chilijskich, PHP filipińskich|filipinach, CHF szwajcarskich|\
    szwajcarskie|szwajcarskiego|szwajcarii|zurychu|genewie, SEK szwedzkich|szwedzkie|szwecji|\
    sztokholmie, NOK norweskich|norweskie|norwegii, DKK duńskich|duńskie|danii|kopenhadze, ISK \
    islandzkich|islandzkie|islandii, CZK czeskich|czeskie|czechach|pradze, JPY japońskich|\
    japońskie|japonii, PLN polskich|polskie, TRY tureckich|tureckie|turcji, BRL brazylijskich|\
    brazylii
    """,
    "hi":
      """
    nation: USD amriki|amerika|america|amrika, CAD kanada, INR bharatiya|bharat, JPY japani, CNY \
    chini, GBP angrezi, CHF swiss
    """,
  ]
  /// The words of a language for countries, with those that all share.
  ///
  /// - Parameter language: The ISO 639 code.
  static func table(_ language: String) -> LanguageTable {
    LanguageTable(texts: [places] + (others[language].map { [$0] } ?? []))
  }

  /// "swiss money": what stands for the name of a currency after a country.
  static let money: [StaticString] = [
    "money", "currency", "geld", "wahrung", "argent", "monnaie", "dinero", "moneda", "soldi",
    "valuta", "dinheiro", "moeda", "pieniadzach", "walucie", "paise",
  ]
}
