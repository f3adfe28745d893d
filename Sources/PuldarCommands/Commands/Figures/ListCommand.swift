import CommandTable
import LedgerModel

extension PuldarCommand {
  static var listEntries: Command {
    Command(
      "list", "List the entries of this month with their sums, or find some by their words.",
      aliases: ["l"], otherNames: ["ls", "entries", "register", "reg", "search", "grep"],
      discussion: """
        With words it looks through all time, unless you name a month or days. Each word must be a \
        part of the merchant, the note, the sentence, the category or the text of a receipt; case \
        and accents do not matter. A number finds entries of that amount too. Bills that hold the words stand below, and in no sum. The \
        newest entry stands first. Days are those on which entries count, both ends included. An \
        entry must fit every option that you give; of several categories, buckets, accounts or \
        types it must fit one, and of tags all; +trip among the words is a tag too. A merchant is a part of the name, or a pattern between slashes: . \
        [a-z] [^a-z] \\d \\w \\s \\b ^ $ ( ) | * + ? {2,3} mean what they mean in regular \
        expressions, and \\ before a sign means the sign itself. Case, accents and apostrophes do \
        not matter.
        """,
      examples: [
        "puldar list -n 10", "puldar list --bucket fun --sort amount",
        "puldar list -m last --group category --sum",
        "puldar list --all --merchant /^whole/ --min 20", "puldar list sushi", "puldar list +trip",
      ], traits: [.ofMonths, .long],
      .listed,
      .flag("--voided", "Show voided entries too; they are in no sum."),
      Parameter(
        .option("--sort <order>", "The order. (default: date)", default: .date),
        .flag("--reverse", "Turn the order round."),
        .option("--group <by>", "Put entries together."),
        .option(
          "-n --limit <count>", "Show so many at most, or of each group; the sums are of all."),
        .flag("--sum", "Show the sums alone."),
        as: ListForm.init(order:isReversed:grouping:limit:showsSums:))
    ) { session, listed, includesVoided, form in
      var query = try await listed.query(session)
      query.includesVoided = includesVoided
      query.form = form
      return try await ListReport(session: session, query: query).report()
    }
  }
}
