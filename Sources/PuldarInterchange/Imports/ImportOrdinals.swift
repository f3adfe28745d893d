import LedgerModel
import LedgerStore

/// The ordinals of a statement's lines among equal ones, independent of their position and of the file's name.
///
/// A line's key is made of the day, the amount, the bank's id or else the words, and this ordinal: two coffees on one
/// day stay two, and an overlapping file adds none.
package struct ImportOrdinals: Sendable {
  /// A bank id that was given to lines of different amounts, which are different lines.
  package struct Reused: Hashable, Sendable {
    /// The bank id.
    package var bankID: String
    /// The position of a line that has it.
    package var place: StatementPlace
  }

  /// The ordinal of each line, from 1.
  package private(set) var all: [Int32] = []
  package private(set) var reused: [Reused] = []

  /// The key by which equal lines of a file are counted.
  private struct Content: Hashable {
    var amount: StatementAmount
    var day: CalendarDay
    /// The number of the line's words; for a bank id, the complement of the place of its first line, below zero.
    var name: Int32
  }

  package init(of lines: [StatementLine]) {
    var firsts = FirstLines(of: lines)
    var counts: [Content: Int32] = [:]
    var names = FoldedNames()
    all.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let bankID = line.bankID
      var content = Content(amount: line.amount, day: line.day, name: 0)
      var isAlone = false
      if bankID.isEmpty {
        content.name = names.number(of: line.comparedWords)
      } else {
        let place = firsts.place(of: bankID, at: index)
        content.name = -1 - Int32(clamping: place)
        let first = lines[place]
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
      all.append(number)
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
  private var known: [String: Int32] = [:]

  mutating func number(of words: String) -> Int32 {
    if let known = known[words] { return known }
    let name = ImportWords.folded(words)
    let number = numbers[name] ?? Int32(clamping: numbers.count)
    numbers[name] = number
    if known.count >= FoldedNames.limit { known.removeAll(keepingCapacity: true) }
    known[words] = number
    return number
  }
}

extension StatementLine {
  /// Returns the key of a line in an account.
  ///
  /// - Parameters:
  ///   - ordinal: Its ordinal among equal lines.
  ///   - name: Its folded words; ignored if it has a bank id.
  func key(_ ordinal: Int32, in account: AccountName, named name: String) -> IdempotencyKey {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(IdempotencyKey.byteLimit)
    ImportKey.writeBeginning(of: account, to: &bytes)
    day.write(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    amount.shortest.write(to: &bytes)
    let bankID = bankID
    // Some banks reuse an id in another month: the day and amount tell the lines apart.
    bytes += (bankID.isEmpty ? ":" : ":id:").utf8
    bytes += (bankID.isEmpty ? name : bankID).utf8
    bytes.append(UInt8(ascii: ":"))
    DecimalText.write(UInt64(ordinal.magnitude), to: &bytes)
    if IdempotencyKey.isKey(bytes) {
      return IdempotencyKey(known: String(decoding: bytes, as: UTF8.self))
    }
    return ImportKey.hashed(ContentHash(of: bytes.span.bytes).text, of: account)
  }

  /// The words that are compared: the payee, or the memo if the bank names no payee.
  package var comparedWords: String { payee.isEmpty ? memo : payee }
}

extension BankStatement {
  /// The number by which the account's next file is recognized.
  var number: ImportNumber { number(isAsBefore: false) }

  /// - Parameter isAsBefore: Whether to return the number that older versions stored.
  func number(isAsBefore: Bool) -> ImportNumber {
    ImportNumber(account, isAsBefore: isAsBefore) { text in
      let bytes = Array(text.utf8)
      return ContentHash(of: bytes.span.bytes).text
    }
  }
}
