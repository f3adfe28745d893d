extension LanguageTable {
  static let dutch = LanguageTable(
    language: "nl", splitsElisions: false,
    grammar: NumberGrammar(unitsPrecedeTens: true, hasBareScales: true, speaksCents: true),
    compoundNumbers: dutchCompounds,
    things: DailyThings.dutch,
    rows: dutchNumbers + dutchDays + dutchGrammar + dutchCues + dutchRoles + dutchCounters
      + dutchUnmoved + dutchThingDays + dutchDirection + dutchCorrections + dutchItems
      + dutchThingPhrases)

  private static let dutchNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 nul, 1 een, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 \
      elf, 12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 17 zeventien, 18 achttien, \
      19 negentien, 20 twintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 \
      tachtig, 90 negentig
      """),
    .numbers(.scale, "100 honderd, 1000 duizend|k, 1000000 miljoen"),
    .numbers(.half, "50 half|halve|een half|een halve, 150 anderhalf|anderhalve"),
    .roles(.point, "komma"),
    .numbers(
      .ordinal,
      """
      1 eerste, 2 tweede, 3 derde, 4 vierde, 5 vijfde, 6 zesde, 7 zevende, 8 achtste, 9 negende, 10 \
      tiende, 11 elfde, 12 twaalfde, 13 dertiende, 14 veertiende, 15 vijftiende, 16 zestiende, 17 \
      zeventiende, 18 achttiende, 19 negentiende, 20 twintigste, 30 dertigste
      """),
    .numbers([.cardinal, .scale], "10 tientje|tientjes, 5 vijfje|vijfjes, 25 geeltje|geeltjes"),
    .number(.minorUnit, 100, "cent, cents, c, penny, pennies"),
    .currency("EUR", "euro, euros, euri, eurootjes, eurotjes"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dollar, dollars"),
    .currency("GBP EGP", "pond, ponden, ponds"),
    .currency("CHF", "frank, franken"),
    .currency("SEK NOK DKK CZK ISK?", "kroon, kronen, kroontjes"),
    .currency("JPY", "yen"), .currency("INR PKR LKR NPR IDR MUR", "roepie, roepies, rupee"),
    .currency("PLN", "zloty, zlotys"), .currency("BRL", "real, reals"),
    .currency("RUB", "roebel, roebels"),
  ]

  private static let dutchDays: [WordRow] = [
    .number(.relativeDay, 0, "vandaag, vanochtend, vanmiddag, vanavond, vanmorgen"),
    .number(
      .relativeDay, -1, "gisteren, gister, gisteravond, gisterochtend, gistermiddag, vannacht"),
    .number(.relativeDay, -2, "eergisteren, eergisteravond"), .number(.relativeDay, 1, "morgen"),
    .number(.relativeDay, 2, "overmorgen"),
    .weekdays(
      """
      1 maandag|maandagochtend|maandagmiddag|maandagavond|maandagnacht, 2 \
      dinsdag|dinsdagochtend|dinsdagmiddag|dinsdagavond|dinsdagnacht, 3 \
      woensdag|woensdagochtend|woensdagmiddag|woensdagavond|woensdagnacht, 4 \
      donderdag|donderdagochtend|donderdagmiddag|donderdagavond|donderdagnacht, 5 \
      vrijdag|vrijdagochtend|vrijdagmiddag|vrijdagavond|vrijdagnacht, 6 \
      zaterdag|zaterdagochtend|zaterdagmiddag|zaterdagavond|zaterdagnacht, 7 \
      zondag|zondagochtend|zondagmiddag|zondagavond|zondagnacht
      """),
    .months(
      """
      1 januari|jan, 2 februari|feb, 3 maart|mrt, 4 april|apr, 5 mei, 6 juni|jun, 7 juli|jul, 8 \
      augustus|aug, 9 september|sep|sept, 10 oktober|okt, 11 november|nov, 12 december|dec
      """),
    .number(.span, 1, "dag, dagen"), .number(.span, 7, "week, weken"),
    .number(.span, -1, "maand, maanden"),
    .number(.span, -12, "jaar, jaren"), .roles(.ago, "geleden, terug"),
    .roles(.last, "afgelopen, vorige, vorig, laatste"), .roles(.this, "deze, dit"),
    .roles(.next, "volgende, komende, aanstaande"), .roles(.every, "elke, per, maandelijks"),
    .roles(.clock, "uur"),
  ]

  private static let dutchGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      uitgegeven, betaald, gekocht, besteld, kostte, kost, betaalde, kocht, gedoneerd, getankt, \
      gegeten, gedronken, gaf uit
      """),
    .roles(.give, "gegeven, gestuurd, overgemaakt"),
    .roles(
      .receive,
      "gekregen, ontvangen, verdiend, verkocht, gewonnen, gevonden, gaf me, gaf mij, kreeg"),
    .roles(
      .refund,
      """
      terugbetaald, terugbetaling, teruggekregen, terug gekregen, vergoed, vergoeding, \
      terugbetaalde
      """),
    .roles(
      .incomeSource,
      "salaris, loon, bonus, dividend, inkomen, pensioen, vakantiegeld, zakgeld, kinderbijslag"),
    .roles(
      .person,
      """
      mama, papa, moeder, vader, oma, opa, tante, oom, zus, broer, vriend, vriendin, man, vrouw, \
      zoon, dochter, neef, nicht, collega
      """),
    .roles(.payer, "klant, baas, werkgever"), .roles(.me, "me, mij, ons"),
    .roles(.subjectI, "ik, wij, we"),
    .roles(.putAway, "gezet, gestort, overgeboekt"),
    .items(.savings, also: .putAway, weight: 6, "gespaard"),
    .items(.investment, also: .putAway, weight: 6, "geïnvesteerd, belegd"),
    .roles(.forWord, "voor"), .roles(.at, "bij"), .roles(.from, "van"), .roles(.on, "op"),
    .roles(.article, "de, het, mijn, onze"), .roles([.at, .within], "in"), .roles(.to, "naar, aan"),
    .roles(.with, "met"), .roles(.by, "door"), .roles(.and, "en, plus, dan, ook"),
    .roles(.or, "of"),
    .roles(.filler, "heb, was, ongeveer, bijna, precies, exact, slechts, nog, nieuwe, ca, is"),
    .roles(.question, "hoeveel, wat, wanneer, waar, waarom, kan ik, mag ik, hoe"),
    .roles(.command, "verwijder, wis, annuleer, toon"), .roles(.negation, "niet, nooit, geen"),
    .roles(.total, "totaal, in totaal, samen"), .roles(.each, "elk, per stuk, per persoon"),
    .roles(.split, "gedeeld, verdeeld"), .roles(.heads, "personen, mensen"),
    .roles(.account, "contant, kaart, pin, gepind, bank"),
    .roles(.occasion, "verjaardag, kerst, sinterklaas"),
  ]

  private static let dutchItems: [WordRow] = [
    .items(
      .dining,
      """
      lunch, diner, avondeten, ontbijt, koffie, thee, bier, biertje, biertjes, wijn, broodje, \
      broodjes, ijs, ijsje, patat, friet, taart, eten, uit eten, fooi, borrel, pizza, drankjes
      """),
    .places(.dining, "restaurant, café, kroeg, snackbar, eetcafé, lunchroom, kantine"),
    .items(
      .groceries,
      """
      boodschappen, supermarkt, groente, groenten, fruit, melk, brood, eieren, vlees, vis, kaas, \
      boter, water
      """),
    .places(.groceries, "bakker, bakkerij, slager, slagerij, markt, groenteboer"),
    .items(
      .transport,
      """
      benzine, diesel, tanken, taxi, bus, trein, metro, tram, treinkaartje, ov, parkeren, \
      parkeerkosten, garage, banden, tol, fiets, fietsenmaker, brandstof, boete, vervoer, auto
      """),
    .items(.housing, "huur, hypotheek, loodgieter, servicekosten, woning, huis"),
    .items(
      .utilities,
      """
      stroom, elektriciteit, gas en licht, energierekening, waterrekening, internet, telefoon, \
      mobiel, beltegoed, verwarming, rekening, bankkosten, rekeningkosten
      """),
    .items(
      .health,
      """
      apotheek, dokter, huisarts, tandarts, medicijnen, ziekenhuis, bril, kapper, sportschool, \
      fysio, fysiotherapie, dierenarts, gezondheid
      """),
    .items(.insurance, "verzekering, zorgverzekering, autoverzekering, zorgpremie"),
    .items(
      .entertainment,
      """
      bioscoop, film, concert, theater, museum, spel, spellen, pretpark, feest, kaartjes, zwembad, \
      loterij, uitje
      """),
    .items(
      .shopping,
      """
      kleding, kleren, schoenen, broek, jas, jurk, boek, boeken, meubels, speelgoed, laptop, \
      computer, sieraden, cadeaupapier
      """),
    .items(
      .travel, "reis, vlucht, hotel, vakantie, vliegticket, hostel, huisje, camping, autohuur"),
    .items(.subscriptions, "abonnement, abonnementen, lidmaatschap, contributie"),
    .items(
      .education,
      """
      school, schoolgeld, universiteit, cursus, collegegeld, les, lessen, bijles, kinderopvang, \
      opleiding, rijles
      """),
    .items(.gifts, "cadeau, cadeaus, cadeautje, gift, donatie, goed doel, bloemen"),
    .items(
      .investment, also: .investment, weight: 6,
      "belegging, beleggingen, aandelen, aandeel, indexfonds, beleggingsfonds, obligaties"),
    .items(.savings, "spaarrekening, sparen, spaargeld, buffer, noodfonds"),
    .items(.debt, "schuld, schulden, lening, leningen, aflossing, studieschuld, krediet"),
  ]

  private static let dutchCompounds: [(word: StaticString, value: Int32)] = [
    ("een", 1), ("twee", 2), ("drie", 3), ("vier", 4), ("vijf", 5), ("zes", 6), ("zeven", 7),
    ("acht", 8), ("negen", 9), ("tien", 10), ("elf", 11), ("twaalf", 12), ("dertien", 13),
    ("veertien", 14), ("vijftien", 15), ("zestien", 16), ("zeventien", 17), ("achttien", 18),
    ("negentien", 19), ("twintig", 20), ("dertig", 30), ("veertig", 40), ("vijftig", 50),
    ("zestig", 60), ("zeventig", 70), ("tachtig", 80), ("negentig", 90), ("honderd", 100),
    ("duizend", 1000), ("en", 0),
  ]
}
