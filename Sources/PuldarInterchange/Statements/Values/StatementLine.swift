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
  private var aside = Aside.nothing

  /// What most banks write of no line.
  private enum Aside: Hashable {
    case nothing
    indirect case texts(Texts)
  }

  private struct Texts: Hashable {
    var memo = ""
    var bankID = ""
    var kind = ""
    var balance: StatementAmount?
    /// None or one.
    var others: [Others] = []
  }

  /// What other programs than banks write, or no other line has.
  private struct Others: Hashable {
    var category = ""
    var parts: [StatementPart] = []
    var currencyCode: String?
  }

  package init(day: CalendarDay, amount: StatementAmount, place: StatementPlace) {
    self.day = day
    self.amount = amount
    self.place = place
  }
}

extension StatementLine {
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
    get { texts?.balance }
    set { if newValue != balance { change { $0.balance = newValue } } }
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

  private var texts: Texts? { if case .texts(let texts) = aside { texts } else { nil } }
  private var others: Others? { texts?.others.first }

  private mutating func change(_ body: (inout Texts) -> Void) {
    var texts = texts ?? Texts()
    body(&texts)
    aside = texts == Texts() ? .nothing : .texts(texts)
  }

  private mutating func changeOthers(_ body: (inout Others) -> Void) {
    change { texts in
      var others = texts.others.first ?? Others()
      body(&others)
      texts.others = others == Others() ? [] : [others]
    }
  }
}

/// A part of a booking that another program split over several categories.
package struct StatementPart: Hashable, Sendable {
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
