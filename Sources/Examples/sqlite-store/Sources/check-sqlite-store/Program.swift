import Puldar
import SQLiteStore
import StoreConformance

// Says what the store breaks of what a ledger relies on, in databases in a folder that is named.
@main struct Program {
  static func main() async throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    guard let first = WriterID("k7q2"), let second = WriterID("m3x9") else { return }
    var isWhole = true
    for check in StoreConformance.Check.allCases {
      let conformance = StoreConformance {
        let path = "\(folder)/\(check).sqlite"
        return TestedStore(
          open: { try SQLiteEventStore(path: path, writer: first) },
          openAsOther: { try SQLiteEventStore(path: path, writer: second) })
      }
      let violations = await conformance.violations(of: [check])
      print(violations.isEmpty ? "holds: \(check.rawValue)" : violations.joined(separator: "\n"))
      if !violations.isEmpty { isWhole = false }
    }
    guard isWhole else { throw Broken() }
  }

  struct Broken: Error {}
}
