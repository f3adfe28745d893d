/// How a screen may draw: what the stream and the locale can show.
struct ScreenStyle: Hashable {
  /// Whether parts of the text stand out by colour.
  var isColoured = false
  /// Whether bars are drawn with blocks; else with `#`.
  var usesBlocks = false
  /// What stands between the parts of a line.
  var separator = " · "
  /// Where long lines are cut; `nil` where a program reads them.
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
    columns = terminal.truncationColumns
  }

  func ink(_ ink: Ink, _ text: String) -> String { ink.text(text, isColoured: isColoured) }

  /// The parts that are not empty, one behind the other.
  func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
