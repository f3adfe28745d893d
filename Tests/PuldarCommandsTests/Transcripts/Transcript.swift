import Foundation
import Testing

/// A conversation with the program: comments, commands behind `$`, what they show, and behind `?`
/// the code with which one ends that is not 0.
struct Transcript: CustomTestStringConvertible, Sendable {
  /// A command with what belongs to it.
  struct Step: Equatable, Sendable {
    /// Comments and empty lines before the command, as they stand.
    var preface: [String] = []
    var command = ""
    /// What it shows, with the code at its end.
    var shown: [String] = []
  }

  /// The file's name without its ending.
  let name: String
  var steps: [Step] = []

  var testDescription: String { name }

  /// Every conversation of the fixtures, by name.
  static let all: [Transcript] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
      .compactMap { try? Transcript(file: $0) }
  }()

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Transcripts")

  private var file: URL { Transcript.folder.appending(path: name + ".txt") }

  init(file: String) throws {
    let text = try String(contentsOf: Transcript.folder.appending(path: file), encoding: .utf8)
    self.init(name: String(file.dropLast(4)), text: text)
  }

  init(name: String, text: String) {
    self.name = name
    var preface: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(Step(preface: preface, command: String(line.dropFirst(2))))
        preface = []
      } else if line.hasPrefix("# ") || (line.isEmpty && steps.isEmpty) {
        preface.append(line)
      } else if !steps.isEmpty, preface.isEmpty {
        steps[steps.count - 1].shown.append(line)
      } else {
        preface.append(line)
      }
    }
    // The file ends with a newline, and an empty line stands before a comment.
    for place in steps.indices where steps[place].shown.last == "" {
      let isBeforeComment = place + 1 == steps.count || !steps[place + 1].preface.isEmpty
      if isBeforeComment { steps[place].shown.removeLast() }
    }
  }

  /// The text of the file.
  var text: String {
    steps.map { step in
      let lines = step.preface + ["$ " + step.command] + step.shown
      let isNewPart = !step.preface.isEmpty && step != steps.first
      return (isNewPart ? "\n" : "") + lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  /// Writes what is shown now into the file.
  func record() throws {
    try Data(text.utf8).write(to: file)
  }
}
