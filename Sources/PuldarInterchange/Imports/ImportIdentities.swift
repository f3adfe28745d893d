import LedgerModel

/// What tells each line of a statement from every other, wherever it stands and whatever the file is called.
///
/// Its day, its amount, the bank's own name for it, else its words, and the how manieth such line of the file it
/// is: so two coffees of one day stay two, and a file that overlaps adds none.
package struct ImportIdentities: Sendable {
  /// A name that the bank gave to lines of different amounts, which are different lines.
  package struct Reused: Hashable, Sendable {
    package var bankID: String
    package var place: StatementPlace
  }

  /// Of each line of the statement.
  package private(set) var texts: [String] = []
  package private(set) var reused: [Reused] = []

  package init(of statement: BankStatement) {
    var firsts: [String: Int] = [:]
    var counts: [String: Int] = [:]
    counts.reserveCapacity(statement.lines.count)
    texts.reserveCapacity(statement.lines.count)
    var folded: [String: String] = [:]
    for (index, line) in statement.lines.enumerated() {
      if !line.bankID.isEmpty {
        if let first = firsts[line.bankID] {
          if statement.lines[first].amount != line.amount {
            reused.append(Reused(bankID: line.bankID, place: line.place))
          }
        } else {
          firsts[line.bankID] = index
        }
      }
      let content = ImportIdentities.content(of: line, &folded)
      let count = (counts[content] ?? 0) + 1
      counts[content] = count
      texts.append("\(content):\(count)")
    }
  }

  /// More payees than one file has that is read again and again.
  private static let foldedLimit = 1 << 15

  private static func content(
    of line: StatementLine, _ folded: inout [String: String]
  ) -> String {
    let day = line.day.text
    let amount = plain(line.amount)
    // Some banks give one name to another line of another month: its day and amount tell them apart.
    if !line.bankID.isEmpty { return "\(day):\(amount):id:\(line.bankID)" }
    let words = line.payee.isEmpty ? line.memo : line.payee
    if let name = folded[words] { return "\(day):\(amount):\(name)" }
    let name = ImportWords.folded(words)
    if folded.count >= foldedLimit { folded.removeAll(keepingCapacity: true) }
    folded[words] = name
    return "\(day):\(amount):\(name)"
  }

  /// An amount without the zeros that a bank may write behind it.
  private static func plain(_ amount: StatementAmount) -> String {
    var text = amount.description
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }
}
