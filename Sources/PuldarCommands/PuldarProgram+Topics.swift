import CommandTable

extension PuldarProgram {
  /// Texts of help that belong to no command.
  static let topics = [
    HelpTopic("exit-codes", "What the number means with which puldar ends.", text: exitCodes),
    HelpTopic("privacy", "What is stored where, and who sees it.", text: privacy),
  ]

  private static var exitCodes: String {
    let rows = ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      return "  \(String(repeating: " ", count: 3 - number.count))\(number)  \(code.meaning)\n"
    }
    return "EXIT CODES:\n\(rows.joined())\nWith --json the code stands in the member 'exit' too.\n"
  }

  private static let privacy = """
    PRIVACY:
      Everything stays on this machine. puldar opens no connection, sends nothing to
      anybody, and counts nothing about you. Sentences are understood by rules inside
      of the program.

      What it writes:
        the ledger    a folder of plain text that only your user can read (modes 0700
                      and 0600); it holds each sentence that you typed, so that it can
                      be read anew
        a record      which log of a ledger this machine writes to, in the state folder

      'puldar doctor' prints the paths. The log is not encrypted: use your system's
      disk encryption. A voided or undone entry stays readable in the log. What is
      sealed cannot be changed unseen, but whoever can write the file can seal all of
      it anew: keep a head that 'puldar verify' prints elsewhere, if you must prove
      that nobody did.

    """
}
