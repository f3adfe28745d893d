import CommandTable
import LedgerModel

extension PuldarCommand {
  static var category: Command {
    Command(
      "category", "Add, move, end and list categories.",
      examples: ["puldar category add pets --bucket fun", "puldar category list"],
      subcommands: [addCategory, moveCategory, endCategory, listCategories])
  }

  private static var addCategory: Command {
    Command(
      "add", "Make a category of your own.", examples: ["puldar category add pets --bucket fun"],
      .argument("<name>", "The new category.", CategoryArgument.self),
      .requiredOption(
        "-b --bucket <bucket>", "The bucket that it counts in.", BucketName.self,
        completing: .buckets),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, category, bucket, reason, key, isPreview in
      let write = try await session.ledger.perform(
        AddCategory(
          category.name, in: bucket, displayName: category.displayName, reason: reason ?? ""),
        key: key, isPreview: isPreview)
      return try await SettingReport(
        session, write, touching: [TouchedBudget(session.today.month, bucket)]
      ).report(
        "category \(VisibleText(category.shownName)) in \(write.after.plan.buckets.shownName(of: bucket))"
      )
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
      .option("--from <month>", "The month from which on. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, category, bucket, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let month = setting.month(today: session.today)
      let state = try await session.ledger.state()
      let old = state?.plan.categories.bucket(of: category, on: month.firstDay)
      let write = try await session.ledger.performChange(
        MoveCategory(
          category, to: bucket, from: month.firstDay, isFromFilledIn: from == nil,
          reason: setting.reason),
        key: key, isPreview: isPreview)
      let touched = [old, bucket].compactMap(\.self).map { TouchedBudget(month, $0) }
      let names = write.after.plan.buckets
      return try await SettingReport(session, write, touching: touched).report { _ in
        [
          "category \(VisibleText(category.text)) from \(month.text) in "
            + (old.map { "\(names.shownName(of: $0)) -> " } ?? "") + names.shownName(of: bucket)
        ]
      } figures: { buckets, style in
        let budget = try buckets.month(month)
        return style.joined(
          budget.buckets.filter { part in touched.contains { $0.bucket == part.bucket } }
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
      .option("--from <month>", "The month from which on. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, category, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let month = setting.month(today: session.today)
      let write = try await session.ledger.perform(
        EndCategory(
          category, from: month.firstDay, isFromFilledIn: from == nil, reason: setting.reason),
        key: key, isPreview: isPreview)
      return try await SettingReport(session, write, touching: []).report(
        "category \(VisibleText(category.text)) ends with \(month.previous?.text ?? month.text)")
    }
  }

  private static var listCategories: Command {
    Command(
      "list", "List the categories with what each spent this month.",
      otherNames: ["ls"],
      examples: ["puldar category list -m last"], traits: [.ofMonths]
    ) { session in
      return try await CategoriesReport(session).report()
    }
  }
}

/// The categories of a month.
struct CategoriesReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  private struct Row {
    var category: CategoryName
    var displayName: String
    var bucket: BucketName
    var bucketName: String
    var spent: Money
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    let months = try session.months().map { month in
      let budget = try buckets.month(month)
      return (budget: budget, rows: rows(budget, buckets.plan.categories))
    }
    return Report { style in
      months.enumerated().flatMap { place, month in
        (place > 0 ? [""] : []) + lines(month.rows, month.budget, style).map { Report.Line($0) }
      }
    } rows: {
      months.flatMap { budget, rows in
        rows.map { row in
          [
            budget.month.text, row.category.text, row.bucket.text,
            AmountText.text(row.spent),
          ]
        }
      }
    } document: {
      ["schema": 1, "months": .list(months.map { document($0.rows, $0.budget) })]
    }
  }

  /// What is offered at the month's end, and what has spent something all the same.
  private func rows(_ budget: MonthBudget, _ categories: CategoryCatalog) -> [Row] {
    let spending = budget.buckets.flatMap { bucket in
      bucket.categories.map { (bucket: bucket.bucket, spending: $0) }
    }
    let offered = categories.offered(on: budget.month.lastDay)
    let others = spending.map(\.spending.category).filter { !offered.contains($0) }.sorted()
    return (offered + others).map { category in
      let bucket = categories.bucket(of: category, on: budget.month.firstDay)
      return Row(
        category: category, displayName: categories.displayName(of: category),
        bucket: bucket, bucketName: categories.buckets.displayName(of: bucket),
        spent: spending.first { $0.spending.category == category }?.spending.spent
          ?? .zero(budget.currency))
    }
  }

  private func lines(_ rows: [Row], _ budget: MonthBudget, _ style: ScreenStyle) -> [String] {
    var table = TextTable([.words(), .words(leaving: 1), .whole(.right)])
    table.add([MonthTitle.text(budget.month), "", "spent"])
    for row in rows {
      let name = VisibleText(row.displayName).description
      table.add([
        row.displayName == row.category.text
          ? name : "\(name) (\(VisibleText(row.category.text)))",
        VisibleText(row.bucketName).description, style.amount(row.spent),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  private func document(_ rows: [Row], _ budget: MonthBudget) -> JSONValue {
    [
      "id": .text(budget.month.text),
      "categories": .list(
        rows.map { row in
          [
            "id": .text(row.category.text), "name": .text(row.displayName),
            "bucket": .text(row.bucket.text),
            "spent": .text(AmountText.text(row.spent)),
          ]
        }),
    ]
  }
}
