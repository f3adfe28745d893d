import LedgerModel

/// Asks for the sentence if `add` is typed alone at a terminal: there no shell alters the words.
struct SentencePrompt {
  let session: Session

  /// The number of recent entries available to the arrow keys and Tab.
  private static let entryLimit = 300

  /// Returns the outcome of the line that the person typed.
  func outcome(_ state: DecisionState?) async throws -> LineEditor.Outcome {
    let entries =
      state == nil ? [] : try await session.ledger.view(LatestEntries(Self.entryLimit)).entries
    let sentences = SentencePrompt.distinct(entries.map(\.texts.said))
    if sentences.isEmpty { session.prompt.say(["As you would say it: spent 45 at whole foods"]) }
    let question = "What happened? "
    let categories = (state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
      .map(\.text)
    let editor = LineEditor(
      history: sentences,
      names: SentencePrompt.distinct(entries.map(\.texts.merchant)) + categories,
      marks: categories.filter { !$0.contains(" ") })
    let terminal = session.surroundings.terminal
    if let keyboard = session.surroundings.keyboard, terminal.drawsOverLines,
      let outcome = try session.prompt.edit(
        question, editor, on: keyboard, columns: terminal.wrappingColumns)
    {
      return outcome
    }
    return try session.prompt.ask(question).map { .line($0) } ?? .ended
  }

  /// Returns each text once, without empty ones, in their order.
  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = [""]
    return texts.filter { seen.insert($0).inserted }
  }
}
