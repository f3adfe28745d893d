import LedgerModel
import LedgerStore

/// The ledgers of a request, one after another.
final class FleetNames {
  private let request: FleetRequest
  /// The lines of the list, or of standard input; `nil` if the ledgers are named one by one.
  private let lines: LineReader?
  private var seals: KnownSeals?
  /// The place in the names that are given one by one.
  private var place = 0
  private var lineNumber = 0
  /// The name to go on after; `nil` once it was met.
  private var last: String?
  private var streamed: StreamedLedgers?

  init(_ request: FleetRequest, in session: Session) throws {
    self.request = request
    last = request.last
    if request.readsLedgers {
      lines = nil
      streamed = StreamedLedgers(reading: session.input)
    } else {
      lines = try request.list.map { list in
        try session.lines(of: list, ending: request.endsWithZero ? 0 : UInt8(ascii: "\n"))
      }
    }
    seals = try request.seals.map { KnownSeals(reading: try session.lines(of: $0), of: $0) }
  }

  /// Returns the next ledger; `nil` at the end.
  ///
  /// - Throws: ``CommandFailure`` if the list is not as it must be, and ``InputFailure``.
  func next() throws -> FleetItem? {
    while var item = try nextItem() {
      if let last {
        if item.name.hasBytes(of: last) { self.last = nil }
        if item.problem == nil { _ = try seals?.heads(of: item.name) }
        continue
      }
      if item.problem == nil { item.known = try seals?.heads(of: item.name) ?? [] }
      return item
    }
    try seals?.readRest()
    guard let last else { return nil }
    throw CommandFailure(
      "'\(VisibleText(last))' is not among the ledgers, so there is none after it",
      remedy: "Write it as the last whole line of the answer has it.", .usage)
  }

  /// How many ledgers no seals are known of, and how many seals are of no ledger of the list; `nil` without seals.
  var changes: (new: Int, gone: Int)? { seals.map { ($0.newCount, $0.goneCount) } }

  private func nextItem() throws -> FleetItem? {
    if streamed != nil { return try streamed?.next() }
    guard let lines else {
      guard let names = request.names, place < names.count else { return nil }
      defer { place += 1 }
      return FleetItem(name: names[place])
    }
    while let line = try lines.next() {
      lineNumber += 1
      switch line {
      case .text(let text):
        if !text.isEmpty { return try item(of: text) }
      case .notText:
        return FleetItem(
          key: request.isKeyed ? "" : nil, name: "",
          problem: "name \(lineNumber) of the list is no UTF-8")
      case .tooLong:
        throw CommandFailure(
          "name \(lineNumber) of the list is longer than \(LineReader.byteLimit) bytes",
          remedy: "Write one a line; with --null a zero byte ends each.", .usage)
      }
    }
    return nil
  }

  private func item(of text: String) throws(CommandFailure) -> FleetItem {
    guard !text.utf8.contains(0) else {
      throw CommandFailure(
        "name \(lineNumber) of the list holds a zero byte",
        remedy: "If a zero byte ends each name, give --null.", .usage)
    }
    guard request.isKeyed else { return FleetItem(name: text) }
    guard let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")) else {
      throw CommandFailure(
        "line \(lineNumber) of the list has no tab between a key and a name",
        remedy: "Write KEY, a tab and NAME, or leave --keyed out.", .usage)
    }
    guard !text.utf8[..<tab].contains(UInt8(ascii: "\n")) else {
      throw CommandFailure(
        "key \(lineNumber) of the list holds a newline",
        remedy: "Write keys without one: each answer begins with its key.", .usage)
    }
    return FleetItem(
      key: String(text[..<tab]), name: String(text[text.utf8.index(after: tab)...]))
  }
}
