import CommandTable
import LedgerModel

extension PuldarCommand {
  static var editListed: Command {
    Command(
      "listed", "Change every entry that 'puldar list' shows with the same words and options.",
      discussion: """
        The words and the other options say which entries, as they do in 'puldar list'; what begins \
        with --set says what they become. You see how many they are, the first of them and their \
        sums, and are asked before anything is stored (--yes answers). All change together: one \
        'puldar undo' takes it back. An income has no category, and keeps none. An empty text takes \
        merchants or notes away.
        """,
      examples: [
        "puldar edit listed whole foods --set-category groceries",
        "puldar edit listed -m march -c other --merchant amazon --set-category shopping",
        "puldar edit listed --all -a cash --set-account wallet -n",
      ], traits: [.onlyNow, .ofMonths],
      .listed,
      Parameter(
        .option(
          "--set-category <name>", "The category that they get.", CategoryName.self,
          completing: .categories),
        .option("--set-account <name>", "The account that they get.", completing: .accounts),
        .option(
          "--set-merchant <name>", "The merchant that they get.", String.self,
          completing: .merchants),
        .option("--set-note <text>", "The note that they get.", String.self),
        .options(
          "--set-tag <name>", "One more tag that they get.", TagArgument.self, completing: .tags),
        .flag("--set-reviewed", "They wait for no look any more."),
        as: ListedChange.init(category:account:merchant:note:tags:isReview:)),
      .recording(why: "Why they change.")
    ) { session, listed, change, recording in
      guard change.isReview || !change.tags.isEmpty || !change.amendment.isEmpty else {
        throw UsageError(
          "Say what the entries become: --set-category, --set-account, --set-merchant, --set-note, --set-tag or --set-reviewed"
        )
      }
      if let account = change.account { try await session.check([account]) }
      let search = try await EntrySearch(session, try await listed.query(session))
      return try await ListedCorrection(
        session: session, search: search, change: change, recording: recording
      ).report()
    }
  }
}

/// What listed entries become; `nil` for what stays.
private struct ListedChange {
  var category: CategoryName?
  var account: AccountName?
  var merchant: String?
  var note: String?
  var tags: [TagArgument]
  /// Whether they are marked as reviewed.
  var isReview: Bool

  var amendment: EntryAmendment {
    EntryAmendment(category: category, account: account, merchant: merchant, note: note)
  }

  /// Returns the change of an entry; `nil` if it is as wanted.
  func amendment(of entry: RegisteredEntry) -> EntryAmendment? {
    var amendment = amendment
    if entry.values.type == .income { amendment.category = nil }
    if !tags.isEmpty { amendment.tags = entry.texts.tags + tags.names }
    return amendment.changing(entry.content).isEmpty ? nil : amendment
  }

  /// Returns the words for it: `category groceries · reviewed`.
  func text(_ categories: CategoryCatalog, _ style: ScreenStyle) -> String {
    func text(_ name: String, _ value: String) -> String {
      value.isEmpty ? "no \(name)" : "\(name) \(VisibleText(value))"
    }
    return style.joined([
      category.map { "category \(categories.shownName(of: $0))" } ?? "",
      account.map { "account \(VisibleText($0.text))" } ?? "",
      merchant.map { text("merchant", $0) } ?? "", note.map { text("note", $0) } ?? "",
      tags.names.shownTags, isReview ? "reviewed" : "",
    ])
  }
}

/// Changes the entries of a search alike, once the person agrees.
private struct ListedCorrection {
  let session: Session
  let search: EntrySearch
  let change: ListedChange
  let recording: Recording

  /// The number of entries shown before the question.
  private static let shownCount = 10

  func report() async throws -> Report {
    // The newest entry is changed last, and so teaches last.
    let changes = search.entries.sorted { $0.id < $1.id }.compactMap { entry in
      change.amendment(of: entry).map { (entry: entry, amendment: $0) }
    }
    let unreviewed = change.isReview ? search.entries.filter { !$0.texts.isReviewed } : []
    let ids = Set(changes.map(\.entry.id) + unreviewed.map(\.id))
    let entries = search.entries.filter { ids.contains($0.id) }
    guard !entries.isEmpty else {
      return .nothingNew([
        .dispensable(search.entries.isEmpty ? "No entries." : "\(already(search.entries.count)).")
      ])
    }
    let correction = CorrectEntries(
      changes.map { ($0.entry.id, $0.amendment) }, today: session.today, reason: recording.reason,
      ifStill: Dictionary(uniqueKeysWithValues: changes.map { ($0.entry.id, $0.entry.version) }))
    let requests: [any Decision<[EventID]>] =
      (changes.isEmpty ? [] : [correction])
      + (unreviewed.isEmpty ? [] : [ReviewEntries(unreviewed.map(\.id))])
    let corrections = Corrections(
      session: session, decision: requests.count == 1 ? requests[0] : PerformTogether(requests),
      entries: entries.map(\.id), recording: recording)
    let lines = try await lines(entries)
    return recording.isPreview
      ? corrections.preview(lines) : try await corrections.stored(askingAbout: lines)
  }

  private func already(_ count: Int) -> String {
    "\(count.of("entry is", "entries are")) so already"
  }

  /// Returns the first entries, their sums, and what they become.
  private func lines(_ entries: [RegisteredEntry]) async throws -> [String] {
    let (style, categories) = (session.prompt.style, search.register.plan.categories)
    let screen = EntryListScreen(
      today: session.today, categories: categories,
      numbering: try await session.ledger.numbering(), style: style,
      refunds: try await session.ledger.view(Refunds()))
    let more = entries.count - ListedCorrection.shownCount
    let left = search.entries.count - entries.count
    let totals = try EntryTotals(of: entries, in: search.register.currency ?? .usd)
    return try screen.lines(Array(entries.prefix(ListedCorrection.shownCount)))
      + (more > 0 ? ["… \(more) more"] : [])
      + [totals.line(style)] + (left > 0 ? ["\(already(left)), and not counted here"] : [])
      + ["They get: \(change.text(categories, style))"]
  }
}
