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
    owner: mein, meine, meinen, meiner, meinem, unser, unsere, sein, seine, ihr, ihre, deren, \
    dein, deine
    repeated: 2 zweimal|doppelt|zwei mal, 3 dreimal|dreifach|drei mal, 4 viermal|vier mal
    unit: stunden, minuten, schritte, schritten, grad, kalorien, punkte, tore, seiten, \
    nachrichten, liter, stock, std, stunde, sekunde, sekunden, tag, tage, tagen, woche, wochen, \
    monat, monate, monaten, jahr, jahre, jahren, metern, kilometern, prozent, mails, anrufe, \
    anläufe, versuche, stempel, stempeln, sterne, sternen, folgen, kapitel
    code: ebene, stock, etage, parkdeck, deck, stockwerk, folge, staffel, ausgang, hotelzimmer, \
    kilometerstand, tachostand, kapitel, seite, zimmer, zimmernummer, saal, gleis, bahnsteig, pin \
    code, geheimzahl, nummer, hausnummer, kundennummer, telefonnummer, bestellnummer, plz, \
    postleitzahl, passwort, sitzplatz, ruf, ruf mich an, anrufen unter, puls, blutdruck, \
    temperatur, fieber
    copula: ist, sind
    graded: mathe, klausur, prüfung, physik, chemie, arbeit, diktat, test
    line: sitzplatz, tisch, ice, linie, buslinie, platz, sitz, reihe, zug, flug, straßenbahn, s \
    bahn, u bahn
    stated: wird, gebe ihm eine, gebe ich eine, geb dem eine, kinder unter, kinder bis, wir waren, \
    wir sind, geworden, bewertung, verspätet, verspätung, fährt, kommt, fiel aus, zu spät
    aside: kontostand, früher, ziel, hatte, hatten, übrig, bleiben mir, bleibt mir, bleiben, habe \
    noch, hab noch, letztes mal, damals, wäre, nächstes mal, billiger, teurer, normalpreis, \
    regulär, woanders, irgendwann, eines tages, meinte, sagte, behauptet, sagt, normalerweise, \
    sonst
    predicate: hat, war, waren, möchte, muss, will, wollte, soll, sollte, würde, hatte, hatten, \
    wird, wurden, lag, stand, läuft, lief, dauerte, passte, wog, zeigt, zeigte, fehlt, fehlen, \
    blieb, zählt, müsste, dürfte, könnte, kann, darf, mag, brauchte, kamen, finde ich, fand ich, \
    nehmen
    predicate telling: werden, bin, bist, liegt, steht, sitzt, dauert, passt, wiegt, misst, \
    reicht, heißt, wohnt, gilt, braucht, brauche, denke, glaube, meint
    amends: nicht, statt, anstatt, nein, nee, nö, ups, quatsch, falsch, korrektur, eigentlich, \
    sondern, doch, halt, moment, meinte ich
    plan: kontostand, saldo, ziel, sparziel, limit, guthaben
    failed: fehlgeschlagen, gescheitert, abgelehnt, zurückgewiesen, ausstehend, unbezahlt, offen, \
    geplatzt, nicht ausgeführt
    payment: karte, lastschrift, kartenzahlung, abbuchung, zahlung, überweisung, rechnung, \
    bestellung, transaktion
    condition: wenn, falls, sofern, ob
    borrowed: geliehen, ausgeliehen, geborgt, leihe, lieh mir, lieh mir aus, kredit aufgenommen, \
    darlehen aufgenommen, kredit erhalten, kredit bekommen, leihen
    somebody: er, sie, jemand
    ownMoney: bezahlt, gezahlt, verdient, verkauft, gespart, verspielt, verloren, verzockt, \
    verlor, verkaufte, verdiente, bekommt, kriegt, kauft, gegönnt, geleistet, rausgeworfen
    earned: eingenommen, gemacht, reingeholt, gemacht mit
    returned: anzahlung, kaution, pfand, geld, mietkaution, leergut, wechselgeld, überzahlung, \
    nebenkosten
    refunding: erstattet, zurückgezahlt, zurückgegeben, zurücküberwiesen, zurückbezahlt
    corrects: meinte ich, streich das, streiche das, vergiss das, vergiss den, vergiss die, lösch \
    den, lösch die, lösch das, lösche den, lösche die, ändere den, ändere die, ändere das, änder \
    das, änder den, korrigiere, korrigier, berichtigung, berichtige, ausbessern, ersetze, \
    verschrieben, vertippt, verlesen, vertan, tippfehler, zahlendreher, mein fehler, ich meinte, \
    meinte eigentlich, i gmeint, hab gemeint, habe gemeint, ich gemeint, kommando zurück, komma \
    vergessen, sagen sollen, schreiben sollen, isch richtig, ist richtig, wäre richtig, nochmal \
    nachgeschaut, was ich gesagt, wie ich gesagt, letzten eintrag, letzte eintrag, letzter \
    eintrag, falscher betrag, falsche zahl, das war falsch, das stimmt nicht, falsch verstanden, \
    vertausch die, richtig wäre, richtig ist, richtig sind, korrekt wäre, korrekt ist, stimmt \
    nicht, hab mich geirrt, habe mich geirrt, mich geirrt, geirrt, verzählt, verguckt, verhört, \
    nachgesehen, nehm ich zurück, nehme ich zurück, mach rückgängig, rückgängig, doppelt \
    eingetragen, doppelt erfasst, doppelt gebucht, abändern, umändern, bitte anpassen, bitte \
    ändern, bitte korrigieren, bitte berichtigen, setz auf, setze den, setz den, richtiger betrag, \
    der richtige betrag, falsch eingegeben, falsch eingetragen, falsch getippt, falsch gelesen, \
    falsch geschrieben, lösch das wieder, nimm das zurück, streich den, streiche den, tausch die, \
    null zu viel, komma verrutscht, schon eingetragen, sein sollen, sein müssen, heißen sollen, \
    sollte sein, sollten sein, sollte heißen, sollte eigentlich, muss heißen, müsste heißen, ist \
    falsch, sind falsch, war falsch, waren falsch, ist verkehrt, sind verkehrt, vergiss was, \
    fehlalarm, tatsächlicher betrag, tatsächliche betrag, tatsächlicher preis, tatsächliche preis, \
    richtige preis, richtiger preis, echter preis, echte preis, richtige summe, null zu wenig, \
    eine null zu viel, eine null zu wenig, falscher laden, falsche kategorie, falscher tag, \
    falsches datum, falsche währung, falsches konto, falsches geschäft, das war ich nicht, war \
    nicht ich, nicht von mir, gehört zu, gehört in, gehören zu, gehören in, autokorrektur, \
    doppelter eintrag, doppelt drin, doppelt gezählt, zweimal eingetragen, zweimal erfasst, \
    bereits eingetragen
    mayCorrect: nein, nee, nö, ups, quatsch, falsch, korrektur, eigentlich, sondern, doch, halt, \
    moment, vergiss den, vergiss die, tatsächlich, in wirklichkeit, warte, stopp, halt stopp, \
    entschuldigung, tschuldigung, tschuldige, äxgüsi, upps, hoppla, ach mensch, doch nicht, mist, \
    hups, verzeihung, oh nein, stattdessen, am ende, letztendlich, im endeffekt, stellte sich \
    raus, genau genommen, ach so, tut mir leid, ach verdammt, verdammt, ach mist, laut bon, laut \
    beleg, laut kassenbon, laut rechnung, laut quittung, bei genauerem hinsehen, nochmal, ach \
    halt, stop, moment mal, warte mal, hm nein, stellt sich raus, stellt sich heraus, es stellte \
    sich heraus, stellte sich heraus, eher
    mayCorrect denies: ne, vielmehr, genauer gesagt, besser gesagt, blödsinn, ach nee, ach nein, \
    nein nein, sorry nein, ach quatsch, ah falsch
    itWas: war, waren, sind, vergiss den, vergiss die
    denies: nein, nee, nö, quatsch, falsch, korrektur, stimmt nicht, doch nicht, ah nein, nicht \
    doch
    costed: kostete, gekostet, war, waren, ist, sind, hatte, hatten, sein sollen, sein müssen, \
    kosteten, haben gekostet, machten, betrug, kam auf, kamen auf, lag bei
    refersBack: letzten eintrag, letzter eintrag, der letzte, die letzte, das letzte, den letzten, \
    dem letzten, der vorige, die vorige, das vorige, den vorigen, der vorherige, die vorherige, \
    das vorherige, von vorhin, von eben, von gerade, von gerade eben, das eben, das vorhin, die \
    vorhin, die eben, die von eben, die von vorhin, das von vorhin, der von vorhin, letzte \
    ausgabe, letzte buchung, vorletzte, vorletzter, vorletzten, der andere, den eintrag, die \
    buchung, den posten, das mit, der mit
    that: jener, jene, jenes, jenen
    definite: diese, die, den, jene
    edits: korrigiere, korrigier, ersetze, ändere, änder, ändern, setz, setze, mach, mache, stell, \
    stelle, pass, erhöh, erhöhe, senk, senke, verschieb, verschiebe, verbuch, verbuche, tausch, \
    tausche, ersetz, aktualisiere, aktualisier, editiere, bearbeite, schieb, schiebe, pack, packe, \
    ordne, setzen, stellen, korrigieren, erhöhen, senken, verschieben, ersetzen, aktualisieren, \
    anpassen, änderung, bearbeiten
    records: sagte, geschrieben, gesagt, getippt, notiert, eingetragen, eingegeben, erfasst, \
    aufgeschrieben, eingetippt, vermerkt, angegeben, diktiert, tippte, schrieb, gemeldet, \
    verbucht, versehentlich, aus versehen, fälschlicherweise, irrtümlich
    insteadOf: statt, anstatt, anstelle von
    butRather: sondern
    not: nicht, kein, keine, keiner, keinen, keinem
    adds: noch, fehlt, fehlen, auch, noch ein, noch eine, noch einen, außerdem, zusätzlich, \
    vergessen, dazu, nachtragen, noch nicht eingetragen, noch nicht erfasst, noch nicht erzählt, \
    nicht erwähnt, nicht notiert, fehlte
    entry: rückerstattung, einkommen, buchung, letzten eintrag, letzter eintrag, letzte ausgabe, \
    letzte buchung, den eintrag, die buchung, ausgabe, einnahme, eintrag
    counters: kostet, waren, wieviel, kontostand, sparziel, limit, schulden wir, hatte, hatten, \
    wurden, müsste, dürfte, könnte, kann, darf, mag, brauchte, übrig, wäre, normalpreis, \
    irgendwann, doch nicht, erinner mich, erinnere mich, erinnert mich, warne mich, sag bescheid, \
    sag mir bescheid, gib bescheid, benachrichtige, muss noch, müssen wir, müssen noch, hätte ich, \
    hätt ich, wenn ich, hätte gekostet, gekostet hätte, würd, könnten, kauf ich mir, bestell ich, \
    kaufe ich mir, zahl ich, zahle ich, bezahl ich, steigt auf, steigt ab, erhöht sich, schuldet \
    mir, schulden mir, schulde ich, bin ich schuldig, krieg ich noch, bekomm ich noch, kriege ich \
    noch, bekomme ich noch, kommt erst, kommen erst, im schnitt, durchschnittlich, wünsche mir, \
    wünsch mir, träume von, plane, geplant, vorgenommen, spare auf, habe vor, setz das limit, \
    setze das limit, wochenbudget, monatsbudget, nicht bezahlt, von seinem geld, von ihrem geld, \
    angeboten, verlangt, verlangen, will von mir, möchte von mir, bietet, im minus, im plus, \
    dispo, wird abgebucht, werden abgebucht, wird fällig, ist fällig, sind fällig, steht noch aus, \
    stehen noch aus, kriegt noch, bekommt noch, kriegt von mir, bekommt von mir, \
    kostenvoranschlag, schätzt, geschätzt, fordert, sobald, demnächst, brauche noch, bin am \
    überlegen, überlege, überlege ob, liebäugle, träum von, gerne hätte, kaufen würde, denk dran, \
    denke dran, merk dir, nicht vergessen, sparen will, will sparen, werde ich, wirst, wird \
    kosten, würde kosten, soll kosten, ist am konto, tageslimit, obergrenze, stehen mir zu, \
    verdienen, gehaltserhöhung, neuer preis, listenpreis, höchstens, maximal, brauch, brauch no, \
    kannste, willste, haste mal, magste, leihste, steckt mir bestimmt, bestimmt noch, runter auf, \
    rauf auf, nötig, versprochen, verspricht, auf der hohen kante, kost, kosten soll, warn, \
    überschreite, übersteigt, überschreitet, geschluckt, eingezogen worden, nie im leben, sicher \
    nicht, auf keinen fall, kommt nicht in frage, nix da, mir fehlen, mir fehlt, fehlen noch, \
    fehlt noch, fehlen mir, fehlt mir, versandkostenfrei, zu gewinnen, gewinnspiel, verlosung, wer \
    verliert, wer gewinnt, gerade im angebot, spendiert uns, überlegt, überlegt ob, gezögert, \
    gezweifelt, zu nehmen, zu kaufen, zu bestellen, zu buchen, zu zahlen, zu bezahlen, zu \
    verkaufen, zu vermieten, steht drin, noch offen, gibts, gibt es, kannst, können, könnt, \
    konnten wir nicht, könntest, könntet, darfst, dürfen, dürft, darfs, dürften, dürftest, sollst, \
    sollen, sollt, solltest, sollten, solltet, musst, müssten, müsstest, willst, wollt, wollten, \
    möchten, möchtest, möchtet, mögen, hättest, würdest, würdet, werden wir, bräuchten, \
    bräuchtest, hätte gern, hätt gern, hättn gern, nehmen wir, bestellen wir, kaufen wir, kauf \
    mir, bestell mir, hol ich, hol mir, buch ich, buchen wir, gönn ich mir, gönn mir, vielleicht \
    kauf, vielleicht bestell, vielleicht hol, später noch, steht bei, stehen bei, liegt bei, \
    liegen bei, liegt jetzt bei, geht rauf auf, klettert auf, sinkt auf, fällt auf, springt auf, \
    verlangen für, nehmen für, nimmt für, macht das dann, soll bringen, bringt wahrscheinlich, \
    bringt vielleicht, gibt's vielleicht, kriegen wir, krieg ich wohl, bekomme wohl, \
    wahrscheinlich, vermutlich, voraussichtlich, hoffentlich, angeblich, in der kreide, schuldest, \
    schuldet ihm, schuldet ihr, schuldet uns, schuldig, leihst du mir, leih mir, leih ihm, leih \
    ihr, borg mir, pump mir, vorstrecken, erinnerung, erinnern, denk an, denkt an, denken an, \
    vergiss nicht, ja nicht, auf dem konto sind, auf dem konto ist, am konto sind, auf'm konto, \
    sind noch am konto, konto steht, restguthaben, stell das, stell den, stelle das, stelle den, \
    leg das budget, leg fest, begrenze, begrenz, deckel, deckle, hebe das, heb das, hebe den, \
    erhöhe das, erhöh das, erhöhe den, senke das, senk das, senke den, reisebudget, urlaubsbudget, \
    essensbudget, haushaltsbudget, monatslimit, wochenlimit, verdiene im monat, verdient brutto, \
    verdient netto, einigt, ausgemacht, abgemacht, vereinbart, nicht genommen, nicht gekauft, \
    nicht gezahlt, nicht ausgegeben, nichts gekauft, nichts ausgegeben, keinen cent, denkt ich, \
    denkt dass, glaubt ich, glaubt dass, meint ich, behauptet ich, mit seinem geld, mit ihrem \
    geld, vom eigenen geld, mit eigenem geld, aus eigener tasche, eigenes geld, ging nicht durch, \
    geht nicht durch, nicht durchgegangen, zurückgebucht, rücklastschrift, nicht gedeckt, keine \
    deckung, hab ich die, hab ich schon, habe ich schon, schon eingetragen, zeig, zeig mir, zeige \
    mir, zeig alle, liste auf, hat wieviel, zahlt ab, übernimmt, zahlt die, zahlt das, zahlt den, \
    zahlen die, zahlt dafür, kommt auf, käme auf, wirds, ausgeben können, ausgeben dürfen, \
    ausgeben wollen
    cancels: zahl ich später, zahle ich später, bezahl ich später, bezahle ich später, noch nicht \
    bezahlt, noch nicht gekauft, noch nicht gebucht, was meinst du, was meint ihr, was denkst du, \
    mach ich vielleicht, vielleicht mach ich, aber nicht gekauft, lieber nicht, vielleicht \
    nächsten monat
    telling: ist, sind, ob, er, jemand, würde, wird, wurden, läuft, fehlt, fehlen, zählt, wir \
    sind, fährt, kommt, bleiben, meinte, sagte, sagt, halt, warte, wirst, geschlossen, geöffnet, \
    glaub, glaab, schätz, schätze, rechne, rechnet, über den daumen, fällt, fallen, funktioniert, \
    ruht, wir sind zu, seid, es, man, dass, wer, stehen, stehe, liegen, fahren, fahre, kommen, \
    geht, gehen, laufen, sagen, glaubt, denkt, findet, finde, weiß, schaut, schauen, sieht, sehen, \
    spielt, spielen, dauern, brauchen, reichen, bringt, passen, zieht, wohne, wohnen, lebt, leben, \
    arbeitet, arbeite, sitzen, sitze, treffen, trifft, wartet, warten, wiege, halten, bleibt, \
    öffnet, schließt, beginnt, beginnen, endet, enden, startet, starten, landet, macht auf, \
    feiert, führt, führen, ruft, schläft, schlafen, lernt, lernen, lese, liest, hören, hört, hieß, \
    dachte, wusste, gelten, trägt, trage, tragen, hängt, antwortet, schreibt, fühlt, klingt, \
    niemand, keiner, trotzdem
    doing: gezahlt, geworden, runter, geschaut, angeschaut, gesehen, gelesen, gelaufen, gewandert, \
    geschlafen, gewartet, angerufen, telefoniert, geschrieben, gewogen, abgenommen, zugenommen, \
    getroffen, trainiert, geschwommen, gejoggt, geradelt, gespielt, gelernt, gewachsen, gemessen, \
    geschafft, geantwortet, gesprochen, umgezogen, geboren
    outcry: wucher, frechheit, unverschämt, unverschämtheit, abzocke, wahnsinn, irre, verrückt, \
    die spinnen, spinnt, spinnen die, zu teuer, viel zu teuer, so teuer, sauteuer, schweineteuer, \
    skandal, unfassbar, krass, heftig, nicht normal
    handed: bezahlt, gezahlt, zahlte, gegeben, überwiesen, geschickt, geschenkt, eingezahlt, \
    zählt, gab, gaben, gibt, bezahlte, überwies, überweist, schickte, gesendet, schenkte, \
    zugesteckt, steckte, spendiert, ausgezahlt, ausbezahlt, gutgeschrieben, beglichen, vergütet, \
    in die hand gedrückt, gedrückt, vorbeigebracht, gesponsert, vermacht, vererbt, angewiesen, \
    beglich, übergeben, übergab, dagelassen, hinterlassen, beigesteuert, rübergeschoben, \
    rübergeschickt, zahlten, überwiesen hat, schickten, spendierte, rückte raus, rausgerückt, lieh
    lent: geliehen hatte, geliehen hab, geliehen habe, verliehen hatte, ausgeliehen hatte, \
    ausgelegt, ausgelegt hatte
    sending: zahlung, überweisung, geld, paypal, geldgeschenk, gutschrift, auszahlung, eingang, \
    zahlungseingang, miete, bezahlung, scheck, mietzahlung
    arriving: ist gekommen, gekommen, eingegangen, eingetroffen, angekommen, kam rein, kam an, ist \
    da, reingekommen, drauf, am konto, aufs konto
    receiverMark: für, den, dem, an, meiner, meinem, einer, einem, unserer, unserem
    employee: kindern, aushilfe, putzfrau, putzhilfe, reinigungskraft, haushaltshilfe, \
    babysitterin, tagesmutter, gärtner, azubi, lehrling, praktikant, praktikantin, mitarbeiter, \
    mitarbeiterin, angestellte, angestellten, pflegerin, kinder, kids, kellner, kellnerin, fahrer, \
    bote, boten, friseur, friseurin, page, zimmermädchen, portier, postbote, hausmeister, \
    handwerker, handwerkern, lieferant, paketbote, bedienung, masseur, umzugshelfer, \
    straßenmusiker
    thingDay: läuft, fährt, prüfung, beginnt, endet, startet, bis, bis zum, ab, ab dem, gültig, \
    gültig ab, gültig bis, läuft bis, läuft ab, beginn, fliegt, abfahrt, abflug, anreise, abreise, \
    verlängert sich, verlängerung, nächste abbuchung, nächste zahlung, nächste rechnung, ende, \
    lieferung, abholung, vorstellung, aufführung, findet statt
    bookable: tisch, zug, flug, fahre, flüge, flugticket, flugtickets, karten, konzertkarten, \
    konzertkarte, theaterkarten, opernkarten, kinokarten, bühnenkarten, eintrittskarten, \
    bahnticket, zugticket, bahnfahrt, fahrkarte, fahrkarten, bahn, ferienwohnung, kreuzfahrt, \
    oper, konzert, startgebühr, anmeldung, halbmarathon, prüfungsgebühr, kurs, campingplatz, \
    reservierung, termin, friseurtermin, arzttermin, reise, urlaub
    booked: gebucht, reserviert, angezahlt, anzahlung, vorbestellt, im voraus, vorausbezahlt
    goal: zu, zum, zur, nach, an, ans
    goalOrMeans: auf, aufs, in, ins
    moving: überwiesen, überweisung, dauerauftrag, umgebucht, verschoben, umbuchung
    accountNoun: karte, konto
    bankAccount: konto, bank, girokonto
    cashAccount: bargeld, portemonnaie, geldbeutel
    cardAccount: karte, kreditkarte
    savingsAccount: sparkonto, tagesgeld, tagesgeldkonto, sparbuch, ersparnisse
    """
}
