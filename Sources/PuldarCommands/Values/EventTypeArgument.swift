import CommandTable
import LedgerModel

/// Kinds of events, in the words of a person or as the log spells one.
struct EventTypeArgument: ParameterValue, Equatable {
  /// The types that are meant, by the log's own names.
  let types: Set<EventType>

  init(parsing word: String) throws(ValueError) {
    let names = EventTypeArgument.words.first { $0.word == word }?.names
    let found = LedgerEvent.types.filter { names?.contains($0.text) ?? ($0.text == word) }
    guard !found.isEmpty else { throw .notListed }
    types = Set(found)
  }

  static var allowedValues: [String] { words.map(\.word) + LedgerEvent.types.map(\.text) }

  /// What a person calls them, with the log's own names.
  private static let words: [(word: String, names: Set<String>)] = [
    ("expense", ["ExpenseAdded"]), ("credit", ["CreditApplied"]),
    ("income", ["IncomeReceived", "IncomeSet"]),
    ("correction", ["EntryCorrected", "BalanceCorrected"]),
    ("void", ["EntryVoided"]), ("review", ["EntryReviewed", "ConflictReviewed"]),
    ("undo", ["EventReverted"]),
    ("redo", ["EventRestored"]),
    ("transfer", ["TransferMade"]), ("cash", ["TransferMade"]),
    ("import", ["ImportMade", "ImportMatched"]),
    (
      "account",
      ["AccountAdded", "AccountEnded", "AccountOpened", "BalanceCorrected", "BalanceAsserted"]
    ),
    (
      "bill",
      ["BillAdded", "BillChanged", "BillPaid", "BillUnpaid", "BillSkipped", "BillStopped"]
    ),
    ("receipt", ["ReceiptAttached", "ReceiptDetached"]),
    ("payment", ["BillPaid", "BillUnpaid"]),
    ("allowance", ["AllowanceSet"]),
    ("goal", ["GoalAdded", "GoalChanged", "GoalFunded", "GoalWithdrawn", "GoalEnded"]),
    ("allocation", ["AllocationChanged"]), ("rollover", ["RolloverSet"]),
    ("budget", ["MonthBudgetSet", "BudgetShifted"]), ("rule", ["RuleAdded", "RuleEnded"]),
    ("calendar", ["WeekStartSet"]),
    ("bucket", ["BucketAdded", "BucketRenamed", "BucketEnded"]),
    (
      "category",
      [
        "CategoryAdded", "CategoryMoved", "CategoryEnded", "CategoryRenamed", "CategorySymbolSet",
      ]
    ),
    ("pro", ["ProUnlocked", "ProRevoked"]), ("log", ["LogOpened", "LogRepaired", "LedgerJoined"]),
  ]
}
