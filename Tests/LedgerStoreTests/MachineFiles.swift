import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

/// What a machine remembers of a ledger, as files that a test reads and changes.
struct MachineFiles {
  let place: LedgerFolder

  init(_ place: LedgerFolder) {
    self.place = place
  }

  /// The path of the file that ends in an extension.
  func path(_ name: String) throws -> String {
    let state = place.places.stateFolder
    let ledger = try #require(try FileManager.default.contentsOfDirectory(atPath: state).first)
    let names = try FileManager.default.contentsOfDirectory(atPath: state + "/" + ledger)
    let file = try #require(names.first { $0.hasSuffix("." + name) })
    return "\(state)/\(ledger)/\(file)"
  }

  var mark: Data {
    get throws { try Data(contentsOf: URL(filePath: try path("mark"))) }
  }

  func writeMark(_ bytes: Data) throws {
    try bytes.write(to: URL(filePath: try path("mark")))
  }
}
