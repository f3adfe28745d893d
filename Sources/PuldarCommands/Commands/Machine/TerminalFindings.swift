import LedgerModel

/// What the terminal and the locale can show.
struct TerminalFindings {
  let findings: [Finding]

  init(_ session: Session, _ style: ScreenStyle) {
    let terminal = session.surroundings.terminal
    let stream = terminal.isOutputTerminal ? "a terminal" : "no terminal"
    let name = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap(session.surroundings.variable)
      .first
    findings = [
      Finding(
        "terminal",
        "\(stream), \(terminal.wrappingColumns) columns, "
          + (style.isColoured ? "with colour" : "without colour")),
      Finding(
        "locale",
        (name ?? "none is named")
          + (terminal.showsUnicode ? ", UTF-8" : ", no UTF-8: bars are drawn with #")),
    ]
  }
}
