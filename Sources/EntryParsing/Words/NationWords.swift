/// Countries and cities that tell which of the currencies of one name is meant.
enum NationWords {
  /// Names that are the same, or known, in many languages, and English ones.
  private static let places: StaticString =
    """
    nation: CAD toronto|montreal|vancouver|ottawa|calgary, AUD sydney|melbourne|brisbane|adelaide, \
    NZD auckland|queenstown, GBP lond(on|res|ra|en)|london bridge|edinburgh|glasgow|leeds|england|\
    scotland|wales, EGP cairo|kairo|hurghada, INR delhi|new delhi|mumbai|bombay|bangalore|\
    bengaluru|chennai|jaipur|goa, PKR karachi|lahore|islamabad, LKR colombo, NPR kathmandu, IDR \
    bali|jakarta|indonesia, MXN cancun|tijuana|guadalajara|monterrey|oaxaca|mexico city|cdmx|\
    tulum, ARS buenos aires, COP bogota|medellin|cartagena, CLP santiago|santiago de chile, PHP \
    manila|cebu|philippines|pinoy, UYU montevideo|uruguay, DOP punta cana|santo domingo|dominican \
    republic, CUP havan(a|na)|la habana|la havane|cuba, CHF zurich|gen(eva|f|ève)|ginebra|ginevra|\
    basel|lausanne|lugano|switzerland, SEK stockholm|gothenburg|göteborg|malmö|estocolmo|\
    stoccolma|sweden, NOK oslo|bergen|trondheim|tromsø|norway, DKK copen(hagen|hague|aghen)|\
    kopenhagen|københavn|aarhus|denmark, ISK reykjavik|iceland, CZK pra(gue|g|ga|ag|ha)|brno|\
    czechia|czech republic, JPY tokyo|tokio|tóquio|osaka|kyoto|japan, CNY beijing|peking|shanghai|\
    shenzhen|china, AED dubai|abu dhabi, MAD marrake(ch|sh)|casablanca|morocco, USD usa|united \
    states
    """

  private static let others: [String: StaticString] = [
    "de":
      """
    nation: USD amerikanische(|n|r)|us|usa|amerika, CAD kanadische(|n)|kanada, AUD \
    australi(sche|schen|en), NZD neuseeländische(|n)|neuseeland, GBP britische(|n)|englische(|\
    n)|england|großbritannien, EGP ägyptische(|n)|ägypten, INR indi(sche|schen|en), IDR \
    indonesi(sche|en), MXN mexikanische(|n)|mexiko, ARS argentini(sche|schen|en), COP \
    kolumbianische(|n)|kolumbien, CLP chilenische(|n), PHP philippinische(|n)|philippinen, CHF \
    schweiz(|er), SEK schwedische(|n)|schweden, NOK norwegische(|n)|norwegen, DKK dänische(|n)|\
    dänemark, ISK isländische(|n)|island, CZK tschechi(sche|schen|en), JPY japanische(|n)|japan, \
    PLN polnische(|n)|polen, TRY türkische(|n)|türkei, BRL brasilianische|brasilien, AED \
    emirate, MAD marokkanische|marokko
    """,
    "fr":
      """
    nation: USD améri(cain|cains|que)|us|états unis|usa, CAD canadien(|s)|québec, AUD \
    australie(|n|ns), GBP britannique(|s)|anglais(|es)|angleterre, EGP égyptien(|nes)|égypte, \
    INR indienne(|s)|inde, IDR indonésie(|nne|nnes), MXN mexi(cain|cains|que), ARS argentin(|s|\
    e), COP colombie(|n|ns), CLP chili(|en|ens), PHP philippin(|s), CHF suisse(|s), SEK \
    suédoise(|s)|suède, NOK norvégienne(|s)|norvège, DKK dan(oise|oises|emark), ISK island(aise|\
    aises|e), CZK tch(èque|èques|équie), JPY japon(|ais), PLN polonais|pologne, TRY turqu(e|es|\
    ie), BRL brésil(|ien|iens), MAD maroc(|ain|ains), TND tunisie(|n|ns), DZD algérie(|n|ns), \
    XOF cfa|sénégal, XPF pacifique|tahiti
    """,
    "es":
      """
    nation: USD americano(|s)|estadounidense(|s)|estados unidos|eeuu|usa, CAD canadiense(|s)|\
    canadá, AUD australia(|no|nos), GBP británica(|s)|inglesa(|s)|inglaterra|reino unido, EGP \
    egip(cia|cias|to), INR india(|s), IDR indonesia(|s), MXN mexicano(|s)|méxico, ARS \
    argentin(o|os|a), COP colombia(|no|nos), CLP chile(|no|nos), PHP filipin(o|os|as), UYU \
    uruguay(|o|os), DOP dominicano(|s), CUP cuba(|no|nos), CHF suiz(o|os|a), SEK suec(a|as|ia), \
    NOK noruega(|s), DKK danesa(|s)|dinamarca, ISK island(esa|esas|ia), CZK che(ca|cas|quia), \
    JPY japon(és|eses)|japón, PLN pol(aco|acos|onia), TRY tur(ca|cas|quía), BRL brasil(|eño|\
    eños), MAD marroquí(|es)|marruecos
    """,
    "it":
      """
    nation: USD america(|no|ni)|statunitens(e|i)|stati uniti|usa, CAD canad(ese|esi|a), AUD \
    australian(o|i), GBP britannic(a|he)|ingles(e|i)|inghilterra, EGP egi(ziana|ziane|tto), INR \
    india(|na|ne), IDR indonesia(|na|ne), MXN messic(ano|ani|o), ARS argentin(o|i|a), COP \
    colombian(o|i), CLP cile(|no|ni), PHP filippin(o|i|e), CHF svizzer(o|i|a), SEK sve(dese|\
    desi|zia), NOK norveg(ese|esi|ia), DKK danes(e|i)|danimarca, ISK island(ese|esi|a), CZK \
    ceca|ceche|repubblica ceca, JPY giappone(|se|si), PLN pol(acco|acchi|onia), TRY turc(a|he|\
    hia), BRL brasil(iano|iani|e), MAD marocc(hino|hini|o)
    """,
    "pt":
      """
    nation: USD americano(|s)|estados unidos|eua|usa, CAD canad(ense|enses|iano|ianos|á), AUD \
    australiano(|s)|austrália, GBP britânica(|s)|inglesa(|s)|esterlina(|s)|inglaterra, EGP \
    egípcia(|s)|egito, INR indiana(|s)|índia, IDR indonésia, MXN mexicano(|s)|méxico, ARS \
    argentin(o|os|a), COP colombiano(|s)|colômbia, CLP chile(|no|nos), PHP filipin(o|os|as), UYU \
    uruguai(|o|os), CHF suíç(o|os|a), SEK sueca(|s)|suécia, NOK norueg(uesa|uesas|a), DKK \
    dinamarquesa(|s)|dinamarca, ISK islandesa(|s)|islândia, CZK tch(eca|ecas|équia)|checa(|s), \
    JPY japon(ês|eses)|japão, PLN polon(ês|eses)|polônia, TRY tur(ca|cas|quia), BRL brasil(|\
    eiro|eiros)
    """,
    "nl":
      """
    nation: USD amerika(|anse)|verenigde staten|usa, CAD canad(ese|a), AUD australi(sche|ë), NZD \
    nieuw zeeland(|se), GBP britse|engel(se|and)|schotland, EGP egypt(ische|e), INR india(|se), \
    IDR indonesi(sche|ë), MXN mexic(aanse|o), ARS argenti(jnse|nië), COP colombia(|anse), CLP \
    chileense|chili, PHP filipijn(se|en), CHF zwitser(se|land), SEK zweedse|zweden, NOK noorse|\
    noorwegen, DKK deense|denemarken, ISK ijsland(|se), CZK tsjechi(sche|ë), JPY japan(|se), PLN \
    poolse|polen, TRY turkse|turkije, BRL brazili(aanse|ë), MAD marokk(aanse|o)
    """,
    "pl":
      """
    nation: USD amerykański(ch|e|ego)|usa|stanach|ameryce, CAD kanadyjski(ch|e)|kanadzie, AUD \
    australijski(ch|e)|australii, GBP brytyjski(ch|e)|angielski(ch|e)|szterlingów|londynie|\
    anglii, EGP egip(skich|skie|cie), INR indyjski(ch|e)|indiach, IDR indonezyjskich|indonezji, \
    MXN meksykański(ch|e|ego)|meksyku, ARS argentyński(ch|e)|argentynie, COP kolumbijskich|\
    kolumbii, CLP chilijskich, PHP filipińskich|filipinach, CHF szwajcarski(ch|e|ego)|\
    szwajcarii|zurychu|genewie, SEK szwedzki(ch|e)|szwecji|sztokholmie, NOK norwe(skich|skie|\
    gii), DKK duński(ch|e)|danii|kopenhadze, ISK island(zkich|zkie|ii), CZK cze(skich|skie|\
    chach)|pradze, JPY japoński(ch|e)|japonii, PLN polski(ch|e), TRY turecki(ch|e)|turcji, BRL \
    brazylijskich|brazylii
    """,
    "hi":
      """
    nation: USD amrik(i|a)|ameri(ka|ca), CAD kanada, INR bharat(|iya), JPY japani, CNY chini, \
    GBP angrezi, CHF swiss
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
