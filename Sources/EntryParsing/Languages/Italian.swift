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
    scale: 100 cento, 1000 mille|mila, 1000000 milion(e|i)
    half: 0 mezzo|mezza
    ordinal: 1 primo|prima, 2 second(o|a), 3 terzo|terza, 4 quart(o|a), 5 quint(o|a)
    point: virgola, punto
    currency: EUR eur(o|i|ini|ozzi), USD CAD AUD NZD SGD HKD TWD dollar(o|i), USD verdoni|\
    bigliettoni, SEK NOK DKK CZK ISK? coron(a|e), INR PKR LKR NPR IDR MUR rupia|rupie, PLN zloty|\
    sloty, RUB rublo|rubli, GBP sterlin(a|e), CHF franc(o|hi|hetti)|fr
    minorUnit: 100 centesim(o|i)
    relativeDay: 0 oggi|stama(ttina|ni)|stasera|questa (mattina|sera), -1 ieri|ieri (sera|mattina|\
    notte)|ieri pomeriggio|stanotte, -2 l'altro ieri|altro ieri|l'altroieri|altroieri|ier l'altro|\
    avantieri|ieri l'altro, 1 domani, 2 dopodomani
    weekday: 1 lunedi, 2 martedi, 3 mercoledi, 4 giovedi, 5 venerdi, 6 sabato, 7 domenica
    month: 1 gennaio|gen, 2 febbraio, 3 marzo, 4 aprile, 5 maggio|mag, 6 giugno|giu, 7 luglio|lug, \
    8 agosto|ago, 9 settembre|set|sett, 10 ottobre|ott, 11 novembre, 12 dicembre|dic
    span: 1 giorn(o|i), 7 settiman(a|e), -1 mese|mesi, -12 anno|anni
    ago: fa
    last: scors(o|a), passat(o|a), ultim(o|a)
    this: quest(o|a)
    next: prossim(o|a)
    every: ogni, al mese, mensile
    clock: ore
    spend: speso, spesi, ho speso, pag(ato|o|are), compra(to|re|ta|ti|te), costa(|to|ta|ti), \
    ordinato, pre(so|lievo|sa), offerto, donato, cenato, mangiato, addebit(o|ato|ati), pagamento \
    (di|pos), lasciat(o|i|e), sborsato, scucito, sganciato, è venut(a|o), bruciato, trattenut(o|i)
    give: dato, mandato, inviato, trasferito
    receive: ricevut(o|a|i|e), guadagnat(o|i|a|e), incassat(o|i|a|e), vendut(o|a|i|e), vint(o|i|a|\
    e), trovat(o|i|a), mi ha (dato|mandato|pagato|regalato|girato|versato|allungato|lasciato|\
    saldato|liquidato|inviato), mi hanno (dato|pagato|girato|versato|regalato|lasciato|saldato|\
    mandato|liquidato|inviato), presi di mancia, tirat(o|i) su, ho preso di mancia, mi (ha|hanno) \
    bonificato, ci ha (regalato|dato|mandato), ci hanno (regalato|dato|mandato), riscoss(o|i), \
    intascato, mi hanno accreditato, raccolt(o|i), rivendut(o|a), svenduto, ereditat(o|i), \
    racimolat(o|i), beccato, rimediat(o|i), mi ha consegnato, mi (ha|hanno) fatto un bonifico, mi \
    è arrivato, mi sono arrivati, abbiamo (venduto|vinto|incassato), abbiamo guadagnato, mi ha \
    corrisposto, ha fruttato, hanno fruttato, fruttat(o|i)
    refund: rimbors(o|ato|ati|ata), mi (ha|hanno) rimborsato, restituit(o|a|i), reso, ridat(o|i), \
    risarcit(o|a), indennizzato, mi ha (risarcito|ridato|reso), mi hanno (risarcito|ridato|reso), \
    mi (ha|hanno) restituito, storn(o|ato), ci hanno rimborsato
    back: indietro
    incomeSource: stipendio, salario, paga, tredicesima, dividend(o|i), pensione, bonus, entrat(a|\
    e), paghetta, guadagn(o|i), accredito, naspi, disoccupazione, assegno (unico|familiare|\
    sociale), assegni familiari, reddito di cittadinanza, indennità, mantenimento, assegno di \
    mantenimento, borsa di studio, quattordicesima, straordinari(|o), provvigion(e|i), compens(o|\
    i), onorario, parcella, cedol(e|a), interessi, interessi attivi, affitto (incassato|ricevuto), \
    mance, mance (prese|ricevute), getton(i|e) di presenza, liquidazione, tfr, eredità, premio \
    produzione, premio, maternità, lavoretto, lavoretto extra, arretrati, rendita, diritti \
    d'autore, premio di risultato, indennità di malattia, assegno di invalidità, pensione di \
    reversibilità, cassa integrazione, plusvalenza, incass(o|i), mancia ricevuta, vincit(a|e), \
    anticipo stipendio, affitti incassati, quindicina, assegno di inclusione, carta acquisti, \
    bonus (bebè|renzi), gettone, diaria, ricav(o|i), vendit(a|e) vinted, trattamento integrativo, \
    premio fedeltà
    person: mamma, madre, padre, nonn(a|o|i), zia, zio, sorella, fratello, cugin(o|a), amico, \
    amica, marito, moglie, figli(o|a), fidanzat(a|o|i), capo, cognat(o|a), suocer(a|o), genitori, \
    nipote, collega, vicin(o|a), coinquilin(o|a), zii, padrino, madrina
    payer: client(e|i), capo, datore di lavoro, titolare, inquilin(o|a|i), affittuario, \
    acquirente, ditta, azienda, committente, principale, compagnia
    me: mi, ci
    subjectI: io, noi, ho, abbiamo
    putAway: messo, versato, spostato
    at: da, dal, dalla, presso, al, alla, allo, ai
    forWord: per
    on: il, lo, la, i, gli, le, su, sul, sulla
    with: con
    of: di, del(|la|le|l), dei, degli
    and: e, ed, piu, poi, anche
    or: o, oppure
    article: uno, l, mio, mia
    filler: fa, e, circa, quasi, solo, ho, esattamente, nuov(o|a|e|i), sono, era, erano, veniva, \
    no, erano solo, saranno stati, per strada, per terra
    filler itWas costed: e stato, faceva(|no), sono (stati|costati), è costat(o|a), venivano
    filler mayCorrect itWas: mettilo a, metti piuttosto, diciamo, ho detto, dicevo, facciamo
    question: quan(to|ti|do), come, dove, posso, devo, perche, dovrei, conviene, vale la pena
    command: cancella, elimina, annulla, mostra
    remark: devo, voglio, vorre(i|mmo), dobbiamo, sto per, ho bisogno, quasi comprato, dovrei
    negation: non, mai
    total: totale, in totale, in tutto
    each: ciascun(o|a), l'uno, a testa, a persona, l'una, cadauno
    split: divi(so|dere|sa|si|se)
    heads: person(e|a), amici, amiche, parti, invitati, ospiti, gente, colleghi
    measure: grammi, etti, etto
    model: taglia
    account: contanti, in contanti, carta, con carta, bancomat, banca
    occasion: compleanno, natale
    within: al, alla, allo, ai, nel, nella, a, tra, fra
    bankWord: carta, bancomat, addebito, pagamento (di|pos), prelievo, saldo, disponibile, conto, \
    autorizzazione
    balance: saldo, disponibile
    item groceries: spesa, supermercato, alimentari, generi alimentari, verdura, frutta, latte, \
    pane, uova, carne, pesce, formaggio, acqua, mercato
    item groceries 6: carta igienica, carta da cucina, sacchetti immondizia, sacchi della \
    spazzatura, detersivo piatti, latte in polvere, acqua minerale, olio di oliva
    item dining: pranzo, cena, colazione, aperitivo, caffe, birra, birre, vino, panino, cornetto, \
    mancia, spritz, dolce, te, bevande, cibo
    item dining 6: tavola calda, cibo da asporto, cena fuori, pranzo fuori
    item transport: benzina, gasolio, carburante, autobus, metro, metropolitana, treno, biglietto, \
    biglietto del treno, trasport(o|i), parcheggio, pedaggio, autostrada, meccanico, gomme, bollo, \
    multa, auto
    item transport 6: fatto benzina, fatto il pieno, fare benzina, cambio (olio|gomme), bollo \
    (auto|moto), revisione auto, gomme invernali, abbonamento autobus, biglietto (autobus|treno), \
    strisce blu, autobus e metro, lavaggio auto, tagliando auto
    item housing: affitto, mutuo, condominio, idraulico, casa, spese condominiali
    item housing 6: rata condominio, carta da parati, agenzia immobiliare, donna delle pulizie, \
    affitto box
    item utilities: luce, bollett(a|e), bolletta della luce, elettricita, telefono, cellulare, \
    ricarica, riscaldamento, rifiuti, commissione bancaria, commissioni bancarie, spese bancarie, \
    canone del conto
    item utilities 6: bolletta (luce|gas), ricarica telefonica, ricarica cellulare, canone rai, \
    scheda sim, tassa rifiuti
    item health: farmacia, medic(o|inali), dottore, dentista, ospedale, occhiali, parrucchiere, \
    barbiere, palestra, visita medica, veterinario, salute
    item health 6: lenti a contatto, crema solare, esami del sangue, visita specialistica, visita \
    oculistica, taglio capelli, pulizia denti, apparecchio denti, ticket sanitario
    item insurance: assicurazione, assicurazione auto, polizza
    item insurance 6: assicurazione (casa|vita|moto|viaggio), polizza (casa|vita)
    item entertainment: concerto, teatro, museo, gioco, giochi, videogioc(o|hi), discoteca, \
    lotteria, svago, divertimento
    item entertainment 6: parco divertimenti, gioc(o|hi) da tavolo, biglietti della partita, \
    bigliett(o|i) del cinema, gratta e vinci, luna park, parco acquatico
    item shopping: vestiti, abbigliamento, scarpe, camicia, pantaloni, giacca, libro, libri, \
    mobili, giocattoli, portatile, telefonino, borsa, acquisti
    item shopping 6: cibo per (gatti|cani), sabbia del gatto, lettiera gatto, ferro da stiro, \
    costume da bagno, smalto unghie, scarpe da ginnastica, intimo donna, biancheria intima
    item travel: viaggi(|o), volo, voli, albergo, vacanz(a|e), aereo, ostello
    item travel 6: biglietto aereo, biglietti aerei, noleggio auto, tassa di soggiorno
    item subscriptions: abbonament(o|i)
    item education: scuola, universita, corso, corsi, lezion(e|i), tasse universitarie, asilo, \
    ripetizioni, istruzione
    item education 6: asilo nido, mensa scolastica, scuola guida, libri di scuola, libri \
    scolastici, gita scolastica, zaino di scuola, retta asilo, corso di inglese, lezioni private
    item gifts: regal(o|i), donazion(e|i), fiori, beneficenza
    item gifts 6: regalo di nozze, regalo di compleanno, lista nozze, buono regalo
    investment item investment 6: investiment(o|i), azioni, borsa valori, fondo comune, \
    criptovalute, btp
    putAway item investment 6: investito
    item savings: risparmi(|o), fondo di emergenza, conto deposito
    putAway item savings 6: risparmiato, da parte, mess(o|i) da parte, accantonato
    item debt: debit(o|i), prestit(o|i), rata, rate, carta di credito, finanziamento
    item other 6: marca da bollo, dichiarazione dei redditi, carta di identità
    place groceries: panificio, macelleria, fruttivendolo, panetteria
    place dining: ristorante, osteria, gelateria, pasticceria, mensa
    """
}
