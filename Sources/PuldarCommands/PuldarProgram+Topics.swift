import CommandTable

extension PuldarProgram {
  /// The help topics that belong to no command.
  static let topics = [
    HelpTopic("begin", "How to begin in the middle of life.", text: begin),
    HelpTopic("plans", "What is a bill, a limit, a goal, a loan, and savings.", text: plans),
    HelpTopic("words", "How a sentence is read, with thirty of them.", text: words),
    HelpTopic("as-of", "How to look at the ledger as it was known then.", text: asOf),
    HelpTopic("schedule", "How bills and reminders come by themselves.", text: schedule),
    HelpTopic(
      "exit-codes", "What the number means with which puldar ends.", text: exitCodes,
      section: "EXIT STATUS"),
    HelpTopic("plain", "The columns of --plain, by command.", text: PlainColumns.page),
    HelpTopic("json", "What --json answers.", text: json),
    HelpTopic("damage", "What to do when a log is damaged, missing or forked.", text: damage),
    HelpTopic("models", "What a model on this machine may do, and how it is set up.", text: model),
    HelpTopic(
      "environment", "The variables and folders that puldar uses.", text: environment,
      section: "ENVIRONMENT"),
    HelpTopic("privacy", "What is stored where, and who sees it.", text: privacy),
  ]

  private static let begin = """
    BEGIN:
      Any day will do. 'puldar init' at a terminal asks for all of this:
        puldar account open bank 1200
                      what it held this morning
        puldar account open savings 3000 --kind savings
                      the same of an account that is new
        puldar account open visa -250 --kind card
                      what a card owes
        puldar income 1900 on the 1st and 15th
                      what comes in; without days: puldar income 4000 --monthly
        puldar income 1900 --date 2026-01-01 --regular
                      what of it came this month already
        puldar bill add rent 900 every month on the 1st --due 2026-01-01
                      what is to be paid, from this month's day on
        puldar pay rent --on 2026-01-01
                      what of it is paid already

      What is dated before an account was opened counts in its month, and not in what
      the account holds: that is what you said. A year of a bank's file comes with
      'puldar import bank.csv'. How much a month may use is 'puldar budget 3000', how
      it is shared 'puldar budget 50/30/20'.

    """

  private static let plans = """
    PLANS:
      Rent, and whatever has a day and an amount, is a bill:
        puldar bill add rent 900 every month on the 1st
      What comes every year is one too. --save puts a part of it away each month,
      so that no month pays it all:
        puldar bill add insurance 640 every year on march 3 --save
      How much groceries may cost in a month is a limit; nothing is paid by it:
        puldar budget groceries 400
      What you save for and buy once is a goal, which pays for the purchase:
        puldar goal add bike 400 by august   what it is, how much and when
        puldar goal fund bike 50             puts money in
        puldar add bike 390 --goal bike      buys it
      A loan is an account that owes. What you pay off counts in the category debt,
      and its interest is bought with the loan:
        puldar account open car-loan -8000 --kind loan   what you owe
        puldar move 265 bank car-loan                    pays off
      What you move each month is planned like a bill:
        puldar bill add "save 300 every month on the 1st" --to savings
        puldar add loan interest 20 @car-loan            adds interest

    SAVINGS: the word means several things.
      savings account   an account of that kind: 'puldar move 300 bank savings'
      savings           the category in which you put money away, by such a move or
                        into a goal; it counts in Future You
      Future You        the bucket of what is for later: savings, investment, debt
      Main Savings      what your accounts hold and no bill, goal or allowance
                        claims: 'puldar explain savings'

    """

  private static let schedule = """
    SCHEDULE:
      Nothing of puldar runs by itself. To be told each morning what is overdue or due
      within 3 days:
        puldar due --timer   writes a timer for systemd, which makes up for a machine
                             that was off, and says how to turn it on
        puldar due --cron    prints the line for 'crontab -e'

      What is due of bills with --auto is recorded by a run. For cron the line is
        0 8 * * * puldar bill run -q
      For systemd, 'systemctl --user edit puldar-due' adds it to the reminder; that of a
      profile is puldar-due-NAME:
        [Service]
        ExecStart=puldar bill run -q

      If puldar is not found there, write its whole path ('which puldar').

    """

  private static let asOf = """
    AS OF:
      With --as-of WHEN a command shows what was known then. Whatever was recorded
      later is left out, on whatever day it counts: later entries, and later
      corrections, undos and settings of what was there. Nothing is ever
      written.

      WHEN is one of
        6, k7q2:6     just after that event; 'puldar log' shows the numbers
        6^            just before it
        2026-01-31    the end of that day, on this machine's calendar; also today
                      and yesterday
        2026-01-31T12:00:00Z
                      that instant, in UTC, as 'puldar log' shows it
        now           everything
      What was stored together was known together: 6 is also what was added with it.

      It is not --to. --to DAY leaves out entries that count on a later day, by all
      that is known now; --as-of DAY leaves out what was recorded on a later day. An
      expense of January that was typed in March is in 'list --to 2026-01-31', and not
      in 'list --as-of 2026-01-31'.

      The month that is shown stays this one: name another with -m. What another
      device recorded counts from when it was recorded there, not from when it came
      here.

    """

  private static var exitCodes: String {
    let rows = ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      return "  \(String(repeating: " ", count: 3 - number.count))\(number)  \(code.meaning)\n"
    }
    return "EXIT CODES:\n\(rows.joined())\nWith --json the code stands in the member 'exit' too.\n"
  }

  private static let model = """
    MODELS:
      Rules read your sentences. If they are not sure, a language model on this
      machine can help: it names the category and the merchant.

      It needs two things that are not part of puldar: llama.cpp's 'llama-cli', of any
      year since 2024, and a model, one GGUF file; a small one does. Then
        puldar config model use small.gguf   sets it, for every ledger
        puldar check machine                 says whether it works, and what is missing
        puldar config model                  says what is set, and how much is left
        puldar config model off              leaves every sentence to the rules

      It is asked where no word names a category ('--when always': about every
      sentence that tells of one entry and no income). --model asks it for one
      command, --no-model does not, --require-model ends with 69 if it had no
      part; --model-file names another. 'puldar rule apply' has it propose
      categories for entries in other.

      Its word is checked. The amount must be the one that the rules read, the
      merchant words of the sentence, the category one of yours, and what a verb says
      of the direction stays. Whatever fails leaves the word to the rules, and the
      answer says why: (rules; the model's amount was not in the sentence).

      The program sees the sentence in a private file, no word of it as an argument,
      and has 3 seconds for all attempts at a sentence; then it is ended with
      all that it started. What is read by it names the model in the log. In a
      ledger of 'init --metered' it reads ten entries a week; undo gives one back.

      Settings: model.use (never, unsure, always), model.file, model.program and
      model.seconds, in the file that 'puldar config' names. PULDAR_MODEL and
      PULDAR_LLAMA_CLI name the model and the program too.

    """

  private static let json = """
    JSON:
      With --json a command answers with one document on one line of standard output.
      With '-o jsonl' each entry, group or event of a list is a line of its own.

        schema       1; while it is 1 members are added, and none is removed or
                     changes its meaning
        amounts      texts with the digits of their currency, as "12.50"
        days         texts, as "2026-01-31"; months as "2026-01"
        id           the number of an event, as "6"; ref its whole name, "k7q2:6"
        null         what is not known, or is not there
        written      of what stores something: written, alreadyThere, preview
        error        on standard error: {"schema":1,"error":{"problem","remedy",
                     "exit"}}; a sentence that is not sure has "choices" beside it

      The shape of every answer stands in Fixtures/answers.schema.json of the source,
      as JSON Schema (draft 2020-12); a test holds each answer against it.

    """

  private static let environment = """
    ENVIRONMENT:
      An option goes before a variable, and a variable before a setting of 'puldar
      config'.
        PULDAR_LEDGER       the ledger, unless -f names one
        PULDAR_MODEL        the model, a GGUF file, unless --model-file names one
        PULDAR_LLAMA_CLI    the program that runs it; else the 'llama-cli' of PATH
        LC_ALL, LC_MONETARY, LANG
                            how numbers and days are read, unless --locale says it
        NO_COLOR, CLICOLOR, CLICOLOR_FORCE
                            whether there is colour, unless --color says it
        COLUMNS             how wide help is, and in a terminal an answer; for a program
                            that reads it, nothing is cut or broken

    FILES:
      Below each of these is a folder 'puldar'; 'puldar check machine' prints them.
        XDG_DATA_HOME       ledgers, one folder each: 'default', and those of profiles
                            (else ~/.local/share)
        XDG_STATE_HOME      for each ledger how far its logs go, which one this machine
                            writes, how far 'export --since-last' went, and when a
                            passphrase was typed last (else ~/.local/state)
        XDG_CONFIG_HOME     config: the settings, and the profile in use (else ~/.config)
        XDG_CACHE_HOME      figures that can be computed again, a model's answers, the
                            last page of 'report --open' (else ~/.cache)
      In the folder of a ledger are
        log/                what was recorded: NAME.jsonl, one for each device
        receipts/           what 'puldar receipt attach' keeps
        quarantine/         what a repair cut off or replaced, with notes
        profile             the e-mail address of a profile, if it has one
        passphrase          what checks the passphrase of a locked profile
        lock                empty: whoever writes holds it
      A ledger that is one file, NAME.jsonl, has NAME.jsonl.lock and, after a repair,
      NAME.jsonl.quarantine beside it, and keeps no receipts. To keep a copy, copy the
      ledger's folder or file, or make one with 'puldar backup'; nothing else is needed.

    TO CLEAN:
      Delete the cache at any time. The state has a folder for each ledger; without
      it puldar takes that ledger for a copy, and goes on in a new log beside the old
      one. 'puldar receipt clean' removes files that no entry needs any more.

    TO UPGRADE:
      Put the new program in the place of the old one, or install the new package; it
      reads every ledger that an older one wrote, and what it keeps beside the log is
      made anew. 'puldar backup' before that costs a second.

    TO REMOVE:
      End a reminder first: 'systemctl --user disable --now puldar-due.timer', and
      delete its two files in ~/.config/systemd/user, or its line of cron; that of a
      profile is puldar-due-NAME.timer. Then delete the program with its manual and
      completions, or remove the package with 'dpkg -r puldar'. Neither touches what is
      yours: the line of your shell that loads completions, and the folders above, are
      for you to delete. Keep the first folder, or what 'puldar export jsonl' prints of
      it.

    MANUAL:
      'puldar help --man FOLDER' writes these pages and the completions of bash, zsh
      and fish as they lie below /usr/share, so that /usr/local/share or ~/.local/share
      may be the folder.

    MORE: README.md of the source, and the pages that it names.

    """

  private static let privacy = """
    PRIVACY:
      Everything stays on this machine. puldar opens no connection, sends nothing to
      anybody, and counts nothing about you. Sentences are understood by rules inside
      of the program, and, if you set one with 'puldar config model use', by a
      model on this machine, in a program that is started for it and ended with it.

      What it writes:
        the ledger    a folder of plain text that only your user can read (modes 0700
                      and 0600); it holds each sentence that you typed, so that it can
                      be read anew, and each receipt with the text that was read on it
        a record      which log of a ledger this machine writes to, and how far
                      'export --since-last' went, in the state folder
        settings      which model and profile you use, in the config folder: 'puldar config'
        a passphrase  of a locked profile: what scrypt makes of it, in the ledger's folder;
                      and when, and in which session of a terminal, it was typed last,
                      in the state folder
        a cache       with a model, what it answered about your last sentences; throw
                      it away at any time

      'puldar check machine' prints the paths. The log is not encrypted: use your system's
      disk encryption; 'puldar backup --age' or '--gpg' encrypts a copy. 'puldar
      profile lock' is a screen lock: it keeps out the curious, and not whoever can
      read the disk. An undone entry stays readable in the log. What is
      sealed cannot be changed unseen, but whoever can write the file can seal all
      of it again. If you must prove that nobody did, keep elsewhere what 'puldar check
      log' prints of each log.

    """
}

extension PuldarProgram {
  /// The help on damaged, missing and forked logs.
  static let damage = """
    DAMAGE:
      A ledger is a folder of logs, one for each device. Every line is sealed together
      with all lines before it, so that damage is found and named by its line. What
      stands before it still counts; nothing is written after it until it is repaired.

      puldar repair                  says what is wrong, and what each way would do
      puldar repair --yes            does what can be decided without a copy
      puldar repair --from COPY      puts back what a copy or backup proves
      puldar repair --accept-older   gives up what was stored and is lost
      puldar export jsonl --salvage  prints every line that proves itself
      puldar merge FILE              takes in another device's log, or a newer copy
      puldar restore FILE -f FOLDER  makes a ledger of a backup

      No byte is ever thrown away: what is cut or replaced stands in 'quarantine',
      with a note.

      If two machines went on with one log, neither is right and neither is thrown
      away: 'merge' refuses it and shows how each ends. Keep both files, go on with one,
      and add by hand what only the other has: 'puldar -f OTHER.jsonl log' shows it.

      What the seals prove: accidents and edits by hand are found by themselves.
      People who can write the file can also compute every seal again. Only the end of a
      log (writer:number:seal, which 'puldar check log' prints), kept elsewhere, proves
      that nobody rewrote what came before it. A log that was cut after a whole line
      is a shorter log that is whole: this machine notices it by what it remembers of
      the ledger, another one cannot.

    """
}
