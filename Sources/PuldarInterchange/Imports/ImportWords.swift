import LedgerModel

/// What the words of a bank say of a line besides who was paid.
package struct ImportWords: Hashable, Sendable {
  /// Small letters without accents, single blanks around each word, so that whole words can be looked for.
  private let text: String
  /// The account that the line's category names in brackets, as QIF writes a transfer; `nil` for none.
  let otherAccount: AccountName?

  /// Those of a text by itself, as of an entry that was recorded.
  init(text: String) {
    otherAccount = nil
    self.text = " \(ImportWords.folded(text)) "
  }

  package init(_ line: StatementLine) {
    let category = line.category
    otherAccount =
      category.hasPrefix("[") && category.hasSuffix("]")
      ? AccountName(category.dropFirst().dropLast()) : nil
    text = " \(ImportWords.folded("\(line.payee) \(line.memo) \(line.kind)")) "
  }

  /// A text as words are compared: small letters and digits of any script, one blank between two.
  package static func folded(_ text: String) -> String {
    FoldedText(text).text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  private func holds(_ words: [String]) -> Bool {
    words.contains { text.contains(" \($0) ") }
  }

  /// Whether money was taken out of a machine, or paid in there.
  var isCash: Bool {
    text == " cash "
      || holds([
        "atm", "cash withdrawal", "withdrawal cash", "cash advance", "cash deposit", "cash machine",
        "geldautomat", "bankomat", "retrait", "bancomat", "cajero", "multibanco",
      ])
  }

  /// Whether a card was paid.
  var isCardPayment: Bool {
    holds([
      "credit card payment", "card payment thank you", "payment thank you", "autopay",
      "crd autopay",
      "credit crd", "creditcard", "cardmember serv", "epayment", "kreditkarte",
      "kreditkartenabrechnung",
      "card bill", "paiement carte credit",
    ])
  }

  /// Whether it says that money went from one account to another of the same person.
  var isTransfer: Bool {
    isCash || isCardPayment || otherAccount != nil
      || holds([
        "transfer", "xfer", "online transfer", "tfr", "trf", "ubertrag", "umbuchung", "virement",
        "trasferimento", "transferencia", "overboeking", "to savings", "from savings",
        "savings account", "sparkonto",
      ])
  }

  /// Whether money came back that had been paid.
  var isRefund: Bool {
    holds(ImportWords.refundWords)
      || holds(["cash back", "credit voucher", "merchant credit", "gutschrift storno"])
  }

  private static let refundWords = [
    "refund", "refunded", "return", "returned", "reversal", "reversed", "rev", "chargeback",
    "cashback", "rebate", "reimbursement", "erstattung", "ruckerstattung", "storno",
    "remboursement", "reembolso", "devolucion", "rimborso", "terugbetaling",
  ]

  /// The words without those that say that money came back: what is left names who paid it back.
  package static func withoutRefund(_ text: String) -> String {
    let left = text.split(whereSeparator: \.isWhitespace)
      .filter { !refundWords.contains(folded(String($0))) }
    return left.isEmpty ? text : left.joined(separator: " ")
  }

  /// Whether it is earned, so that no purchase is looked for.
  var isEarned: Bool {
    holds([
      "salary", "payroll", "wages", "directdep", "direct deposit", "dirdep", "interest", "int",
      "dividend", "div", "pension", "lohn", "gehalt", "zinsen", "salaire", "salario", "stipendio",
      "nomina",
    ])
  }
}
