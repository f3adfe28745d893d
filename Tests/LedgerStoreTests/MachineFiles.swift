import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What a machine remembers of a ledger, as files that a test reads and changes.
struct MachineFiles {
  let place: LedgerFolder

  init(_ place: LedgerFolder) {
    self.place = place
  }

  /// The only ledger that is remembered.
  var ledger: LedgerID {
    get throws {
      let state = place.places.stateFolder
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: state).first)
      return try #require(LedgerID(name))
    }
  }

  /// The path of the file that ends in an extension.
  func path(_ name: String) throws -> String {
    let folder = "\(place.places.stateFolder)/\(try ledger.text)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return "\(folder)/\(try #require(names.first { $0.hasSuffix("." + name) }))"
  }

  var mark: Data {
    get throws { try Data(contentsOf: URL(filePath: try path("mark"))) }
  }

  func writeMark(_ bytes: Data) throws {
    try bytes.write(to: URL(filePath: try path("mark")))
  }

  func inode(_ path: String) throws -> UInt64 {
    try #require(try SystemCalls().status(at: path)).inode
  }
}
