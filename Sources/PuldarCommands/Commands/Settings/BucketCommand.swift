import CommandTable
import LedgerModel

extension PuldarCommand {
  static var bucket: Command {
    Command(
      "bucket", "Add, rename, end and list buckets.",
      discussion: """
        A ledger begins with fundamentals, fun and future. What is set holds from a month on; earlier \
        months stay as they were.
        """,
      examples: [
        "puldar budget bucket add travel", "puldar budget bucket end travel --move-to fun",
        "puldar budget bucket list",
      ],
      subcommands: [addBucket, renameBucket, endBucket, listBuckets])
  }

  private static var addBucket: Command {
    Command(
      "add", "Make a bucket of your own.",
      discussion: "It has 0% of the income until 'puldar budget' gives it a share.",
      examples: [
        "puldar budget bucket add travel", "puldar budget bucket add Reisen --from 2026-02",
      ],
      .argument("<name>", "The new bucket.", BucketArgument.self),
      .option(
        "--from <month>", "The month from which there is one. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why.", String.self),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, bucket, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let month = setting.month(today: session.today)
      let write = try await session.ledger.perform(
        AddBucket(
          bucket.name, displayName: bucket.displayName, from: month.firstDay,
          isFromFilledIn: from == nil, reason: setting.reason),
        key: key, isPreview: isPreview)
      let budget = try write.after.month(month)
      let line = "bucket \(BucketWords.text(bucket.name, write.after.plan)) from \(month.text)"
      return try await SettingReport(
        session, write, touching: [TouchedBudget(month, bucket.name)]
      ).report { _ in
        [line]
      } remarks: { _ in
        [
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
      discussion: "In commands it is still named as before: that name is never another bucket's.",
      examples: ["puldar budget bucket rename future \"Rainy Days\""],
      .argument("<bucket>", "The bucket.", BucketName.self, completing: .buckets),
      .argument("<name>", "How it is shown.", String.self),
      .option("--why <text>", "Why.", String.self),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, bucket, name, reason, key, isPreview in
      let write = try await session.ledger.performChange(
        RenameBucket(bucket, to: name, reason: reason ?? ""), key: key, isPreview: isPreview)
      return try await SettingReport(session, write, touching: []).report(
        "bucket \(VisibleText(bucket.text)) shown as \(VisibleText(name))")
    }
  }

  private static var endBucket: Command {
    Command(
      "end", "Have a bucket no longer, from a month on.",
      otherNames: ["rm", "delete", "remove"],
      discussion: """
        Another bucket gets its categories, its share of the income and what it carries, by --move-to. \
        Earlier months stay as they were.
        """,
      examples: ["puldar budget bucket end travel --move-to fun --from 2026-03"],
      .argument("<bucket>", "The bucket.", BucketName.self, completing: .buckets),
      .option(
        "--move-to <bucket>", "The bucket that gets what it has.", BucketName.self,
        completing: .buckets),
      .option("--from <month>", "The month from which on. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why.", String.self),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, bucket, heir, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let month = setting.month(today: session.today)
      let write = try await session.ledger.performChange(
        EndBucket(
          bucket, movingTo: heir, from: month.firstDay, isFromFilledIn: from == nil,
          reason: setting.reason),
        key: key, isPreview: isPreview)
      let plan = write.after.plan
      let line =
        "bucket \(BucketWords.text(bucket, plan)) ends with "
        + (month.previous ?? month).text
        + (heir.map { "; \(plan.buckets.shownName(of: $0)) has what it had" } ?? "")
      return try await SettingReport(session, write, touching: [TouchedBudget(month)]).report { _ in
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
      return try await BucketsReport(session).report()
    }
  }
}

/// How buckets are named in answers.
enum BucketWords {
  /// What a bucket is known by, and how it is shown where that is something else: `travel (Reisen)`.
  static func text(_ bucket: BucketName, _ plan: BudgetPlan) -> String {
    let (id, name) = (VisibleText(bucket.text).description, plan.buckets.shownName(of: bucket))
    return id == name ? id : "\(id) (\(name))"
  }

  /// The command that gives a month's buckets their shares, without the program's name.
  static func allocation(_ month: MonthBudget) -> String {
    "budget "
      + month.buckets.map { bucket in
        "\(bucket.bucket.text)=\(bucket.share.shortText.dropLast())".shellQuoted
      }.joined(separator: " ")
  }
}

/// The buckets of a ledger, with what they are in a month.
struct BucketsReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  private struct Row {
    var bucket: BucketName
    var displayName: String
    var share: Percentage?
    /// The first month; `nil` for one of the three.
    var from: CalendarMonth?
    /// The first month without it.
    var end: CalendarMonth?
    /// What has what it had.
    var heir: BucketName?
    var heirName: String
    var categories: [CategoryName]
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
      [
        "months": months.map { month, rows -> Record in
          [
            "id": month.text,
            "buckets": rows.map { row -> Record in
              [
                "id": row.bucket.text, "name": row.displayName, "share": row.share?.text,
                "from": row.from?.text, "end": row.end?.text, "heir": row.heir?.text,
                "categories": row.categories.map(\.text),
              ]
            },
          ]
        }
      ]
    }
  }

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
        end: plan.buckets.end(of: bucket)?.month, heir: heir == bucket ? nil : heir,
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

  /// Month, bucket, name, share, first month, first month without it, heir, categories.
  private static func cells(_ row: Row, _ month: CalendarMonth) -> [String] {
    [
      month.text, row.bucket.text, row.displayName, row.share?.text ?? "", row.from?.text ?? "",
      row.end?.text ?? "", row.heir?.text ?? "", row.categories.map(\.text).joined(separator: ","),
    ]
  }
}
