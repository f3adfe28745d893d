extension LanguageTable {
  static let italian = LanguageTable(
    language: "it", splitsElisions: true,
    grammar: NumberGrammar(hasBareScales: true, speaksCents: true),
    compoundNumbers: italianCompounds,
    things: DailyThings.italian,
    rows: italianNumbers + italianDays + italianGrammar + italianCues + italianRoles
      + italianCounters + italianUnmoved + italianThingDays + italianDirection + italianCorrections
      + italianItems + italianThingPhrases)

  private static let italianNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 zero, 1 uno, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, \
      11 undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 17 diciassette, 18 \
      diciotto, 19 diciannove, 20 venti, 30 trenta, 40 quaranta, 50 cinquanta, 60 sessanta, 70 \
      settanta, 80 ottanta, 90 novanta
      """),
    .numbers(.scale, "100 cento, 1000 mille|mila|k, 1000000 milione|milioni"),
    .roles(.half, "mezzo, mezza"), .roles(.point, "virgola, punto"),
    .numbers(.ordinal, "1 primo|prima, 2 secondo|seconda, 3 terzo|terza, 4 quarto, 5 quinto"),
    .number(.minorUnit, 100, "centesimo, centesimi"),
    .currency("EUR", "euro, euri, eurini, eurozzi"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dollaro, dollari"),
    .currency("USD", "verdoni, bigliettoni"),
    .currency("SEK NOK DKK CZK ISK?", "corona, corone"), .currency("JPY", "yen"),
    .currency("INR PKR LKR NPR IDR MUR", "rupia, rupie"), .currency("BRL", "real, reais"),
    .currency("PLN", "zloty, sloty"), .currency("RUB", "rublo, rubli"),
    .currency("GBP", "sterlina, sterline"), .currency("CHF", "franco, franchi, franchetti, fr"),
  ]

  private static let italianDays: [WordRow] = [
    .number(.relativeDay, 0, "oggi, stamattina, stasera, stamani, questa mattina, questa sera"),
    .number(
      .relativeDay, -1, "ieri, ieri sera, ieri mattina, ieri notte, ieri pomeriggio, stanotte"),
    .number(
      .relativeDay, -2,
      "l'altro ieri, altro ieri, l'altroieri, altroieri, ier l'altro, avantieri, ieri l'altro"),
    .number(.relativeDay, 1, "domani"), .number(.relativeDay, 2, "dopodomani"),
    .weekdays("1 lunedi, 2 martedi, 3 mercoledi, 4 giovedi, 5 venerdi, 6 sabato, 7 domenica"),
    .months(
      """
      1 gennaio|gen, 2 febbraio|feb, 3 marzo|mar, 4 aprile|apr, 5 maggio|mag, 6 giugno|giu, 7 \
      luglio|lug, 8 agosto|ago, 9 settembre|set|sett, 10 ottobre|ott, 11 novembre|nov, 12 \
      dicembre|dic
      """),
    .number(.span, 1, "giorno, giorni"), .number(.span, 7, "settimana, settimane"),
    .number(.span, -1, "mese, mesi"), .number(.span, -12, "anno, anni"), .roles(.ago, "fa"),
    .roles(.last, "scorso, scorsa, passato, passata, ultimo, ultima"),
    .roles(.this, "questo, questa"),
    .roles(.next, "prossimo, prossima"), .roles(.every, "ogni, al mese, mensile"),
    .roles(.clock, "ore"),
  ]

  private static let italianGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      speso, spesi, ho speso, pagato, pago, pagare, comprato, comprare, costa, costato, ordinato, \
      preso, offerto, donato, cenato, mangiato
      """),
    .roles(.give, "dato, mandato, inviato, trasferito"),
    .roles(
      .receive,
      """
      ricevuto, guadagnato, incassato, venduto, vinto, trovato, mi ha dato, mi hanno dato, mi ha \
      mandato, mi ha pagato, mi hanno pagato, mi ha regalato
      """),
    .roles(
      .refund, "rimborso, rimborsato, mi ha rimborsato, mi hanno rimborsato, restituito, reso"),
    .roles(
      .incomeSource,
      """
      stipendio, salario, paga, tredicesima, dividendo, dividendi, pensione, bonus, entrata, \
      entrate, paghetta
      """),
    .roles(
      .person,
      """
      mamma, papa, madre, padre, nonna, nonno, zia, zio, sorella, fratello, cugino, cugina, amico, \
      amica, marito, moglie, figlio, figlia, fidanzata, fidanzato
      """),
    .roles(.payer, "cliente, capo, datore di lavoro"), .roles(.me, "mi, ci"),
    .roles(.subjectI, "io, noi"),
    .roles(.putAway, "messo, versato, spostato"),
    .items(.savings, also: .putAway, weight: 6, "risparmiato"),
    .items(.investment, also: .putAway, weight: 6, "investito"),
    .roles(.forWord, "per"), .roles(.at, "da, dal, dalla, presso"),
    .roles([.at, .within], "al, alla, allo, ai"),
    .roles(.on, "il, lo, la, i, gli, le, su, sul, sulla"),
    .number([.article, .cardinal], 1, "un, una, uno"), .roles(.article, "l, mio, mia"),
    .roles(.within, "in, nel, nella, a"), .roles(.of, "di, del, della, dei, delle, dell, degli"),
    .roles(.with, "con"), .roles(.and, "e, ed, piu, poi, anche"), .roles(.or, "o, oppure"),
    .roles(.filler, "circa, quasi, solo, ho, esattamente, e stato, nuovo, nuova, nuove, nuovi"),
    .roles(.question, "quanto, quanti, come, quando, dove, posso, devo, perche"),
    .roles(.command, "cancella, elimina, annulla, mostra"), .roles(.negation, "non, mai"),
    .roles(.total, "totale, in totale, in tutto"),
    .roles(.each, "ciascuno, ciascuna, l'uno, a testa"),
    .roles(.split, "diviso, dividere"), .roles(.heads, "persone, persona"),
    .roles(.account, "contanti, in contanti, carta, con carta, bancomat, banca"),
    .roles([.bankWord, .spend], "addebito, pagamento di, prelievo, pagamento pos"),
    .roles([.bankWord, .balance], "saldo, disponibile"),
    .roles(.bankWord, "carta, conto, bancomat, autorizzazione"),
    .roles(.occasion, "compleanno, natale"),
  ]

  private static let italianItems: [WordRow] = [
    .items(
      .dining,
      """
      pranzo, cena, colazione, aperitivo, caffe, cappuccino, birra, birre, vino, pizza, panino, \
      gelato, cornetto, mancia, spritz, dolce, te, bevande, cibo
      """),
    .places(
      .dining, "ristorante, trattoria, pizzeria, osteria, bar, gelateria, pasticceria, mensa"),
    .items(
      .groceries,
      """
      spesa, supermercato, alimentari, generi alimentari, verdura, frutta, latte, pane, uova, \
      carne, pesce, formaggio, acqua, mercato
      """),
    .places(.groceries, "panificio, macelleria, fruttivendolo, panetteria"),
    .items(
      .transport,
      """
      benzina, gasolio, carburante, taxi, autobus, metro, metropolitana, treno, biglietto, \
      biglietto del treno, trasporto, trasporti, parcheggio, pedaggio, autostrada, meccanico, \
      gomme, bollo, multa, auto
      """),
    .items(.housing, "affitto, mutuo, condominio, idraulico, casa, spese condominiali"),
    .items(
      .utilities,
      """
      luce, bolletta, bollette, bolletta della luce, elettricita, internet, telefono, cellulare, \
      ricarica, riscaldamento, rifiuti, commissione bancaria, commissioni bancarie, spese bancarie, \
      canone del conto
      """),
    .items(
      .health,
      """
      farmacia, medico, dottore, dentista, medicine, medicinali, ospedale, occhiali, parrucchiere, \
      barbiere, palestra, visita medica, veterinario, salute
      """),
    .items(.insurance, "assicurazione, assicurazione auto, polizza"),
    .items(
      .entertainment,
      """
      cinema, film, concerto, teatro, museo, gioco, giochi, videogioco, videogiochi, discoteca, \
      lotteria, svago, divertimento
      """),
    .items(
      .shopping,
      """
      vestiti, abbigliamento, scarpe, camicia, pantaloni, giacca, libro, libri, mobili, \
      giocattoli, computer, portatile, telefonino, borsa, acquisti
      """),
    .items(
      .travel, "viaggio, viaggi, volo, voli, albergo, hotel, vacanza, vacanze, aereo, ostello"),
    .items(.subscriptions, "abbonamento, abbonamenti"),
    .items(
      .education,
      """
      scuola, universita, corso, corsi, lezione, lezioni, tasse universitarie, asilo, ripetizioni, \
      istruzione
      """),
    .items(.gifts, "regalo, regali, donazione, donazioni, fiori, beneficenza"),
    .items(
      .investment, also: .investment, weight: 6,
      "investimento, investimenti, azioni, borsa valori, fondo comune, criptovalute, btp"),
    .items(.savings, "risparmio, risparmi, fondo di emergenza, conto deposito"),
    .items(
      .debt, "debito, debiti, prestito, prestiti, rata, rate, carta di credito, finanziamento"),
  ]

  private static let italianCompounds: [(word: StaticString, value: Int32)] = [
    ("uno", 1), ("un", 1), ("due", 2), ("tre", 3), ("quattro", 4), ("cinque", 5), ("sei", 6),
    ("sette", 7), ("otto", 8), ("nove", 9), ("dieci", 10), ("undici", 11), ("dodici", 12),
    ("tredici", 13), ("quattordici", 14), ("quindici", 15), ("sedici", 16), ("diciassette", 17),
    ("diciotto", 18), ("diciannove", 19), ("venti", 20), ("vent", 20), ("trenta", 30),
    ("trent", 30),
    ("quaranta", 40), ("quarant", 40), ("cinquanta", 50), ("cinquant", 50), ("sessanta", 60),
    ("sessant", 60), ("settanta", 70), ("settant", 70), ("ottanta", 80), ("ottant", 80),
    ("novanta", 90), ("novant", 90), ("cento", 100), ("cent", 100), ("mille", 1000), ("mila", 1000),
  ]
}
