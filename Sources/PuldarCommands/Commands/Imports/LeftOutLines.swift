import LedgerModel
import PuldarInterchange

/// What of a file is left out: how many lines for which reason, and the first of them as they stand there.
struct LeftOutLines {
  private struct Group {
    var words: String
    var count = 0
    /// Of what is to come.
    var days: ClosedRange<CalendarDay>?
  }

  /// More are counted, and not listed beside an answer.
  private static let listed = 5

  private(set) var count = 0
  private var groups: [Group] = []
  private var first: [LeftOutLine] = []
  /// How many of them nobody asked to leave out.
  private var unasked = 0

  mutating func add(_ line: LeftOutLine) {
    count += 1
    let words = line.reasonWords
    let place = groups.firstIndex { $0.words == words } ?? groups.endIndex
    if place == groups.endIndex { groups.append(Group(words: words)) }
    groups[place].count += 1
    if line.reason == .future, let day = line.day {
      let days = groups[place].days ?? day...day
      groups[place].days = min(days.lowerBound, day)...max(days.upperBound, day)
    }
    if line.reason == .early { return }
    unasked += 1
    if first.count < LeftOutLines.listed { first.append(line) }
  }

  /// As "3 left out: 2 pending, 1 not yet (2026-11-26)".
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

  /// The first of them, each with its place; what the person asked to leave out is counted alone.
  func lines(in currency: Money.Currency?, _ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .whole(.left), .whole(.left), .whole(.right), .words(), .whole(.left),
    ])
    for line in first {
      table.add(["   line \(line.place.line)"] + line.cells(in: currency, style))
    }
    let lines = table.lines(within: style.columns, ellipsis: style.ellipsis)
    let more = unasked - first.count
    return more == 0 ? lines : lines + ["   and \(more) more, which --dry-run shows"]
  }
}

extension LeftOutLine {
  /// The day, the amount, the payee and why it is left out.
  func cells(in currency: Money.Currency?, _ style: ScreenStyle) -> [String] {
    let money = currency.flatMap { amount?.money(in: $0) }
    return [
      day?.text ?? "", money.map(style.amount) ?? amount?.description ?? "",
      VisibleText(payee).description, reasonWords,
    ]
  }

  var reasonWords: String {
    switch reason {
    case .pending: "pending"
    // The bank's word says more than any other.
    case .failed: VisibleText(status.lowercased()).description
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
