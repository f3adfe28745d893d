public import LedgerModel
public import LedgerStore

extension LedgerStore.Ledger {
  /// The lines of statements beside all that the ledger holds: entries are read only if a line is new.
  ///
  /// - Parameters:
  ///   - statements: Those of all files that are taken in together.
  ///   - known: What the ledger knows of earlier files, without its entries.
  ///   - isBegun: Whether there is a ledger.
  ///   - first: Lines before this day are left out; `nil` for none.
  ///   - isMatching: Whether a line that may be the other side of another one is that.
  /// - Throws: What is wrong with a line, ``LedgerStore/LedgerError``.
  public nonisolated func importPlan(
    of statements: [ImportedAccount], beside known: ImportPlan.Ledger, isBegun: Bool,
    since first: CalendarDay?, isMatching: Bool = false
  ) async throws -> ImportPlan {
    var (known, plan) = (known, try ImportPlan(unmatched: statements, in: known, since: first))
    guard let months = plan.months else { return plan }
    if isBegun {
      known.entries = try await view(EntryRegister(of: months)).entries()
      known.transfers = try await answer(.transfers)
    }
    plan.match(known, isMatching: isMatching)
    return plan
  }
}
