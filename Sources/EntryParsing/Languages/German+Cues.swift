extension LanguageTable {
  /// Words that describe the amounts of a sentence, see ``WordCues``.
  static let germanCues: [WordRow] = [
    .cues(.surcharge, "trinkgeld, mwst, mehrwertsteuer, steuer, servicegebühr"),
    .cues(.included, "inkl, inklusive, inclusive, einschließlich, zzgl, ohne"),
    .cues(.discount, "rabatt, gutschein, nachlass, skonto"),
    .cues(.former, "statt, anstatt, vorher, früher, ursprünglich, uvp"),
    .cues(.current, "jetzt, reduziert, im angebot"),
    .cues(.share, "anteil, teil"), .cues(.mine, "meins"),
    .cues(
      .owner,
      """
      mein, meine, meinen, meiner, meinem, unser, unsere, sein, seine, ihr, ihre, deren, dein, \
      deine
      """),
    .repeated(2, "zweimal, doppelt, zwei mal"), .repeated(3, "dreimal, dreifach, drei mal"),
    .repeated(4, "viermal, vier mal"),
    .roles(.split, "geteilt, aufgeteilt, teilen, halbiert"),
    .roles(.each, "pro kopf, pro nase, pro monat und person"),
    .cues(
      .unit,
      "km, kilometer, schritte, schritten, grad, kalorien, punkte, tore, seiten, nachrichten, liter"
    ),
    .cues(.copula, "ist, sind"),
    .cues(.plan, "budget, ziel, sparziel, limit, kontostand, saldo, guthaben"),
    .cues(
      .failed,
      """
      fehlgeschlagen, gescheitert, abgelehnt, zurückgewiesen, ausstehend, unbezahlt, offen, \
      geplatzt, nicht ausgeführt
      """),
    .cues(
      .payment,
      """
      zahlung, karte, kartenzahlung, überweisung, lastschrift, rechnung, abbuchung, bestellung, \
      transaktion
      """),
    .cues(.goal, "zu, zum, zur, nach, an, ans"), .cues(.goalOrMeans, "auf, aufs, in, ins"),
    .cues(.moving, "überwiesen, überweisung, dauerauftrag, umgebucht, verschoben, umbuchung"),
    .cues(.accountNoun, "konto, karte"), .cues(.bankAccount, "bank, girokonto, konto"),
    .cues(.cashAccount, "bargeld, portemonnaie, geldbeutel"),
    .cues(.cardAccount, "karte, kreditkarte"),
    .cues(.savingsAccount, "sparkonto, tagesgeld, tagesgeldkonto, sparbuch, ersparnisse"),
    .cues(.condition, "wenn, falls, sofern, ob"),
    .cues(
      .borrowed,
      """
      geliehen, ausgeliehen, geborgt, leihe, lieh mir, lieh mir aus, kredit aufgenommen, darlehen \
      aufgenommen, kredit erhalten, kredit bekommen, leihen
      """),
    .cues(.somebody, "er, sie, jemand"),
    .cues(.ownMoney, "ausgegeben, bezahlt, gezahlt, gekauft, verdient, gespart"),
    .roles(
      .remark,
      """
      möchte, muss, werde, wollen, will, wollte, soll, sollte, würde, schulde, schuldet, schulden \
      wir, vorhabe, fast, beinahe
      """),
    .roles(
      .question, "sollte ich, soll ich, lohnt, lohnen sich, ist das, sind, haben wir, habe ich"),
  ]
}
