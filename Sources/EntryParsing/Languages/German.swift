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
    cardinal article: 1 ein(|e|en|em|er)
    cardinal scale: 100 hunderter|hunni, 5 fünfer, 10 zehner(|l), 20 zwanziger|zwanni, 50 \
    fünfziger|fuffi|fuffziger
    scale: 100 hundert, 1000 tausend(|er)|riesen|mille, 1000000 millionen|mio
    half: 50 halb(|e|er|en|es), 150 anderthalb(|e)|eineinhalb, 250 zweieinhalb, 350 dreieinhalb, \
    450 viereinhalb, 550 fünfeinhalb, 650 sechseinhalb, 750 siebeneinhalb, 850 achteinhalb, 950 \
    neuneinhalb
    ordinal: 1 erste(|n|r), 2 zweite(|n|r), 3 dritte(|n), 4 vierte(|n), 5 fünfte(|n), 6 sechste(|\
    n), 7 siebte(|n), 8 achte(|n), 9 neunte(|n), 10 zehnte(|n), 11 elfte(|n), 12 zwölfte(|n), 13 \
    dreizehnte(|n), 14 vierzehnte(|n), 15 fünfzehnte(|n), 16 sechzehnte(|n), 17 siebzehnte(|n), 18 \
    achtzehnte(|n), 19 neunzehnte(|n), 20 zwanzigste(|n), 30 dreißigste|dreißigsten
    point: komma
    currency: EUR euro(|s|nen)|ocken|kröten|piepen, USD CAD AUD NZD SGD HKD TWD dollar(|s), GBP \
    EGP pfund|pfund sterling, CHF franken|stutz(|en)|fränkl(i|e), SEK NOK DKK CZK ISK? krone(|n), \
    RUB rubel, INR PKR LKR NPR IDR MUR rupie(|n), PLN zloty(|s)
    minorUnit: 100 rappen
    relativeDay: 0 heute|heute (morgen|abend|mittag|früh)|heut, -1 gestern|gestern (abend|morgen|\
    mittag|nacht)|letzte nacht, -2 vorgestern|vorgestern abend, -3 vorvorgestern, 1 morgen, 2 \
    übermorgen
    weekday: 1 montag(|abend|nacht)|mo|montagm(orgen|ittag)|montagvormittag|montagnachmittag, 2 \
    dienstag(|abend)|di|dienstagm(orgen|ittag)|dienstagvormittag|dienstagnachmittag|d \
    ienstagnacht, 3 mittwoch(|nacht)|mi|mittwochm(orgen|ittag)|mittwochvormittag|\
    mittwochnachmittag|m ittwochabend, 4 donnerstag(|abend|nacht)|donnerstagm(orgen|ittag)|\
    donnerstagvormittag|d onnerstagnachmittag, 5 freitag(|abend|nacht)|fr|freitagm(orgen|ittag)|\
    freitagvormittag|freitagnachmittag, 6 samstag(|abend|nacht)|sonnabend|samstagm(orgen|ittag)|sa \
    mstagvormittag|samstagnachmittag, 7 sonntag(|abend|nacht)|sonntagm(orgen|ittag)|\
    sonntagvormittag|sonntagnachmittag
    month: 1 januar|jänner, 2 februar, 3 märz|maerz, 5 mai, 6 juni, 7 juli, 10 oktober|okt, 12 \
    dezember|dez
    span: 1 tag(|e|en), 7 woche(|n), -1 monat(|e|en|s), -12 jahr(|e|en)
    agoBefore: vor
    last: letzte(|n|r|s), vorige(|r|n), vergangenen
    this: diese(|r|n|s|m)
    next: nächste(|n|r), kommenden
    every: jeden, jede, monatlich, pro
    clock: uhr
    spend: bezahlt, gezahlt, kostet(|e), gekostet, zahlte, bestellt, getankt, gespendet, gegessen, \
    getrunken, überwiesen an, gab aus, geholt, lastschrift, kartenzahlung, abbuchung, abgebucht, \
    belastet, umsatz von, gelassen, liegen (lassen|gelassen), berappt, gelöhnt, gekostet hat, hat \
    gemacht, eingezogen, abgezogen
    spend ownMoney: ausgegeben, gekauft, kaufte, hingelegt, geblecht, hingeblättert, verprasst, \
    rausgehauen, verbraten, verballert
    give: gegeben, überwiesen, gesch(ickt|enkt)
    receive: bekommen, erhalten, verdient(|e), verkauft(|e), gewonnen, gefunden, hat mir gegeben, \
    gab mir, gesch(enkt|ickt) bekommen, eingenommen, trinkgeld gemacht, kassiert, bar auf die \
    hand, auf die hand, abkassiert, dazuverdient, gekriegt, gutgeschrieben bekommen, kriegte, \
    bekam, erhielt, gewann, eingestrichen, eingeheimst, abgestaubt, abgeräumt, verscherbelt, \
    vertickt, versteigert, losgeworden, verhökert, weiterverkauft, geerbt, erwirtschaftet, \
    reinbekommen, reingekriegt, ausgezahlt bekommen, dazubekommen, erlöst, ergattert, wurde(|n) \
    gutgeschrieben, ist eingegangen, sind eingegangen, ausbezahlt bekommen, überwiesen bekommen, \
    zugesteckt bekommen, mir wurde(|n), wurde(|n) mir, uns wurde(|n), eingebracht, brachte ein, \
    hat gebracht
    refund: erstatt(et|ung), rückerstattung, zurückbekommen, zurückerstattet, zurück bekommen, \
    zurückge(zahlt|geben), zurücküberwiesen, zurückbezahlt, entschädig(t|ung), gutschrift, \
    steuererstattung, erstattet bekommen, rückzahlung, zurückgezahlt bekommen, zurückgekriegt, \
    zurückerhalten, rücküberweisung, wiederbekommen
    back: zurück
    incomeSource: gehalt, lohn, bonus, dividende(|n), einkommen, rente, honorar, trinkgeld \
    (bekommen|gemacht), kindergeld, taschengeld, auszahlung, bafög, arbeitslosengeld, alg, \
    bürgergeld, wohngeld, elterngeld, mutterschaftsgeld, krankengeld, pflegegeld, \
    familienbeihilfe, kinderzuschlag, unterhalt, stipendium, weihnachts(geld|bonus), urlaubsgeld, \
    dreizehntes gehalt, provision, gage, tantiemen, zinsen, zinsgutschrift, mieteinnahme(|n), \
    witwenrente, erbschaft, erbe, abfindung, prämie, nebenjob, minijob, trinkgeld eingenommen, \
    trinkgeld(er|kasse), vorschuss, kurzarbeitergeld, preisgeld, lottogewinn, steuererstattung, \
    gratifikation, sonderzahlung, überstundenvergütung, waisenrente, altersrente, sozialhilfe, \
    ausschüttung, bonuszahlung, erlös, verkaufserlös, gewinn, einkünfte, einnahmen, \
    tageseinnahmen, aufwandsentschädigung, übungsleiterpauschale, finderlohn, geburtstagsgeld, \
    konfirmationsgeld, hochzeitsgeld, neukundenbonus, schichtzulage, zulage, nachtzuschlag, \
    monatslohn, stundenlohn, nettogehalt, nettolohn, ausbildungsvergütung, azubigehalt, ferienjob, \
    gagen, einspeisevergütung, flohmarkterlös, kindergeldnachzahlung, 13 gehalt
    person: mutter, vater, oma, opa, tante, onkel, schwester, bruder, freund(|in), mann, frau, \
    sohn, tochter, cousine, kolleg(e|in), großmutter, großvater, schwager, schwägerin, \
    mitbewohner(|in), nachbar(|in), kumpel, exfrau, exmann, eltern, großeltern, neffe, nichte, \
    schwiegermutter, schwiegervater, paten(tante|onkel)
    payer: kund(e|in|en), chef(|in|s), arbeitgeber(|in), kundschaft, auftraggeber(|in), mieter(|\
    in|s|n), untermieter(|in|s), käufer(|in|s), firma, verein, nachhilfeschüler
    me: mir, uns, mich
    subjectI: ich, wir, hab(|e|en), hatte
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
    filler: habe, hier, hab, hat, war, waren, ist, etwa, ungefähr, circa, ca, genau, nur, noch, neue(|n|\
    s|r), sind, nö, vergiss (den|die), s
    filler itWas: sind es, es sind, das sind, hab(|e) ich da, hab(|e) ich nur, war übrigens, es \
    sollten, das sollten, sollten es, hat das gekostet
    filler itWas costed: es war(|en), das war(|en), war(|en) es, warens, wars, war(|en) das, hat \
    gekostet, machte
    filler mayCorrect itWas: mach (das|daraus|draus), streich die, letzte buchung auf, letzte \
    buchung bitte auf, ich sagte, ich hab(|e) gesagt, hab ich gesagt
    question: wie viel(|e), wieviel, was, wann, wo, warum, kann ich, soll(|te) ich, sind, lohnt, \
    lohnen sich, ist das, haben wir, habe ich
    command: lösche(|n), storniere, zeige, entferne
    remark: möchte, muss, werde, wollen, will, wollte, soll, sollte, würde, schulde(|t), schulden \
    wir, vorhabe, fast, beinahe
    negation: nicht, nie, kein, keine
    total: insgesamt, gesamt, zusammen, summe
    each: je, jeweils, pro (stück|person|kopf|nase), pro monat und person
    split: durch, geteilt, aufgeteilt, teilen, halbiert
    heads: mann, personen, leute, freund(e|en|innen), kollegen, gäste(|n), kindern, mann hoch
    measure: stück, flasche(|n), stunden, minuten, scheiben, packung(|en), dosen, gramm
    model: stockwerk, größe
    account: bar, karte, bargeld, konto, bank
    occasion: geburtstag, weihnachten, ostern
    within: am, auf, aufs, im, in, ins
    bankWord: konto(|stand), lastschrift, kartenzahlung, abbuchung, abgebucht, belastet, umsatz \
    von, saldo, verfugbar, girocard, kreditkarte, buchung
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
    kontogebühr(|en), bankgebühr(|en), kartengebühr, überziehungsgebühr
    item utilities 6: abschlag strom
    item health: apotheke, arzt, ärztin, zahnarzt, medikamente, medizin, krankenhaus, brille, \
    friseur, fitnessstudio, rezept, physiotherapie, tierarzt, gesundheit
    item health 6: professionelle zahnreinigung, haare schneiden
    item insurance: versicherung, krankenversicherung, autoversicherung, haftpflicht, \
    hausratversicherung, kfz versicherung
    item entertainment: kino, konzert, spiel(|e), videospiel, eintritt, eintrittskarte, party, \
    schwimmbad, freizeit
    item entertainment 6: in den zoo
    item shopping: kleid(|ung), klamotten, schuhe, hemd, hose, jacke, buch, bücher, möbel, \
    spielzeug, rechner, fernseher, schmuck, geschenkpapier, werkzeug, baumarkt
    item travel: reise(|n), flug, flüge, urlaub, ferienwohnung, hostel, unterkunft, mietwagen
    item subscriptions: abo, abonnement, abos, mitgliedschaft, mitgliedsbeitrag
    item education: schule, universität, uni, kurs, kurse, studiengebühren, semesterbeitrag, \
    nachhilfe, kita, fahrschule, bildung, unterricht
    item education 6: kindergarten gebühr
    item gifts: geschenk(|e), spende(|n), blumen
    investment item investment 6: aktie(|n), fonds, etf sparplan, sparplan, krypto, kryptowährung, \
    depot, anleihen, geldanlage, investition
    putAway item investment 6: investiert
    item savings: sparen, ersparnisse, sparkonto, tagesgeld, notgroschen, rücklage(|n), festgeld
    putAway item savings 6: gespart, zurückgelegt, beiseitegelegt, beiseite gelegt, zur seite \
    gelegt, auf die seite gelegt
    item debt: schulden, kredit, darlehen, rate, raten, kreditkarte abrechnung, \
    kreditkartenabrechnung, tilgung
    item other 6: kfz zulassung
    place groceries: bäcker(|ei), metzger(|ei), wochenmarkt, kiosk
    place dining: gaststätte, kneipe, biergarten, kantine, wirtshaus, eisdiele
    """
}
