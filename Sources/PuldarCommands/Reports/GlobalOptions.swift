import CommandTable
import LedgerModel

/// The options that mean the same before and after every subcommand.
struct GlobalOptions: Sendable {
  /// The ledger's folder, or one log; `nil` where the environment says it.
  var ledger: LedgerArgument?
  /// The ledger by its name in the data folder; `nil` for the profile in use.
  var profile: ProfileName?
  /// Where the passphrase of a locked ledger is read from; `nil` where it is typed.
  var passphraseInput: DescriptorArgument?
  /// Whether a single log that another machine wrote is gone on with.
  var isAdopting = false
  /// The months that are shown; `nil` for this one.
  var months: MonthSpan?
  /// As of when the ledger is looked at; `nil` for now.
  var asOf: MomentArgument?
  /// The day that counts as today; `nil` for the clock's.
  var today: CalendarDay?
  var format: OutputFormat = .text
  /// Whether the names of the columns stand before the rows.
  var hasHeader = false
  /// Whether a success needs no words.
  var isQuiet = false
  /// Whether nothing may be asked.
  var asksNothing = false
  /// Whether every question is answered with yes.
  var agrees = false
  var colour: ColourChoice = .auto
  /// Where the person's numbers and days are from; `nil` where the environment says it.
  var locale: LocaleArgument?
  /// Whether it is told what ran and how long.
  var isTraced = false
  /// Whether amounts are written for the eye, where a person reads them.
  var isPretty = false

  /// What repeats the moment behind a command that is offered.
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
      "-m --month <month>", "The month: 2026-01, this, last, march, or 2025-11..2026-01.", \.months),
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
      "How numbers and days are written that are read from you, and amounts with --pretty: en-IN, de-DE. "
        + "(default: LC_ALL, LC_MONETARY or LANG)",
      \.locale),
    .flag(
      "--debug", "Say at the end, on standard error, what ran and how long it took.", \.isTraced),
    .flag(
      "--pretty", "At a terminal, write amounts with thousands marks and the currency.", \.isPretty),
  ]
}
