import Foundation

/// Writes histories that could have happened as ledgers, for a program that knows nothing of this one.
@main
struct Program {
  static func main() {
    let options: HistoriesOptions
    do throws(HistoriesOptions.Problem) {
      options = try HistoriesOptions(CommandLine.arguments.dropFirst())
    } catch {
      fail("\(error.text)\n\(HistoriesOptions.usage)", code: 64)  // EX_USAGE of sysexits.h.
    }
    let folder = URL(filePath: options.folder, directoryHint: .isDirectory)
    var eventCount = 0
    for seed in options.seeds {
      let ledger = SeededLedger(seed: seed)
      eventCount += ledger.events.count
      do {
        try ledger.write(to: folder.appending(path: "\(seed)"))
      } catch {
        fail("seed \(seed) cannot be written: \(error)", code: 74)  // EX_IOERR.
      }
    }
    print("\(options.seeds.count) histories, \(eventCount) events")
  }

  private static func fail(_ text: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(code)
  }
}
