extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let italianCues: StaticString =
    """
    surcharge: mancia, iva, tassa, tasse, coperto, servizio
    included: inclus(a|o), compres(o|a), iva inclusa
    discount: sconto, buono sconto, ribasso
    former: invece di, prima, anziché
    current: adesso, ora, in saldo, scontat(o|a), in offerta
    share: parte, quota
    owner: mio, mia, nostr(a|o), suo, sua, loro
    repeated: 2 due volte, 3 tre volte, 4 quattro volte
    unit: ora, chilometri, passi, gradi, calorie, punti, gol, pagine, mes(saggi|e|i), litri, \
    febbre, minut(o|i), secondi, giorn(o|i), settiman(a|e), anno, anni, metri, per cento, \
    percento, mail, chiamate, timbri, stelle, tentativi, capitoli, episodi, chili
    code: piano, livello, episodio, puntata, stagione, corsia, posto auto, chilometraggio, \
    contachilometri, febbre, camera, stanza, sala, binario, pagina, capitolo, codice, numero, \
    numero cliente, battito, cap, chiamami al, chiamare (il|lo), pressione, temperatura
    copula: sono
    graded: matematica, mate, fisica, chimica, esame, compito, verifica
    line: tavolo, uscita, autobus, linea, volo, posto, sedile, fila, treno, metro
    stated: parte, gli do un, bambini sotto i, bambini fino a, eravamo, siamo, eravamo in, siamo \
    in, ha compiuto, in ritardo, arriva, passa
    aside: saldo, obiettivo, resta(|no), mi resta(|no), rimangono, avanzano, ultima volta, avrei, \
    avrebbe, avrei potuto, sarebbe, prossima volta, più economico, più caro, prezzo (normale|\
    pieno), costava, di meno, in più, mancano, ho ancora, un giorno, prima o poi, dice che, \
    diceva, ha detto, di solito, veniva
    predicate: posso, devo, mostra, voglio, vorrei, era, erano, fu, ha, avev(a|o|ano), durava, \
    indica, calzo, porto (il|un), manca, volevo, poteva, ne fa, compiva, credo, penso, sembrava, \
    stava
    predicate counters: vuole, voleva, può, dovrebbe, potrebbe, costerebbe, deve, doveva, serve, \
    servono
    predicate telling: sarà, hanno, dura, pesa, misura, segna, compie, vive, abita, sembra, sa, \
    vanno, sta, stanno
    amends: non, invece (di|che), anziché, no, scusa(|te), ops, anzi, in realtà, volevo dire, \
    errore, correzione
    plan: saldo, obiettivo, limite
    failed: fallit(o|a), rifiutat(o|a), negat(o|a), respint(o|a), in sospeso
    payment: carta, addebito, bonifico, pagamento, acquisto, fattura, transazione
    condition: se (compro|pago|costa|spendo|comprassi)
    borrowed: in prestito, mi (ha|hanno|hai) prestato, prestito ricevuto
    somebody: lui, lei, qualcuno
    ownMoney: ha (pagato|speso|comprato|scommesso|venduto|buttato|sborsato|sganciato|bruciato|\
    investito|perso), ha guadagnato, hanno (pagato|speso|venduto|buttato|comprato), guadagna(|no), \
    prend(e|ono), si è (comprato|comprata|presa|preso), si sono comprati
    earned: tirat(o|i) su, fatto, fatti, raccolto
    returned: caparra, acconto, cauzione, deposito, soldi, vuoti, resto
    refunding: rimborsato, restituito, reso, ridato
    corrects: volevo (dire|scrivere), intendevo, rettific(o|a|are), corre(ggo|ggi|ggilo|ggila|\
    ttore), errore mio, mio errore, colpa mia, mi sono (sbagliato|sbagliata|confuso|confusa), ho \
    sbagliato, errore di battitura, capito male, cambial(o|a), cambia quello, cambia l'ultimo, \
    cambia l'ultima, deve (risultare|essere|diventare), dov(rebbe|eva|evano) essere, importo \
    (sbagliato|errato|reale), cifra sbagliata, togli (quei|quello|i|quelli), cancella que(llo|i), \
    scorda, dimentica quello, quell(o|a) di prima, quello giusto è, quella cosa di, che di quanto \
    ho detto, ci ero andato vicino, sbagliato importo, refuso, svista, scritto male, letto male, \
    modifica(|lo|la), sostituisci, aggiornalo, cancellal(o|a), cancella l'ultimo, cancella \
    l'ultima, elimina l'ultimo, elimina l'ultima, annulla l'ultimo, annulla l'ultima, toglil(o|a), \
    quello corretto, l'importo giusto, l'importo corretto, la cifra giusta, il prezzo giusto, \
    contato due volte, inserito due volte, segnato due volte, registrato due volte, uno zero di \
    troppo, sposta (i|quei), segnato male, sbagliato a (scrivere|leggere), sentito male, quello \
    non era, già (segnato|inserito|contato), dovrebbero essere, avrebbe dovuto essere, andava \
    (messo|segnato), va corrett(o|a), è sbagliat(o|a), sono sbagliat(i|e), era sbagliat(o|a), è \
    errat(o|a), lascia perdere, falso allarme, prezzo (vero|reale|corretto), vero prezzo, totale \
    giusto, manca(|va) uno zero, uno zero in (più|meno), categoria sbagliata, negozio sbagliato, \
    data sbagliata, giorno sbagliato, valuta sbagliata, conto sbagliato, non ero io, non sono \
    stat(o|a) io, non era mio, non erano miei, doppione, duplicat(o|a), messo due volte, scritto \
    due volte
    mayCorrect: no, scusa(|te|mi), ops, anzi, in (realtà|verità|effetti), errore, correzione, ho \
    sbagliato, alla fine, veramente, aspett(a|i), ah scusa, era (più|meno) caro, chiedo scusa, \
    accidenti, mannaggia, ripensandoci, un attimo, fermo, fermi, perdonami, mi scus(o|i), a quanto \
    pare, secondo lo scontrino, dallo scontrino, sullo scontrino, dalla ricevuta, secondo la \
    ricevuta, porca miseria, cavolo, acci, pensandoci bene, pensandoci, a guardar bene, ahia, si è \
    scoperto, è risultato
    mayCorrect denies: macché, ma (no|va|che), piuttosto, cioè, no aspetta, per la precisione, \
    voglio dire, nono
    itWas: fa, e, sono, era, erano, veniva, erano solo, saranno stati
    denies: no, anzi, correzione, oh no aspetta, eh no, no scusa
    costed: sono, era, erano, costava(|no), veniva, è (venuta|venuto|stata|costati), doveva(|no) \
    essere, sono (costate|state|venuti)
    refersBack: quell(o|a) di prima, l'ultimo, l'ultima, gli ultimi, le ultime, il precedente, la \
    precedente, di prima, di poco fa, di adesso, quell(o|a|i) da, quell(o|a|i) di, l'altro, \
    l'altra, ultima (spesa|voce), ultimo acquisto, penultimo, l'ultima spesa
    that: que(l|lla|i|lle|llo|gli)
    definite: i, gli, que(i|lle|gli)
    edits: passa, rettifica, corregg(i|a|ere), modifica(|re), sostituisci, cambi(|a), metti, \
    metta, porta, sposta, aggiorna, abbassa, alza, imposta, fai, trasforma, edita, togli
    records: messo, scritto, segnato, detto, digitato, inserito, annotato, registrato, marcato, \
    scrivevo, dettato, appuntato, battuto, per errore, per sbaglio, senza volere
    insteadOf: invece (di|che), anziché, al posto di
    butRather: ma, bensì
    not: non, e non, mica, niente
    adds: anche, manca(|va), in più, pure, un altro, un'altra, dimenticat(o|a), inoltre, ancora, \
    non ho (segnato|scritto), non l'ho segnato, non ti ho detto, non ti ho raccontato
    entry: rimborso, entrata, acquisto, uscita, ultima (spesa|voce), ultimo acquisto, l'ultima \
    spesa, spesa, voce
    counters: cost(a|erà|ano), restano, mi (restano|deve|devono|mancano|rimangono|allunghi|passi|\
    dai|manca|offre|presti), rimangono, avr(ei|ò|emo), dic(e|ono) che, ricorda(|mi|rmi|ti), \
    avvisa(|mi), avvertimi, gli devo, le devo, ti devo, pagher(ò|ei|emo), compr(erò|erei|iamo|\
    eremo), spender(ò|ei|emo), ordiner(ò|emo), restituirò, prender(ò|ei|emo), se (avessi|vinco|\
    rinuncio|la|il|i|le|lo|mi|ci|non|vuoi), sarebbe costat(o|a), sarebbero costati, avrebbe \
    costato, in (media|rosso|scadenza|palio|debito|affitto|vendita), mediamente, sale a, \
    guadagn(a|ano|o), prend(e|ono) al mese, coi suoi soldi, con i suoi soldi, di tasca (sua|\
    propria), da (pagare|saldare|dare|ricordare), non ancora pagata, limite settimanale, limite \
    (mensile|di), siamo d'accordo che, chied(e|ono|eva), offre, mi ha (offerto|chiesto|proposto), \
    preventiv(o|ato), pagamento (fallito|rifiutato), non aggiungere, dov(rò|remo|evo|ete|resti|\
    remmo|rà), quando supero, bisogner(à|ebbe), pot(rei|remmo|ete|resti|rò|rà), vorrei comprare, \
    sogno, ho voglia di, non dimenticare, prome(moria|tte|sso), sul conto (ho|restano), ho sul \
    conto, aument(erà|ano|a), costeranno, vale, valgono, viene, ven(gono|dono|de), offrono, hanno \
    (offerto|promesso|chiesto), stima, imposta (il|limite), al massimo, massimo, non è (passata|\
    passato|andato|andata), ho rifiutato, presta(mi|re|rmi|rci), devono, scade, da restituire, \
    risparmi(erei|erò|are), giù a, lo prendo, la prendo, ha promesso, super(o|a|ano), mangiato la \
    carta, manco morto, neanche morto, non se ne parla, scordatelo, farò, darò, starò, ci \
    (mancano|offre|offrono|deve|devono), spedizione grat(is|uita), chi perde, chi vince, ero \
    tentat(o|a), tentat(o|a), rivuole, rivogliono, appena ho, non (letti|scordare|scordarti|\
    spenderei|pagherei|comprerei), posso spendere, puoi, possiamo, possono, potrebbero, devi, \
    dobbiamo ancora, dovrebbero, bisogna, occorr(e|ono), servirebbe(|ro), serviranno, vuoi, \
    vogli(amo|ono), volete, vorre(bbe|sti|bbero), mi piacerebbe, ci piacerebbe, piacerebbe(|ro), \
    spero di, speriamo, penso di comprare, pensiamo di, stav(o|amo) per, sto pensando, quasi \
    quasi, prendo forse, forse, magari, probabilmente, sicuramente, a quanto pare, ho intenzione, \
    intendo, abbiamo intenzione, costerebbero, sono a, sta(|nno) a, arriva a costare, passa(|no) \
    a, passerà, salgono, salir(à|anno), scende a, scenderà, è (salita|salito|arrivato|arrivata) a, \
    pretend(e|ono), esige, ci (ha|hanno) chiesto, mi hanno chiesto, ha chiesto, propon(eva|e|\
    gono), ci ha proposto, gli dobbiamo, mi puoi prestare, anticipa(rmi|mi), da non dimenticare, \
    in banca ho, ho in banca, ho da parte, da parte ho, mettimi, alza (il|la), abbassa (il|la), \
    limita, riduci, fissa il, prende di (stipendio|pensione), ci siamo accordati, abbiamo deciso \
    che, siamo rimasti, non l'ho presa, non l'ho preso, non li ho presi, non ho (preso|comprato|\
    speso|pagato), niente spesa, neanche un euro, pensa(|no) che, cred(e|ono) che, sostiene che, \
    abbia (speso|pagato), con i propri, con soldi suoi, soldi suoi, coi soldi suoi, è stato \
    respinto, è stata respinta, non andato a buon fine, fondi insufficienti, credito \
    insufficiente, saldo insufficiente, già segnato, già registrato, già inserito, mostrami, fammi \
    vedere, elenca, quanto costava, quant'era, li pag(a|herà), le paga, lo paga, paga (mamma|\
    papà), basta(|vano|va|no), basteranno, spendere fino, affitta(|no), si affitta, si vende, c'è
    cancels: ma avevano già chiuso, ma non l'ho preso, ma non ho comprato, che ne pensi, cosa ne \
    pensi, che dici, forse il mese prossimo, pago dopo, la pago dopo, lo pago dopo, non ancora \
    (pagato|prenotato), al mese mah
    telling: lui, lei, qualcuno, manca(|no), siamo, siamo in, arriva(|no), passa(|no), resta(|no), \
    aspett(a|ano|iamo), vale, viene, vengono, aumenta, c'è, chi(|uso|usa|ude|udono|ama|amano), \
    apert(o|a), a occhio, a spanne, funziona(|no), è ferma, sei un, siete, sar(anno|emo|ò), loro \
    sono, va, vado, andiamo, partono, dice, dicono, pensa, crede, vede, vedono, gioca(|no), \
    durano, abit(ano|o|iamo), vivono, lavora(|no), lavoro in, ha fatto anni, tiene, apre, aprono, \
    comincia, inizia(|no), finisc(e|ono), decolla, atterra, compiono, dorme, dormono, legge, \
    scrive, risponde, significa, perde, vince, stiamo, sto, ci sono, nessuno, imbarco, prend(e|\
    ono)
    doing: guardato, camminato, nuotato, dormito, aspettato, chiamato, telefonato, scritto, \
    pesato, dimagrito, ingrassato, incontrato, contato, giocato, imparato, cresciuto, misurato, \
    parlato, nato, nata, segnato, pareggiato, abbiamo visto, studiato
    outcry: roba da matti, da matti, un furto, che (furto|prezzo|prezzi), una rapina, rapina, una \
    follia, follia, pazzesc(o|a), assurd(o|a), vergogna, scandalo, esagerat(o|i), carissim(o|a), \
    troppo car(o|a|i), ladri, ma siamo matti, da pazzi, mah
    handed: paga(|to|ti|ta), dat(o|i|a), mandat(o|i), inviat(o|i), trasferito, versat(o|i), da, ha \
    (pagato|dato|versato|mandato|saldato|liquidato|girato|regalato|inviato|lasciato), hanno \
    (pagato|dato|regalato|saldato|versato|inviato|mandato|lasciato), lasciat(o|i), girat(o|i), \
    bonificato, regalat(o|i), allungato, saldat(o|i), accreditat(o|i), darmi, liquidato, \
    consegnato, ha consegnato, elargito, corrisposto, ha corrisposto, onorato, ha accreditato, \
    hanno accreditato, ha bonificato, ha fatto avere, ha anticipato
    byMe: ho (dato|pagato|mandato|inviato|girato|regalato|lasciato|versato|prestato), gli ho dato, \
    le ho dato, abbiamo dato, ho bonificato
    lent: avevo prestato, gli (avevo|ho) prestato, le (avevo|ho) prestato, avevo anticipato, \
    anticipati
    sending: bonifico, trasferimento, pagamento, soldi, accredito, satispay, bonifico ricevuto, \
    ricarica ricevuta, affitto, assegno, versamento
    arriving: accreditat(o|i|a|e), è arrivat(o|a), sono arrivat(i|e), arrivat(o|a|i|e), entrat(i|\
    o), piovuti
    receiverMark: per, al, all(a|o|e), ai, a, agli
    employee: badante, colf, tata, domestica, donna delle pulizie, giardiniere, apprendista, \
    stagista, dipendent(e|i), aiutante, ragazzi, bambini, figli, bimbi, camerier(e|a|i), \
    fattorino, autista, parrucchier(e|a), portiere, facchino, postino, rider, tassista, idraulico, \
    massaggiatrice, artista di strada, traslocatori
    thingDay: dal, e, prima, parte(|nza), esame, scade(|nza), comincia, inizi(a|o), finisce, fino \
    (al|a), fino, a partire dal, valid(o|a), valido fino al, arrivo, rinnov(a|o), si rinnova, \
    prossimo (addebito|rinnovo), prossima rata, termina, consegna, ritiro, spettacolo, gara
    bookable: tavolo, volo, treno, voli, bigliett(o|i), ingress(o|i), frecciarossa, aereo, \
    albergo, ostello, traghetto, crociera, concerto, teatro, iscrizione, maratona, corso, \
    campeggio, prenotazione, appuntamento, viaggio, gita
    booked: prenotat(o|a|i|e), caparra, acconto, in anticipo
    goal: verso
    goalOrMeans: al, alla, su, sul, sulla, nel, nella, a
    moving: bonifico, giroconto, trasferimento, depositato
    accountNoun: carta, conto
    bankAccount: banca, conto
    cashAccount: contanti, portafoglio
    cardAccount: carta
    savingsAccount: risparmi(|o)
    """
}
