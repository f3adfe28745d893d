extension LanguageTable {
  /// Words that describe the amounts of a sentence, see ``WordCues``.
  static let italianCues: [WordRow] = [
    .cues(.surcharge, "mancia, iva, tassa, tasse, coperto, servizio"),
    .cues(.included, "inclusa, incluso, compreso, compresa, incl, iva inclusa"),
    .cues(.discount, "sconto, buono sconto, ribasso"),
    .cues(.former, "invece di, prima, anziché"),
    .cues(.current, "adesso, ora, in saldo, scontato, scontata, in offerta"),
    .cues(.share, "parte, quota"),
    .cues(.owner, "mio, mia, nostra, nostro, suo, sua, loro"),
    .repeated(2, "due volte"), .repeated(3, "tre volte"), .repeated(4, "quattro volte"),
    .roles(.split, "diviso, divisa, divisi, divise"),
    .roles(.heads, "amici, amiche, parti"), .roles(.within, "tra, fra"),
    .roles(.each, "a persona, ciascuno, l'una, cadauno"),
    .cues(.unit, "km, chilometri, passi, gradi, calorie, punti, gol, pagine, messaggi, litri"),
    .cues(.copula, "sono"),
    .cues(.plan, "budget, obiettivo, limite, saldo"),
    .cues(.goal, "verso"), .cues(.goalOrMeans, "a, al, alla, su, sul, sulla, in, nel, nella"),
    .cues(.moving, "bonifico, giroconto, trasferimento, depositato"),
    .cues(.accountNoun, "conto, carta"), .cues(.bankAccount, "banca, conto"),
    .cues(.cashAccount, "contanti, portafoglio"), .cues(.cardAccount, "carta"),
    .cues(.savingsAccount, "risparmi, risparmio"),
    .cues(
      .failed,
      "fallito, fallita, rifiutato, rifiutata, negato, negata, respinto, respinta, in sospeso"),
    .cues(.payment, "pagamento, carta, bonifico, addebito, acquisto, fattura, transazione"),
    .cues(.condition, "se compro, se pago, se costa, se spendo, se comprassi"),
    .cues(
      .borrowed,
      "in prestito, mi ha prestato, mi hanno prestato, mi hai prestato, prestito ricevuto"),
    .cues(.somebody, "lui, lei, qualcuno"),
    .cues(
      .ownMoney, "ha pagato, ha speso, ha comprato, ha guadagnato, hanno pagato, hanno speso"),
    .roles(
      .remark,
      "voglio, vorrei, devo, dobbiamo, sto per, ho bisogno, quasi comprato, dovrei, vorremmo"),
    .roles(.question, "devo, dovrei, conviene, vale la pena"),
  ]
}
