/// Words that tell that the number beside them is not money, or that a clause is a side remark.
///
/// A unit follows its number; a code, and a word of number or age, precedes it.
extension LanguageTable {
  static let englishRoles = table([
    .cues(
      .predicate,
      """
      has, had, became, becomes, costs, lasts, lasted, stands, stood, weighed, measures, \
      shows, showed, fits, needs, wants, want, wanted, must, should, could, would, knows, thought, \
      feels, felt, stayed, stays, lives, leaves, arrives, departs, won't, wont, doesn't, doesnt, can't, cant, \
      isn't, isnt, wasn't, wasnt
      """),
    .cues(
      .code,
      """
      floor, level, storey, story, aisle, bay, episode, season, chapter, \
      hotel room, parking level, parking spot, odometer reading, km stand
      """),
    .cues(
      .unit,
      """
      fever
      """),
    .cues(
      .unit,
      """
      min, minute, hour, hr, sec, secs, nights, yr, yrs, years old, kilometer, cm, \
      centimeters, centimetres, mm, metre, meter, ft, inch, fahrenheit, errands, retries, \
      missed calls, unread, percent off
      """),
    .cues(
      .code,
      """
      apartment number, house number, customer number, call, call me at, call me on, \
      text me at, wifi password, door code, train number, locker, postal code, \
      blood sugar, pulse, bmi, fever, temp
      """),
    .cues(
      .line,
      """
      bus, tram, train, flight, table, line, row, seat, track, ferry
      """),
    .cues(
      .stated,
      "give it a, give it an, kids under, children under, there were, there are, we were, we are, turned, turns, turning, aged, scored, late, delayed, never, arrives, leaves, departs"
    ),
    .cues(
      .graded,
      "midterm, exam, exams, quiz, finals, math, maths, algebra, physics, chem, chemistry, biology, spelling"
    ),
    .cues(
      .aside,
      """
      left, remaining, left over, last time, back then, used to be, used to cost, \
      would have, would ve, would've been, could have, should have, could ve, should ve, \
      next time, cheaper, pricier, more expensive, elsewhere, normally, goal, budget, \
      balance, to go, last year it was, still have, some day, someday, one of these days, \
      said, says, told me, swears, reckons, thinks
      """),
    .cues(
      .amends,
      """
      no, nope, nah, oops, sorry, wait, actually, correction, i mean, i meant, rather, make that, \
      scratch that, edit, typo, instead of, not
      """),
  ])

  static let germanRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      hat, hatte, hatten, wird, werden, wurde, wurden, war, waren, bin, bist, liegt, lag, \
      steht, stand, sitzt, läuft, lief, dauert, dauerte, passt, passte, wiegt, wog, \
      zeigt, zeigte, misst, reicht, heißt, fehlt, fehlen, blieb, wohnt, gilt, zählt, \
      will, wollte, soll, sollte, müsste, dürfte, könnte, kann, konnte, muss, musste, darf, mag, möchte, braucht, \
      brauchte, brauche, kamen, denke, glaube, meint, finde ich, fand ich, nehmen
      """),
    .cues(
      .code,
      """
      ebene, stock, etage, parkdeck, deck, stockwerk, folge, staffel, terminal, ausgang, \
      hotelzimmer, km stand, kilometerstand, tachostand
      """),
    .cues(
      .unit,
      """
      min, minute, minuten, std, stunde, stunden, sekunde, sekunden, tag, tage, tagen, \
      woche, wochen, monat, monate, monaten, jahr, jahre, jahren, meter, metern, cm, \
      kilometern, prozent, grad, celsius, stock, mails, emails, anrufe, anläufe, \
      versuche, stempel, stempeln, sterne, sternen, mb, gb, folgen, kapitel
      """),
    .cues(
      .code,
      """
      seite, zimmer, zimmernummer, saal, gleis, gate, bahnsteig, kapitel, pin, pin code, code, \
      geheimzahl, nummer, hausnummer, kundennummer, telefonnummer, bestellnummer, plz, \
      postleitzahl, passwort, sitzplatz, ruf, ruf mich an, anrufen unter, puls, \
      blutdruck, temperatur, fieber
      """),
    .cues(
      .line,
      """
      tisch, bus, ice, linie, buslinie, platz, sitz, sitzplatz, reihe, zug, tram, flug, \
      straßenbahn, s bahn, u bahn
      """),
    .roles(.model, "größe, stockwerk"),
    .cues(
      .stated,
      """
      gebe ihm eine, gebe ich eine, geb dem eine, kinder unter, kinder bis, wir waren, wir sind, geworden, wird, bewertung, verspätet, verspätung, fährt, \
      kommt, fiel aus, zu spät
      """),
    .roles(
      .heads, "freunde, freunden, freundinnen, kollegen, gäste, gästen, kindern, mann hoch, mann"),
    .roles(.measure, "gramm"),
    .cues(
      .graded,
      "mathe, klausur, prüfung, physik, chemie, arbeit, diktat, test"),
    .cues(
      .aside,
      """
      übrig, bleiben mir, bleibt mir, bleiben, habe noch, hab noch, letztes mal, \
      früher, damals, hätte, hätten, wäre, \
      nächstes mal, billiger, teurer, normalpreis, regulär, woanders, ziel, budget, \
      kontostand, irgendwann, eines tages, meinte, sagte, behauptet, sagt, normalerweise, \
      sonst
      """),
    .cues(
      .amends,
      """
      nein, nee, nö, ups, sorry, quatsch, falsch, korrektur, eigentlich, sondern, doch, \
      halt, moment, nicht, statt, anstatt, meinte ich
      """),
  ]

  static let dutchRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      was, waren, werd, werden, wordt, worden, ben, bent, heeft, hebben, had, hadden, \
      staat, staan, stond, ligt, lag, zit, zitten, zat, duurt, duurde, weegt, woog, past, \
      paste, telt, telde, toont, hangt, wil, wilde, wou, kan, kon, moet, moest, mag, zal, \
      woont, vind, vond, denk, dacht, weet, blijft, bleef, heet, klopt, kwamen, nodig
      """),
    .cues(
      .code,
      """
      verdieping, laag, niveau, etage, vak, gate, terminal, aflevering, seizoen, \
      hotelkamer, uitgang, km stand, kilometerstand, tellerstand
      """),
    .cues(
      .unit,
      """
      min, minuut, minuten, uur, uren, seconde, seconden, dag, dagen, week, weken, maand, \
      maanden, jaar, jaren, meter, cm, procent, verdieping, mails, mailtjes, \
      telefoontjes, stempels, sterren, pogingen, hoofdstukken, afleveringen, kilo
      """),
    .cues(
      .code,
      """
      bladzijde, blz, kamer, zaal, perron, spoor, pagina, hoofdstuk, code, pincode, nummer, klantnummer, \
      huisnummer, postcode, wachtwoord, bel, bel me op, bellen op, hartslag, bloeddruk, \
      temperatuur, koorts
      """),
    .cues(
      .line,
      """
      tafel, bus, buslijn, lijn, vlucht, tram, stoel, plek, rij, trein, metro
      """),
    .roles(.model, "maat"),
    .cues(
      .stated,
      """
      geef het een, geef ik een, kinderen tot, kinderen onder, we waren, wij waren, we zijn, we zaten met, waren met, cijfer, te laat, vertraagd, \
      vertraging, komt, rijdt
      """),
    .roles(.heads, "gasten, collega's, vriendjes, lui"),
    .roles(.measure, "gram"),
    .cues(
      .graded,
      "wiskunde, natuurkunde, scheikunde, tentamen, toets, examen"),
    .cues(
      .aside,
      """
      over, nog over, houd nog, hou nog, heb nog, laatste keer, vorige keer, \
      vroeger, toen, had kunnen, had moeten, zou, volgende keer, goedkoper, \
      duurder, normale prijs, elders, doel, budget, saldo, heb nu nog, nu nog, ooit, \
      op een dag, zei, zegt, normaal, in de super
      """),
    .cues(
      .amends,
      """
      nee, sorry, oeps, eigenlijk, bedoel, fout, correctie, wacht, toch, niet, \
      in plaats van
      """),
  ]

  static let polishRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      był, była, było, byli, były, będzie, ma, mają, miał, miała, miało, mam, trwa, \
      trwał, trwała, waży, ważył, ważyła, pokazuje, wskazuje, stoi, leży, noszę, nosi, \
      chce, chciał, chciała, może, mogę, musi, musiał, musiała, powinien, powinna, powinno, mógłby, mogłaby, kończy, mieszka, myślę, \
      uważam, wie, wygląda, brakuje, mieści, pasuje, obchodzi, potrzebuje
      """),
    .cues(
      .code,
      """
      poziom, poziomie, piętro, piętrze, terminal, bramka, bramki, odcinek, sezon, \
      przebieg, wyjście, parkingowe
      """),
    .cues(
      .unit,
      """
      gorączki, temperatury, piętro, piętrze
      """),
    .cues(
      .unit,
      """
      min, minut, minuty, minutę, godzin, godziny, godzinę, godz, sekund, sekundy, dni, \
      dzień, dnia, tydzień, tygodnie, tygodni, miesiąc, miesiące, miesięcy, rok, lata, \
      lat, km, kilometrów, kilometry, metrów, metry, procent, stopni, stopnie, punktów, \
      punkty, maili, maile, telefonów, pieczątki, pieczątek, gwiazdek, \
      gwiazdki, podejścia, podejść, próby, prób, rozdziałów, odcinków, odcinki, kilo, \
      stron, strony, kroków
      """),
    .cues(
      .code,
      """
      pokój, pokoju, sala, sali, peron, peronie, strona, stronie, rozdział, kod, kodem, \
      pin, numer, nr, numer klienta, kod pocztowy, hasło, dzwoń, zadzwoń, zadzwonić, \
      dzwoń do mnie na, tętno, ciśnienie, temperatura, gorączka
      """),
    .cues(
      .line,
      """
      stolik, stoliku, autobus, linia, lot, tramwaj, pociąg, miejsce, rząd, metro
      """),
    .roles(.model, "rozmiar, rozmiarze, rozmiaru"),
    .cues(
      .stated,
      """
      daję mu, dzieci do, było nas, jest nas, jesteśmy w, kończy dziś, skończył, skończyła, spóźniony, \
      spóźnił się, jedzie, odjeżdża
      """),
    .roles(.heads, "osób, osoby, osobie, znajomych, gości, ludzi, przyjaciół, kolegów"),
    .roles(.and, "i, oraz"),
    .roles(.measure, "gram, gramów, deko, litrów, litry, litr, litra, sztuk, sztuki, paczek"),
    .cues(
      .graded,
      "matmy, matematyki, fizyki, chemii, kartkówki, sprawdzianu, egzaminu, egzaminie"),
    .cues(
      .aside,
      """
      zostało, zostaje, zostały, zostało mi, ostatnio, ostatnim razem, rok temu, \
      tydzień temu, kiedyś, dawniej, mógłbym, mogłem, mogłam, mogłabym, wolałbym, \
      wolałabym, byłoby, następnym razem, taniej, drożej, regularna cena, cel, budżet, \
      budżecie, saldo, jutro, muszę, będę, odda, oddam, w przyszłym, przyszłym, mówił, \
      mówiła, twierdzi, zazwyczaj, normalnie, można dostać
      """),
    .cues(
      .amends,
      """
      nie, sorry, ups, właściwie, znaczy, pomyłka, poprawka, przepraszam, jednak, zamiast
      """),
  ]

  static let hindiRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      hai, hain, tha, thi, hoga, hogi, honge, ho gaya, ho gayi, ho gaye, ho chuka, hua, \
      hui, hue, raha, rahi, rahe, lagta, lagti, sakta, sakti
      """),
    .cues(
      .unit,
      """
      bukhar
      """),
    .cues(
      .unit,
      """
      min, minute, ghanta, ghante, ghanton, din, hafte, hafta, mahine, mahina, saal, km, \
      kilometer, pratishat, manzil, number wali, number ki, point
      """),
    .cues(
      .code,
      """
      kamra, kamre, page, code, pin, gaadi number
      """),
    .cues(
      .line,
      """
      table, bus, train, flight, seat, metro
      """),
    .cues(.stated, "bukhar, late, nahi aati, nahi aaya"),
    .roles(.heads, "log, logon, doston, mehman"), .roles(.clock, "baje"),
    .cues(
      .graded,
      "maths, ganit, vigyan, paper"),
    .cues(
      .aside,
      """
      bache, bacha, bachi, baaki, baki, pichli baar, pichle saal, pehle, aata tha, \
      milta tha, ka tha, mil jata, agli baar, sasta, mehnga, goal, budget, balance, \
      chahiye, wala tha, nahi jaana, kabhi, bolta, bola, kehta, abhi bhi
      """),
    .cues(.amends, "nahi, nahin, sorry, arre, galat, matlab, asal mein, ki jagah"),
  ]
}
