import LedgerModel

/// An expense that was added by itself, and a bill of the same name and amount that is open still: often it
/// is what paid the bill, which is told with both ways out.
struct OpenBillOfEntry {
  struct Entry {
    var id: EventID
    var values: EntryValues
    var merchant: String
  }

  private let occurrence: BillOccurrence
  private let entry: EventID

  /// Bills that are due later than this are hardly what was paid.
  private static let daysAhead = 31

  /// - Parameter entries: What was added.
  /// - Returns: `nil` where no bill is open that one of them may have paid.
  init?(
    _ entries: [Entry], _ bills: BillPlan, today: CalendarDay
  ) {
    guard bills.isInUse else { return nil }
    let end = today.adding(days: OpenBillOfEntry.daysAhead) ?? .last
    for added in entries where added.values.type == .expense && !added.merchant.isEmpty {
      let merchant = FoldedText(added.merchant)
      for bill in bills.bills {
        guard let terms = bills.latestTerms(of: bill), FoldedText(terms.name) == merchant,
          let next = bills.next(of: bill), next.due <= end,
          next.terms.certainty != nil || next.left == added.values.amount
        else { continue }
        (occurrence, entry) = (next, added.id)
        return
      }
    }
    return nil
  }

  func lines(_ numbering: EventNumbering) -> [Report.Line] {
    let name = VisibleText(occurrence.terms.name)
    let undo = "undo \(numbering.text(entry))"
    let pay = "pay \(numbering.text(occurrence.bill)) --due \(occurrence.due.text)"
    let width = max(undo.count, pay.count)
    let advice: [Advice] = [
      "   The bill \(name) is open for \(occurrence.due.text) still. If this paid it:",
      "     \(command: DisplayWidth.padded(undo, to: width))   takes this back",
      "     \(command: DisplayWidth.padded(pay, to: width))   pays the bill, with its expense",
    ]
    return advice.map { .offering($0, isDispensable: true) }
  }
}
