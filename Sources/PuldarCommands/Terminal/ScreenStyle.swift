import CommandTable
import LedgerModel

/// The drawing capabilities of a screen: what the stream and the locale can show.
struct ScreenStyle: Hashable {
  /// Whether parts of the text are coloured.
  var isColoured = false
  /// Whether bars consist of blocks; otherwise of `#`.
  var usesBlocks = false
  /// The style of amounts.
  var amounts = AmountStyle.plain
  /// The separator between the parts of a line.
  var separator = " · "
  /// The width of a line; `nil` if a program reads it.
  var columns: Int?

  init() {}

  /// The style of standard output.
  init(_ terminal: TerminalState, _ choice: ColourChoice) {
    isColoured = choice.isColoured(
      environment: terminal.environment, isTerminal: terminal.isOutputTerminal)
    usesBlocks = terminal.showsUnicode
    // Without a named locale a middle dot is safe, since nearly every one has it; but in a named locale without
    // UTF-8, its two bytes would show as two other characters.
    separator = terminal.namesOtherEncoding ? " - " : " · "
    columns = terminal.outputColumns
  }

  /// The sign for what has no figure.
  var dash: String { usesBlocks ? "–" : "-" }

  /// The replacement of truncated words.
  var ellipsis: String { usesBlocks ? "…" : "..." }

  func amount(_ money: Money) -> String { amounts.text(money) }

  /// Returns a day: 2026-01-31, or with pretty amounts as the locale writes it.
  func day(_ day: CalendarDay) -> String { amounts.text(day) }

  func ink(_ ink: Ink, _ text: String) -> String { ink.text(text, isColoured: isColoured) }

  /// Returns the non-empty parts, joined.
  func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

/// Amounts as programs read them, and the default of screens: all decimals of the currency, no grouping, "-50.00".
enum AmountText {
  static func text(_ money: Money) -> String { money.text(.plain, isGrouped: false) }

  /// Returns a difference: positive ones have a sign too.
  static func signed(_ money: Money) -> String { (money.minorUnits > 0 ? "+" : "") + text(money) }
}

/// The style of amounts.
enum AmountStyle: Hashable {
  /// All decimals of the currency and nothing else: "-1250.00".
  case plain
  /// With thousands separators and the currency: "-$1,250.00", in the given conventions, or without any in those
  /// of the currency.
  case pretty(NumberConventions?)

  func text(_ money: Money) -> String {
    switch self {
    case .plain: AmountText.text(money)
    case .pretty(let conventions):
      money.text(conventions ?? .plain(for: money.currency), naming: .sign)
    }
  }

  /// Returns a day in the order of the conventions: 31.01.2026, 31/01/2026, 01/31/2026, or 2026-01-31.
  func text(_ day: CalendarDay) -> String {
    guard case .pretty(let conventions?) = self, let order = conventions.dateOrder,
      order != .yearMonthDay
    else { return day.text }
    let parts = day.text.split(separator: "-")
    let mark = AmountStyle.marks[conventions.language] ?? "/"
    let (first, second) = order == .dayMonth ? (parts[2], parts[1]) : (parts[1], parts[2])
    return [first, second, parts[0]].joined(separator: mark)
  }

  /// The mark between the parts of a day, if it is another than a stroke (CLDR 47).
  private static let marks = [
    "de": ".", "pl": ".", "ru": ".", "tr": ".", "cs": ".", "sk": ".", "fi": ".", "nb": ".",
    "no": ".", "da": ".", "uk": ".", "ro": ".", "bg": ".", "nl": "-",
  ]
}

/// The emphasis of a part of a text. Never the only signal: words say it too.
enum Ink: String, CaseIterable, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  /// Returns the text in this ink, or unchanged without colour.
  func text(_ text: String, isColoured: Bool) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The person's choice about colour.
enum ColourChoice: String, CaseIterable, ParameterValue {
  case auto, always, never

  /// Returns whether a stream is coloured.
  ///
  /// The choice comes first, then NO_COLOR (if it is not empty), then CLICOLOR_FORCE (if it is
  /// neither empty nor 0), then whether the stream is a terminal that is not dumb, unless CLICOLOR
  /// is 0. Source of the order: bixense.com/clicolors.
  func isColoured(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
  }
}
