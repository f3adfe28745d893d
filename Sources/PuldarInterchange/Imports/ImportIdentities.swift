package import LedgerModel

/// What tells each line of a statement from every other, wherever it stands and whatever the file is called.
///
/// Its day, its amount, the bank's own name for it, else its words, and the how manieth such line of the file it
/// is: so two coffees of one day stay two, and a file that overlaps adds none.
package struct ImportIdentities: Sendable {
  /// A name that the bank gave to lines of different amounts, which are different lines.
  package struct Reused: Hashable, Sendable {
    /// The name.
    package var bankID: String
    /// Where a line of it stands.
    package var place: StatementPlace
  }

  /// Of each line of the statement; `nil` where it can have no key.
  package private(set) var all: [ImportIdentity?] = []
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
    var firsts = FirstLines(of: statement.lines)
    var counts: [Content: Int32] = [:]
    var names = FoldedNames()
    var writer = ImportKeyWriter(of: account)
    all.reserveCapacity(statement.lines.count)
    for (index, line) in statement.lines.enumerated() {
      let bankID = line.bankID
      var content = Content(amount: line.amount, day: line.day, name: 0)
      var words = ""
      var isAlone = false
      if bankID.isEmpty {
        (content.name, words) = names.name(of: line.comparedWords)
      } else {
        let place = firsts.place(of: bankID, at: index)
        content.name = -1 - Int32(clamping: place)
        let first = statement.lines[place]
        if first.amount != line.amount {
          reused.append(Reused(bankID: bankID, place: line.place))
        } else if place < index, counts[content] == nil, first.day == line.day {
          // Nearly all names are there once: their lines are counted where one comes again.
          counts[content] = 1
        }
        isAlone = place == index
      }
      let number = isAlone ? 1 : (counts[content] ?? 0) + 1
      if !isAlone { counts[content] = number }
      writer.write(line, named: words, number: number)
      all.append(
        IdempotencyKey.isKey(writer.bytes)
          ? .number(number)
          : ImportKey.hashed(writer.text, of: account, hash: hash).map { .key($0) })
    }
  }
}

/// The first line of each name that a bank gave.
private struct FirstLines {
  private let lines: [StatementLine]
  /// By the hashes of the names: ten years of names take much memory.
  private var places: [Int: Int32] = [:]
  /// Of names whose hash another one has.
  private var others: [String: Int32] = [:]

  init(of lines: [StatementLine]) {
    self.lines = lines
  }

  /// The first line of a name.
  ///
  /// - Parameter index: The line that has it now; each is asked for once, in the order of the lines.
  mutating func place(of name: String, at index: Int) -> Int {
    let hash = name.hashValue
    guard let first = places[hash] else {
      places[hash] = Int32(clamping: index)
      return index
    }
    if lines[Int(first)].bankID == name { return Int(first) }
    if let other = others[name] { return Int(other) }
    others[name] = Int32(clamping: index)
    return index
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
