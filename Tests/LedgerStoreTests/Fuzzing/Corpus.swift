import Foundation
import LedgerFuzzing

/// The inputs that are kept of a fuzzer, as `Fixtures/Fuzzing` has them.
struct Corpus {
  let reader: TriedReader

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  var folder: URL { Corpus.fixtures.appending(path: "Fuzzing/\(reader.rawValue)") }

  /// The inputs with the names of their files, in the order of these.
  var inputs: [(name: String, bytes: [UInt8])] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        .sorted().map { name in
          (name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
    }
  }
}
