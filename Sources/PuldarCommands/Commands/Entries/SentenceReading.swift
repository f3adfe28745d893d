import EntryParsing
import LedgerModel

/// Understands one sentence; where it is doubtful, the person is asked, if there is one.
struct SentenceReading {
  private let session: Session
  private let reader: EntryReader
  private let categories: CategoryCatalog

  init(_ session: Session, _ reader: EntryReader, _ state: DecisionState?) {
    self.session = session
    self.reader = reader
    categories = state?.plan.categories ?? CategoryCatalog()
  }

  /// The entries that the words mean; `nil` where the person chose none of the readings, or a
  /// program was shown them.
  func entries(of words: String) async throws -> [UnderstoodEntry]? {
    guard let reading = try await reader.readings(of: [words]).first else { return nil }
    do {
      return try reading.result.get()
    } catch let failure as ParsingFailure where !failure.choices.isEmpty {
      let choices = failure.choices.map { reader.choice($0, in: words) }
      if session.options.format.isJSON {
        showDocument(failure, choices)
        session.end(with: .refusedData)
        return nil
      }
      // What the person chooses would be read by rules alone.
      guard session.prompt.canAsk, !reader.requiresModel else {
        session.show(failure)
        showChoices(choices)
        session.end(with: .refusedData)
        return nil
      }
      return try chosen(among: choices, failure).map { [$0] }
    }
  }

  private func chosen(
    among choices: [UnderstoodEntry], _ failure: ParsingFailure
  ) throws -> UnderstoodEntry? {
    session.errors.writeLine("\(VisibleText(failure.problem)):")
    showChoices(choices)
    let range = choices.count == 1 ? "1" : "1-\(choices.count)"
    let answer = try session.prompt.ask("Which one? [\(range), Enter for 1, 0 for none] ")
    if answer == "" { return choices.first }
    if let number = answer.flatMap({ Int($0) }), (1...choices.count).contains(number) {
      return choices[number - 1]
    }
    session.errors.writeLine("Nothing was stored.")
    session.end(with: .conditionFails)
    return nil
  }

  private func showChoices(_ choices: [UnderstoodEntry]) {
    for (place, choice) in choices.enumerated() {
      let line = EntryLine(choice.entry.values, choice.entry.texts, categories)
      session.errors.writeLine(
        "  \(place + 1)  \(line.text(today: session.today, session.style))")
    }
  }

  private func showDocument(_ failure: ParsingFailure, _ choices: [UnderstoodEntry]) {
    session.show([
      "schema": 1,
      "error": FailureText.document(failure.problem, failure.remedy, .refusedData),
      "choices": .list(
        choices.map { choice in
          EntryDocument.entry(
            EntryLine(choice.entry.values, choice.entry.texts, categories), .init(),
            EventNumbering(writer: nil)
          )
        }),
    ])
  }
}
