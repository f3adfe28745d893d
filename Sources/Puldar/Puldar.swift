/// All of the library by one import: events and figures, the ledger and its stores, and the rules that
/// read sentences. A language model is a product of its own, `LlamaParsing`.
@_exported public import EntryParsing
@_exported public import LedgerModel
@_exported public import LedgerStore
