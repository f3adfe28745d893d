public import CommandTable
public import EntryParsing
public import LedgerModel

extension AccountKind: @retroactive ParameterValue {}

extension AccountName: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let account = AccountName(word) else {
      throw .unreadable("write letters, digits, '-', '_' and single blanks, such as cash")
    }
    self = account
  }

  public static var completions: [Completion] {
    [Completion(AccountName.bank.text), Completion(AccountName.cash.text)]
  }
}

extension BucketCatalog {
  /// Returns the shown name of a bucket.
  func shownName(of bucket: BucketName) -> String {
    VisibleText(displayName(of: bucket)).description
  }
}

extension CategoryCatalog {
  /// Returns the shown name of a category, preceded by its symbol.
  func shownName(of category: CategoryName) -> String {
    let symbol = VisibleText(symbol(of: category)).description
    return (symbol.isEmpty ? "" : "\(symbol) ") + VisibleText(displayName(of: category)).description
  }
}

extension BucketBudget {
  /// The shown name.
  var shownName: String { VisibleText(name).description }
}

extension BucketName: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let bucket = BucketName(word) else {
      throw .unreadable("write letters, digits, '-', '_' and single blanks, such as fun")
    }
    self = bucket
  }
}

extension CalendarDay: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    do throws(UnreadableText) {
      self = try CalendarDay(reading: word)
    } catch {
      throw .unreadable(accepted: error)
    }
  }
}

extension CategoryName: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let category = CategoryName(word) else {
      throw .unreadable("write letters, digits, '-', '_' and single blanks, such as eating-out")
    }
    self = category
  }
}

extension NumberConventions.DateOrder: @retroactive ParameterValue {}

extension NumberConventions.DateOrder {
  /// An example of a numeric date in this order.
  var example: String {
    switch self {
    case .monthDay: "month first: 3/2 is 2 March"
    case .dayMonth: "day first: 3/2 is 3 February"
    case .yearMonthDay: "year first: 3/2 is 2 March"
    }
  }
}

extension Money.Currency: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let currency = Money.Currency(code: word.uppercased()) else {
      throw .unreadable("write a code of ISO 4217, such as USD, EUR or INR")
    }
    self = currency
  }

  public static var completions: [Completion] { all.map { Completion($0.code) } }
}

extension EntryQuery.Grouping: @retroactive ParameterValue {}

extension EntryQuery.Order: @retroactive ParameterValue {}

extension EntryType: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let type = EntryType(text: word) else { throw .notListed }
    self = type
  }

  public static var allowedValues: [String] { allCases.map(\.text) }
}

extension IdempotencyKey: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    do throws(IdempotencyKeyError) {
      try self.init(word)
    } catch {
      throw .misspelled("write 1 to \(IdempotencyKey.byteLimit) bytes without '#'")
    }
  }
}

extension ModelUse: @retroactive ParameterValue {}

extension RolloverMode: @retroactive ParameterValue {}

extension WorkHours: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    do throws(UnreadableText) {
      self = try WorkHours(reading: word)
    } catch {
      throw .unreadable(accepted: error)
    }
  }
}

extension WriterID: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let writer = WriterID(word) else {
      throw .misspelled("write the name of a log, such as k7q2")
    }
    self = writer
  }
}

extension ValueError {
  /// Returns an error for unreadable data; the remedy of the given error says what would be accepted.
  static func unreadable(accepted error: some ExplainedError) -> ValueError {
    .unreadable(phrase(error.remedy ?? error.problem))
  }

  /// Returns a sentence as it follows a colon: "Write 12.50." becomes "write 12.50".
  private static func phrase(_ sentence: String) -> String {
    let phrase = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return phrase.hasSuffix(".") ? String(phrase.dropLast()) : phrase
  }
}
