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
    var uses: [String: [StatementLine]] = [:]
    for line in statement.lines where !line.bankID.isEmpty {
      uses[line.bankID, default: []].append(line)
    }
    var counts: [String: Int] = [:]
    for line in statement.lines {
      let same = uses[line.bankID] ?? []
      if let first = same.first, same.count > 1, first.amount != line.amount {
        reused.append(Reused(bankID: line.bankID, place: line.place))
      }
      // Some banks give one name to another line of another month: its day and amount tell them apart.
      let name =
        line.bankID.isEmpty
        ? ImportWords.folded(line.payee.isEmpty ? line.memo : line.payee) : "id:\(line.bankID)"
      let content = "\(line.day.text):\(ImportIdentities.plain(line.amount)):\(name)"
      let count = counts[content, default: 0] + 1
      counts[content] = count
      texts.append("\(content):\(count)")
    }
  }

  /// An amount without the zeros that a bank may write behind it.
  private static func plain(_ amount: StatementAmount) -> String {
    var text = amount.description
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
