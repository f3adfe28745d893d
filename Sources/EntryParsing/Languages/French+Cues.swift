extension LanguageTable {
  /// Words that describe the amounts of a sentence, see ``WordCues``.
  static let frenchCues: [WordRow] = [
    .cues(.surcharge, "pourboire, tva, taxe, taxes, frais de service"),
    .cues(.included, "inclus, incluse, compris, comprise, ttc, incl"),
    WordRow(roles: .filler, value: .none, words: "dont", cues: .included),
    .cues(.discount, "remise, réduction, rabais, bon de réduction, ristourne"),
    .cues(.former, "au lieu de, avant, initialement, à l'origine"),
    .cues(.current, "maintenant, soldé, soldée, en promo, en solde"),
    .cues(.share, "part"), .cues(.mine, "la mienne, le mien"),
    .cues(.owner, "mon, ma, mes, notre, nos, son, sa, ses, leur, ton, ta"),
    .repeated(2, "deux fois, en double"), .repeated(3, "trois fois"), .repeated(4, "quatre fois"),
    .roles(.split, "partagé, partagée, divisé, divisée"),
    .roles(.heads, "amis, amies, copains, parts"), .roles(.each, "par tête, l'unité"),
    .roles(.within, "entre"),
    .cues(
      .unit, "km, kilomètres, pas faits, degrés, calories, points, buts, pages, messages, litres"),
    .cues(.copula, "est, sont"),
    .cues(.plan, "budget, objectif, plafond, solde"),
    .cues(.goal, "vers"), .cues(.goalOrMeans, "sur, à, au, dans, en"),
    .cues(.moving, "viré, virés, virée, virement, transféré, transférés, déposé, déplacé, versé"),
    .cues(.accountNoun, "compte, carte"), .cues(.bankAccount, "banque, compte"),
    .cues(.cashAccount, "espèces, liquide, portefeuille"), .cues(.cardAccount, "carte"),
    .cues(.savingsAccount, "épargne, livret"),
    .cues(
      .failed,
      "échoué, échouée, refusé, refusée, rejeté, rejetée, en attente, impayé, impayée"),
    .cues(
      .payment, "paiement, carte, virement, prélèvement, facture, achat, transaction, commande"),
    .cues(
      .condition, "si j'achète, si je paie, si j'achetais, si ça coûte, si c'est, si on achète"),
    .cues(
      .borrowed,
      "emprunté, empruntée, emprunte, m'a prêté, m'ont prêté, prêt obtenu, crédit obtenu"),
    .cues(.somebody, "il, elle, ils, elles, quelqu'un"),
    .cues(.ownMoney, "a payé, a dépensé, a acheté, a gagné, ont payé, ont dépensé, ont acheté"),
    .roles(
      .remark,
      """
      je veux, je vais, je dois, je voudrais, il faut, on va, on doit, je devrais, presque acheté, \
      failli, envie d'acheter, j'aimerais
      """),
    .roles(.question, "dois je, devrais je, est ce, faut il, vaut il"),
  ]
}
