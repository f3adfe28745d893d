/// Words of the Romance languages that tell of something else than money that moved, see `UnmovedWords.swift`.
extension LanguageTable {
  static let frenchUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      ramené à, ramener à, me files, je le prends, je la prends, a promis, ont promis, promet, \
      promis, préviens, avertis, alerte, dépasse, dépasser, dépassent, avalé, hors de question, \
      jamais de la vie, pas question, il me manque, me manque, nous manque, livraison gratuite, \
      à gagner, qui perd, qui gagne, y a des, est en promo, sont en promo, nous offre, hésité, \
      tenté, dès que, jeu concours, non lus, non lu, t'aurais, louent l, loyer passe à, \
      prix passe à, tarif passe à, abonnement passe à, assurance passe à, peux, peut, pouvons, \
      pouvez, peuvent, pourra, pourrai, pourrons, pourraient, pourrions, doit, devons, devez, \
      devrais, devraient, devrions, devra, devront, faut, faut que, il fallait, veux, voulons, \
      voulez, voudrais, voudrait, voudraient, voudrions, aimerait, aimerais, aimerions, \
      aimeraient, souhaite, souhaitons, souhaiterais, compte acheter, comptons, je pense prendre, \
      envie de, on va prendre, va prendre, vais prendre, vais acheter, va acheter, vont acheter, \
      va coûter, vont coûter, va payer, vais payer, va falloir, vas payer, vont me rendre, \
      va me rendre, vont nous rendre, va nous rendre, me rendra, me rendront, vont me, va me, \
      va nous, vont nous, j'irai, mettrai, mettrais, mettrait, donnerais, donnerait, dépenserais, \
      dépenserait, achèterait, prendrait, paierait, payerait, payerais, coûteraient, coûtait, \
      est à, sont à, c'est à, passent à, monte à, montent à, grimpent à, baisse à, tombe à, \
      descend à, va monter à, réclame, réclament, en veut, en veulent, en demande, en demandent, \
      facture à, prend cher, offrent, offrait, m'a proposé, nous a proposé, ont proposé, \
      nous a demandé, m'a demandé, m'ont demandé, nous ont demandé, sûrement, probablement, \
      sans doute, normalement on, peut être que, peut être acheter, en dette, doit encore, \
      dois encore, dois de l'argent, je lui dois, je leur dois, je dois à, on doit à, il doit, \
      elle doit, ils doivent, prête moi, prêter, me prêter, m'avancer, avance moi, \
      n'oublie pas de, ne pas oublier, pas oublier, faut pas oublier, rappel, me rappeler, \
      rappeler de, reste sur, sur mon compte il, j'ai sur mon compte, sur le compte, \
      reste plus que, à découvert, mets le plafond, plafond, plafonne, limite à, mets la limite, \
      mets le budget, passe le budget, passe la limite, baisse le, augmente le, augmente la, \
      baisse la, monte le budget, budget vacances, budget courses, gagnent, gagnait, est payé, \
      est payée, sont payés, on a convenu, convenu, on s'est mis d'accord, d'accord que, \
      pas pris, pas acheté, pas payé, pas dépensé, rien pris, rien payé, croit que, croient que, \
      pense que, pensent que, prétend que, dit que, a dit que, on a dit que, de son argent, \
      son propre argent, ses propres sous, ses sous à elle, ses sous à lui, avec ses sous, \
      avec leurs sous, de leur poche, a été rejeté, a été rejetée, est rejeté, a échoué, \
      n'a pas fonctionné, n'a pas marché, fonds insuffisants, solde insuffisant, \
      provision insuffisante, déjà noté, déjà saisi, déjà inscrit, montre moi, liste moi, \
      qui paie, qui paye, qui va payer, c'est combien, c'était combien, ça coûte, ça coûtera, \
      suffit, suffisait, suffisent, suffira, bastent, le droit de, se en location, à vendre, \
      en vente, trop petit, trop grand, s'il, s'ils
      """),
    .cues(
      .telling,
      """
      grosso modo, à vue de nez, augmente, augmentent, baisse, fonctionne, j'ai genre, on est, \
      serre, est, sont, suis, es, êtes, sommes, sera, seront, serai, serons, il, elle, ils, \
      elles, tu, qui, c'est, quand, va, vont, vas, vais, allons, vient, viennent, partent, \
      arrive, arrivent, passent, dit, disent, pense, pensent, crois, croit, sait, voit, voient, \
      joue, jouent, dure, durent, manque, manquent, habite, habitent, vit, vivent, travaille, \
      travaillent, attend, attends, attendent, attendons, pèse, mesure, tient, reste, restent, \
      ouvre, ferme, commence, commencent, finit, finissent, démarre, décolle, atterrit, fêtent, \
      dort, dorment, écoute, portent, appelle, rappelle, écrit, répond, signifie, ont, avons, \
      avez, s'appelle, se trouve, se voit, on se, devient, deviennent, perd, marque, mène, \
      personne ne, quelqu'un, valable
      """),
    .cues(
      .doing,
      """
      vu, regardé, lu, couru, nagé, dormi, attendu, appelé, téléphoné, écrit, pesé, maigri, \
      grossi, rencontré, compté, joué, appris, grandi, mesuré, parlé, déménagé, roulé, pédalé, \
      raté, répondu, eu
      """),
    .roles(
      .spend,
      """
      laissé chez, laissé au, laissé à la, claqué, claquée, flambé, craqué, cramé, déboursé, \
      lâché, banqué, casqué, raqué, fait le plein
      """),
    .cues(
      .ownMoney,
      """
      a perdu, ont perdu, a joué, a vendu, ont vendu, touche, touchent, gagne, gagnent, perçoit, \
      a claqué, ont claqué, a flambé, a cramé, a déboursé, a lâché, a mis, ont mis, s'est acheté, \
      s'est payé, s'est offert, se sont acheté, se sont offert, paient, payent
      """),
    .cues(
      .outcry,
      """
      c'est du vol, arnaque, une arnaque, scandale, scandaleux, abusé, c'est abusé, abusif, \
      une honte, la honte, n'importe quoi, c'est dingue, dingue, c'est fou, hallucinant, \
      trop cher, hyper cher, super cher, exagéré, ils exagèrent, du délire, du racket, \
      du grand n'importe quoi
      """),
  ]

  static let spanishUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      me pasas, me lo llevo, me la llevo, me das, prometió, prometieron, promete, supero, supere, \
      supera, paso de, tragó, se tragó, ni loco, ni loca, ni hablar, ni de broma, ni en sueños, \
      andan cobrando, están cobrando, me faltan, nos faltan, me falta, calcula, calculan, \
      envío gratis, sortean, sorteo, que pierda, que gane, de oferta a, dudé, dudaba, llevarme, \
      comprarme, cuando junte, sin leer, puedo gastar, puedes, puede, podemos, pueden, podré, \
      podrá, podremos, podrán, podrías, podrían, debes, debería, deberías, deberían, deberé, \
      tengo que, tienes que, tiene que, tenemos que, tienen que, tendría que, habría que, \
      hay que, quieres, quiere, queremos, quieren, querría, quisiéramos, querríamos, gustaría, \
      encantaría, nos gustaría, apetece, deseo, deseamos, espero, esperamos, pensamos, planeo, \
      planea, planeamos, vas a, va a, van a, íbamos a, iba a, a ver si, ojala, estoy por, \
      estaba por, estuve por, casi me, casi nos, por poco, a punto, compraremos, pagaremos, \
      gastaremos, pediremos, anda en, andan en, anda por, sale por, salen por, sale en, salen en, \
      va por, pasa a, pasará a, pasan a, aumenta, aumentan, ha subido a, subió a, bajó a, baja a, \
      bajan a, quieren cobrar, cobran por, cobra por, cobra, cobran, piden por, pide por, \
      ha pedido, nos pidió, nos pidieron, me pidió, me pidieron, pidieron, exige, exigen, \
      reclama, nos ofrece, nos ofrecen, me ofrecen, probablemente, seguramente, quizá, quizás, \
      tal vez, a lo mejor, supuestamente, aún me debe, todavía me debe, nos debe, nos deben, \
      debemos, le debemos, me prestas, me dejas, dejarme, me puedes dejar, puedes dejarme, \
      prestarme, prestarnos, se me olvide, no se me olvide, recordar que, acordarme de, \
      acuérdame de, apuntar que, en la cuenta hay, en la cuenta quedan, hay en la cuenta, \
      en el banco hay, en el banco tengo, ponme, sube el, sube la, \
      súbeme, baja el, baja la, fija, fija el, limita, aumenta el, reduce el, límite de, \
      gana al mes, gana por, ganan al mes, gano al mes, ganaba, quedamos en que, acordamos, \
      hemos quedado, no cogí, no lo cogí, no la cogí, no compré nada, no gasté nada, \
      no lo compré, no la compré, no los compré, no me compré, no me lo llevé, no me la llevé, \
      no pagué, no he cogido, no pagaría, no gastaría, no compraría, no llevé, no quise, \
      nada de gastar, piensa que, piensan que, cree que, creen que, dice que, dicen que, \
      dijo que, me dijo, nos dijo, con su propio, de su bolsillo, de su propio, dinero propio, \
      por falta de, falta de saldo, sin saldo, sin fondos, saldo insuficiente, \
      fondos insuficientes, no se pudo, no se procesó, no pasó el, ya apunté, ya anoté, \
      ya registré, ya lo apunté, muéstrame, enséñame, muestra, cuánto, cuánto fue, los paga, \
      las paga, lo paga, lo pagará, paga mi, paga la abuela, bastaba, basta, bastan, \
      con eso basta, gastar hasta, hasta máximo, alquilan, alquila, se alquila, se vende, venden, \
      vende, en alquiler, a la venta, si no, si la, si el, si los, si las, si me, si nos, si te, \
      si quieres, si hay
      """),
    .cues(
      .telling,
      """
      funciona, funcionan, circula, es, son, soy, eres, somos, están, estoy, estamos, será, \
      serán, seremos, seré, ella, ellos, ellas, usted, ustedes, quien, quién, hay, va, van, vas, \
      voy, vamos, viene, vienen, sale, salen, llega, llegan, dice, dicen, piensa, piensan, cree, \
      creen, sabe, ve, ven, juega, juegan, dura, duran, falta, faltan, vive, viven, vivo, \
      vivimos, trabaja, trabajan, trabajo en, espera, esperan, pesa, pesan, mide, miden, tiene, \
      tienen, tengo, tenemos, tienes, queda, quedan, abre, abren, cierra, cierran, empieza, \
      empiezan, termina, terminan, arranca, despega, aterriza, cumplen, duerme, duermen, lee, \
      leen, lleva, llevan, llevo, llevamos, llama, llaman, escribe, contesta, responde, \
      significa, juego a, pierde, gana, ganan, dijo, parece, parecen, cuesta, sube, suben, baja, \
      bajan, entra, entran, cabe, caben, alguien, nadie, desde hace, vence, caduca
      """),
    .cues(
      .doing,
      """
      vi, vimos, he visto, hemos visto, leí, leído, corrí, corrimos, corrido, caminé, caminamos, \
      anduve, nadé, dormí, dormimos, esperé, esperamos, llamé, llamado, escribí, pesé, adelgacé, \
      engordé, conocí, conté, jugué, aprendí, crecí, medí, hablé, nací, aprobé, suspendí, \
      he sacado, ganó, perdieron, ganaron, empató, marcó, nació, estudié
      """),
    .roles(
      .spend,
      """
      me dejé, dejé, me he dejado, nos dejamos, solté, me fundí, me pulí, me hice, nos hicimos, \
      costaron, me costaron, salió en, salió por
      """),
    .cues(
      .ownMoney,
      """
      perdió, perdieron, ha perdido, apostó, vendió, vendieron, ha vendido, gana, ganan, cobra, \
      cobran, se gastó, se gastaron, se ha gastado, se han gastado, gastaron, compraron, \
      se compró, se compraron, se ha comprado, pagaron, han pagado, han gastado, se dejó, \
      se ha dejado, se fundió, se pulió, se gasta, soltó, desembolsó, invirtió
      """),
    .cues(
      .outcry,
      """
      barbaridad, qué barbaridad, robo, un robo, vaya robo, qué robo, atraco, qué locura, locura, \
      una locura, qué vergüenza, vergüenza, escándalo, carísimo, carísima, carísimos, \
      demasiado caro, demasiado cara, muy caro, muy cara, qué caro, qué cara, qué caros, abuso, \
      disparate, una pasada, se pasan
      """),
  ]

  static let italianUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      mi allunghi, mi passi, mi dai, giù a, lo prendo, la prendo, ha promesso, hanno promesso, \
      promette, promesso, supero, supera, superano, avvisa, mangiato la carta, manco morto, \
      neanche morto, non se ne parla, scordatelo, avrò, avrei, avremo, farò, darò, starò, \
      mi manca, ci mancano, spedizione gratis, spedizione gratuita, in palio, chi perde, \
      chi vince, ero tentato, ero tentata, tentato, tentata, rivuole, rivogliono, appena ho, \
      non letti, posso spendere, puoi, può, possiamo, potete, possono, potresti, potrebbe, \
      potrebbero, potrò, potrà, deve, devi, dobbiamo ancora, dovete, dovrebbe, dovresti, \
      dovremmo, dovrebbero, dovrà, bisogna, bisognerebbe, occorre, occorrono, serve, servono, \
      servirebbero, servirebbe, serviranno, vuoi, vuole, vogliamo, volete, vogliono, vorrebbe, \
      vorresti, vorrebbero, mi piacerebbe, ci piacerebbe, piacerebbe, piacerebbero, spero di, \
      speriamo, penso di comprare, pensiamo di, stavo per, stavamo per, sto pensando, \
      quasi quasi, prendo forse, forse prendo, forse compro, forse, magari, probabilmente, \
      sicuramente, a quanto pare, ho intenzione, intendo, abbiamo intenzione, compriamo, \
      prenderemo, compreremo, pagheremo, spenderemo, ordineremo, costerebbero, sono a, sta a, \
      stanno a, arriva a costare, passa a, passerà, passano a, salgono, salirà, saliranno, \
      scende a, scenderà, è salita a, è salito a, è arrivato a, è arrivata a, aumentano, aumenta, \
      pretende, pretendono, esige, ci ha chiesto, mi ha chiesto, ci hanno chiesto, \
      mi hanno chiesto, ha chiesto, hanno chiesto, ci offre, mi offre, ci offrono, proponeva, \
      propone, propongono, ci ha proposto, mi ha proposto, mi deve ancora, ci deve, ci devono, \
      gli dobbiamo, in debito, prestarmi, prestarci, mi presti, mi puoi prestare, anticiparmi, \
      anticipami, non scordare, non scordarti, da ricordare, da non dimenticare, \
      sul conto restano, in banca ho, ho in banca, ho da parte, da parte ho, \
      mettimi, alza il, alza la, abbassa il, abbassa la, limita, aumenta il, riduci, fissa il, \
      guadagno, guadagna al, prendono al mese, prende di stipendio, prende di pensione, \
      ci siamo accordati, abbiamo deciso che, siamo rimasti, non l'ho presa, non l'ho preso, \
      non li ho presi, non ho preso, non ho comprato, non ho speso, non ho pagato, non spenderei, \
      non pagherei, non comprerei, niente spesa, neanche un euro, pensa che, pensano che, \
      crede che, credono che, dice che, dicono che, sostiene che, abbia speso, abbia pagato, \
      con i propri, di tasca propria, con soldi suoi, soldi suoi, coi soldi suoi, \
      è stato respinto, è stata respinta, non andato a buon fine, non è andato, non è andata, \
      fondi insufficienti, credito insufficiente, saldo insufficiente, già segnato, \
      già registrato, già inserito, mostrami, fammi vedere, elenca, quanto costava, quant'era, \
      li paga, le paga, lo paga, li pagherà, paga mamma, paga papà, bastavano, bastava, basta, \
      bastano, basteranno, spendere fino, affittano, affitta, in affitto, si affitta, si vende, \
      vendono, vende, in vendita, se la, se il, se i, se le, se lo, se mi, se ci, se non, \
      se vuoi, c'è
      """),
    .cues(
      .telling,
      """
      chiuso, chiusa, aperto, aperta, a occhio, a spanne, funziona, funzionano, aumenta, è ferma, \
      siamo in, sei un, siamo, siete, sarà, saranno, saremo, sarò, lui, lei, loro sono, chi, va, \
      vanno, vado, andiamo, viene, vengono, partono, arriva, arrivano, passa, passano, dice, \
      dicono, pensa, crede, sa, vede, vedono, gioca, giocano, dura, durano, manca, mancano, \
      abita, abitano, abito, abitiamo, vive, vivono, lavora, lavorano, lavoro in, aspetta, \
      aspettano, aspettiamo, pesa, misura, hanno, ha fatto anni, tiene, resta, restano, apre, \
      aprono, chiude, chiudono, comincia, inizia, iniziano, finisce, finiscono, decolla, atterra, \
      compie, compiono, dorme, dormono, legge, chiama, chiamano, scrive, risponde, significa, \
      perde, segna, vince, vale, sembra, sta, stanno, stiamo, sto, c'è, ci sono, qualcuno, \
      nessuno, imbarco, prende, prendono
      """),
    .cues(
      .doing,
      """
      guardato, camminato, nuotato, dormito, aspettato, chiamato, telefonato, scritto, pesato, \
      dimagrito, ingrassato, incontrato, contato, giocato, imparato, cresciuto, misurato, \
      parlato, nato, nata, segnato, pareggiato, abbiamo visto, studiato
      """),
    .roles(
      .spend,
      """
      lasciato, lasciati, lasciate, comprata, comprati, comprate, presa, costata, costati, \
      sborsato, scucito, sganciato, è venuta, è venuto, bruciato
      """),
    .cues(
      .ownMoney,
      """
      ha scommesso, ha venduto, hanno venduto, guadagna, guadagnano, prende, prendono, \
      ha buttato, hanno buttato, ha sborsato, ha sganciato, ha bruciato, si è comprato, \
      si è comprata, si è presa, si è preso, hanno comprato, si sono comprati, ha investito, \
      ha perso, ha speso
      """),
    .cues(
      .outcry,
      """
      roba da matti, da matti, un furto, che furto, una rapina, rapina, una follia, follia, \
      pazzesco, pazzesca, assurdo, assurda, vergogna, scandalo, esagerato, esagerati, carissimo, \
      carissima, troppo caro, troppo cara, troppo cari, che prezzo, che prezzi, ladri, \
      ma siamo matti, da pazzi, mah
      """),
  ]

  static let portugueseUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      me passas, me dás, eu levo, prometeu, prometeram, promete, passar de, passar dos, \
      ultrapassa, ultrapassar, supera, engoliu, bota aí, bota uns, nem pensar, nem morto, \
      nem morta, sem chance, me faltam, me falta, faltam pro, calcula, calculam, frete grátis, \
      sorteio, quem perder, quem ganhar, em promoção por, quase levei, quase peguei, \
      quando juntar, não lidas, quer de volta, posso gastar, pode, podes, podemos, podem, \
      poderei, poderá, poderemos, poderíamos, poderiam, podias, podíamos, deves, deveria, \
      deveriam, devíamos, deverei, tenho que, tenho de, tens de, tem que, tem de, temos que, \
      temos de, têm que, teria que, preciso, precisa, precisamos, precisam, precisava, \
      precisaria, quer, queres, queremos, queria, queria comprar, queríamos, adoraria, \
      adorava ter, gostava de, gostaríamos, pretendemos, pretende, penso comprar, penso em, \
      pensamos em, vou pagar, vou comprar, vai pagar, vai custar, vão custar, vão pagar, \
      vão devolver, vai devolver, vão me devolver, vai me devolver, quem sabe, tomara, oxalá, \
      quase gastei, por pouco, quase que, troco os, troco as, compraremos, pagaremos, gastaremos, \
      custariam, está a, tá a, estão a, tão a, está em, tá em, tá por, está por, anda a, \
      anda nos, sai por, saem por, sai a, passa para, passará para, passará a, vai para, vai pra, \
      subiu para, subiu pra, sobem para, aumentou para, aumentou pra, aumenta para, baixou para, \
      pediu, pediram, cobra, cobram, exige, exigem, tá pedindo, está pedindo, tão pedindo, \
      nos ofereceu, me ofereceu, provavelmente, talvez, se calhar, supostamente, ainda me deve, \
      nos deve, nos devem, devemos, devendo, tá me devendo, está me devendo, me emprestas, \
      emprestar me, empresta me, adianta me, não esquecer, não te esqueças, não me esquecer, \
      lembrar, lembrar me, tenho na, tenho no banco, na conta há, na conta tem, tem na conta, \
      resta na conta, põe o limite, bota o limite, ajusta, ajusta o, \
      fixa o, limita, aumenta o, diminui o, reduz o, limite para, ganha por, ganham por, ganhava, \
      recebe por, recebem por, combinámos, combinado que, ficou combinado, não levei, \
      não comprei nada, não gastei nada, não peguei, não quis, não pagaria, não gastaria, \
      não compraria, nem um centavo, nem um cêntimo, acha que, acham que, pensa que, pensam que, \
      diz que, dizem que, disse que, falou que, do bolso dele, do bolso dela, do próprio, \
      com o próprio dinheiro, dinheiro próprio, dinheiro dela, dinheiro dele, foi recusada, \
      foi recusado, foi negado, foi rejeitado, não caiu, não foi aprovado, não foi aprovada, \
      saldo insuficiente, sem saldo, sem fundos, já anotei, já lancei, já registrei, já registei, \
      mostra, mostra me, mostra tudo, me mostra, quanto custou, quem paga, quem vai pagar, \
      pago pela, dava, chega, bastam, bastava, gastar até, alugam, aluga, aluga se, pra alugar, \
      para alugar, vende se, vendem, à venda, se o, se a, se os, se as, se eu, se não, se der, \
      ainda não reservamos
      """),
    .cues(
      .telling,
      """
      fechado, fechada, aberto, aberta, por alto, por baixo, parou, funciona, funcionam, circula, \
      aumenta, tá, tá apertado, são, sou, és, somos, estão, tão, estou, tô, estamos, será, serão, \
      seremos, ele, ela, eles, elas, você, vocês, quem, vai, vão, vais, vem, vêm, sai, saem, \
      chega, chegam, diz, dizem, pensa, acha, sabe, vê, joga, jogam, dura, duram, falta, faltam, \
      mora, moram, moro, moramos, vive, vivem, trabalha, trabalham, trabalho em, espera, esperam, \
      pesa, mede, tem, têm, tenho, temos, tens, tinha, resta, restam, abre, abrem, fecha, fecham, \
      começa, começam, termina, terminam, acaba, decola, descola, pousa, faz anos, fazem, dorme, \
      dormem, lê, leva, levam, escreve, responde, significa, perde, ganha, ganham, parece, entra, \
      cabe, vale, custa, sobe, desce, alguém, ninguém, nenhum, nenhuma, caça, disse, embarque, \
      a gente tá
      """),
    .cues(
      .doing,
      """
      vi, vimos, assisti, assistimos, li, corri, corremos, caminhei, andei, nadei, dormi, \
      dormimos, esperei, esperamos, liguei, telefonei, escrevi, pesei, emagreci, engordei, \
      conheci, contei, joguei, aprendi, cresci, medi, falei, nasci, passei de, estudei, \
      ganhou de, perdeu, empatou, marcou, nasceu
      """),
    .roles(
      .spend,
      """
      deixei, torrei, larguei, desembolsei, fiz as, fiz o, me custou, me custaram, custaram, \
      saiu por, saiu a, ficou em, ficou por
      """),
    .cues(
      .ownMoney,
      """
      perdeu, perderam, apostou, vendeu, venderam, ganha, ganham, recebe, recebem, torrou, \
      torraram, desembolsou, largou, deixou, paga, pagam, investiu, tem gasto
      """),
    .cues(
      .outcry,
      """
      absurdo, que absurdo, um absurdo, um roubo, que roubo, um assalto, assalto, uma loucura, \
      loucura, que loucura, vergonha, que vergonha, escândalo, exagero, que exagero, abuso, \
      caríssimo, caríssima, caro demais, cara demais, muito caro, muito cara, que caro, \
      que preço, puxado, salgado
      """),
  ]
}
