import LedgerModel
import PuldarInterchange

/// The lines of a file that are left out: counts by reason, and the first lines themselves.
struct LeftOutLines {
  private struct Group {
    var words: String
    var count = 0
    /// The range of days in the future.
    var days: ClosedRange<CalendarDay>?
  }

  /// How many lines are listed in an answer; the rest are only counted.
  private static let listed = 5

  private(set) var count = 0
  private var groups: [Group] = []
  private var first: [StatementImport.Line] = []
  /// How many were not left out by the person's request.
  private var unasked = 0

  /// - Parameter made: The line, which is built only if more than its reason is needed.
  mutating func add(_ made: @autoclosure () -> StatementImport.Line, for reason: LeftOutReason) {
    count += 1
    let isToldWhole = reason == .failed || reason == .future
    let isFirst = reason != .early && first.count < LeftOutLines.listed
    let line = isToldWhole || isFirst ? made() : nil
    let words = line?.reasonWords ?? reason.words
    let place = groups.firstIndex { $0.words == words } ?? groups.endIndex
    if place == groups.endIndex { groups.append(Group(words: words)) }
    groups[place].count += 1
    if reason == .future, let day = line?.day {
      let days = groups[place].days ?? day...day
      groups[place].days = min(days.lowerBound, day)...max(days.upperBound, day)
    }
    if reason == .early { return }
    unasked += 1
    if isFirst, let line { first.append(line) }
  }

  /// The counts, such as "3 left out: 2 pending, 1 not yet (2026-11-26)".
  var words: String {
    let reasons = groups.map { group in
      let number = groups.count == 1 ? "" : "\(group.count) "
      let days = group.days.map { days in
        let last = days.lowerBound == days.upperBound ? "" : " to \(days.upperBound.text)"
        return " (\(days.lowerBound.text)\(last))"
      }
      return "\(number)\(group.words)\(days ?? "")"
    }
    return "\(count) left out: \(reasons.joined(separator: ", "))"
  }

  /// Returns the first lines, each with its position. Lines left out by request are only counted.
  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .whole(.left), .whole(.left), .whole(.right), .words(), .whole(.left),
    ])
    for line in first {
      table.add([
        "   line \(line.number)", line.day?.text ?? "", line.amountText(style),
        VisibleText(line.bankName).description, line.reasonWords,
      ])
    }
    let lines = table.lines(within: style.columns, ellipsis: style.ellipsis)
    let more = unasked - first.count
    return more == 0 ? lines : lines + ["   and \(more) more, which --dry-run shows"]
  }
}

extension StatementImport.Line {
  /// The payee or payer in the bank's words, or all its words if it names nobody.
  var bankName: String { payee.isEmpty ? words : payee }

  /// The reason why it is left out; empty if it is not.
  var reasonWords: String {
    guard case .leftOut(let reason) = state else { return "" }
    // The bank's own word is more exact than any other.
    return reason == .failed ? VisibleText(status.lowercased()).description : reason.words
  }
}

extension LeftOutReason {
  fileprivate var words: String {
    switch self {
    case .pending: "pending"
    case .failed: "failed"
    case .future: "not yet"
    case .early: "before --since"
    case .zero: "zero"
    case .opening: "opening"
    case .balance: "a balance"
    case .trade: "a trade"
    case .noDay: "no day"
    case .noAmount: "no amount"
    case .note: "no booking"
    }
  }
}
