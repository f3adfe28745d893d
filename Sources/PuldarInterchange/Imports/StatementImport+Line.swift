public import LedgerModel

extension StatementImport {
  /// One line of a file.
  public struct Line: Hashable, Sendable, Identifiable {
    /// Its place among the lines of the import.
    public let id: Int
    /// Where it stands in the file: counted from 1.
    public let number: Int
    /// Whether it stands among the bookings of the file; what does not may have neither a day nor an amount.
    public let isBooking: Bool
    /// The account that it is of.
    public let account: AccountName
    /// The day that the bank booked it; `nil` if it has none that can be read.
    public let day: CalendarDay?
    /// Above zero if the account received it, below if it paid; `nil` if it has none of the currency.
    public let amount: Money?
    /// The amount as a decimal number with the decimals of the file; `nil` if it has none that can be read.
    public let writtenAmount: String?
    /// Who was paid or paid, in the bank's words; may be empty.
    public let payee: String
    /// All of the bank's words; may be empty.
    public let words: String
    /// The status in the bank's own word, as "Declined"; empty if it has none.
    public let status: String
    /// Who was paid or paid, as a person writes it; may be empty.
    public let merchant: String
    /// What it is to the ledger.
    public let state: State
    /// Whether it is, or may be, the other side of the entry or line that ``state`` names, and not the same.
    public let isOtherSide: Bool
    /// What it is by itself; `nil` for money between accounts.
    public let type: EntryType?
    /// The account that such money came from or went to; `nil` if the other side tells that.
    public let otherAccount: AccountName?
    /// The category of what is spent or comes back: change it, and it is the one of the merchant's next entries
    /// too. `nil` for what is in none, as income and money between accounts.
    public var category: CategoryName? {
      didSet { said = category }
    }
    /// The category as it is shown: of a payment that the file splits over several the names of all; `nil` for what
    /// is in none.
    public let shownCategory: String?
    /// Why it has its category, or what it is instead; empty for what is not stored.
    public let reason: String
    /// What becomes of it: change it if ``State/canBeStored``.
    public var choice: Choice
    /// The category that somebody said.
    private(set) var said: CategoryName?
  }
}

extension StatementImport.Line {
  init(
    _ row: ImportPlan.Row, _ id: Int, _ state: StatementImport.State,
    _ choice: StatementImport.Choice, said: CategoryName?, _ contents: ImportContents
  ) {
    let content = contents.content(of: row, isMatched: choice == .same, category: said)
    let isStored = state.canBeStored
    self.id = id
    self.state = state
    self.choice = choice
    self.said = said
    (number, isBooking) = (row.line.place.line, true)
    (account, day, amount) = (row.account, row.line.day, row.amount)
    writtenAmount = row.line.amount.description
    payee = row.line.payee
    words = row.bankWords
    status = ""
    merchant = content.merchant
    category = isStored ? content.category : nil
    shownCategory = isStored ? content.shownCategory : nil
    reason = isStored ? content.reason : ""
    isOtherSide =
      switch row.state {
      case .same(let entry), .doubtful(let entry): contents.isOtherSide(row, of: entry)
      case .retold(let other): other.isOtherSide
      case .new, .known, .leftOut: false
      }
    (type, otherAccount) =
      switch row.role {
      case .expense: (.expense, nil)
      case .credit: (.credit, nil)
      case .income: (.income, nil)
      case .transfer(let other): (nil, other)
      case .sameAs, .match: (nil, nil)
      }
  }

  /// What is no booking.
  init(_ line: LeftOutLine, _ id: Int, of account: AccountName, in currency: Money.Currency) {
    self.id = id
    self.account = account
    (number, isBooking) = (line.place.line, false)
    (day, amount) = (line.day, line.amount?.money(in: currency))
    writtenAmount = line.amount?.description
    (payee, words, merchant, status) = (line.payee, line.payee, line.payee, line.status)
    state = .leftOut(line.reason)
    (isOtherSide, type, otherAccount) = (false, nil, nil)
    (category, shownCategory, said, reason, choice) = (nil, nil, nil, "", .leave)
  }
}
