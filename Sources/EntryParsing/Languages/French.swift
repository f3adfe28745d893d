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
    onze, 80 quatre vingt(|s)|huitante|octante, 81 quatre vingt un, 90 nonante
    cardinal article: 1 un|une
    scale: 1000 mille
    scale minorUnit: 100 cent|cents
    half: 0 demi|demie
    ordinal: 1 premier(|e), 2 deuxieme, 3 troisieme, 4 quatrieme, 5 cinquieme
    point: virgule, point
    currency: USD CAD AUD NZD SGD HKD TWD dollar(|s), GBP EGP LBP livre(|s) sterling|livres, EUR \
    euro|euros|balle(|s)|boules, CHF XOF XAF XPF fr, SEK NOK DKK CZK ISK? couronne(|s), INR PKR \
    LKR NPR IDR MUR roupie(|s), RUB rouble(|s), PLN zloty(|s), BRL réaux, TRY livres turques|livre \
    turque
    minorUnit: 100 centime(|s)
    relativeDay: 0 aujourd'hui|ce matin|ce soir|cet apres midi, -1 hier|ier soir|ier matin|hier \
    (soir|matin|midi)|hier apres midi|la veille|cette nuit, -2 avant hier|avant hier soir, 1 \
    demain
    weekday: 1 lundi, 2 mardi, 3 mercredi, 4 jeudi, 5 vendredi, 6 samedi, 7 dimanche
    month: 1 janvier|janv, 2 fev(|rier|r), 3 mars, 4 avril|avr, 5 mai, 6 juin, 7 juillet|juil, 8 \
    aout, 9 septembre|sept, 10 octobre, 11 novembre, 12 decembre
    span: 1 jour|jours, 7 semaine(|s), -1 mois, -12 an|ans|annee(|s)
    agoBefore: il y a, y a
    last: dernier(|e), passe(|e)
    this: ce, cet, cette
    next: prochain(|e)
    every: chaque, par mois, mensuel
    clock: h
    spend: depense(|s), paye, payer, achete(|r), coute, commande, regle, offert, donne a, pris, \
    bu, mange, banque, paiement de, paiement par carte, prelevement, prelevement de, retrait de, \
    achat de, m'a coûté, m'ont coûté, nous a coûté, a coûté, ont coûté, ça m'a coûté, laissé \
    (chez|au), laissé à la, claqué(|e), flambé, craqué, cramé, déb(oursé|ité|ités), lâché, casqué, \
    raqué, fait le plein, prélevé(|s|e)
    give: donne, envoye, vire, transfere
    receive: recu, gagn(e|és|ée), touch(e|és|ée|ées), vendu(|e|s|es), m'a donne, m'a envoye, m'a \
    paye, m'a vire, m'ont donne, m'ont paye, m'a offert, trouv(e|és), encaiss(e|és|ée|ées), \
    perçu(|s), reçu(e|s|es), empoché, m'a glissé, m'a laissé, m'ont laissé, on m'a laissé, m'a \
    filé, m'a refilé, m'a versé, m'ont versé, m'a fait un virement, remporté, récolté, de recette, \
    nous a (donné|offert|versé|envoyé), nous ont donné, revendu(|e|s), refourgué, hérité, ramassé, \
    palpé, raflé, bradé, m'a fait un don, m'a fait un chèque, m'a fait un bizum, m'ont envoyé, \
    m'ont viré, été (payé|payée|augmenté), liquidé mon, a rapporté, ont rapporté, m'a rapporté, \
    m'ont rapporté
    refund: rembours(e|ement|ee|és|ées), m'a rembourse, avoir (de|crédité), ristourne, rendue(|s), \
    caution (rendue|restituée), restitué(|e), crédité sur ma carte, recrédité, dédommagé, \
    indemnisé, m'a dédommagé, m'a indemnisé, m'a rendu, m'ont rendu, on m'a rendu, récupéré(|e), \
    m'ont remboursé, on m'a remboursé, trop perçu rendu
    back: en retour
    incomeSource: salaire, paie, paye du mois, prime(|s), dividende(|s), revenu(|s), bourse \
    d'etudes, retraite, chômage, alloc(|ation|s), allocations, caf, apl, rsa, prime d'activité, \
    pension alimentaire, bourse, bourse du crous, treizième mois, intér(êts|im), intérêts du \
    livret, loyer (reçu|encaissé), loyers encaissés, paye de, ma paye, solde de tout compte, \
    indemnité(|s), pourboires, pourboires reçus, cachet(|s), commission, honoraires, droits \
    d'auteur, héritage, argent de poche, allocations familiales, congé maternité, arrêt maladie, \
    heures sup payées, participation, intéressement, gains, crous, recette(|s), 13e mois, 13ème \
    mois, prime de (noël|rentrée), prime de fin d'année, allocation (logement|chômage|rentrée), \
    aide au logement, indemnités journalières, retraite complémentaire, pension de réversion, \
    rente, plus value, étrennes, pige, piges, recette(|s) du jour, gain(|s) au loto, rappel de \
    salaire, heures supplémentaires, job d'été, petit boulot, argent d'anniversaire, indemnité de \
    licenciement, vente(|s) vinted, ventes du jour, pécule, rémunération, gratification de stage, \
    gratification, solde d'intérim, minimum vieillesse
    person: maman, mere, pere, mamie, papi, grand (mere|pere), tante, oncle, soeur, frere, \
    cousine, ami, amie, copain, copine, mari, femme, fils, fille, collègue, voisin(|e), coloc, \
    colocataire, grands parents, beau (père|frère), belle (mère|soeur), neveu, tonton, tata, \
    tatie, parrain, marraine, pote
    payer: patron(|ne), employeu(r|se|rs), caf, cliente(|s), locataire(|s), boîte, acheteu(r|se), \
    bailleur, sous locataire(|s), acquéreur, caisse
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
    filler: environ, juste, encore, exactement, ai, est, c, petit(|e), dont, note, j'ai dit, \
    c'est, c'est pas, seulement, que, quand même, s
    filler itWas: j'avais payé, j'ai payé que, j'avais payé que, il s'agissait de, c'était que, ça \
    coûtait, ce sont, ça fait que, j'en ai eu pour
    filler itWas costed: c'était, c'étaient, ça fai(sait|t), cétait
    filler mayCorrect itWas: mets plutôt, oublie (les|le|la), disons, dernière opération à, \
    dernière dépense en, je dis(|ais)
    question: combien, comment, quand, quel, quelle, pourquoi, est ce que, puis je, dois je, \
    devrais je, est ce, faut il, vaut il
    command: supprime(|r), annule(|r), efface
    remark: je (veux|vais|dois|voudrais|devrais), il faut, on va, on doit, presque acheté, failli, \
    envie d'acheter, j'aimerais
    negation: jamais, pas
    total: au total, en tout
    each: chacun(|e), piece, par personne, par tête, l'unité
    split: partag(e|ée), divis(e|ée)
    heads: personne(|s), amis, amies, copains, parts, invité(s|es), gens, collègues, potes
    measure: gramme(|s)
    model: table, taille
    account: especes, en especes, carte, par carte, liquide, banque
    occasion: anniversaire, noel
    within: dans, en, entre
    bankWord: paiement de, paiement par carte, prelevement, prelevement de, retrait de, achat de, \
    solde, carte bancaire, compte, autorisation
    balance: solde
    item groceries: courses, epicerie, supermarche, alimentation, nourriture, legumes, lait, pain, \
    oeufs, viande, poisson, fromage, beurre, marche, eau
    item groceries 6: liquide vaisselle, papier (toilette|alu), sacs poubelle, essuie tout, lait \
    en poudre, petits (pots|pois), produits ménagers, eau minérale
    item dining: dejeuner, diner, petit dejeuner, cafe, cafes, the, biere(|s), vin, vins, verre, \
    glace, repas, resto, gouter, apero, pourboire
    item dining 6: petit dej, café crème, pourboire au restaurant, ticket resto, happy hour, verre \
    en terrasse
    item transport: essence, metro, transports, carburant, gazole, peage, stationnement, billet de \
    train, garage, velo, vidange, pneus, ticket de metro
    item transport 6: fai(t|re) le plein, contrôle technique, carte (grise|navigo), pass navigo, \
    lave auto, plein d essence, plein de gasoil, pneus neige, place de parking, carte de \
    stationnement
    item housing: loyer, hypotheque, charges, plombier, logement, travaux, maison
    item housing 6: taxe foncière, taxe habitation, papier peint, femme de ménage, charges de \
    copropriété, agence immobilière, garde meuble
    item utilities: electricite, facture, gaz, telephone, forfait, forfait mobile, eau facture, \
    chauffage, frais bancaires, frais de (compte|decouvert|banque), frais de tenue de compte
    item utilities 6: facture edf, carte sim, box internet, fibre internet, recharge mobile
    item health: pharmacie, medecin, docteur, dentiste, medicaments, hopital, lunettes, coiff(eur|\
    ure), salle de sport, sante, ordonnance, kine, veterinaire
    item health 6: vernis à ongles semi permanent, sage femme, crème solaire, appareil dentaire, \
    lunettes de vue, lentilles de contact, prise de sang
    item insurance: assurance(|s), mutuelle, assurance auto, assurance habitation
    item insurance 6: assurance (maison|voiture|scolaire|voyage)
    item entertainment: musee, jeu, jeux, jeux video, spectacle, loisirs, boite de nuit, sortie(|\
    s), loto
    item entertainment 6: parc d attractions, jeu vidéo, bande dessinée, fête foraine, forfait \
    ski, place(|s) de concert, places de ciné, jeu(|x) de société
    item shopping: vetements, chaussures, chemise, pantalon, robe, ordinateur, telephone neuf, \
    livre(|s), meubles, jouets, bijoux, achats, veste, manteau, sac
    item shopping 6: vernis à ongles, rouge à lèvres, fond de teint, croquettes (chien|chat), \
    croquettes pour le chien, croquettes pour chat, appareil photo, fer à repasser, lave (linge|\
    vaisselle), machine à laver, grille pain, micro ondes, sous vêtements, soutien gorge, maillot \
    de bain, lit bébé, siège auto, pot de fleurs, sac à (dos|main)
    item travel: voyage(|s), vol, vacances, avion, billet d'avion, auberge, camping, sejour
    item travel 6: billet d avion, chambre d hôtes, location de voiture, location vacances, taxe \
    de séjour
    item subscriptions: abonnement(|s)
    item education: ecole, universite, cours, formation, scolarite, frais de scolarite, creche, \
    garderie, cantine
    item education 6: auto école, centre aéré, cantine scolaire, fournitures scolaires, sortie \
    scolaire, permis de conduire, baby sitter, cours de soutien, livres scolaires
    item gifts: cadeau(|x), don, dons, fleurs, charite
    item gifts 6: cadeau de mariage, cadeau d anniversaire, carte cadeau, étrennes concierge
    investment item investment 6: investissement(|s), actions, bourse, pea, assurance vie, \
    cryptomonnaie
    putAway item investment 6: investi
    item savings: livret a, epargne de precaution, economies
    putAway item savings 6: epargne, economise, mis de côté, mettre de côté, de côté
    item debt: dette(|s), pret, prets, credit, credit immobilier, emprunt, mensualite
    item other: impôt(|s) sur le revenu, taxe sur les salaires
    item other 6: timbre fiscal, expert comptable, carte d identité
    place groceries: boulangerie, boucherie, primeur, superette
    place dining: bistrot, snack
    """
}
