import Foundation

/// A folder of its own for a test, removed when the value goes away.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let url = URL(filePath: NSTemporaryDirectory(), directoryHint: .isDirectory)
      .appending(path: "puldar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  /// The path of a name in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
