import CommandTable
import LedgerModel

/// Finds accounts whose balance on the day of the last reconciliation has changed since.
struct ReconciledCheck {
  let session: Session

  func findings() async throws -> [CheckFinding] {
    let state = try await session.ledger.view(DecisionState())
    let book = state.accounts
    guard book.isInUse else { return [] }
    let accounts = try await session.ledger.view(Accounts())
    var findings: [CheckFinding] = []
    for account in book.all {
      // An account that was never compared cannot have changed.
      guard let agreed = book.agreement(of: account, on: session.today) else { continue }
      let held = try accounts.account(account, on: agreed.from)?.balance
      guard let held, held != agreed.value else { continue }
      let name = VisibleText(account.text).description
      findings.append(
        CheckFinding(
          check: .reconciled, month: agreed.from.month,
          over: AmountText.text(held.subtracting(agreed.value)), events: [agreed.event]
        ) { style in
          "\(name): \(style.amount(held)) on \(agreed.from.text), and it was \(style.amount(agreed.value)) "
            + "when both agreed: 'puldar diff \(agreed.event.number) now' says why, "
            + "'puldar account reconcile \(account.text.shellQuoted) AMOUNT' settles it"
        })
    }
    return findings
  }
}
