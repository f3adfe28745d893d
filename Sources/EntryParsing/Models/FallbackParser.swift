public import LedgerEvents

/// Parses with the rules, and asks a model only about readings of which the rules are unsure; without a
/// useful answer the rules decide. A text that the rules refuse stays refused: a model never decides which
/// number is the amount.
public struct FallbackParser: EntryParser {
  private let rules: any EntryParser
  private let model: (any EntryProposer)?
  private let use: ModelUse
  private let categories: [CategoryName]
  private let cache: ProposalCache?
  private let allowance: ModelAllowance

  /// Makes a parser that asks the model if the rules are unsure.
  ///
  /// - Parameters:
  ///   - rules: The parser that is asked first, and decides if the model fails.
  ///   - model: The model to ask.
  ///   - categories: The ledger's categories, from which the model may choose.
  public init(
    rules: any EntryParser = RuleBasedParser(), model: some EntryProposer,
    categories: [CategoryName]
  ) {
    self.init(rules: rules, model: model, use: .unsure, categories: categories)
  }

  /// - Parameters:
  ///   - rules: The parser that is asked first, and decides if the model fails.
  ///   - model: `nil` to use only the rules, whatever `use` says.
  ///   - use: When the model is asked.
  ///   - categories: The ledger's categories, from which the model may choose.
  ///   - cache: Earlier answers of models; `nil` to keep none.
  ///   - allowance: How many more entries may be read with the model.
  public init(
    rules: any EntryParser = RuleBasedParser(), model: (any EntryProposer)?,
    use: ModelUse, categories: [CategoryName], cache: ProposalCache? = nil,
    allowance: ModelAllowance = .unlimited
  ) {
    self.rules = rules
    self.model = model
    self.use = use
    self.categories = categories.filter { $0 != .income }
    self.cache = cache
    self.allowance = allowance
  }

  public func entries(
    in text: String, context: ParsingContext
  ) async throws(ParsingFailure) -> ParsedEntries {
    guard let reading = await readings(of: [text], context: context).first else { throw .empty }
    return try reading.result.get()
  }

  /// Parses the texts, in order. The model is asked about all uncertain ones together, so that it is started once.
  public func readings(of texts: [String], context: ParsingContext) async -> [ModelReading] {
    var readings: [ModelReading] = []
    var questions: [ProposalQuestion] = []
    for text in texts {
      let result = await byRules(text, context)
      readings.append(ModelReading(result: result))
      let place = readings.count - 1
      guard model != nil, let question = question(about: text, result, at: place) else { continue }
      questions.append(question)
    }
    guard let model, !questions.isEmpty else { return readings }
    let source: String
    do throws(ProposalFailure) {
      source = try await model.source()
    } catch {
      for question in questions { readings[question.place].failure = error }
      return readings
    }
    await answer(questions, source, model, context, into: &readings)
    return readings
  }

  private func byRules(
    _ text: String, _ context: ParsingContext
  ) async -> Result<ParsedEntries, ParsingFailure> {
    do throws(ParsingFailure) {
      return .success(try await rules.entries(in: text, context: context))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the question about a text; `nil` if the rules alone decide.
  private func question(
    about text: String, _ result: Result<ParsedEntries, ParsingFailure>, at place: Int
  ) -> ProposalQuestion? {
    guard use != .never else { return nil }
    // A model may not find an amount or a day that the rules do not. Which of several numbers is the amount,
    // and whether 4.800 is large or small, is for the person to decide.
    guard case .success(let parsed) = result else { return nil }
    guard parsed.entries.count == 1, let entry = parsed.entries.first, entry.type != .income,
      entry.lent.isEmpty
    else { return nil }
    guard use == .always || FallbackParser.isUnsure(entry) else { return nil }
    return ProposalQuestion(text: text, reading: entry, parsed: parsed, place: place)
  }

  /// Whether the rules left the category to a default or a guess.
  static func isUnsure(_ entry: ParsedEntry) -> Bool {
    entry.origins.category == nil && entry.category == .other || entry.isCategoryGuessed
  }

  private func answer(
    _ questions: [ProposalQuestion], _ source: String, _ model: any EntryProposer,
    _ context: ParsingContext, into readings: inout [ModelReading]
  ) async {
    let keys = questions.map { question in
      ProposalKey(question, source: source, categories: categories)
    }
    var left = allowance.left
    var asked: [Int] = []
    for place in questions.indices {
      if let left, left <= 0 {
        readings[questions[place].place].failure = .usedUp(limit: allowance.limit)
        continue
      }
      left = left.map { $0 - 1 }
      if let known = await cache?.proposal(for: keys[place]),
        let entry = try? check(questions[place], context).entry(
          known, for: questions[place].reading)
      {
        readings[questions[place].place] = reading(entry, questions[place], source)
      } else {
        asked.append(place)
      }
    }
    guard !asked.isEmpty else { return }
    let answers = await model.proposals(
      for: asked.map { questions[$0].text }, among: categories)
    for (place, answer) in zip(asked, answers) {
      let question = questions[place]
      do throws(ProposalFailure) {
        let proposal = try answer.get()
        let entry = try check(question, context).entry(proposal, for: question.reading)
        readings[question.place] = reading(entry, question, source)
        await cache?.keep(proposal, for: keys[place])
      } catch {
        readings[question.place].failure = error
      }
    }
  }

  private func check(
    _ question: ProposalQuestion, _ context: ParsingContext
  ) -> ProposalCheck {
    ProposalCheck(
      sentence: question.text, categories: categories, withheld: context.withheldCategories,
      outweighsRules: use == .always)
  }

  private func reading(
    _ entry: ParsedEntry, _ question: ProposalQuestion, _ source: String
  ) -> ModelReading {
    ModelReading(
      result: .success(
        ParsedEntries(
          entries: [entry], text: question.text, parser: source, unused: question.parsed.unused,
          leftOut: question.parsed.leftOut)),
      isOfModel: true)
  }
}

/// The result of parsing a text, and the model's part in it.
public struct ModelReading: Hashable, Sendable {
  /// The entries, or why there are none.
  public var result: Result<ParsedEntries, ParsingFailure>
  /// Why a model that was to be asked did not contribute; `nil` if it did, or was not to be asked.
  public var failure: ProposalFailure?
  /// Whether a model contributed.
  public var isOfModel: Bool

  /// Makes a reading; by default of the rules alone, without a failure.
  public init(
    result: Result<ParsedEntries, ParsingFailure>, failure: ProposalFailure? = nil,
    isOfModel: Bool = false
  ) {
    self.result = result
    self.failure = failure
    self.isOfModel = isOfModel
  }
}

/// A text about which a model is asked.
struct ProposalQuestion {
  let text: String
  /// The only entry in the rules' reading.
  let reading: ParsedEntry
  /// The rules' reading of the whole text.
  let parsed: ParsedEntries
  /// The index of the text.
  let place: Int
}
