package import LedgerModel

/// A booking on a bank's statement.
///
/// Parts that most banks leave empty are stored separately, so that ten years of lines take little memory.
package struct StatementLine: Hashable, Sendable {
  // Ordered to leave no gaps.
  /// The amount: above zero if the account received it, below if it paid.
  package var amount: StatementAmount
  /// Whether the bank has not booked it yet: it may recur, booked, in a later file.
  package var isPending = false
  /// The day on which the bank booked it; in MT940 the value day, the only one always present.
  package var day: CalendarDay
  /// The payee or payer; empty if the file names none.
  package var payee = ""
  /// The position in the file.
  package var place: StatementPlace
  // Safe to share: it is written once, before it is shared.
  nonisolated(unsafe) private var texts: LineTexts?

  package init(day: CalendarDay, amount: StatementAmount, place: StatementPlace) {
    self.day = day
    self.amount = amount
    self.place = place
  }
}

extension StatementLine {
  /// Sets the parts that most banks write besides the payee, all at once: each single change packs them anew.
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

  /// Other words of the bank; empty if there are none.
  package var memo: String {
    get { texts?.memo ?? "" }
    set { if newValue != memo { change { $0.memo = newValue } } }
  }

  /// The bank's unique id of the booking (OFX: FITID); empty if there is none.
  package var bankID: String {
    get { texts?.bankID ?? "" }
    set { if newValue != bankID { change { $0.bankID = newValue } } }
  }

  /// The kind in the bank's word, such as "DEBIT" or "NTRF"; empty if there is none.
  package var kind: String {
    get { texts?.kind ?? "" }
    set { if newValue != kind { change { $0.kind = newValue } } }
  }

  /// The balance after the booking; `nil` if the file states none.
  package var balance: StatementAmount? {
    get { texts?.facts.balance }
    set { if newValue != balance { change { $0.facts.balance = newValue } } }
  }

  /// The category in another program, such as "Food: Groceries"; empty for a bank's file.
  package var category: String {
    get { others?.category ?? "" }
    set { if newValue != category { changeOthers { $0.category = newValue } } }
  }

  /// The tags in another program, as its column has them, such as "Trip, Work"; empty for a bank's file.
  package var tags: String {
    get { others?.tags ?? "" }
    set { if newValue != tags { changeOthers { $0.tags = newValue } } }
  }

  /// The parts of a split, with the sign of the whole, as in QIF; empty if there is one category.
  package var parts: [StatementPart] {
    get { others?.parts ?? [] }
    set { if newValue != parts { changeOthers { $0.parts = newValue } } }
  }

  /// The line's currency if it differs from the statement's; else `nil`.
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

/// A part of a booking that another program split by category.
package struct StatementPart: Hashable, Sendable {
  /// The category in the other program.
  package var category: String
  package var memo: String
  package var amount: StatementAmount
}

/// A position in a file.
package struct StatementPlace: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  package init(line: Int) {
    self.line = line
  }
}
