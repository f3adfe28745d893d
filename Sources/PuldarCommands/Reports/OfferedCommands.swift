import CommandTable

/// Advice whose commands name the ledger as the person's own command did: without `-f` they would work
/// with another one, or begin it.
struct OfferedCommands {
  let text: String

  /// - Parameters:
  ///   - advice: Words for a person, which may hold commands, as `puldar repair --yes`.
  ///   - word: What `-f` named; `nil` where it was not given.
  init(_ advice: String, for word: LedgerArgument?) {
    guard let word else {
      text = advice
      return
    }
    let parts = advice.split(separator: OfferedCommands.program, omittingEmptySubsequences: false)
    text = parts.dropFirst().reduce(into: String(parts[0])) { text, rest in
      text += OfferedCommands.program
      let command = String(rest.prefix { $0.isLetter })
      if OfferedCommands.names.contains(command) {
        text += "-f \(word.path.shellQuoted) "
      }
      text += rest
    }
  }

  private static let program = "puldar "

  /// The commands that work with a ledger that is there, or that begin one where it is named.
  private static let names = Set(PuldarProgram.table.commandNames(without: .opensNoLedger))
}
