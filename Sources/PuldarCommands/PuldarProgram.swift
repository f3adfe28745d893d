import CommandTable
import LedgerModel
import LedgerStore

/// The command `puldar`, from the words behind its name to its exit code.
public enum PuldarProgram {
  /// Runs one command line.
  public static func run(in surroundings: Surroundings) async -> ExitCode {
    let output = OutputWriter(to: surroundings.output)
    let errors = OutputWriter(to: surroundings.errors)
    let code = await run(in: surroundings, output: output, errors: errors)
    output.flush()
    guard let failure = output.failure else {
      errors.flush()
      return code
    }
    if failure != .brokenPipe {
      errors.write(FailureText(failure, width: surroundings.terminal.wrappingColumns).text)
    }
    errors.flush()
    return code == .done ? failure.exitCode : code
  }

  private static func run(
    in surroundings: Surroundings, output: OutputWriter, errors: OutputWriter
  ) async -> ExitCode {
    let width = surroundings.terminal.wrappingColumns
    var words: [String] = []
    for bytes in surroundings.arguments {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        let failure = CommandFailure(
          "the word '\(String(decoding: bytes.prefix(40), as: UTF8.self))' is no UTF-8",
          remedy: "Type it again, or set the terminal to UTF-8.", .refusedData)
        errors.write(FailureText(failure, width: width).text)
        return failure.exitCode
      }
      words.append(word)
    }
    switch table.answer(to: words, width: width) {
    case .show(let text):
      output.write(text)
      return .done
    case .refuse(let error, let options):
      let failure = FailureText(error, width: width)
      errors.write(options.format.isJSON ? failure.json + "\n" : failure.text)
      return ExitCode(of: error)
    case .complete(let request):
      let session = Session(request.globals, in: surroundings, output: output, errors: errors)
      let isSettled = (try? session.settlePlaces()) != nil
      for line in await request.lines(in: request.needsSession && isSettled ? session : nil) {
        output.writeLine(line)
      }
      return .done
    case .perform(let call):
      let session = Session(call.globals, in: surroundings, output: output, errors: errors)
      return await perform(call, in: session)
    }
  }

  private static func perform(
    _ call: Call<GlobalOptions, Session, Void>, in session: Session
  ) async -> ExitCode {
    do {
      if !call.traits.contains(.withoutLedger) { try session.settlePlaces() }
      try await session.settleMoment(isOnlyNow: call.traits.contains(.onlyNow))
      try await call.perform(in: session)
      await session.showNotices()
      if session.moment != nil { session.showMoment(try await session.numbering()) }
      try await session.showDamage()
      return session.exitCode
    } catch LedgerError.refused(.nothingToChange) {
      session.showNothingNew()
      return .done
    } catch {
      await session.showNotices()
      if session.hasStored, ExitCode(of: error) == .inputOutput {
        let problem = (error as? any ExplainedError)?.problem ?? "\(error)"
        session.show(
          CommandFailure(
            "the answer could not be made: \(problem)",
            remedy: "What the command stored is stored; see it with 'puldar log'.", .inputOutput))
        return .inputOutput
      }
      // A ledger that cannot be read is what the error is about, and no event is named in it.
      let numbering = try? await session.numbering()
      session.show(error, numbering ?? EventNumbering(writer: nil))
      if case LedgerError.log(.acknowledgedMissing) = error { await session.showMisnamed() }
      let code = ExitCode(of: error)
      guard code == .missing, session.hasRead else { return code }
      // What was not found may stand behind the damage.
      try? await session.showDamage()
      return session.exitCode == .done ? code : session.exitCode
    }
  }
}
