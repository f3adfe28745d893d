import EntryParsing
import LedgerModel

/// Reads entries from standard input, one sentence a line: all of them, or none.
struct EntryLines {
  private let session: Session
  private let reader: EntryReader

  init(_ session: Session, _ reader: EntryReader) {
    self.session = session
    self.reader = reader
  }

  /// The entries of all lines but the empty ones.
  ///
  /// - Throws: ``CommandFailure`` that names the line.
  func entries() async throws -> [UnderstoodEntry] {
    if session.surroundings.terminal.isInputTerminal {
      session.prompt.say(["Type one entry a line, and end with Ctrl-D on a line of its own."])
    }
    var lines: [(number: Int, text: String)] = []
    var number = 0
    while let line = try session.input.next() {
      number += 1
      switch line {
      case .text(let text):
        if !text.allSatisfy(\.isWhitespace) { lines.append((number, text)) }
      case .notText: throw failure(number, "is no UTF-8")
      case .tooLong: throw failure(number, "has more than \(LineReader.byteLimit) bytes")
      }
      guard lines.count <= BatchPlace.limit else {
        throw Refusal.batchTooLarge(count: lines.count)
      }
    }
    guard !lines.isEmpty else {
      throw CommandFailure(
        "standard input holds no entry", remedy: "Write one sentence a line.", .refusedData)
    }
    let readings = try await reader.readings(of: lines.map(\.text))
    return try zip(lines, readings).flatMap { line, reading in
      do {
        return try reading.result.get()
      } catch let error as any ExplainedError {
        throw CommandFailure(
          "line \(line.number): \(error.problem)", remedy: error.remedy, ExitCode(of: error))
      }
    }
  }

  private func failure(_ number: Int, _ reason: String) -> CommandFailure {
    CommandFailure(
      "line \(number) \(reason)", remedy: "Nothing was stored; mend the line and repeat.",
      .refusedData)
  }
}
