import CommandTable
import LedgerModel

/// How a screen may draw: what the stream and the locale can show.
struct ScreenStyle: Hashable {
  /// Whether parts of the text stand out by colour.
  var isColoured = false
  /// Whether bars are drawn with blocks; else with `#`.
  var usesBlocks = false
  /// How amounts are written.
  var amounts = AmountStyle.plain
  /// What stands between the parts of a line.
  var separator = " · "
  /// How wide a line may be; `nil` where a program reads it.
  var columns: Int?

  init() {}

  /// The style of standard output.
  init(_ terminal: TerminalState, _ choice: ColourChoice) {
    isColoured = choice.isColoured(
      environment: terminal.environment, isTerminal: terminal.isOutputTerminal)
    usesBlocks = terminal.showsUnicode
    // A locale that is not named says nothing, and a middle dot is in nearly every one; but where
    // one without UTF-8 is named, its two bytes would show as two other signs.
    separator = terminal.namesOtherEncoding ? " - " : " · "
    columns = terminal.outputColumns
  }

  /// What stands where words are cut.
  var ellipsis: String { usesBlocks ? "…" : "..." }

  func amount(_ money: Money) -> String { amounts.text(money) }

  func ink(_ ink: Ink, _ text: String) -> String { ink.text(text, isColoured: isColoured) }

  /// The parts that are not empty, one behind the other.
  func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

/// An amount as programs read it, and screens where nothing else is wanted: all decimals of its currency, no grouping, "-50.00".
enum AmountText {
  static func text(_ money: Money) -> String { money.text(.plain, isGrouped: false) }

  /// A difference: what is above zero has its sign too.
  static func signed(_ money: Money) -> String { (money.minorUnits > 0 ? "+" : "") + text(money) }
}

/// How amounts are written.
enum AmountStyle: Hashable {
  /// All decimals of the currency and nothing else: "-1250.00".
  case plain
  /// With thousands marks and the currency, as is usual somewhere: "-$1,250.00"; in the usual way of the
  /// currency where nobody says where.
  case pretty(NumberConventions?)

  func text(_ money: Money) -> String {
    switch self {
    case .plain: AmountText.text(money)
    case .pretty(let conventions):
      money.text(conventions ?? .plain(for: money.currency), naming: .sign)
    }
  }
}

/// How a part of a text stands out. Never the only sign of something: a word says it too.
enum Ink: String, CaseIterable, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  /// The text in this ink, or as it is where nothing is coloured.
  func text(_ text: String, isColoured: Bool) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// What a person said about colour.
enum ColourChoice: String, CaseIterable, ParameterValue {
  case auto, always, never

  /// Whether a stream is coloured.
  ///
  /// The choice comes first, then NO_COLOR (when it is not empty), then CLICOLOR_FORCE (when it is
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
