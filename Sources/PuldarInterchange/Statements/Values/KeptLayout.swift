import LedgerModel

/// What a person said of a CSV, and the order of days that it proved, kept for later files with the same column names.
package struct KeptLayout: Hashable, Sendable {
  /// 16 hexadecimal digits for the row that names the columns.
  package let fingerprint: String
  var dayOrder: DayOrder?
  var sign: SignConvention?
  var decimalMark: DecimalMark?
  var columns: [CSVColumn]?

  /// - Parameter hints: What is said of the file.
  init(_ fingerprint: String, said hints: StatementHints) {
    self.fingerprint = fingerprint
    (dayOrder, sign, decimalMark) = (hints.dayOrder, hints.sign, hints.decimalMark)
    columns = hints.columns
  }

  /// The layout with nothing said of it.
  var nothing: KeptLayout { KeptLayout(fingerprint, said: StatementHints()) }

  /// Whether nothing was said.
  var isEmpty: Bool { dayOrder == nil && sign == nil && decimalMark == nil && columns == nil }

  /// Returns what was said now, and before if nothing is now.
  func completed(by before: KeptLayout?) -> KeptLayout {
    var all = self
    all.dayOrder = dayOrder ?? before?.dayOrder
    all.sign = sign ?? before?.sign
    all.decimalMark = decimalMark ?? before?.decimalMark
    all.columns = columns ?? before?.columns
    return all
  }

  /// The text that an event keeps.
  package var text: String {
    ([fingerprint] + words.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }

  /// What is kept, each as its name and its value: "dayOrder mdy".
  var told: [String] { words.map { "\($0.name) \($0.value)" } }

  private var words: [(name: String, value: String)] {
    let all = [
      ("columns", columns?.map(\.rawValue).joined(separator: ",")),
      ("dayOrder", dayOrder?.rawValue),
      ("sign", sign?.rawValue), ("decimalMark", decimalMark?.rawValue),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Reads the text of an event; `nil` if it is none. What it does not know of is left out.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    fingerprint = String(first)
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "dayOrder": dayOrder = DayOrder(rawValue: parts[1])
      case "sign": sign = SignConvention(rawValue: parts[1])
      case "decimalMark": decimalMark = DecimalMark(rawValue: parts[1])
      case "columns":
        let named = parts[1].split(separator: ",").map { CSVColumn(rawValue: String($0)) }
        if !named.contains(nil) { columns = named.compactMap(\.self) }
      default: break
      }
    }
  }
}

extension ImportedLines {
  /// Returns what is kept of each layout: of files of an account, or, if there are none, of any. Signs are those of one
  /// account: a card's list may have the columns of a bank's.
  ///
  /// - Parameter account: The account of the file to come; `nil` if it is not known.
  func keptLayouts(of account: AccountName?) -> [String: KeptLayout] {
    var kept: [String: KeptLayout] = [:]
    let files = imports
    for file in files.filter({ $0.account != account }) + files.filter({ $0.account == account }) {
      guard var layout = KeptLayout(file.layout), !layout.isEmpty else { continue }
      let isOwn =
        account.map { file.account == $0 } ?? (self.account(ofLayout: layout.fingerprint) != nil)
      if !isOwn { layout.sign = nil }
      kept[layout.fingerprint] = layout
    }
    return kept
  }

  /// Returns the only account whose files had a layout; `nil` if there is none, or several.
  func account(ofLayout fingerprint: String) -> AccountName? {
    let accounts = Set(
      imports.filter { KeptLayout($0.layout)?.fingerprint == fingerprint }.map(\.account))
    return accounts.count == 1 ? accounts.first : nil
  }
}
