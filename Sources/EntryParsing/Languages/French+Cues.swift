extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let frenchCues: StaticString =
    """
    surcharge: pourboire, tva, taxe, frais de service
    included: inclus, incluse, compris, comprise, ttc, dont
    discount: remise, réduction, rabais, bon de réduction, ristourne
    former: au lieu de, avant, initialement, à l'origine
    current: solde, maintenant, soldée, en promo, en solde
    share: part
    mine: la mienne, le mien
    owner: mon, ma, mes, notre, nos, son, sa, ses, leur, ton, ta
    repeated: 2 deux fois|en double, 3 trois fois, 4 quatre fois
    unit: pas faits, degrés, buts, étage, fièvre, mn, minute, heure, heures, seconde, secondes, \
    jour, jours, semaine, semaines, mois, an, ans, année, années, pour cent, pourcent, mails, \
    appels, tampons, étoiles, essais, tentatives, chapitres
    code: niveau, étage, sous sol, hall, saison, allée, kilométrage, place de parking, fièvre, \
    chambre, salle, quai, voie, chapitre, code pin, numéro, numéro client, code postal, mot de \
    passe, appelle, appelle moi au, appeler le, rappeler le, pouls, tension
    copula: est, sont
    graded: physique, contrôle, examen, dictée, bac, interro
    line: place, table, ligne, vol, siège, rang, sortie, porte, métro
    stated: passe, part, lui mets un, les moins de, moins de, on était, nous étions, on est, \
    étions, note, en retard, arrive
    aside: encore, solde, budget, objectif, reste, il reste, il me reste, me reste, dernière fois, \
    année dernière, autrefois, à l'époque, aurais, aurait, aurais pu, aurais dû, prochaine fois, \
    moins cher, plus cher, prix normal, ailleurs, de moins, de plus, un de ces jours, un jour, \
    disait, dit que, dit qu, prétend, d'habitude
    predicate: coute, trouve, était, étaient, sera, avait, avaient, ont, affiche, indique, dure, \
    durait, pèse, fait, fais, faisait, manque, manquent, voulais, vont, fête, habite, trouvais, \
    pense, crois, sait, chausse, restait, restaient, étais
    predicate counters: faut, veut, veux, voulait, peut, peux, devrait, pourrait, voudrais, \
    coûterait, doit, doivent, vaut
    amends: pas, au lieu de, non, pardon, oups, en fait, plutôt, erreur, désolé, désolée, euh non, \
    au lieu d
    plan: solde, budget, objectif, plafond
    failed: échoué, échouée, refusé, refusée, rejeté, rejetée, en attente, impayé, impayée
    payment: commande, carte, prelevement, virement, paiement, facture, achat
    condition: si j'achète, si je paie, si j'achetais, si ça coûte, si c'est, si on achète
    borrowed: emprunté, empruntée, m'a prêté, m'ont prêté, prêt obtenu, crédit obtenu
    somebody: il, elle, ils, elles, quelqu'un
    ownMoney: gagne, touche, a payé, a dépensé, a acheté, a gagné, ont payé, ont dépensé, ont \
    acheté, gagnent, a perdu, ont perdu, a joué, a vendu, ont vendu, touchent, perçoit, a claqué, \
    ont claqué, a flambé, a cramé, a déboursé, a lâché, a mis, ont mis, s'est acheté, s'est payé, \
    s'est offert, se sont acheté, se sont offert, paient, payent
    earned: gagne, fait, gratté, me suis fait
    returned: acompte, arrhes, caution, consigne, argent, dépôt, trop payé, trop perçu
    refunding: rembourse, rendu, restitué
    corrects: oublie ça, oublie cette, je voulais dire, voulais dire, je je me suis trompée, me \
    suis trompé, me suis trompée, je me trompe, faute de frappe, mon erreur, erreur de ma part, au \
    temps pour moi, autant pour moi, rectification, rectifie, rectifier, corrige, corriger, \
    modifie la, modifie le, modifie ça, change la dernière, change le dernier, oublié la virgule, \
    virgule oubliée, que ce que ce que j'ai dit, que j'ai dit, j'aurais dû dire, j'aurais dû \
    écrire, mal compris, mal entendu, mal lu, revérifié, dernière dépense, dernière opération, \
    mauvais montant, montant faux, montant erroné, inverse les, en réalité et non, c'est faux, \
    raye ça, annule ça, je rectifie, c'était plutôt, j'ai mal lu, mal tapé, mal noté, mal saisi, \
    mal écrit, coquille, erreur de saisie, me suis planté, me suis gourré, gourré, je retire, \
    annule le dernier, annule la dernière, supprime la dernière, supprime le dernier, efface la \
    dernière, efface le dernier, le bon montant, le montant exact, le montant correct, le bon \
    chiffre, bon prix c'est, saisi deux fois, compté deux fois, noté deux fois, entré deux fois, \
    corrige ça, à corriger, merci de corriger, remplace par, remplace les, mets les, change les, \
    un zéro de trop, inversé les chiffres, que j'ai mis, au lieu de ce que, déjà noté, déjà saisi, \
    aurait dû être, auraient dû être, devait être, devrait être, devaient être, doit être, ça \
    devrait faire, aurait dû faire, est faux, est fausse, sont faux, sont fausses, était faux, \
    était fausse, est erroné, oublie ce que, oubliez ce que, fausse alerte, vrai montant, vrai \
    prix, bon prix, montant réel, prix réel, bon total, vrai total, il manque un zéro, manque un \
    zéro, un zéro en trop, mauvais magasin, mauvaise catégorie, mauvaise date, mauvais jour, \
    mauvaise devise, mauvais compte, c'était pas moi, ce n'était pas moi, c'est pas moi, pas à \
    moi, correcteur automatique, correcteur, en double, doublon, déjà compté, déjà entré, noté en \
    double
    mayCorrect: minute, non, pardon, oups, en fait, plutôt, erreur, désolé, désolée, euh non, en \
    réalité, à vrai dire, en vérité, finalement, attends, attendez, dsl, oh non, ah zut, zut, ah \
    mince, mince, en fin de compte, mea culpa, flûte, excuse moi, excusez moi, vérification faite, \
    au final, à la réflexion, en vrai, stop, non mais, j'ai dit, d'après le ticket, selon le \
    ticket, d'après le reçu, selon le reçu, merde, purée, punaise, aïe, après vérification, mille \
    excuses, toutes mes excuses, en y repensant, attends voir, il s'avère, il s'avère que, en \
    vérifiant, vérif
    mayCorrect denies: non non, nan, ah non, ben non, ou plutôt, enfin non, mais non, je veux \
    dire, plus exactement, c'est pas ça, ce n'est pas ça, c'était pas ça, ce n'était pas ça
    itWas: j'ai dit, c'est, c'est pas
    denies: non, plutôt, euh non, c'est faux, pas du tout, non en fait, hé non, eh non
    costed: est, sont, était, étaient, faisait, étais, c'est, c'est pas, m'a coûté, a coûté, ont \
    coûté, coûtait, aurait dû être, devait être, faisaient, revenait à, s'élevait à, valait, \
    n'était, n'est, ce n'était, ce n'est, a fait, c'était pas, ce n'est pas, ce n'était pas
    refersBack: dernière dépense, dernière opération, la dernière, le dernier, les derniers, les \
    dernières, la précédente, le précédent, celle d'avant, celui d'avant, de tout à l'heure, \
    d'avant, d'à l'instant, de tantôt, celui de, celle de, ceux de, celui à, celle à, dernier \
    achat, dernière entrée, cette dépense, cet achat, l'autre, de juste avant, de l'autre fois, \
    l'avant dernière, l'avant dernier
    that: celui, celle
    definite: les, ces
    edits: déplacé, fais, rectifie, corrige, augmente, baisse, mets, mettez, modifie, remplace, \
    ajuste, monte, bascule, transforme, passe le, passe la, passe les, passez le, passez la, \
    classe, range, changez, modifiez, corrigez, modif, modification
    records: entre, note, j'ai dit, dit, écrit, marque, rentré, j'ai tapé, tapé, saisi, inscrit, \
    j'ai mis, tu as mis, as mis, as noté, enregistré, as marqué, avez noté, par erreur, sans faire \
    exprès, par mégarde
    insteadOf: au lieu de, au lieu d, plutôt que, à la place de
    butRather: mais
    not: pas, non, c'est pas, c'était pas, ce n'est pas, ce n'était pas, et non, et pas
    adds: encore, manque, aussi, également, oublié, en plus, un autre, une autre, rajoute, ajoute, \
    pas noté, pas encore noté, pas dit, je t'ai pas dit, pas raconté, il manque
    entry: depense, remboursement, revenu, achat, dernière dépense, dernière opération, dernier \
    achat, dernière entrée, cette dépense, cet achat, opération, entrée
    counters: coute, budget, plafond, refusé, il reste, il me reste, dit que, rappelle moi, \
    rappelez moi, fais moi penser, préviens moi, avertis moi, alerte moi, dis moi quand, je \
    paierai, je payerai, j'achèterai, je commanderai, je prendrai, je réglerai, je donnerai, je \
    rembourserai, je dépenserai, paierai, achèterai, commanderai, réglerai, rembourserai, je \
    prendrais, j'achèterais, je paierais, paierais, achèterais, prendrais, si j'avais, si je si je \
    gagnais, si on avait, me doit, me doivent, lui dois, leur dois, te dois, m'emprunter, veut \
    m'emprunter, aurait coûté, auraient coûté, coûtent, est rendu à, est rendue à, augmente à, \
    grimpe à, en moyenne, échec du paiement, échec de paiement, paiement refusé, il gagne, elle \
    gagne, ils gagnent, elles gagnent, qui gagne, gagne par, gagne bien, touche par mois, passe le \
    mets le budget, tombe seulement, tombera, arrivera, veulent, voulaient, demande, propose, il \
    me faut, il me faudrait, je compte, je pense acheter, j'envisage, devis de, solde de, à n'a \
    pas payé, n'ai pas payé, n'ai pas acheté, n'ai pas dépensé, n'ajoute pas, avec son argent, de \
    sa poche, par mois sur mon salaire, je serai payé, je toucherai, il faudra, faudra, faudrait, \
    on devra, je devrai, pourrais, je pourrais, j'aurais, je rêve de, rêve de, tenté par, \
    j'hésite, hésite, n'oublie pas, pense à, penser à, à rembourser, à payer, reste à payer, dans \
    le rouge, découvert, augmentation, va augmenter, va passer à, passera à, vont augmenter, \
    coûtera, coûteront, valent, demandait, demandent, proposait, devis, estime, limite, fixe le, \
    fixe la, maximum, au max, fixé à, n'est pas passé, n'est pas passée, rien acheté, rien \
    dépensé, n'a pas acheté, a refusé, j'ai refusé, je devais, ramené à, ramener à, me files, je \
    le prends, je la prends, a promis, ont promis, promet, promis, préviens, avertis, alerte, \
    dépasse, dépasser, dépassent, avalé, hors de question, jamais de la vie, pas question, il me \
    manque, me manque, nous manque, livraison gratuite, à gagner, qui perd, y a des, est en promo, \
    sont en promo, nous offre, tenté, dès que, jeu concours, non lus, non lu, t'aurais, louent l, \
    loyer passe à, prix passe à, tarif passe à, abonnement passe à, assurance passe à, pouvons, \
    pouvez, peuvent, pourra, pourrai, pourrons, pourraient, pourrions, devons, devez, devrais, \
    devraient, devrions, devra, devront, faut que, il fallait, voulons, voulez, voudrait, \
    voudraient, voudrions, aimerait, aimerais, aimerions, aimeraient, souhaite, souhaitons, \
    souhaiterais, compte acheter, comptons, je pense prendre, envie de, on va prendre, va prendre, \
    vais prendre, vais acheter, va acheter, vont acheter, va coûter, vont coûter, va payer, vais \
    payer, va falloir, vas payer, vont me rendre, va me rendre, vont nous rendre, va nous rendre, \
    me rendra, me rendront, vont me, va me, va nous, vont nous, j'irai, mettrai, mettrais, \
    mettrait, donnerais, donnerait, dépenserais, dépenserait, achèterait, prendrait, paierait, \
    payerait, payerais, coûteraient, coûtait, est à, sont à, c'est à, passent à, monte à, montent \
    à, grimpent à, baisse à, tombe à, descend à, va monter à, réclame, réclament, en veut, en \
    veulent, en demande, en demandent, facture à, prend cher, offrent, offrait, m'a proposé, nous \
    a proposé, ont proposé, nous a demandé, m'a demandé, m'ont demandé, nous ont demandé, \
    sûrement, probablement, sans doute, normalement on, peut être que, peut être acheter, en \
    dette, doit encore, dois encore, dois de l'argent, je lui dois, je leur dois, je dois à, on \
    doit à, il doit, elle doit, ils doivent, prête moi, prêter, me prêter, m'avancer, avance moi, \
    n'oublie pas de, ne pas oublier, pas oublier, faut pas oublier, rappel, me rappeler, rappeler \
    de, reste sur, sur mon compte il, j'ai sur mon compte, sur le compte, reste plus que, à \
    découvert, mets le plafond, plafonne, limite à, mets la limite, mets le budget, passe le \
    budget, passe la limite, baisse le, augmente le, augmente la, baisse la, monte le budget, \
    budget vacances, budget courses, gagnent, gagnait, est payé, est payée, sont payés, on a \
    convenu, convenu, on s'est mis d'accord, d'accord que, pas pris, pas acheté, pas payé, pas \
    dépensé, rien pris, rien payé, croit que, croient que, pense que, pensent que, prétend que, a \
    dit que, on a dit que, de son argent, son propre argent, ses propres sous, ses sous à elle, \
    ses sous à lui, avec ses sous, avec leurs sous, de leur poche, a été rejeté, a été rejetée, \
    est rejeté, a échoué, n'a pas fonctionné, n'a pas marché, fonds insuffisants, solde \
    insuffisant, provision insuffisante, déjà noté, déjà saisi, déjà inscrit, montre moi, liste \
    moi, qui paie, qui paye, qui va payer, c'est combien, c'était combien, ça coûte, ça coûtera, \
    suffit, suffisait, suffisent, suffira, bastent, le droit de, se en location, à vendre, en \
    vente, trop petit, trop grand, s'il, s'ils
    cancels: je règlerai plus tard, je paierai plus tard, pas encore payé, pas encore payée, pas \
    encore réservé, pas encore acheté, t'en penses quoi, qu'en penses tu, tu en penses quoi, vous \
    en pensez quoi, il a rien eu, elle a rien eu, peut être plus tard, le mois prochain peut être, \
    mais c'était fermé
    telling: est, quand, sont, il, elle, ils, elles, quelqu'un, sera, ont, dure, pèse, manque, \
    manquent, vont, habite, pense, crois, sait, appelle, on est, arrive, reste, attends, c'est, \
    grosso modo, à vue de nez, augmente, augmentent, baisse, fonctionne, j'ai genre, serre, suis, \
    es, êtes, sommes, seront, serai, serons, tu, qui, va, vas, vais, allons, vient, viennent, \
    partent, arrivent, passent, dit, disent, pensent, croit, voit, voient, joue, jouent, durent, \
    habitent, vit, vivent, travaille, travaillent, attend, attendent, attendons, mesure, tient, \
    restent, ouvre, ferme, commence, commencent, finit, finissent, démarre, décolle, atterrit, \
    fêtent, dort, dorment, écoute, portent, rappelle, écrit, répond, signifie, avons, avez, \
    s'appelle, se trouve, se voit, on se, devient, deviennent, perd, marque, mène, personne ne, \
    valable
    doing: compte, pèse, joue, mesure, écrit, vu, regardé, lu, couru, nagé, dormi, attendu, \
    appelé, téléphoné, maigri, grossi, rencontré, appris, grandi, parlé, déménagé, roulé, pédalé, \
    raté, répondu, eu
    outcry: c'est du vol, arnaque, une arnaque, scandale, scandaleux, abusé, c'est abusé, abusif, \
    une honte, la honte, n'importe quoi, c'est dingue, dingue, c'est fou, hallucinant, trop cher, \
    hyper cher, super cher, exagéré, ils exagèrent, du délire, du racket, du grand n'importe quoi
    handed: paye, regle, offert, donne, envoye, vire, transfere, paie, solde, versé, a payé, ont \
    payé, lâché, a donné, ont donné, a versé, ont versé, a envoyé, a viré, a réglé, donnée, \
    versée, envoie, glisse, laisse, file, refile, offre, prête, rend, crédité, a remis, remis, ont \
    remis, a transmis, a soldé, honoré, acquitté, a acquitté, dépanné, a offert, ont offert, a \
    glissé, a filé, ont filé, a laissé, ont laissé, a crédité, ont réglé, ont viré, a transféré, \
    cotisé
    lent: j'avais prêté, j'avais prêtés, prêtés, avancé, j'avais avancé, que je lui avais prêté, \
    j'ai prêté
    sending: virement, paiement, argent, virement reçu, transfert, versement, paylib, lydia, sous, \
    règlement, loyer
    arriving: arrive, arrivée, est tombé, est tombée, est arrivé, est arrivée, tombé, tombée, sont \
    tombés, rentré, rentrée d'argent, sur mon compte, crédité sur mon compte, crédités
    receiverMark: pour, au, aux, a
    employee: apprenti, apprentie, nounou, femme de ménage, jardinier, stagiaire, employé, \
    salarié, salariée, aide ménagère, assistante, enfants, gosses, ado, fiston, serveur, serveuse, \
    livreur, livreuse, chauffeur, coiffeur, coiffeuse, portier, femme de chambre, facteur, \
    gardien, gardienne, voiturier, barman, éboueurs, pompiers, déménageurs, ouvreuse, taxi man, \
    musicien de rue
    thingDay: est, part, examen, c'est, commence, finit, valable, jusqu'au, jusqu'à, jusqu a, \
    jusqu au, jusque, jusqu'en, jusqu en, à partir du, dès le, valable jusqu'au, valide, débute, \
    début, départ, arrivée, renouvelle, renouvellement, se renouvelle, renouvelé, prochain \
    prélèvement, prochaine échéance, expire, fin, livraison, livré, retrait, première, \
    représentation, séance, a lieu
    bookable: place, vol, vols, billet, billets, places, tgv, gîte, croisière, inscription, stage, \
    cours, camping, rdv, voyage, excursion, location
    booked: réservé, réservée, réservés, réservées, acompte, arrhes, d'avance, prévente
    goal: vers
    goalOrMeans: au, a, sur, dans, en
    moving: vire, transfere, virés, virée, virement, transférés, déposé, déplacé, versé
    accountNoun: carte, compte
    bankAccount: banque, compte
    cashAccount: especes, liquide, portefeuille
    cardAccount: carte
    savingsAccount: épargne, livret
    """
}
