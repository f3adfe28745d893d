package import LedgerModel

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

  /// Of each line of the statement, as a key of the ledger; `nil` where it can have none.
  package private(set) var keys: [IdempotencyKey?] = []
  package private(set) var reused: [Reused] = []

  /// What is counted: the lines of a file that are alike.
  private struct Content: Hashable {
    var amount: StatementAmount
    var day: CalendarDay
    /// The number of its words; of a line with a name of the bank's own that of its first line, below zero.
    var name: Int32
  }

  /// - Parameter hash: Makes 64 hexadecimal digits of a text that is too long for a key.
  package init(
    of statement: BankStatement, as account: AccountName, hash: (String) -> String
  ) {
    var firsts: [String: Int] = [:]
    var counts: [Content: Int32] = [:]
    var names = FoldedNames()
    let beginning = Array(ImportKey.beginning(of: account).utf8)
    var spelling: [UInt8] = []
    keys.reserveCapacity(statement.lines.count)
    for (index, line) in statement.lines.enumerated() {
      let bankID = line.bankID
      var content = Content(amount: line.amount, day: line.day, name: 0)
      spelling.removeAll(keepingCapacity: true)
      spelling += beginning
      spelling += line.day.text.utf8
      spelling.append(UInt8(ascii: ":"))
      spelling += ImportIdentities.plain(line.amount).utf8
      // Some banks give one name to another line of another month: its day and amount tell them apart.
      if bankID.isEmpty {
        let (number, name) = names.name(of: line.payee.isEmpty ? line.memo : line.payee)
        content.name = number
        spelling.append(UInt8(ascii: ":"))
        spelling += name.utf8
      } else {
        let first = firsts[bankID] ?? index
        if first == index {
          firsts[bankID] = index
        } else if statement.lines[first].amount != line.amount {
          reused.append(Reused(bankID: bankID, place: line.place))
        }
        content.name = -1 - Int32(clamping: first)
        spelling += ":id:".utf8
        spelling += bankID.utf8
      }
      let count = (counts[content] ?? 0) + 1
      counts[content] = count
      spelling.append(UInt8(ascii: ":"))
      spelling += String(count).utf8
      keys.append(
        ImportKey.key(spelled: String(decoding: spelling, as: UTF8.self), of: account, hash: hash))
    }
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

/// The words of lines as they are compared, each with a number of its own.
private struct FoldedNames {
  /// More payees than one file has that is read again and again.
  private static let limit = 1 << 15
  private var numbers: [String: Int32] = [:]
  /// By the words as the bank writes them.
  private var known: [String: (number: Int32, name: String)] = [:]

  mutating func name(of words: String) -> (number: Int32, name: String) {
    if let known = known[words] { return known }
    let name = ImportWords.folded(words)
    let number = numbers[name] ?? Int32(clamping: numbers.count)
    numbers[name] = number
    if known.count >= FoldedNames.limit { known.removeAll(keepingCapacity: true) }
    known[words] = (number, name)
    return (number, name)
  }
}
