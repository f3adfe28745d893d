import EntryParsing
import LedgerModel

/// The words in the cells of a CSV that its reader understands.
enum CSVWords {
  /// Returns whether a word says that an amount was paid or received; `nil` if it says neither.
  static func isPaid(_ word: String) -> Bool? {
    if word == "-" { return true }
    if word == "+" { return false }
    let word = FoldedWords.folded(word)
    if let isPaid = isPaid(folded: word) { return isPaid }
    // "贷 Cr" says it in two languages.
    let parts = word.split(separator: " ").map { isPaid(folded: String($0)) }
    return parts.count == 2 && Set(parts).count == 1 ? parts[0] : nil
  }

  private static func isPaid(folded word: String) -> Bool? {
    paid.contains(word) ? true : received.contains(word) ? false : nil
  }

  private static let paid: Set<String> = [
    "debit", "dr", "d", "deb", "dbit", "db", "af", "uit", "s", "soll", "deebet", "sortie", "cargo",
    "debito",
    "dare", "saida", "obciazenie", "wydatek", "ut", "ud", "udgift", "utgift", "vydaj", "odchozi",
    "otto", "out", "outgoing", "outflow", "expense", "withdrawal", "spent", "sent", "belastung",
    "lastschrift", "ausgabe", "debet", "depense", "gasto", "uscita", "borc", "money out",
    "paid out",
    "ausgang", "withdraw", "db", "kiadas", "terheles", "расход", "списание", "дебет", "витрата",
    "isplata", "χ", "χρεωση", "借", "借方", "支出", "出金", "支払い", "출금",
  ]

  private static let received: Set<String> = [
    "credit", "cr", "c", "cred", "crdt", "bij", "in", "h", "haben", "entree", "abono", "credito",
    "avere", "k", "kreedit", "entrada", "uznanie", "wplyw", "inn", "ind", "indtaegt", "inntekt",
    "prijem",
    "prichozi", "pano", "incoming", "inflow", "income", "deposit", "received", "gutschrift",
    "einnahme", "kredit", "recette", "ingreso", "entrata", "alacak", "money in", "paid in",
    "eingang", "jovairas", "bevetel", "приход", "зачисление", "кредит", "надходження", "uplata",
    "π", "πιστωση", "贷", "贷方", "貸", "收入", "入金", "預り", "입금",
  ]

  /// Returns whether a word says that money moved between accounts, and not which way.
  static func isMove(_ word: String) -> Bool {
    let word = FoldedWords.folded(word)
    return !word.contains(" ") && ImportPhrases.claims(of: word) == .transfer
  }

  /// Returns whether a word says that a line is not booked yet.
  static func isPending(_ word: String) -> Bool { pending.contains(FoldedWords.folded(word)) }

  private static let pending: Set<String> = [
    "pending", "authorised", "authorized", "vorgemerkt", "en attente", "pendiente", "in sospeso",
    "pendente", "oczekujaca", "oczekujace", "reserverad", "reserveret", "reservert", "odottaa",
    "in afwachting", "nezauctovano", "processing", "umsatz vorgemerkt",
  ]

  /// Returns whether a word says that no money moved.
  static func isFailed(_ word: String) -> Bool { failed.contains(FoldedWords.folded(word)) }

  private static let failed: Set<String> = [
    "failed", "denied", "declined", "canceled", "cancelled", "rejected", "expired", "voided",
    "void",
    "storniert", "abgelehnt", "fehlgeschlagen", "refuse", "annule", "rechazado", "rechazada",
    "cancelado", "cancelada", "annullato", "rifiutato", "geweigerd", "geannuleerd", "odrzucona",
    "anulowana", "avvisad", "afvist", "zamitnuto", "reverted", "交易关闭", "支付失败",
  ]

  /// Returns the currency code of a word or sign: an inner `nil` if several currencies share it; `nil` if no currency
  /// has it.
  static func currencyCode(of label: String) -> String?? {
    let word = label.filter { character in
      !character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
    if let code = localNames[FoldedWords.folded(word)] { return .some(code) }
    if let currency = Money.Currency(code: word) { return .some(currency.code) }
    for candidate in [word, word.trimmingDots] {
      let currencies = Money.Currency.signed(candidate)
      if let first = currencies.first {
        return .some(currencies.count == 1 || usual.contains(first.code) ? first.code : nil)
      }
    }
    return nil
  }

  /// Returns the currency code that a cell consists of: a code, or the name of a currency; `nil` if it is neither.
  static func currencyCode(ofCell text: String) -> String? {
    if text.utf8.count == 3, let currency = Money.Currency(code: text) {
      return currency.code
    }
    if text.utf8.contains(where: { $0 &- 0x30 <= 9 }) { return nil }
    return CurrencyNames.currency(named: text)?.code
  }

  /// Currencies that are meant by their sign, though smaller ones share it.
  private static let usual: Set<String> = ["EUR", "GBP"]

  /// Local spellings of currencies other than their signs.
  private static let localNames: [String: String] = [
    "tl": "TRY", "rs": "INR", "inr": "INR", "lei": "RON", "sfr": "CHF", "руб": "RUB", "zl": "PLN",
    "kc": "CZK", "ft": "HUF", "лв": "BGN", "rp": "IDR", "円": "JPY", "元": "CNY", "원": "KRW",
    "euro": "EUR", "euros": "EUR",
  ]

  /// Returns whether a cell may state a balance, by letters that all such words have.
  static func mayBeBalance(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.contains { place in
      bytes[place] | 0x20 == UInt8(ascii: "l")
        && (bytes.hasFoldedText("ldo", at: place) || bytes.hasFoldedText("lance", at: place)
          || bytes.hasFoldedText("lde", at: place) || bytes.hasFoldedText("l d o", at: place))
    }
      || bytes[range.lowerBound] | 0x20 == UInt8(ascii: "t")
        && bytes.hasFoldedText("turnover", at: range.lowerBound)
      || bytes[range.lowerBound] | 0x20 == UInt8(ascii: "k")
        && bytes.hasFoldedText("k\u{E4}ive", at: range.lowerBound)
      || bytes[range.lowerBound] | 0x20 == UInt8(ascii: "a")
        && bytes.hasFoldedText("apyvarta", at: range.lowerBound)
  }

  /// Returns whether words say that a row states a balance.
  static func isBalance(_ words: String) -> Bool {
    let words = FoldedWords.folded(words)
    if balances.contains(words) { return true }
    // "S A L D O", spaced by a printer.
    let letters = words.split(separator: " ")
    return letters.allSatisfy { $0.utf8.count == 1 } && balances.contains(letters.joined())
  }

  /// Returns whether words say that a row states what was there before the others.
  static func isOpening(_ words: String) -> Bool { openings.contains(FoldedWords.folded(words)) }

  private static let openings: Set<String> = [
    "anfangssaldo", "saldovortrag", "opening balance", "beginning balance",
    "balance brought forward", "previous balance", "solde initial", "ancien solde",
    "solde precedent", "saldo anterior", "saldo inicial", "saldo iniziale", "saldo precedente",
    "beginsaldo", "saldo poczatkowe", "ingaende saldo", "algsaldo", "starting balance",
    "balance forward",
  ]

  private static let balances = openings.union([
    "endsaldo", "closing balance", "ending balance", "balance carried forward", "solde final",
    "nouveau solde", "saldo final", "saldo finale", "eindsaldo", "saldo koncowe", "utgaende saldo",
    "saldo do dia", "loppsaldo", "turnover", "kaive", "apyvarta", "saldo", "saldo atual",
    "saldo del dia", "saldo disponivel", "saldo al giorno", "solde",
  ])

  /// Returns whether words say that the card was paid, which only a card's list does.
  static func paysCard(_ words: String) -> Bool { has(cardPayments, in: words) }

  /// Returns whether words say that money came back to a card, or that the card was paid.
  static func paysBack(_ words: String) -> Bool {
    has(refunds, in: words) || has(cardPayments, in: words)
  }

  private static func has(_ phrases: [String], in words: String) -> Bool {
    let words = " \(FoldedWords.folded(words)) "
    return phrases.contains { words.contains(" \($0) ") }
  }

  private static let refunds = [
    "refund", "refunded", "return", "returned", "reversal", "reimbursement", "cashback",
    "erstattung", "remboursement", "avoir", "reembolso", "devolucion", "rimborso", "estorno",
    "terugbetaling", "zwrot", "hyvitys", "退款", "退货", "返金", "환불",
  ]

  private static let cardPayments = [
    "payment thank you", "payment received", "online payment", "autopay payment",
    "zahlung erhalten", "uberweisung erhalten", "pagamento de fatura", "ihre zahlung",
    "paiement recu", "pago recibido", "pagamento ricevuto", "einzahlung", "zahlungseingang",
    "pagamento recebido", "inbetalning", "还款", "還款",
  ]

  /// Returns the order of days in a column name such as "Date (DD/MM/YYYY)"; `nil` if it states none.
  static func dayOrder(in name: String) -> DayOrder? {
    let word = FoldedWords.folded(name)
    for (order, forms) in [
      (DayOrder.dmy, ["dd mm", "d m y", "tt mm", "jj mm", "ddmm", "dd mmm"]),
      (.mdy, ["mm dd", "m d y", "mmdd"]),
      (.ymd, ["yyyy mm", "yyyymm", "jjjj mm", "aaaa mm"]),
    ] where forms.contains(where: { word.contains($0) }) {
      return order
    }
    return nil
  }

  /// Returns the kind of list, by the names and the lines before the rows. A card's list has unsigned payments, a
  /// merchant's has unsigned receipts.
  static func listKind(of words: [String]) -> SignConvention? {
    let words = Set(words.flatMap { FoldedWords.folded($0).split(separator: " ").map(String.init) })
    // A payment service states what it keeps of each sale.
    if !words.isDisjoint(with: ["customer", "payout", "payouts", "charge", "invoice"])
      || words.isSuperset(of: ["gross", "fee", "net"])
    {
      return .account
    }
    let cards: Set<String> = [
      "card", "cardholder", "karte", "kreditkarte", "kartennummer", "carte", "tarjeta", "carta",
      "cartao", "karta", "karty", "kort", "kortnummer", "creditcard", "mastercard", "visa", "amex",
      "kortti", "kaart", "利用店名", "ご利用店名", "ご利用先", "利用日", "ご利用日", "刷卡日", "消費日",
    ]
    return words.isDisjoint(with: cards) ? nil : .card
  }

  /// Returns whether a kind of line is a purchase, which is always a payment.
  static func isPurchase(_ word: String) -> Bool {
    ["purchase", "sale", "kauf", "achat", "compra", "acquisto", "zakup", "kop", "kob", "kjop"]
      .contains(FoldedWords.folded(word))
  }
}

extension String {
  /// The text without trailing dots.
  fileprivate var trimmingDots: String {
    var rest = self[...]
    while rest.last == "." { rest.removeLast() }
    return String(rest)
  }
}
