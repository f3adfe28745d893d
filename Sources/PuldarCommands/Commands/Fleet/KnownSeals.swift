import LedgerModel
import LedgerStore

/// What an earlier run verified, read beside a list in the same order, so that it needs no memory.
struct KnownSeals {
  private let lines: LineReader
  /// The ledger read last, with its heads.
  private var current: (name: String, heads: [VerifiedHead])?
  private var isAtEnd = false
  /// The last name of the list.
  private var last = ""

  init(reading lines: LineReader) { self.lines = lines }

  /// Returns what was verified of a ledger; none if it is new since.
  ///
  /// - Throws: ``CommandFailure`` if the list or the seals are not sorted, or a line of the seals is none.
  mutating func heads(of name: String) throws -> [VerifiedHead] {
    try check(name, follows: last, in: "the list")
    last = name
    while !isAtEnd {
      if let current {
        if current.name == name { return current.heads }
        if KnownSeals.precedes(name, current.name) { return [] }
      }
      try advance()
    }
    return current?.name == name ? current?.heads ?? [] : []
  }

  private mutating func advance() throws {
    guard let line = try lines.next() else {
      isAtEnd = true
      return
    }
    guard case .text(let text) = line else {
      throw CommandFailure("a line of the seals is no text", .usage)
    }
    // The key that may stand before it says nothing of seals.
    let start = text.utf8.firstIndex(of: UInt8(ascii: "{")) ?? text.startIndex
    let bytes = Array(text.utf8[start...])
    if bytes.isEmpty { return }
    guard let name = try JSONReader.texts(named: ["ledger"], in: bytes)["ledger"] else { return }
    try check(name, follows: current?.name ?? "", in: "the file of seals")
    current = (name, try KnownSeals.heads(in: bytes))
  }

  /// Returns the heads of a line; none if it tells of a failure.
  private static func heads(in line: [UInt8]) throws -> [VerifiedHead] {
    guard let list = try JSONReader.value(named: "heads", in: line) else { return [] }
    return try JSONReader.objects(inList: list).map { head in
      try VerifiedHead(json: String(decoding: head, as: UTF8.self))
    }
  }

  private func check(
    _ name: String, follows last: String, in what: String
  ) throws(CommandFailure) {
    guard KnownSeals.precedes(name, last) else { return }
    throw CommandFailure(
      "\(what) is not sorted: '\(VisibleText(name))' follows '\(VisibleText(last))'",
      remedy: "Sort the list with LC_ALL=C sort, in this run and the one that --since names.",
      .usage)
  }

  /// Returns whether a name comes before another, by their bytes.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
