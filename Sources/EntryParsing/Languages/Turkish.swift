extension LanguageTable {
  static let turkish = LanguageTable(
    language: "tr",
    grammar: NumberGrammar(hasBareScales: true, joinsUnitsToTen: true, countsWithoutPlural: true),
    compoundNumbers:
      """
      1 bir, 2 iki, 3 uc, 4 dort, 5 bes, 6 alti, 7 yedi, 8 sekiz, 9 dokuz, 10 on, 20 yirmi, 30 \
      otuz, 40 kirk, 50 elli, 60 altmis, 70 yetmis, 80 seksen, 90 doksan, 100 yuz, 1000 bin, \
      1000000 milyon
      """,
    texts: [turkishWords])

  private static let turkishWords: StaticString =
    """
    cardinal: 0 sıfır, 1 bir, 2 iki, 3 üç, 4 dört, 5 beş, 6 altı, 7 yedi, 8 sekiz, 9 dokuz, 10 on, \
    20 yirmi, 30 otuz, 40 kırk, 50 elli, 60 altmış, 70 yetmiş, 80 seksen, 90 doksan
    scale: 100 yüz, 1000000 mn, 1000000000 mlr
    half: 50 buçuk|yarım|yarı
    point: virgül, nokta
    currency: TRY liraya|liralık|liradan|lirası|lirayı|tl|türk lirası|kağıt, USD CAD AUD dolar(|\
    a)|doları|dolarlık|amerikan doları, EUR euro|euroya|avroya, GBP sterlin|pound|ingiliz \
    sterlini, JPY japon yeni, CNY yuan|çin yuanı, KRW won|güney kore wonu, RUB ruble|rus rublesi, \
    CHF frank|isviçre frangı, SAR QAR IRR riyal, AED MAD dirhem, KWD BHD JOD IQD TND DZD RSD? \
    dinar, SEK NOK DKK CZK? kron, SEK isveç kronu, NOK norveç kronu, DKK danimarka kronu, INR PKR \
    LKR NPR rupi, BRL brezilya reali, MXN ARS COP CLP PHP? peso, HKD hong kong doları, SGD \
    singapur doları, CAD kanada doları, AUD avustralya doları, THB baht, PLN zloti, ILS şekel, UAH \
    grivna|grivnası
    currency minorUnit: GBP pens
    minorUnit: 100 kuruş(a|luk)|krş|sent
    relativeDay: 0 bu (sabah|akşam|öğlen)|şimdi, -1 dün (akşam|sabah|gece), -2 önceki gün|evvelki \
    gün, 1 yarın
    weekday: 1 pazartesi|pzt, 2 salı, 3 çarşamba|çrş, 4 perşembe|prş, 5 cuma, 6 cumartesi|cmt, 7 \
    pazar günü
    month: 1 ocak|ocakta, 2 şubat(|ta), 3 mart|martta, 4 nisan(|da), 5 mayıs|mayısta, 6 haziran(|\
    da), 7 temmuz(|da), 8 ağustos(|ta), 9 eylül(|de), 10 ekim|ekimde, 11 kasım|kasımda, 12 aralık|\
    aralıkta
    span: 1 gün, 7 hafta, -1 ay, -12 yıl|sene
    ago: önce
    last: geçen, geçtiğimiz, son
    this: bu
    next: gelecek, önümüzdeki, haftaya
    every: her, aylık, haftalık
    spend: harcadım, harcadık, harcama, harcandı, öde(dim|dik|ndi|me), aldım, aldık, satın aldım, \
    satın aldık, verdi(m|k), yedim, yedik, içtim, içtik, tuttu, gitti, çektim, yatırdım, \
    doldurdum, bağışladım
    give: gönderdim, yolladım, attım
    receive: kazandım, kazandık, bana verdi, verdi, gönderdi, yolladı, sattım, sattık, buldum, \
    yattı, geldi, elime geçti, tahsil ettim
    refund: iade, iadesi, geri aldım, geri (verdi|ödeme), iade (edildi|ettiler)
    incomeSource: maaşı, maaşım, ikramiye, prim, avans, emekli maaşı, burs, kira geliri, gelir, \
    temettü, harçlık
    person: annem, babam, anneanne, babaanne, dede, dedem, abim, ablam, kardeşim, arkadaşım, \
    arkadaş, eşim, kocam, karım, oğlum, kızım, teyzem, amcam, dayım, halam
    payer: müşteri, patron, işveren
    me: bana, bize
    subjectI: ben, biz
    putAway: koydum, biriktirdim, ayırdım
    from: marketten, bakkaldan
    forWord: için, adına
    with: ile
    and: ve, artı, sonra, ayrıca
    or: veya, ya da, yahut
    article: benim, bizim
    filler: yaklaşık, tam, sadece, yine, yeni, toplamda, de, da, tane, adet
    question: ne kadar, kaç, nasıl, neden, ne zaman, nerede, mi, mu
    command: sil, iptal et, iptal, göster, düzelt
    remark: istiyorum, lazım, alacağım, ödeyeceğim, harcayacağım
    negation: değil, hiç, asla, harcamadım, almadım, ödemedim
    total: toplam
    each: tanesi, adedi, kişi başı
    split: bölüştük, paylaştık
    heads: kişi, kişilik
    measure: paket, şişe, kutu, bardak, dilim, porsiyon
    account: nakit, kart, kartla, kredi kartı, banka kartı
    occasion: doğum günü, bayram, yılbaşı
    item groceries: ekmek, süt, et, tavuk, balık, peynir, yumurta, sebze, meyve, su, market \
    alışverişi, pazar alışverişi, gıda, zeytin, un
    item dining: kahve, çay, yemek, öğle yemeği, akşam yemeği, kahvaltı, kebap, pide, lahmacun, \
    simit, bira, şarap, tatlı, dondurma, çorba, bahşiş, hamburger
    item transport: taksi, benzin, mazot, yakıt, otobüs, tramvay, vapur, dolmuş, otopark, köprü \
    geçişi, lastik, tren
    item housing: kira, aidat, ev kirası, tadilat, konut kredisi
    item utilities: elektrik, elektrik faturası, su faturası, doğalgaz, telefon faturası, fatura
    item health: eczane, ilaç, doktor, hastane, dişçi, berber, kuaför, spor salonu, gözlük, \
    muayene
    item insurance: sigorta, kasko, trafik sigortası
    item entertainment: sinema, konser, tiyatro, müze, oyun, maç bileti, eğlence, kitap
    item shopping: kıyafet, elbise, ayakkabı, pantolon, gömlek, mont, telefon, bilgisayar, \
    mobilya, oyuncak, alışveriş
    item travel: otel, uçak bileti, uçak, tatil, pansiyon, seyahat, vize
    item subscriptions: abonelik, üyelik
    item education: okul, kurs, ders, üniversite, kırtasiye, kreş, özel ders
    item gifts: hediye, çiçek, bağış, sadaka
    investment item investment 6: hisse, hisse senedi, altın, çeyrek altın, fon, kripto, borsa, \
    yatırım
    item savings: birikim, tasarruf
    item debt: borç, kredi, taksit, kredi taksidi
    place groceries: markette, bakkal, manav, kasap, fırın, migros, bim, şok
    place dining: restoran(|da), lokanta(|da), kafe, meyhane, kafede
    """
}
