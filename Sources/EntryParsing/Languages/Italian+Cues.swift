extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let italianCues: StaticString =
    """
    surcharge: mancia, iva, tassa, tasse, coperto, servizio
    included: inclusa, incluso, compreso, compresa, iva inclusa
    discount: sconto, buono sconto, ribasso
    former: invece di, prima, anziché
    current: adesso, ora, in saldo, scontato, scontata, in offerta
    share: parte, quota
    owner: mio, mia, nostra, nostro, suo, sua, loro
    repeated: 2 due volte, 3 tre volte, 4 quattro volte
    unit: ora, chilometri, passi, gradi, calorie, punti, gol, pagine, messaggi, litri, febbre, \
    minuto, minuti, secondi, giorno, giorni, settimana, settimane, mese, mesi, anno, anni, metri, \
    per cento, percento, mail, chiamate, timbri, stelle, tentativi, capitoli, episodi, chili
    code: piano, livello, episodio, puntata, stagione, corsia, posto auto, chilometraggio, \
    contachilometri, febbre, camera, stanza, sala, binario, pagina, capitolo, codice, numero, \
    numero cliente, battito, cap, chiamami al, chiamare il, chiamare lo, pressione, temperatura
    copula: sono
    graded: matematica, mate, fisica, chimica, esame, compito, verifica
    line: tavolo, uscita, autobus, linea, volo, posto, sedile, fila, treno, metro
    stated: parte, gli do un, bambini sotto i, bambini fino a, eravamo, siamo, eravamo in, siamo \
    in, ha compiuto, in ritardo, arriva, passa
    aside: saldo, obiettivo, restano, mi restano, resta, mi resta, rimangono, avanzano, ultima \
    volta, avrei, avrebbe, avrei potuto, sarebbe, prossima volta, più economico, più caro, prezzo \
    normale, prezzo pieno, costava, di meno, in più, mancano, ho ancora, un giorno, prima o poi, \
    dice che, diceva, ha detto, di solito, veniva
    predicate: posso, devo, mostra, voglio, vorrei, era, erano, fu, ha, aveva, avevo, avevano, \
    durava, indica, calzo, porto il, porto un, manca, volevo, poteva, ne fa, compiva, credo, \
    penso, sembrava, stava
    predicate counters: vuole, voleva, può, dovrebbe, potrebbe, costerebbe, deve, doveva, serve, \
    servono
    predicate telling: sarà, hanno, dura, pesa, misura, segna, compie, vive, abita, sembra, sa, \
    vanno, sta, stanno
    amends: non, invece di, anziché, no, scusa, scusate, ops, anzi, in realtà, volevo dire, \
    errore, correzione, invece che
    plan: saldo, obiettivo, limite
    failed: fallito, fallita, rifiutato, rifiutata, negato, negata, respinto, respinta, in sospeso
    payment: carta, addebito, bonifico, pagamento, acquisto, fattura, transazione
    condition: se compro, se pago, se costa, se spendo, se comprassi
    borrowed: in prestito, mi ha prestato, mi hanno prestato, mi hai prestato, prestito ricevuto
    somebody: lui, lei, qualcuno
    ownMoney: ha pagato, ha speso, ha comprato, ha guadagnato, hanno pagato, hanno speso, \
    guadagna, guadagnano, prende, prendono, ha scommesso, ha venduto, hanno venduto, ha buttato, \
    hanno buttato, ha sborsato, ha sganciato, ha bruciato, si è comprato, si è comprata, si è \
    presa, si è preso, hanno comprato, si sono comprati, ha investito, ha perso
    earned: tirato su, tirati su, fatto, fatti, raccolto
    returned: caparra, acconto, cauzione, deposito, soldi, vuoti, resto
    refunding: rimborsato, restituito, reso, ridato
    corrects: volevo dire, intendevo, intendevo dire, volevo scrivere, rettifico, rettifica, \
    rettificare, correggo, correggi, correggilo, correggila, errore mio, mio errore, colpa mia, mi \
    sono sbagliato, mi sono sbagliata, ho sbagliato, errore di battitura, ho letto male, ho \
    scritto male, capito male, cambialo, cambiala, cambia quello, cambia l'ultimo, cambia \
    l'ultima, deve risultare, deve essere, dovrebbe essere, importo sbagliato, importo errato, \
    cifra sbagliata, togli quei, togli quello, togli i, togli quelli, cancella quello, cancella \
    quei, scorda, dimentica quello, quello di prima, quella di prima, quello giusto è, quella cosa \
    di, che di quanto ho detto, ci ero andato vicino, mi correggo, sbagliato importo, mi sono \
    confuso, mi sono confusa, refuso, svista, scritto male, letto male, modifica, modificalo, \
    modificala, sostituisci, aggiornalo, cancellalo, cancellala, cancella l'ultimo, cancella \
    l'ultima, elimina l'ultimo, elimina l'ultima, annulla l'ultimo, annulla l'ultima, toglilo, \
    toglila, quello corretto, l'importo giusto, l'importo corretto, la cifra giusta, il prezzo \
    giusto, contato due volte, inserito due volte, segnato due volte, registrato due volte, uno \
    zero di troppo, sposta i, sposta quei, segnato male, sbagliato a scrivere, sbagliato a \
    leggere, ho segnato male, sentito male, quello non era, già segnato, già inserito, doveva \
    essere, dovevano essere, dovrebbero essere, avrebbe dovuto essere, andava messo, andava \
    segnato, deve diventare, va corretto, va corretta, è sbagliato, è sbagliata, sono sbagliati, \
    sono sbagliate, era sbagliato, era sbagliata, è errato, è errata, dimentica quello che, lascia \
    perdere, falso allarme, prezzo vero, vero prezzo, importo reale, totale giusto, prezzo reale, \
    prezzo corretto, manca uno zero, mancava uno zero, uno zero in più, uno zero in meno, \
    categoria sbagliata, negozio sbagliato, data sbagliata, giorno sbagliato, valuta sbagliata, \
    conto sbagliato, non ero io, non sono stato io, non sono stata io, non era mio, non erano \
    miei, correttore automatico, correttore, doppione, duplicato, duplicata, già contato, l'ho \
    segnato due volte, messo due volte, scritto due volte
    mayCorrect: no, scusa, scusate, ops, anzi, in realtà, errore, correzione, ho sbagliato, in \
    verità, in effetti, alla fine, veramente, aspetta, ah scusa, era più caro, era meno caro, \
    chiedo scusa, accidenti, mannaggia, ripensandoci, un attimo, fermo, fermi, perdonami, mi \
    scuso, a quanto pare, secondo lo scontrino, dallo scontrino, sullo scontrino, dalla ricevuta, \
    secondo la ricevuta, porca miseria, cavolo, acci, pensandoci bene, pensandoci, a guardar bene, \
    ahia, mi scusi, scusami, aspetti, si è scoperto, è risultato
    mayCorrect denies: macché, ma no, ma va, piuttosto, cioè, no aspetta, per la precisione, \
    voglio dire, ma che, nono
    itWas: fa, e, sono, era, erano, veniva, erano solo, saranno stati
    denies: no, anzi, correzione, oh no aspetta, eh no, no scusa
    costed: sono, era, erano, costava, veniva, è venuta, è venuto, doveva essere, dovevano essere, \
    sono costate, costavano, è stata, sono state, sono venuti, è costati
    refersBack: quello di prima, quella di prima, l'ultimo, l'ultima, gli ultimi, le ultime, il \
    precedente, la precedente, di prima, di poco fa, di adesso, quello da, quella da, quello di, \
    quella di, quelli di, quelli da, l'altro, l'altra, ultima spesa, ultimo acquisto, ultima voce, \
    penultimo, l'ultima spesa
    that: quel, quella, quei, quelle, quello, quegli
    definite: i, gli, quei, quelle, quegli
    edits: passa, rettifica, correggi, modifica, sostituisci, cambia, cambi, metti, metta, \
    corregga, porta, sposta, aggiorna, abbassa, alza, imposta, fai, trasforma, edita, togli, \
    modificare, correggere
    records: messo, scritto, segnato, detto, digitato, inserito, annotato, registrato, marcato, \
    scrivevo, dettato, appuntato, battuto, per errore, per sbaglio, senza volere
    insteadOf: invece di, anziché, invece che, al posto di
    butRather: ma, bensì
    not: non, e non, mica, niente
    adds: anche, manca, in più, pure, un altro, un'altra, dimenticato, dimenticata, inoltre, \
    ancora, non ho segnato, non l'ho segnato, non ti ho detto, non ho scritto, mancava, non ti ho \
    raccontato
    entry: rimborso, entrata, acquisto, uscita, ultima spesa, ultimo acquisto, ultima voce, \
    l'ultima spesa, spesa, voce
    counters: costa, restano, mi restano, rimangono, avrei, dice che, ricordami, ricordarmi, \
    avvisami, avvertimi, mi deve, mi devono, gli devo, le devo, ti devo, pagherò, comprerò, \
    spenderò, ordinerò, restituirò, prenderò, comprerei, pagherei, prenderei, spenderei, se \
    avessi, magari avessi, se vinco, se rinuncio, sarebbe costato, sarebbe costata, sarebbero \
    costati, avrebbe costato, costerà, costano, in media, mediamente, vuole in più, aumenta a, \
    sale a, guadagna, guadagnano, prende al mese, coi suoi soldi, con i suoi soldi, di tasca sua, \
    da pagare, non ancora pagata, limite settimanale, limite mensile, siamo d'accordo che, chiede, \
    chiedono, chiedeva, offre, mi ha offerto, preventivo, pagamento fallito, pagamento rifiutato, \
    non aggiungere, dovrò, quando supero, dovremo, bisognerà, bisogna pagare, potrei, potremmo, \
    vorrei comprare, sogno, ho voglia di, non dimenticare, ricordati, ricorda, promemoria, mi \
    mancano, mi rimangono, in rosso, sul conto ho, ho sul conto, vuole aumentare, aumenterà, \
    passerà a, costeranno, vale, valgono, viene, vengono, offrono, hanno offerto, stima, limite \
    di, imposta il, imposta limite, al massimo, massimo, non è passata, non è passato, ho \
    rifiutato, prestami, prestare, vuole in prestito, chiede in prestito, devono, dovevo, in \
    scadenza, scade, da saldare, da restituire, da dare, preventivato, risparmierei, risparmierò, \
    risparmiare, mi allunghi, mi passi, mi dai, giù a, lo prendo, la prendo, ha promesso, hanno \
    promesso, promette, promesso, supero, supera, superano, avvisa, mangiato la carta, manco \
    morto, neanche morto, non se ne parla, scordatelo, avrò, avremo, farò, darò, starò, mi manca, \
    ci mancano, spedizione gratis, spedizione gratuita, in palio, chi perde, chi vince, ero \
    tentato, ero tentata, tentato, tentata, rivuole, rivogliono, appena ho, non letti, posso \
    spendere, puoi, possiamo, potete, possono, potresti, potrebbero, potrò, potrà, devi, dobbiamo \
    ancora, dovete, dovresti, dovremmo, dovrebbero, dovrà, bisogna, bisognerebbe, occorre, \
    occorrono, servirebbero, servirebbe, serviranno, vuoi, vogliamo, volete, vogliono, vorrebbe, \
    vorresti, vorrebbero, mi piacerebbe, ci piacerebbe, piacerebbe, piacerebbero, spero di, \
    speriamo, penso di comprare, pensiamo di, stavo per, stavamo per, sto pensando, quasi quasi, \
    prendo forse, forse prendo, forse compro, forse, magari, probabilmente, sicuramente, a quanto \
    pare, ho intenzione, intendo, abbiamo intenzione, compriamo, prenderemo, compreremo, \
    pagheremo, spenderemo, ordineremo, costerebbero, sono a, sta a, stanno a, arriva a costare, \
    passa a, passerà, passano a, salgono, salirà, saliranno, scende a, scenderà, è salita a, è \
    salito a, è arrivato a, è arrivata a, aumentano, aumenta, pretende, pretendono, esige, ci ha \
    chiesto, mi ha chiesto, ci hanno chiesto, mi hanno chiesto, ha chiesto, hanno chiesto, ci \
    offre, mi offre, ci offrono, proponeva, propone, propongono, ci ha proposto, mi ha proposto, \
    mi deve ancora, ci deve, ci devono, gli dobbiamo, in debito, prestarmi, prestarci, mi presti, \
    mi puoi prestare, anticiparmi, anticipami, non scordare, non scordarti, da ricordare, da non \
    dimenticare, sul conto restano, in banca ho, ho in banca, ho da parte, da parte ho, mettimi, \
    alza il, alza la, abbassa il, abbassa la, limita, aumenta il, riduci, fissa il, guadagno, \
    guadagna al, prendono al mese, prende di stipendio, prende di pensione, ci siamo accordati, \
    abbiamo deciso che, siamo rimasti, non l'ho presa, non l'ho preso, non li ho presi, non ho \
    preso, non ho comprato, non ho speso, non ho pagato, non spenderei, non pagherei, non \
    comprerei, niente spesa, neanche un euro, pensa che, pensano che, crede che, credono che, \
    dicono che, sostiene che, abbia speso, abbia pagato, con i propri, di tasca propria, con soldi \
    suoi, soldi suoi, coi soldi suoi, è stato respinto, è stata respinta, non andato a buon fine, \
    non è andato, non è andata, fondi insufficienti, credito insufficiente, saldo insufficiente, \
    già segnato, già registrato, già inserito, mostrami, fammi vedere, elenca, quanto costava, \
    quant'era, li paga, le paga, lo paga, li pagherà, paga mamma, paga papà, bastavano, bastava, \
    basta, bastano, basteranno, spendere fino, affittano, affitta, in affitto, si affitta, si \
    vende, vendono, vende, in vendita, se la, se il, se i, se le, se lo, se mi, se ci, se non, se \
    vuoi, c'è
    cancels: ma avevano già chiuso, ma non l'ho preso, ma non ho comprato, che ne pensi, cosa ne \
    pensi, che dici, forse il mese prossimo, pago dopo, la pago dopo, lo pago dopo, non ancora \
    pagato, non ancora prenotato, al mese mah
    telling: lui, lei, qualcuno, manca, siamo, siamo in, arriva, passa, restano, resta, mancano, \
    aspetta, vale, viene, vengono, aumenta, c'è, chiuso, chiusa, aperto, aperta, a occhio, a \
    spanne, funziona, funzionano, è ferma, sei un, siete, saranno, saremo, sarò, loro sono, chi, \
    va, vado, andiamo, partono, arrivano, passano, dice, dicono, pensa, crede, vede, vedono, \
    gioca, giocano, durano, abitano, abito, abitiamo, vivono, lavora, lavorano, lavoro in, \
    aspettano, aspettiamo, ha fatto anni, tiene, apre, aprono, chiude, chiudono, comincia, inizia, \
    iniziano, finisce, finiscono, decolla, atterra, compiono, dorme, dormono, legge, chiama, \
    chiamano, scrive, risponde, significa, perde, vince, stiamo, sto, ci sono, nessuno, imbarco, \
    prende, prendono
    doing: guardato, camminato, nuotato, dormito, aspettato, chiamato, telefonato, scritto, \
    pesato, dimagrito, ingrassato, incontrato, contato, giocato, imparato, cresciuto, misurato, \
    parlato, nato, nata, segnato, pareggiato, abbiamo visto, studiato
    outcry: roba da matti, da matti, un furto, che furto, una rapina, rapina, una follia, follia, \
    pazzesco, pazzesca, assurdo, assurda, vergogna, scandalo, esagerato, esagerati, carissimo, \
    carissima, troppo caro, troppo cara, troppo cari, che prezzo, che prezzi, ladri, ma siamo \
    matti, da pazzi, mah
    handed: pagato, dato, mandato, inviato, trasferito, paga, versato, da, ha pagato, hanno \
    pagato, lasciato, lasciati, ha dato, hanno dato, ha versato, ha mandato, ha saldato, dati, \
    data, pagati, pagata, mandati, inviati, girato, girati, versati, bonificato, regalato, \
    regalati, allungato, saldato, saldati, accreditato, accreditati, darmi, liquidato, ha \
    liquidato, consegnato, ha consegnato, ha girato, ha regalato, hanno regalato, elargito, \
    corrisposto, ha corrisposto, onorato, ha accreditato, hanno accreditato, ha bonificato, hanno \
    saldato, hanno versato, ha fatto avere, ha anticipato, ha inviato, hanno inviato, hanno \
    mandato, ha lasciato, hanno lasciato
    byMe: ho dato, ho pagato, ho mandato, ho inviato, ho girato, ho regalato, gli ho dato, le ho \
    dato, abbiamo dato, ho lasciato, ho bonificato, ho versato, ho prestato
    lent: avevo prestato, gli avevo prestato, le avevo prestato, gli ho prestato, le ho prestato, \
    avevo anticipato, anticipati
    sending: bonifico, trasferimento, pagamento, soldi, accredito, satispay, bonifico ricevuto, \
    ricarica ricevuta, affitto, assegno, versamento
    arriving: accreditato, accreditati, è arrivato, è arrivata, sono arrivati, sono arrivate, \
    arrivato, arrivata, arrivati, arrivate, entrati, entrato, accreditata, accreditate, piovuti
    receiverMark: per, al, alla, allo, ai, a, agli, alle
    employee: badante, colf, tata, domestica, donna delle pulizie, giardiniere, apprendista, \
    stagista, dipendente, dipendenti, aiutante, ragazzi, bambini, figli, bimbi, cameriere, \
    cameriera, camerieri, fattorino, autista, parrucchiere, parrucchiera, portiere, facchino, \
    postino, rider, tassista, idraulico, massaggiatrice, artista di strada, traslocatori
    thingDay: dal, e, prima, parte, esame, scade, comincia, inizia, finisce, fino al, fino a, \
    fino, a partire dal, valido, valida, valido fino al, scadenza, inizio, partenza, arrivo, \
    rinnova, si rinnova, rinnovo, prossimo addebito, prossimo rinnovo, prossima rata, termina, \
    consegna, ritiro, spettacolo, gara
    bookable: tavolo, volo, treno, voli, biglietto, biglietti, ingresso, ingressi, frecciarossa, \
    aereo, albergo, ostello, traghetto, crociera, concerto, teatro, iscrizione, maratona, corso, \
    campeggio, prenotazione, appuntamento, viaggio, gita
    booked: prenotato, prenotata, prenotati, prenotate, caparra, acconto, in anticipo
    goal: verso
    goalOrMeans: al, alla, su, sul, sulla, nel, nella, a
    moving: bonifico, giroconto, trasferimento, depositato
    accountNoun: carta, conto
    bankAccount: banca, conto
    cashAccount: contanti, portafoglio
    cardAccount: carta
    savingsAccount: risparmi, risparmio
    """
}
