import Foundation

/// The files of this repository, found from the place of this file.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file below a folder, in the order of their paths.
  static func files(in folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(
        contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
      return SourceFile("\(folder)/\(path)", text)
    }
  }

  /// The files of all targets, read once for all checks.
  static let sources = Result { try files(in: "Sources") }

  /// The files of all tests, read once for all checks.
  static let tests = Result { try files(in: "Tests") }

  /// What lies on the top level.
  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false))
  }
}
