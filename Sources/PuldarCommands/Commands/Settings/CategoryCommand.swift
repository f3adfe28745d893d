import CommandTable
import LedgerModel

extension PuldarCommand {
  static var category: Command {
    Command(
      "category", "Add, rename, move, end and list categories.",
      examples: ["puldar category add pets --bucket fun", "puldar category list"],
      subcommands: [
        addCategory, renameCategory, moveCategory, mergeCategory, endCategory, listCategories,
      ])
  }

  private static var addCategory: Command {
    Command(
      "add", "Make a category of your own, or open one again that you ended.",
      discussion:
        "One that is opened again has its entries, its name and, if you name none, its bucket.",
      examples: ["puldar category add pets --bucket fun"],
      .argument("<name>", "The new category.", NewName<CategoryName>.self),
      .option(
        "-b --bucket <bucket>", "The bucket that it counts in; a new one needs it.",
        BucketName.self, completing: .buckets),
      .option("--symbol <sign>", "A sign before its name, as P.", String.self),
      .recording()
    ) { session, category, named, symbol, recording in
      let known = try await session.ledger.state()?.plan.categories ?? CategoryCatalog()
      let meant = known.meant(by: category.name)
      let isAgain = known.end(of: meant) != nil
      guard
        let bucket = named
          ?? (known.exists(meant) ? known.bucket(of: meant, on: session.today) : nil)
      else { throw UsageError.missing("--bucket <bucket>") }
      let decision = AddCategory(
        category.name, in: bucket, displayName: category.displayName, symbol: symbol ?? "",
        reason: recording.reason)
      let write = try await session.ledger.perform(decision, recording)
      let plan = write.after.plan
      return try await RecordedReport(
        session, write, touching: [TouchedBudget(month: session.today.month, bucket: bucket)]
      ).report(
        "category \(plan.categories.shownName(of: meant)) in \(plan.buckets.shownName(of: bucket))"
          + (isAgain ? ", open again" : ""))
    }
  }

  private static var renameCategory: Command {
    Command(
      "rename", "Show a category by another name, or with a symbol.",
      discussion: "Commands and sentences take the old name too; its entries stay.",
      examples: [
        "puldar category rename dining \"Eating Out\"", "puldar category rename dining --symbol D",
      ],
      .argument("<category>", "The category.", CategoryName.self, completing: .categories),
      .optionalArgument("<name>", "How it is shown.", String.self),
      .option("--symbol <sign>", "A sign before its name; empty for none.", String.self),
      .recording()
    ) { session, category, name, symbol, recording in
      guard name != nil || symbol != nil else {
        throw UsageError("Missing expected argument '<name>'")
      }
      let write = try await session.ledger.performChange(
        RenameCategory(category, to: name, symbol: symbol, reason: recording.reason), recording)
      return try await RecordedReport(session, write).report()
    }
  }

  private static var moveCategory: Command {
    Command(
      "move", "Let a category count in another bucket, from a month on.",
      discussion: "Earlier months stay as they were.",
      examples: ["puldar category move dining --bucket fundamentals --from 2026-02"],
      .argument("<name>", "The category.", CategoryName.self, completing: .categories),
      .requiredOption(
        "-b --bucket <bucket>", "The bucket that it counts in.", BucketName.self,
        completing: .buckets),
      .recording(from: "The month from which on. (default: this)")
    ) { session, category, bucket, recording in
      let month = recording.month(today: session.today)
      let state = try await session.ledger.state()
      let old = state?.plan.categories.bucket(of: category, on: month.firstDay)
      let decision = MoveCategory(
        category, to: bucket, from: month.firstDay, isStartFilledIn: recording.from == nil,
        reason: recording.reason)
      let write = try await session.ledger.performChange(decision, recording)
      let recorded = try await RecordedReport(session, write)
      let names = write.after.plan.buckets
      return recorded.report { _ in
        [
          "category \(VisibleText(category.text)) from \(month.text) in "
            + (old.map { "\(names.shownName(of: $0)) -> " } ?? "") + names.shownName(of: bucket)
        ]
      } figures: { buckets, style in
        let budget = try buckets.month(month)
        return style.joined(
          budget.buckets.filter { part in recorded.touched.contains { $0.bucket == part.bucket } }
            .map {
              "\($0.shownName) spent \(style.amount($0.spent))"
            })
      }
    }
  }

  private static var endCategory: Command {
    Command(
      "end", "Offer a category no longer, from a month on.",
      otherNames: ["rm", "delete", "remove"],
      discussion: "Its entries stay where they are.", examples: ["puldar category end pets"],
      .argument("<name>", "The category.", CategoryName.self, completing: .categories),
      .recording(from: "The month from which on. (default: this)")
    ) { session, category, recording in
      let month = recording.month(today: session.today)
      let decision = EndCategory(
        category, from: month.firstDay, isStartFilledIn: recording.from == nil,
        reason: recording.reason)
      return try await session.recorded(decision, recording).report(
        "category \(VisibleText(category.text)) ends with \(month.previous?.text ?? month.text)")
    }
  }

  private static var listCategories: Command {
    Command(
      "list", "List the categories with what each spent this month; ended ones too.",
      otherNames: ["ls"],
      examples: ["puldar category list -m last"], traits: [.ofMonths]
    ) { session in
      return try await CategoriesReport(session: session).report()
    }
  }
}

/// The categories of a month.
struct CategoriesReport {
  let session: Session

  struct Row: Shaped {
    var category: CategoryName
    var displayName: String
    var symbol: String
    var shownName: String
    var bucket: BucketName
    var bucketName: String
    var spent: Money
    /// The first month without it.
    var end: CalendarMonth?

    static let shape = Shape<Row>(
      .init("id", \.category), .init("name", \.displayName), .init("symbol", \.symbol.nonEmpty),
      .init("bucket", \.bucket), .init("spent", \.spent),
      .init("end", \.end, "The first month without it."))
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    let months = try session.months().map { month in
      let budget = try buckets.month(month)
      return (budget: budget, rows: rows(budget, buckets.plan.categories))
    }
    return Report("category list") { style in
      months.enumerated().flatMap { place, month in
        (place > 0 ? [""] : []) + lines(month.rows, month.budget, style).map { Report.Line($0) }
      }
    } record: {
      CategoriesReport.shape.record(of: months)
    }
  }

  static let shape = Shape<[(budget: MonthBudget, rows: [Row])]>(
    answer: "category-list",
    .init(
      "months", \.self,
      each: Shape(
        .init("id", \.budget.month), .init("categories", \.rows))))

  /// Returns the categories on offer in the month, then the ended ones, then others with spending.
  private func rows(_ budget: MonthBudget, _ categories: CategoryCatalog) -> [Row] {
    let spending = budget.buckets.flatMap { bucket in
      bucket.categories.map { (bucket: bucket.bucket, spending: $0) }
    }
    let offered = categories.offered(on: budget.month.lastDay)
    let ended = categories.all.filter { !offered.contains($0) }
    let others = spending.map(\.spending.category)
      .filter { !offered.contains($0) && !ended.contains($0) }.sorted()
    return (offered + ended + others).map { category in
      let bucket = categories.bucket(of: category, on: budget.month.firstDay)
      return Row(
        category: category, displayName: categories.displayName(of: category),
        symbol: categories.symbol(of: category), shownName: categories.shownName(of: category),
        bucket: bucket, bucketName: categories.buckets.displayName(of: bucket),
        spent: spending.first { $0.spending.category == category }?.spending.spent
          ?? .zero(budget.currency), end: categories.end(of: category)?.month)
    }
  }

  private func lines(_ rows: [Row], _ budget: MonthBudget, _ style: ScreenStyle) -> [String] {
    var table = TextTable([.words(), .words(leaving: 2), .whole(.right), .words(leaving: 1)])
    table.add([MonthTitle.text(budget.month), "", "spent"])
    for row in rows {
      let hasName = row.displayName != row.category.text
      let end = row.end.map { end in
        "\(end <= budget.month ? "ended" : "ends") with \((end.previous ?? end).text)"
      }
      table.add([
        row.shownName + (hasName ? " (\(VisibleText(row.category.text)))" : ""),
        VisibleText(row.bucketName).description, style.amount(row.spent), end ?? "",
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}
