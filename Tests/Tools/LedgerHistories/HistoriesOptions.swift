/// What the generator is asked for.
struct HistoriesOptions {
  enum Problem: Error {
    case unknownOption(String)
    case noFolder

    var text: String {
      switch self {
      case .unknownOption(let option): "'\(option)' is no option with a value"
      case .noFolder: "the folder to write to is missing"
      }
    }
  }

  static let usage = "usage: ledger-histories [--seeds N] [--from SEED] OUT"

  private(set) var seeds: Range<UInt64> = 0..<300
  /// Where the ledgers are made, each in a folder named by its seed.
  private(set) var folder = ""

  init(_ arguments: some Sequence<String>) throws(Problem) {
    var arguments = arguments.makeIterator()
    var first: UInt64 = 0
    var count: UInt64 = 300
    while let word = arguments.next() {
      if !word.hasPrefix("-"), folder.isEmpty {
        folder = word
        continue
      }
      let value = arguments.next() ?? ""
      // No number beyond what a run could do in a life.
      switch (word, UInt32(value)) {
      case ("--seeds", let number?): count = UInt64(number)
      case ("--from", let number?): first = UInt64(number)
      default: throw .unknownOption("\(word) \(value)")
      }
    }
    if folder.isEmpty { throw .noFolder }
    seeds = first..<first + count
  }
}
