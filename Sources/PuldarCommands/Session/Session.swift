import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

/// What a command is given: the options that mean the same everywhere, the ledger, and the person.
///
/// It lives for one command line and is used by one task.
final class Session {
  let options: GlobalOptions
  let surroundings: Surroundings
  let location: LedgerLocation
  let clock: SessionClock
  /// What is typed or piped in.
  let input: LineReader
  /// The locks that were opened by this command, by their names.
  var openedLocks: Set<PassphraseLock> = []
  /// The months with which something begins that was planned.
  private var beginnings: Set<CalendarMonth> = []
  /// Whether nothing is shown that is typed.
  var isKeyboardHeld = false
  /// Passphrases that are handed over, a line each; `nil` where none are, or nothing is open there.
  private(set) lazy var passphrases: LineReader? = options.passphraseInput.flatMap { descriptor in
    // Standard input may hold more behind them.
    descriptor.number == 0
      ? input : surroundings.descriptors?.input(descriptor.number).map { LineReader(from: $0) }
  }
  /// Asks the person, where one can be asked.
  let prompt: Prompt
  /// Tells what commands answer.
  let printer: Printer
  /// Carries out one more command line in the place of a session, and tells its answer.
  var next: (([String], Session) async -> ExitCode)?
  /// The ledger, as of when it is looked at; nothing is read or made yet.
  let ledger: LedgerAccess
  /// How numbers and dates are read that a person writes; `nil` where no locale is named.
  private let locale: NumberConventions?

  /// - Parameters:
  ///   - printer: Asks in the name of the command; it alone knows the form of answers.
  ///   - input: What goes on after an earlier command; `nil` from its beginning.
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
  }

  /// The day that counts as today.
  var today: CalendarDay { clock.today() }

  /// The months that `--month` names, else this one.
  ///
  /// - Parameter year: Of which year one is that is named without; as who looks means it if nothing is said.
  func months(_ year: MonthArgument.Year? = nil) throws(UsageError) -> [CalendarMonth] {
    let year = year ?? .begun(beside: beginnings)
    return try options.months?.months(today: today, year) ?? [today.month]
  }

  /// Learns with which months something begins that was planned, for the years of months without one.
  func learnBeginnings() async {
    guard options.months?.lacksYear == true, let state = try? await ledger.state() else { return }
    beginnings = Set(state.plan.startingMonths)
  }

  /// The day at whose end money is looked at: the last one of the months that are named if they are
  /// over, else today.
  func shownDay() throws(UsageError) -> CalendarDay {
    try namedMonths().map { min($0.upperBound.lastDay, today) } ?? today
  }

  /// What follows a heading of what was there on a day: ` at 2026-01-31`; nothing of today.
  func words(atEndOf day: CalendarDay) -> String { day == today ? "" : " at \(day.text)" }

  /// That the month counts entries of later days too, if another day than the clock's counts as today.
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

  /// The months that are named; `nil` where none are.
  func namedMonths(
    _ year: MonthArgument.Year? = nil
  ) throws(UsageError) -> ClosedRange<CalendarMonth>? {
    guard options.months != nil, let first = try months(year).first,
      let last = try months(year).last
    else { return nil }
    return first...last
  }

  /// Refuses `--month` where no month is looked at: what is recorded would not be of that month.
  func refuseMonths() throws(CommandFailure) {
    guard options.months != nil else { return }
    throw CommandFailure(
      "--month says which months are shown: it is for commands that show some",
      remedy:
        "Leave it out; an entry takes its day by --date, a setting its first month by --from.",
      .usage)
  }

  /// How a person's numbers are read in a currency.
  func conventions(for currency: Money.Currency) -> NumberConventions {
    locale ?? .plain(for: currency)
  }

  /// How a person's sentences are read: the order of day and month is the ledger's, where that has one,
  /// whatever the environment says today.
  func conventions(for currency: Money.Currency, in opened: LogOpened?) -> NumberConventions {
    var conventions = conventions(for: currency)
    conventions.dateOrder = opened?.dateOrder ?? conventions.dateOrder
    return conventions
  }

  /// Words whose commands name the ledger as the person did.
  func text(_ advice: Advice) -> String { advice.text(with: location.option) }

  /// The settings of models, and who asks one.
  var models: SessionModels { SessionModels(session: self) }

  /// The logs as files, for what no handle of a ledger does.
  var store: FileEventStore {
    location.store(
      isAdopting: options.isAdopting, machine: surroundings.machine, trace: surroundings.trace)
  }
}

extension Session {
  /// Goes on only with a ledger that is known and open: where its profile is there, and its passphrase is
  /// given.
  ///
  /// - Parameter isAsking: Whether a person may be asked for the passphrase.
  func settleLedger(isAsking: Bool = true) throws {
    try settlePlaces()
    try checkProfile()
    try openLock(isAsking: isAsking)
  }

  /// Refuses to go on where the environment does not say where the ledger is, or where this machine
  /// keeps its record of it: the current folder is neither.
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

/// Notes how long it takes to understand a sentence.
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

/// The device's clock, with the day that `--today` names in place of its own.
///
/// Events are recorded at the real time all the same.
struct SessionClock: WallClock {
  let clock: any WallClock
  let chosenDay: CalendarDay?

  func now() -> Timestamp { clock.now() }
  func today() -> CalendarDay { chosenDay ?? clock.today() }
  func day(at instant: Timestamp) -> CalendarDay { clock.day(at: instant) }
}

extension Session {
  /// The day that an option names; the order of day and month is the ledger's.
  func day(_ word: DayArgument?) async throws -> CalendarDay? {
    guard let word else { return nil }
    var isInWords = false
    if case .words = word { isInWords = true }
    let context = await dayContext(isInWords: isInWords)
    do throws(ParsingFailure) {
      let day = try word.day(context)
      // Nobody's book goes back so far: a figure too many was typed.
      guard day.year >= 1900 else { throw .impossibleDate(day.text) }
      return day
    } catch {
      throw CommandFailure(error.problem, remedy: error.advice, .usage)
    }
  }

  /// What words of a day are read with: what the ledger says of its dates, where that matters.
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
  /// The day from which or up to which something planned holds: without a year the next such day.
  func day(_ word: PlannedDayArgument?) async throws -> CalendarDay? {
    try await days(word).last
  }

  /// The days that can be meant, the last such day and the next one.
  private func days(_ word: PlannedDayArgument?) async throws -> [CalendarDay] {
    guard let word else { return [] }
    let context = await dayContext(isInWords: word.isInWords)
    do throws(ParsingFailure) {
      return try word.days(context)
    } catch {
      throw CommandFailure(error.problem, remedy: error.advice, .usage)
    }
  }

  /// The day of a bill that an option names; the order of day and month is the ledger's.
  ///
  /// Of several days the one is meant on which the bill has something due that fits, then one on which it has
  /// anything due; of those left the nearest.
  ///
  /// - Parameter fits: Whether what is due on a day is what the command is about.
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
