import Puldar

/// Reads a bank's file into lines, changes what becomes of some, stores them, and exports all entries.
func statements(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  try await ledger.add("ramen bar 18 on 2026-01-03")
  let file = """
    Date,Description,Amount
    2026-01-02,WHOLE FOODS MARKET 0123,-45.00
    2026-01-04,RAMEN BAR,-18.00
    2026-01-05,CINEPLEX 77,-12.00
    2026-01-06,CARD CHECK,0.00
    2026-01-07,ACME PAYROLL,2000.00
    """
  var january = try await ledger.importPreview(of: Array(file.utf8), named: "january.csv")
  for line in january.lines {
    let what =
      switch line.state {
      case .new: line.category.map { "new, \($0)" } ?? "new"
      case .known, .same: "there already"
      case .doubtful, .retold: "doubtful"
      case .leftOut(let reason): "left out: \(reason)"
      }
    print("\(line.number) \(line.merchant): \(what)")
  }
  // A person says what the rules cannot know, and leaves a line for another time.
  for place in january.lines.indices where january.lines[place].words.hasPrefix("CINEPLEX") {
    january.lines[place].category = .gifts
  }
  january.lines[january.lines.count - 1].choice = .leave
  let stored = try await ledger.import(january)
  print("stored \(january.storedCount) lines in \(stored.map(\.account))")
  // Nothing is stored twice: what was left is asked about again.
  let again = try await ledger.importPreview(of: Array(file.utf8), named: "january.csv")
  print("again: \(again.storedCount) of \(again.lines.count)")
  try await ledger.export(.hledger) { piece in
    print("a journal of \(piece.count { $0 == UInt8(ascii: "\n") }) lines")
    return true
  }
}
