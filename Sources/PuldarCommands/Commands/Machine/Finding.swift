/// What the doctor found about one thing.
struct Finding: Hashable {
  /// What it is about, one word.
  var name: String
  /// What is so.
  var fact: String
  /// What to do about it; `nil` where all is well.
  var remedy: String?
  /// How the program ends because of it.
  var exitCode: ExitCode

  init(_ name: String, _ fact: String, remedy: String? = nil, _ exitCode: ExitCode = .done) {
    self.name = name
    self.fact = fact
    self.remedy = remedy
    self.exitCode = exitCode
  }

  /// Has the commands that it offers name the ledger as `-f` did.
  mutating func name(_ word: LedgerWord?) {
    fact = OfferedCommands(fact, for: word).text
    remedy = remedy.map { OfferedCommands($0, for: word).text }
  }

  /// Whether nothing needs to be done.
  var isWell: Bool { remedy == nil }
}
