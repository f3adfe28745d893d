import CommandTable
import LedgerModel

/// A kind of event, as the log spells it.
enum EventTypeArgument: String, CaseIterable, ParameterValue {
  case logOpened = "LogOpened"
  case expenseAdded = "ExpenseAdded"
  case creditApplied = "CreditApplied"
  case incomeReceived = "IncomeReceived"
  case entryCorrected = "EntryCorrected"
  case entryVoided = "EntryVoided"
  case eventReverted = "EventReverted"
  case eventRestored = "EventRestored"
  case incomeSet = "IncomeSet"
  case allocationChanged = "AllocationChanged"
  case rolloverSet = "RolloverSet"
  case categoryAdded = "CategoryAdded"
  case categoryMoved = "CategoryMoved"
  case categoryEnded = "CategoryEnded"
  case proUnlocked = "ProUnlocked"
  case proRevoked = "ProRevoked"
  case logRepaired = "LogRepaired"
  case ledgerJoined = "LedgerJoined"

  var type: EventType { EventType(rawValue) }
}
