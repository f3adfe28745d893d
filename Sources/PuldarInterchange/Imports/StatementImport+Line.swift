public import LedgerModel

extension StatementImport {
  /// One line of a file.
  public struct Line: Hashable, Sendable, Identifiable {
    /// The index among the lines of the import.
    public let id: Int
    /// The position in the file, counted from 1.
    public let number: Int
    /// Whether it is a booking; other lines may have neither a day nor an amount.
    public let isBooking: Bool
    /// The line's account.
    public let account: AccountName
    /// The day on which the bank booked it; `nil` if none can be read.
    public let day: CalendarDay?
    /// Above zero if the account received it, below if it paid; `nil` if the amount does not fit the currency.
    public let amount: Money?
    /// The amount as a decimal number with the file's decimals; `nil` if none can be read.
    public let writtenAmount: String?
    /// The payee or payer in the bank's words; may be empty.
    public let payee: String
    /// All of the bank's words; may be empty.
    public let words: String
    /// The bank's word for the status, such as "Declined"; empty if there is none.
    public let status: String
    /// The payee or payer as a person writes it; may be empty.
    public let merchant: String
    /// How the line relates to the ledger.
    public let state: State
    /// Whether it is, or may be, the other side of the entry or line in ``state``, rather than the same.
    public let isOtherSide: Bool
    /// The type of entry; `nil` for money between accounts.
    public let type: EntryType?
    /// The account that such money came from or went to; `nil` if the other side says it.
    public let otherAccount: AccountName?
    /// The category of an expense or credit. A changed one is used for the merchant's next entries too. `nil` if there
    /// is none, as for income and money between accounts.
    public var category: CategoryName? {
      didSet { said = category }
    }
    /// The category as shown; for a payment that the file splits, the names of all. `nil` if there is none.
    public let shownCategory: String?
    /// The reason for its category, or what it is instead; empty if it is not stored.
    public let reason: String
    /// The decision about the line. It takes effect if ``State/canBeStored``.
    public var choice: Choice
    /// The category that the person chose.
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

  /// Creates a line that is no booking.
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
