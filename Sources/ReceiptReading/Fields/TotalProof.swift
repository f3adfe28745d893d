/// Decides whether the paper itself proves a total.
///
/// A sum, the cash less the change, or the same amount in two labelled places leads to it, and nothing on the paper
/// speaks against it: what is proven is stored without a question.
struct TotalProof {
  let table: AmountTable
  let best: TotalSearch.Candidate
  /// The other possible totals, the likeliest first.
  let others: [TotalSearch.Candidate]
  /// Those of ``others`` that are labelled, or that a sum leads to.
  let rivals: [TotalSearch.Candidate]

  var isProven: Bool {
    isLedTo && !isRivalled && !isChangedBelow && !isPaidOtherwise && !isSurpassed
      && (best.isNamed || best.evidence.contains(.cashLessChange)
        || !table.holdsBareTotal && (best.labelledLines.count > 1 || isSummedUp))
  }

  private var isSummedUp: Bool {
    best.evidence.contains(.parts) || best.evidence.contains(.taxTable) || best.itemCount > 1
  }

  private var isLargest: Bool { rivals.allSatisfy { $0.value < best.value } }

  private var isLedTo: Bool {
    let lead = best.score - (others.first?.score ?? 0)
    return best.isSummed && (best.isNamed || best.evidence.count > 1) && lead >= 8
      || best.isNamed && best.isPaid && (lead >= 30 || isLargest)
      || best.isNamed && best.labelledLines.count > 1 && isLargest
      || isLargest && (best.evidence.contains(.parts) || best.evidence.contains(.taxTable))
  }

  /// Whether a larger amount, another one that cash and change lead to, or one that differs only by a rounding may be
  /// the total.
  private var isRivalled: Bool {
    rivals.contains { rival in
      let isProvenTwice = best.sumCount > 1 || best.evidence.contains(.cashLessChange)
      if rival.value > best.value, !isProvenTwice || rival.isNamed && rival.isPaid { return true }
      return rival.isNamed
        && (rival.evidence.contains(.cashLessChange)
          || (abs(rival.value - best.value) <= 50 && !best.isPaid))
    }
  }

  /// Whether a rounding, a tip or a charge is printed after it, and the total with that is not read.
  private var isChangedBelow: Bool {
    guard !best.evidence.contains(.cashLessChange) else { return false }
    let last = best.labelledLines.max() ?? best.line
    let below = table.amounts.filter { amount in
      amount.line > last && amount.magnitude > 0 && !amount.isInTaxTable && !amount.isPartOfLine
        && !amount.isBorrowed
    }
    // Several tips are suggestions.
    return table.bareLabels.values.contains(.rounding) && best.evidence.count < 3
      || below.contains { $0.label == .rounding || $0.label == .service }
      || below.count { $0.label == .tip } == 1
  }

  /// Whether what was handed over, or given back, belongs to another total.
  private var isPaidOtherwise: Bool {
    if best.evidence.contains(.cashLessChange) { return false }
    func holds(_ label: AmountLabel, _ isWanted: (LabelledAmount) -> Bool) -> Bool {
      table.amounts.contains { amount in
        amount.label == label && amount.isLast && !amount.isPartOfLine && !amount.isInTaxTable
          && !amount.isWhole && !amount.isRepaired && isWanted(amount)
      }
    }
    // What was given back may have a word that is not known.
    func isMore(_ paid: LabelledAmount) -> Bool {
      let back = paid.magnitude - best.value
      return back > 0
        && !table.amounts.contains { $0.magnitude == back && $0.line > paid.line }
    }
    if holds(.cash, isMore) || holds(.card, isMore) { return true }
    let isCounted =
      best.sumCount > 1 || best.evidence.contains(.parts) || best.labelledLines.count > 1
    // "ACCEPTED 10.00"
    func isOfOther(_ change: LabelledAmount) -> Bool {
      change.magnitude > 0 && change.magnitude != best.value
        && !table.amounts.contains { $0.magnitude == best.value + change.magnitude }
    }
    return !isCounted && holds(.change, isOfOther)
  }

  /// Whether a larger amount is printed several times below it.
  private var isSurpassed: Bool {
    var counts: [Int64: Int] = [:]
    for amount in table.amounts where amount.isLast && !amount.isPartOfLine && !amount.isWhole {
      guard amount.label == nil, amount.magnitude > best.value, amount.line > best.line else {
        continue
      }
      counts[amount.magnitude, default: 0] += 1
    }
    return !best.evidence.contains(.cashLessChange) && counts.values.contains { $0 > 1 }
  }
}

extension AmountTable {
  /// Whether words for a total are printed beside no amount that can be read.
  fileprivate var holdsBareTotal: Bool {
    bareLabels.values.contains { $0 == .total || $0 == .due }
      && !amounts.contains { ($0.label == .total || $0.label == .due) && !$0.isRepaired }
  }
}
