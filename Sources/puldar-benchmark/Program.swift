import LedgerModel
import LedgerStore

@main
struct Program {
  static func main() throws {
    let path = CommandLine.arguments[1]
    for _ in 0..<4 {
      let clock = CPU()
      var scan = BareScan()
      let bare = clock.measure { _ = scan.scan(path) }
      let places = MachinePlaces(stateFolder: "/tmp/s", machineID: "m", deviceName: "d")
      let store = FileEventStore(.file(path), machine: places, system: SystemCalls(), isVerifying: false)
      var fold = Fold(into: MonthlyBuckets())
      let folded = try clock.measure {
        _ = try store.read(from: .start, parts: []) { envelope in
          fold.apply(envelope)
          return true
        }
      }
      _ = fold.projection
      print(scan.lineCount, bare, folded, Double(folded) / Double(bare))
    }
  }
}

import Glibc
struct CPU { func measure(_ b: () throws -> Void) rethrows -> Int { let a = now(); try b(); return (now() - a) / 1000 }
 func now() -> Int { var t = timespec(); clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec * 1_000_000_000 + t.tv_nsec } }
