import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

/// The context of a command: the global options, the ledger, and the person.
///
/// It lives for one command line and is used by one task.
final class Session {
  let options: GlobalOptions
  let surroundings: Surroundings
  let location: LedgerLocation
  let clock: SessionClock
  /// The typed or piped input.
  let input: LineReader
  /// The locks that this command opened.
  var openedLocks: Set<PassphraseLock> = []
  /// The months with which something planned begins.
  private var beginnings: Set<CalendarMonth> = []
  /// Whether typed text is hidden.
  var isKeyboardHeld = false
  /// The passed passphrases, a line each; `nil` if there are none, or their descriptor is not open.
  private(set) lazy var passphrases: LineReader? = options.passphraseInput.flatMap { descriptor in
    // Standard input may contain more after them.
    descriptor.number == 0
      ? input : surroundings.descriptors?.input(descriptor.number).map { LineReader(from: $0) }
  }
  /// The prompt that asks the person, if possible.
  let prompt: Prompt
  /// The printer of the commands' answers.
  let printer: Printer
  /// Runs another command line in place of a session, and prints its answer.
  var next: (([String], Session) async -> ExitCode)?
  /// The ledger as of the moment; nothing is read or created yet.
  let ledger: LedgerAccess
  /// The conventions of the person's numbers and dates; `nil` if no locale is named.
  private let locale: NumberConventions?

  /// - Parameters:
  ///   - printer: Provides the prompt; only the printer knows the output format.
  ///   - input: The rest of the input after an earlier command; `nil` to read from its beginning.
  init(
    _ options: GlobalOptions, in surroundings: Surroundings, _ location: LedgerLocation,
    _ printer: Printer, reading input: LineReader? = nil
  ) {
    self.options = options
    var surroundings = surroundings
    if let trace = surroundings.trace, options.isTraced {
      trace.begin()
      surroundings.parser = TracedParser(parser: surroundings.parser, trace: trace)
    }
    self.surroundings = surroundings
    self.input = input ?? LineReader(from: surroundings.input)
    self.printer = printer
    prompt = printer.prompt(reading: self.input)
    self.location = location
    clock = SessionClock(clock: surroundings.clock, chosenDay: options.today)
    locale = options.locale?.conventions ?? surroundings.terminal.numberConventions
    ledger = LedgerAccess(
      location, isAdopting: options.isAdopting, surroundings, clock,
      usualCurrency: locale.flatMap { Money.Currency.ofRegion($0.region) } ?? .usd,
      usualDateOrder: locale?.dateOrder
    ) { [prompt] problem in
      if options.agrees { return .yes }
      if prompt.canAsk { prompt.say([problem]) }
      return try prompt.confirm("Begin a new one?")
    }
    ledger.picks = { [prompt] problem, lines in
      prompt.canAskInWords ? try prompt.pick(among: lines, problem) : nil
    }
  }

  /// The day that counts as today.
  var today: CalendarDay { clock.today() }

  /// Returns the months of `--month`, else this one.
  ///
  /// - Parameter year: The year of a month named without one; by default that of a person looking back.
  func months(_ year: MonthArgument.Year? = nil) throws(UsageError) -> [CalendarMonth] {
    let year = year ?? .begun(beside: beginnings)
    return try options.months?.months(today: today, year) ?? [today.month]
  }

  /// Returns the months of `--month`, else this one; of a whole quarter or year without its months to come.
  func begunMonths() throws(UsageError) -> [CalendarMonth] {
    let months = try months()
    let begun = months.filter { $0 <= today.month }
    return options.months?.endsLong == true && !begun.isEmpty ? begun : months
  }

  /// Reads the months with which something planned begins: they decide the years of months without one.
  func learnBeginnings() async {
    guard options.months?.lacksYear == true, let state = try? await ledger.state() else { return }
    beginnings = Set(state.plan.startingMonths)
  }

  /// Returns the day whose end is shown for money: the last one of the named months if they are
  /// over, else today.
  func shownDay() throws(UsageError) -> CalendarDay {
    try namedMonths().map { min($0.upperBound.lastDay, today) } ?? today
  }

  /// Returns the text after a heading about a day: ` at 2026-01-31`; empty for today.
  func words(atEndOf day: CalendarDay) -> String { day == today ? "" : " at \(day.text)" }

  /// Returns the note that the month includes entries of later days, if today is overridden.
  func notesOnLaterDays() async throws -> [Report.Note] {
    guard options.today != nil, options.months == nil, try await ledger.state() != nil else {
      return []
    }
    var filter = EntryQuery.Filter()
    (filter.from, filter.to) = (today.next, today.month.lastDay)
    let register = try await ledger.view(EntryRegister(of: today.month...today.month))
    let count = register.entries(EntryQuery(filter)).count
    if count == 0 { return [] }
    let entries = count.of("entry", "entries")
    return [.line("\(entries) dated after \(today.text) \(count == 1 ? "counts" : "count") too.")]
  }

  /// Returns the named months; `nil` if none are.
  func namedMonths(
    _ year: MonthArgument.Year? = nil
  ) throws(UsageError) -> ClosedRange<CalendarMonth>? {
    guard options.months != nil, let first = try months(year).first,
      let last = try months(year).last
    else { return nil }
    return first...last
  }

  /// Refuses `--month` for a command that shows no months: a record would not be of that month.
  func refuseMonths() throws(CommandFailure) {
    guard options.months != nil else { return }
    throw CommandFailure(
      "--month says which months are shown: it is for commands that show some",
      remedy:
        "Leave it out; an entry takes its day by --date, a setting its first month by --from.",
      .usage)
  }

  /// Returns the conventions of a person's numbers in a currency.
  func conventions(for currency: Money.Currency) -> NumberConventions {
    locale ?? .plain(for: currency)
  }

  /// Returns the conventions of a person's sentences: the ledger's order of day and month, if it has one, overrides
  /// the environment's.
  func conventions(for currency: Money.Currency, in opened: LogOpened?) -> NumberConventions {
    var conventions = conventions(for: currency)
    conventions.dateOrder = opened?.dateOrder ?? conventions.dateOrder
    return conventions
  }

  /// Returns text whose commands name the ledger as the person did.
  func text(_ advice: Advice) -> String { advice.text(with: location.option) }

  /// The settings of models, and access to one.
  var models: SessionModels { SessionModels(session: self) }

  /// The logs as files, for operations that no handle of a ledger offers.
  var store: FileEventStore {
    location.store(
      isAdopting: options.isAdopting, machine: surroundings.machine, trace: surroundings.trace)
  }
}

extension Session {
  /// Asks until an answer can be read; `nil` as for ``Prompt/ask(_:)``.
  ///
  /// - Parameter read: Returns the value of an answer, or throws why it has none.
  func ask<Value>(_ question: String, _ read: (String) throws -> Value) throws -> Value? {
    while let answer = try prompt.ask(question) {
      do {
        return try read(answer)
      } catch let error as any ExplainedError {
        let advice = error.advice.map { ": \(VisibleText(text($0)))" } ?? ""
        prompt.say(["  \(VisibleText(error.problem))\(advice)"])
      } catch let error as UsageError {
        prompt.say(["  \(VisibleText(error.problem))"])
      } catch let error as ValueError {
        prompt.say(["  \(VisibleText(error.accepted ?? "that cannot be read"))"])
      }
    }
    return nil
  }

  /// Asks for a day until an answer is one; `nil` as for ``Prompt/ask(_:)``.
  func askDay(_ question: String, _ context: ParsingContext) throws -> DueDayPhrase? {
    try ask(question) { answer in
      guard let phrase = try DueDayParser.phrase(alone: answer, context: context) else {
        throw ValueError.unreadable("write a day, as 15jan, friday or 2027-01-15")
      }
      return phrase
    }
  }

  /// Ensures that the ledger is known and open: its profile exists, and its passphrase was
  /// given.
  ///
  /// - Parameter isAsking: Whether a person may be asked for the passphrase.
  func settleLedger(isAsking: Bool = true) throws {
    try settlePlaces()
    try checkProfile()
    try openLock(isAsking: isAsking)
  }

  /// Ensures that the environment determines where the ledger is, and where this machine keeps its
  /// record of it: the current folder is never used.
  func settlePlaces() throws(CommandFailure) {
    guard location.isKnown else {
      throw CommandFailure(
        "HOME is not set, so there is no telling where '\(location.path)' is",
        remedy: "Name the ledger with -f, or set HOME.", .badConfiguration)
    }
    guard !surroundings.machine.stateFolder.isEmpty else {
      throw CommandFailure(
        "HOME is not set, so there is no place for this machine's record of the ledger",
        remedy: "Set HOME, or XDG_STATE_HOME.", .badConfiguration)
    }
  }
}

/// Traces the time that parsing a sentence takes.
private struct TracedParser: EntryParser {
  let parser: any EntryParser
  let trace: WorkTrace

  func entries(
    in text: String, context: ParsingContext
  ) async throws(ParsingFailure) -> ParsedEntries {
    let began = trace.moment
    defer { trace.note("parse", since: began) }
    return try await parser.entries(in: text, context: context)
  }
}

/// The device's clock, with the day of `--today` in place of its own.
///
/// Events are still recorded at the real time.
struct SessionClock: WallClock {
  let clock: any WallClock
  let chosenDay: CalendarDay?

  func now() -> Timestamp { clock.now() }
  func today() -> CalendarDay { chosenDay ?? clock.today() }
  func day(at instant: Timestamp) -> CalendarDay { clock.day(at: instant) }
}

extension Session {
  /// Returns the day of an option; the order of day and month is the ledger's.
  func day(_ word: DayArgument?) async throws -> CalendarDay? {
    guard let word else { return nil }
    var isInWords = false
    if case .words = word { isInWords = true }
    let context = await dayContext(isInWords: isInWords)
    do throws(ParsingFailure) {
      let day = try word.day(context)
      // No ledger goes back so far: a digit too many was typed.
      guard day.year >= 1900 else { throw .impossibleDate(day.text) }
      return day
    } catch {
      throw CommandFailure(error.problem, remedy: error.advice, .usage)
    }
  }

  /// Returns the context for the words of a day: the ledger's date order, if it matters.
  private func dayContext(isInWords: Bool) async -> ParsingContext {
    var context = ParsingContext(today: today, currency: .usd)
    guard isInWords else { return context }
    let opened = try? await ledger.state()?.opened
    let currency = opened?.currency ?? ledger.opening.currency
    context.conventions = conventions(for: currency, in: opened)
    return context
  }
}

extension Session {
  /// Returns the day from which or up to which something planned holds: without a year the next such day.
  func day(_ word: PlannedDayArgument?) async throws -> CalendarDay? {
    try await days(word).last
  }

  /// Returns the possible days: the last such day and the next one.
  private func days(_ word: PlannedDayArgument?) async throws -> [CalendarDay] {
    guard let word else { return [] }
    let context = await dayContext(isInWords: word.isInWords)
    do throws(ParsingFailure) {
      return try word.days(context)
    } catch {
      throw CommandFailure(error.problem, remedy: error.advice, .usage)
    }
  }

  /// Returns the day of a bill that an option names; the order of day and month is the ledger's.
  ///
  /// Of several days, the one with a fitting due amount is meant, then one with any due amount; of the remaining
  /// days the nearest.
  ///
  /// - Parameter fits: Returns whether a due amount can be the subject of the command.
  func day(
    _ word: PlannedDayArgument?, of bill: EventID, _ state: DecisionState,
    where fits: (Bill.Day) -> Bool
  ) throws -> CalendarDay? {
    guard let word else { return nil }
    func due(_ day: CalendarDay) -> CalendarDay {
      state.bills.occurrence(of: bill, due: day)?.due ?? day
    }
    if case .named(let day) = word { return due(day) }
    var context = ParsingContext(today: today, currency: .usd)
    context.conventions = conventions(for: ledger.currency(of: state), in: state.opened)
    do throws(ParsingFailure) {
      func order(_ day: CalendarDay) -> (Int, Int, CalendarDay) {
        let found = state.bills.occurrence(of: bill, due: day)
        return (found.map { fits($0) ? 0 : 1 } ?? 2, abs(today.days(until: day)), day)
      }
      return try word.days(context).min { order($0) < order($1) }.map(due)
    } catch {
      throw CommandFailure(error.problem, remedy: error.advice, .usage)
    }
  }
}
