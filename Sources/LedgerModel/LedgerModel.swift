// What folds events, with the events themselves: who reads a ledger needs both, and imports one.

@_exported public import LedgerEvents
