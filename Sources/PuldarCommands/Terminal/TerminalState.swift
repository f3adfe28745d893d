public import LedgerModel

/// What the program found around it when it started: its environment, and which of its streams a
/// person sees.
///
/// Everything that is decided from it (colour, width, signs, questions) is a pure function of it.
public struct TerminalState: Hashable, Sendable {
  /// The variables of the environment.
  public var environment: [String: String] = [:]
  /// Whether standard input is a terminal.
  public var isInputTerminal = false
  /// Whether standard output is a terminal.
  public var isOutputTerminal = false
  /// Whether standard error is a terminal.
  public var isErrorTerminal = false
  /// How many columns the terminal says that it has; `nil` where it does not say.
  public var measuredColumns: Int?
  /// How many rows it says that it has; `nil` where it does not say.
  public var measuredRows: Int?

  /// The columns at which text is wrapped: COLUMNS, then what the terminal says, then 80.
  public var wrappingColumns: Int {
    let limits = 1...10_000
    if let stated = environment["COLUMNS"].flatMap({ Int($0) }), limits.contains(stated) {
      return stated
    }
    if isOutputTerminal, let measured = measuredColumns, limits.contains(measured) {
      return measured
    }
    return 80
  }

  /// How wide a line of the answer may be; `nil` where a program reads it.
  public var outputColumns: Int? { isOutputTerminal ? wrappingColumns : nil }

  /// The same for a line on standard error.
  public var errorColumns: Int? { isErrorTerminal ? wrappingColumns : nil }

  /// How many lines of the answer fit on the screen; `nil` where nobody knows.
  public var outputRows: Int? {
    guard isOutputTerminal else { return nil }
    return environment["LINES"].flatMap { Int($0) } ?? measuredRows
  }

  /// The command that shows a long answer page by page: PAGER, else less; `nil` where none is wanted
  /// (PAGER is empty or `cat`), or the terminal cannot move its cursor.
  public var pagerCommand: String? {
    guard isOutputTerminal, environment["TERM"] != "dumb" else { return nil }
    let command = environment["PAGER"] ?? "less"
    return command.allSatisfy { $0 == " " } || command == "cat" ? nil : command
  }

  /// How numbers and dates are written in the locale of numbers; `nil` where none is named.
  public var numberConventions: NumberConventions? {
    ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { NumberConventions(localeIdentifier: $0) }
  }

  /// Whether a line can be drawn anew over itself: the terminal obeys the usual sequences.
  public var drawsOverLines: Bool {
    guard let term = environment["TERM"] else { return false }
    return !["", "dumb", "unknown"].contains(term)
  }

  /// Whether signs outside of ASCII can be shown: the first of LC_ALL, LC_CTYPE and LANG that is
  /// not empty names UTF-8.
  public var showsUnicode: Bool { textLocale.map(TerminalState.namesUTF8) ?? false }

  /// Whether a locale is named, and it is one without UTF-8.
  public var namesOtherEncoding: Bool { textLocale.map { !TerminalState.namesUTF8($0) } ?? false }

  /// What names the encoding of text; `nil` where nothing does.
  private var textLocale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private static func namesUTF8(_ locale: String) -> Bool {
    // "en_US.UTF-8", "C.utf8@posix", "UTF-8".
    let encoding = locale.split(separator: ".").last?.prefix { $0 != "@" } ?? ""
    return encoding.lowercased().filter { $0 != "-" } == "utf8"
  }
}
