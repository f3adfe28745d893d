import LedgerSimulation

/// What the simulator is asked for.
struct SimulatorOptions {
  enum Problem: Error {
    case unknownOption(String)
  }

  private(set) var seeds: Range<UInt64> = 0..<500
  private(set) var isTraced = false
  private(set) var operationLimit = 16
  private(set) var statesPerMoment = 8
  private(set) var defect: StoreDefect?
  private(set) var withoutPromises: Set<Promise> = []

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    var first: UInt64 = 0
    var count: UInt64 = 500
    while let option = arguments.next() {
      let value = arguments.next() ?? ""
      switch (option, UInt64(value)) {
      case ("--seeds", let number?): count = number
      case ("--from", let number?): first = number
      case ("--operations", let number?): operationLimit = Int(number)
      case ("--states", let number?): statesPerMoment = Int(number)
      case ("--seed", let number?):
        (first, count) = (number, 1)
        isTraced = true
      case ("--defect", _):
        guard let defect = StoreDefect(rawValue: value) else {
          throw Problem.unknownOption("\(option) \(value)")
        }
        self.defect = defect
      case ("--without", _):
        guard let promise = Promise(rawValue: value) else {
          throw Problem.unknownOption("\(option) \(value)")
        }
        withoutPromises.insert(promise)
      default: throw Problem.unknownOption("\(option) \(value)")
      }
    }
    seeds = first..<first + count
  }
}
