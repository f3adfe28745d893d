/// Words that count against an entry in the Romance languages.
extension LanguageTable {
  static let frenchCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      oublie ça, oublie ca, oublie cette, je voulais dire, voulais dire, je je me suis trompée, \
      me suis trompé, me suis trompée, je me trompe, faute de frappe, mon erreur, \
      erreur de ma part, au temps pour moi, autant pour moi, rectification, rectifie, rectifier, \
      corrige, corriger, modifie la, modifie le, modifie ça, change la dernière, \
      change le dernier, oublié la virgule, virgule oubliée, que ce que ce que j'ai dit, \
      que j'ai dit, j'aurais dû dire, j'aurais dû écrire, mal compris, mal entendu, mal lu, \
      revérifié, revérifie, dernière dépense, dernière opération, mauvais montant, montant faux, \
      montant erroné, inverse les, en réalité et non, c'est faux, raye ça, annule ça, je rectifie, \
      c'était plutôt, j'ai mal lu, mal tapé, mal noté, mal saisi, mal écrit, coquille, \
      erreur de saisie, me suis planté, me suis gourré, gourré, je retire, annule le dernier, \
      annule la dernière, supprime la dernière, supprime le dernier, efface la dernière, \
      efface le dernier, le bon montant, le montant exact, le montant correct, le bon chiffre, \
      bon prix c'est, saisi deux fois, compté deux fois, noté deux fois, entré deux fois, \
      corrige ça, à corriger, merci de corriger, remplace par, remplace les, mets les, change les, \
      un zéro de trop, inversé les chiffres, que j'ai mis, au lieu de ce que
      """),
    .cues(
      .mayCorrect,
      """
      en fait, en réalité, à vrai dire, en vérité, finalement, non, non non, nan, attends, \
      attendez, pardon, désolé, désolée, dsl, oups, oh non, ah non, ah zut, zut, ah mince, mince, \
      ben non, plutôt, correction, en fin de compte, mea culpa, flûte, euh non, excuse moi, \
      excusez moi, vérification faite, au final, à la réflexion, en vrai, minute, stop, ou plutôt, \
      enfin non, mais non, non mais, je veux dire, plus exactement
      """),
    .meant(
      """
      mets plutôt, oublie les, oublie le, oublie la, disons, dernière opération à, \
      dernière dépense en, j'ai dit, je disais, je dis
      """
    ),
    .itWas(
      """
      c'était, c'étaient, ça faisait, cétait, c'est, ça fait, j'ai dit, j'avais payé, \
      j'ai payé que, j'avais payé que, il s'agissait de, c'était que, ça coûtait, \
      ce sont, c'est pas, ça fait que, j'en ai eu pour
      """),
    .cues(
      .counters,
      """
      rappelle moi, rappelez moi, fais moi penser, préviens moi, avertis moi, alerte moi, \
      dis moi quand, je paierai, je payerai, j'achèterai, je commanderai, je prendrai, \
      je réglerai, je règlerai, je donnerai, je rembourserai, je dépenserai, paierai, achèterai, \
      commanderai, réglerai, règlerai, rembourserai, je prendrais, j'achèterais, je paierais, \
      paierais, achèterais, prendrais, si j'avais, si je si je gagnais, si on avait, me doit, \
      me doivent, lui dois, leur dois, te dois, m'emprunter, veut m'emprunter, devrait, \
      aurait coûté, auraient coûté, coûte, coûtent, coûterait, est rendu à, est rendue à, \
      augmente à, grimpe à, en moyenne, échec du paiement, échec de paiement, paiement refusé, \
      il gagne, elle gagne, ils gagnent, elles gagnent, qui gagne, gagne par, gagne bien, touche par mois, passe le mets le budget, budget, tombe seulement, tombera, arrivera, \
      veut, veulent, voulait, voulaient, demande, propose, il me faut, il me faudrait, je compte, \
      je pense acheter, j'envisage, devis de, solde de, à n'a pas payé, n'ai pas payé, \
      n'ai pas acheté, n'ai pas dépensé, n'ajoute pas, avec son argent, de sa poche, \
      par mois sur mon salaire, je serai payé, je toucherai, il faudra, faudra, faudrait, \
      on devra, je devrai, pourrais, pourrait, je pourrais, j'aurais, je rêve de, rêve de, \
      tenté par, j'hésite, hésite, n'oublie pas, pense à, penser à, à rembourser, à payer, \
      reste à payer, il reste, il me reste, dans le rouge, \
      découvert, augmentation, va augmenter, va passer à, passera à, vont augmenter, coûtera, \
      coûteront, vaut, valent, demandait, demandent, proposait, devis, estime, limite, fixe le, \
      fixe la, maximum, au max, fixé à, refusé, n'est pas passé, \
      n'est pas passée, rien acheté, rien dépensé, n'a pas acheté, a refusé, j'ai refusé, \
      je devais, doivent
      """),
    .cues(
      .cancels,
      """
      je règlerai plus tard, je réglerai plus tard, je paierai plus tard, pas encore payé, pas encore payée, pas encore \
      réservé, pas encore acheté, t'en penses quoi, qu'en penses tu, tu en penses quoi, vous en pensez quoi, il a rien eu, elle \
      a rien eu, peut être plus tard, le mois prochain peut être, mais c'était fermé
      """),
    .roles(.filler, "seulement, que, quand même"),
    .roles(.spend, "m'a coûté, m'ont coûté, nous a coûté, a coûté, ont coûté, ça m'a coûté"),
  ]

  static let spanishCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      quise decir, quería decir, quise poner, me refería a, rectifico, rectifica, rectifíquelo, \
      rectificación, corrige, corrígelo, corrígela, corríjalo, corregir, error mío, mi error, \
      fue mi error, me equivoqué, me confundí, me entendiste mal, entendiste mal, leí mal, \
      escribí mal, puse mal, tecleé mal, cámbialo, cámbiala, cambia eso, cambia ese, \
      cambia el último, cambia la última, ponle, debe quedar, debe ser, debería ser, debe constar, \
      monto equivocado, importe equivocado, cantidad equivocada, importe incorrecto, \
      monto incorrecto, tacha los, tacha eso, tacha ese, borra eso, borra ese, borra los, \
      quita eso, quita esos, quita ese, olvida eso, olvida lo, olvida los, lo que puse, \
      lo que lo de antes, de antes era, de antes eran, pero en realidad, eso no era de, \
      me faltó un poco, al revés, equivocación, metí mal, anoté mal, apunté mal, error de dedo, \
      dedazo, errata, miento, corrijo, modifica, modifícalo, reemplaza, sustituye, actualiza, \
      elimina eso, elimina el último, elimina la última, borra el último, borra la última, \
      bórralo, bórrala, quítalo, quítala, anúlalo, deshaz, el correcto es, lo correcto es, \
      el monto correcto, el importe correcto, la cantidad correcta, lo anoté dos veces, \
      anotado dos veces, duplicado, está duplicado, cambia los, cambia lo, mal escrito, \
      mal anotado, oíste mal, escuchaste mal, me escuchaste mal, un cero de más, la coma, \
      intercambia los, eso no era, esto no era
      """),
    .cues(
      .mayCorrect,
      """
      en realidad, en verdad, de hecho, al final, nop, no, ay perdón, perdón, perdona, disculpa, \
      uy, ups, espera, para nada, che no, no no, mejor dicho, o sea, salió más caro, \
      salió más barato, corrección, quiero decir, digo, resultó ser, resulta que, pensándolo bien, \
      ay no, uy no, lo siento, disculpe, perdone, un momento, momento, espere, epa, ups no, \
      más bien, bueno no, nah, qué va, nada nada
      """),
    .meant(
      """
      que sean, que sea, ponlo en, déjalo en, pon mejor, digamos, dije, yo dije, digo
      """),
    .itWas(
      """
      fueron, era, eran, fue, dije, son, era de, fueron solo, eran solo, es, costó, salió en, \
      salió por, fueron en realidad, salían, costaron, en realidad son, eran como
      """),
    .cues(
      .counters,
      """
      recuérdame, acuérdame, recordarme, avísame, avisa cuando, alértame, me debe, me deben, \
      me debes, le debo, les debo, te debo, debo, pagaré, compraré, gastaré, pediré, devolveré, \
      pagaría, compraría, me compraría, gastaría, ojalá, si tuviera, si me toca, si gano, \
      si dejo de, habría salido, habría costado, hubiera costado, hubiera salido, costaría, \
      cuesta, cuestan, costará, costarán, valen, de media, en promedio, quiere subirme, \
      va a subir, sube a, subirá a, suben a, con su dinero, de su dinero, sigue sin pagarse, \
      sin pagar, por pagar, no agregues, no añadas, no apuntes, no pongas, nos cotizó, me cotizó, \
      cotizaron, me ofrece, me ofreció, ofrece, tope, tope semanal, presupuesto, creo que gasté, \
      cree que me gasté, cree que gasté, pone los, me gustaría, quisiera, pienso comprar, \
      a punto de, pago fallido, no pasó la tarjeta, quedan por pagar, tendré que, voy a pagar, \
      voy a comprar, tendremos que, habrá que, podría, podríamos, me compraré, nos vamos a, \
      sueño con, se me antoja, tengo ganas de, no olvides, no olvidar, acuérdate, recordar, \
      recuerda, recordatorio, pendiente de, falta pagar, faltan, me quedan, me queda, nos quedan, \
      en números rojos, en la cuenta tengo, tengo en la cuenta, quiere subir, van a subir, \
      aumenta a, aumentará, sale a, está a, están a, vale, piden, pide, pedía, pedían, ofrecen, \
      ofrecieron, presupuestó, estima, límite, pon el límite, como máximo, máximo, no pasó, \
      no he gastado, no gasto, no gastamos, no compramos, no pagamos, rechacé, me negué, gana, \
      ganan, deben, debía, prestarle, prestar, préstame, quiere que le
      """),
    .cues(
      .cancels,
      """
      todavía no reservamos, todavía no compro, aún no pago, todavía no pago, todavía no lo pago, \
      pero ya habían cerrado, qué opinas, qué te parece, a ver si la próxima, tal vez el próximo mes, pagaré luego, \
      lo pago luego, lo pago después, quizás luego
      """),
  ]

  static let italianCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      volevo dire, intendevo, intendevo dire, volevo scrivere, rettifico, rettifica, rettificare, \
      correggo, correggi, correggilo, correggila, errore mio, mio errore, colpa mia, \
      mi sono sbagliato, mi sono sbagliata, ho sbagliato, errore di battitura, ho letto male, \
      ho scritto male, capito male, cambialo, cambiala, cambia quello, cambia l'ultimo, \
      cambia l'ultima, deve risultare, deve essere, dovrebbe essere, importo sbagliato, \
      importo errato, cifra sbagliata, togli quei, togli quello, togli i, togli quelli, \
      cancella quello, cancella quei, scorda, dimentica quello, quello di prima, quella di prima, \
      quello giusto è, quella cosa di, che di quanto ho detto, ci ero andato vicino, mi correggo, \
      sbagliato importo, mi sono confuso, mi sono confusa, refuso, svista, scritto male, \
      letto male, modifica, modificalo, modificala, sostituisci, aggiornalo, cancellalo, \
      cancellala, cancella l'ultimo, cancella l'ultima, elimina l'ultimo, elimina l'ultima, \
      annulla l'ultimo, annulla l'ultima, toglilo, toglila, quello corretto, l'importo giusto, \
      l'importo corretto, la cifra giusta, il prezzo giusto, contato due volte, \
      inserito due volte, segnato due volte, registrato due volte, uno zero di troppo, sposta i, \
      sposta quei, segnato male, sbagliato a scrivere, sbagliato a leggere, ho segnato male, \
      sentito male, quello non era
      """),
    .cues(
      .mayCorrect,
      """
      in realtà, in verità, in effetti, alla fine, veramente, macché, ma no, ma va, no, no no, \
      aspetta, ah scusa, scusa, scusate, ops, oops, anzi, piuttosto, era più caro, era meno caro, \
      correzione, cioè, chiedo scusa, accidenti, mannaggia, no aspetta, ah no, oh no, \
      ripensandoci, per la precisione, voglio dire, un attimo, fermo, fermi, nah, ma che, nono, \
      perdonami, mi scuso, ho sbagliato
      """),
    .meant(
      """
      mettilo a, metti piuttosto, diciamo, ho detto, dicevo, facciamo
      """),
    .itWas(
      """
      erano, era, ho detto, sono, è, faceva, facevano, sono stati, erano solo, fa, è costato, \
      è costata, sono costati, saranno stati, venivano, veniva, è stato
      """),
    .cues(
      .counters,
      """
      ricordami, ricordarmi, avvisami, avvertimi, mi deve, mi devono, gli devo, le devo, ti devo, \
      pagherò, comprerò, spenderò, ordinerò, restituirò, prenderò, comprerei, pagherei, prenderei, \
      spenderei, se avessi, magari avessi, se vinco, se rinuncio, sarebbe costato, \
      sarebbe costata, sarebbero costati, avrebbe costato, costerebbe, costerà, costa, costano, \
      in media, mediamente, vuole in più, aumenta a, sale a, guadagna, guadagnano, prende al mese, \
      coi suoi soldi, con i suoi soldi, di tasca sua, da pagare, non ancora pagata, \
      limite settimanale, limite mensile, siamo d'accordo che, chiede, chiedono, chiedeva, voleva, \
      offre, mi ha offerto, preventivo, pagamento fallito, pagamento rifiutato, non aggiungere, \
      dovrò, quando supero, dovremo, bisognerà, bisogna pagare, potrei, potremmo, vorrei comprare, \
      sogno, ho voglia di, non dimenticare, ricordati, ricorda, promemoria, mi mancano, \
      mi restano, mi rimangono, restano, rimangono, in rosso, sul conto ho, ho sul conto, \
      vuole aumentare, aumenterà, passerà a, costeranno, vale, valgono, viene, vengono, offrono, \
      hanno offerto, stima, limite di, imposta il, imposta limite, al massimo, massimo, \
      non è passata, non è passato, ho rifiutato, prestami, prestare, vuole in prestito, \
      chiede in prestito, devono, doveva, dovevo, in scadenza, scade, da saldare, da restituire, \
      da dare, preventivato, risparmierei, risparmierò, risparmiare
      """),
    .cues(
      .cancels,
      """
      ma avevano già chiuso, ma non l'ho preso, ma non ho comprato, che ne pensi, cosa ne pensi, che dici, forse il \
      mese prossimo, pago dopo, la pago dopo, lo pago dopo, non ancora pagato, non ancora prenotato, al mese mah
      """),
  ]

  static let portugueseCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      quis dizer, queria dizer, quis pôr, eu quis dizer, corrige, corrige esse, corrigir, corrija, \
      retificar, retifico, retificação, erro meu, meu erro, foi mal, me enganei, enganei me, \
      errei, digitei errado, botei errado, li mal, escrevi mal, entendeu errado, entendeu mal, \
      percebeste mal, minto, muda isso, muda esse, mude isso, muda o último, muda a última, \
      troca isso, em vez disso, deve ser, devia ser, deve constar, era pra ser, valor errado, \
      quantia errada, tira esses, tira esse, tira isso, tira aquele, apaga esses, apaga esse, \
      apaga isso, esquece isso, esquece esses, esquece o, o de antes, o certo é, o correto é, \
      aquilo de, corretor automático, que eu queria pôr, que que, corrijo, corrigindo, \
      me confundi, confundi me, engano meu, foi engano, erro de digitação, gralha, digitei mal, \
      anotei errado, coloquei errado, pus errado, escrevi errado, lancei errado, altera isso, \
      altera esse, altera o último, altere, modifica, substitui, substitua, apaga o último, \
      apaga a última, exclui, exclua, remove o último, remove esse, cancela isso, desfaz, \
      o valor certo, o valor correto, o certo era, lancei duas vezes, lançado duas vezes, \
      contei duas vezes, está duplicado, ouviu errado, ouviste mal, um zero a mais, troca esse, \
      troca os, passa os, isso não era, valor tá errado, valor está errado
      """),
    .cues(
      .mayCorrect,
      """
      na verdade, na realidade, de facto, de fato, afinal, aliás, nada disso, não, nope, \
      ai desculpa, desculpa, desculpe, perdão, espera, ops, vixe, ou melhor, peraí, pera, opa, \
      correção, quer dizer, ou seja, acabou sendo, na real, poxa, putz, droga, eita, me desculpa, \
      perdoa, espere, um momento, pensando bem, não não, calma, digo, foi mal, nah, ah não, \
      ai não, melhor, enganei
      """),
    .meant(
      """
      põe antes, deixa em, digamos, façam, eu falei, falei, eu disse, disse, digo
      """),
    .itWas(
      """
      foram, eram, era, foi, eu falei, eu disse, são, é, ficou em, ficou por, custou, custaram, \
      saiu por, saíram, deu, deram, ficaram em, são na verdade
      """),
    .cues(
      .counters,
      """
      me lembra, lembra me, me lembre, lembre me, lembra de, me avisa, avisa me, me avise, \
      me deve, me devem, lhe devo, te devo, devo ao, pagarei, comprarei, gastarei, pagaria, \
      compraria, gastaria, quem me dera, se eu tivesse, se eu ganhar, se eu parar, teria saído, \
      teria custado, teriam custado, custaria, custará, custa, custam, em média, quer mais, \
      vai subir, sobe para, sobe pra, vai aumentar, ganha por mês, recebe por mês, \
      do próprio bolso, com o dinheiro dele, com o dinheiro dela, por pagar, não adiciona, \
      não adicione, não registra, recusei, limite semanal, limite mensal, acho que por, \
      acha que gastei, pede, pedem, pediu por, ofereceu, oferece, cotou, pagamento recusado, \
      gostaria de, terei que, vou ter que, combinamos que, teremos que, vai ter que, poderia, \
      podia comprar, eu compraria, sonho com, tô com vontade, não esquece, não esqueça, lembra, \
      lembrar de, lembrete, falta pagar, faltam, me restam, me resta, sobraram, sobrou, \
      no vermelho, na conta tenho, tenho na conta, tô com, vai aumentar pra, vai passar pra, \
      passa pra, aumenta pra, custarão, vale, valem, querem, pedia, pediam, ofereceram, orçou, \
      estima, limite de, define o limite, no máximo, máximo, não passou, não gastei, não comprei, \
      não paguei, ganha, ganham, deve, devem, devia, devo pro, devo pra, emprestar, \
      quer emprestado, quer que eu, me empresta, a pagar, em aberto, vence, está custando, \
      tá custando, tá saindo por
      """),
    .cues(
      .cancels,
      """
      mas já tinham fechado, mas não comprei, o que você acha, o que achas, o que acha, é um roubo, quem sabe mês que \
      vem, talvez mês que vem, pago depois, vou pagar depois, ainda não paguei, ainda não reservei, ainda não comprei
      """),
  ]
}
