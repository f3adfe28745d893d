import LedgerModel
import LedgerStore

/// What an earlier run verified, read beside a list in the same order, so that it needs no memory.
struct KnownSeals {
  private let lines: LineReader
  /// The file, as messages name it.
  private let path: String
  private var lineNumber = 0
  /// The ledger read last, with its heads, and whether the list has it.
  private var current: (name: String, heads: [VerifiedHead], isListed: Bool)?
  private var isAtEnd = false
  /// The last name of the list.
  private var last = ""
  /// How many ledgers of the list have no heads here.
  private(set) var newCount = 0
  /// How many ledgers are here and not in the list.
  private(set) var goneCount = 0

  init(reading lines: LineReader, of file: PathArgument) {
    (self.lines, path) = (lines, file.path)
  }

  /// Returns what was verified of a ledger; none if it is new since.
  ///
  /// - Throws: ``CommandFailure`` if the list or the seals are not sorted, or a line of the seals is none.
  mutating func heads(of name: String) throws -> [VerifiedHead] {
    guard !KnownSeals.precedes(name, last) else {
      throw unsorted("the list", name, after: last)
    }
    last = name
    while !isAtEnd {
      if let known = current {
        if known.name.hasBytes(of: name) { break }
        if KnownSeals.precedes(name, known.name) { break }
      }
      try advance()
    }
    guard let known = current, known.name.hasBytes(of: name), !known.heads.isEmpty else {
      if current?.name.hasBytes(of: name) == true { current?.isListed = true }
      newCount += 1
      return []
    }
    current?.isListed = true
    return known.heads
  }

  /// Reads what follows the last ledger of the list.
  mutating func readRest() throws {
    while !isAtEnd { try advance() }
  }

  private mutating func advance() throws {
    if current?.isListed == false { goneCount += 1 }
    let before = current?.name ?? ""
    current = nil
    while let line = try lines.next() {
      lineNumber += 1
      guard case .text(let text) = line else { throw refusal("it is no text, or too long") }
      // The key that may stand before it says nothing of seals.
      let start = text.utf8.firstIndex(of: UInt8(ascii: "{")) ?? text.startIndex
      let bytes = Array(text.utf8[start...])
      if bytes.isEmpty { continue }
      guard let (name, heads) = try content(of: bytes) else { continue }
      guard !KnownSeals.precedes(name, before) else {
        throw unsorted("'\(VisibleText(path))'", name, after: before)
      }
      current = (name, heads, false)
      return
    }
    isAtEnd = true
  }

  /// Returns the ledger of a line and its heads, none if it could not be read; `nil` for the line at the end.
  private func content(of line: [UInt8]) throws -> (name: String, heads: [VerifiedHead])? {
    var (isOfThisForm, isEnd, hasFailed) = (false, false, false)
    var (name, heads) = (nil as String?, nil as [VerifiedHead]?)
    do {
      try JSONReader.forEachMember(of: line) { member, reader in
        switch member {
        case "schema": isOfThisForm = try reader.number() == 1
        case "ledger": name = try reader.text()
        case "error": hasFailed = try reader.optionalText() != nil
        case "heads":
          var found: [VerifiedHead] = []
          try reader.forEachObject { found.append(try VerifiedHead(json: try $0.spelling())) }
          heads = found
        default:
          isEnd = isEnd || member == "end"
          try reader.skip()
        }
      }
    } catch let error as JSONFailure {
      throw refusal(error.place)
    } catch is UnreadableText {
      throw refusal("one of its 'heads' is none")
    }
    guard isOfThisForm else { throw refusal("its 'schema' is not 1") }
    if isEnd { return nil }
    guard let name, heads != nil || hasFailed else {
      throw refusal("it has no 'ledger' and 'heads'")
    }
    return (name, heads ?? [])
  }

  private func refusal(_ reason: String) -> CommandFailure {
    CommandFailure(
      "line \(lineNumber) of '\(VisibleText(path))' tells no seals: \(reason)",
      remedy: "Name a file that 'puldar verify --files-from' printed.", .usage)
  }

  private func unsorted(_ what: String, _ name: String, after last: String) -> CommandFailure {
    CommandFailure(
      "\(what) is not sorted: '\(VisibleText(name))' follows '\(VisibleText(last))'",
      remedy: "Sort the list with LC_ALL=C sort, in this run and the one that --since names.",
      .usage)
  }

  /// Returns whether a name comes before another, by their bytes.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
