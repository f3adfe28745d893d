public import LedgerModel
public import LedgerStore
public import PuldarInterchange

extension Ledger {
  /// Returns what the lines of a bank's file would become: OFX, QFX, QIF, CAMT, MT940 or CSV, from banks and other
  /// budget programs. Nothing is stored.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The file's name, without its folder; it is stored with the lines.
  ///   - account: The file's account; `nil` for the one that the same number was imported as before, else one that
  ///     fits, else `bank`.
  ///   - first: Lines before this day are left out; `nil` for none.
  ///   - hints: Stated facts that the file does not contain.
  /// - Throws: `StatementError` if the file cannot be read or imported as it is, ``LedgerStore/LedgerError`` if the
  ///   ledger cannot be read.
  public nonisolated func importPreview(
    of bytes: [UInt8], named name: String, into account: AccountName? = nil,
    since first: CalendarDay? = nil, hints: StatementHints = StatementHints()
  ) async throws -> StatementImport {
    let state = try await view(DecisionState())
    let currency = state.currency ?? openingCurrency ?? .usd
    var hints = state.opened == nil ? hints : try await completed(hints, of: account)
    hints.likelyCurrency = currency
    let preview = try await importPreview(
      of: [try StatementFile(bytes, named: name, hints: hints, clock: clock)], into: account,
      since: first,
      given: state.opened == nil ? nil : state, in: currency
    ) { _ in try await parsingContext() }
    if let problem = preview.statements.lazy.compactMap(\.problem).first { throw problem }
    return preview
  }
}
