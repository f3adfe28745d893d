extension LanguageTable {
  static let german = LanguageTable(
    language: "de",
    grammar: NumberGrammar(unitsPrecedeTens: true, hasBareScales: true, speaksCents: true),
    compoundNumbers:
      """
      1 ein|eins|eine, 2 zwei, 3 drei, 4 vier, 5 funf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 \
      zehn, 11 elf, 12 zwolf, 13 dreizehn, 14 vierzehn, 15 funfzehn, 16 sechzehn, 17 siebzehn, 18 \
      achtzehn, 19 neunzehn, 20 zwanzig, 30 dreissig, 40 vierzig, 50 funfzig, 60 sechzig, 70 \
      siebzig, 80 achtzig, 90 neunzig, 100 hundert, 1000 tausend, 0 und
      """,
    things: DailyThings.german,
    texts: [germanWords, germanCues])

  private static let germanWords: StaticString =
    """
    cardinal: 0 null, 1 eins, 2 zwei|zwo, 3 drei, 4 vier, 5 fünf|fuenf, 6 sechs, 7 sieben, 8 acht, \
    9 neun, 10 zehn, 11 elf, 12 zwölf|zwoelf, 13 dreizehn, 14 vierzehn, 15 fünfzehn|fuenfzehn, 16 \
    sechzehn, 17 siebzehn, 18 achtzehn, 19 neunzehn, 20 zwanzig, 30 dreißig, 40 vierzig, 50 \
    fünfzig|fuenfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig
    cardinal article: 1 ein|eine|einen|einem|einer
    cardinal scale: 100 hunderter|hunni, 5 fünfer, 10 zehner|zehnerl, 20 zwanziger|zwanni, 50 \
    fünfziger|fuffi|fuffziger
    scale: 100 hundert, 1000 tausend|tausender|riesen|mille, 1000000 millionen|mio
    half: 50 halb|halbe|halber|halben|halbes, 150 anderthalb|anderthalbe|eineinhalb, 250 \
    zweieinhalb, 350 dreieinhalb, 450 viereinhalb, 550 fünfeinhalb, 650 sechseinhalb, 750 \
    siebeneinhalb, 850 achteinhalb, 950 neuneinhalb
    ordinal: 1 erste|ersten|erster, 2 zweite|zweiten|zweiter, 3 dritte|dritten, 4 vierte|vierten, \
    5 fünfte|fünften, 6 sechste|sechsten, 7 siebte|siebten, 8 achte|achten, 9 neunte|neunten, 10 \
    zehnte|zehnten, 11 elfte|elften, 12 zwölfte|zwölften, 13 dreizehnte|dreizehnten, 14 \
    vierzehnte|vierzehnten, 15 fünfzehnte|fünfzehnten, 16 sechzehnte|sechzehnten, 17 siebzehnte|\
    siebzehnten, 18 achtzehnte|achtzehnten, 19 neunzehnte|neunzehnten, 20 zwanzigste|zwanzigsten, \
    30 dreißigste|dreißigsten
    point: komma
    currency: EUR euro|euros|ocken|kröten|piepen|euronen, USD CAD AUD NZD SGD HKD TWD dollar|\
    dollars, GBP EGP pfund|pfund sterling, CHF franken|stutz|stutzen|fränkli|fränkle, SEK NOK DKK \
    CZK ISK? krone|kronen, RUB rubel, INR PKR LKR NPR IDR MUR rupie|rupien, PLN zloty|zlotys
    minorUnit: 100 rappen
    relativeDay: 0 heute|heute morgen|heute abend|heute mittag|heute früh|heut, -1 gestern|gestern \
    abend|gestern morgen|gestern mittag|gestern nacht|letzte nacht, -2 vorgestern|vorgestern \
    abend, -3 vorvorgestern, 1 morgen, 2 übermorgen
    weekday: 1 montag|mo|montagmorgen|montagvormittag|montagmittag|montagnachmittag|montagabend|\
    montagnacht, 2 dienstag|di|dienstagmorgen|dienstagvormittag|dienstagmittag|dienstagnachmittag|\
    dienstagabend|d ienstagnacht, 3 mittwoch|mi|mittwochmorgen|mittwochvormittag|mittwochmittag|\
    mittwochnachmittag|m ittwochabend|mittwochnacht, 4 donnerstag|donnerstagmorgen|\
    donnerstagvormittag|donnerstagmittag|d onnerstagnachmittag|donnerstagabend|donnerstagnacht, 5 \
    freitag|fr|freitagmorgen|freitagvormittag|freitagmittag|freitagnachmittag|freitagabend|\
    freitagnacht, 6 samstag|sonnabend|samstagmorgen|sa mstagvormittag|samstagmittag|\
    samstagnachmittag|samstagabend|samstagnacht, 7 sonntag|sonntagmorgen|sonntagvormittag|\
    sonntagmittag|sonntagnachmittag|sonntagabend|sonntagnacht
    month: 1 januar|jänner, 2 februar, 3 märz|maerz, 5 mai, 6 juni, 7 juli, 10 oktober|okt, 12 \
    dezember|dez
    span: 1 tag|tage|tagen, 7 woche|wochen, -1 monat|monate|monaten|monats, -12 jahr|jahre|jahren
    agoBefore: vor
    last: letzten, letzte, letzter, letztes, vorige, voriger, vorigen, vergangenen
    this: diese, dieser, diesen, dieses, diesem
    next: nächste, nächsten, nächster, kommenden
    every: jeden, jede, monatlich, pro
    clock: uhr
    spend: bezahlt, gezahlt, kostet, kostete, gekostet, zahlte, bestellt, getankt, gespendet, \
    gegessen, getrunken, überwiesen an, gab aus, geholt, lastschrift, kartenzahlung, abbuchung, \
    abgebucht, belastet, umsatz von, gelassen, liegen lassen, liegen gelassen, berappt, gelöhnt, \
    gekostet hat, hat gemacht, eingezogen, abgezogen
    spend ownMoney: ausgegeben, gekauft, kaufte, hingelegt, geblecht, hingeblättert, verprasst, \
    rausgehauen, verbraten, verballert
    give: gegeben, überwiesen, geschickt, geschenkt
    receive: bekommen, erhalten, verdient, verkauft, gewonnen, gefunden, hat mir gegeben, gab mir, \
    geschenkt bekommen, eingenommen, verkaufte, verdiente, trinkgeld gemacht, kassiert, bar auf \
    die hand, auf die hand, abkassiert, dazuverdient, gekriegt, gutgeschrieben bekommen, kriegte, \
    bekam, erhielt, gewann, eingestrichen, eingeheimst, abgestaubt, abgeräumt, verscherbelt, \
    vertickt, versteigert, losgeworden, verhökert, weiterverkauft, geerbt, erwirtschaftet, \
    reinbekommen, reingekriegt, ausgezahlt bekommen, dazubekommen, erlöst, ergattert, wurden \
    gutgeschrieben, wurde gutgeschrieben, ist eingegangen, sind eingegangen, ausbezahlt bekommen, \
    überwiesen bekommen, zugesteckt bekommen, geschickt bekommen, mir wurden, mir wurde, wurden \
    mir, wurde mir, uns wurden, uns wurde, eingebracht, brachte ein, hat gebracht
    refund: erstattet, erstattung, rückerstattung, zurückbekommen, zurückerstattet, zurück \
    bekommen, zurückgezahlt, zurückgegeben, zurücküberwiesen, zurückbezahlt, entschädigt, \
    entschädigung, gutschrift, steuererstattung, erstattet bekommen, rückzahlung, zurückgezahlt \
    bekommen, zurückgekriegt, zurückerhalten, rücküberweisung, wiederbekommen
    back: zurück
    incomeSource: gehalt, lohn, bonus, dividende, dividenden, einkommen, rente, honorar, trinkgeld \
    bekommen, kindergeld, taschengeld, auszahlung, bafög, arbeitslosengeld, alg, bürgergeld, \
    wohngeld, elterngeld, mutterschaftsgeld, krankengeld, pflegegeld, familienbeihilfe, \
    kinderzuschlag, unterhalt, stipendium, weihnachtsgeld, urlaubsgeld, dreizehntes gehalt, \
    provision, gage, tantiemen, zinsen, zinsgutschrift, mieteinnahme, mieteinnahmen, witwenrente, \
    erbschaft, erbe, abfindung, prämie, nebenjob, minijob, trinkgeld gemacht, trinkgeld \
    eingenommen, trinkgelder, vorschuss, kurzarbeitergeld, preisgeld, lottogewinn, \
    steuererstattung, gratifikation, sonderzahlung, überstundenvergütung, waisenrente, \
    altersrente, sozialhilfe, ausschüttung, bonuszahlung, erlös, verkaufserlös, gewinn, einkünfte, \
    einnahmen, tageseinnahmen, aufwandsentschädigung, übungsleiterpauschale, finderlohn, \
    geburtstagsgeld, konfirmationsgeld, hochzeitsgeld, neukundenbonus, schichtzulage, zulage, \
    nachtzuschlag, monatslohn, stundenlohn, nettogehalt, nettolohn, ausbildungsvergütung, \
    azubigehalt, ferienjob, gagen, einspeisevergütung, flohmarkterlös, trinkgeldkasse, \
    kindergeldnachzahlung, weihnachtsbonus, 13 gehalt
    person: mutter, vater, oma, opa, tante, onkel, schwester, bruder, freund, freundin, mann, \
    frau, sohn, tochter, cousine, kollege, kollegin, großmutter, großvater, schwager, schwägerin, \
    mitbewohner, mitbewohnerin, nachbar, nachbarin, kumpel, exfrau, exmann, eltern, großeltern, \
    neffe, nichte, schwiegermutter, schwiegervater, patentante, patenonkel
    payer: kunde, chef, arbeitgeber, kundin, kunden, kundschaft, chefin, auftraggeber, \
    auftraggeberin, mieter, mieterin, untermieter, untermieterin, käufer, käuferin, firma, \
    arbeitgeberin, verein, nachhilfeschüler, untermieters, mieters, mietern, käufers, chefs
    me: mir, uns, mich
    subjectI: ich, wir, habe, hab, hatte, haben
    putAway: angelegt, eingezahlt, gelegt
    at: für, fuer, fürs, fuers, bei, beim, im, in, ins
    from: von, vom, aus
    to: zu, zum, zur, nach, an, ans
    forWord: für, fuer, fürs, fuers
    on: am, auf, aufs
    with: mit
    by: durch
    and: und, sowie, dann
    or: oder
    article: der, die, das, den, dem, mein, meine, des
    filler: habe, hab, hat, war, waren, ist, etwa, ungefähr, circa, ca, genau, nur, noch, neue, \
    neuen, neues, neuer, sind, nö, vergiss den, vergiss die, s
    filler itWas: sind es, es sind, das sind, hab ich da, habe ich da, hab ich nur, habe ich nur, \
    war übrigens, es sollten, das sollten, sollten es, hat das gekostet
    filler itWas costed: es waren, es war, das waren, das war, waren es, war es, warens, wars, \
    waren das, war das, hat gekostet, machte
    filler mayCorrect itWas: mach das, mach daraus, mach draus, streich die, letzte buchung auf, \
    letzte buchung bitte auf, ich sagte, ich hab gesagt, ich habe gesagt, hab ich gesagt
    question: wie viel, wieviel, was, wann, wo, warum, kann ich, soll ich, wie viele, sind, sollte \
    ich, lohnt, lohnen sich, ist das, haben wir, habe ich
    command: lösche, löschen, storniere, zeige, entferne
    remark: möchte, muss, werde, wollen, will, wollte, soll, sollte, würde, schulde, schuldet, \
    schulden wir, vorhabe, fast, beinahe
    negation: nicht, nie, kein, keine
    total: insgesamt, gesamt, zusammen, summe
    each: je, jeweils, pro stück, pro person, pro kopf, pro nase, pro monat und person
    split: durch, geteilt, aufgeteilt, teilen, halbiert
    heads: mann, personen, leute, freunde, freunden, freundinnen, kollegen, gäste, gästen, \
    kindern, mann hoch
    measure: stück, flaschen, flasche, stunden, minuten, scheiben, packungen, packung, dosen, \
    gramm
    model: stockwerk, größe
    account: bar, karte, bargeld, konto, bank
    occasion: geburtstag, weihnachten, ostern
    within: am, auf, aufs, im, in, ins
    bankWord: konto, lastschrift, kartenzahlung, abbuchung, abgebucht, belastet, umsatz von, \
    kontostand, saldo, verfugbar, girocard, kreditkarte, buchung
    balance: kontostand, saldo, verfugbar
    item groceries: lebensmittel, einkauf, einkäufe, supermarkt, gemüse, obst, milch, brot, eier, \
    fleisch, fisch, käse, wasser, drogerie, wocheneinkauf
    item dining: mittagessen, abendessen, frühstück, kaffee, tee, bier, biere, wein, eis, kuchen, \
    brötchen, essen, essen gehen, trinkgeld, imbiss, getränke
    item transport: benzin, tanken, bahn, zug, ubahn, u bahn, s bahn, fahrkarte, ticket bahn, \
    monatskarte, parken, parkschein, werkstatt, reifen, maut, auto, fahrrad, strafzettel, \
    deutschlandticket, sprit, verkehr
    item transport 6: getankt, vollgetankt, aufgetankt, volltanken, öl wechsel, reifen wechseln, \
    auto waschen, kfz steuer, u bahn ticket
    item housing: miete, hypothek, nebenkosten, handwerker, klempner, wohnung, kaution, hausgeld
    item housing 6: umzug transporter
    item utilities: strom, stromrechnung, gas, gasrechnung, heizung, handy, handyvertrag, telefon, \
    handyrechnung, rundfunkbeitrag, gez, müll, rechnung, kontoführung, kontoführungsgebühr, \
    kontogebühr, kontogebühren, bankgebühr, bankgebühren, kartengebühr, überziehungsgebühr
    item utilities 6: abschlag strom
    item health: apotheke, arzt, ärztin, zahnarzt, medikamente, medizin, krankenhaus, brille, \
    friseur, fitnessstudio, rezept, physiotherapie, tierarzt, gesundheit
    item health 6: professionelle zahnreinigung, haare schneiden
    item insurance: versicherung, krankenversicherung, autoversicherung, haftpflicht, \
    hausratversicherung, kfz versicherung
    item entertainment: kino, konzert, spiel, spiele, videospiel, eintritt, eintrittskarte, party, \
    schwimmbad, freizeit
    item entertainment 6: in den zoo
    item shopping: kleidung, klamotten, schuhe, hemd, hose, jacke, kleid, buch, bücher, möbel, \
    spielzeug, rechner, fernseher, schmuck, geschenkpapier, werkzeug, baumarkt
    item travel: reise, reisen, flug, flüge, urlaub, ferienwohnung, hostel, unterkunft, mietwagen
    item subscriptions: abo, abonnement, abos, mitgliedschaft, mitgliedsbeitrag
    item education: schule, universität, uni, kurs, kurse, studiengebühren, semesterbeitrag, \
    nachhilfe, kita, fahrschule, bildung, unterricht
    item education 6: kindergarten gebühr
    item gifts: geschenk, geschenke, spende, spenden, blumen
    investment item investment 6: aktien, aktie, fonds, etf sparplan, sparplan, krypto, \
    kryptowährung, depot, anleihen, geldanlage, investition
    putAway item investment 6: investiert
    item savings: sparen, ersparnisse, sparkonto, tagesgeld, notgroschen, rücklage, rücklagen, \
    festgeld
    putAway item savings 6: gespart, zurückgelegt, beiseitegelegt, beiseite gelegt, zur seite \
    gelegt, auf die seite gelegt
    item debt: schulden, kredit, darlehen, rate, raten, kreditkarte abrechnung, \
    kreditkartenabrechnung, tilgung
    item other 6: kfz zulassung
    place groceries: bäcker, bäckerei, metzger, metzgerei, wochenmarkt, kiosk
    place dining: gaststätte, kneipe, biergarten, kantine, wirtshaus, eisdiele
    """
}
