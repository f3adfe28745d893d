import LedgerModel

/// The accounts of a journal under the names that a program takes.
///
/// hledger and ledger take a name as it is. beancount wants parts of letters, digits and hyphens, the first of
/// each a capital letter or a digit, and two names that come to the same are told apart by a number.
struct JournalAccounts {
  /// An account that something was written of.
  struct Used {
    let account: JournalAccount
    /// The name in UTF-8.
    let path: [UInt8]
    /// The earliest day with anything.
    var firstDay: CalendarDay
  }

  private let dialect: JournalDialect
  private(set) var used: [Used] = []
  private var places: [JournalAccount: Int] = [:]
  /// The part that stands for a name, below what it stands.
  private var parts: [String: String] = [:]
  private var takenParts: Set<String> = []

  init(_ dialect: JournalDialect) {
    self.dialect = dialect
  }

  /// Appends the name of an account in which something happened on a day.
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

  /// A name as a part of an account of beancount.
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
    // A letter such as ß has no capital that is one letter.
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
