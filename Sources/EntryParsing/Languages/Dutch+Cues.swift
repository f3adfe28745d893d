extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let dutchCues: StaticString =
    """
    surcharge: fooi, btw, belasting, servicekosten
    included: inclusief, inbegrepen, exclusief
    discount: korting(|sbon), waardebon
    former: in plaats van, eerst, voorheen, normaal
    current: nu, afgeprijsd, in de aanbieding
    share: deel, aandeel
    owner: ons, mijn, onze, zijn, haar, hun, jouw
    repeated: 2 twee keer|tweemaal|dubbel, 3 drie keer|driemaal, 4 vier keer|viermaal
    unit: uur, stappen, graden, calorieën, punten, doelpunten, berichten, liter, verdieping, \
    minuut, minuten, uren, seconde(|n), dag, dagen, week, weken, maand(|en), jaar, jaren, procent, \
    mails, mailtjes, telefoontjes, stempels, sterren, pogingen, hoofdstukken, afleveringen, kilo
    code: verdieping, laag, niveau, etage, vak, aflevering, seizoen, hotelkamer, uitgang, \
    kilometerstand, tellerstand, bladzijde, blz, kamer, zaal, perron, spoor, pagina, hoofdstuk, \
    pincode, nummer, klantnummer, huisnummer, wachtwoord, bel, bel me op, bellen op, hartslag, \
    bloeddruk, temperatuur, koorts
    copula: is, zijn
    graded: wiskunde, natuurkunde, scheikunde, tentamen, toets, examen
    line: tafel, buslijn, lijn, vlucht, stoel, plek, rij, trein, metro
    stated: geef (het|ik) een, kinderen (tot|onder), we waren, wij waren, we zijn, we zaten met, \
    waren met, cijfer, te laat, vertra(agd|ging), komt, rijdt
    aside: normaal, doel, saldo, zou, over, nog over, hou(|d) nog, heb nog, laatste keer, vorige \
    keer, vroeger, toen, had kunnen, had moeten, volgende keer, goedkoper, duurder, normale prijs, \
    elders, heb nu nog, nu nog, ooit, op een dag, zei, zegt, in de super
    predicate: was, wil, wilde, moet, zal, wou, waren, ben, heeft, hebben, had, hadden, stond, \
    lag, zat, duurde, woog, paste, telde, toont, hangt, kan, kon, moest, mag, vind, vond, dacht, \
    bleef, klopt, kwamen, nodig
    predicate telling: werd, werden, wordt, worden, bent, staat, staan, ligt, zit, zitten, duurt, \
    weegt, past, telt, woont, denk, weet, blijft, heet
    amends: niet, in plaats van, nee, oeps, eigenlijk, bedoel, fout, correctie, wacht, toch
    plan: doel, spaardoel, limiet, saldo
    failed: mislukt(|e), geweigerd(|e), afgewezen, openstaand(|e), onbetaald
    payment: kaart, overboeking, rekening, betaling, pas, incasso, transactie, bestelling
    condition: als (ik|het|we), indien, tenzij
    borrowed: geleend, leende, lening (gekregen|ontvangen), te leen
    somebody: hij, zij, ze, iemand
    ownMoney: uitgegeven, betaald, gekocht, kocht, gaf uit, ver(diend|kocht|dient|loren|gokt|loor|\
    gokte|brast), gespaard, neergeteld, gespendeerd, verdiende, geeft uit, koopt, erdoor gejaagd
    earned: verdiend, opgehaald, gemaakt
    returned: aanbetaling, borg, statiegeld, geld, wisselgeld, waarborg(|som), teveel betaald
    refunding: terugbetaald, vergoed, terugge(geven|stort)
    corrects: had(|den) moeten, bedoelde, ik bedoel, corrigeer, verbeter, rectificatie, tikfout, \
    typfout, foutje, mijn fout, vergis(t|sing), verkeerd (getypt|gelezen|verstaan|begrepen|bedrag|\
    ingevoerd|ingetypt|genoteerd|gezegd), was (mis|fout|verkeerd), iets verkeerds, verander (dat|\
    het|die), wijzig (dat|het|de), pas dat aan, aanpassen, vergeet (dat|wat|die), schrap dat, \
    streep dat, haal dat weg, draai het om, moeten zeggen, moe(st|t|ten) zijn, vorige invoer, \
    laatste invoer, verkeerde (bedrag|winkel|categorie|datum|dag|valuta|rekening), fout (bedrag|\
    ingevoerd|getypt), wat volgens de bon, was het toch, vergiste me, verschreven, versproken, \
    klopt(|e) niet, juiste (bedrag|prijs), correcte bedrag, zet (het|dat) op, maak ongedaan, \
    ongedaan maken, verwijder dat, verwijder de laatste, annuleer dat, dubbel (ingevoerd|geteld|\
    geboekt|erin), graag wijzigen, graag corrigeren, nul te (veel|weinig), komma vergeten, wissel \
    die, al genoteerd, al ingevoerd, hoort te zijn, is fout, is verkeerd, zijn (fout|verkeerd), \
    waren fout, loos alarm, echte (prijs|bedrag), werkelijke (bedrag|prijs), goede (bedrag|prijs), \
    dat was ik niet, was ik niet, niet van mij, hoort (bij|onder), horen bij, autocorrectie, \
    dubbele invoer, staat dubbel, twee keer (ingevoerd|genoteerd)
    mayCorrect: moest, nee, oeps, eigenlijk, correctie, wacht, toch, in feite, feitelijk, neeee, \
    oei, trouwens, daarnet, van net, toch maar, dus toch, dat wil zeggen, verdo(rie|mme), ach, \
    achteraf, bij nader inzien, excuus, excuseer, uiteindelijk, het bleek, bleek, in \
    werkelijkheid, ho, stop, wacht even, volgens de (bon|kassabon|rekening), volgens het bonnetje, \
    shit, tering, jeetje, o nee wacht, blijkt dat, het blijkt, bleek dat, eigenlijk eerder
    mayCorrect denies: neen, oeps nee, onzin, nee nee, beter gezegd, of beter, och nee, ah nee, oh \
    nee, ach nee
    itWas: kostte, is het, waren, moest, het is, dat is, dat zijn, het zijn
    denies: nee, correctie, klopt niet, nee wacht, nietes
    costed: kostte(|n), was, is, zijn, waren, moe(st|ten) zijn, heeft gekost, gekost, kwam op, \
    kwam uit op, bedroeg
    refersBack: van (net|daarnet|zonet|zojuist|eerder|zopas), de (laatste|vorige|andere), het \
    laatste, die (laatste|vorige|van|ene), dat laatste, het vorige, dat van, vorige uitgave, \
    laatste (uitgave|aankoop|boeking), de voorlaatste
    that: deze, dat, die
    definite: deze, de, die
    edits: pas, corrige(er|ren), ver(beter|hoog|laag|ander|vang|hogen|lagen), aanpass(en|ing), \
    zet, maak, wijzig(|en|ing), verplaats(|en), haal, boek, schrijf, doe, herstel, hernoem, \
    veranderen, zetten, vervangen, bewerk(|en)
    records: zei, geschreven, typte, getypt, noteerde, genoteerd, schreef, inge(voerd|typt|vuld|\
    geven), opgeschreven, invoerde, gezegd, invulde, opgegeven, per ongeluk, per abuis, \
    abusievelijk
    insteadOf: in plaats van, ipv, i.p.v, inplaats van
    butRather: maar
    not: niet, geen
    adds: ook, nog, nog een, vergeten, bovendien, daarbij, erbij, nog niet (genoteerd|ingevoerd|\
    verteld), niet verteld, ontbr(eekt|ak)
    entry: terugbetaling, transactie, vorige uitgave, laatste (uitgave|aankoop|boeking), uitgave, \
    inkomst(|en), aankoop, boeking
    counters: kost, toon, limiet, saldo, mislukt, als ik, ben schuldig, schuldig, zou (ik|willen|\
    kosten|graag|kunnen), kan, mag, nodig, ooit, herinner (me|mij), help me herinneren, laat me \
    weten, laat (weten|zien), geef een seintje, moet (nog|je), moet ik nog, had (ik|gekost|graag|\
    liever), zouden, wens, bestel ik, koop ik, betaal ik, gaat (naar|vanaf|omhoog|kosten), \
    stijg(t|en) naar, is me schuldig, krijg(|t|en) nog, krijg (ik|je) nog, ben ik schuldig, komt \
    (pas|op), gemiddeld, van plan, plan om, daglimiet, weeklimiet, maandlimiet, weekbudget, \
    maandbudget, wil(|de) hebben, vraagt, biedt, bood, gekost hebben, niet (betaald|vergeten|\
    genomen|gekocht|gelukt), staat (rood|op|er), sta rood, vervalt op, moet betaald worden, wordt \
    afgeschreven, zal (kosten|zijn|worden), schat, offerte, eist, zodra, binnenkort, ik (overweeg|\
    ga|krijg), overweeg, twijfel, denk (eraan|aan), droom van, wil sparen, ga ik, schuld aan, zijn \
    schuldig, leen (je|me|mij), lenen, van me lenen, verdienen, nieuwe prijs, maximaal, hooguit, \
    stel in op, doe mij, geef mij maar, omlaag naar, omhoog naar, geeft me vast, beloof(d|t), \
    achter de hand, waarschuw, boven de, overschrijd(|t), slikte, ingeslikt, echt niet, geen \
    (haar|cent), mooi niet, geen sprake van, tekort, kom tekort, te (winnen|nemen|kopen|bestellen|\
    boeken|betalen|verkopen|huur|koop), gratis verzending, wie verliest, wie wint, trakteert, \
    getwijfeld, gaf ons straks, nog open, heb je vanaf, nu in de aanbieding, hebben ze, is er, \
    kun(|t|nen), kon niet, mogen, mocht ik, moeten, wil(t|len|den), zullen, hadden graag, we gaan, \
    gaan (we|naar|kosten), kopen we, bestellen we, haal ik, halen we, boek ik, boeken we, \
    misschien (koop|bestel|haal), straks nog, neem ik, nemen we, staan op, lig(t|gen) op, stijgt \
    tot, daalt naar, zakt naar, wordt duurder, loopt op tot, vragen, vroeg(|en), reken(t|en), \
    bieden, boden, waarschijnlijk, vermoedelijk, hopelijk, zogenaamd, krijg ik straks, krijgen we, \
    te leen vragen, voorschieten, herinnering, vergeet (niet|de), onthoud, er staat, op mijn \
    rekening staat, tegoed, stel (de|het|mijn), ver(hoog|laag|dient|dien|huren|huurt), beperk, \
    begrens, vakantiebudget, reisbudget, boodschappenbudget, per maand verdient, afgesproken, \
    spraken af, hebben afgesproken, toch niet, niets gekocht, niks gekocht, niets uitgegeven, niks \
    uitgegeven, denk(t|en) dat, beweert, zegt dat, gelooft dat, van (zijn|haar|hun) eigen geld, \
    eigen (geld|zak), uit eigen zak, ging niet door, gaat niet door, gestorneerd(|e), \
    teruggeboekt, onvoldoende saldo, te weinig saldo, al genoteerd, al ingevoerd, al opgeschreven, \
    laat alles zien, wordt betaald door, betaalt (die|de|het|dat), neemt voor zijn, uitgeven mag, \
    uit te geven, genoeg was, is genoeg
    cancels: betaal ik later, nog niet (betaald|gekocht|geboekt), wat vind jij, wat denk je, \
    misschien doe ik het, toch maar niet, misschien volgende maand
    telling: is, hij, zij, ze, iemand, gaan, we zijn, komt, rijdt, zei, zegt, wacht(|en), schat, \
    gesloten, geopend, grofweg, ruwweg, reken, rekent op, werkt, sta(|akt|rt), gelooft, wij zijn, \
    dat, wie, men, niemand, liggen, loopt, lopen, rijden, komen, gaat, zeggen, vindt, vinden, \
    weten, kijkt, kijken, ziet, zien, speelt, spelen, duren, hoeft, hoeven, passen, wonen, lee(ft|\
    rt|st), leven, werken, weeg, houdt, houden, blijven, begin(t|nen), eindigt, vertrek(t|ken), \
    landt, opent, sluit, viert, slaapt, slapen, hoort, neemt, nemen, draagt, dragen, belt, belde, \
    schrijft, voelt, klinkt, betekent, geldt, bedraagt, jarig, denkt, brengt, haalt, scoort, wint, \
    verliest
    doing: gezien, gekeken, bekeken, gel(ezen|open|eerd), gerend, gewandeld, gefietst, gezwommen, \
    geslapen, gew(acht|ogen|orden), gebeld, geschreven, afgevallen, ontmoet, geteld, getraind, \
    gesp(eeld|roken|ort), gegroeid, gemeten, verhuisd, geboren
    outcry: schand(alig|e|aal), belachelijk, oplicht(ing|erij), afzetterij, te gek, niet normaal, \
    van de gekke, kan je nagaan, kun je nagaan, bizar, wat een prijs, te duur, veel te duur, zo \
    duur, gekkenwerk, ongelofelijk, diefstal
    handed: betaal(d|de|den|t), gegeven, gestuurd, overgemaakt, gaf mij, gestort, gaf, gaven, \
    geeft, stuurde, stortte, toegestopt, stopte, uitbetaald, maakte, keerde, uitgekeerd, \
    geschonken, tikkie betaald, vergoedde, vold(aan|eed|eden), overgeschreven, stak, doneerde, \
    schonk(|en), gunde, betaalde uit, bijgedragen, nagelaten, afgerekend, rekende
    lent: geleend had, uitgeleend, had geleend, heb geleend, voorgeschoten, had voorgeschoten
    sending: overboeking, overschrijving, betaling, geld, tikkie, storting, bijschrijving, \
    cadeaugeld, huur
    arriving: ontvangen, gestort, binnen, binnengekomen, bijgeschreven, is binnen, aangekomen, \
    kwam binnen, op mijn rekening
    receiverMark: voor, aan
    employee: hulpje, oppas, werkster, schoonmaakster, schoonmaker, tuinman, stagiair(|e), \
    medewerker, werknemer, leerling, au pair, kinderen, kids, zorghulp, ober, serveerster, \
    bezorger, chauffeur, kapper, kapster, portier, postbode, kamermeisje, klusjesman, verhuizers, \
    masseur, straatmuzikant, barman, taxichauffeur
    thingDay: is, examen, loopt, begint, eindigt, start, ver(trekt|trek|lengt|loopt), tot, tot en \
    met, t m, t/m, vanaf, geldig, geldig tot, loopt tot, aankomst, wordt verlengd, verlenging, \
    volgende afschrijving, volgende betaling, levering, bezorging, ophalen, afhalen, voorstelling, \
    optreden
    bookable: tafel, vlucht(|en), trein, vliegticket(|s), kaartje(|s), concertkaart(jes|en), \
    theaterkaarten, treinkaartje, treinticket, veerboot, startbewijs, inschrij(ving|fgeld), \
    examengeld, cursus, camping, reservering, afspraak, reis, excursie
    booked: geboekt, gereserveerd, aanbeta(ald|ling), vooruitbetaald, vooraf
    goal: naar, aan
    goalOrMeans: op, in
    moving: overboeking, overschrijving, verplaatst
    accountNoun: kaart, rekening
    bankAccount: bank, rekening, betaalrekening
    cashAccount: portemonnee
    cardAccount: kaart, creditcard
    savingsAccount: spaarrekening, spaargeld
    """
}
