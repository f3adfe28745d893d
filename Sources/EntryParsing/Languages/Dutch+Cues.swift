extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let dutchCues: StaticString =
    """
    surcharge: fooi, btw, belasting, servicekosten
    included: inclusief, inbegrepen, exclusief
    discount: korting, kortingsbon, waardebon
    former: in plaats van, eerst, voorheen, normaal
    current: nu, afgeprijsd, in de aanbieding
    share: deel, aandeel
    owner: ons, mijn, onze, zijn, haar, hun, jouw
    repeated: 2 twee keer|tweemaal|dubbel, 3 drie keer|driemaal, 4 vier keer|viermaal
    unit: uur, stappen, graden, calorieën, punten, doelpunten, berichten, liter, verdieping, \
    minuut, minuten, uren, seconde, seconden, dag, dagen, week, weken, maand, maanden, jaar, \
    jaren, procent, mails, mailtjes, telefoontjes, stempels, sterren, pogingen, hoofdstukken, \
    afleveringen, kilo
    code: verdieping, laag, niveau, etage, vak, aflevering, seizoen, hotelkamer, uitgang, \
    kilometerstand, tellerstand, bladzijde, blz, kamer, zaal, perron, spoor, pagina, hoofdstuk, \
    pincode, nummer, klantnummer, huisnummer, wachtwoord, bel, bel me op, bellen op, hartslag, \
    bloeddruk, temperatuur, koorts
    copula: is, zijn
    graded: wiskunde, natuurkunde, scheikunde, tentamen, toets, examen
    line: tafel, buslijn, lijn, vlucht, stoel, plek, rij, trein, metro
    stated: geef het een, geef ik een, kinderen tot, kinderen onder, we waren, wij waren, we zijn, \
    we zaten met, waren met, cijfer, te laat, vertraagd, vertraging, komt, rijdt
    aside: normaal, doel, saldo, zou, over, nog over, houd nog, hou nog, heb nog, laatste keer, \
    vorige keer, vroeger, toen, had kunnen, had moeten, volgende keer, goedkoper, duurder, normale \
    prijs, elders, heb nu nog, nu nog, ooit, op een dag, zei, zegt, in de super
    predicate: was, wil, wilde, moet, zal, wou, waren, ben, heeft, hebben, had, hadden, stond, \
    lag, zat, duurde, woog, paste, telde, toont, hangt, kan, kon, moest, mag, vind, vond, dacht, \
    bleef, klopt, kwamen, nodig
    predicate telling: werd, werden, wordt, worden, bent, staat, staan, ligt, zit, zitten, duurt, \
    weegt, past, telt, woont, denk, weet, blijft, heet
    amends: niet, in plaats van, nee, oeps, eigenlijk, bedoel, fout, correctie, wacht, toch
    plan: doel, spaardoel, limiet, saldo
    failed: mislukt, mislukte, geweigerd, geweigerde, afgewezen, openstaand, openstaande, \
    onbetaald
    payment: kaart, overboeking, rekening, betaling, pas, incasso, transactie, bestelling
    condition: als ik, als het, indien, tenzij, als we
    borrowed: geleend, leende, lening gekregen, lening ontvangen, te leen
    somebody: hij, zij, ze, iemand
    ownMoney: uitgegeven, betaald, gekocht, kocht, gaf uit, verdiend, verkocht, gespaard, \
    verdient, neergeteld, gespendeerd, verloren, vergokt, verloor, vergokte, verdiende, geeft uit, \
    koopt, verbrast, erdoor gejaagd
    earned: verdiend, opgehaald, gemaakt
    returned: aanbetaling, borg, statiegeld, geld, wisselgeld, waarborg, waarborgsom, teveel \
    betaald
    refunding: terugbetaald, vergoed, teruggegeven, teruggestort
    corrects: had moeten, ik bedoelde, bedoelde ik, bedoelde natuurlijk, bedoelde, ik bedoel, \
    corrigeer, verbeter, rectificatie, tikfout, typfout, foutje, mijn fout, vergist, verkeerd \
    getypt, verkeerd gelezen, verkeerd verstaan, verkeerd begrepen, was mis, iets verkeerds, \
    verander dat, verander het, verander die, wijzig dat, wijzig het, wijzig de, pas dat aan, dat \
    aanpassen, aanpassen, vergeet dat, schrap dat, streep dat, haal dat weg, draai het om, moeten \
    zeggen, moest zijn, moet zijn, vorige invoer, laatste invoer, verkeerd bedrag, verkeerde \
    bedrag, fout bedrag, wat volgens de bon, was het toch, vergiste me, vergissing, verschreven, \
    verkeerd ingevoerd, verkeerd ingetypt, verkeerd genoteerd, verkeerd gezegd, versproken, fout \
    ingevoerd, fout getypt, klopt niet, klopte niet, het juiste bedrag, juiste bedrag, correcte \
    bedrag, zet het op, zet dat op, maak ongedaan, ongedaan maken, verwijder dat, verwijder de \
    laatste, annuleer dat, dubbel ingevoerd, dubbel geteld, dubbel geboekt, graag aanpassen, graag \
    wijzigen, graag corrigeren, nul te veel, komma vergeten, wissel die, al genoteerd, al \
    ingevoerd, moeten zijn, hadden moeten, hoort te zijn, zou moeten zijn, is fout, is verkeerd, \
    zijn fout, zijn verkeerd, was fout, was verkeerd, waren fout, vergeet wat, vergeet die, loos \
    alarm, echte prijs, echte bedrag, werkelijke bedrag, werkelijke prijs, juiste prijs, goede \
    bedrag, goede prijs, nul te weinig, een nul te veel, een nul te weinig, verkeerde winkel, \
    verkeerde categorie, verkeerde datum, verkeerde dag, verkeerde valuta, verkeerde rekening, dat \
    was ik niet, was ik niet, niet van mij, hoort bij, horen bij, hoort onder, autocorrectie, \
    dubbele invoer, dubbel erin, staat dubbel, twee keer ingevoerd, twee keer genoteerd, was niet \
    van mij
    mayCorrect: moest, nee, oeps, eigenlijk, correctie, wacht, toch, in feite, feitelijk, neeee, \
    oei, trouwens, daarnet, van net, toch maar, dus toch, dat wil zeggen, verdorie, ach, achteraf, \
    bij nader inzien, excuus, excuseer, uiteindelijk, het bleek, bleek, in werkelijkheid, ho, \
    stop, wacht even, volgens de bon, volgens het bonnetje, volgens de kassabon, volgens de \
    rekening, verdomme, shit, tering, jeetje, o nee wacht, blijkt dat, het blijkt, bleek dat, \
    eigenlijk eerder
    mayCorrect denies: neen, oeps nee, onzin, nee nee, beter gezegd, of beter, och nee, ah nee, oh \
    nee, ach nee
    itWas: kostte, is het, waren, moest, het is, dat is, dat zijn, het zijn
    denies: nee, correctie, klopt niet, nee wacht, nietes
    costed: kostte, was, is, zijn, waren, moest zijn, moeten zijn, kostten, heeft gekost, gekost, \
    kwam op, kwam uit op, bedroeg
    refersBack: van net, de laatste, het laatste, die laatste, dat laatste, de vorige, het vorige, \
    die vorige, van daarnet, van zonet, van zojuist, van eerder, van zopas, die van, dat van, \
    vorige uitgave, laatste uitgave, laatste aankoop, laatste boeking, die ene, de andere, de \
    voorlaatste
    that: deze, dat, die
    definite: deze, de, die
    edits: pas, corrigeer, verbeter, aanpassen, verhoog, verlaag, verander, zet, maak, wijzig, \
    verplaats, vervang, haal, boek, schrijf, doe, herstel, hernoem, veranderen, zetten, wijzigen, \
    corrigeren, verhogen, verlagen, verplaatsen, vervangen, bewerk, bewerken, wijziging, \
    aanpassing
    records: zei, geschreven, typte, getypt, noteerde, genoteerd, schreef, ingevoerd, ingetypt, \
    ingevuld, opgeschreven, invoerde, gezegd, ingegeven, invulde, opgegeven, per ongeluk, per \
    abuis, abusievelijk
    insteadOf: in plaats van, ipv, i.p.v, inplaats van
    butRather: maar
    not: niet, geen
    adds: ook, nog, nog een, vergeten, bovendien, daarbij, erbij, nog niet genoteerd, nog niet \
    ingevoerd, niet verteld, nog niet verteld, ontbreekt, ontbrak
    entry: terugbetaling, transactie, vorige uitgave, laatste uitgave, laatste aankoop, laatste \
    boeking, uitgave, inkomst, inkomsten, aankoop, boeking
    counters: kost, toon, limiet, saldo, mislukt, als ik, ben schuldig, schuldig, zou ik, kan, \
    mag, nodig, ooit, herinner me, herinner mij, help me herinneren, waarschuw me, laat me weten, \
    laat weten, geef een seintje, moet nog, moeten nog, moet ik nog, zou willen, had ik maar, had \
    ik, zouden, wens, bestel ik, koop ik, betaal ik, gaat naar, stijgt naar, is me schuldig, krijg \
    nog, krijgt nog, krijg ik nog, ben ik schuldig, komt pas, gemiddeld, van plan, plan om, \
    daglimiet, weeklimiet, maandlimiet, weekbudget, maandbudget, wilde hebben, vraagt, biedt, \
    bood, had gekost, gekost hebben, niet betaald, staat rood, sta rood, vervalt op, moet betaald \
    worden, wordt afgeschreven, zal kosten, zou kosten, schat, offerte, eist, zodra, binnenkort, \
    ik overweeg, overweeg, twijfel, denk eraan, niet vergeten, droom van, zou graag, wil sparen, \
    ga ik, schuld aan, is schuldig, zijn schuldig, leen je, lenen van, lenen, van me lenen, \
    verdienen, nieuwe prijs, maximaal, hooguit, mag max, stel in op, doe mij, geef mij maar, \
    omlaag naar, omhoog naar, geeft me vast, beloofd, belooft, achter de hand, waarschuw, boven \
    de, overschrijd, overschrijdt, slikte, ingeslikt, echt niet, geen haar, mooi niet, geen sprake \
    van, tekort, kom tekort, te winnen, gratis verzending, wie verliest, wie wint, trakteert, te \
    nemen, te kopen, te bestellen, te boeken, te betalen, te verkopen, getwijfeld, gaf ons straks, \
    nog open, heb je vanaf, nu in de aanbieding, hebben ze, is er, kun, kunt, kunnen, kon niet, \
    zou kunnen, mogen, mocht ik, moeten, moet je, moeten we, wilt, willen, zullen, zouden we, \
    wilden, had graag, hadden graag, had liever, ik ga, we gaan, gaan we, kopen we, bestellen we, \
    haal ik, halen we, boek ik, boeken we, misschien koop, misschien bestel, misschien haal, \
    straks nog, neem ik, nemen we, staat op, staan op, ligt op, liggen op, komt op, gaat vanaf, \
    gaat omhoog, gaan naar, stijgen naar, stijgt tot, daalt naar, zakt naar, wordt duurder, loopt \
    op tot, gaat kosten, gaan kosten, vragen, vroeg, vroegen, vraagt voor, rekent, rekenen, wil \
    hebben, willen hebben, bieden, boden, waarschijnlijk, vermoedelijk, hopelijk, zogenaamd, krijg \
    je nog, krijgen nog, krijg ik straks, krijgen we, ik krijg, leen me, leen mij, lenen aan, te \
    leen vragen, voorschieten, herinnering, vergeet niet, vergeet de, denk aan, onthoud, niet \
    vergeten te, er staat nog, er staat, staat er nog, staat er, op mijn rekening staat, tegoed, \
    stel de, stel het, stel mijn, verhoog, verlaag, beperk, begrens, vakantiebudget, reisbudget, \
    boodschappenbudget, verdient, verdien, per maand verdient, afgesproken, spraken af, hebben \
    afgesproken, niet genomen, niet gekocht, toch niet, niets gekocht, niks gekocht, niets \
    uitgegeven, niks uitgegeven, geen cent, denkt dat, denken dat, beweert dat, beweert, zegt dat, \
    gelooft dat, van zijn eigen geld, van haar eigen geld, van hun eigen geld, eigen geld, uit \
    eigen zak, eigen zak, ging niet door, gaat niet door, niet gelukt, gestorneerd, gestorneerde, \
    teruggeboekt, onvoldoende saldo, te weinig saldo, al genoteerd, al ingevoerd, al opgeschreven, \
    laat zien, laat alles zien, toon alles, wordt betaald door, betaalt die, betaalt de, betaalt \
    het, betaalt dat, neemt voor zijn, uitgeven mag, uit te geven, mogen uitgeven, genoeg was, is \
    genoeg, zal zijn, zal worden, verhuren, verhuurt, te huur, te koop
    cancels: betaal ik later, nog niet betaald, nog niet gekocht, nog niet geboekt, wat vind jij, \
    wat denk je, misschien doe ik het, toch maar niet, misschien volgende maand
    telling: is, hij, zij, ze, iemand, gaan, we zijn, komt, rijdt, zei, zegt, wacht, schat, \
    gesloten, geopend, grofweg, ruwweg, reken, rekent op, werkt, staakt, gelooft, wij zijn, dat, \
    wie, men, niemand, sta, liggen, loopt, lopen, rijden, komen, gaat, zeggen, vindt, vinden, \
    weten, kijkt, kijken, ziet, zien, speelt, spelen, duren, hoeft, hoeven, passen, wonen, leeft, \
    leven, werken, wachten, weeg, houdt, houden, blijven, begint, beginnen, eindigt, start, \
    vertrekt, vertrekken, landt, opent, sluit, viert, slaapt, slapen, leert, leest, hoort, neemt, \
    nemen, draagt, dragen, belt, belde, schrijft, voelt, klinkt, betekent, geldt, bedraagt, jarig, \
    denkt, brengt, haalt, scoort, wint, verliest
    doing: gezien, gekeken, bekeken, gelezen, gelopen, gerend, gewandeld, gefietst, gezwommen, \
    geslapen, gewacht, gebeld, geschreven, gewogen, afgevallen, ontmoet, geteld, getraind, \
    gespeeld, geleerd, geworden, gegroeid, gemeten, gesproken, verhuisd, geboren, gesport
    outcry: schandalig, schande, belachelijk, oplichting, oplichterij, afzetterij, te gek, niet \
    normaal, van de gekke, kan je nagaan, kun je nagaan, bizar, wat een prijs, te duur, veel te \
    duur, zo duur, gekkenwerk, ongelofelijk, diefstal, schandaal
    handed: betaald, betaalde, gegeven, gestuurd, overgemaakt, gaf mij, gestort, gaf, gaven, \
    geeft, betaalden, betaalt, stuurde, stortte, toegestopt, stopte, uitbetaald, maakte, keerde, \
    uitgekeerd, geschonken, tikkie betaald, vergoedde, voldaan, voldeed, voldeden, overgeschreven, \
    stak, doneerde, schonk, schonken, gunde, betaalde uit, bijgedragen, nagelaten, afgerekend, \
    rekende
    lent: geleend had, uitgeleend, had geleend, heb geleend, voorgeschoten, had voorgeschoten
    sending: overboeking, overschrijving, betaling, geld, tikkie, storting, bijschrijving, \
    cadeaugeld, huur
    arriving: ontvangen, gestort, binnen, binnengekomen, bijgeschreven, is binnen, aangekomen, \
    kwam binnen, op mijn rekening
    receiverMark: voor, aan
    employee: hulpje, oppas, werkster, schoonmaakster, schoonmaker, tuinman, stagiair, stagiaire, \
    medewerker, werknemer, leerling, au pair, kinderen, kids, zorghulp, ober, serveerster, \
    bezorger, chauffeur, kapper, kapster, portier, postbode, kamermeisje, klusjesman, verhuizers, \
    masseur, straatmuzikant, barman, taxichauffeur
    thingDay: is, examen, loopt, begint, eindigt, start, vertrekt, tot, tot en met, t m, t/m, \
    vanaf, geldig, geldig tot, loopt tot, vertrek, aankomst, verlengt, wordt verlengd, verlenging, \
    volgende afschrijving, volgende betaling, verloopt, levering, bezorging, ophalen, afhalen, \
    voorstelling, optreden
    bookable: tafel, vlucht, trein, vluchten, vliegticket, vliegtickets, kaartjes, kaartje, \
    concertkaartjes, concertkaarten, theaterkaarten, treinkaartje, treinticket, veerboot, \
    startbewijs, inschrijving, inschrijfgeld, examengeld, cursus, camping, reservering, afspraak, \
    reis, excursie
    booked: geboekt, gereserveerd, aanbetaald, aanbetaling, vooruitbetaald, vooraf
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
