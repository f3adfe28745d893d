extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let germanCues: StaticString =
    """
    surcharge: trinkgeld, mwst, mehrwertsteuer, steuer, servicegebühr
    included: inkl, inklusive, einschließlich, zzgl, ohne
    discount: rabatt, gutschein, nachlass, skonto
    former: statt, anstatt, vorher, früher, ursprünglich, uvp
    current: jetzt, reduziert, im angebot
    share: anteil, teil
    mine: meins
    owner: mein(|e|en|er|em), unser(|e), sein, seine, ihr, ihre, deren, dein, deine
    repeated: 2 zweimal|doppelt|zwei mal, 3 dreimal|dreifach|drei mal, 4 viermal|vier mal
    unit: stunde(|n), minuten, schritte(|n), grad, kalorien, punkte, tore, seiten, nachrichten, \
    liter, stock, std, sekunde(|n), tag(|e|en), woche(|n), monat(|e|en), jahr(|e|en), metern, \
    kilometern, prozent, mails, anrufe, anläufe, versuche, ste(mpel|mpeln|rne|rnen), folgen, \
    kapitel
    code: ebene, stock(|werk), etage, parkdeck, deck, folge, staffel, ausgang, hotelzimmer, \
    kilometerstand, tachostand, kapitel, seite, zimmer, zimmernummer, saal, gleis, bahnsteig, pin \
    code, geheimzahl, nummer, hausnummer, kundennummer, telefonnummer, bestellnummer, plz, \
    postleitzahl, passwort, sitzplatz, ruf, ruf mich an, anrufen unter, puls, blutdruck, \
    temperatur, fieber
    copula: ist, sind
    graded: mathe, klausur, prüfung, physik, chemie, arbeit, diktat, test
    line: sitzplatz, tisch, ice, linie, buslinie, platz, sitz, reihe, zug, flug, straßenbahn, s \
    bahn, u bahn
    stated: wird, gebe (ihm|ich) eine, geb dem eine, kinder (unter|bis), wir waren, wir sind, \
    geworden, bewertung, verspät(et|ung), fährt, kommt, fiel aus, zu spät
    aside: kontostand, früher, ziel, hatte(|n), übrig, bleib(en|t) mir, bleiben, hab(|e) noch, \
    letztes mal, damals, wäre, nächstes mal, billiger, teurer, normalpreis, regulär, woanders, \
    irgendwann, eines tages, meinte, sagte, behauptet, sagt, normalerweise, sonst
    predicate: hat(|te|ten), war, waren, möchte, muss, will, wollte, soll, sollte, würde, wird, \
    wurden, lag, stand, läuft, lief, dauerte, passte, wog, zeigt(|e), fehlt, fehlen, blieb, zählt, \
    müsste, dürfte, könnte, kann, darf, mag, brauchte, kamen, finde ich, fand ich, nehmen
    predicate telling: werden, bin, bist, liegt, steht, sitzt, dauert, passt, wiegt, misst, \
    reicht, heißt, wohnt, gilt, brauch(t|e), denke, glaube, meint
    amends: nicht, statt, anstatt, nein, nee, nö, ups, quatsch, falsch, korrektur, eigentlich, \
    sondern, doch, halt, moment, meinte ich
    plan: kontostand, saldo, ziel, sparziel, limit, guthaben
    failed: fehlgeschlagen, gescheitert, abgelehnt, zurückgewiesen, ausstehend, unbezahlt, offen, \
    geplatzt, nicht ausgeführt
    payment: karte, lastschrift, kartenzahlung, abbuchung, zahlung, überweisung, rechnung, \
    bestellung, transaktion
    condition: wenn, falls, sofern, ob
    borrowed: geliehen, ausgeliehen, geborgt, leihe(|n), lieh mir, lieh mir aus, kredit \
    aufgenommen, darlehen aufgenommen, kredit (erhalten|bekommen)
    somebody: er, sie, jemand
    ownMoney: bezahlt, gezahlt, ver(dient|kauft|loren|zockt|lor), gespart, verspielt, verkaufte, \
    verdiente, bekommt, kriegt, kauft, gegönnt, geleistet, rausgeworfen
    earned: eingenommen, gemacht, reingeholt, gemacht mit
    returned: anzahlung, kaution, pfand, geld, mietkaution, leergut, wechselgeld, überzahlung, \
    nebenkosten
    refunding: erstattet, zurückge(zahlt|geben), zurücküberwiesen, zurückbezahlt
    corrects: meinte ich, streich(|e) das, vergiss (das|den|die|was), lösch (den|die|das), lösche \
    (den|die), ändere (den|die|das), änder (das|den), korrigier(|e), berichtig(ung|e), ausbessern, \
    ersetze, verschrieben, ver(tippt|lesen|tan|zählt|guckt|hört), tippfehler, zahlendreher, mein \
    fehler, ich meinte, meinte eigentlich, i gmeint, hab(|e) gemeint, ich gemeint, kommando \
    zurück, komma vergessen, sagen sollen, schreiben sollen, isch richtig, ist (richtig|falsch|\
    verkehrt), wäre richtig, nochmal nachgeschaut, was ich gesagt, wie ich gesagt, letzte(|n|r) \
    eintrag, falscher (betrag|laden|tag), falsche (zahl|kategorie|währung), das war falsch, falsch \
    verstanden, vertausch die, richtig (wäre|ist|sind), korrekt (wäre|ist), stimmt nicht, geirrt, \
    nachgesehen, nehm(|e) ich zurück, rückgängig, doppelt eingetragen, doppelt (erfasst|gebucht|\
    drin|gezählt), abändern, umändern, bitte (anpassen|ändern), bitte korrigieren, bitte \
    berichtigen, setz auf, setz(|e) den, richtiger betrag, der richtige betrag, falsch eingegeben, \
    falsch eingetragen, falsch (getippt|gelesen), falsch geschrieben, nimm das zurück, streich(|e) \
    den, tausch die, null zu (viel|wenig), komma verrutscht, schon eingetragen, sein (sollen|\
    müssen), heißen sollen, sollte(|n) sein, sollte heißen, sollte eigentlich, muss heißen, müsste \
    heißen, sind (falsch|verkehrt), war(|en) falsch, fehlalarm, tatsächliche(|r) betrag, \
    tatsächliche(|r) preis, richtige(|r) preis, echte(|r) preis, richtige summe, falsches (datum|\
    konto|geschäft), das war ich nicht, war nicht ich, nicht von mir, gehör(t|en) zu, gehör(t|en) \
    in, autokorrektur, doppelter eintrag, zweimal eingetragen, zweimal erfasst, bereits \
    eingetragen
    mayCorrect: nein, nee, nö, ups, quatsch, falsch, korrektur, eigentlich, sondern, doch, halt, \
    moment, vergiss (den|die), tatsächlich, in wirklichkeit, warte, stopp, halt stopp, \
    entschuldigung, tschuldig(ung|e), äxgüsi, upps, hoppla, ach (mensch|so|verdammt|mist|halt), \
    doch nicht, mist, hups, verzeihung, oh nein, stattdessen, am ende, letztendlich, im endeffekt, \
    stellt(|e) sich raus, genau genommen, tut mir leid, verdammt, laut (bon|beleg|kassenbon|\
    rechnung|quittung), bei genauerem hinsehen, nochmal, stop, moment mal, warte mal, hm nein, \
    stellt(|e) sich heraus, es stellte sich heraus, eher
    mayCorrect denies: ne, vielmehr, genauer gesagt, besser gesagt, blödsinn, ach (nee|nein|\
    quatsch), nein nein, sorry nein, ah falsch
    itWas: war, waren, sind, vergiss (den|die)
    denies: nein, nee, nö, quatsch, falsch, korrektur, stimmt nicht, doch nicht, ah nein, nicht \
    doch
    costed: kostete(|n), gekostet, war, waren, ist, sind, hatte(|n), sein (sollen|müssen), haben \
    gekostet, machten, betrug, kam(|en) auf, lag bei
    refersBack: letzte(n|r) eintrag, der (letzte|vorige|vorherige|andere|mit), die (letzte|vorige|\
    vorherige|vorhin|eben|buchung), das (letzte|vorige|vorherige|eben|vorhin|mit), den (letzten|\
    vorigen|eintrag|posten), dem letzten, von (vorhin|eben|gerade), von gerade eben, die von \
    (eben|vorhin), das von vorhin, der von vorhin, letzte (ausgabe|buchung), vorletzte(|r|n)
    that: jene(|r|s|n)
    definite: diese, die, den, jene
    edits: korrigier(|e|en), ersetz(|e|en), änder(|e|n|ung), setz(|e|en), mach, mache, stell(|e|\
    en), pass, erhöh(|e|en), senk(|e|en), verschieb(|e|en), verbuch(|e), tausch(|e), aktualisier(|\
    e|en), editiere, bearbeite(|n), schieb(|e), pack, packe, ordne, anpassen
    records: sagte, geschrieben, gesagt, getippt, notiert, einget(ragen|ippt), eingegeben, \
    erfasst, aufgeschrieben, vermerkt, angegeben, diktiert, tippte, schrieb, gemeldet, verbucht, \
    versehentlich, aus versehen, fälschlicherweise, irrtümlich
    insteadOf: statt, anstatt, anstelle von
    butRather: sondern
    not: nicht, kein(|e|er|en|em)
    adds: noch, fehl(t|en|te), auch, noch ein(|e|en), außerdem, zusätzlich, vergessen, dazu, \
    nachtragen, noch nicht eingetragen, noch nicht (erfasst|erzählt), nicht (erwähnt|notiert)
    entry: rückerstattung, einkommen, buchung, letzte(n|r) eintrag, letzte (ausgabe|buchung), den \
    eintrag, die buchung, ausgabe, einnahme, eintrag
    counters: kostet, waren, wieviel, kontostand, sparziel, limit, schulden (wir|mir), hatte(|n), \
    wurden, müsste(|n|st), dürf(te|en|t|ten|test), könn(te|ten|en|t|test|tet), kann(|ste|st), \
    darf(|st|s), mag, brauch(|te), übrig, wäre, normalpreis, irgendwann, doch nicht, erinner(|e|t) \
    mich, warne mich, sag bescheid, sag mir bescheid, gib bescheid, benachrichtige, muss noch, \
    müssen (wir|noch), hätt ich, wenn ich, gekostet hätte, würd(|est|et), kauf(|e) ich mir, \
    bestell (ich|mir), zahl(|e) ich, bezahl ich, steigt (auf|ab), erhöht sich, schuldet (mir|ihm|\
    ihr|uns), schulde ich, bin ich schuldig, krieg(|e) ich noch, bekomm(|e) ich noch, komm(t|en) \
    erst, im (schnitt|minus|plus), durchschnittlich, wünsch(|e) mir, träum(|e) von, plane, \
    geplant, vorgenommen, spare auf, habe vor, setz(|e) das limit, wochenbudget, monatsbudget, \
    nicht (bezahlt|vergessen|genommen|gekauft|gezahlt|gedeckt), von (seinem|ihrem) geld, \
    angeb(oten|lich), verl(angt|angen|osung), will von mir, möchte von mir, bietet, dispo, wird \
    (abgebucht|fällig|kosten), werden (abgebucht|wir), ist fällig, sind fällig, steh(t|en) noch \
    aus, kriegt noch, bekommt noch, kriegt von mir, bekommt von mir, kostenvoranschlag, schätzt, \
    gesch(ätzt|luckt), fordert, sobald, demnächst, brauche noch, bin am überlegen, über(lege|legt|\
    nimmt), liebäugle, gerne hätte, kaufen (würde|wir), denk(|e) dran, merk dir, sparen will, will \
    sparen, werde ich, wirst, würde kosten, soll (kosten|bringen), ist am konto, tageslimit, \
    obergrenze, stehen mir zu, verdienen, gehaltserhöhung, neuer preis, listenpreis, höchstens, \
    maximal, willst(|e), haste mal, magste, leihste, steckt mir bestimmt, bestimmt noch, runter \
    auf, rauf auf, nötig, verspr(ochen|icht), auf der hohen kante, kost, kosten soll, warn, \
    überschreite(|t), übersteigt, eingezogen worden, nie im leben, sicher nicht, auf keinen fall, \
    kommt nicht in frage, nix da, mir fehl(en|t), fehl(en|t) noch, fehl(en|t) mir, \
    versandkostenfrei, zu (gewinnen|nehmen|kaufen|bestellen|buchen|zahlen|bezahlen|verkaufen|\
    vermieten), gewinnspiel, wer verliert, wer gewinnt, gerade im angebot, spendiert uns, \
    gezögert, gezweifelt, steht drin, noch offen, gibts, gibt es, soll(st|en|t|test|ten|tet), \
    musst, wollt(|en), möchte(n|st|t), mögen, hättest, bräuchte(n|st), hätt(|n) gern, nehmen (wir|\
    für), bestellen wir, kauf mir, hol ich, hol mir, buch ich, buchen wir, gönn ich mir, gönn mir, \
    vielleicht (kauf|bestell|hol), später noch, steh(t|en) bei, lieg(t|en) bei, liegt jetzt bei, \
    geht rauf auf, klettert auf, sinkt auf, fällt auf, springt auf, nimmt für, macht das dann, \
    bringt wahrscheinlich, bringt vielleicht, kriegen wir, krieg ich wohl, bekomme wohl, \
    wahrscheinlich, vermutlich, voraussichtlich, hoffentlich, in der kreide, schuld(est|ig), \
    leihst du mir, leih (mir|ihm|ihr), borg mir, pump mir, vorstrecken, erinner(ung|n), denk(|t|\
    en) an, vergiss nicht, ja nicht, auf dem konto (sind|ist), am konto sind, auf'm konto, sind \
    noch am konto, konto steht, restguthaben, stell(|e) das, stell(|e) den, leg das budget, leg \
    fest, begrenz(|e), deckel, deckle, heb(|e) das, hebe den, erhöh(|e) das, erhöhe den, senk(|e) \
    das, senke den, reisebudget, urlaubsbudget, essensbudget, haushaltsbudget, monatslimit, \
    wochenlimit, verdiene im monat, verdient (brutto|netto), einigt, ausgemacht, abgemacht, \
    vereinbart, nicht(|s) ausgegeben, nichts gekauft, keinen cent, denkt (ich|dass), glaubt (ich|\
    dass), meint ich, behauptet ich, mit (seinem|ihrem|eigenem) geld, vom eigenen geld, aus \
    eigener tasche, eigenes geld, ging nicht durch, geht nicht durch, nicht durchgegangen, \
    zurückgebucht, rücklastschrift, keine deckung, hab ich die, hab(|e) ich schon, schon \
    eingetragen, zeig, zeige mir, liste auf, zahlt (ab|die|das|den|dafür), zahlen die, kommt auf, \
    käme auf, wirds, ausgeben (können|dürfen|wollen)
    cancels: zahl(|e) ich später, bezahl(|e) ich später, noch nicht (bezahlt|gekauft|gebucht), was \
    (meinst|denkst) du, was meint ihr, mach ich vielleicht, vielleicht mach ich, aber nicht \
    gekauft, lieber nicht, vielleicht nächsten monat
    telling: ist, sind, ob, er, jemand, würde, wird, wurden, läuft, fehlt, fehlen, zählt, wir \
    sind, fährt, kommt, bleib(en|t), meinte, sag(te|t|en), halt, warte(|t|n), wirst, geschlossen, \
    geöffnet, gla(ub|ab|ubt), sch(ätz|ätze|aut|auen|läft|lafen|reibt), rechne(|t), über den \
    daumen, fällt, fallen, funktioniert, ruht, wir sind zu, seid, es, man, dass, wer, stehe(|n), \
    liegen, fahre(|n), kommen, geht, gehen, laufen, denkt, finde(|t), weiß, sieht, sehen, spiel(t|\
    en), dauern, brauchen, reichen, bringt, passen, zieht, wohne(|n), lebt, leben, arbeite(|t), \
    sitze(|n), treffen, trifft, wiege, halten, öffnet, schließt, beginn(t|en), endet, enden, \
    starte(t|n), landet, macht auf, feiert, füh(rt|ren|lt), ruft, lernt, lernen, lese, liest, \
    hören, hört, hieß, dachte, wusste, gelten, trägt, trage(|n), hängt, antwortet, klingt, \
    niemand, keiner, trotzdem
    doing: gezahlt, geworden, runter, gesch(aut|lafen|afft), angeschaut, gesehen, gel(esen|aufen|\
    ernt), gewa(ndert|rtet|chsen), angerufen, telefoniert, geschrieben, gewogen, abgenommen, \
    zugenommen, getroffen, trainiert, geschwommen, gejoggt, geradelt, gespielt, gemessen, \
    geantwortet, gesprochen, umgezogen, geboren
    outcry: wucher, frechheit, unverschämt(|heit), abzocke, wahnsinn, irre, verrückt, die spinnen, \
    spinnt, spinnen die, zu teuer, viel zu teuer, so teuer, sauteuer, schweineteuer, skandal, \
    unfassbar, krass, heftig, nicht normal
    handed: bezahlt(|e), gezahlt, zahlte(|n), gegeben, überwiesen, gesch(ickt|enkt), eingezahlt, \
    zählt, gab, gaben, gibt, über(wies|weist|geben|gab), schickte(|n), gesendet, schenkte, \
    zugesteckt, steckte, spendiert(|e), ausgezahlt, ausbezahlt, gutgeschrieben, beglich(|en), \
    ver(gütet|macht|erbt), in die hand gedrückt, gedrückt, vorbeigebracht, gesponsert, angewiesen, \
    dagelassen, hinterlassen, beigesteuert, rübergesch(oben|ickt), überwiesen hat, rückte raus, \
    rausgerückt, lieh
    lent: geliehen (hatte|hab|habe), verliehen hatte, ausgel(iehen|egt) hatte, ausgelegt
    sending: zahlung, überweisung, geld, paypal, geldgeschenk, gutschrift, auszahlung, eingang, \
    zahlungseingang, miete, bezahlung, scheck, mietzahlung
    arriving: ist gekommen, gekommen, eingegangen, eingetroffen, angekommen, kam rein, kam an, ist \
    da, reingekommen, drauf, am konto, aufs konto
    receiverMark: für, den, dem, an, meine(r|m), einer, einem, unsere(r|m)
    employee: kinder(|n), aushilfe, putzfrau, putzhilfe, reinigungskraft, haushaltshilfe, \
    babysitterin, tagesmutter, gärtner, azubi, lehrling, praktikant(|in), mitarbeiter(|in), \
    angestellte(|n), pflegerin, kids, kellner(|in), fahrer, bote, boten, friseur(|in), page, \
    zimmermädchen, portier, postbote, hausmeister, handwerker(|n), lieferant, paketbote, \
    bedienung, masseur, umzugshelfer, straßenmusiker
    thingDay: läuft, fährt, prüfung, beginn(|t), endet, startet, bis, bis zum, ab, ab dem, gültig, \
    gültig (ab|bis), läuft (bis|ab), fliegt, abfahrt, abflug, anreise, abreise, verlängert sich, \
    verlängerung, nächste (abbuchung|zahlung|rechnung), ende, lieferung, abholung, vorstellung, \
    aufführung, findet statt
    bookable: tisch, zug, flug, fahre, flüge, flugticket(|s), karten, konzertkarte(|n), \
    theaterkarten, opernkarten, kinokarten, bühnenkarten, eintrittskarten, bahnticket, zugticket, \
    bahnfahrt, fahrkarte(|n), bahn, ferienwohnung, kreuzfahrt, oper, konzert, startgebühr, \
    anmeldung, halbmarathon, prüfungsgebühr, kurs, campingplatz, reservierung, termin, \
    friseurtermin, arzttermin, reise, urlaub
    booked: gebucht, reserviert, angezahlt, anzahlung, vorbestellt, im voraus, vorausbezahlt
    goal: zu, zum, zur, nach, an, ans
    goalOrMeans: auf, aufs, in, ins
    moving: überwiesen, überweisung, dauerauftrag, umgebucht, verschoben, umbuchung
    accountNoun: karte, konto
    bankAccount: konto, bank, girokonto
    cashAccount: bargeld, portemonnaie, geldbeutel
    cardAccount: karte, kreditkarte
    savingsAccount: sparkonto, tagesgeld(|konto), sparbuch, ersparnisse
    """
}
