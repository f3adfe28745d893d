import EntryParsing
import PuldarSubprocesses

/// Finds the programs that can run a model, and determines their kind.
struct ProgramSearch {
  let runner: any SubprocessRunner
  let files: LocalFiles
  let memory: ProgramMemory
  /// The program that the person named; `nil` to search for one.
  let named: String?
  /// The folders of PATH.
  let folders: [String]

  /// The usable programs.
  struct Found {
    /// The program to ask first.
    var program: LlamaProgram
    /// The program to ask if the first gave no whole answer: of the other kind, from the same folder; `nil`
    /// if there is none.
    var sibling: LlamaProgram?

    /// The program for conversations, which answers many sentences in one start.
    var chat: LlamaProgram? {
      program.kind == .chat ? program : sibling?.kind == .chat ? sibling : nil
    }
  }

  /// - Parameter deadline: When all attempts must be finished.
  func find(by deadline: ContinuousClock.Instant) async throws(ProposalFailure) -> Found {
    if let named {
      guard let program = try await program(at: named, by: deadline) else {
        throw .unusableProgram(
          path: named,
          reason: "its help names no '--grammar-file' with '--prompt-cache' or "
            + "'--single-turn'")
      }
      return Found(program: program, sibling: await sibling(of: program, by: deadline))
    }
    // The failure of a program that exists is more helpful than that none was found.
    var failure: ProposalFailure?
    for folder in folders where files.facts(of: folder + "/llama-cli")?.isExecutable == true {
      do throws(ProposalFailure) {
        if let program = try await program(at: folder + "/llama-cli", by: deadline) {
          return found(program, await sibling(of: program, by: deadline))
        }
      } catch {
        failure = failure ?? error
      }
    }
    for folder in folders where files.facts(of: folder + "/llama")?.isExecutable == true {
      do throws(ProposalFailure) {
        let path = folder + "/llama"
        let chat = try await program(at: path, ["cli"], by: deadline)
        if let program = try? await program(at: path, ["completion"], by: deadline) {
          return Found(program: program, sibling: chat)
        }
        if let chat { return Found(program: chat) }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .noProgram(searched: ["llama-cli", "llama"])
  }

  /// Prefers completion: it needs no template, and its output has nothing around it.
  private func found(_ program: LlamaProgram, _ sibling: LlamaProgram?) -> Found {
    if let sibling, program.kind == .chat { return Found(program: sibling, sibling: program) }
    return Found(program: program, sibling: sibling)
  }

  private func sibling(
    of program: LlamaProgram, by deadline: ContinuousClock.Instant
  ) async -> LlamaProgram? {
    guard let slash = program.path.lastIndex(of: "/") else { return nil }
    if !program.words.isEmpty { return nil }
    let name = program.kind == .chat ? "llama-completion" : "llama-cli"
    let path = program.path[..<slash] + "/" + name
    guard path != program.path else { return nil }
    let sibling = try? await self.program(at: String(path), by: deadline)
    return sibling?.kind == program.kind ? nil : sibling
  }

  /// Returns the program at a path; `nil` if its help does not describe a usable one.
  ///
  /// - Throws: Why it could not be asked.
  private func program(
    at path: String, _ words: [String] = [], by deadline: ContinuousClock.Instant
  ) async throws(ProposalFailure) -> LlamaProgram? {
    guard let facts = files.facts(of: path) else { throw .noProgramFile(path: path) }
    guard facts.isExecutable else {
      throw .unusableProgram(path: path, reason: "it may not be run")
    }
    if let known = memory.program(path, words, facts) { return known }
    let left = deadline - .now
    guard left > .zero else { throw .timedOut(ProgramSearch.helpTime) }
    let result = await runner.run(
      Subprocess(
        executable: path, arguments: (words + ["--help"]).map { .word($0) },
        environment: LlamaCall.environment,
        time: min(left, ProgramSearch.helpTime), outputByteCount: LlamaCall.outputByteLimit))
    switch result.ending {
    case .exited(0): break
    case .exited(let code):
      throw .failed(
        code: code, words: Completion.lastWords(output: result.output, errors: result.errors))
    case .signalled(let signal):
      throw .crashed(
        signal: signal, words: Completion.lastWords(output: result.output, errors: result.errors))
    case .timedOut, .cancelled: throw .timedOut(min(left, ProgramSearch.helpTime))
    case .flooded: throw .flooded
    case .notStarted(let reason): throw .unusableProgram(path: path, reason: reason)
    }
    let program = LlamaProgram(path: path, words: words, help: result.output)
    if let program { memory.remember(program, facts) }
    return program
  }

  /// How long a program may take to print its help.
  private static let helpTime = Duration.seconds(10)
}
