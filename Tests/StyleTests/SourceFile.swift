import Foundation

/// A Swift file as the checks see it.
struct SourceFile: Sendable {
  /// Where it lies, from the top of the repository on: `Sources/puldar/Program.swift`.
  var path: String
  /// The lines as they stand.
  var lines: [String]
  /// The same lines with every comment and the content of every string literal left out.
  var code: [String]
  /// All of it as one text.
  private let allCode: String
  /// The type that each line declares, if it does.
  var declaredTypes: [String?]
  /// How many braces are open where each line begins.
  var depths: [Int]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    allCode = CodeText(text).text
    code = allCode.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    declaredTypes = code.map(StyleRule.declaredType)
    var depth = 0
    depths = code.map { line in
      let start = depth
      for sign in line.utf8 {
        if sign == UInt8(ascii: "{") { depth += 1 }
        if sign == UInt8(ascii: "}") { depth -= 1 }
      }
      return start
    }
  }

  /// Whether the code holds a text: whole files are looked through much faster than lines by a pattern.
  func holds(_ text: String) -> Bool { allCode.contains(text) }

  /// The file's name without folders and `.swift`.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
  }

  /// The folder in `Sources` or `Tests`; in a room of several targets, the target's own one.
  var target: String {
    let folders = path.split(separator: "/").dropLast().dropFirst().map(String.init)
    guard let first = folders.first else { return "" }
    return ["Examples", "Programs", "Tools"].contains(first)
      ? folders.prefix(2).joined(separator: "/") : first
  }

  /// Whether a documentation comment stands above a line; attributes may stand between.
  func isDocumented(_ place: Int) -> Bool {
    for above in lines[..<place].reversed() {
      let text = above.drop { $0 == " " }
      if text.hasPrefix("///") { return true }
      if !text.hasPrefix("@") { return false }
    }
    return false
  }
}
