import CommandTable
import LedgerModel

extension PuldarCommand {
  static var category: Command {
    Command(
      "category", "Add, rename, move, end and list categories.",
      examples: ["puldar category add pets --bucket fun", "puldar category list"],
      subcommands: [addCategory, renameCategory, moveCategory, endCategory, listCategories])
  }

  private static var addCategory: Command {
    Command(
      "add", "Make a category of your own.", examples: ["puldar category add pets --bucket fun"],
      .argument("<name>", "The new category.", CategoryArgument.self),
      .requiredOption(
        "-b --bucket <bucket>", "The bucket that it counts in.", BucketName.self,
        completing: .buckets),
      .option("--symbol <sign>", "A sign before its name, as P.", String.self),
      .option("--why <text>", "Why.", String.self),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, category, bucket, symbol, reason, key, isPreview in
      let write = try await session.ledger.perform(
        AddCategory(
          category.name, in: bucket, displayName: category.displayName, symbol: symbol ?? "",
          reason: reason ?? ""),
        key: key, isPreview: isPreview)
      return try await SettingReport(
        session, write, touching: [TouchedBudget(session.today.month, bucket)]
      ).report(
        "category \(write.after.plan.categories.shownName(of: category.name)) in \(write.after.plan.buckets.shownName(of: bucket))"
      )
    }
  }

  private static var renameCategory: Command {
    Command(
      "rename", "Show a category by another name, or with a symbol.",
      discussion: "In commands and sentences it is still named as before; its entries stay.",
      examples: [
        "puldar category rename dining \"Eating Out\"", "puldar category rename dining --symbol D",
      ],
      .argument("<category>", "The category.", CategoryName.self, completing: .categories),
      .optionalArgument("<name>", "How it is shown.", String.self),
      .option("--symbol <sign>", "A sign before its name; empty for none.", String.self),
      .option("--why <text>", "Why.", String.self),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, category, name, symbol, reason, key, isPreview in
      guard name != nil || symbol != nil else {
        throw UsageError("Missing expected argument '<name>'")
      }
      let write = try await session.ledger.performChange(
        RenameCategory(category, to: name, symbol: symbol, reason: reason ?? ""), key: key,
        isPreview: isPreview)
      let categories = write.after.plan.categories
      let events = try await session.ledger.events(of: write)
      let line = EventLine(
        today: session.today, categories: categories,
        numbering: try await session.ledger.numbering(of: write), style: ScreenStyle())
      return try await SettingReport(session, write, touching: []).report { _ in
        events.map { line.text($0.event) }
      }
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
      .key,
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
      .key,
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
      "list", "List the categories with what each spent this month; ended ones too.",
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
    var symbol: String
    var shownName: String
    var bucket: BucketName
    var bucketName: String
    var spent: Money
    /// The first month without it.
    var end: CalendarMonth?
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
      [
        "months": months.map { budget, rows -> Record in
          [
            "id": budget.month.text,
            "categories": rows.map { row -> Record in
              [
                "id": row.category.text, "name": row.displayName,
                "symbol": row.symbol.isEmpty ? nil : row.symbol, "bucket": row.bucket.text,
                "spent": row.spent, "end": row.end?.text,
              ]
            },
          ]
        }
      ]
    }
  }

  /// What is offered in the month, then what has ended, and what has spent something all the same.
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
