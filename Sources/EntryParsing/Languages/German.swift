extension LanguageTable {
  static let german = LanguageTable(
    language: "de", splitsElisions: false,
    grammar: NumberGrammar(unitsPrecedeTens: true, hasBareScales: true, speaksCents: true),
    compoundNumbers: germanCompounds,
    things: DailyThings.german,
    rows: germanNumbers + germanDays + germanGrammar + germanCues + germanRoles + germanCounters
      + germanUnmoved + germanThingDays + germanDirection + germanCorrections + germanItems
      + germanThingPhrases)

  private static let germanNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 null, 1 eins, 2 zwei|zwo, 3 drei, 4 vier, 5 fünf|fuenf, 6 sechs, 7 sieben, 8 acht, 9 \
      neun, 10 zehn, 11 elf, 12 zwölf|zwoelf, 13 dreizehn, 14 vierzehn, 15 fünfzehn|fuenfzehn, \
      16 sechzehn, 17 siebzehn, 18 achtzehn, 19 neunzehn, 20 zwanzig, 30 dreißig|dreissig, 40 \
      vierzig, 50 fünfzig|fuenfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig
      """),
    .numbers(
      .scale,
      "100 hundert|hunderter, 1000 tausend|tausender|riesen|mille, 1000000 million|millionen|mio"),
    .numbers(
      .half,
      """
      50 halb|halbe|halber|halben|halbes, 150 anderthalb|anderthalbe|eineinhalb, 250 \
      zweieinhalb, 350 dreieinhalb, 450 viereinhalb, 550 fünfeinhalb, 650 sechseinhalb, 750 \
      siebeneinhalb, 850 achteinhalb, 950 neuneinhalb
      """), .roles(.point, "komma"),
    .numbers(
      .ordinal,
      """
      1 erste|ersten|erster, 2 zweite|zweiten|zweiter, 3 dritte|dritten, 4 vierte|vierten, 5 \
      fünfte|fünften, 6 sechste|sechsten, 7 siebte|siebten, 8 achte|achten, 9 neunte|neunten, 10 \
      zehnte|zehnten, 11 elfte|elften, 12 zwölfte|zwölften, 13 dreizehnte|dreizehnten, 14 \
      vierzehnte|vierzehnten, 15 fünfzehnte|fünfzehnten, 16 sechzehnte|sechzehnten, 17 \
      siebzehnte|siebzehnten, 18 achtzehnte|achtzehnten, 19 neunzehnte|neunzehnten, 20 \
      zwanzigste|zwanzigsten, 30 dreißigste|dreißigsten
      """),
    .number(.minorUnit, 100, "cent, cents, rappen"),
    .numbers(
      [.cardinal, .scale],
      "5 fünfer, 10 zehner|zehnerl, 20 zwanziger|zwanni, 50 fünfziger|fuffi|fuffziger, 100 hunderter|hunni"
    ),
    .currency("EUR", "euro, euros, ocken, öcken, kröten, piepen, euronen"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dollar, dollars"),
    .currency("GBP EGP", "pfund, pfund sterling"),
    .currency("CHF", "franken, stutz, stutzen, fränkli, fränkle"),
    .currency("SEK NOK DKK CZK ISK?", "krone, kronen"), .currency("RUB", "rubel"),
    .currency("INR PKR LKR NPR IDR MUR", "rupie, rupien"), .currency("AED MAD", "dirham"),
    .currency("JPY", "yen"), .currency("TRY", "lira, lire"),
    .currency("PLN", "zloty, złoty, zlotys"),
  ]

  private static let germanDays: [WordRow] = [
    .number(.relativeDay, 0, "heute, heute morgen, heute abend, heute mittag, heute früh, heut"),
    .number(
      .relativeDay, -1,
      "gestern, gestern abend, gestern morgen, gestern mittag, gestern nacht, letzte nacht"),
    .number(.relativeDay, -2, "vorgestern, vorgestern abend"),
    .number(.relativeDay, -3, "vorvorgestern"),
    .number(.relativeDay, 1, "morgen"), .number(.relativeDay, 2, "übermorgen"),
    .weekdays(
      """
      1 montag|mo|montagmorgen|montagvormittag|montagmittag|montagnachmittag|montagabend|montagnacht, \
      2 dienstag|di|dienstagmorgen|dienstagvormittag|dienstagmittag|dienstagnachmittag|dienstagabend|d \
      ienstagnacht, 3 mittwoch|mi|mittwochmorgen|mittwochvormittag|mittwochmittag|mittwochnachmittag|m \
      ittwochabend|mittwochnacht, 4 donnerstag|donnerstagmorgen|donnerstagvormittag|donnerstagmittag|d \
      onnerstagnachmittag|donnerstagabend|donnerstagnacht, 5 freitag|fr|freitagmorgen|freitagvormittag \
      |freitagmittag|freitagnachmittag|freitagabend|freitagnacht, 6 samstag|sonnabend|samstagmorgen|sa \
      mstagvormittag|samstagmittag|samstagnachmittag|samstagabend|samstagnacht, 7 \
      sonntag|sonntagmorgen|sonntagvormittag|sonntagmittag|sonntagnachmittag|sonntagabend|sonntagnacht
      """),
    .months(
      """
      1 januar|jan|jänner, 2 februar|feb, 3 märz|mär|maerz, 4 april|apr, 5 mai, 6 juni|jun, 7 \
      juli|jul, 8 august|aug, 9 september|sep|sept, 10 oktober|okt, 11 november|nov, 12 \
      dezember|dez
      """),
    .number(.span, 1, "tag, tage, tagen"), .number(.span, 7, "woche, wochen"),
    .number(.span, -1, "monat, monate, monaten, monats"),
    .number(.span, -12, "jahr, jahre, jahren"),
    .roles(.agoBefore, "vor"),
    .roles(.last, "letzten, letzte, letzter, letztes, vorige, voriger, vorigen, vergangenen"),
    .roles(.this, "diese, dieser, diesen, dieses, diesem"),
    .roles(.next, "nächste, nächsten, nächster, kommenden"),
    .roles(.every, "jeden, jede, monatlich, pro"), .roles(.clock, "uhr"),
  ]

  private static let germanGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      ausgegeben, bezahlt, gezahlt, gekauft, kostet, kostete, gekostet, zahlte, kaufte, \
      bestellt, getankt, gespendet, gegessen, getrunken, überwiesen an, gab aus, geholt
      """),
    .roles(.give, "gegeben, überwiesen, geschickt, geschenkt"),
    .roles(
      .receive,
      """
      bekommen, erhalten, verdient, verkauft, gewonnen, gefunden, hat mir gegeben, gab mir, \
      geschenkt bekommen, eingenommen
      """),
    .roles(
      .refund,
      """
      erstattet, erstattung, rückerstattung, zurückbekommen, zurückerstattet, zurück bekommen, \
      zurückgezahlt
      """),
    .roles(.back, "zurück"),
    .roles(
      .incomeSource,
      """
      gehalt, lohn, bonus, dividende, dividenden, einkommen, rente, honorar, trinkgeld bekommen, \
      kindergeld, taschengeld
      """),
    .roles(
      .person,
      """
      mama, papa, mutter, vater, oma, opa, tante, onkel, schwester, bruder, freund, freundin, \
      mann, frau, sohn, tochter, cousin, cousine, kollege, kollegin
      """),
    .roles(.payer, "kunde, chef, arbeitgeber"), .roles(.me, "mir, uns, mich"),
    .roles(.subjectI, "ich, wir"), .roles(.putAway, "angelegt, eingezahlt, gelegt"),
    .items(.savings, also: .putAway, weight: 6, "gespart"),
    .items(.investment, also: .putAway, weight: 6, "investiert"),
    .roles([.forWord, .at], "für, fuer, fürs, fuers"), .roles(.at, "bei, beim"),
    .roles(.from, "von, vom, aus"),
    .roles([.on, .within], "am, auf, aufs"), .roles([.at, .within], "im, in, ins"),
    .number([.article, .cardinal], 1, "ein, eine, einen, einem, einer"),
    .roles(.article, "der, die, das, den, dem, mein, meine, des"),
    .roles(.to, "zu, zum, zur, nach, an, ans"), .roles(.with, "mit"),
    .roles([.by, .split], "durch"),
    .roles(.and, "und, sowie, dann"), .roles(.or, "oder"),
    .roles(.each, "je, jeweils, pro stück, pro person"),
    .roles(
      .filler,
      """
      habe, hab, hat, war, waren, ist, etwa, ungefähr, circa, ca, genau, nur, noch, neue, neuen, \
      neues, neuer
      """),
    .roles(.question, "wie viel, wieviel, was, wann, wo, warum, kann ich, soll ich, wie viele"),
    .roles(.command, "lösche, löschen, storniere, zeige, entferne"),
    .roles(.negation, "nicht, nie, kein, keine"),
    .roles(.total, "insgesamt, gesamt, zusammen, summe"), .roles(.split, "geteilt, aufgeteilt"),
    .roles(.heads, "personen, leute"), .roles(.account, "bar, karte, bargeld, konto, bank"),
    .roles(
      [.bankWord, .spend], "lastschrift, kartenzahlung, abbuchung, abgebucht, belastet, umsatz von"),
    .roles([.bankWord, .balance], "kontostand, saldo, verfugbar"),
    .roles(.bankWord, "girocard, kreditkarte, konto, iban, buchung"),
    .roles(.occasion, "geburtstag, weihnachten, ostern"),
    .roles(
      .measure, "stück, flaschen, flasche, stunden, minuten, scheiben, packungen, packung, dosen"),
  ]

  private static let germanItems: [WordRow] = [
    .items(
      .dining,
      """
      mittagessen, abendessen, frühstück, kaffee, tee, bier, biere, wein, döner, eis, kuchen, \
      brötchen, essen, essen gehen, trinkgeld, imbiss, pizza, burger, schnitzel, getränke, \
      cocktails
      """),
    .places(
      .dining, "restaurant, gaststätte, kneipe, café, biergarten, kantine, wirtshaus, eisdiele"),
    .items(
      .groceries,
      """
      lebensmittel, einkauf, einkäufe, supermarkt, gemüse, obst, milch, brot, eier, fleisch, \
      fisch, käse, butter, wasser, drogerie, wocheneinkauf
      """),
    .places(.groceries, "bäcker, bäckerei, metzger, metzgerei, wochenmarkt, kiosk"),
    .items(
      .transport,
      """
      benzin, diesel, tanken, taxi, bus, bahn, zug, ubahn, u bahn, s bahn, fahrkarte, ticket \
      bahn, monatskarte, parken, parkschein, werkstatt, reifen, maut, auto, fahrrad, \
      strafzettel, deutschlandticket, sprit, verkehr
      """),
    .items(
      .housing, "miete, hypothek, nebenkosten, handwerker, klempner, wohnung, kaution, hausgeld"),
    .items(
      .utilities,
      """
      strom, stromrechnung, gas, gasrechnung, heizung, internet, handy, handyvertrag, telefon, \
      handyrechnung, rundfunkbeitrag, gez, müll, rechnung, kontoführung, \
      kontoführungsgebühr, kontogebühr, kontogebühren, bankgebühr, bankgebühren, kartengebühr, \
      überziehungsgebühr
      """),
    .items(
      .health,
      """
      apotheke, arzt, ärztin, zahnarzt, medikamente, medizin, krankenhaus, brille, friseur, \
      fitnessstudio, massage, rezept, physiotherapie, tierarzt, gesundheit
      """),
    .items(
      .insurance,
      """
      versicherung, krankenversicherung, autoversicherung, haftpflicht, hausratversicherung, kfz \
      versicherung
      """),
    .items(
      .entertainment,
      """
      kino, film, konzert, theater, museum, spiel, spiele, videospiel, eintritt, eintrittskarte, \
      party, schwimmbad, lotto, zoo, freizeit
      """),
    .items(
      .shopping,
      """
      kleidung, klamotten, schuhe, hemd, hose, jacke, kleid, buch, bücher, möbel, spielzeug, \
      laptop, rechner, fernseher, schmuck, geschenkpapier, werkzeug, baumarkt
      """),
    .items(
      .travel,
      "reise, reisen, flug, flüge, hotel, urlaub, ferienwohnung, hostel, unterkunft, mietwagen"),
    .items(.subscriptions, "abo, abonnement, abos, mitgliedschaft, mitgliedsbeitrag"),
    .items(
      .education,
      """
      schule, universität, uni, kurs, kurse, studiengebühren, semesterbeitrag, nachhilfe, kita, \
      fahrschule, bildung, unterricht
      """),
    .items(.gifts, "geschenk, geschenke, spende, spenden, blumen"),
    .items(
      .investment, also: .investment, weight: 6,
      """
      aktien, aktie, fonds, etf sparplan, sparplan, krypto, kryptowährung, depot, anleihen, \
      geldanlage, investition
      """),
    .items(
      .savings,
      "sparen, ersparnisse, sparkonto, tagesgeld, notgroschen, rücklage, rücklagen, festgeld"),
    .items(
      .debt,
      """
      schulden, kredit, darlehen, rate, raten, kreditkarte abrechnung, kreditkartenabrechnung, \
      tilgung
      """),
  ]

  private static let germanCompounds: [(word: StaticString, value: Int32)] = [
    ("ein", 1), ("eins", 1), ("eine", 1), ("zwei", 2), ("drei", 3), ("vier", 4), ("funf", 5),
    ("sechs", 6), ("sieben", 7), ("acht", 8), ("neun", 9), ("zehn", 10), ("elf", 11), ("zwolf", 12),
    ("dreizehn", 13), ("vierzehn", 14), ("funfzehn", 15), ("sechzehn", 16), ("siebzehn", 17),
    ("achtzehn", 18), ("neunzehn", 19), ("zwanzig", 20), ("dreissig", 30), ("vierzig", 40),
    ("funfzig", 50), ("sechzig", 60), ("siebzig", 70), ("achtzig", 80), ("neunzig", 90),
    ("hundert", 100), ("tausend", 1000), ("und", 0),
  ]
}
