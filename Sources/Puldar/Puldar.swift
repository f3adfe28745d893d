/// The whole library in one import: events and figures, the ledger and its stores, and the rules that
/// read sentences and receipts. A language model is a separate product, `LlamaParsing`, as are the programs that
/// recognise images, `ReceiptScanning`.
@_exported public import EntryParsing
@_exported public import LedgerModel
@_exported public import LedgerStore
@_exported public import PuldarInterchange
@_exported public import ReceiptReading
