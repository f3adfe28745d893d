public import Observation
public import Puldar

/// What a screen shows of a ledger: a month, its entries, what is due, a sentence with its preview, and the last
/// problem. A view that reads a property is drawn anew whenever it changes.
///
/// ```swift
/// @State private var model = LedgerViewModel(.open(folder, currency: .eur))
/// // In the view's body:
/// .task { await model.follow() }
/// ```
///
/// No function throws: what went wrong is in ``problem``, in words for a person.
@MainActor @Observable public final class LedgerViewModel {
  /// The ledger. What is done with it directly is followed too.
  public let ledger: Ledger
  /// The day that counts as today, as of the last reading.
  public internal(set) var today: CalendarDay
  /// The month that is shown. While it is the month of today, it goes on with the days.
  public internal(set) var month: CalendarMonth
  /// The figures of the month and its buckets, with what is still due; `nil` until the ledger was read.
  public internal(set) var budget: MonthBudget?
  /// The entries of the month that count, the latest day first.
  public internal(set) var entries: [RegisteredEntry] = []
  /// The open days of bills, expected incomes and planned moves through the end of the month, or of today's month if
  /// that is later; overdue ones first.
  public internal(set) var due: [Bill.Day] = []
  /// What the person types: bind a text field to it, and call ``readSentence()`` if it changes.
  public var sentence = ""
  /// What the sentence would store; `nil` if nothing is typed.
  public internal(set) var preview: EntryPreview?
  /// What went wrong last; `nil` if nothing did, or once a view has set it so.
  public var problem: ShownProblem?
  /// Whether ``problem`` is to be shown: bind an alert to it, which sets it false once it is read.
  public var hasProblem: Bool {
    get { problem != nil }
    set { if !newValue { problem = nil } }
  }
  /// The first events of what was done here and not taken back, the last at the end.
  var done: [EventID] = []
  /// How many readings were begun, and the last one that is shown: an older one never replaces it.
  @ObservationIgnored private var readings = (begun: 0, shown: 0)

  /// Makes a model of a ledger; nothing is read yet.
  public init(_ ledger: Ledger) {
    self.ledger = ledger
    today = ledger.today
    month = ledger.today.month
  }

  /// Shows the ledger, and everything that changes in it: here, by other processes, by logs that arrive from other
  /// devices. Returns if its task is cancelled, or if the ledger cannot be read: ``problem`` says why, and another call
  /// tries again.
  public func follow() async {
    do {
      for try await _ in ledger.values(of: SeenEvents()) { try await show() }
    } catch {
      report(.reading, error)
    }
  }

  /// Reads the ledger anew: for a screen that does not follow it, or after midnight.
  public func refresh() async {
    do {
      try await show()
    } catch {
      report(.reading, error)
    }
  }

  /// Shows another month.
  public func show(_ month: CalendarMonth) async {
    self.month = month
    await refresh()
  }

  private func show() async throws {
    readings.begun += 1
    let reading = readings.begun
    let day = ledger.today
    let shown = month == today.month ? day.month : month
    let months = try await ledger.view(MonthlyBuckets())
    let register = try await ledger.view(EntryRegister(of: shown...shown))
    let plans = try await ledger.view(Plans())
    // Another one began later and was faster: it knows more, or the person chose another month.
    guard reading > readings.shown else { return }
    readings.shown = reading
    (today, month) = (day, shown)
    budget = try months.month(shown, on: day)
    entries = register.entries().filter { $0.values.date.month == shown }
    due = plans.open(through: max(shown, day.month).lastDay, on: day)
  }
}

/// Which events were seen: another value after any event, however small its effect.
private struct SeenEvents: FigureProjection {
  /// The last number of each log.
  private var last: [WriterID: Int] = [:]

  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) { see(cause.id) }
  mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) { see(cause.id) }
  mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) { see(cause.id) }

  private mutating func see(_ event: EventID) {
    last[event.writer] = max(last[event.writer] ?? 0, event.number)
  }
}
