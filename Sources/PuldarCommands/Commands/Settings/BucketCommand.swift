import CommandTable
import LedgerModel

extension PuldarCommand {
  static var bucket: Command {
    Command(
      "bucket", "Add, rename, end and list buckets.",
      discussion: """
        A ledger begins with fundamentals, fun and future. What is set holds from a month on; \
        earlier months stay as they were.
        """,
      examples: [
        "puldar budget bucket add travel", "puldar budget bucket end travel --move-to fun",
        "puldar budget bucket list",
      ],
      subcommands: [addBucket, renameBucket, endBucket, listBuckets])
  }

  private static var addBucket: Command {
    Command(
      "add", "Make a bucket of your own, or open one again that you ended.",
      discussion: """
        A new one has 0% of the income until 'puldar budget' gives it a share; one that is opened \
        again has what it had, if nothing else was said since.
        """,
      examples: [
        "puldar budget bucket add travel", "puldar budget bucket add Reisen --from 2026-02",
      ],
      .argument("<name>", "The new bucket.", NewName<BucketName>.self),
      .recording(from: "The month from which there is one. (default: this)")
    ) { session, bucket, recording in
      let month = recording.month(today: session.today)
      let decision = AddBucket(
        bucket.name, displayName: bucket.displayName, from: month.firstDay,
        isStartFilledIn: recording.from == nil, reason: recording.reason)
      let known = try await session.ledger.state()?.plan.buckets ?? BucketCatalog()
      let meant = known.meant(by: bucket.name)
      let end = known.end(of: meant)
      let recorded = try await session.recorded(decision, recording)
      let after = recorded.write.after
      let first = max(month, end?.month ?? month)
      let budget = try after.month(first)
      let isShared = budget.buckets.contains { $0.bucket == meant && $0.share.hundredths > 0 }
      return recorded.report { _ in
        [
          "bucket \(BucketWords.text(meant, after.plan)) from \(first.text)"
            + (end == nil ? "" : ", open again")
        ]
      } remarks: { style in
        guard !isShared else {
          return [.dispensable("   \(SharesLine.text(budget, style))")]
        }
        return [
          .offering(
            "   It has no share yet. Next: \(command: BucketWords.allocation(budget))",
            isDispensable: true)
        ]
      }
    }
  }

  private static var renameBucket: Command {
    Command(
      "rename", "Show a bucket by another name.",
      discussion: "Commands take the old name too, which is never another bucket's.",
      examples: ["puldar budget bucket rename future \"Rainy Days\""],
      .argument("<bucket>", "The bucket.", BucketName.self, completing: .buckets),
      .argument("<name>", "How it is shown.", String.self),
      .recording()
    ) { session, bucket, name, recording in
      let write = try await session.ledger.performChange(
        RenameBucket(bucket, to: name, reason: recording.reason), recording)
      return try await RecordedReport(session, write).report(
        "bucket \(VisibleText(bucket.text)) shown as \(VisibleText(name))")
    }
  }

  private static var endBucket: Command {
    Command(
      "end", "Have a bucket no longer, from a month on.",
      otherNames: ["rm", "delete", "remove"],
      discussion: """
        Another bucket gets its categories, its share of the income and what it carries, by \
        --move-to. Earlier months stay as they were.
        """,
      examples: ["puldar budget bucket end travel --move-to fun --from 2026-03"],
      .argument("<bucket>", "The bucket.", BucketName.self, completing: .buckets),
      .option(
        "--move-to <bucket>", "The bucket that gets what it has.", BucketName.self,
        completing: .buckets),
      .recording(from: "The month from which on. (default: this)")
    ) { session, bucket, heir, recording in
      let month = recording.month(today: session.today)
      let decision = EndBucket(
        bucket, movingTo: heir, from: month.firstDay, isStartFilledIn: recording.from == nil,
        reason: recording.reason)
      let write = try await session.ledger.performChange(decision, recording)
      let plan = write.after.plan
      let line =
        "bucket \(BucketWords.text(bucket, plan)) ends with "
        + (month.previous ?? month).text
        + (heir.map { "; \(plan.buckets.shownName(of: $0)) has what it had" } ?? "")
      return try await RecordedReport(session, write).report { _ in
        [line]
      } figures: {
        SharesLine.text(try $0.month(month), $1)
      }
    }
  }

  private static var listBuckets: Command {
    Command(
      "list", "List the buckets with their shares and categories.",
      otherNames: ["ls"],
      examples: ["puldar budget bucket list -m last"], traits: [.ofMonths]
    ) { session in
      return try await BucketsReport(session: session).report()
    }
  }
}

/// The words for buckets in answers.
enum BucketWords {
  /// Returns the id of a bucket, with its shown name if that differs: `travel (Reisen)`.
  static func text(_ bucket: BucketName, _ plan: BudgetPlan) -> String {
    let (id, name) = (VisibleText(bucket.text).description, plan.buckets.shownName(of: bucket))
    return id == name ? id : "\(id) (\(name))"
  }

  /// Returns the command that sets a month's shares of the buckets, without the program's name.
  static func allocation(_ month: MonthBudget) -> String {
    "budget "
      + month.buckets.map { bucket in
        "\(bucket.bucket.text)=\(bucket.share.shortText.dropLast())".shellQuoted
      }.joined(separator: " ")
  }
}

/// The buckets of a ledger, as they are in a month.
struct BucketsReport {
  let session: Session

  struct Row: Shaped {
    var bucket: BucketName
    var displayName: String
    var share: Percentage?
    /// The first month; `nil` for one of the three standard buckets.
    var from: CalendarMonth?
    /// The first month without it.
    var end: CalendarMonth?
    /// The bucket that takes over its money.
    var heir: BucketName?
    var heirName: String
    var categories: [CategoryName]

    static let shape = Shape<Row>(
      .init("id", \.bucket), .init("name", \.displayName),
      .init("share", \.share, "null in a month that does not have it."),
      .init("from", \.from, "The first month; null for the three of every ledger."),
      .init("end", \.end, "The first month without it."),
      .init("heir", \.heir, "What has what it had, once it has ended."),
      .init("categories", \.categories))
  }

  func report() async throws -> Report {
    let plan = try await session.ledger.view(DecisionState()).plan
    let months = try session.months().map { month in
      (month: month, rows: BucketsReport.rows(of: month, plan))
    }
    return Report { style in
      months.enumerated().flatMap { place, month in
        (place > 0 ? [""] : [])
          + BucketsReport.lines(month.rows, month.month, plan, style).map { Report.Line($0) }
      }
    } rows: {
      months.flatMap { month, rows in rows.map { BucketsReport.cells($0, month) } }
    } record: {
      BucketsReport.shape.record(of: months)
    }
  }

  static let shape = Shape<[(month: CalendarMonth, rows: [Row])]>(
    answer: "bucket-list",
    .init(
      "months", \.self,
      each: Shape(
        .init("id", \.month), .init("buckets", \.rows))))

  private static func rows(of month: CalendarMonth, _ plan: BudgetPlan) -> [Row] {
    let day = month.firstDay
    let shares = plan.shares(on: day)
    return plan.buckets.all.map { bucket in
      let isThere = plan.buckets.isOffered(bucket, on: day)
      let heir = plan.buckets.heir(of: bucket, on: day)
      let beginning = plan.buckets.beginning(of: bucket)
      return Row(
        bucket: bucket, displayName: plan.buckets.displayName(of: bucket),
        share: isThere ? shares.first { $0.bucket == bucket }?.share : nil,
        from: beginning == .first ? nil : beginning?.month,
        end: (plan.buckets.end(of: bucket, by: day) ?? plan.buckets.end(of: bucket))?.month,
        heir: heir == bucket ? nil : heir,
        heirName: plan.buckets.shownName(of: heir),
        categories: plan.categories.offered(on: day).filter {
          isThere && plan.categories.bucket(of: $0, on: day) == bucket
        })
    }
  }

  private static func lines(
    _ rows: [Row], _ month: CalendarMonth, _ plan: BudgetPlan, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([.whole(.left), .words(), .whole(.right), .words(leaving: 1)])
    table.add(["Buckets of \(month.text)", "shown as", "share", "categories"])
    for row in rows {
      var remarks: [String] = []
      if let from = row.from, from > month { remarks.append("from \(from.text)") }
      if let end = row.end, end <= month {
        remarks.append("ended with \((end.previous ?? end).text)")
        if row.heir != nil { remarks.append("now \(row.heirName)") }
      } else if let end = row.end {
        remarks.append("ends with \((end.previous ?? end).text)")
      }
      let names = row.categories.map { plan.categories.shownName(of: $0) }
      table.add([
        VisibleText(row.bucket.text).description, VisibleText(row.displayName).description,
        row.share?.shortText ?? "",
        (remarks + (names.isEmpty ? [] : [names.joined(separator: ", ")])).joined(separator: "; "),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// Returns month, bucket, name, share, first month, first month without it, heir, categories.
  private static func cells(_ row: Row, _ month: CalendarMonth) -> [String] {
    [
      month.text, row.bucket.text, row.displayName, row.share?.text ?? "", row.from?.text ?? "",
      row.end?.text ?? "", row.heir?.text ?? "", row.categories.map(\.text).joined(separator: ","),
    ]
  }
}
