import LedgerModel
import StrictJSON

/// Ledgers whose lines are read from the input, each with a member `ledger` that was added to it.
struct StreamedLedgers {
  private let lines: LineReader
  /// The first line of the next ledger, which told that another one was at its end.
  private var ahead: (name: String, line: [UInt8])?
  private var lineNumber = 0

  init(reading lines: LineReader) { self.lines = lines }

  /// Returns the next ledger with all of its lines; `nil` at the end.
  mutating func next() throws -> FleetItem? {
    guard let first = try ahead ?? nextLine() else { return nil }
    ahead = nil
    var logs: [[UInt8]] = []
    var line: [UInt8]? = first.line
    while let current = line {
      // Each log begins with its own first line.
      if logs.isEmpty || current.starts(with: StreamedLedgers.firstLine) { logs.append([]) }
      logs[logs.count - 1] += current
      logs[logs.count - 1].append(UInt8(ascii: "\n"))
      line = nil
      if let (name, following) = try nextLine() {
        if name.hasBytes(of: first.name) { line = following } else { ahead = (name, following) }
      }
    }
    return FleetItem(name: first.name, logs: logs)
  }

  private static let firstLine = Array(#"{"n":0,"#.utf8)

  private mutating func nextLine() throws -> (name: String, line: [UInt8])? {
    while let line = try lines.next() {
      lineNumber += 1
      guard case .text(let text) = line else { throw refusal("it is no text, or too long") }
      if text.isEmpty { continue }
      guard let parted = StreamedLedgers.parted(Array(text.utf8)) else {
        throw refusal(#"it neither begins nor ends with the member "ledger""#)
      }
      return parted
    }
    return nil
  }

  private func refusal(_ reason: String) -> CommandFailure {
    CommandFailure(
      "line \(lineNumber) of the input is no line of a ledger: \(reason)",
      remedy: #"Write {"ledger":"NAME", before the rest of a log's line, which stays as it is."#,
      .usage)
  }

  private static let before = Array(#"{"ledger":""#.utf8)
  private static let after = Array(#","ledger":""#.utf8)

  /// Returns the name, and the line as the log has it: seals are over its bytes. `nil` if the member is neither the
  /// first nor the last.
  private static func parted(_ bytes: [UInt8]) -> (name: String, line: [UInt8])? {
    if bytes.starts(with: before), let end = end(ofText: bytes[before.count...]),
      end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: ",")
    {
      return JSONTokens.decoded(Array(bytes[before.count..<end])).map { name in
        (name, [UInt8(ascii: "{")] + bytes[(end + 2)...])
      }
    }
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: after) }),
      let end = end(ofText: bytes[(start + after.count)...]),
      bytes[(end + 1)...].elementsEqual("}".utf8)
    else { return nil }
    return JSONTokens.decoded(Array(bytes[(start + after.count)..<end])).map { name in
      (name, bytes[..<start] + [UInt8(ascii: "}")])
    }
  }

  /// Returns the place of the quote that ends a text.
  private static func end(ofText bytes: ArraySlice<UInt8>) -> Int? {
    var isEscaped = false
    return bytes.indices.first { place in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = bytes[place] == UInt8(ascii: "\\")
      return bytes[place] == UInt8(ascii: "\"")
    }
  }
}
