import CommandTable
import LedgerModel
import LedgerStore

/// The findings of checks.
struct CheckReport {
  let session: Session
  /// Whether every month with entries is checked.
  let isAllTime: Bool
  /// The months that are checked, whatever is named; `nil` for those that are.
  var months: ClosedRange<CalendarMonth>?
  /// All entries and transfers, if they are known already.
  var known: CheckedEntries?

  func report(_ checks: [CheckArgument]) async throws -> Report {
    let findings = try await findings(checks)
    let numbering = try await session.ledger.numbering()
    // Damage of the log itself is reported besides the answer.
    let isWhole = try await session.ledger.opened.condition().isWhole
    var report = Report("check") { style in
      findings.isEmpty
        ? isWhole ? [.dispensable("Nothing needs you.")] : []
        : findings.map { "\($0.check.rawValue)  \($0.words(style))" }
    } record: {
      CheckReport.shape.record(of: (checks, findings.isEmpty && isWhole, findings), numbering)
    }
    if !findings.isEmpty { report.exitCode = .conditionFails }
    return report
  }

  static let shape = Shape<(checks: [CheckArgument], isOK: Bool, findings: [CheckFinding])>(
    answer: "check", .init("checks", \.checks), .init("ok", \.isOK),
    .init(
      "findings", \.findings,
      each: Shape<CheckFinding>(
        .init("check", \.check), .init("month", \.month), .init("bucket", \.bucket),
        .init("over", \.over), .init("events", \.events),
        .init("text", { $0.words(ScreenStyle()) }),
        .init("conflict", \.conflict, "null if it is about something else."))))

  /// Returns what the checks find.
  func findings(_ checks: [CheckArgument]) async throws -> [CheckFinding] {
    let fold = try await session.ledger.folded(ProjectionPair(MonthlyBuckets(), SettingConflicts()))
    let buckets = fold.projection.first
    let months = try self.months ?? months(buckets)
    let numbering = try await session.ledger.numbering()
    // Entries and transfers are read once for all checks that ask for them.
    var known = known
    func all() async throws -> CheckedEntries {
      let read = if let known { known } else { try await session.ledger.answer(.checked) }
      known = read
      return read
    }
    var findings: [CheckFinding] = []
    for check in checks {
      switch check {
      case .over: findings += try overspent(buckets, months)
      case .money:
        let all = try await all()
        findings +=
          BalanceCheck(buckets, all.entries, in: months, waiting: fold.waiting, numbering).findings
        findings += try await EnvelopeCheck(session: session, known: all).findings()
      case .unreviewed:
        findings += try await UnreviewedCheck(session: session).findings(in: all().entries)
      case .accounts: findings += try await overdrawn()
      case .other:
        findings += unsorted(try await all(), numbering)
      case .log, .machine: break
      case .bills:
        findings += try await BillCheck(session: session, numbering: numbering).findings()
      case .incomes:
        findings += buckets.lateIncomes(on: session.today).map { day, base in
          CheckFinding(check: .incomes, month: day.month) { style in
            "\(style.amount(base)) was expected on \(day.text), and did not come: "
              + session.text("'\(command: "income skip \(day.text)")'")
          }
        }
      case .reconciled: findings += try await ReconciledCheck(session: session).findings()
      case .conflicts:
        findings += ConflictCheck(numbering: numbering).findings(
          try await OpenConflicts(session, fold.conflicts, fold.projection.second.pairs))
        let categories = buckets.plan.categories
        // All entries are checked if one of them may be in a category that does not exist.
        if !buckets.countedCategories.allSatisfy({ categories.exists($0) }) {
          let register =
            if let known { known.entries } else { try await session.ledger.view(EntryRegister()) }
          findings += ConflictCheck(numbering: numbering).homeless(in: register)
        }
        findings += try await PaymentCheck(session: session, numbering: numbering)
          .findings(known: known)
      }
    }
    return findings
  }

  /// Returns the months to check.
  private func months(_ buckets: MonthlyBuckets) throws -> ClosedRange<CalendarMonth> {
    let today = session.today.month
    if !isAllTime { return try session.namedMonths() ?? today...today }
    if session.options.months != nil { throw UsageError("--all excludes --month") }
    return buckets.metMonths ?? today...today
  }

  private func overspent(
    _ buckets: MonthlyBuckets, _ months: ClosedRange<CalendarMonth>
  ) throws -> [CheckFinding] {
    let months = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
    return try months.flatMap { month throws -> [CheckFinding] in
      let budget = try buckets.month(month)
      // Without a budget nothing can be overspent.
      guard budget.hasBudget else { return [] }
      func finding(
        _ bucket: BucketName?, _ over: Money, _ putAway: Money,
        _ words: @escaping (ScreenStyle) -> String
      ) -> CheckFinding? {
        // Putting away more than planned is not overspending.
        guard over.minorUnits > 0, over > putAway else { return nil }
        return CheckFinding(
          check: .over, month: month, bucket: bucket, over: AmountText.text(over)
        ) { "\(words($0)): \(session.text("'\(command: settling(bucket, over, budget))'"))" }
      }
      let parts = budget.buckets.map { bucket in
        finding(bucket.bucket, budget.value(of: .over, bucket), bucket.putAway) {
          "\(bucket.shownName) \(month.text): \(LeftLine.text(bucket, $0))"
        }
      }
      let whole = finding(nil, budget.over, budget.putAway) {
        "Month \(month.text): \(LeftLine.text(budget, $0))"
      }
      return (parts + [whole]).compactMap(\.self)
    } + months.flatMap { month in try limits(buckets, month) }
  }

  /// Returns the command that covers an overspent bucket or month; otherwise the one that explains it.
  private func settling(_ bucket: BucketName?, _ over: Money, _ budget: MonthBudget) -> String {
    let (amount, month) = (AmountText.text(over), "-m \(budget.month.text)")
    if let bucket, let giving = budget.buckets.max(by: { $0.left < $1.left }),
      giving.left >= over, giving.budget >= over
    {
      return
        "budget shift \(amount) \(giving.bucket.text.shellQuoted) \(bucket.text.shellQuoted) \(month)"
    }
    // A budget above the income would be the next finding.
    if bucket == nil, budget.cap != nil, budget.notBudgeted.map({ $0 >= over }) ?? true {
      return "budget \(AmountText.text(budget.budget.adding(over))) \(month)"
    }
    return "explain \(bucket?.text.shellQuoted ?? "month") \(month)"
  }

  /// Returns the findings about limits: exceeded limits of categories, and budgets above the income.
  private func limits(
    _ buckets: MonthlyBuckets, _ month: CalendarMonth
  ) throws -> [CheckFinding] {
    let budget = try buckets.month(month)
    let passed = try buckets.overview(of: budget, on: session.today).passedLimits.map { limit in
      let name = (limit.category?.text.shellQuoted).map { "\($0) " } ?? ""
      let amount = AmountText.text(limit.cap.adding(limit.over))
      let words: [MonthBudgetReach: String] = [
        .weekly: "every week", .twoWeekly: "every 2 weeks", .quarterly: "every quarter",
        .yearly: "every year",
      ]
      let period = words[limit.reach] ?? "-m \(month.text)"
      return CheckFinding(check: .over, month: month, over: AmountText.text(limit.over)) { style in
        "\(LimitTable.line(limit, in: " \(month.text)", style)): "
          + session.text("'\(command: "budget \(name)\(amount) \(period)")'")
      }
    }
    guard let rest = budget.notBudgeted, rest.minorUnits < 0 else { return passed }
    return passed + [
      CheckFinding(check: .over, month: month, over: AmountText.text(rest.shortfall)) { style in
        "Month \(month.text): \(NotBudgetedLine.text(rest, style)): "
          + session.text(
            "'\(command: "budget \(AmountText.text(budget.income))\(reach(buckets, month))")'")
      }
    ]
  }

  /// Returns the option that makes a budget apply to a month: nothing if one from this month on does, and the month has
  /// no own one.
  private func reach(_ buckets: MonthlyBuckets, _ month: CalendarMonth) -> String {
    let own = buckets.plan.budgetAlone(of: nil, in: month)
    return own == nil && month == session.today.month ? "" : " -m \(month.text)"
  }

  /// Returns the accounts with a negative balance that may not owe.
  private func overdrawn() async throws -> [CheckFinding] {
    let accounts = try await session.ledger.view(Accounts()).accounts(on: session.today)
    return accounts.filter(\.isOverdrawn).map { account in
      let name = account.name.text.shellQuoted
      let what = account.openedBy == nil ? "open" : "reconcile"
      let short = account.balance.shortfall
      let giving = accounts.first { $0.balance >= short }?.name.text
      let move =
        giving.map {
          "'\(command: "move \(AmountText.text(short)) \($0.shellQuoted) \(name)")' fills it, "
            as Advice
        } ?? ""
      return CheckFinding(check: .accounts, over: AmountText.text(account.balance)) { style in
        "\(VisibleText(account.name.text)): \(style.amount(account.balance)): "
          + session.text(
            "\(move)'\(command: "account \(what) \(name) AMOUNT")' says what it holds")
      }
    }
  }

  /// Returns the entries in `other` that nobody put there.
  private func unsorted(
    _ all: CheckedEntries, _ numbering: EventNumbering
  ) -> [CheckFinding] {
    var filter = EntryQuery.Filter()
    filter.categories = [.other]
    let entries = all.entries.entries(EntryQuery(filter)).filter { entry in
      all.stated[entry.id]?.contains(.category) != true
    }
    guard let last = entries.first else { return [] }
    let number = numbering.text(last.id)
    return [
      CheckFinding(check: .other, events: entries.map(\.id)) { style in
        let line = EntryLine(last.values, last.texts, all.entries.plan.categories)
        let all = entries.count == 1 ? "" : ", all: '\(command: "list -c other --all")'" as Advice
        return "\(entries.count.of("entry has", "entries have")) no category, last "
          + "\(number) \(line.text(today: session.today, style)): "
          + session.text("'\(command: "edit \(number) -c CATEGORY")'\(all)")
      }
    ]
  }
}

/// All that checks ask of entries and transfers.
typealias CheckedEntries = (
  entries: EntryRegister, stated: [EventID: EntryMembers],
  transfers: [(event: EventID, made: TransferMade)],
  expenses: [PaymentExpense], counting: [EventID: EntryValues]
)

/// A finding of a check, on one line.
struct CheckFinding {
  let check: CheckArgument
  /// The month that it is about; `nil` if there is none.
  var month: CalendarMonth?
  /// The bucket that it is about; `nil` if there is none.
  var bucket: BucketName?
  /// The overspent amount; `nil` if nothing is overspent.
  var over: String?
  /// The events that it is about.
  var events: [EventID] = []
  /// The conflict of two devices; `nil` if it is about something else.
  var conflict: OpenConflict?
  /// The line, without the name of its check.
  let words: (ScreenStyle) -> String
}

extension CheckFinding {
  /// Creates a finding without an amount.
  init(
    check: CheckArgument, text: String, month: CalendarMonth? = nil, bucket: BucketName? = nil,
    events: [EventID] = []
  ) {
    self.init(check: check, month: month, bucket: bucket, events: events) { _ in text }
  }
}

extension CheckArgument: ToldWord {}
