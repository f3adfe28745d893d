public import LedgerModel

/// The environment of the program at its start: the variables, and which of its streams are terminals.
///
/// Every decision based on it (colour, width, characters, questions) is a pure function of it.
public struct TerminalState: Hashable, Sendable {
  /// The variables of the environment.
  public var environment: [String: String] = [:]
  /// Whether standard input is a terminal.
  public var isInputTerminal = false
  /// Whether standard output is a terminal.
  public var isOutputTerminal = false
  /// Whether standard error is a terminal.
  public var isErrorTerminal = false
  /// The columns that the terminal reports; `nil` if it reports none.
  public var measuredColumns: Int?
  /// The rows that it reports; `nil` if it reports none.
  public var measuredRows: Int?

  /// The columns at which text is wrapped: COLUMNS, else what the terminal reports, else 80.
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

  /// The width of a line of the answer; `nil` if a program reads it.
  public var outputColumns: Int? { isOutputTerminal ? wrappingColumns : nil }

  /// The width of a line on standard error; `nil` if it is no terminal.
  public var errorColumns: Int? { isErrorTerminal ? wrappingColumns : nil }

  /// The number of lines that fit on the screen; `nil` if it is unknown.
  public var outputRows: Int? {
    guard isOutputTerminal else { return nil }
    return environment["LINES"].flatMap { Int($0) } ?? measuredRows
  }

  /// The command of a pager for long answers: PAGER, else less; `nil` if none is wanted (PAGER is empty
  /// or `cat`), or the terminal cannot move its cursor.
  public var pagerCommand: String? {
    guard isOutputTerminal, environment["TERM"] != "dumb" else { return nil }
    let command = environment["PAGER"] ?? "less"
    return command.allSatisfy { $0 == " " } || command == "cat" ? nil : command
  }

  /// The number and date conventions of the locale; `nil` if none is named.
  public var numberConventions: NumberConventions? {
    ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { NumberConventions(localeIdentifier: $0) }
  }

  /// Whether a line can be redrawn over itself: the terminal supports the usual sequences.
  public var drawsOverLines: Bool {
    guard let term = environment["TERM"] else { return false }
    return !["", "dumb", "unknown"].contains(term)
  }

  /// Whether non-ASCII characters can be shown: the first of LC_ALL, LC_CTYPE and LANG that is
  /// not empty names UTF-8.
  public var showsUnicode: Bool { textLocale.map(TerminalState.namesUTF8) ?? false }

  /// Whether a locale is named that is not UTF-8.
  public var namesOtherEncoding: Bool { textLocale.map { !TerminalState.namesUTF8($0) } ?? false }

  /// The locale that determines the text encoding; `nil` if there is none.
  private var textLocale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private static func namesUTF8(_ locale: String) -> Bool {
    // "en_US.UTF-8", "C.utf8@posix", "UTF-8".
    let encoding = locale.split(separator: ".").last?.prefix { $0 != "@" } ?? ""
    return encoding.lowercased().filter { $0 != "-" } == "utf8"
  }
}
