import CommandTable
import LedgerModel
import LedgerStore

/// The ledgers of many people, and how they are gone through: what `fold` and `verify` share.
struct FleetRequest {
  /// The ledgers that are named one by one; `nil` if none can be.
  var names: [String]?
  /// The file that lists them; `nil` if none does.
  var list: PathArgument?
  /// Whether a zero byte ends each name of the list.
  var endsWithZero = false
  /// Whether standard input has the ledgers themselves.
  var readsLedgers = false
  /// Whether each name of the list stands after a key.
  var isKeyed = false
  /// What an earlier run verified; `nil` for nothing.
  var seals: PathArgument?
  /// The last ledger of a run that was stopped; `nil` to begin with the first.
  var last: String?
  /// How many ledgers are read at once; `nil` for two for each processor.
  var jobs: CountArgument?
  /// Whether a last line says that it is the last.
  var hasEnd = false

  /// Whether any ledger is asked for.
  var isAsked: Bool { list != nil || readsLedgers || names?.isEmpty == false }

  /// Whether any of its options is given.
  var isAnyGiven: Bool {
    isAsked || endsWithZero || isKeyed || seals != nil || last != nil || jobs != nil || hasEnd
  }

  /// Refuses what does not go together.
  func check() throws(UsageError) {
    let sources = [list != nil, readsLedgers, names?.isEmpty == false].count { $0 }
    guard sources == 1 else {
      throw UsageError(
        sources == 0
          ? "Say which ledgers: \(names == nil ? "" : "one after another, ")with --files-from LIST, or "
            + "with --stdin-ledgers"
          : "--files-from, --stdin-ledgers and ledgers named one by one exclude each other")
    }
    if list == nil, endsWithZero || isKeyed {
      throw UsageError("--null and --keyed say how a list is written: give one with --files-from")
    }
    if list?.path == "-" || readsLedgers, seals?.path == "-" {
      throw UsageError("Standard input is the ledgers or the seals, and not both")
    }
  }
}

extension Parameter where Session == PuldarCommands.Session, Value == FleetRequest {
  /// The options of commands that go through many ledgers.
  static var fleet: Parameter {
    Parameter(
      .fleetSource,
      .option(
        "--since <seals>",
        "What 'verify --files-from' printed earlier: what was verified then is not verified again.",
        PathArgument.self),
      .option("--after <name>", "Go on after this ledger of the list.", String.self),
      .option(
        "--jobs <count>", "Read so many ledgers at once. (default: two for each processor)",
        CountArgument.self),
      .flag("--end", "Say at the end that it is the end, and how many ledgers there were.")
    ) { source, seals, last, jobs, hasEnd in
      var request = source
      (request.seals, request.last, request.jobs, request.hasEnd) = (seals, last, jobs, hasEnd)
      return request
    }
  }

  /// The options that say which ledgers.
  private static var fleetSource: Parameter {
    Parameter(
      .option(
        "--files-from <list>",
        "Take the ledgers from a file, one a line, or from standard input (-).",
        PathArgument.self),
      .flag("-0 --null", "A zero byte ends each name of the list, which may then hold a newline."),
      .flag(
        "--stdin-ledgers",
        "Read the lines of logs from standard input, each with a member \"ledger\" added, those "
          + "of one ledger together."),
      .flag(
        "--keyed", "Each name of the list stands after a key and a tab, and so does each answer.")
    ) { list, endsWithZero, readsLedgers, isKeyed in
      FleetRequest(
        list: list, endsWithZero: endsWithZero, readsLedgers: readsLedgers, isKeyed: isKeyed)
    }
  }
}
