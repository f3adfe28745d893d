import CommandTable
import LedgerModel

/// The global options, which mean the same before and after every subcommand.
struct GlobalOptions: Sendable {
  /// The ledger's folder, or one log; `nil` if the environment determines it.
  var ledger: LedgerArgument?
  /// The ledger by its name in the data folder; `nil` for the profile in use.
  var profile: ProfileName?
  /// The descriptor that the passphrase of a locked ledger is read from; `nil` if it is typed.
  var passphraseInput: DescriptorArgument?
  /// Whether a single log of another machine is continued.
  var isAdopting = false
  /// The months to show; `nil` for this one.
  var months: MonthSpan?
  /// The moment as of which the ledger is read; `nil` for now.
  var asOf: MomentArgument?
  /// The day that counts as today; `nil` for the clock's.
  var today: CalendarDay?
  var format: OutputFormat = .text
  /// Whether column names precede the rows.
  var hasHeader = false
  /// Whether success prints nothing.
  var isQuiet = false
  /// Whether questions are forbidden.
  var asksNothing = false
  /// Whether every question is answered with yes.
  var agrees = false
  var colour: ColourChoice = .auto
  /// The locale of numbers and days; `nil` if the environment determines it.
  var locale: LocaleArgument?
  /// Whether the performed work and its duration are printed.
  var isTraced = false
  /// Whether amounts are formatted for a person.
  var isPretty = false

  /// The words that repeat the moment after a suggested command.
  var lookingBackWords: String { asOf.map { " --as-of \($0.text)" } ?? "" }

  static let options: [GlobalOption<GlobalOptions>] = [
    .option(
      "-f --file <ledger>",
      "The ledger: a folder, or one log that ends in .jsonl. (default: PULDAR_LEDGER, else "
        + "the profile in use, else 'default' in the data folder)",
      \.ledger),
    .option(
      "--profile <name>", "The profile: a ledger by its name. (default: the one in use)", \.profile),
    .option(
      "--passphrase-fd <number>",
      "Read the passphrase of a locked profile from this open file: 3, with 3< FILE.",
      \.passphraseInput),
    .flag(
      "--adopt", "Go on with a single log that another machine wrote, as this one's own.",
      \.isAdopting),
    .option(
      "-m --month <month>",
      "The month: 2026-01, this, last, march, 2025, 2025-q1, or 2025-11..2026-01.", \.months),
    .option(
      "--as-of <moment>",
      "What was known then, whatever day it counts on: 6 (just after event 6), 6^ (just before "
        + "it), a day, an instant, or now.",
      \.asOf),
    .option("--today <day>", "The day that counts as today, as 2026-01-02.", \.today),
    .option("-o --format <format>", "How to answer.", \.format),
    .flag("--json", "Answer with a JSON document: 'puldar help json'.", \.format, .json),
    .flag("--plain", "Answer with values between tabs: 'puldar help plain'.", \.format, .plain),
    .flag("--header", "With --plain, print the names of the columns first.", \.hasHeader),
    .flag("-q --quiet", "Say nothing when all went well.", \.isQuiet),
    .flag("--no-input", "Ask nothing.", \.asksNothing),
    .flag("-y --yes", "Answer every question with yes.", \.agrees),
    .option("--color <when>", "When to use colour.", \.colour),
    .option(
      "--locale <locale>",
      "How numbers and days are written that are read from you, and shown with --pretty: en-IN, de-DE. "
        + "(default: LC_ALL, LC_MONETARY or LANG)",
      \.locale),
    .flag(
      "--debug", "Say at the end, on standard error, what ran and how long it took.", \.isTraced),
    .flag(
      "--pretty",
      "At a terminal, write amounts with thousands marks and the currency, and days as the locale does.",
      \.isPretty),
  ]
}
