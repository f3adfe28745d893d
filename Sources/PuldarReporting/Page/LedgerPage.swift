public import LedgerModel

/// A ledger's figures of some months as one HTML file, or as pictures in SVG.
///
/// The page needs no script and asks for nothing outside of itself. The same views, days and context give the same
/// bytes.
public struct LedgerPage: Sendable {
  /// The months of the page.
  let span: ClosedRange<CalendarMonth>
  /// The day on which the page is made.
  let now: CalendarDay
  /// The same day, or the nearest one of the span.
  let today: CalendarDay
  let buckets: MonthlyBuckets
  let accounts: Accounts
  let goals: [Goal]
  let due: [Bill.Day]
  let register: EntryRegister
  let transfers: [(event: EventID, made: TransferMade)]
  /// The events of figures, by month; `nil` if the page does not name them.
  let explained: [CalendarMonth: [BudgetFigure: EventNumbers]]?
  /// The events of what each goal holds.
  let goalEvents: [EventID: EventNumbers]
  let context: Context
  /// The figures of the span, month by month.
  let months: [MonthBudget]
  /// The figures of the months that are shown over time: those of the span, or up to a year that ends with its month.
  let course: [MonthBudget]
  let names: ShownNames

  /// What a page says besides the figures of its views.
  public struct Context: Sendable {
    /// The name of the ledger; empty if it has none.
    public var ledger = ""
    /// How amounts are written; `nil` for a point and commas.
    public var conventions: NumberConventions?
    /// Whether merchants, accounts, bills, goals and people are shown without their names.
    public var hidesNames = false
    /// The word that each command begins with; empty if the page names none.
    public var program = ""
    /// The command that proves the events; empty for none.
    public var proof = ""
    /// The command that tells the events of a figure, if the page does not; empty for none.
    public var explanation = ""
    /// What needs a person, a line each; a command in it begins with ``program``, in single quotes.
    public var findings: [String] = []
    /// The figures that changed since an event.
    public var changes: [FigureChange] = []
    /// The event that ``changes`` begin after; empty if none was asked for.
    public var since = ""
    /// The number of events that the figures are of.
    public var eventCount = 0
    /// The last seal of each log.
    public var seals: [String] = []
    /// The time zone of the days.
    public var timeZone = ""
    /// The moment that the figures are of; empty for now.
    public var moment = ""
    /// Returns the name of an event, as its number.
    public var number: @Sendable (EventID) -> String = { $0.text }

    /// Creates a context that says nothing.
    public init() {}
  }

  /// Creates a page from views of a ledger.
  ///
  /// - Parameters:
  ///   - span: The months of the page.
  ///   - today: The day that is marked, and on which plans, goals and balances stand, if it lies in the span; the last
  ///     day of the span if that is over.
  ///   - buckets: The months' figures.
  ///   - accounts: The accounts.
  ///   - goals: The goals, of which those in force are shown.
  ///   - plans: The bills, incomes and moves, of which the open days are shown.
  ///   - register: The entries of the span, or more.
  ///   - transfers: The moves between accounts.
  ///   - explained: The explained months of ``course(of:_:)``, of which each figure gets its events; `nil` for none.
  ///   - context: What it says besides.
  /// - Throws: ``LedgerModel/FigureTooLarge`` if a figure does not fit.
  public init(
    of span: ClosedRange<CalendarMonth>, on today: CalendarDay, buckets: MonthlyBuckets,
    accounts: Accounts, goals: Goals, plans: Plans, register: EntryRegister,
    transfers: [(event: EventID, made: TransferMade)] = [], explained: ExplainedMonth? = nil,
    context: Context = Context()
  ) throws(FigureTooLarge) {
    self.span = span
    now = today
    self.today = min(max(today, span.lowerBound.firstDay), span.upperBound.lastDay)
    self.buckets = buckets
    self.accounts = accounts
    self.goals = try goals.goals(on: self.today)
    due = plans.open(through: span.upperBound.lastDay, on: self.today)
    self.register = register
    self.transfers = transfers
    self.context = context
    names = ShownNames(isHidden: context.hidesNames)
    course = try buckets.months(LedgerPage.course(of: span, buckets), on: self.today)
    months = course.filter { span.contains($0.month) }
    assert(!months.isEmpty, "the last month of the span is always shown")
    let (day, course) = (self.today, course)
    self.explained = explained.map { LedgerPage.events(of: course, buckets, $0, on: day) }
    guard explained != nil else {
      goalEvents = [:]
      return
    }
    goalEvents = Dictionary(
      self.goals.map { ($0.id, EventNumbers([$0.id] + goals.events(of: $0.id, through: day))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the months that are shown over time: those of a span, or up to a year that ends with its month; none
  /// before the first entry, which say nothing.
  public static func course(
    of span: ClosedRange<CalendarMonth>, _ buckets: MonthlyBuckets
  ) -> ClosedRange<CalendarMonth> {
    let known = min(buckets.months?.lowerBound ?? span.upperBound, span.upperBound)
    let first = span.count > 1 ? span.lowerBound : span.upperBound.advanced(by: -11)
    return max(first ?? known, known)...span.upperBound
  }

  /// The pictures of a page.
  public enum Picture: String, CaseIterable, Sendable {
    /// What each bucket had, used and has left.
    case budget
    /// What was used month by month, by bucket.
    case months
    /// Income beside spending, month by month.
    case trend
    /// What was spent by category.
    case categories
    /// The days, by what was spent.
    case calendar
    /// What the accounts hold together, month by month.
    case worth
  }

  /// Returns a picture as an SVG file, in UTF-8.
  ///
  /// - Throws: ``LedgerModel/FigureTooLarge`` if a figure does not fit.
  public func svg(_ picture: Picture) throws(FigureTooLarge) -> [UInt8] {
    try drawing(of: picture).file
  }

  /// Draws one of the pictures.
  func drawing(of picture: Picture) throws(FigureTooLarge) -> PuldarReporting.Picture {
    switch picture {
    case .budget: budgetPicture
    case .months: monthsPicture
    case .trend: trendPicture
    case .categories: try categoriesPicture()
    case .calendar: try calendarPicture()
    case .worth: try worthPicture()
    }
  }
}

extension ClosedRange<CalendarMonth> {
  /// The number of months.
  var count: Int { lowerBound.months(until: upperBound) + 1 }
}
