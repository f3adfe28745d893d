import CommandTable
import LedgerModel

extension PuldarCommand {
  static var edit: Command {
    Command(
      "edit", "Correct an entry: what you name changes.",
      otherNames: ["change", "correct", "modify"],
      discussion: """
        The rest stays. The entry keeps its number, and the log keeps what it said before. An empty text takes a \
        merchant or a note away, and --tax none a tax. --tag gives it one more tag, and --untag takes \
        one away. --split divides an entry over categories, or a payment otherwise, and --join makes \
        it one again; --amount is then that of the whole payment. 'puldar edit listed' changes \
        several at once.
        """,
      examples: [
        "puldar edit last --amount 54",
        "puldar edit 6 --amount 130 --why \"typed a zero too many\"",
        "puldar edit 6 --tag trip --untag work", "puldar edit 6 --split groceries=80 shopping",
        "puldar edit 6 --note gift --if 9",
      ], traits: [.onlyNow],
      .argument(
        "<entry>", "The number of an entry, last, or a part of its name.", SeriesArgument.self,
        completing: .entries),
      Parameter(
        .tags("A tag that it gets."),
        .options("--untag <name>", "A tag that it loses.", completing: .tags)
      ) { EditedTags(added: $0, removed: $1) },
      Parameter(
        .option("--amount <amount>", "What it was.", AmountArgument.self),
        .option(
          "-c --category <name>", "The category.", CategoryName.self, completing: .categories),
        .option("-d --date <day>", "The day it counts on.", DayArgument.self),
        .option(
          "--merchant <name>", "Who was paid, or who paid.", String.self, completing: .merchants),
        .option("--note <text>", "What you want to remember.", String.self),
        .option("--tax <amount>", "The part of the amount that is tax, or none.", TaxArgument.self)
      ) { amount, category, date, merchant, note, tax in
        EntryFields(
          merchant: merchant, amount: amount, category: category, date: date, note: note, tax: tax)
      },
      Parameter(
        .option("-a --account <name>", "The account.", completing: .accounts),
        .option("--type <type>", "Which way it counts."), .counting(),
        .option("--goal <goal>", "The goal that pays for it.", completing: .goals),
        .flag("--no-goal", "It is for no goal: that keeps its money."),
        as: EditedCounting.init(account:type:counting:goal:isOfNoGoal:)),
      .editedPayment,
      .recording(why: "Why it changes."), subcommands: [editListed]
    ) { session, entry, tags, fields, way, payment, recording in
      var changes = EntryAmendment(
        type: way.type, category: fields.category, date: try await session.day(fields.date),
        account: way.account, mark: try way.counting.mark(),
        month: way.counting.month(today: session.today), merchant: fields.merchant,
        note: fields.note)
      changes.removesCover = way.isOfNoGoal
      if let goal = way.goal {
        guard !way.isOfNoGoal else {
          throw UsageError("'--goal' and '--no-goal' exclude each other")
        }
        changes.cover = GoalCover(try await session.ledger.goal(goal, today: session.today))
      }
      let changesTags = tags != EditedTags()
      guard
        payment.isSplit || fields.amount != nil || fields.tax != nil || !changes.isEmpty
          || changesTags
      else {
        throw UsageError("Name what changes: --amount, --category, --date, --merchant, --note, …")
      }
      if let account = way.account { try await session.check([account]) }
      let id = try await session.ledger.entry(entry)
      let currency = session.ledger.currency(of: try await session.ledger.state())
      let conventions = session.conventions(for: currency)
      changes.amount = try fields.amount?.money(currency, conventions, for: "--amount")
      if let tax = fields.tax {
        changes.tax = try tax.money(currency, conventions)
        changes.removesTax = changes.tax == nil
      }
      if let edit = try await payment.changing(
        id, changes, conventions, reason: recording.reason, session)
      {
        guard !changesTags else { throw UsageError("Change the tags of its parts one by one") }
        let report = try await session.changed(edit, recording)
        if !recording.isPreview { try await session.models.forgetAnswers(about: [id]) }
        return report
      }
      let isOfPayment = payment.isWhole
      let ids = isOfPayment ? try await PaymentSearch(session: session).parts(with: id) : [id]
      let report: Report
      if isOfPayment {
        guard changes.amount == nil, changes.category == nil, changes.type == nil,
          fields.tax == nil, way.goal == nil
        else {
          throw UsageError(
            "An amount, a tax, a category, a type and a goal are changed part by part")
        }
        var decision = CorrectEntries(
          ids.map { ($0, changes) }, today: session.today, reason: recording.reason)
        (decision.addedTags, decision.removedTags) = (tags.added.names, tags.removed.names)
        report = try await session.changed(decision, recording)
      } else {
        var decision = CorrectEntry(id, changes, today: session.today, reason: recording.reason)
        (decision.addedTags, decision.removedTags) = (tags.added.names, tags.removed.names)
        report = try await session.changed(decision, recording)
      }
      if !recording.isPreview { try await session.models.forgetAnswers(about: ids) }
      return report
    }
  }
}

/// The tags that `edit` gives an entry, and takes from it.
private struct EditedTags: Hashable {
  var added: [TagArgument] = []
  var removed: [TagArgument] = []
}

/// Where an entry counts and how, and what pays for it, as `edit` changes it.
private struct EditedCounting {
  var account: AccountName?
  var type: EntryType?
  var counting: EntryCounting
  var goal: SeriesArgument?
  var isOfNoGoal: Bool
}
