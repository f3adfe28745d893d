import CommandTable
import EntryParsing
import LedgerModel

/// Guides a person who already has accounts and bills through recording them. Each answer runs as a command,
/// which is shown.
struct Beginning {
  let session: Session

  /// The end of the input, which ends the questions; earlier answers are stored.
  private struct EndOfAnswers: Error {}

  /// Asks all questions, until the input ends.
  func ask() async throws {
    session.prompt.tell([
      "Each answer is stored by the command that is shown; Enter goes on to the next question."
    ])
    session.ledger.releaseInterruptions()
    do {
      try await askEach()
    } catch is EndOfAnswers {
      return
    }
  }

  private func askEach() async throws {
    try await ask("What did your bank account hold this morning, as 1200?", times: 1) {
      ["account", "open", "bank"] + $0
    }
    try await ask("Another account, as savings 3000, or jar 40 --kind cash:") { words in
      // An account named like a kind is of that kind.
      let kind = words.first.flatMap { AccountKind(rawValue: $0.lowercased())?.rawValue }
      return ["account", "open"] + words
        + (kind.map { words.contains("--kind") ? [] : ["--kind", $0] } ?? [])
    }
    try await ask("A card and what you owe on it, as visa 250:") { words in
      let owed = words.last.map { $0.hasPrefix("-") ? $0 : "-\($0)" }
      return ["account", "open"] + words.dropLast() + [owed].compactMap(\.self)
        + ["--kind", "card"]
    }
    try await ask("What comes in, as 4000 a month, or 1900 on the 1st and 15th:") {
      ["income"] + $0
    }
    let incomes = try await session.ledger.view(DecisionState()).plan.income.inEffect
    for base in incomes.compactMap(\.value.base) {
      let amount = AmountText.text(base)
      try await ask("The day of this month on which \(amount) came already:") {
        ["income", amount, "--date", $0.joined(separator: " "), "--regular"]
      }
    }
    try await ask("A bill, as rent 900 every month on the 1st:") { words in
      ["bill", "add"] + words + (try beginning(words, try await session.ledger.state()))
    }
    try await askWhatWasPaid()
  }

  /// Asks until the answer is empty; a refused answer is asked again.
  private func ask(
    _ question: String, times: Int = .max, _ words: ([String]) async throws -> [String]
  ) async throws {
    var count = 0
    while count < times {
      guard let answer = try session.prompt.ask("\(question) ") else { throw EndOfAnswers() }
      if answer.isEmpty { return }
      if try await perform(try await words(answer.split(separator: " ").map(String.init))) {
        count += 1
      }
    }
  }

  /// Runs a command and reports its result, so that the person may end the program at the next question.
  ///
  /// - Returns: Whether it succeeded.
  private func perform(_ words: [String]) async throws -> Bool {
    session.prompt.tell(["$ puldar " + words.map(\.shellQuoted).joined(separator: " ")])
    let code = await session.next?(words, session)
    session.prompt.tell([])
    session.ledger.releaseInterruptions()
    return code == .done
  }

  /// Returns the option that lets a bill begin with a past day of this month.
  private func beginning(_ words: [String], _ state: DecisionState?) throws -> [String] {
    let phrase = try? RecurrenceParser.phrase(
      in: words.joined(separator: " "), context: EntryReader.context(session, state))
    guard let phrase, phrase.saysDay, phrase.start == nil, !phrase.hasEnd,
      let rule = try? phrase.recurrence(from: session.today.month.firstDay),
      let next = try? phrase.recurrence(from: session.today).first,
      rule.first < session.today, rule.falls(on: next)
    else { return [] }
    return ["--due", rule.first.text]
  }

  /// Asks for each past day of a bill in this month whether it was paid.
  private func askWhatWasPaid() async throws {
    guard let yesterday = session.today.previous else { return }
    let bills = try await session.ledger.view(DecisionState()).bills
    let numbering = try await session.ledger.numbering()
    let first = session.today.month.firstDay
    let open = first <= yesterday ? bills.on(session.today).open(in: first...yesterday) : []
    for bill in open {
      let question = "Was \(VisibleText(bill.terms.name)) of \(bill.due.text) paid?"
      guard let answer = try session.prompt.choose("\(question) [y/N] ", Prompt.answer) else {
        throw EndOfAnswers()
      }
      guard answer == .yes else { continue }
      _ = try await perform(["pay", numbering.text(bill.bill), "--on", bill.due.text])
    }
  }
}
