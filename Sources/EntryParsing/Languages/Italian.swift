extension LanguageTable {
  static let italian = LanguageTable(
    language: "it", splitsElisions: true,
    grammar: NumberGrammar(hasBareScales: true, speaksCents: true),
    compoundNumbers:
      """
      1 uno|un, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 \
      undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 17 diciassette, 18 \
      diciotto, 19 diciannove, 20 venti|vent, 30 trenta|trent, 40 quaranta|quarant, 50 cinquanta|\
      cinquant, 60 sessanta|sessant, 70 settanta|settant, 80 ottanta|ottant, 90 novanta|novant, \
      100 cento|cent, 1000 mille|mila
      """,
    things: DailyThings.italian,
    texts: [italianWords, italianCues])

  private static let italianWords: StaticString =
    """
    cardinal: 0 zero, 1 uno, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 \
    dieci, 11 undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 17 \
    diciassette, 18 diciotto, 19 diciannove, 20 venti, 30 trenta, 40 quaranta, 50 cinquanta, 60 \
    sessanta, 70 settanta, 80 ottanta, 90 novanta
    cardinal article: 1 un|una
    scale: 100 cento, 1000 mille|mila, 1000000 milione|milioni
    half: 0 mezzo|mezza
    ordinal: 1 primo|prima, 2 secondo|seconda, 3 terzo|terza, 4 quarto, 5 quinto
    point: virgola, punto
    currency: EUR euro|euri|eurini|eurozzi, USD CAD AUD NZD SGD HKD TWD dollaro|dollari, USD \
    verdoni|bigliettoni, SEK NOK DKK CZK ISK? corona|corone, INR PKR LKR NPR IDR MUR rupia|rupie, \
    PLN zloty|sloty, RUB rublo|rubli, GBP sterlina|sterline, CHF franco|franchi|franchetti|fr
    minorUnit: 100 centesimo|centesimi
    relativeDay: 0 oggi|stamattina|stasera|stamani|questa mattina|questa sera, -1 ieri|ieri sera|\
    ieri mattina|ieri notte|ieri pomeriggio|stanotte, -2 l'altro ieri|altro ieri|l'altroieri|\
    altroieri|ier l'altro|avantieri|ieri l'altro, 1 domani, 2 dopodomani
    weekday: 1 lunedi, 2 martedi, 3 mercoledi, 4 giovedi, 5 venerdi, 6 sabato, 7 domenica
    month: 1 gennaio|gen, 2 febbraio, 3 marzo, 4 aprile, 5 maggio|mag, 6 giugno|giu, 7 luglio|lug, \
    8 agosto|ago, 9 settembre|set|sett, 10 ottobre|ott, 11 novembre, 12 dicembre|dic
    span: 1 giorno|giorni, 7 settimana|settimane, -1 mese|mesi, -12 anno|anni
    ago: fa
    last: scorso, scorsa, passato, passata, ultimo, ultima
    this: questo, questa
    next: prossimo, prossima
    every: ogni, al mese, mensile
    clock: ore
    spend: speso, spesi, ho speso, pagato, pago, pagare, comprato, comprare, costa, costato, \
    ordinato, preso, offerto, donato, cenato, mangiato, addebito, pagamento di, prelievo, \
    pagamento pos, lasciato, lasciati, lasciate, comprata, comprati, comprate, presa, costata, \
    costati, sborsato, scucito, sganciato, è venuta, è venuto, bruciato, addebitato, addebitati, \
    trattenuto, trattenuti
    give: dato, mandato, inviato, trasferito
    receive: ricevuto, guadagnato, incassato, venduto, vinto, trovato, mi ha dato, mi hanno dato, \
    mi ha mandato, mi ha pagato, mi hanno pagato, mi ha regalato, ricevuta, ricevuti, ricevute, \
    guadagnati, guadagnata, guadagnate, incassati, incassata, incassate, venduta, venduti, \
    vendute, vinti, vinta, vinte, trovati, trovata, presi di mancia, tirato su, tirati su, ho \
    preso di mancia, mi ha girato, mi hanno girato, mi ha versato, mi hanno versato, mi ha \
    bonificato, mi hanno bonificato, mi hanno regalato, ci ha regalato, ci hanno regalato, ci ha \
    dato, ci hanno dato, mi ha allungato, mi ha lasciato, mi hanno lasciato, mi hanno saldato, mi \
    ha saldato, mi hanno mandato, riscosso, riscossi, intascato, mi hanno accreditato, raccolto, \
    rivenduto, rivenduta, svenduto, raccolti, ereditato, ereditati, racimolato, racimolati, \
    beccato, rimediato, rimediati, mi ha consegnato, mi ha liquidato, mi hanno liquidato, mi ha \
    inviato, mi hanno inviato, mi ha fatto un bonifico, mi hanno fatto un bonifico, ci ha mandato, \
    ci hanno mandato, mi è arrivato, mi sono arrivati, abbiamo venduto, abbiamo vinto, abbiamo \
    incassato, abbiamo guadagnato, mi ha corrisposto, ha fruttato, hanno fruttato, fruttato, \
    fruttati
    refund: rimborso, rimborsato, mi ha rimborsato, mi hanno rimborsato, restituito, reso, ridato, \
    risarcito, risarcita, indennizzato, mi ha risarcito, mi hanno risarcito, mi ha ridato, mi \
    hanno ridato, ridati, mi ha restituito, mi hanno restituito, restituita, restituiti, \
    rimborsati, rimborsata, storno, stornato, mi ha reso, mi hanno reso, ci hanno rimborsato
    back: indietro
    incomeSource: stipendio, salario, paga, tredicesima, dividendo, dividendi, pensione, bonus, \
    entrata, entrate, paghetta, guadagno, accredito, naspi, disoccupazione, assegno unico, assegno \
    familiare, assegni familiari, reddito di cittadinanza, indennità, mantenimento, assegno di \
    mantenimento, borsa di studio, quattordicesima, straordinari, provvigione, provvigioni, \
    compenso, onorario, parcella, cedole, cedola, interessi, interessi attivi, affitto incassato, \
    mance, mance prese, gettoni di presenza, gettone di presenza, liquidazione, tfr, eredità, \
    premio produzione, premio, maternità, lavoretto, lavoretto extra, arretrati, rendita, diritti \
    d'autore, premio di risultato, indennità di malattia, assegno di invalidità, pensione di \
    reversibilità, cassa integrazione, plusvalenza, guadagni, incasso, incassi, mancia ricevuta, \
    mance ricevute, vincita, vincite, anticipo stipendio, straordinario, affitto ricevuto, affitti \
    incassati, quindicina, assegno sociale, assegno di inclusione, carta acquisti, bonus bebè, \
    bonus renzi, gettone, diaria, ricavo, ricavi, vendita vinted, vendite vinted, trattamento \
    integrativo, compensi, premio fedeltà
    person: mamma, madre, padre, nonna, nonno, zia, zio, sorella, fratello, cugino, cugina, amico, \
    amica, marito, moglie, figlio, figlia, fidanzata, fidanzato, capo, cognato, cognata, suocera, \
    suocero, nonni, genitori, nipote, collega, vicino, vicina, coinquilino, coinquilina, zii, \
    fidanzati, padrino, madrina
    payer: cliente, capo, datore di lavoro, clienti, titolare, inquilino, inquilina, inquilini, \
    affittuario, acquirente, ditta, azienda, committente, principale, compagnia
    me: mi, ci
    subjectI: io, noi, ho, abbiamo
    putAway: messo, versato, spostato
    at: da, dal, dalla, presso, al, alla, allo, ai
    forWord: per
    on: il, lo, la, i, gli, le, su, sul, sulla
    with: con
    of: di, del, della, dei, delle, dell, degli
    and: e, ed, piu, poi, anche
    or: o, oppure
    article: uno, l, mio, mia
    filler: fa, e, circa, quasi, solo, ho, esattamente, nuovo, nuova, nuove, nuovi, sono, era, \
    erano, veniva, no, erano solo, saranno stati, per strada, per terra
    filler itWas costed: e stato, faceva, facevano, sono stati, è costato, è costata, sono \
    costati, venivano
    filler mayCorrect itWas: mettilo a, metti piuttosto, diciamo, ho detto, dicevo, facciamo
    question: quanto, quanti, come, quando, dove, posso, devo, perche, dovrei, conviene, vale la \
    pena
    command: cancella, elimina, annulla, mostra
    remark: devo, voglio, vorrei, dobbiamo, sto per, ho bisogno, quasi comprato, dovrei, vorremmo
    negation: non, mai
    total: totale, in totale, in tutto
    each: ciascuno, ciascuna, l'uno, a testa, a persona, l'una, cadauno
    split: diviso, dividere, divisa, divisi, divise
    heads: persone, persona, amici, amiche, parti, invitati, ospiti, gente, colleghi
    measure: grammi, etti, etto
    model: taglia
    account: contanti, in contanti, carta, con carta, bancomat, banca
    occasion: compleanno, natale
    within: al, alla, allo, ai, nel, nella, a, tra, fra
    bankWord: carta, bancomat, addebito, pagamento di, prelievo, pagamento pos, saldo, \
    disponibile, conto, autorizzazione
    balance: saldo, disponibile
    item groceries: spesa, supermercato, alimentari, generi alimentari, verdura, frutta, latte, \
    pane, uova, carne, pesce, formaggio, acqua, mercato
    item groceries 6: carta igienica, carta da cucina, sacchetti immondizia, sacchi della \
    spazzatura, detersivo piatti, latte in polvere, acqua minerale, olio di oliva
    item dining: pranzo, cena, colazione, aperitivo, caffe, birra, birre, vino, panino, cornetto, \
    mancia, spritz, dolce, te, bevande, cibo
    item dining 6: tavola calda, cibo da asporto, cena fuori, pranzo fuori
    item transport: benzina, gasolio, carburante, autobus, metro, metropolitana, treno, biglietto, \
    biglietto del treno, trasporto, trasporti, parcheggio, pedaggio, autostrada, meccanico, gomme, \
    bollo, multa, auto
    item transport 6: fatto benzina, fatto il pieno, fare benzina, cambio olio, cambio gomme, \
    bollo auto, bollo moto, revisione auto, gomme invernali, abbonamento autobus, biglietto \
    autobus, biglietto treno, strisce blu, autobus e metro, lavaggio auto, tagliando auto
    item housing: affitto, mutuo, condominio, idraulico, casa, spese condominiali
    item housing 6: rata condominio, carta da parati, agenzia immobiliare, donna delle pulizie, \
    affitto box
    item utilities: luce, bolletta, bollette, bolletta della luce, elettricita, telefono, \
    cellulare, ricarica, riscaldamento, rifiuti, commissione bancaria, commissioni bancarie, spese \
    bancarie, canone del conto
    item utilities 6: bolletta luce, bolletta gas, ricarica telefonica, ricarica cellulare, canone \
    rai, scheda sim, tassa rifiuti
    item health: farmacia, medico, dottore, dentista, medicinali, ospedale, occhiali, \
    parrucchiere, barbiere, palestra, visita medica, veterinario, salute
    item health 6: lenti a contatto, crema solare, esami del sangue, visita specialistica, visita \
    oculistica, taglio capelli, pulizia denti, apparecchio denti, ticket sanitario
    item insurance: assicurazione, assicurazione auto, polizza
    item insurance 6: assicurazione casa, assicurazione vita, assicurazione moto, polizza casa, \
    polizza vita, assicurazione viaggio
    item entertainment: concerto, teatro, museo, gioco, giochi, videogioco, videogiochi, \
    discoteca, lotteria, svago, divertimento
    item entertainment 6: parco divertimenti, gioco da tavolo, giochi da tavolo, biglietti della \
    partita, biglietto del cinema, biglietti del cinema, gratta e vinci, luna park, parco \
    acquatico
    item shopping: vestiti, abbigliamento, scarpe, camicia, pantaloni, giacca, libro, libri, \
    mobili, giocattoli, portatile, telefonino, borsa, acquisti
    item shopping 6: cibo per gatti, cibo per cani, sabbia del gatto, lettiera gatto, ferro da \
    stiro, costume da bagno, smalto unghie, scarpe da ginnastica, intimo donna, biancheria intima
    item travel: viaggio, viaggi, volo, voli, albergo, vacanza, vacanze, aereo, ostello
    item travel 6: biglietto aereo, biglietti aerei, noleggio auto, tassa di soggiorno
    item subscriptions: abbonamento, abbonamenti
    item education: scuola, universita, corso, corsi, lezione, lezioni, tasse universitarie, \
    asilo, ripetizioni, istruzione
    item education 6: asilo nido, mensa scolastica, scuola guida, libri di scuola, libri \
    scolastici, gita scolastica, zaino di scuola, retta asilo, corso di inglese, lezioni private
    item gifts: regalo, regali, donazione, donazioni, fiori, beneficenza
    item gifts 6: regalo di nozze, regalo di compleanno, lista nozze, buono regalo
    investment item investment 6: investimento, investimenti, azioni, borsa valori, fondo comune, \
    criptovalute, btp
    putAway item investment 6: investito
    item savings: risparmio, risparmi, fondo di emergenza, conto deposito
    putAway item savings 6: risparmiato, da parte, messo da parte, messi da parte, accantonato
    item debt: debito, debiti, prestito, prestiti, rata, rate, carta di credito, finanziamento
    item other 6: marca da bollo, dichiarazione dei redditi, carta di identità
    place groceries: panificio, macelleria, fruttivendolo, panetteria
    place dining: ristorante, osteria, gelateria, pasticceria, mensa
    """
}
