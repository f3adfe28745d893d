import LedgerModel

/// The accounts of a journal, with names that a program accepts.
///
/// hledger and ledger accept any name. beancount requires parts of letters, digits and hyphens that begin with a
/// capital letter or a digit. A number distinguishes two names that become equal.
struct JournalAccounts {
  /// An account that appears in the journal.
  struct Used {
    let account: JournalAccount
    /// The name in UTF-8.
    let path: [UInt8]
    /// The earliest day on which it appears.
    var firstDay: CalendarDay
  }

  private let dialect: JournalDialect
  private(set) var used: [Used] = []
  private var places: [JournalAccount: Int] = [:]
  /// The part that represents a name below a parent.
  private var parts: [String: String] = [:]
  private var takenParts: Set<String> = []

  init(_ dialect: JournalDialect) {
    self.dialect = dialect
  }

  /// Appends the name of an account used on a day.
  mutating func write(_ account: JournalAccount, on day: CalendarDay, to bytes: inout [UInt8]) {
    let place = place(of: account, on: day)
    if day < used[place].firstDay { used[place].firstDay = day }
    bytes.append(contentsOf: used[place].path)
  }

  private mutating func place(of account: JournalAccount, on day: CalendarDay) -> Int {
    if let place = places[account] { return place }
    let path = dialect == .beancount ? capitalised(account) : JournalAccounts.plain(account)
    let place = used.count
    places[account] = place
    used.append(Used(account: account, path: Array(path.utf8), firstDay: day))
    return place
  }

  private static func plain(_ account: JournalAccount) -> String {
    switch account {
    case .asset(let name): "assets:\(name.text)"
    case .expense(let bucket, let category): "expenses:\(bucket.text):\(category.text)"
    case .income: "income:received"
    case .opening: "equity:opening"
    case .correction: "equity:corrections"
    }
  }

  private mutating func capitalised(_ account: JournalAccount) -> String {
    switch account {
    case .asset(let name): return "Assets:" + part(name.text, below: "assets")
    case .expense(let bucket, let category):
      let above = part(bucket.text, below: "expenses")
      return "Expenses:\(above):" + part(category.text, below: above)
    case .income: return "Income:Received"
    case .opening: return "Equity:Opening"
    case .correction: return "Equity:Corrections"
    }
  }

  private mutating func part(_ name: String, below above: String) -> String {
    if let part = parts["\(above):\(name)"] { return part }
    let part = JournalAccounts.part(of: name)
    var (free, number) = (part, 1)
    while !takenParts.insert("\(above):\(free)").inserted {
      number += 1
      free = "\(part)-\(number)"
    }
    parts["\(above):\(name)"] = free
    return free
  }

  /// Returns a name as a part of a beancount account.
  static func part(of name: String) -> String {
    var part = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
        .decimalNumber:
        part.append(scalar)
      default: part.append("-")
      }
    }
    // A letter such as ß has no single capital letter.
    let first = part.first.map { String($0).uppercased() } ?? ""
    let rest = String(part.dropFirst())
    guard let capital = first.unicodeScalars.first, first.unicodeScalars.count == 1 else {
      return "X" + String(part)
    }
    switch capital.properties.generalCategory {
    case .uppercaseLetter, .decimalNumber: return first + rest
    default: return "X" + first + rest
    }
  }
}
