import LedgerModel
import LedgerStore

/// Adds up the lines of folds: the reducer of whatever spread them.
struct CombinedSummaries {
  private let isKeyed: Bool
  private let sources: [(name: String?, lines: LineReader)]

  /// - Parameters:
  ///   - isKeyed: Whether each line stands after a key and a tab.
  ///   - files: The files to read; standard input if there are none.
  init(isKeyed: Bool, files: [String], in session: Session) throws {
    self.isKeyed = isKeyed
    sources = try (files.isEmpty ? ["-"] : files).map { file in
      let path = try PathArgument(parsing: file)
      return (
        file == "-" ? nil : file,
        try session.lines(of: path, limit: CombinedSummaries.lineByteCount)
      )
    }
  }

  /// How long a line may be: that of many ledgers has a sum for each category that any of them has.
  private static let lineByteCount = 256 << 20

  /// Reads everything: a line that is none is refused before anything is printed, except after keys.
  func report() throws -> Report {
    var report = Report(listedAs: "summaries") { take in
      var (sum, key) = (LedgerSummary(), nil as String?)
      try forEach { lineKey, line in
        if isKeyed, key.map({ lineKey?.hasBytes(of: $0) != true }) ?? true {
          // The lines of a key come together.
          if key != nil, !take(told(sum, key)) { return false }
          sum = LedgerSummary()
        }
        key = lineKey
        if let summary = try SummaryLine.summary(in: line) { try sum.add(summary) }
        return true
      }
      if !isKeyed || key != nil { _ = take(told(sum, key)) }
    }
    report.use = .none
    return report
  }

  private func told(_ sum: LedgerSummary, _ key: String?) -> JSONValue {
    .recorded(FleetAnswer([ToldSummary(summary: sum).document], key: key).bytes)
  }

  /// Calls a body with each line, and the key before it, until it returns `false`.
  private func forEach(_ body: (String?, [UInt8]) throws -> Bool) throws {
    for (name, lines) in sources {
      var number = 0
      while let line = try lines.next() {
        number += 1
        do {
          guard case .text(let text) = line else {
            throw CommandFailure("it is no text, or too long", .refusedData)
          }
          if text.isEmpty { continue }
          guard isKeyed else {
            if try !body(nil, Array(text.utf8)) { return }
            continue
          }
          guard let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")) else {
            // The line at the end of a fold is of no key.
            if try SummaryLine.summary(in: Array(text.utf8)) == nil { continue }
            throw CommandFailure("it has no tab after a key", .refusedData)
          }
          let rest = text.utf8[text.utf8.index(after: tab)...]
          if try !body(String(text[..<tab]), Array(rest)) { return }
        } catch let error as any ExplainedError {
          throw CommandFailure(
            "line \(number) of \(name.map { "'\(VisibleText($0))'" } ?? "the input"): "
              + ((error as? JSONFailure)?.place ?? error.problem),
            remedy: error is SummaryMismatch
              ? error.remedy.map { Advice($0) }
              : "Give lines that 'puldar fold' printed, without --rows.", .refusedData)
        }
      }
    }
  }
}
