/// The elements of camt.052, camt.053 and camt.054 that are read, by their ISO 20022 names.
enum CAMTTag: Hashable, Sendable {
  /// `Stmt`, `Rpt` or `Ntfctn`.
  case statement
  case account
  case balance
  case entry
  /// A booking's details; a collected booking has several.
  case transaction
  case details
  case amount
  case creditDebit
  case status
  case bookingDate
  case valueDate
  case date
  case dateTime
  case code
  case proprietary
  case type
  case identification
  case other
  case iban
  case currency
  case reference
  case debtor
  case creditor
  case ultimateDebtor
  case ultimateCreditor
  case party
  case name
  case remittance
  case unstructured
  case structured
  case creditorReference
  case ref
  case information
  case bankCode
  case document
  /// An element that is not read.
  case unread

  static let table = TagTable<CAMTTag>(
    [
      ("Document", .document), ("Stmt", .statement), ("Rpt", .statement), ("Ntfctn", .statement),
      ("Acct", .account), ("Bal", .balance), ("Ntry", .entry), ("NtryDtls", .details),
      ("TxDtls", .transaction), ("Amt", .amount), ("CdtDbtInd", .creditDebit), ("Sts", .status),
      ("BookgDt", .bookingDate), ("ValDt", .valueDate), ("Dt", .date), ("DtTm", .dateTime),
      ("Cd", .code), ("CdOrPrtry", .proprietary), ("Prtry", .proprietary), ("Tp", .type),
      ("Id", .identification), ("Othr", .other), ("IBAN", .iban), ("Ccy", .currency),
      ("AcctSvcrRef", .reference), ("RltdPties", .other), ("Dbtr", .debtor), ("Cdtr", .creditor),
      ("UltmtDbtr", .ultimateDebtor), ("UltmtCdtr", .ultimateCreditor), ("Pty", .party),
      ("Nm", .name), ("RmtInf", .remittance), ("Ustrd", .unstructured), ("Strd", .structured),
      ("CdtrRefInf", .creditorReference), ("Ref", .ref), ("AddtlNtryInf", .information),
      ("AddtlTxInf", .information), ("BkTxCd", .bankCode),
    ], ignoresCase: false)
}
