import LedgerSimulation

/// What the simulator is asked for.
struct SimulatorOptions {
  enum Problem: Error {
    case unknownOption(String)

    var text: String {
      switch self {
      case .unknownOption(let option): "'\(option)' is no option with a value"
      }
    }
  }

  static let usage = """
    usage: ledger-simulator [--seeds N] [--from SEED] [--seed SEED] [--operations N] [--states N]
                            [--defect NAME] [--without PROMISE] [--snapshots yes]
    """

  private(set) var seeds: Range<UInt64> = 0..<500
  private(set) var isTraced = false
  private(set) var keepsSnapshots = false
  private(set) var operationLimit = 16
  private(set) var statesPerMoment = 8
  private(set) var defect: StoreDefect?
  private(set) var withoutPromises: Set<Promise> = []

  init(_ arguments: some Sequence<String>) throws(Problem) {
    var arguments = arguments.makeIterator()
    var first: UInt64 = 0
    var count: UInt64 = 500
    while let option = arguments.next() {
      let value = arguments.next() ?? ""
      // No number beyond what a run could do in a life.
      switch (option, UInt32(value)) {
      case ("--seeds", let number?): count = UInt64(number)
      case ("--from", let number?): first = UInt64(number)
      case ("--operations", let number?): operationLimit = Int(number)
      case ("--states", let number?): statesPerMoment = Int(number)
      case ("--seed", let number?):
        (first, count) = (UInt64(number), 1)
        isTraced = true
      case ("--snapshots", _) where value == "yes": keepsSnapshots = true
      case ("--defect", _) where StoreDefect(rawValue: value) != nil:
        defect = StoreDefect(rawValue: value)
      case ("--without", _):
        guard let promise = Promise(rawValue: value) else { fallthrough }
        withoutPromises.insert(promise)
      default: throw .unknownOption("\(option) \(value)")
      }
    }
    seeds = first..<first + count
  }
}
