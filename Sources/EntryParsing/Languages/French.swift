extension LanguageTable {
  static let french = LanguageTable(
    language: "fr", splitsElisions: true,
    grammar: NumberGrammar(hasBareScales: true, countsPastTen: true, speaksCents: true),
    things: DailyThings.french,
    rows: frenchNumbers + frenchDays + frenchGrammar + frenchCues + frenchRoles + frenchCounters
      + frenchUnmoved + frenchThingDays + frenchDirection + frenchCorrections + frenchItems
      + frenchThingPhrases)

  private static let frenchNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 zero, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze, \
      12 douze, 13 treize, 14 quatorze, 15 quinze, 16 seize, 17 dix sept, 18 dix huit, 19 dix \
      neuf, 20 vingt, 21 vingt et un, 30 trente, 31 trente et un, 40 quarante, 41 quarante et un, \
      50 cinquante, 51 cinquante et un, 60 soixante, 61 soixante et un, 70 septante, 71 soixante \
      et onze, 80 quatre vingt|quatre vingts|huitante|octante, 81 quatre vingt un, 90 nonante
      """),
    .numbers(.scale, "100 cent|cents, 1000 mille|k, 1000000 million|millions"),
    .roles(.half, "demi, demie"), .roles(.point, "virgule, point"),
    .numbers(
      .ordinal, "1 premier|premiere, 2 deuxieme|second, 3 troisieme, 4 quatrieme, 5 cinquieme"),
    .number(.minorUnit, 100, "centime, centimes, cent, cents"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dollar, dollars"),
    .currency("GBP EGP LBP", "livre sterling, livres sterling"),
    .currency("EUR", "euro, euros, balles, balle, boules"),
    .currency("CHF XOF XAF XPF", "franc, francs, fr"),
    .currency("SEK NOK DKK CZK ISK?", "couronne, couronnes"),
    .currency("GBP EGP LBP", "livres"), .currency("INR PKR LKR NPR IDR MUR", "roupie, roupies"),
    .currency("JPY", "yen, yens"), .currency("RUB", "rouble, roubles"),
    .currency("PLN", "zloty, zlotys"),
    .currency("BRL", "real, réaux, reais"), .currency("TRY", "lire, livres turques, livre turque"),
  ]

  private static let frenchDays: [WordRow] = [
    .number(.relativeDay, 0, "aujourd'hui, aujourdhui, ce matin, ce soir, cet apres midi"),
    .number(
      .relativeDay, -1,
      "hier, ier soir, ier matin, hier soir, hier matin, hier midi, hier apres midi, la veille, cette nuit"
    ),
    .number(.relativeDay, -2, "avant hier, avant hier soir"), .number(.relativeDay, 1, "demain"),
    .weekdays("1 lundi, 2 mardi, 3 mercredi, 4 jeudi, 5 vendredi, 6 samedi, 7 dimanche"),
    .months(
      """
      1 janvier|janv|jan, 2 fevrier|fev|fevr, 3 mars, 4 avril|avr, 5 mai, 6 juin, 7 juillet|juil, \
      8 aout, 9 septembre|sept, 10 octobre|oct, 11 novembre|nov, 12 decembre|dec
      """),
    .number(.span, 1, "jour, jours"), .number(.span, 7, "semaine, semaines"),
    .number(.span, -1, "mois"), .number(.span, -12, "an, ans, annee, annees"),
    .roles(.agoBefore, "il y a, y a"), .roles(.last, "dernier, derniere, passe, passee"),
    .roles(.this, "ce, cet, cette"), .roles(.next, "prochain, prochaine"),
    .roles(.every, "chaque, par mois, mensuel"), .roles(.clock, "h"),
  ]

  private static let frenchGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      depense, depenses, paye, payer, achete, acheter, coute, commande, regle, offert, donne a, \
      pris, bu, mange
      """),
    .roles(.give, "donne, envoye, vire, transfere"),
    .roles(
      .receive,
      """
      recu, gagne, touche, vendu, m'a donne, m'a envoye, m'a paye, m'a vire, m'ont donne, m'ont \
      paye, m'a offert, trouve, encaisse
      """),
    .roles(.refund, "rembourse, remboursement, m'a rembourse, remboursee, avoir de"),
    .roles(
      .incomeSource,
      """
      salaire, paie, paye du mois, prime, dividende, dividendes, revenu, revenus, bourse d'etudes, \
      retraite
      """),
    .roles(
      .person,
      """
      maman, papa, mere, pere, mamie, papi, grand mere, grand pere, tante, oncle, soeur, frere, \
      cousin, cousine, ami, amie, copain, copine, mari, femme, fils, fille
      """),
    .roles(.payer, "client, patron, employeur"), .roles(.me, "moi, nous"),
    .roles(.subjectI, "je, j, j'ai"),
    .roles(.putAway, "mis, place"),
    .items(.savings, also: .putAway, weight: 6, "epargne, economise"),
    .items(.investment, also: .putAway, weight: 6, "investi"),
    .roles(.forWord, "pour"), .roles([.at], "chez, au, aux, a"), .roles(.on, "le, la, les, sur"),
    .number([.article, .cardinal], 1, "un, une"),
    .roles(.article, "des, mon, ma, mes, l"), .roles([.within], "dans, en"),
    .roles(.of, "de, du, d"), .roles(.with, "avec"), .roles(.by, "par"),
    .roles(.and, "et, puis, plus"), .roles(.or, "ou"), .roles(.to, "vers"),
    .roles(.filler, "environ, juste, encore, exactement, ai, est, c, petit, petite"),
    .roles(
      .question, "combien, comment, quand, quel, quelle, pourquoi, est ce que, puis je, dois je"),
    .roles(.command, "supprime, supprimer, annule, annuler, efface"),
    .roles(.negation, "jamais, pas"),
    .roles(.total, "total, au total, en tout"),
    .roles(.each, "chacun, chacune, piece, par personne"),
    .roles(.split, "partage, divise"), .roles(.heads, "personnes, personne"),
    .roles(.account, "especes, en especes, carte, par carte, liquide, banque"),
    .roles(
      [.bankWord, .spend],
      "paiement de, paiement par carte, prelevement, prelevement de, retrait de, achat de"),
    .roles([.bankWord, .balance], "solde"),
    .roles(.bankWord, "carte bancaire, compte, autorisation"),
    .roles(.occasion, "anniversaire, noel"),
  ]

  private static let frenchItems: [WordRow] = [
    .items(
      .dining,
      """
      dejeuner, diner, petit dejeuner, brunch, cafe, cafes, the, biere, bieres, vin, vins, verre, \
      sandwich, burger, glace, dessert, repas, resto, gouter, apero, pourboire, kebab, pizza, \
      croissants
      """),
    .places(.dining, "restaurant, bistrot, brasserie, bar, pizzeria, snack"),
    .items(
      .groceries,
      """
      courses, epicerie, supermarche, alimentation, nourriture, legumes, fruits, lait, pain, \
      oeufs, viande, poisson, fromage, beurre, marche, eau
      """),
    .places(.groceries, "boulangerie, boucherie, primeur, superette"),
    .items(
      .transport,
      """
      essence, taxi, bus, metro, train, tram, transport, transports, carburant, gazole, peage, \
      stationnement, billet de train, garage, velo, parking, vidange, pneus, ticket de metro
      """),
    .items(.housing, "loyer, hypotheque, charges, plombier, logement, travaux, maison"),
    .items(
      .utilities,
      """
      electricite, facture, gaz, internet, telephone, forfait, forfait mobile, eau facture, \
      chauffage, frais bancaires, frais de compte, frais de tenue de compte, frais de decouvert, \
      frais de banque
      """),
    .items(
      .health,
      """
      pharmacie, medecin, docteur, dentiste, medicaments, hopital, lunettes, coiffeur, coiffure, \
      salle de sport, sante, ordonnance, kine, veterinaire
      """),
    .items(.insurance, "assurance, assurances, mutuelle, assurance auto, assurance habitation"),
    .items(
      .entertainment,
      """
      cinema, film, concert, theatre, musee, jeu, jeux, jeux video, spectacle, loisirs, boite de \
      nuit, sortie, sorties, loto
      """),
    .items(
      .shopping,
      """
      vetements, chaussures, chemise, pantalon, robe, ordinateur, telephone neuf, livre, livres, \
      meubles, jouets, bijoux, achats, veste, manteau, sac
      """),
    .items(
      .travel,
      "voyage, voyages, vol, hotel, vacances, avion, billet d'avion, auberge, camping, sejour"),
    .items(.subscriptions, "abonnement, abonnements"),
    .items(
      .education,
      """
      ecole, universite, cours, formation, scolarite, frais de scolarite, creche, garderie, \
      cantine
      """),
    .items(.gifts, "cadeau, cadeaux, don, dons, fleurs, charite"),
    .items(
      .investment, also: .investment, weight: 6,
      "investissement, investissements, actions, bourse, pea, assurance vie, cryptomonnaie"),
    .items(.savings, "livret a, epargne de precaution, economies, epargne"),
    .items(.debt, "dette, dettes, pret, prets, credit, credit immobilier, emprunt, mensualite"),
  ]
}
