import LedgerModel
import LedgerStore

/// A month on one line, for a prompt: `Fun 412.50 left · 48% used · 61% of month`.
///
/// It is shown repeatedly without a request, so errors stay silent and nothing waits for it.
struct ShortStatus {
  let session: Session

  /// The content to show; without a month if none can be read.
  private struct Facts {
    var month: MonthBudget?
    /// Whether something needs attention.
    var needsLook = false
  }

  func report() async -> Report {
    let facts = await facts()
    // Notices are left to the commands that a person runs.
    _ = await session.ledger.drainNotices()
    return Report(use: .none) { style in
      let text = line(facts, style)
      return text.isEmpty ? [] : [Report.Line(text)]
    } rows: {
      row(facts).map { [$0] } ?? []
    } record: {
      let month = facts.month?.month ?? session.today.month
      return ShortStatus.shape.record(
        of: (month, pace(month), facts.month, bucket(facts), line(facts, ScreenStyle())))
    }
  }

  private func bucket(_ facts: Facts) -> ToldBucket? {
    facts.month.flatMap { month in tightest(month).map { ToldBucket($0, in: month) } }
  }

  static let shape = Shape<
    (month: CalendarMonth, percent: Int?, budget: MonthBudget?, bucket: ToldBucket?, text: String)
  >(
    answer: "status-short",
    note: "status --short: the bucket of which least is left; null without an income, or a ledger.",
    .init("month", \.month),
    .init("monthPercent", \.percent, "How much of the month is over; null for another than this."),
    .init("spent", \.budget?.spent), .init("used", \.budget?.used), .init("bucket", \.bucket),
    .init("text", \.text, "The line."))

  private func facts() async -> Facts {
    guard (try? session.settleLedger(isAsking: false)) != nil else { return Facts() }
    do {
      guard let month = try session.months().last else { return Facts() }
      let fold = try await session.ledger.folded(BudgetState())
      let isWhole = try await session.ledger.opened.condition().isWhole
      return Facts(
        month: try fold.projection.buckets.month(month, on: session.today), needsLook: !isWhole)
    } catch LedgerError.log(.noLedger) {
      return Facts()
    } catch {
      return Facts(needsLook: true)
    }
  }

  /// Returns the elapsed part of this month, in percent; `nil` for another month.
  private func pace(_ month: CalendarMonth) -> Int? {
    month == session.today.month ? MonthPace(of: session.today).percent : nil
  }

  private func line(_ facts: Facts, _ style: ScreenStyle) -> String {
    let look = facts.needsLook ? session.text("see \(command: "check log")") : ""
    guard let month = facts.month else { return look }
    let pace = pace(month.month).map { "\($0)% of month" } ?? month.month.text
    guard let bucket = tightest(month) else {
      return style.joined([
        "\(style.amount(month.used)) \(month.usesOtherThanSpent ? "used" : "spent")", pace, look,
      ])
    }
    let used = bucket.usedPercent.map { "\($0)% used" } ?? ""
    let excess = LeftLine.excess(
      over: bucket.over, used: bucket.used, putAway: bucket.putAway,
      isCovered: bucket.covered.minorUnits != 0, style)
    let isOver = excess.isOver
    let left = excess.text.isEmpty ? "\(style.amount(bucket.left)) left" : excess.text
    let text = "\(bucket.shownName) \(left)"
    return style.joined([isOver ? style.ink(.red, text) : text, used, pace, look])
  }

  /// Returns the bucket with the least left relative to its capacity; `nil` without an income.
  private func tightest(_ month: MonthBudget) -> BucketBudget? {
    guard month.isShared else { return nil }
    // A bucket without money and spending is irrelevant.
    let buckets = month.buckets.filter { $0.capacity.minorUnits > 0 || $0.over.minorUnits > 0 }
    return buckets.max { left, right in isLooser(left, than: right) } ?? month.buckets.first
  }

  /// Compares used / capacity without fractions; a bucket without capacity is the tightest.
  private func isLooser(_ one: BucketBudget, than other: BucketBudget) -> Bool {
    let (whole, otherWhole) = (one.capacity.minorUnits, other.capacity.minorUnits)
    if whole <= 0 || otherWhole <= 0 { return whole > 0 && otherWhole <= 0 }
    return Int128(one.used.minorUnits) * Int128(otherWhole)
      < Int128(other.used.minorUnits) * Int128(whole)
  }

  /// Returns month, bucket, left, percent used, percent of the month elapsed, and the currency.
  private func row(_ facts: Facts) -> [String]? {
    guard let month = facts.month else { return nil }
    let bucket = tightest(month)
    return [
      month.month.text, bucket?.bucket.text ?? "",
      bucket.map { AmountText.text($0.left) } ?? "",
      bucket?.usedPercent.map { String($0) } ?? "", pace(month.month).map { String($0) } ?? "",
      month.currency.code,
    ]
  }
}
