/// The whole library in one import: events and figures, the ledger and its stores, and the rules that read sentences
/// and receipts. Language models and image recognition are products of their own, `LlamaParsing` and `ReceiptScanning`.
@_exported public import EntryParsing
@_exported public import LedgerModel
@_exported public import LedgerStore
@_exported public import PuldarInterchange
@_exported public import ReceiptReading
