public import LedgerModel
public import LedgerStore
public import PuldarInterchange

extension Ledger {
  /// What the lines of a bank's file would become: OFX, QFX, QIF, CAMT, MT940 or CSV, of banks and of other budget
  /// programs. Nothing is stored.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What it is called, without its folder; it is kept with what is stored.
  ///   - account: The account that it is of; `nil` for the one as which the same number was taken in before,
  ///     else one that fits, else `bank`.
  ///   - first: Lines before this day are left out; `nil` for none.
  ///   - hints: What the file does not tell, and somebody said.
  /// - Throws: `StatementError` if the file cannot be read or taken in as it is, ``LedgerStore/LedgerError`` if the
  ///   ledger cannot be read.
  public nonisolated func importPreview(
    of bytes: [UInt8], named name: String, into account: AccountName? = nil,
    since first: CalendarDay? = nil, hints: StatementHints = StatementHints()
  ) async throws -> StatementImport {
    let state = try await view(DecisionState())
    let currency = state.currency ?? openingCurrency ?? .usd
    var hints = hints
    hints.likelyCurrency = currency
    let preview = try await importPreview(
      of: [try StatementFile(bytes, named: name, hints: hints)], into: account, since: first,
      given: state.opened == nil ? nil : state, in: currency
    ) { _ in try await parsingContext() }
    if let problem = preview.statements.lazy.compactMap(\.problem).first { throw problem }
    return preview
  }
}
