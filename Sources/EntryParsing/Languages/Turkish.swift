extension LanguageTable {
  static let turkish = LanguageTable(
    language: "tr", splitsElisions: false,
    grammar: NumberGrammar(hasBareScales: true, joinsUnitsToTen: true, countsWithoutPlural: true),
    compoundNumbers: turkishCompounds,
    rows: turkishNumbers + turkishDays + turkishGrammar + turkishItems)

  private static let turkishNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 sıfır, 1 bir, 2 iki, 3 üç, 4 dört, 5 beş, 6 altı, 7 yedi, 8 sekiz, 9 dokuz, 10 on, 20 \
      yirmi, 30 otuz, 40 kırk, 50 elli, 60 altmış, 70 yetmiş, 80 seksen, 90 doksan
      """),
    .numbers(
      .scale, "100 yüz, 1000 bin|k, 1000000 milyon|mn|mln, 1000000000 milyar|mlr"),
    .numbers(.half, "50 buçuk|yarım|yarı"), .roles(.point, "virgül, nokta"),
    WordRow(roles: [.minorUnit, .currency], value: .currencies("GBP"), words: "pens"),
    .number(.minorUnit, 100, "kuruş, kuruşa, kuruşluk, krş, peni, sent, cent"),
    .currency("TRY", "lira, liraya, liralık, liradan, lirası, lirayı, tl, türk lirası, kağıt"),
    .currency("USD CAD AUD", "dolar, dolara, doları, dolarlık, amerikan doları"),
    .currency("EUR", "euro, avro, euroya, avroya"),
    .currency("GBP", "sterlin, pound, ingiliz sterlini"),
    .currency("JPY", "yen, japon yeni"), .currency("CNY", "yuan, çin yuanı"),
    .currency("KRW", "won, güney kore wonu"), .currency("RUB", "ruble, rus rublesi"),
    .currency("CHF", "frank, isviçre frangı"), .currency("SAR QAR IRR", "riyal"),
    .currency("AED MAD", "dirhem"), .currency("KWD BHD JOD IQD TND DZD RSD?", "dinar"),
    .currency("SEK NOK DKK CZK?", "kron"), .currency("SEK", "isveç kronu"),
    .currency("NOK", "norveç kronu"), .currency("DKK", "danimarka kronu"),
    .currency("AZN", "manat"), .currency("BGN", "leva"), .currency("INR PKR LKR NPR", "rupi"),
    .currency("BRL", "brezilya reali"), .currency("MXN ARS COP CLP PHP?", "peso"),
    .currency("HKD", "hong kong doları"), .currency("SGD", "singapur doları"),
    .currency("CAD", "kanada doları"), .currency("AUD", "avustralya doları"),
    .currency("THB", "baht"), .currency("PLN", "zloti"), .currency("ILS", "şekel"),
    .currency("UAH", "grivna, grivnası"), .currency("ZAR", "rand"),
  ]

  private static let turkishDays: [WordRow] = [
    .number(.relativeDay, 0, "bugün, bu sabah, bu akşam, bu öğlen, şimdi"),
    .number(.relativeDay, -1, "dün, dün akşam, dün sabah, dün gece"),
    .number(.relativeDay, -2, "evvelsi gün, önceki gün, evvelki gün"),
    .number(.relativeDay, 1, "yarın"),
    .weekdays(

      """
      1 pazartesi|pzt, 2 salı, 3 çarşamba|çrş, 4 perşembe|prş, 5 cuma, 6 cumartesi|cmt, 7 pazar \
      günü
      """),
    .months(
      """
      1 ocak|ocakta, 2 şubat|şubatta, 3 mart|martta, 4 nisan|nisanda, 5 mayıs|mayısta, 6 \
      haziran|haziranda, 7 temmuz|temmuzda, 8 ağustos|ağustosta, 9 eylül|eylülde, 10 \
      ekim|ekimde, 11 kasım|kasımda, 12 aralık|aralıkta
      """),
    .number(.span, 1, "gün"), .number(.span, 7, "hafta"), .number(.span, -1, "ay"),
    .number(.span, -12, "yıl, sene"),
    .roles(.ago, "önce"), .roles(.last, "geçen, geçtiğimiz, son"), .roles(.this, "bu"),
    .roles(.next, "gelecek, önümüzdeki, haftaya"), .roles(.every, "her, aylık, haftalık"),
  ]

  private static let turkishGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      harcadım, harcadık, harcama, harcandı, ödedim, ödedik, ödendi, ödeme, aldım, aldık, satın \
      aldım, satın aldık, verdim, verdik, yedim, yedik, içtim, içtik, tuttu, gitti, çektim, \
      yatırdım, doldurdum, bağışladım
      """),
    .roles(.give, "gönderdim, yolladım, attım"),
    .roles(
      .receive,
      """
      kazandım, kazandık, bana verdi, verdi, gönderdi, yolladı, sattım, sattık, buldum, yattı, \
      geldi, elime geçti, tahsil ettim
      """),
    .roles(
      .refund,
      "iade, iadesi, geri aldım, geri verdi, iade edildi, iade ettiler, geri ödeme"),
    .roles(
      .incomeSource,

      """
      maaş, maaşı, maaşım, ikramiye, prim, avans, emekli maaşı, burs, kira geliri, gelir, \
      temettü, harçlık
      """),
    .roles(
      .person,

      """
      annem, babam, anneanne, babaanne, dede, dedem, abim, ablam, kardeşim, arkadaşım, arkadaş, \
      eşim, kocam, karım, oğlum, kızım, teyzem, amcam, dayım, halam
      """),
    .roles(.payer, "müşteri, patron, işveren"), .roles(.me, "bana, bize"),
    .roles(.subjectI, "ben, biz"),
    .roles(.putAway, "koydum, biriktirdim, ayırdım"),
    .roles(.forWord, "için, adına"), .roles(.with, "ile"), .roles(.and, "ve, artı, sonra, ayrıca"),
    .roles(.or, "veya, ya da, yahut"), .roles(.article, "benim, bizim"),
    .roles(.from, "marketten, bakkaldan"),
    .roles(.filler, "yaklaşık, tam, sadece, yine, yeni, toplamda, de, da, tane, adet"),
    .roles(.question, "ne kadar, kaç, nasıl, neden, ne zaman, nerede, mi, mı, mu, mü"),
    .roles(.command, "sil, iptal et, iptal, göster, düzelt"),
    .roles(.negation, "değil, hiç, asla, harcamadım, almadım, ödemedim"),
    .roles(.remark, "istiyorum, lazım, alacağım, ödeyeceğim, harcayacağım"),
    .roles(.total, "toplam"), .roles(.each, "tanesi, adedi, kişi başı"),
    .roles(.split, "bölüştük, paylaştık"), .roles(.heads, "kişi, kişilik"),
    .roles(.measure, "kilo, litre, gram, paket, şişe, kutu, bardak, dilim, porsiyon"),
    .roles(.account, "nakit, kart, kartla, kredi kartı, banka kartı"),
    .roles(.occasion, "doğum günü, bayram, yılbaşı"),
  ]

  private static let turkishItems: [WordRow] = [
    .items(
      .dining,

      """
      kahve, çay, yemek, öğle yemeği, akşam yemeği, kahvaltı, döner, kebap, pide, lahmacun, \
      simit, bira, şarap, tatlı, dondurma, çorba, bahşiş, hamburger
      """),
    .places(.dining, "restoran, lokanta, kafe, meyhane, kafede, restoranda, lokantada"),
    .items(
      .groceries,

      """
      ekmek, süt, et, tavuk, balık, peynir, yumurta, sebze, meyve, su, market alışverişi, pazar \
      alışverişi, gıda, zeytin, un
      """),
    .places(
      .groceries,
      "market, markette, bakkal, manav, kasap, fırın, süpermarket, migros, bim, şok"),
    .items(
      .transport,
      """
      taksi, benzin, mazot, yakıt, otobüs, metro, tramvay, vapur, dolmuş, otopark, köprü geçişi, \
      lastik, tren
      """),
    .items(.housing, "kira, aidat, ev kirası, tadilat, konut kredisi"),
    .items(
      .utilities,
      "elektrik, elektrik faturası, su faturası, doğalgaz, internet, telefon faturası, fatura"),
    .items(
      .health,
      "eczane, ilaç, doktor, hastane, dişçi, berber, kuaför, spor salonu, gözlük, muayene"),
    .items(.insurance, "sigorta, kasko, trafik sigortası"),
    .items(.entertainment, "sinema, konser, tiyatro, müze, oyun, maç bileti, eğlence, kitap"),
    .items(
      .shopping,
      """
      kıyafet, elbise, ayakkabı, pantolon, gömlek, mont, telefon, bilgisayar, mobilya, oyuncak, \
      alışveriş
      """),
    .items(.travel, "otel, uçak bileti, uçak, tatil, pansiyon, seyahat, vize"),
    .items(.subscriptions, "abonelik, üyelik"),
    .items(.education, "okul, kurs, ders, üniversite, kırtasiye, kreş, özel ders"),
    .items(.gifts, "hediye, çiçek, bağış, sadaka"),
    .items(
      .investment, also: .investment, weight: 6,
      "hisse, hisse senedi, altın, çeyrek altın, fon, kripto, borsa, yatırım"),
    .items(.savings, "birikim, tasarruf"), .items(.debt, "borç, kredi, taksit, kredi taksidi"),
  ]

  private static let turkishCompounds: [(word: StaticString, value: Int32)] = [
    ("bir", 1), ("iki", 2), ("uc", 3), ("dort", 4), ("bes", 5), ("alti", 6), ("yedi", 7),
    ("sekiz", 8), ("dokuz", 9), ("on", 10), ("yirmi", 20), ("otuz", 30), ("kirk", 40),
    ("elli", 50), ("altmis", 60), ("yetmis", 70), ("seksen", 80), ("doksan", 90), ("yuz", 100),
    ("bin", 1000), ("milyon", 1_000_000),
  ]
}
