extension LanguageTable {
  static let dutch = LanguageTable(
    language: "nl",
    grammar: NumberGrammar(unitsPrecedeTens: true, hasBareScales: true, speaksCents: true),
    compoundNumbers:
      """
      1 een, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, \
      12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 17 zeventien, 18 achttien, 19 \
      negentien, 20 twintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 \
      tachtig, 90 negentig, 100 honderd, 1000 duizend, 0 en
      """,
    things: DailyThings.dutch,
    texts: [dutchWords, dutchCues])

  private static let dutchWords: StaticString =
    """
    cardinal: 0 nul, 1 een, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 \
    tien, 11 elf, 12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 17 zeventien, 18 \
    achttien, 19 negentien, 20 twintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, \
    80 tachtig, 90 negentig
    cardinal scale: 10 tientje(|s), 5 vijfje(|s), 25 geeltje(|s)
    scale: 100 honderd, 1000 duizend, 1000000 miljoen
    half: 50 half|halve|een hal(f|ve), 150 anderhal(f|ve)
    ordinal: 1 eerste, 2 tweede, 3 derde, 4 vierde, 5 vijfde, 6 zesde, 7 zevende, 8 achtste, 9 \
    negende, 10 tiende, 11 elfde, 12 twaalfde, 13 dertiende, 14 veertiende, 15 vijftiende, 16 \
    zestiende, 17 zeventiende, 18 achttiende, 19 negentiende, 20 twintigste, 30 dertigste
    point: komma
    currency: EUR euro(|s|otjes|tjes)|euri, USD CAD AUD NZD SGD HKD TWD dollar(|s), GBP EGP pond(|\
    en|s), CHF frank(|en), SEK NOK DKK CZK ISK? kroon(|tjes)|kronen, INR PKR LKR NPR IDR MUR \
    roepie(|s)|rupee, PLN zloty(|s), RUB roebel(|s)
    minorUnit: 100 penny
    relativeDay: 0 vandaag|vanochtend|vanmiddag|vanavond|vanmorgen, -1 gister(|en|avond)|\
    gisterochtend|gistermiddag|vannacht, -2 eergister(en|avond), 1 morgen, 2 overmorgen
    weekday: 1 maandag(|avond|nacht)|maandagochtend|maandagmiddag, 2 dinsdag(|avond|nacht)|\
    dinsdagochtend|dinsdagmiddag, 3 woensdag(|avond|nacht)|woensdagochtend|woensdagmiddag, 4 \
    donderdag(|avond|nacht)|donderdagochtend|donderdagmiddag, 5 vrijdag(|avond|nacht)|\
    vrijdagochtend|vrijdagmiddag, 6 zaterdag(|avond|nacht)|zaterdagochtend|zaterdagmiddag, 7 \
    zondag(|avond|nacht)|zondagochtend|zondagmiddag
    month: 1 januari, 2 februari, 3 maart|mrt, 5 mei, 6 juni, 7 juli, 8 augustus, 10 oktober|okt
    span: 1 dag|dagen, 7 week|weken, -1 maand(|en), -12 jaar|jaren
    ago: geleden, terug
    last: afgelopen, vorig(|e), laatste
    this: deze, dit
    next: volgende, komende, aanstaande
    every: elke, maandelijks
    clock: uur
    spend: uitgegeven, betaald(|e), gekocht, besteld, kostte, kost, kocht, gedoneerd, getankt, \
    gegeten, gedronken, gaf uit, neerge(teld|legd), gedokt, uitgegeven aan, kwijt, kwijt aan, \
    achtergelaten, gespendeerd, afgeschreven, geïncasseerd, ingehouden
    give: gegeven, gestuurd, overgemaakt
    receive: gekregen, ontv(angen|ing|ingen), verdiend(|e), verkocht(|en), gewonnen, gev(onden|\
    angen|eild), gaf (me|mij|ons), kreeg, kregen, verkocht op marktplaats, won, geïnd, opgehaald, \
    bijverdiend, stopte me, handje contantje, opgestreken, binnengehaald, geërfd, doorverkocht, \
    verpatst, van de hand gedaan, bijgekregen, teruggekregen van, binnengekregen, uitbetaald \
    gekregen, overgemaakt gekregen, toegestopt gekregen, opgebracht, bracht op, opgeleverd, \
    leverde op
    refund: terugbeta(ald|ling|alde), teruggekregen, terug gekregen, vergoed(|ing), terugge(geven|\
    stort|ven|haald), teruggave, belastingteruggave, creditnota, terugbetaald gekregen, \
    terugontvangen
    back: terug
    incomeSource: salaris, loon, bonus, dividend, inkomen, pensioen, vakantiegeld, zakgeld, \
    kinderbijslag, uitkering, ww, ww uitkering, bijstand, toeslag(|en), zorgtoeslag, huurtoeslag, \
    kindgebonden budget, kinderopvangtoeslag, studiefinanciering, stufi, alimentatie, \
    eindejaarspremie, dertiende maand, eindejaarsuitkering, provisie, commissie, gage, rente, \
    spaarrente, huurinkomsten, erfenis, aow, wao, winstuitkering, fooien, royalty's, overuren, \
    overuren uitbetaald, prijzengeld, bijbaan(|tje), klusje, zwangerschapsuitkering, ziekte(geld|\
    wet), fooi opgehaald, aan fooi, jeugdloon, onkostenvergoeding, honorarium, wajong, wia, \
    bijstandsuitkering, opbrengst, verkoopopbrengst, winst, huuropbrengst, omzet, dagomzet, \
    verjaardagsgeld, loterijwinst, overwerk, kerstbonus, eindejaarsbonus, winstdeling, \
    studiebeurs, nettoloon, weekloon, dagloon, stagevergoeding, vakantietoeslag, oppasgeld, \
    vrijwilligersvergoeding, alimentatie ontvangen, gewonnen prijs, dagopbrengst, spaarrente \
    ontvangen, kindertoeslag, nabestaandenpensioen, aow uitkering, weduwepensioen
    person: moeder, vader, oma, opa, tante, oom, zus, broer(|tje), vriend(|in), man, vrouw, zoon, \
    dochter, neef, nicht, collega, maat, schoonmoeder, schoon(vader|zus), zwager, buurman, \
    buurvrouw, huisgenoot, ouders, grootouders, zusje, kleinzoon, kleindochter, peetoom, peettante
    payer: klant(|en), baas, werkgever, bazin, huurder(|s), onderhuurder, koper, opdrachtgever, \
    bedrijf, werkgeefster, verhuurder
    me: mij, ons
    subjectI: ik, wij, heb, hebben, had
    putAway: gezet, gestort, overgeboekt
    at: bij, in
    from: van
    to: naar, aan
    forWord: voor
    on: op
    with: met
    by: door
    and: en, plus, dan, ook
    or: of
    article: de, het, mijn, onze
    filler: kostte, hier, heb, was, ongeveer, bijna, precies, exact, slechts, nog, nieuwe, ca, is, is \
    het, waren, moest, het is, dat is, dat zijn, het zijn
    filler itWas costed: was het, waren het, het was, het waren, dat was, dat waren, wast
    filler mayCorrect itWas: maak (daar|dat|er|het), ik zei, ik heb gezegd
    question: hoeveel, wat, wanneer, waar, waarom, kan ik, mag ik, hoe, moet ik, zal ik, is het, \
    zou ik, heb ik
    command: verwijder, wis, annuleer, toon
    remark: wil, wilde, moet, zou, zal, ga, gaan, wou, bijna gekocht, ben schuldig, schuldig
    negation: niet, nooit, geen
    total: totaal, in totaal, samen
    each: elk, per (stuk|persoon|hoofd), p p
    split: gedeeld, verdeeld, gesplitst, delen
    heads: man, personen, mensen, vriend(en|innen|jes), gasten, collega's, lui
    model: maat
    account: contant, kaart, pin, gepind, bank
    occasion: verjaardag, kerst, sinterklaas
    within: in
    item groceries: boodschappen, supermarkt, groente(|n), melk, brood, eieren, vlees, vis, kaas, \
    boter
    item groceries 6: wc papier, keuken rol, melk en brood
    item dining: diner, avondeten, ontbijt, koffie, thee, bier(|tje|tjes), wijn, broodje(|s), ijs, \
    ijsje, patat, friet, taart, eten, uit eten, fooi, borrel, drankjes
    item transport: benzine, tanken, trein, metro, treinkaartje, ov, parkeren, parkeerkosten, \
    garage, banden, tol, fiets, fietsenmaker, brandstof, boete, vervoer, auto
    item transport 6: getankt, volgetankt, olie ververs(en|ing), banden wisselen, auto (wassen|\
    keuring), ov chipkaart, ov saldo, grote beurt, kleine beurt, trein kaartje
    item housing: huur, hypotheek, loodgieter, servicekosten, woning, huis
    item housing 6: servicekosten vve, cv ketel, gemeentelijke belastingen, onroerende zaak \
    belasting, hulp in de huishouding
    item utilities: stroom, elektriciteit, gas en licht, energierekening, waterrekening, telefoon, \
    mobiel, beltegoed, verwarming, rekening, bankkosten, rekeningkosten
    item utilities 6: mobiel abonnement, sim only
    item health: apotheek, dokter, huisarts, tandarts, medicijnen, ziekenhuis, bril, kapper, \
    sportschool, fysio, fysiotherapie, dierenarts, gezondheid
    item health 6: eigen (bijdrage|risico), zonne brand
    item insurance: verzekering, zorgverzekering, autoverzekering, zorgpremie
    item entertainment: bioscoop, spel, spellen, pretpark, feest, kaartjes, zwembad, loterij, \
    uitje
    item entertainment 6: efteling kaartjes, dagje uit, avondje uit
    item shopping: kleding, kleren, schoenen, broek, jas, jurk, boek, boeken, meubels, speelgoed, \
    sieraden, cadeaupapier
    item shopping 6: tweedehands fiets, kattenbak korrels, make up, strijk ijzer
    item travel: reis, vlucht, vakantie, vliegticket, huisje, camping, autohuur
    item travel 6: ov ticket
    item subscriptions: abonnement(|en), lidmaatschap, contributie
    item education: schoolgeld, universiteit, cursus, collegegeld, les, lessen, bijles, \
    kinderopvang, opleiding, rijles
    item education 6: eigen bijdrage school, vrijwillige ouderbijdrage
    item gifts: cadeau(|s|tje), donatie, goed doel, bloemen
    item gifts 6: goede doel
    investment item investment 6: belegging(|en), aande(len|el), indexfonds, beleggingsfonds, \
    obligaties
    putAway item investment 6: geïnvesteerd, belegd
    item savings: spaarrekening, sparen, spaargeld, buffer, noodfonds
    putAway item savings 6: gespaard, opzij gezet, opzijgezet, apart gezet, weggelegd
    item debt: schuld(|en), lening(|en), aflossing, studieschuld, krediet
    place groceries: bakker(|ij), slager(|ij), markt, groenteboer
    place dining: kroeg, snackbar, eetcafé, lunchroom, kantine
    """
}
