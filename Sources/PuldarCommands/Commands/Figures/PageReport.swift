import CommandTable
import LedgerModel
import LedgerStore
import PuldarReporting

/// What `report` writes instead of showing a table: a page, or a picture of it.
struct PageRequest {
  /// The page's file.
  var html: PathArgument?
  /// Whether the page is shown in the system's program for it.
  var opens = false
  var picture: PictureArgument?
  /// The picture's file.
  var file: PictureFile?
  var hidesNames = false
  /// The event that changes are shown since.
  var since: MomentArgument?

  /// Whether a page or a picture is asked for.
  ///
  /// - Throws: ``UsageError`` if its options do not fit together.
  func isAsked() throws(UsageError) -> Bool {
    if let picture = picture?.picture, file == nil {
      throw UsageError("Name the file too: --svg \(picture.rawValue) \(picture.rawValue).svg")
    }
    if picture == nil, file != nil {
      throw UsageError("A file is for --html FILE, or for --svg NAME FILE")
    }
    let isAsked = html != nil || opens || picture != nil
    guard isAsked || !hidesNames && since == nil else {
      throw UsageError("--hide-names and --since go with --html, --open or --svg")
    }
    return isAsked
  }
}

/// A picture of a page, by its name.
struct PictureArgument: ParameterValue {
  let picture: LedgerPage.Picture

  init(parsing word: String) throws(ValueError) {
    guard let picture = LedgerPage.Picture(rawValue: word) else { throw .notListed }
    self.picture = picture
  }

  static var allowedValues: [String] { LedgerPage.Picture.allCases.map { $0.rawValue } }
}

extension Parameter<Session, PageRequest> {
  /// The options of a page.
  static var page: Parameter {
    Parameter(
      .option("--html <file>", "Write a page with everything about the months.", PathArgument.self),
      .flag("--open", "Show that page in the system's browser."),
      .option("--svg <picture>", "Write one picture of the page.", PictureArgument.self),
      .optionalArgument(
        "<file>", "Where --svg writes the picture: a name that ends in .svg.", PictureFile.self),
      .flag("--hide-names", "Leave the names of merchants, accounts and plans out of it."),
      .option("--since <event>", "Show what changed since an event too.", MomentArgument.self),
      as: PageRequest.init(html:opens:picture:file:hidesNames:since:))
  }
}

/// The file of a picture: one that ends in .svg, so that no other word is taken for it.
struct PictureFile: ParameterValue {
  let file: PathArgument

  init(parsing word: String) throws(ValueError) {
    guard PictureFile.fit(of: word) != .no else {
      throw .misspelled("write a file that ends in .svg")
    }
    file = try PathArgument(parsing: word)
  }

  static func fit(of word: String) -> ValueFit { word.hasSuffix(".svg") ? .certain : .no }
}

/// Writes a page of the ledger.
struct PageReport {
  let session: Session
  let request: PageRequest
  /// The months of the page; the first month with an entry decides those that are not named.
  let months: (_ first: CalendarMonth?) throws -> [CalendarMonth]

  /// The longest page on which every figure names its events, in months.
  private static let explainedLimit = 12

  func report() async throws -> Report {
    let page = try await page()
    var written: [String] = []
    if let picture = request.picture?.picture, let file = request.file?.file {
      try session.write(try page.svg(picture), to: file)
      written.append(file.path)
    }
    if request.html != nil || request.opens {
      let html = try page.html()
      if let file = request.html {
        try session.write(html, to: file)
        written.append(file.path)
      }
      if request.opens { written.append(try await show(html)) }
    }
    return Report { _ in
      written.map { .dispensable("Wrote '\(VisibleText($0))'.") }
    } rows: {
      written.map { [$0] }
    } record: {
      PageReport.shape.record(of: written)
    }
  }

  static let shape = Shape<[String]>(
    answer: "page",
    .init("files", { $0 }, "report --html, --svg and --open, help --man: the written files."))

  /// Writes the page among the caches, and shows it.
  private func show(_ html: [UInt8]) async throws -> String {
    guard let path = session.models.cacheFolder.map({ $0 + "/report.html" }) else {
      throw CommandFailure(
        "there is no folder for the page", remedy: "Set HOME, or write it with --html FILE.",
        .inputOutput)
    }
    try session.surroundings.files?.replace(path, with: html)
    try await session.show(path)
    return path
  }

  private func page() async throws -> LedgerPage {
    let fold = try await session.ledger.folded(BudgetState())
    let buckets = fold.projection.buckets
    let months = try months(buckets.months?.lowerBound)
    let span = months[0]...months[months.count - 1]
    let known = try await hasFindings(span) ? session.ledger.answer(.checked) : nil
    var explained: ExplainedMonth?
    var transfers = known?.transfers ?? []
    if months.count <= PageReport.explainedLimit {
      let course = LedgerPage.course(of: span, buckets)
      explained = try await session.ledger.view(
        ExplainedMonth(course, on: session.today, depth: 8))
      if known == nil { transfers = try await session.ledger.answer(.transfers) }
    }
    let register =
      if let known { known.entries } else {
        try await session.ledger.view(EntryRegister(of: span))
      }
    return try LedgerPage(
      of: span, on: session.today, buckets: buckets,
      accounts: try await session.ledger.view(Accounts()),
      goals: try await session.ledger.view(Goals()), plans: try await session.ledger.view(Plans()),
      register: register, transfers: transfers, explained: explained,
      context: try await context(buckets, span, known))
  }

  /// Whether the page says what needs a person: that is so now, and not in months that are over.
  private func hasFindings(_ span: ClosedRange<CalendarMonth>) -> Bool {
    session.ledger.moment == nil && span.contains(session.today.month)
  }

  /// - Parameter known: All entries and transfers, if the page says what needs a person.
  private func context(
    _ buckets: MonthlyBuckets, _ span: ClosedRange<CalendarMonth>, _ known: CheckedEntries?
  ) async throws -> LedgerPage.Context {
    var context = LedgerPage.Context()
    let numbering = try await session.ledger.numbering()
    context.ledger = session.location.profile?.name?.text ?? ""
    context.conventions = session.conventions(for: buckets.currency ?? .usd)
    context.hidesNames = request.hidesNames
    context.number = { numbering.text($0) }
    let condition = try await session.ledger.opened.condition()
    context.eventCount = condition.heads.reduce(0) { $0 + $1.eventCount }
    context.seals = condition.heads.map(\.text)
    context.timeZone = session.surroundings.timeZone() ?? ""
    // The place of a ledger names whose it is.
    func text(_ advice: Advice) -> String {
      request.hidesNames ? advice.text(with: "") : session.text(advice)
    }
    (context.program, context.proof) = ("puldar", text("\(command: "verify")"))
    let last = span.upperBound.text
    context.explanation = text("\(command: "explain month.spent -m \(last)")")
    context.moment = session.options.asOf?.text ?? ""
    if let known {
      var style = ScreenStyle()
      style.amounts = .pretty(context.conventions)
      let month = session.today.month
      let findings = try await CheckReport(
        session: session, isAllTime: false, months: month...month, known: known
      )
      .findings(CheckArgument.ofPerson)
      context.findings = findings.map { $0.words(style) }
    }
    if let since = request.since {
      context.since = since.text
      context.changes = try await session.ledger.opened.difference(
        from: try await session.ledger.moment(since) ?? session.ledger.moment,
        to: session.ledger.moment, months: span)
    }
    return context
  }
}
