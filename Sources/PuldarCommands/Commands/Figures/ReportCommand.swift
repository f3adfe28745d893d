import CommandTable
import LedgerModel

extension PuldarCommand {
  static var report: Command {
    Command(
      "report", "Show what was spent by category, month, week or year.",
      otherNames: ["summary", "trend", "breakdown"],
      discussion: """
        Two words after --by make a table if one of them is week, month, quarter or year \
        (category,month has the months in columns, month,category in rows); else the second \
        stands within the first (bucket,category). Without --by the rows of several months are \
        months; by quarter and year it is of all time if you name no months. A mean is of whole \
        periods that are over. income is what came in, with what is still expected, and kept what \
        of it was not spent. share is of all that was spent, and adds up to 100%; left and budget \
        are of buckets and months. --trend shows the last period beside the mean of those before \
        it, of six months if you name none. In a bar │ is today. The small line of a row is its \
        months, each up to its own most: nothing is a dot, and less than nothing a minus.
        --html writes one file with everything about the months, to print, mail or keep: it needs \
        no script and no network, and up to a year each figure names its events. --svg writes one \
        picture of it. --hide-names is for showing it to others.
        """,
      examples: [
        "puldar report", "puldar report --by category,month --months 6",
        "puldar report --by year", "puldar report -m 2025 --by category",
        "puldar report --by merchant --top 10 -m last",
        "puldar report --by category --show share --months 2025-11..2026-01",
        "puldar report --by category --trend", "puldar report --by tag",
        "puldar report --html may.html -m may", "puldar report --open --months 12",
        "puldar report --svg months months.svg",
      ], traits: [.ofMonths, .long],
      Parameter(
        .options(
          "--by <what>",
          "What the rows are: bucket, category, merchant, account, tag, week, month, quarter, "
            + "year, or two of them.",
          ReportAxes.self),
        .option(
          "--show <figure>", "What is shown of each. (default: spent)", default: ReportFigure.spent),
        .option(
          "--months <months>", "The last so many months, 2025, or 2025-11..2026-01.",
          ReportMonths.self),
        .option(
          "--top <count>", "Show so many categories or merchants, and the others as one.",
          CountArgument.self),
        .flag("--trend", "Show the change against the periods before.")
      ) { axes, figure, months, top, isTrend in
        ReportRequest(
          axes: axes.flatMap(\.axes), figure: figure, months: months, top: top?.count,
          isTrend: isTrend)
      },
      .names, .merchantPart, .page
    ) { session, request, names, merchant, page in
      var request = request
      (request.names, request.merchant) = (names, merchant)
      if try page.isAsked() {
        try request.refuseParts()
        return try await PageReport(session: session, request: page) { first in
          try request.months(session, since: first)
        }.report()
      }
      return try await ReportReader(session: session, request: request).report()
    }
  }
}

/// The request of the options of `report`.
struct ReportRequest {
  var axes: [SpendingReport.Axis]
  var figure: ReportFigure
  /// `nil` if it was not stated: the months of `--month`, else this one.
  var months: ReportMonths?
  var top: Int?
  var isTrend: Bool
  var names = EntryNames()
  var merchant: MerchantArgument?

  /// The number of months of a trend if only one is named.
  private static let trendLength = 6

  /// The condition that an entry matches the merchant's pattern; `nil` if there is none.
  var isWanted: ((RegisteredEntry) throws -> Bool)? {
    guard let pattern = merchant?.pattern else { return nil }
    var search = TextPatternSearch(pattern)
    return { entry in
      let name = entry.texts.shownName
      if try search.finds(in: name) { return true }
      return try search.finds(in: FoldedText(name).text)
    }
  }

  /// Whether it covers only part of the buckets' spending, for which there is no budget.
  var isPartial: Bool {
    !names.categories.isEmpty || !names.accounts.isEmpty || !names.tags.isEmpty || merchant != nil
  }

  /// Returns the question, and the layout of its answer.
  ///
  /// - Parameters:
  ///   - first: The first month with an entry; `nil` if there is none.
  ///   - weekStart: The ledger's first day of the week.
  func question(
    _ session: Session, since first: CalendarMonth?, weekStart: CalendarDay.Weekday
  ) throws -> (question: SpendingReport.Question, layout: ReportLayout) {
    let months = try months(session, since: first)
    let (rows, second) = (
      axes.first ?? (months.count > 1 ? .month : .bucket), axes.dropFirst().first
    )
    let layout: ReportLayout
    switch (rows, second) {
    case (_, nil): layout = .list
    case (.bucket, .category?), (.bucket, .merchant?), (.category, .merchant?),
      (.account, .category?), (.account, .merchant?), (.tag, .category?), (.tag, .merchant?),
      (.bucket, .tag?), (.category, .tag?):
      layout = .list
    case (_, let other?) where rows.length != nil && other.length == nil: layout = .periodsInRows
    case (_, let other?) where rows.length == nil && other.length != nil: layout = .periodsInColumns
    default: throw ReportRequest.wrongAxes
    }
    guard axes.count <= 2 else { throw ReportRequest.wrongAxes }
    let isTable = layout != .list
    let kind = layout == .periodsInRows ? second ?? rows : rows
    var question = SpendingReport.Question(
      months[0]...months[months.count - 1], by: kind, parts: isTable ? nil : second,
      hasPeriods: isTable || isTrend || hasSparklines(months, [rows, second]), of: length ?? .month,
      weekStart: weekStart)
    question.known = first.map {
      $0.firstDay...max($0.firstDay, session.today.previous ?? $0.firstDay)
    }
    question.buckets = Set(names.buckets)
    question.categories = Set(names.categories)
    question.accounts = Set(names.accounts)
    question.tags = Set(names.tags.names)
    question.merchant = merchant?.part ?? ""
    question.top = top
    try check(question, isTable: isTable)
    return (question, layout)
  }

  /// Whether the rows of a list show their months: not those of all merchants, which would need much memory.
  private func hasSparklines(
    _ months: [CalendarMonth], _ axes: [SpendingReport.Axis?]
  ) -> Bool {
    months.count > 1 && (!axes.contains(.merchant) || axes == [.merchant, nil] && top != nil)
  }

  private static let wrongAxes = UsageError(
    "--by takes one, one and a period (category,month), or the smaller within the larger: "
      + "bucket,category")

  /// The kind of period that is named; `nil` if none is.
  private var length: SpendingReport.Axis? { axes.lazy.compactMap(\.length).first }

  /// Refuses what is of a table: a page shows everything.
  func refuseParts() throws(UsageError) {
    guard axes.isEmpty, figure == .spent, top == nil, !isTrend, !isPartial, names.buckets.isEmpty
    else {
      throw UsageError(
        "A page shows everything about its months: --by, --show, --top, --trend and conditions "
          + "are for the table")
    }
  }

  /// Returns the months that are named, or those that are meant.
  func months(
    _ session: Session, since start: CalendarMonth?
  ) throws -> [CalendarMonth] {
    let named = session.options.months == nil ? nil : try session.begunMonths()
    if let named, named.count > 1 || isNamed, months != nil {
      throw UsageError(
        "--months and --month exclude each other, unless one says how many and the other the last")
    }
    let last = named?.last ?? session.today.month
    if let months { return try months.months(endingWith: last, today: session.today) }
    if named == nil, let start, start <= last, length == .quarter || length == .year {
      let first = max(start, last.advanced(by: 1 - MonthSpan.countLimit) ?? start)
      return CalendarMonth.months(from: first, through: last)
    }
    guard isTrend, named?.count ?? 1 == 1 else { return named ?? [last] }
    let months = try ReportMonths.last(ReportRequest.trendLength)
      .months(endingWith: last, today: session.today)
    // Months before the first entry say nothing.
    let known = months.filter { month in start.map { $0 <= month } ?? true }
    return known.count > 1 ? known : months
  }

  private var isNamed: Bool {
    if case .named = months { true } else { false }
  }

  /// Refuses a question without an answer.
  private func check(_ question: SpendingReport.Question, isTable: Bool) throws(UsageError) {
    let isOfPeriods = question.rows.length != nil && question.parts == nil && length != .week
    if figure == .left || figure == .budget {
      let isOfBuckets = question.rows == .bucket && question.parts == nil && length != .week
      guard isOfPeriods || isOfBuckets, !isPartial else {
        throw UsageError(
          "--show \(figure.rawValue) is of buckets and months as a whole: nothing else has a budget"
        )
      }
    }
    if figure == .used, question.needsEntries {
      throw UsageError(
        "--show used is of buckets, categories and months: what is put away is no entry")
    }
    if figure == .income || figure == .kept {
      guard isOfPeriods, !isPartial, names.buckets.isEmpty else {
        throw UsageError(
          "--show \(figure.rawValue) is of months, quarters and years as a whole: write --by month")
      }
    }
    if figure == .left, length == .quarter || length == .year {
      throw UsageError("What is left is of one month: write --by month")
    }
    if figure == .left, question.rows == .bucket, question.months.count > 1, !isTable, !isTrend {
      throw UsageError("What is left is of one month: write --by bucket,month")
    }
    let ranked = question.parts ?? question.rows
    if top != nil, ranked == .bucket || ranked.length != nil {
      throw UsageError("--top is for categories, merchants, accounts and tags")
    }
    if isTrend, figure == .share { throw UsageError("--trend is of amounts, not of shares") }
    if isTrend, question.periods.count == 1 {
      throw UsageError("--trend needs two \(length?.rawValue ?? "month")s or more")
    }
  }
}
