import CommandTable
import LedgerModel
import LedgerStore

/// The command `puldar`, from its arguments to its exit code.
public enum PuldarProgram {
  /// Runs one command line.
  public static func run(in surroundings: Surroundings) async -> ExitCode {
    let pages = PagedOutput(
      surroundings.programs, surroundings.terminal, to: surroundings.output)
    let output = pages.map { OutputWriter(to: $0) } ?? OutputWriter(to: surroundings.output)
    let errors = OutputWriter(to: surroundings.errors)
    let code = await run(in: surroundings, output: output, pages, errors: errors)
    output.finish(pages)
    // A closed pager is no failure: the person has seen enough.
    if pages?.isPaged == true, output.failure == .brokenPipe {
      errors.flush()
      return code
    }
    return end(
      code, within: surroundings.terminal.errorColumns, output: output, errors: errors)
  }

  /// Runs a command line that needs nothing of the machine but its output, which is only `--version`;
  /// returns `nil`, without doing anything, for any other.
  public static func runAtOnce(
    _ arguments: [[UInt8]], output: some OutputTarget, errors: some OutputTarget
  ) -> ExitCode? {
    guard arguments == [Array("--version".utf8)] else { return nil }
    let (output, errors) = (OutputWriter(to: output), OutputWriter(to: errors))
    output.writeLine(Ledger.version)
    return end(.done, within: nil, output: output, errors: errors)
  }

  /// Returns the exit code once everything is written, and reports a failed write.
  private static func end(
    _ code: ExitCode, within width: Int?, output: OutputWriter, errors: OutputWriter
  ) -> ExitCode {
    output.flush()
    guard let failure = output.failure else {
      errors.flush()
      return code
    }
    if failure != .brokenPipe {
      errors.write(FailureText(failure, within: width).text)
    }
    errors.flush()
    return code == .done ? failure.exitCode : code
  }

  private static func run(
    in surroundings: Surroundings, output: OutputWriter, _ pages: PagedOutput?,
    errors: OutputWriter
  ) async -> ExitCode {
    let width = surroundings.terminal.wrappingColumns
    var words: [String] = []
    for bytes in surroundings.arguments {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        let failure = CommandFailure(
          "the word '\(String(decoding: bytes.prefix(40), as: UTF8.self))' is no UTF-8",
          remedy: "Type it again, or set the terminal to UTF-8.", .refusedData)
        errors.write(FailureText(failure, within: surroundings.terminal.errorColumns).text)
        return failure.exitCode
      }
      words.append(word)
    }
    switch answer(to: words, width: width) {
    case .show(let text):
      pages?.begin()
      output.write(text)
      return .done
    case .refuse(let error, let options):
      Printer(options, nil, surroundings.terminal, output: output, errors: errors).tell(error)
      return ExitCode(of: error)
    case .write(let files, to: let folder, let options):
      let (session, printer) = session(options, surroundings, output: output, errors: errors)
      do {
        return try await printer.tell(ManualWriting(session: session).report(files, in: folder))
      } catch {
        printer.tell(error)
        return ExitCode(of: error)
      }
    case .complete(let request):
      let (session, _) = session(request.globals, surroundings, output: output, errors: errors)
      let isSettled = (try? session.settlePlaces()) != nil && (try? session.checkProfile()) != nil
      for line in await request.lines(in: request.needsSession && isSettled ? session : nil) {
        output.writeLine(line)
      }
      return .done
    case .perform(let call):
      // The trace is printed after everything else was shown.
      if call.traits.contains(.long), !call.globals.isTraced { pages?.begin() }
      let (session, printer) = session(call.globals, surroundings, output: output, errors: errors)
      // A command tells of one moment, and asks for no file twice.
      let code = await Ledger.lookingOnce { await perform(call, in: session, printer) }
      if call.globals.isTraced, let trace = surroundings.trace { printer.tell(trace, code) }
      return code
    }
  }

  private static func session(
    _ options: GlobalOptions, _ surroundings: Surroundings, output: OutputWriter,
    errors: OutputWriter
  ) -> (Session, Printer) {
    let options = Session.settled(options, surroundings)
    let location = LedgerLocation(
      named: options.ledger, surroundings, profile: Session.profile(options, surroundings))
    let printer = Printer(
      options, location, surroundings.terminal, output: output, errors: errors)
    let session = Session(options, in: surroundings, location, printer)
    session.next = perform(_:after:)
    return (session, printer)
  }

  /// Runs another command line in the place of a session, and prints its report.
  private static func perform(_ words: [String], after session: Session) async -> ExitCode {
    switch answer(to: words, width: session.surroundings.terminal.wrappingColumns) {
    case .show, .write, .complete: return .done
    case .refuse(let error, _):
      session.printer.tell(error)
      return ExitCode(of: error)
    case .perform(let call):
      let next = Session(
        session.options, in: session.surroundings, session.location, session.printer,
        reading: session.input)
      next.openedLocks = session.openedLocks
      return await perform(call, in: next, next.printer)
    }
  }

  private static func perform(
    _ call: Call<GlobalOptions, Session, Report>, in session: Session, _ printer: Printer
  ) async -> ExitCode {
    let ledger = session.ledger
    do {
      try session.refuseTwoLedgers()
      // A command that checks for a ledger itself must not read a locked one first.
      let isLookingBack = session.options.asOf != nil && !call.traits.contains(.onlyNow)
      if !call.traits.contains(.withoutLedger) || isLookingBack { try session.settleLedger() }
    } catch {
      // Nothing of the ledger was read yet, and nothing is read for the error.
      printer.tell(error)
      return ExitCode(of: error)
    }
    do {
      if !call.traits.contains(.ofMonths) { try session.refuseMonths() }
      if let moment = session.options.asOf {
        try await ledger.lookBack(to: moment, isOnlyNow: call.traits.contains(.onlyNow))
      }
      await session.learnBeginnings()
      let report = try await call.perform(in: session)
      let began = session.surroundings.trace?.moment
      defer { session.surroundings.trace?.note("answer", since: began) }
      let words = session.surroundings.arguments.map { String(decoding: $0, as: UTF8.self) }
      return try await tell(report, of: ledger, printer) { count in
        report.columns?.names ?? PlainColumns.names(of: call.command, words, count: count)
      }
    } catch LedgerError.refused(.nothingToChange) {
      _ = try? await printer.tell(.nothingNew)
      return .done
    } catch {
      await printer.tell(ledger.drainNotices())
      if ledger.hasStored, [.inputOutput, .notAllowed].contains(ExitCode(of: error)) {
        // Nobody may conclude that nothing was stored.
        let problem = (error as? any ExplainedError)?.problem ?? "\(error)"
        let failure = CommandFailure(
          "the answer could not be made: \(problem)",
          remedy: OutputRemedy.seeWhatIsStored.advice, .inputOutput)
        printer.tell(failure)
        return failure.exitCode
      }
      // If the ledger cannot be read, the error is about that and names no event.
      let numbering = try? await ledger.numbering()
      printer.tell(ledger.explained(error), numbering ?? EventNumbering(writer: nil))
      return await ending(with: error, ledger, printer)
    }
  }

  /// Prints a report, and the notices and condition of the ledger.
  private static func tell(
    _ report: Report, of ledger: LedgerAccess, _ printer: Printer,
    columns: (_ count: Int?) -> [String]?
  ) async throws -> ExitCode {
    await printer.tell(ledger.drainNotices())
    let code = try await printer.tell(report, columns: columns)
    await printer.tell(ledger.drainNotices())
    if let moment = ledger.moment {
      printer.tell(lookingBackTo: moment, try await ledger.numbering())
    }
    guard report.use != .none else { return code }
    // After the answer, so that nobody waits for it.
    let verifies = report.use == .read && ledger.moment == nil
    guard let condition = try await ledger.condition(verifying: verifies) else { return code }
    printer.tell(condition, isWarning: report.use == .written)
    return code == .done && !condition.isWhole && report.use == .read ? .refusedData : code
  }

  /// Returns the exit code of an error, after printing its possible cause.
  private static func ending(
    with error: any Error, _ ledger: LedgerAccess, _ printer: Printer
  ) async -> ExitCode {
    let condition = try? await ledger.opened.condition()
    switch error {
    case LedgerError.log(.acknowledgedMissing):
      // The missing lines may be in a log under another name.
      for damage in condition?.damage ?? [] where damage.isMisnamed {
        printer.tell(LogError.damaged(damage))
      }
    case is Refusal where ExitCode(of: error) == .missing,
      LedgerError.refused where ExitCode(of: error) == .missing,
      is CommandFailure where ExitCode(of: error) == .missing:
      // The missing thing may come after the damage.
      if let condition {
        printer.tell(condition)
        if !condition.isWhole { return .refusedData }
      }
    default: break
    }
    return ExitCode(of: error)
  }
}
