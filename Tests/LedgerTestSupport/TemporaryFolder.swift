import Foundation
package import LedgerStore

/// A folder of its own for a test, removed when the value goes away.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let url = URL(filePath: NSTemporaryDirectory(), directoryHint: .isDirectory)
      .appending(path: "puldar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  /// The path of a name in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Places of a machine in the folder, so that nothing of a test is kept among the person's own.
  package var machine: MachinePlaces { MachinePlaces(in: path("machine")) }

  deinit {
    // A thread that is about to end may make or remove a file meanwhile.
    for _ in 0..<10 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
