extension LanguageTable {
  static let french = LanguageTable(
    language: "fr", splitsElisions: true,
    grammar: NumberGrammar(hasBareScales: true, countsPastTen: true, speaksCents: true),
    things: DailyThings.french,
    texts: [frenchWords, frenchCues])

  private static let frenchWords: StaticString =
    """
    cardinal: 0 zero, 2 deux, 3 trois, 4 quatre, 5 cinq, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze, \
    12 douze, 13 treize, 14 quatorze, 15 quinze, 16 seize, 17 dix sept, 18 dix huit, 19 dix neuf, \
    20 vingt, 21 vingt et un, 30 trente, 31 trente et un, 40 quarante, 41 quarante et un, 50 \
    cinquante, 51 cinquante et un, 60 soixante, 61 soixante et un, 70 septante, 71 soixante et \
    onze, 80 quatre vingt|quatre vingts|huitante|octante, 81 quatre vingt un, 90 nonante
    cardinal article: 1 un|une
    scale: 1000 mille
    scale minorUnit: 100 cent|cents
    half: 0 demi|demie
    ordinal: 1 premier|premiere, 2 deuxieme, 3 troisieme, 4 quatrieme, 5 cinquieme
    point: virgule, point
    currency: USD CAD AUD NZD SGD HKD TWD dollar|dollars, GBP EGP LBP livre sterling|livres \
    sterling|livres, EUR euro|euros|balles|balle|boules, CHF XOF XAF XPF fr, SEK NOK DKK CZK ISK? \
    couronne|couronnes, INR PKR LKR NPR IDR MUR roupie|roupies, RUB rouble|roubles, PLN zloty|\
    zlotys, BRL réaux, TRY livres turques|livre turque
    minorUnit: 100 centime|centimes
    relativeDay: 0 aujourd'hui|ce matin|ce soir|cet apres midi, -1 hier|ier soir|ier matin|hier \
    soir|hier matin|hier midi|hier apres midi|la veille|cette nuit, -2 avant hier|avant hier soir, \
    1 demain
    weekday: 1 lundi, 2 mardi, 3 mercredi, 4 jeudi, 5 vendredi, 6 samedi, 7 dimanche
    month: 1 janvier|janv, 2 fevrier|fev|fevr, 3 mars, 4 avril|avr, 5 mai, 6 juin, 7 juillet|juil, \
    8 aout, 9 septembre|sept, 10 octobre, 11 novembre, 12 decembre
    span: 1 jour|jours, 7 semaine|semaines, -1 mois, -12 an|ans|annee|annees
    agoBefore: il y a, y a
    last: dernier, derniere, passe, passee
    this: ce, cet, cette
    next: prochain, prochaine
    every: chaque, par mois, mensuel
    clock: h
    spend: depense, depenses, paye, payer, achete, acheter, coute, commande, regle, offert, donne \
    a, pris, bu, mange, banque, paiement de, paiement par carte, prelevement, prelevement de, \
    retrait de, achat de, m'a coûté, m'ont coûté, nous a coûté, a coûté, ont coûté, ça m'a coûté, \
    laissé chez, laissé au, laissé à la, claqué, claquée, flambé, craqué, cramé, déboursé, lâché, \
    casqué, raqué, fait le plein, prélevé, prélevés, prélevée, débité, débités
    give: donne, envoye, vire, transfere
    receive: recu, gagne, touche, vendu, m'a donne, m'a envoye, m'a paye, m'a vire, m'ont donne, \
    m'ont paye, m'a offert, trouve, encaisse, touchés, touchée, touchées, perçu, perçus, reçue, \
    reçus, reçues, gagnés, gagnée, vendue, vendus, vendues, encaissés, encaissée, empoché, m'a \
    glissé, m'a laissé, m'ont laissé, on m'a laissé, m'a filé, m'a refilé, m'a versé, m'ont versé, \
    m'a fait un virement, trouvés, remporté, récolté, de recette, nous a donné, nous a offert, \
    nous ont donné, revendu, revendue, revendus, refourgué, hérité, ramassé, palpé, raflé, bradé, \
    encaissées, m'a fait un don, m'a fait un chèque, m'a fait un bizum, m'ont envoyé, m'ont viré, \
    nous a versé, nous a envoyé, été payé, été payée, été augmenté, liquidé mon, a rapporté, ont \
    rapporté, m'a rapporté, m'ont rapporté
    refund: rembourse, remboursement, m'a rembourse, remboursee, avoir de, ristourne, rendue, \
    rendues, caution rendue, restituée, caution restituée, restitué, crédité sur ma carte, \
    recrédité, dédommagé, indemnisé, m'a dédommagé, m'a indemnisé, m'a rendu, m'ont rendu, on m'a \
    rendu, remboursés, remboursées, récupéré, récupérée, m'ont remboursé, on m'a remboursé, avoir \
    crédité, trop perçu rendu
    back: en retour
    incomeSource: salaire, paie, paye du mois, prime, dividende, dividendes, revenu, revenus, \
    bourse d'etudes, retraite, chômage, allocation, allocations, alloc, allocs, caf, apl, rsa, \
    prime d'activité, pension alimentaire, bourse, bourse du crous, treizième mois, intérêts, \
    intérêts du livret, loyer reçu, loyers encaissés, paye de, ma paye, solde de tout compte, \
    indemnités, indemnité, pourboires, pourboires reçus, cachet, commission, honoraires, droits \
    d'auteur, héritage, argent de poche, allocations familiales, congé maternité, arrêt maladie, \
    heures sup payées, participation, intéressement, gains, cachets, crous, recette, recettes, 13e \
    mois, 13ème mois, prime de noël, prime de fin d'année, prime de rentrée, allocation logement, \
    aide au logement, allocation chômage, indemnités journalières, retraite complémentaire, \
    pension de réversion, rente, plus value, étrennes, pige, piges, recette du jour, recettes du \
    jour, gain au loto, gains au loto, rappel de salaire, heures supplémentaires, job d'été, petit \
    boulot, argent d'anniversaire, indemnité de licenciement, primes, vente vinted, ventes vinted, \
    ventes du jour, pécule, loyer encaissé, rémunération, gratification de stage, gratification, \
    solde d'intérim, intérim, allocation rentrée, minimum vieillesse
    person: maman, mere, pere, mamie, papi, grand mere, grand pere, tante, oncle, soeur, frere, \
    cousine, ami, amie, copain, copine, mari, femme, fils, fille, collègue, voisin, voisine, \
    coloc, colocataire, grands parents, beau père, belle mère, beau frère, belle soeur, neveu, \
    tonton, tata, tatie, parrain, marraine, pote
    payer: patron, employeur, caf, cliente, clientes, locataire, locataires, patronne, boîte, \
    acheteur, acheteuse, employeuse, bailleur, sous locataire, sous locataires, employeurs, \
    acquéreur, caisse
    me: moi, nous
    subjectI: je, j, j'ai, j'avais, on a, nous avons
    putAway: mis, place
    at: chez, au, aux, a
    to: vers
    forWord: pour
    on: le, la, les, sur
    with: avec
    by: par
    of: de, du, d
    and: et, puis, plus
    or: ou
    article: des, mon, ma, mes, l
    filler: environ, juste, encore, exactement, ai, est, c, petit, petite, dont, note, j'ai dit, \
    c'est, c'est pas, seulement, que, quand même, s
    filler itWas: j'avais payé, j'ai payé que, j'avais payé que, il s'agissait de, c'était que, ça \
    coûtait, ce sont, ça fait que, j'en ai eu pour
    filler itWas costed: c'était, c'étaient, ça faisait, cétait, ça fait
    filler mayCorrect itWas: mets plutôt, oublie les, oublie le, oublie la, disons, dernière \
    opération à, dernière dépense en, je disais, je dis
    question: combien, comment, quand, quel, quelle, pourquoi, est ce que, puis je, dois je, \
    devrais je, est ce, faut il, vaut il
    command: supprime, supprimer, annule, annuler, efface
    remark: je veux, je vais, je dois, je voudrais, il faut, on va, on doit, je devrais, presque \
    acheté, failli, envie d'acheter, j'aimerais
    negation: jamais, pas
    total: au total, en tout
    each: chacun, chacune, piece, par personne, par tête, l'unité
    split: partage, divise, partagée, divisée
    heads: personnes, personne, amis, amies, copains, parts, invités, invitées, gens, collègues, \
    potes
    measure: gramme, grammes
    model: table, taille
    account: especes, en especes, carte, par carte, liquide, banque
    occasion: anniversaire, noel
    within: dans, en, entre
    bankWord: paiement de, paiement par carte, prelevement, prelevement de, retrait de, achat de, \
    solde, carte bancaire, compte, autorisation
    balance: solde
    item groceries: courses, epicerie, supermarche, alimentation, nourriture, legumes, lait, pain, \
    oeufs, viande, poisson, fromage, beurre, marche, eau
    item groceries 6: liquide vaisselle, papier toilette, papier alu, sacs poubelle, essuie tout, \
    lait en poudre, petits pots, produits ménagers, petits pois, eau minérale
    item dining: dejeuner, diner, petit dejeuner, cafe, cafes, the, biere, bieres, vin, vins, \
    verre, glace, repas, resto, gouter, apero, pourboire
    item dining 6: petit dej, café crème, pourboire au restaurant, ticket resto, happy hour, verre \
    en terrasse
    item transport: essence, metro, transports, carburant, gazole, peage, stationnement, billet de \
    train, garage, velo, vidange, pneus, ticket de metro
    item transport 6: fait le plein, faire le plein, contrôle technique, carte grise, carte \
    navigo, pass navigo, lave auto, plein d essence, plein de gasoil, pneus neige, place de \
    parking, carte de stationnement
    item housing: loyer, hypotheque, charges, plombier, logement, travaux, maison
    item housing 6: taxe foncière, taxe habitation, papier peint, femme de ménage, charges de \
    copropriété, agence immobilière, garde meuble
    item utilities: electricite, facture, gaz, telephone, forfait, forfait mobile, eau facture, \
    chauffage, frais bancaires, frais de compte, frais de tenue de compte, frais de decouvert, \
    frais de banque
    item utilities 6: facture edf, carte sim, box internet, fibre internet, recharge mobile
    item health: pharmacie, medecin, docteur, dentiste, medicaments, hopital, lunettes, coiffeur, \
    coiffure, salle de sport, sante, ordonnance, kine, veterinaire
    item health 6: vernis à ongles semi permanent, sage femme, crème solaire, appareil dentaire, \
    lunettes de vue, lentilles de contact, prise de sang
    item insurance: assurance, assurances, mutuelle, assurance auto, assurance habitation
    item insurance 6: assurance maison, assurance voiture, assurance scolaire, assurance voyage
    item entertainment: musee, jeu, jeux, jeux video, spectacle, loisirs, boite de nuit, sortie, \
    sorties, loto
    item entertainment 6: parc d attractions, jeu vidéo, bande dessinée, fête foraine, forfait \
    ski, place de concert, places de concert, places de ciné, jeu de société, jeux de société
    item shopping: vetements, chaussures, chemise, pantalon, robe, ordinateur, telephone neuf, \
    livre, livres, meubles, jouets, bijoux, achats, veste, manteau, sac
    item shopping 6: vernis à ongles, rouge à lèvres, fond de teint, croquettes chien, croquettes \
    chat, croquettes pour le chien, croquettes pour chat, appareil photo, fer à repasser, lave \
    linge, lave vaisselle, machine à laver, grille pain, micro ondes, sous vêtements, soutien \
    gorge, maillot de bain, lit bébé, siège auto, pot de fleurs, sac à dos, sac à main
    item travel: voyage, voyages, vol, vacances, avion, billet d'avion, auberge, camping, sejour
    item travel 6: billet d avion, chambre d hôtes, location de voiture, location vacances, taxe \
    de séjour
    item subscriptions: abonnement, abonnements
    item education: ecole, universite, cours, formation, scolarite, frais de scolarite, creche, \
    garderie, cantine
    item education 6: auto école, centre aéré, cantine scolaire, fournitures scolaires, sortie \
    scolaire, permis de conduire, baby sitter, cours de soutien, livres scolaires
    item gifts: cadeau, cadeaux, don, dons, fleurs, charite
    item gifts 6: cadeau de mariage, cadeau d anniversaire, carte cadeau, étrennes concierge
    investment item investment 6: investissement, investissements, actions, bourse, pea, assurance \
    vie, cryptomonnaie
    putAway item investment 6: investi
    item savings: livret a, epargne de precaution, economies
    putAway item savings 6: epargne, economise, mis de côté, mettre de côté, de côté
    item debt: dette, dettes, pret, prets, credit, credit immobilier, emprunt, mensualite
    item other: impôt sur le revenu, impôts sur le revenu, taxe sur les salaires
    item other 6: timbre fiscal, expert comptable, carte d identité
    place groceries: boulangerie, boucherie, primeur, superette
    place dining: bistrot, snack
    """
}
