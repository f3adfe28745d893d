// Folds events, and re-exports the events themselves: a client that reads a ledger needs both, and imports one
// module.

@_exported public import LedgerEvents
