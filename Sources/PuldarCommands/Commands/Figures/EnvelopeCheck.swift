import LedgerModel

/// Checks that the accounts hold what the buckets hold (DR29), each account summed up anew from its
/// entries, and that no more is set aside than there is.
struct EnvelopeCheck {
  let session: Session
  let known: CheckedEntries

  func findings() async throws -> [CheckFinding] {
    let month = session.today.month
    var findings: [CheckFinding] = []
    let law = try await moneyLaw()
    if let law, law.difference.minorUnits != 0 {
      findings.append(
        CheckFinding(check: .money, month: month) { style in
          "income \(style.amount(law.income)) less used \(style.amount(law.used)) is not "
            + "\(style.amount(law.free)), by which free money at hand changed"
        })
    }
    let facts = try await EnvelopeFacts(session)
    guard let buckets = facts.buckets else { return findings }
    let there = try await summed(facts.state)
    if there != buckets.total {
      findings.append(
        CheckFinding(check: .money, month: month) { style in
          "the accounts hold \(style.amount(there)), and the buckets \(style.amount(buckets.total))"
        })
    }
    // An undo, or two devices working concurrently, may have taken out more than was put in.
    let book = facts.state.envelopes
    for goal in buckets.goals where goal.amount.minorUnits < 0 && book.goal(goal.id)?.account == nil
    {
      findings.append(
        CheckFinding(check: .money, month: month) { style in
          "\(VisibleText(goal.name)): \(style.amount(goal.amount)): more was taken out than was put in"
        })
    }
    let short = buckets.mainSavings.shortfall
    // Without anything set aside, Main Savings is the balance of the accounts.
    if short.minorUnits > 0, EnvelopeChanges.isInUse(facts.state) {
      findings.append(
        CheckFinding(check: .money, month: month, over: AmountText.text(short)) { style in
          "Main Savings: short by \(style.amount(short)): see 'puldar explain savings'"
        })
    }
    return findings
  }

  /// Returns the total of all funds, from every entry, transfer and correction.
  private func summed(_ state: DecisionState) async throws -> Money {
    let book = state.accounts
    let currency = state.currency ?? .usd
    let entries = known.entries.newest.map(\.values)
    let accounts = try await session.ledger.view(Accounts())
    var units: [Int64] = []
    for account in accounts.present(on: session.today) where book.kind(of: account).isFunds {
      let opening = book.opening(of: account, on: session.today)
      guard let start = opening?.from ?? book.firstDay, start <= session.today else { continue }
      let days = start...session.today
      if let value = opening?.value, value.currency == currency { units.append(value.minorUnits) }
      for values in entries
      where values.account == account && days.contains(values.date)
        && values.amount.currency == currency
      {
        units.append(values.type == .expense ? -values.amount.minorUnits : values.amount.minorUnits)
      }
      for (_, made) in known.transfers
      where days.contains(made.date) && made.amount.currency == currency {
        if made.source == account { units.append(-made.amount.minorUnits) }
        if made.destination == account { units.append(made.amount.minorUnits) }
      }
      for correction in book.corrections.map(\.difference)
      where correction.account == account && days.contains(correction.date)
        && correction.amount.currency == currency
      {
        units.append(correction.amount.minorUnits)
      }
    }
    return Money(
      minorUnits: try FigureTooLarge.sum(units, FigureTooLarge(since: nil)), currency: currency)
  }

  /// Returns the law over everything in the ledger; `nil` if its currency is unknown.
  private func moneyLaw() async throws -> MoneyLaw? {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    guard buckets.currency != nil else { return nil }
    return try MoneyLaw(buckets, try await session.ledger.view(Funds()), known.transfers)
  }
}
