import CommandTable
import LedgerModel

/// Event types, as a person calls them or as the log spells one.
struct EventTypeArgument: ParameterValue, Equatable {
  /// The types, by the log's own names.
  let types: Set<EventType>

  init(parsing word: String) throws(ValueError) {
    let parts = EventTypeArgument.words.first { $0.word == word }?.parts
    let found = LedgerEvent.types.filter { type in
      parts?.contains { type.text.contains($0) } ?? (type.text == word)
    }
    guard !found.isEmpty else { throw .notListed }
    types = Set(found)
  }

  static var allowedValues: [String] { words.map(\.word) + LedgerEvent.types.map(\.text) }

  /// A person's words, with the parts of the log's own names that they stand for.
  private static let words: [(word: String, parts: [String])] = [
    ("expense", ["Expense"]), ("credit", ["Credit"]), ("income", ["Income"]),
    ("correction", ["Corrected"]), ("void", ["Voided"]), ("review", ["Reviewed"]),
    ("undo", ["Reverted"]), ("redo", ["Restored"]), ("transfer", ["Transfer"]),
    ("cash", ["Transfer"]), ("import", ["Import"]), ("account", ["Account", "Balance"]),
    ("bill", ["Bill"]), ("receipt", ["Receipt"]), ("payment", ["BillPaid", "BillUnpaid"]),
    ("allowance", ["Allowance"]), ("goal", ["Goal"]), ("allocation", ["Allocation"]),
    ("rollover", ["Rollover"]), ("budget", ["Budget"]), ("rule", ["Rule"]),
    ("calendar", ["WeekStart"]), ("bucket", ["Bucket"]), ("category", ["Category"]),
    ("pro", ["Pro"]), ("log", ["Log", "LedgerJoined"]),
  ]
}
