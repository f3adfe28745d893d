/// The words by which banks say what a line is, in the languages of the columns.
///
/// Folded: lowercase letters without accents, one blank between two words.
enum ImportPhrases {
  /// Returns the claims of a folded text.
  static func claims(of folded: String) -> ImportWords.Claims {
    var claims: ImportWords.Claims = []
    let words = folded.split(separator: " ")
    for (place, word) in words.enumerated() {
      for phrase in table[word] ?? []
      where words[place...].starts(with: phrase.words) {
        claims.formUnion(phrase.claim)
      }
    }
    return claims
  }

  /// Whether a folded text is one word for a transfer and then the folded name of an account.
  static func isTransfer(_ text: String, with title: String) -> Bool {
    guard !title.isEmpty, text.hasSuffix(" \(title)") else { return false }
    let word = text.dropLast(title.count + 1)
    return !word.contains(" ") && claims(of: String(word)).contains(.transfer)
  }

  private struct Phrase {
    var words: [Substring]
    var claim: ImportWords.Claims
  }

  /// The phrases by their first word.
  private static let table: [Substring: [Phrase]] = {
    var table: [Substring: [Phrase]] = [:]
    for (claim, texts) in rows {
      for text in texts {
        let words = text.split(separator: " ")
        guard let first = words.first else { continue }
        table[first, default: []].append(Phrase(words: words, claim: claim))
      }
    }
    return table
  }()

  private static let rows: [(ImportWords.Claims, [String])] = [
    (
      .cash,
      [
        "cash withdrawal", "withdrawal cash", "cash advance", "cash deposit", "bargeldauszahlung",
        "retrait", "geldopname", "kontantuttag", "kontanthaevning", "nostoautomaatti",
        "otto automaatti",
      ]
    ),
    (
      .machine,
      [
        "atm", "cash machine", "geldautomat", "bankomat", "bankautomat", "bancomat", "cajero",
        "multibanco", "geldautomaat", "minibank",
      ]
    ),
    (
      .withdrawal,
      [
        "withdrawal", "withdraw", "wdl", "auszahlung", "abhebung", "behebung", "prelievo",
        "prelevamento", "reintegro", "retirada", "levantamento", "opname", "wyplata", "uttak",
      ]
    ),
    (
      .fee,
      [
        "fee", "fees", "charge", "charges", "gebuhr", "gebuhren", "gebuehr", "gebuehren",
        "entgelt", "spesen", "frais", "comision", "commissione", "commissioni", "comissao",
        "kosten", "prowizja", "avgift", "gebyr",
      ]
    ),
    (
      .cardPayment,
      [
        "credit card payment", "card payment thank you", "payment thank you", "autopay",
        "crd autopay", "credit crd", "creditcard", "cardmember serv", "epayment", "kreditkarte",
        "kreditkartenabrechnung", "card bill", "paiement carte credit",
      ]
    ),
    (
      .transfer,
      [
        "transfer", "xfer", "online transfer", "tfr", "trf", "ubertrag", "uebertrag", "umbuchung",
        "virement", "trasferimento", "transferencia", "overboeking", "to savings", "from savings",
        "savings account", "sparkonto",
      ]
    ),
    (.refund, refundWords.sorted()),
    (.refund, ["cash back", "credit voucher", "merchant credit", "gutschrift storno"]),
    (
      .earned,
      [
        "salary", "payroll", "wages", "directdep", "direct deposit", "dirdep", "interest", "int",
        "dividend", "div", "pension", "lohn", "gehalt", "zinsen", "salaire", "salario",
        "stipendio", "nomina", "salaris", "wynagrodzenie", "lon", "lonn", "palkka", "mzda", "maas",
      ]
    ),
  ]

  static let refundWords: Set<String> = [
    "refund", "refunded", "return", "returned", "reversal", "reversed", "rev", "chargeback",
    "cashback", "rebate", "reimbursement", "erstattung", "ruckerstattung", "rueckerstattung",
    "storno", "remboursement", "reembolso", "devolucion", "rimborso", "terugbetaling",
  ]

  /// Words between "refund" and what it is for or who paid it.
  static let links: Set<String> = [
    "for", "from", "of", "by", "on", "fur", "von", "vom", "aus", "de", "da", "do", "du", "des",
    "di", "del", "dal", "por", "pour", "per", "para", "van", "voor", "fra", "fran", "for", "za",
    "od", "z",
  ]

  /// Words by which a column says that a row is income.
  static let incomeKinds: Set<String> = [
    "income", "einnahme", "einnahmen", "einkommen", "recette", "revenu", "ingreso", "entrata",
    "receita", "inkomsten", "inkomst", "inntekt", "indtaegt", "prijem", "przychod", "tulo", "gelir",
    "доход", "收入", "収入",
  ]

  /// Whether a folded text speaks of a payment, as of a card's debt.
  static func isPayment(_ folded: String) -> Bool {
    folded.split(separator: " ").contains { payments.contains($0) }
  }

  private static let payments: Set<Substring> = [
    "payment", "payments", "pmt", "pymt", "zahlung", "paiement", "pago", "pagamento", "betaling",
    "platba", "odeme", "platnosc", "bill",
  ]

  /// Words that banks add to the name of any shop; sharing one does not make two lines alike.
  static let ownWords: Set<Substring> = [
    "card", "debit", "credit", "purchase", "payment", "payments", "direct", "withdrawal", "deposit",
    "transaction", "visa", "mastercard", "maestro", "paypal", "store", "online", "contactless",
    "recurring", "authorised", "authorized", "refund", "return", "reversal", "check", "bill", "pmt",
    "pymt",
    "from", "with", "date", "value", "fees", "bank", "transfer", "xfer", "autopay", "umbuchung",
    "virement", "trasferimento", "transferencia", "overboeking",
    "kartenzahlung", "lastschrift", "basislastschrift", "zahlung", "karte", "uberweisung",
    "gutschrift", "sepa", "girocard", "erstattung", "betaling", "betaalpas", "pinbetaling",
    "omschrijving", "incasso", "carte", "paiement", "achat", "prelevement", "facture",
    "remboursement", "tarjeta", "pago", "compra", "recibo", "kauf", "pagamento", "carta",
    "acquisto",
    "addebito", "cartao", "compras", "platnosc", "karta", "karty", "zakup", "kartkop", "kortkob",
    "kortbetaling", "varekjop", "korttiosto", "platba", "kartou", "vasarlas", "odeme",
  ]
}
