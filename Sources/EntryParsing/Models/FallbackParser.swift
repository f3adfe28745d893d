public import LedgerEvents

/// The rules, with a model for what they are not sure of; where the model is of no use, the rules
/// alone. What the rules refuse stays refused: no model says which number is the amount.
public struct FallbackParser: EntryParser {
  private let rules: any EntryParser
  private let model: (any EntryProposer)?
  private let use: ModelUse
  private let categories: [CategoryName]
  private let cache: ProposalCache?
  private let allowance: ModelAllowance

  /// Asks the model where the rules are not sure.
  ///
  /// - Parameters:
  ///   - rules: What is asked first, and has the word where the model is of no use.
  ///   - model: Who is asked then.
  ///   - categories: The ledger's own, of which the model may choose.
  public init(
    rules: any EntryParser = RuleBasedParser(), model: some EntryProposer,
    categories: [CategoryName]
  ) {
    self.init(rules: rules, model: model, use: .unsure, categories: categories)
  }

  /// - Parameters:
  ///   - rules: What is asked first, and has the word where the model is of no use.
  ///   - model: `nil` where none is set: then the rules alone are asked, whatever `use` says.
  ///   - use: When the model is asked.
  ///   - categories: The ledger's own, of which the model may choose.
  ///   - cache: What models answered before; `nil` where nothing is kept.
  ///   - allowance: How many entries may yet be read with the model.
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

  /// What each text means, in their order: those that need it are shown to the model together, so
  /// that it is started once.
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

  /// What there is to ask about a text; `nil` where the rules have the only word.
  private func question(
    about text: String, _ result: Result<ParsedEntries, ParsingFailure>, at place: Int
  ) -> ProposalQuestion? {
    guard use != .never else { return nil }
    // What no rule can read as an amount or a day, no model may read as one. Which of several
    // numbers is the amount, and whether 4.800 is much or little, is for the person to say.
    guard case .success(let parsed) = result else { return nil }
    guard parsed.entries.count == 1, let entry = parsed.entries.first, entry.type != .income
    else { return nil }
    guard use == .always || FallbackParser.isUnsure(entry) else { return nil }
    return ProposalQuestion(text: text, reading: entry, place: place)
  }

  /// Whether the rules had to leave a field to a default.
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
      result: .success(ParsedEntries(entries: [entry], text: question.text, parser: source)),
      isOfModel: true)
  }
}

/// What a text was understood as, and whether a model had a part in it.
public struct ModelReading: Hashable, Sendable {
  /// What the text was understood as, or why it was not.
  public var result: Result<ParsedEntries, ParsingFailure>
  /// Why a model that was to be asked had no part in it; `nil` where it had, or was not to be asked.
  public var failure: ProposalFailure?
  /// Whether a model had a part in it.
  public var isOfModel: Bool

  /// A reading; by default of the rules alone, with nothing that went wrong.
  public init(
    result: Result<ParsedEntries, ParsingFailure>, failure: ProposalFailure? = nil,
    isOfModel: Bool = false
  ) {
    self.result = result
    self.failure = failure
    self.isOfModel = isOfModel
  }
}

/// A text that a model is asked about.
struct ProposalQuestion {
  let text: String
  /// The one entry that the rules make of it.
  let reading: ParsedEntry
  /// Which of the texts it is.
  let place: Int
}
