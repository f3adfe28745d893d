public import Puldar

/// What a typed sentence would store, or why it would not.
public struct EntryPreview: Sendable {
  /// The sentence as it was typed.
  public let sentence: String
  /// The entries that it would store; `nil` if it is not understood.
  public private(set) var read: ParsedEntries?
  /// The figures of the month of its first entry as they would be then; `nil` if there is a problem.
  public private(set) var budget: MonthBudget?
  /// Why nothing would be stored; `nil` if nothing is in the way.
  public private(set) var problem: ShownProblem?
  /// The readings that a person may choose from if it is not clear, the likeliest first.
  public private(set) var choices: [ParsedEntry] = []
  /// Stored with the entries, so that adding them again stores them once.
  let key: IdempotencyKey?

  /// Reads a sentence.
  init(of sentence: String, in ledger: Ledger) async {
    self.init(sentence)
    do {
      try await take(try await ledger.entries(in: sentence), in: ledger)
    } catch {
      take(error)
    }
  }

  /// Takes a reading of a sentence.
  init(of read: ParsedEntries, in ledger: Ledger) async {
    self.init(read.text)
    do {
      try await take(read, in: ledger)
    } catch {
      take(error)
    }
  }

  private init(_ sentence: String) {
    self.sentence = sentence
    let number = UInt64.random(in: 0...UInt64.max)
    key = try? IdempotencyKey("view-\(String(number, radix: 36))")
  }

  private mutating func take(_ read: ParsedEntries, in ledger: Ledger) async throws {
    self.read = read
    let today = ledger.today
    let after = try await ledger.view(
      MonthlyBuckets(), under: [AddEntries(read, today: today)])
    budget = try after.month((read.entries.first?.date ?? today).month, on: today)
  }

  private mutating func take(_ error: any Error) {
    problem = ShownProblem(title: "This cannot be added", error)
    choices = (error as? ParsingFailure)?.choices ?? []
  }
}
