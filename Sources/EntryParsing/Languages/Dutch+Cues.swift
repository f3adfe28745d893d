extension LanguageTable {
  /// Words that describe the amounts of a sentence, see ``WordCues``.
  static let dutchCues: [WordRow] = [
    .cues(.surcharge, "fooi, btw, belasting, servicekosten"),
    .cues(.included, "inclusief, incl, inbegrepen, exclusief, excl"),
    .cues(.discount, "korting, kortingsbon, waardebon"),
    .cues(.former, "in plaats van, eerst, voorheen, normaal"),
    .cues(.current, "nu, afgeprijsd, in de aanbieding"),
    .cues(.share, "deel, aandeel"), .cues(.owner, "mijn, onze, ons, zijn, haar, hun, jouw"),
    .repeated(2, "twee keer, tweemaal, dubbel"), .repeated(3, "drie keer, driemaal"),
    .repeated(4, "vier keer, viermaal"),
    .roles(.split, "gedeeld, verdeeld, gesplitst, delen"),
    .roles(.heads, "vrienden, vriendinnen, man"), .roles(.each, "per hoofd, elk, p p"),
    .cues(.unit, "km, kilometer, stappen, graden, calorieën, punten, doelpunten, berichten, liter"),
    .cues(.copula, "is, zijn"),
    .cues(.plan, "budget, doel, spaardoel, limiet, saldo"),
    .cues(.goal, "naar, aan"), .cues(.goalOrMeans, "op, in"),
    .cues(.moving, "overboeking, overschrijving, verplaatst"),
    .cues(.accountNoun, "rekening, kaart"), .cues(.bankAccount, "bank, betaalrekening, rekening"),
    .cues(.cashAccount, "portemonnee"), .cues(.cardAccount, "kaart, creditcard"),
    .cues(.savingsAccount, "spaarrekening, spaargeld"),
    .cues(
      .failed,
      "mislukt, mislukte, geweigerd, geweigerde, afgewezen, openstaand, openstaande, onbetaald"),
    .cues(.payment, "betaling, kaart, pas, overboeking, incasso, rekening, transactie, bestelling"),
    .cues(.condition, "als ik, als het, indien, tenzij, als we"),
    .cues(.borrowed, "geleend, leende, lening gekregen, lening ontvangen, te leen"),
    .cues(.somebody, "hij, zij, ze, iemand"),
    .cues(.ownMoney, "betaald, uitgegeven, gekocht, verdiend, gespaard"),
    .roles(
      .remark,
      "wil, wilde, moet, zou, zal, ga, gaan, wou, bijna gekocht, ben schuldig, schuldig"),
    .roles(.question, "moet ik, zal ik, is het, zou ik, kan ik, heb ik"),
  ]
}
