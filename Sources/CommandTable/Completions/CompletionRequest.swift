/// A shell's question: which words could stand at the cursor?
///
/// The hidden command behind the scripts is `__complete INDEX WORD…`, where the first word is the
/// program and INDEX counts from it.
public struct CompletionRequest<Globals: Sendable, Session> {
  /// The values of the options that stand anywhere, as far as they can be read: which ledger to
  /// look into.
  public let globals: Globals
  /// Whether a session can add anything; where not, none needs to be made.
  public let needsSession: Bool

  private let found: [Completion]
  private let source: CompletionSource<Session>?
  /// What stands in the word before the part that is completed: `--category=`.
  private let lead: String
  private let prefix: String

  init(table: CommandTable<Globals, Session>, _ words: ArraySlice<String>) {
    // The words from the program on, as a shell holds them; a wrong index asks for nothing.
    let line = words.dropFirst().map { ShellWord($0).text }
    let place = words.first.flatMap { Int($0) } ?? 0
    var scanner = WordScanner(table.outline)
    for word in line.dropFirst().prefix(max(0, place - 1)) {
      // A line that is being written may be wrong before the cursor.
      try? scanner.take(word)
    }
    let current = place > 0 && place < line.count ? line[place] : ""
    let candidates = CompletionCandidates(
      scanner: scanner, command: table.command(at: scanner.path), word: current)
    globals = table.readableGlobals(scanner)
    found = place > 0 ? candidates.completions : []
    source = place > 0 ? candidates.source : nil
    needsSession = source != nil
    lead = candidates.lead
    prefix = candidates.prefix
  }

  /// The lines for the script, without newlines: a word, a tab and its description.
  ///
  /// - Parameter session: Where names are looked up; `nil` where none can be made.
  public func lines(in session: Session?) async -> [String] {
    var all = found
    if let source, let session {
      all += (try? await source.completions(session)) ?? []
    }
    // What the ledger says of a word tells more than what its type says.
    let descriptions = Dictionary(all.map { ($0.value, $0.description) }) { first, last in
      last.isEmpty ? first : last
    }
    var seen: Set<String> = []
    return all.compactMap { completion in
      // A control character in a name cannot be typed, and would be obeyed by the terminal.
      let isPlain = completion.value.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      guard isPlain, completion.value.hasPrefix(prefix), seen.insert(completion.value).inserted
      else { return nil }
      let description = descriptions[completion.value] ?? completion.description
      return "\(lead)\(completion.value)\t\(QuotedWord(description))"
    }
  }
}
