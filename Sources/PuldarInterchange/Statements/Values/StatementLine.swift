package import LedgerModel

/// One booking on a bank's statement.
///
/// What most banks leave empty stands aside, so that ten years of lines take little memory.
package struct StatementLine: Hashable, Sendable {
  // In an order that leaves no gaps.
  /// Above zero where the account received it, below where it paid.
  package var amount: StatementAmount
  /// Whether the bank has yet to book it: it may come again, booked, in a later file.
  package var isPending = false
  /// The day that the bank booked it; in MT940 the value day, which alone is always there.
  package var day: CalendarDay
  /// Who was paid or paid; empty where the file does not say.
  package var payee = ""
  /// Where it stands in the file.
  package var place: StatementPlace
  // Safe to share: it is written once, before anybody else has it.
  nonisolated(unsafe) private var texts: LineTexts?

  package init(day: CalendarDay, amount: StatementAmount, place: StatementPlace) {
    self.day = day
    self.amount = amount
    self.place = place
  }
}

extension StatementLine {
  /// Takes in what most banks write of a line besides who was paid, at once: each change by itself packs all of it anew.
  package mutating func describe(
    memo: String, bankID: String = "", kind: String = "", balance: StatementAmount? = nil
  ) {
    change {
      $0.memo = memo
      $0.bankID = bankID
      $0.kind = kind
      $0.facts.balance = balance
    }
  }

  /// What else the bank writes about it; empty where it writes nothing.
  package var memo: String {
    get { texts?.memo ?? "" }
    set { if newValue != memo { change { $0.memo = newValue } } }
  }

  /// What the bank calls this booking and no other (OFX: FITID); empty where it has no such name.
  package var bankID: String {
    get { texts?.bankID ?? "" }
    set { if newValue != bankID { change { $0.bankID = newValue } } }
  }

  /// The kind in the bank's own word, as "DEBIT" or "NTRF"; empty where it has none.
  package var kind: String {
    get { texts?.kind ?? "" }
    set { if newValue != kind { change { $0.kind = newValue } } }
  }

  /// What the account held after it; `nil` where the file does not say.
  package var balance: StatementAmount? {
    get { texts?.facts.balance }
    set { if newValue != balance { change { $0.facts.balance = newValue } } }
  }

  /// The category that another program gave it, as "Food: Groceries"; empty for what banks write.
  package var category: String {
    get { others?.category ?? "" }
    set { if newValue != category { changeOthers { $0.category = newValue } } }
  }

  /// What it was split over, with the sign of the whole, as QIF has it; empty for what is in one category.
  package var parts: [StatementPart] {
    get { others?.parts ?? [] }
    set { if newValue != parts { changeOthers { $0.parts = newValue } } }
  }

  /// The currency of this line where it is not that of the statement; `nil` where it is.
  package var currencyCode: String? {
    get { others?.currencyCode }
    set { if newValue != currencyCode { changeOthers { $0.currencyCode = newValue } } }
  }

  private var others: LineTexts.Others? { texts?.facts.others.first }

  private mutating func change(_ body: (inout LineTexts.Values) -> Void) {
    var values = texts?.values ?? LineTexts.Values()
    body(&values)
    texts = values == LineTexts.Values() ? nil : LineTexts.pack(values)
  }

  private mutating func changeOthers(_ body: (inout LineTexts.Others) -> Void) {
    change { values in
      var others = values.facts.others.first ?? LineTexts.Others()
      body(&others)
      values.facts.others = others == LineTexts.Others() ? [] : [others]
    }
  }

  package static func == (left: StatementLine, right: StatementLine) -> Bool {
    left.amount == right.amount && left.isPending == right.isPending && left.day == right.day
      && left.payee == right.payee && left.place == right.place
      && (left.texts === right.texts || left.texts?.values == right.texts?.values)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(amount)
    hasher.combine(day)
    hasher.combine(payee)
    hasher.combine(place)
  }
}

/// A part of a booking that another program split over several categories.
package struct StatementPart: Hashable, Sendable {
  /// The category that the other program gave it.
  package var category: String
  package var memo: String
  package var amount: StatementAmount
}

/// A place in a file.
package struct StatementPlace: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  package init(line: Int) {
    self.line = line
  }
}
