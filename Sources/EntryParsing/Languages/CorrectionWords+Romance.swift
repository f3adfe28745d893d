/// Words that correct what was said before in the Romance languages, see ``CorrectionRule``.
extension LanguageTable {
  static let frenchCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      c'est pas ça, ce n'est pas ça, c'était pas ça, ce n'était pas ça, d'après le ticket, \
      selon le ticket, d'après le reçu, selon le reçu, merde, purée, punaise, aïe, après \
      vérification, erreur, mille excuses, toutes mes excuses, en y repensant, attends voir, \
      il s'avère, il s'avère que, en vérifiant, vérif
      """),
    .cues(
      .denies,
      """
      non, nan, non non, ah non, ben non, mais non, enfin non, euh non, plutôt, ou plutôt, \
      correction, je veux dire, plus exactement, c'est pas ça, ce n'est pas ça, c'était pas \
      ça, ce n'était pas ça, c'est faux, pas du tout, non en fait, hé non, eh non
      """),
    .cues(
      .corrects,
      """
      aurait dû être, auraient dû être, devait être, devrait être, devaient être, doit être, \
      ça devrait faire, aurait dû faire, est faux, est fausse, sont faux, sont fausses, était \
      faux, était fausse, est erroné, oublie ce que, oubliez ce que, fausse alerte, vrai \
      montant, vrai prix, bon prix, montant réel, prix réel, bon total, vrai total, il manque \
      un zéro, manque un zéro, un zéro en trop, mauvais magasin, mauvaise catégorie, mauvaise \
      date, mauvais jour, mauvaise devise, mauvais compte, c'était pas moi, ce n'était pas \
      moi, c'est pas moi, pas à moi, correcteur automatique, correcteur, en double, doublon, \
      déjà noté, déjà saisi, déjà compté, déjà entré, noté en double
      """),
    .cues(
      .costed,
      """
      était, étaient, c'était, a coûté, ont coûté, m'a coûté, coûtait, faisait, faisaient, ça \
      faisait, ça fait, est, sont, c'est, revenait à, s'élevait à, valait, aurait dû être, \
      devait être, n'était, n'est, ce n'était, ce n'est, étais, a fait, c'étaient, cétait, \
      c'est pas, c'était pas, ce n'est pas, ce n'était pas
      """),
    .cues(
      .refersBack,
      """
      la dernière, le dernier, les derniers, les dernières, la précédente, le précédent, celle \
      d'avant, celui d'avant, de tout à l'heure, d'avant, d'à l'instant, de tantôt, celui de, \
      celle de, ceux de, celui à, celle à, dernière dépense, dernier achat, dernière entrée, \
      dernière opération, cette dépense, cet achat, l'autre, de juste avant, de l'autre fois, \
      l'avant dernière, l'avant dernier
      """),
    .cues(.that, "celui, celle"),
    .cues(.definite, "les, ces"),
    .cues(
      .edits,
      """
      change, mets, mettez, corrige, modifie, remplace, rectifie, ajuste, baisse, monte, \
      augmente, déplace, bascule, transforme, passe le, passe la, passe les, passez le, passez \
      la, fais, classe, range, changez, modifiez, corrigez, édit, modif, modification
      """),
    .cues(
      .records,
      """
      j'ai dit, j'ai tapé, tapé, noté, écrit, saisi, inscrit, marqué, j'ai mis, tu as mis, as \
      mis, as noté, dit, enregistré, as marqué, avez noté, rentré, entré, par erreur, sans \
      faire exprès, par mégarde
      """),
    .cues(.insteadOf, "au lieu de, au lieu d, plutôt que, à la place de"),
    .cues(.butRather, "mais"),
    .cues(.not, "pas, et non, et pas, non, c'est pas, c'était pas, ce n'est pas, ce n'était pas"),
    .cues(
      .adds,
      """
      aussi, encore, également, oublié, en plus, un autre, une autre, rajoute, ajoute, pas \
      noté, pas encore noté, pas dit, je t'ai pas dit, pas raconté, il manque, manque
      """),
    .cues(
      .entry,
      """
      dépense, revenu, achat, opération, entrée, remboursement, dernière dépense, dernier \
      achat, dernière entrée, dernière opération, cette dépense, cet achat
      """),
  ]

  static let spanishCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      según el ticket, según el recibo, según la factura, según la cuenta, caray, híjole, \
      mecachis, vaya, ojo, pensándolo mejor, ahora que lo veo, mil disculpas, oops, error, \
      resulta, resultó que
      """),
    .cues(
      .denies,
      """
      no, no no, nop, nope, nah, qué va, para nada, mejor dicho, o sea, corrección, quiero \
      decir, más bien, uy no, ups no, bueno no, nada nada, che no, ay no, digo, mentira, no \
      espera, no perdón
      """),
    .cues(
      .corrects,
      """
      tenía que ser, tenían que ser, tendría que ser, debía ser, debían ser, debería haber \
      sido, tenía que haber sido, debió ser, debieron ser, deberían ser, está mal, están mal, \
      estaba mal, estaban mal, es incorrecto, está equivocado, está equivocada, olvida lo que, \
      olvídalo, falsa alarma, precio real, importe real, monto real, precio correcto, total \
      correcto, precio verdadero, un cero de menos, faltó un cero, me comí un cero, tienda \
      equivocada, categoría equivocada, fecha equivocada, día equivocado, moneda equivocada, \
      cuenta equivocada, no fui yo, no era mío, no eran míos, no es mío, autocorrector, \
      duplicada, duplicados, duplicadas, repetido, repetida, repetidos, repetidas, ya lo \
      anoté, ya lo apunté, ya estaba anotado, dos veces anotado, apuntado dos veces, lo apunté \
      dos veces, lo puse dos veces
      """),
    .cues(
      .costed,
      """
      era, eran, fue, fueron, es, son, costó, costaron, salió, salieron, salía, salió en, \
      salió por, ha sido, han sido, ha costado, tenía que ser, tenían que ser, era de, eran \
      de, valía, valían
      """),
    .cues(
      .refersBack,
      """
      el último, la última, lo último, los últimos, las últimas, el anterior, la anterior, de \
      antes, de hace rato, de hace un rato, de recién, de ahorita, lo de, último gasto, último \
      apunte, última entrada, última compra, ese gasto, esa compra, el otro, la otra, gasto \
      anterior, de hace un momento, el penúltimo, la de antes, el de antes
      """),
    .cues(.that, "ese, esa, esos, esas, aquel, aquella, aquellos, aquellas, eso, aquello"),
    .cues(.definite, "los, esos, esas, aquellos"),
    .cues(
      .edits,
      """
      cambia, cambiar, cambie, pon, ponga, deja, corrige, corrija, modifica, sube, baja, pasa, \
      mueve, ajusta, actualiza, edita, reemplaza, sustituye, haz, cambiemos, ponme, cámbiame, \
      súbele, bájale, editar, edición, cambio de, modificación, modificar
      """),
    .cues(
      .records,
      """
      dije, puse, pusiste, apunté, apuntaste, anoté, anotaste, escribí, escribiste, tecleé, \
      registré, registraste, metí, metiste, he puesto, he apuntado, he dicho, has puesto, has \
      apuntado, marqué, registró, puso, anotó, apuntó, capturé, por error, sin querer, por \
      equivocación, dicho
      """),
    .cues(.insteadOf, "en vez de, en lugar de"),
    .cues(.butRather, "sino, pero"),
    .cues(.not, "no"),
    .cues(
      .adds,
      """
      también, además, otro, otra, olvidé, se me olvidó, me olvidé, encima, se me pasó, falta, \
      faltaba, no te conté, no anoté, no apunté, no lo anoté, no lo apunté, no te dije, no he \
      apuntado
      """),
    .cues(
      .entry,
      """
      gasto, ingreso, apunte, compra, reembolso, devolución, último gasto, último apunte, \
      última compra, ese gasto, esa compra
      """),
  ]

  static let italianCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      secondo lo scontrino, dallo scontrino, sullo scontrino, dalla ricevuta, secondo la \
      ricevuta, porca miseria, cavolo, acci, errore, pensandoci bene, pensandoci, a guardar \
      bene, ahia, mi scusi, scusami, aspetti, a quanto pare, si è scoperto, è risultato
      """),
    .cues(
      .denies,
      """
      no, no no, ma no, macché, ma va, ma che, nono, nah, anzi, cioè, voglio dire, correzione, \
      per la precisione, piuttosto, ah no, oh no aspetta, eh no, no scusa, no aspetta
      """),
    .cues(
      .corrects,
      """
      doveva essere, dovevano essere, dovrebbero essere, avrebbe dovuto essere, andava messo, \
      andava segnato, deve diventare, va corretto, va corretta, è sbagliato, è sbagliata, sono \
      sbagliati, sono sbagliate, era sbagliato, era sbagliata, è errato, è errata, dimentica \
      quello che, lascia perdere, falso allarme, prezzo vero, vero prezzo, importo reale, \
      totale giusto, prezzo reale, prezzo corretto, manca uno zero, mancava uno zero, uno zero \
      in più, uno zero in meno, categoria sbagliata, negozio sbagliato, data sbagliata, giorno \
      sbagliato, valuta sbagliata, conto sbagliato, non ero io, non sono stato io, non sono \
      stata io, non era mio, non erano miei, correttore automatico, correttore, doppione, \
      duplicato, duplicata, già segnato, già inserito, già contato, l'ho segnato due volte, \
      messo due volte, scritto due volte
      """),
    .cues(
      .costed,
      """
      era, erano, è costato, è costata, sono costati, sono costate, costava, costavano, \
      veniva, venivano, è stato, è stata, sono stati, sono state, faceva, facevano, è venuto, \
      è venuta, sono venuti, sono, doveva essere, dovevano essere, è costati
      """),
    .cues(
      .refersBack,
      """
      l'ultimo, l'ultima, gli ultimi, le ultime, il precedente, la precedente, di prima, di \
      poco fa, di adesso, quello da, quella da, quello di, quella di, quelli di, quelli da, \
      l'altro, l'altra, ultima spesa, ultimo acquisto, ultima voce, quello di prima, quella di \
      prima, penultimo, l'ultima spesa
      """),
    .cues(.that, "quel, quella, quei, quelle, quello, quegli"),
    .cues(.definite, "i, gli, quei, quelle, quegli"),
    .cues(
      .edits,
      """
      cambia, cambi, metti, metta, correggi, corregga, modifica, porta, sposta, passa, \
      sostituisci, aggiorna, abbassa, alza, imposta, fai, trasforma, rettifica, edita, togli, \
      modificare, correggere
      """),
    .cues(
      .records,
      """
      detto, scritto, segnato, digitato, inserito, messo, annotato, registrato, marcato, \
      scrivevo, dettato, appuntato, battuto, per errore, per sbaglio, senza volere
      """),
    .cues(.insteadOf, "invece di, invece che, anziché, al posto di"),
    .cues(.butRather, "ma, bensì"),
    .cues(.not, "non, e non, mica, niente"),
    .cues(
      .adds,
      """
      anche, pure, un altro, un'altra, dimenticato, dimenticata, inoltre, ancora, in più, non \
      ho segnato, non l'ho segnato, non ti ho detto, non ho scritto, manca, mancava, non ti ho \
      raccontato
      """),
    .cues(
      .entry,
      """
      spesa, entrata, voce, acquisto, rimborso, uscita, ultima spesa, ultimo acquisto, ultima \
      voce, l'ultima spesa
      """),
  ]

  static let portugueseCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      segundo o recibo, pelo recibo, no recibo, segundo a nota, pela nota, pelo talão, segundo \
      o talão, caramba, nossa, ih, iih, vish, pensando melhor, olhando melhor, erro, ai, oops, \
      calma aí, espera aí, um momentinho, peço desculpa, no fim, no final, no fim das contas, \
      no final das contas, acontece que, afinal de contas, parece que
      """),
    .cues(
      .denies,
      """
      não, não não, nada disso, nope, aliás, ou melhor, quer dizer, ou seja, correção, melhor, \
      digo, nah, ah não, não espera, não desculpa, que nada, não mesmo
      """),
    .cues(
      .corrects,
      """
      eram pra ser, era para ser, eram para ser, deviam ser, devia ter sido, deveria ser, \
      deveriam ser, tinha que ser, tinham que ser, tem que ser, deveria ter sido, está errado, \
      está errada, estão errados, estão erradas, tá errado, tá errada, tão errados, estava \
      errado, estava errada, esquece o que, esqueça o que, alarme falso, preço certo, valor \
      real, preço real, total certo, preço correto, preço verdadeiro, um zero a menos, faltou \
      um zero, comi um zero, zero a mais, loja errada, categoria errada, data errada, dia \
      errado, moeda errada, conta errada, não fui eu, não era meu, não era minha, não eram \
      meus, corretor, corretor ortográfico, duplicada, duplicados, duplicadas, repetido, \
      repetida, repetidos, já anotei, já lancei, já estava anotado, já tinha anotado, anotei \
      duas vezes, coloquei duas vezes, pus duas vezes, registrei duas vezes
      """),
    .cues(
      .costed,
      """
      era, eram, foi, foram, custou, custaram, saiu, saiu por, saíram, ficou, ficou em, deu, \
      deram, são, tinha sido, era pra ser, eram pra ser, devia ser, deviam ser, tinha que ser, \
      ficou por, custava, custavam
      """),
    .cues(
      .refersBack,
      """
      o último, a última, os últimos, as últimas, o anterior, a anterior, de antes, de agora \
      há pouco, de há pouco, de agora pouco, de ainda agora, último lançamento, último gasto, \
      última compra, última despesa, aquele de, aquela de, esse lançamento, esse gasto, essa \
      compra, essa despesa, o outro, a outra, o penúltimo, aquele lançamento
      """),
    .cues(.that, "aquele, aquela, aqueles, aquelas, aquilo"),
    .cues(.definite, "os, esses, aqueles, aquelas"),
    .cues(
      .edits,
      """
      muda, mude, mudar, troca, troque, põe, bota, coloca, coloque, deixa, deixe, corrige, \
      corrija, altera, altere, passa, ajusta, ajuste, atualiza, atualize, sobe, baixa, move, \
      edita, edite, substitui, mete, faz, editar, edição, alteração, alterar
      """),
    .cues(
      .records,
      """
      disse, falei, digitei, anotei, anotou, escrevi, escreveu, coloquei, colocou, pus, botei, \
      botou, registrei, registrou, lancei, lançou, marquei, pôs, registei, registaste, \
      anotaste, escreveste, puseste, meti, apontei, sem querer, por engano, por erro, dito
      """),
    .cues(.insteadOf, "em vez de, ao invés de, no lugar de"),
    .cues(.butRather, "mas, e sim, mas sim"),
    .cues(.not, "não, e não, nem"),
    .cues(
      .adds,
      """
      também, outro, outra, esqueci, além disso, ainda, mais um, mais uma, faltou, não anotei, \
      não registrei, não te contei, não contei, não lancei, não falei
      """),
    .cues(
      .entry,
      """
      despesa, receita, gasto, compra, lançamento, reembolso, rendimento, último lançamento, \
      último gasto, última compra, última despesa, esse lançamento, esse gasto, essa compra, \
      essa despesa, aquele lançamento
      """),
  ]
}
