import EntryParsing
import LedgerModel
import PuldarSubprocesses

/// All attempts to answer some texts, under one deadline.
struct LlamaRun {
  let choice: ModelChoice
  let machine: LlamaMachine
  let contract: any ModelContract
  let categories: [CategoryName]

  typealias Answer = Result<EntryProposal, ProposalFailure>

  /// The time that each text beyond the first adds, and the limit as a multiple of the time for one.
  private static let timeForAnother = Duration.seconds(1)
  private static let timeFactorLimit = 10

  func answers(to texts: [String]) async -> [Answer] {
    let prompts = texts.map(PromptText.init)
    let questions = prompts.compactMap { prompt in
      prompt.map { contract.question($0.text, among: categories) }
    }
    guard !questions.isEmpty else { return texts.map { _ in .failure(.unsuitableText) } }
    var found: [Answer]
    do throws(ProposalFailure) {
      found = try await answers(toQuestions: questions)
    } catch {
      found = questions.map { _ in .failure(error) }
    }
    return prompts.map { prompt in
      prompt == nil || found.isEmpty ? .failure(.unsuitableText) : found.removeFirst()
    }
  }

  private func answers(
    toQuestions questions: [String]
  ) async throws(ProposalFailure) -> [Answer] {
    let extra = LlamaRun.timeForAnother * (questions.count - 1)
    let deadline =
      ContinuousClock.now + min(choice.time + extra, choice.time * LlamaRun.timeFactorLimit)
    _ = try ModelFile(choice.file, machine.files)
    let found = try await machine.search(named: choice.program).find(by: deadline)
    if questions.count > 1, let chat = found.chat,
      let answers = await conversation(questions, chat, deadline)
    {
      return answers
    }
    var answers: [Answer] = []
    var last: ProposalFailure?
    for question in questions {
      // A failure that concerns all questions would repeat, and each repetition could take the whole time.
      if let last, last.concernsAll {
        answers.append(.failure(last))
        continue
      }
      let answer = await answer(to: question, found, deadline)
      if case .failure(let failure) = answer { last = failure }
      answers.append(answer)
    }
    return answers
  }

  /// Answers one question. If a program exits normally without a whole answer, the end of its output may have
  /// been lost, so it is run once more.
  private func answer(
    to question: String, _ found: ProgramSearch.Found, _ deadline: ContinuousClock.Instant
  ) async -> Answer {
    let first = await run(question, found.program, deadline)
    guard first == .failure(.noAnswer) else { return first }
    return await run(question, found.sibling ?? found.program, deadline)
  }

  private func run(
    _ question: String, _ program: LlamaProgram, _ deadline: ContinuousClock.Instant
  ) async -> Answer {
    let left = min(deadline - .now, choice.time)
    guard left > .zero else { return .failure(.timedOut(choice.time)) }
    let result = await machine.runner.run(call(program).single(question, time: left))
    do throws(ProposalFailure) {
      try check(result, program)
      return .success(try contract.proposal(Completion(output: result.output[...]).members()))
    } catch {
      return .failure(error)
    }
  }

  /// Asks all questions in one conversation, each as if it were the first; `nil` if the output is not such a
  /// conversation, or holds no answer.
  private func conversation(
    _ questions: [String], _ program: LlamaProgram, _ deadline: ContinuousClock.Instant
  ) async -> [Answer]? {
    let call = call(program).conversation(questions, time: deadline - .now)
    let result = await machine.runner.run(call)
    if case .failure(let failure) = Result(catching: { () throws(ProposalFailure) in
      try check(result, program)
    }) {
      // A program that writes endlessly did not understand the input as a conversation.
      return failure == .flooded ? nil : questions.map { _ in .failure(failure) }
    }
    // The greeting, a turn for each question and for each `/clear`, and the farewell.
    let turns = Completion(output: result.output[...]).turns()
    guard turns.count == 2 * questions.count + 2 else { return nil }
    let answers = questions.indices.map { place -> Answer in
      do throws(ProposalFailure) {
        return .success(try contract.proposal(turns[2 * place + 1].members()))
      } catch {
        return .failure(error)
      }
    }
    // A program whose context is too small for a conversation reports that in each turn.
    return answers.allSatisfy { $0 == .failure(.noAnswer) } ? nil : answers
  }

  private func call(_ program: LlamaProgram) -> LlamaCall {
    LlamaCall(
      program: program, model: choice.file, contract: contract, categories: categories,
      threadCount: machine.threadCount)
  }

  /// Checks that a program exited normally. That alone says nothing about its answer.
  private func check(
    _ result: SubprocessResult, _ program: LlamaProgram
  ) throws(ProposalFailure) {
    let words = Completion.lastWords(output: result.output, errors: result.errors)
    switch result.ending {
    case .exited(0): return
    case .exited(let code): throw .failed(code: code, words: words)
    case .signalled(let signal): throw .crashed(signal: signal, words: words)
    case .timedOut, .cancelled: throw .timedOut(choice.time)
    case .flooded: throw .flooded
    case .notStarted(let reason): throw .unusableProgram(path: program.path, reason: reason)
    }
  }
}
