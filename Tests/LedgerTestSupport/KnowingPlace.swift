import Foundation

/// A place of the repository that must know everything of a kind: every event, say, or every format.
package struct KnowingPlace: Sendable {
  /// From the root of the repository.
  package var path: String
  package var knows: @Sendable (_ name: String) -> Bool

  package init(_ path: String, knows: @escaping @Sendable (_ name: String) -> Bool) {
    self.path = path
    self.knows = knows
  }

  /// A place that knows some names.
  package init(_ path: String, _ names: some Sequence<String>) {
    let names = Set(names)
    self.init(path) { names.contains($0) }
  }

  /// A file that holds what a name is told by, or a folder of which a file does.
  package init(_ path: String, holding text: @escaping @Sendable (_ name: String) -> String) throws
  {
    let texts = try KnowingPlace.texts(path)
    self.init(path) { name in texts.contains { $0.contains(text(name)) } }
  }

  /// What a pattern finds in a file, or in all files of a folder.
  package static func names(
    in path: String, _ pattern: Regex<(Substring, Substring)>
  ) throws -> Set<String> {
    Set(try texts(path).flatMap { $0.matches(of: pattern).map { String($0.1) } })
  }

  /// A file, or all files of a folder.
  package static func texts(_ path: String) throws -> [String] {
    let place = root.appending(path: path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: place.path(percentEncoded: false))
    let files = names.map { $0.map { place.appending(path: $0) } } ?? [place]
    return try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  }

  /// Found from the place of this file, wherever the tests run.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

extension [KnowingPlace] {
  /// The paths of those that do not know a name.
  package func without(_ name: String) -> [String] {
    filter { !$0.knows(name) }.map(\.path)
  }

  /// Those that the page on adding things does not name, which every one must be.
  package func notTold() throws -> [String] {
    let page = try KnowingPlace.texts("Sources/Puldar/PuldarLedger.docc/AddingThings.md")
    return map(\.path).filter { path in !page.contains { $0.contains("`\(path)`") } }
  }
}
