package import LedgerModel

/// The identities of a statement's lines, independent of their position and of the file's name.
///
/// An identity is the day, the amount, the bank's id or else the words, and the ordinal among equal lines of the file:
/// two coffees on one day stay two, and an overlapping file adds none.
package struct ImportIdentities: Sendable {
  /// A bank id that was given to lines of different amounts, which are different lines.
  package struct Reused: Hashable, Sendable {
    /// The bank id.
    package var bankID: String
    /// The position of a line that has it.
    package var place: StatementPlace
  }

  /// The identity of each line; `nil` if the line can have no key.
  package private(set) var all: [ImportIdentity?] = []
  package private(set) var reused: [Reused] = []

  /// The key by which equal lines of a file are counted.
  private struct Content: Hashable {
    var amount: StatementAmount
    var day: CalendarDay
    /// The number of the line's words; for a bank id, the complement of the place of its first line, below zero.
    var name: Int32
  }

  /// - Parameter hash: Returns 64 hexadecimal digits for a text that is too long for a key.
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
          // Most bank ids occur once: a first line is counted only when its id occurs again.
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

/// The first line of each bank id.
private struct FirstLines {
  private let lines: [StatementLine]
  /// By the hash of the id: the ids of ten years take much memory.
  private var places: [Int: Int32] = [:]
  /// Ids whose hash collides with that of another.
  private var others: [String: Int32] = [:]

  init(of lines: [StatementLine]) {
    self.lines = lines
  }

  /// Returns the first line that has a bank id.
  ///
  /// - Parameter index: The line that has it now; each line is asked for once, in order.
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

/// Numbers the words of lines, folded for comparison.
private struct FoldedNames {
  /// More payees than a file that is imported regularly has.
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
