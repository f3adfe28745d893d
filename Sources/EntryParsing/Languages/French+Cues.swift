extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let frenchCues: StaticString =
    """
    surcharge: pourboire, tva, taxe, frais de service
    included: inclus(|e), compris(|e), ttc, dont
    discount: remise, réduction, rabais, bon de réduction, ristourne
    former: au lieu de, avant, initialement, à l'origine
    current: solde, maintenant, soldée, en promo, en solde
    share: part
    mine: la mienne, le mien
    owner: mon, ma, mes, notre, nos, son, sa, ses, leur, ton, ta
    repeated: 2 deux fois|en double, 3 trois fois, 4 quatre fois
    unit: pas faits, degrés, buts, étage, fièvre, mn, minute, heure(|s), seconde(|s), jour, jours, \
    semaine(|s), mois, an, ans, année(|s), pour cent, pourcent, mails, appels, tampons, étoiles, \
    essais, tentatives, chapitres
    code: niveau, étage, sous sol, hall, saison, allée, kilométrage, place de parking, fièvre, \
    chambre, salle, quai, voie, chapitre, code (pin|postal), numéro, numéro client, mot de passe, \
    appelle, appelle moi au, appeler le, rappeler le, pouls, tension
    copula: est, sont
    graded: physique, contrôle, examen, dictée, bac, interro
    line: place, table, ligne, vol, siège, rang, sortie, porte, métro
    stated: passe, part, lui mets un, les moins de, moins de, on était, nous étions, on est, \
    étions, note, en retard, arrive
    aside: encore, solde, budget, objectif, reste, il reste, il me reste, me reste, dernière fois, \
    année dernière, autrefois, à l'époque, aurai(s|t), aurais (pu|dû), prochaine fois, moins cher, \
    plus cher, prix normal, ailleurs, de moins, de plus, un de ces jours, un jour, disait, dit \
    que, dit qu, prétend, d'habitude
    predicate: coute, trouv(e|ais), étai(t|ent|s), sera, avait, avaient, ont, affiche, indique, \
    dure, durait, pèse, fai(t|s|sait), manque(|nt), voulais, vont, fête, habite, pense, crois, \
    sait, chausse, restai(t|ent)
    predicate counters: faut, veut, veux, voulait, peut, peux, devrait, pourrait, voudrais, \
    coûterait, doit, doivent, vaut
    amends: pas, au lieu (de|d), non, pardon, oups, en fait, plutôt, erreur, désolé(|e), euh non
    plan: solde, budget, objectif, plafond
    failed: échoué(|e), refusé(|e), rejeté(|e), en attente, impayé(|e)
    payment: commande, carte, prelevement, virement, paiement, facture, achat
    condition: si j'achète, si je paie, si j'achetais, si ça coûte, si c'est, si on achète
    borrowed: emprunté(|e), m'a prêté, m'ont prêté, prêt obtenu, crédit obtenu
    somebody: il, elle, ils, elles, quelqu'un
    ownMoney: gagne(|nt), touche(|nt), a (payé|dépensé|acheté|gagné|perdu|joué|vendu|claqué|\
    flambé|cramé|déboursé|lâché|mis), ont (payé|dépensé|acheté|perdu|vendu|claqué|mis), perçoit, \
    s'est acheté, s'est payé, s'est offert, se sont (acheté|offert), paient, payent
    earned: gagne, fait, gratté, me suis fait
    returned: acompte, arrhes, caution, consigne, argent, dépôt, trop (payé|perçu)
    refunding: rembourse, rendu, restitué
    corrects: oublie (ça|cette), voulais dire, me suis (trompé|trompée|planté), je me trompe, \
    faute de frappe, mon erreur, erreur de ma part, au temps pour moi, autant pour moi, \
    rectification, rectifie(|r), corrige(|r), modifie (la|le|ça), change la dernière, change le \
    dernier, oublié la virgule, virgule oubliée, que j'ai dit, j'aurais dû dire, j'aurais dû \
    écrire, mal (compris|entendu|lu|tapé|noté|saisi|écrit), revérifié, dernière (dépense|\
    opération), mauvais (montant|magasin|jour|compte), montant (faux|erroné|réel), inverse les, en \
    réalité et non, c'est faux, raye ça, annule ça, c'était plutôt, coquille, erreur de saisie, \
    gourré, je retire, annule le dernier, annule la dernière, supprime la dernière, supprime le \
    dernier, efface la dernière, efface le dernier, le bon (montant|chiffre), le montant (exact|\
    correct), saisi deux fois, compté deux fois, noté deux fois, entré deux fois, remplace (par|\
    les), mets les, change les, un zéro (de|en) trop, que j'ai mis, au lieu de ce que, déjà (noté|\
    saisi|compté|entré), aurai(t|ent) dû être, dev(ait|rait|aient) être, doit être, ça devrait \
    faire, aurait dû faire, est (faux|fausse|erroné), sont fau(x|sses), était fau(x|sse), oublie(|\
    z) ce que, fausse alerte, vrai (montant|prix|total), bon prix, prix réel, bon total, il manque \
    un zéro, manque un zéro, mauvaise (catégorie|date|devise), c'était pas moi, ce n'était pas \
    moi, c'est pas moi, pas à moi, correcteur, en double, doublon
    mayCorrect: minute, non, pardon, oups, en (fait|réalité|vérité|vrai|vérifiant), plutôt, \
    erreur, désolé(|e), euh non, à vrai dire, finalement, attend(s|ez), dsl, oh non, ah zut, zut, \
    ah mince, mince, en fin de compte, mea culpa, flûte, excuse(|z) moi, vérification faite, au \
    final, à la réflexion, stop, non mais, j'ai dit, d'après le ticket, selon le (ticket|reçu), \
    d'après le reçu, merde, purée, punaise, aïe, après vérification, mille excuses, toutes mes \
    excuses, en y repensant, attends voir, il s'avère, il s'avère que, vérif
    mayCorrect denies: non non, nan, ah non, ben non, ou plutôt, enfin non, mais non, je veux \
    dire, plus exactement, c'est pas ça, ce n'est pas ça, c'était pas ça, ce n'était pas ça
    itWas: j'ai dit, c'est, c'est pas
    denies: non, plutôt, euh non, c'est faux, pas du tout, non en fait, hé non, eh non
    costed: est, sont, étai(t|ent|s), faisai(t|ent), c'est, c'est pas, m'a coûté, a coûté, ont \
    coûté, coûtait, aurait dû être, devait être, revenait à, s'élevait à, valait, n'était, n'est, \
    ce n'était, ce n'est, a fait, c'était pas, ce n'est pas, ce n'était pas
    refersBack: dernière (dépense|opération|entrée), la dernière, le dernier, les derni(ers|ères), \
    la précédente, le précédent, celle d'avant, celui d'avant, de tout à l'heure, d'avant, d'à \
    l'instant, de tantôt, cel(ui|le) de, ceux de, cel(ui|le) à, dernier achat, cette dépense, cet \
    achat, l'autre, de juste avant, de l'autre fois, l'avant dernière, l'avant dernier
    that: celui, celle
    definite: les, ces
    edits: déplacé, fais, rectifie, corrige(|z), augmente, baisse, mets, mettez, modif(|ie|iez), \
    remplace, ajuste, monte, bascule, transforme, passe (le|la|les), passez (le|la), classe, \
    range, changez, modification
    records: entre, note, j'ai dit, dit, écrit, marque, rentré, j'ai tapé, tapé, saisi, inscrit, \
    j'ai mis, tu as mis, as (mis|noté|marqué), enregistré, avez noté, par erreur, sans faire \
    exprès, par mégarde
    insteadOf: au lieu (de|d), plutôt que, à la place de
    butRather: mais
    not: pas, non, c'est pas, c'était pas, ce n'est pas, ce n'était pas, et non, et pas
    adds: encore, manque, aussi, également, oublié, en plus, un autre, une autre, rajoute, ajoute, \
    pas (noté|dit|raconté), pas encore noté, je t'ai pas dit, il manque
    entry: depense, remboursement, revenu, achat, dernière (dépense|opération|entrée), dernier \
    achat, cette dépense, cet achat, opération, entrée
    counters: coute, budget, plafon(d|ne), refusé, il (reste|gagne|faudra|fallait|doit), il me \
    (reste|faut|faudrait|manque), dit que, rappel(le|ez) moi, fais moi penser, dis moi quand, je \
    (paierai|payerai|prendrai|réglerai|donnerai|prendrais|paierais|compte|toucherai|devrai|\
    pourrais|devais), j'achèterai, je commanderai, je rembourserai, je dépenserai, paierai(|s|t), \
    achèterai(|s|t), commanderai, réglerai, rembourserai, j'achèterais, prendrai(s|t), si j'avais, \
    si je si je gagnais, si on avait, me (doit|doivent|files|manque|rendra|rendront|prêter|\
    rappeler), lui dois, leur dois, te dois, m'emprunter, aurai(t|ent) coûté, coût(ent|era|eront|\
    ait), est rendu(|e) à, augmente (à|le|la), grimpe(|nt) à, en (moyenne|veut|veulent|demande|\
    demandent|dette|vente), échec (du|de) paiement, paiement refusé, elle (gagne|doit), ils \
    gagnent, elles gagnent, qui (gagne|perd|paie|paye), gagne (par|bien), touche par mois, passe \
    le mets le budget, tombe (seulement|à), tombera, arrivera, veulent, voul(aient|ons|ez), \
    demand(e|ait|ent), pro(pose|met|mis), je pense (acheter|prendre), j'envisage, solde de, à n'a \
    pas payé, n'ai pas payé, n'ai pas acheté, n'ai pas dépensé, n'ajoute pas, avec son argent, de \
    (sa|leur) poche, par mois sur mon salaire, je serai payé, faudra(|it), on devra, pourr(ais|a|\
    ai|ons|aient|ions), j'aurais, je rêve de, rêve de, j'hésite, hésite, n'oublie pas, pense(|r) \
    à, à rembourser, à (payer|gagner|découvert|vendre), reste à payer, dans le rouge, découvert, \
    augmentation, va (augmenter|prendre|acheter|coûter|payer|falloir|me|nous), va (passer|monter) \
    à, passe(ra|nt) à, vont (augmenter|acheter|coûter|me|nous), valent, proposait, dev(is|ons|ez|\
    rais|rions|ra|ront), estime, limite, fixe (le|la), maximum, au max, fixé à, n'est pas passé, \
    n'est pas passée, rien (acheté|dépensé|pris|payé), n'a pas acheté, a (refusé|promis|échoué), \
    j'ai refusé, ramen(é|er) à, je (le|la) prends, ont pro(mis|posé), préviens, avertis, alerte, \
    dépasse(|r|nt), avalé, hors de question, jamais de la vie, pas (question|oublier|pris|acheté|\
    payé|dépensé), nous (manque|offre), livraison gratuite, y a des, est en promo, sont en promo, \
    tenté, dès que, jeu concours, non lus, non lu, t'aurais, louent l, loyer passe à, prix passe \
    à, tarif passe à, abonnement passe à, assurance passe à, pouvons, pouvez, peuvent, devraient, \
    voudr(ait|aient|ions), aimer(ait|ais|ions|aient), souhait(e|ons|erais), compte acheter, \
    comptons, envie de, on va prendre, vais (prendre|acheter|payer), vas payer, j'irai, mettrai(|\
    s|t), donnerai(s|t), dépenserai(s|t), payerai(t|s), coûteraient, est (à|payé|payée|rejeté), \
    sont (à|payés), c'est à, monte(|nt) à, baisse (à|le|la), descend à, réclame(|nt), facture à, \
    prend cher, offrent, offrait, m'a proposé, nous a proposé, nous (a|ont) demandé, m'a demandé, \
    m'ont demandé, sûrement, probablement, sans doute, normalement on, dois encore, dois de \
    l'argent, je (lui|leur) dois, je dois à, on doit à, ils doivent, prête moi, prêter, m'avancer, \
    avance moi, ne pas oublier, rappel, rappeler de, reste sur, sur mon compte il, j'ai sur mon \
    compte, sur le compte, reste plus que, mets le (plafond|budget), mets la limite, passe le \
    budget, passe la limite, monte le budget, gagnent, gagnait, on a convenu, convenu, on s'est \
    mis d'accord, d'accord que, croi(t|ent) que, pense(|nt) que, prétend que, a dit que, on a dit \
    que, de son argent, son propre argent, ses propres sous, ses sous à (elle|lui), avec (ses|\
    leurs) sous, a été rejeté(|e), n'a pas fonctionné, n'a pas marché, fonds insuffisants, solde \
    insuffisant, provision insuffisante, déjà (noté|saisi|inscrit), montre moi, liste moi, qui va \
    payer, c'est combien, c'était combien, ça coûte(|ra), suffi(t|sait|sent|ra), bastent, le droit \
    de, se en location, trop (petit|grand), s'il, s'ils
    cancels: je (règlerai|paierai) plus tard, pas encore (payé|payée|réservé|acheté), t'en penses \
    quoi, qu'en penses tu, tu en penses quoi, vous en pensez quoi, il a rien eu, elle a rien eu, \
    peut être plus tard, le mois prochain peut être, mais c'était fermé
    telling: est, quand, sont, il, elle, ils, elles, quelqu'un, ser(a|re|ont|ai|ons), ont, dure, \
    pèse, manque(|nt), vont, habite(|nt), pense(|nt), crois, sait, appelle, on est, arrive(|nt), \
    reste(|nt), attend(|s|ent|ons), c'est, grosso modo, à vue de nez, augmente(|nt), baisse, \
    fonctionne, j'ai genre, suis, es, êtes, sommes, tu, qui, va, vas, vais, allons, vient, \
    viennent, partent, passent, dit, disent, croit, voit, voient, joue, jouent, durent, vit, \
    vivent, travaille(|nt), mesure, tient, ouvre, ferme, commence(|nt), finit, finissent, démarre, \
    décolle, atterrit, fêtent, dort, dorment, écoute, portent, rappelle, écrit, répond, signifie, \
    avons, avez, s'appelle, se trouve, se voit, on se, devien(t|nent), perd, marque, mène, \
    personne ne, valable
    doing: compte, pèse, joue, mesure, écrit, vu, regardé, lu, couru, nagé, dormi, attendu, \
    appelé, téléphoné, maigri, grossi, rencontré, appris, grandi, parlé, déménagé, roulé, pédalé, \
    raté, répondu, eu
    outcry: c'est du vol, arnaque, une arnaque, scandale(|ux), abusé, c'est abusé, abusif, une \
    honte, la honte, n'importe quoi, c'est dingue, dingue, c'est fou, hallucinant, trop cher, \
    hyper cher, super cher, exagéré, ils exagèrent, du délire, du racket, du grand n'importe quoi
    handed: paye, regle, offert, donne, envoye, vire, transfere, paie, solde, versé(|e), a (payé|\
    donné|versé|envoyé|viré|réglé|remis|transmis|soldé|acquitté|offert|glissé|filé|laissé|crédité|\
    transféré), ont (payé|donné|versé|remis|offert|filé|laissé|réglé|viré), lâché, donnée, envoie, \
    glisse, laisse, file, refile, offre, prête, rend, crédité, remis, honoré, acquitté, dépanné, \
    cotisé
    lent: j'avais prêté, j'avais prêtés, prêtés, avancé, j'avais avancé, que je lui avais prêté, \
    j'ai prêté
    sending: virement, paiement, argent, virement reçu, transfert, versement, paylib, lydia, sous, \
    règlement, loyer
    arriving: arriv(e|ée), est (tombé|tombée|arrivé|arrivée), tombé(|e), sont tombés, rentré, \
    rentrée d'argent, sur mon compte, crédité sur mon compte, crédités
    receiverMark: pour, au, aux, a
    employee: apprenti(|e), nounou, femme de (ménage|chambre), jardinier, stagiaire, employé, \
    salarié(|e), aide ménagère, assistante, enfants, gosses, ado, fiston, serveu(r|se), livreu(r|\
    se), chauffeur, coiffeu(r|se), portier, facteur, gardien(|ne), voiturier, barman, éboueurs, \
    pompiers, déménageurs, ouvreuse, taxi man, musicien de rue
    thingDay: est, part, examen, c'est, commence, finit, valable, jusqu'au, jusqu'à, jusqu (a|au|\
    en), jusque, jusqu'en, à partir du, dès le, valable jusqu'au, valide, début(|e), départ, \
    arrivée, renouvelle(|ment), se renouvelle, renouvelé, prochain prélèvement, prochaine \
    échéance, expire, fin, livraison, livré, retrait, première, représentation, séance, a lieu
    bookable: place(|s), vol, vols, billet(|s), tgv, gîte, croisière, inscription, stage, cours, \
    camping, rdv, voyage, excursion, location
    booked: réservé(|e|s|es), acompte, arrhes, d'avance, prévente
    goal: vers
    goalOrMeans: au, a, sur, dans, en
    moving: vir(e|és|ée|ement), transf(ere|érés), déposé, déplacé, versé
    accountNoun: carte, compte
    bankAccount: banque, compte
    cashAccount: especes, liquide, portefeuille
    cardAccount: carte
    savingsAccount: épargne, livret
    """
}
