/// The elements of OFX that are read.
enum OFXTag: Hashable, Sendable {
  case ofx
  /// A statement of a bank account, a card, or an investment account.
  case statement
  case bankAccount
  case cardAccount
  case investmentAccount
  /// The account on the other side of a booking.
  case otherAccount
  case transactionList
  case transaction
  /// A booking that the bank has not made yet.
  case pendingTransaction
  /// A trade of securities.
  case investmentTransaction
  case ledgerBalance
  /// Balances that are ignored, so that their amounts are not mistaken for others.
  case otherBalance
  case currency
  case originalCurrency
  case payeeDetails

  case accountID
  case bankID
  case accountType
  case defaultCurrency
  case currencySymbol
  case kind
  case dayPosted
  case dayOfUser
  case dayAvailable
  case amount
  case transactionID
  case name
  case extendedName
  case memo
  case checkNumber
  case balanceAmount
  case balanceDay

  /// Whether the element holds elements rather than a text.
  var isAggregate: Bool {
    switch self {
    case .ofx, .statement, .bankAccount, .cardAccount, .investmentAccount, .otherAccount,
      .transactionList, .transaction, .pendingTransaction, .investmentTransaction,
      .ledgerBalance, .otherBalance, .currency, .originalCurrency, .payeeDetails:
      true
    default: false
    }
  }

  static let table = TagTable<OFXTag>(
    [
      ("OFX", .ofx), ("STMTRS", .statement), ("CCSTMTRS", .statement), ("INVSTMTRS", .statement),
      ("BANKACCTFROM", .bankAccount), ("CCACCTFROM", .cardAccount),
      ("INVACCTFROM", .investmentAccount), ("BANKACCTTO", .otherAccount),
      ("CCACCTTO", .otherAccount), ("BANKTRANLIST", .transactionList),
      ("INVTRANLIST", .transactionList), ("BANKTRANLISTP", .transactionList),
      ("STMTTRN", .transaction), ("STMTTRNP", .pendingTransaction),
      ("INVTRAN", .investmentTransaction),
      ("LEDGERBAL", .ledgerBalance), ("AVAILBAL", .otherBalance), ("INVBAL", .otherBalance),
      ("BALLIST", .otherBalance), ("BAL", .otherBalance), ("CURRENCY", .currency),
      ("ORIGCURRENCY", .originalCurrency), ("PAYEE", .payeeDetails),
      ("ACCTID", .accountID), ("BANKID", .bankID), ("BROKERID", .bankID),
      ("ACCTTYPE", .accountType), ("CURDEF", .defaultCurrency), ("CURSYM", .currencySymbol),
      ("TRNTYPE", .kind), ("DTPOSTED", .dayPosted), ("DTUSER", .dayOfUser),
      ("DTTRAN", .dayOfUser), ("DTAVAIL", .dayAvailable), ("TRNAMT", .amount),
      ("FITID", .transactionID), ("NAME", .name), ("EXTDNAME", .extendedName), ("MEMO", .memo),
      ("CHECKNUM", .checkNumber), ("BALAMT", .balanceAmount), ("DTASOF", .balanceDay),
    ], ignoresCase: true)
}

extension OFXTag: CustomStringConvertible {
  /// The element as it appears in an error message.
  var description: String {
    switch self {
    case .statement: "a statement (STMTRS)"
    case .transaction, .pendingTransaction, .investmentTransaction: "a booking (STMTTRN)"
    case .transactionList: "the list of bookings (BANKTRANLIST)"
    case .ledgerBalance, .otherBalance: "a balance"
    default: "OFX"
    }
  }
}
