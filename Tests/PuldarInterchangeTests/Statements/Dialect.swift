import Foundation

/// A file of a bank, made up, as `Fixtures/dialects.txt` holds it.
///
/// There it begins with `==>`, its name and its summary. Bytes that are no lines of UTF-8 stand as base64, and
/// `unended` says that the last line has no end.
struct Dialect {
  let name: String
  /// How many lines it has, their sum in hundredths, and the first and the last day.
  let summary: String
  let bytes: [UInt8]

  static let all = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/dialects.txt")
    let text = "\n" + (try String(contentsOf: file, encoding: .utf8))
    return String(text.dropLast()).components(separatedBy: "\n==> ").dropFirst().compactMap(
      Dialect.init)
  }

  private init?(_ text: String) {
    guard let end = text.firstIndex(of: "\n") else { return nil }
    let head = text[..<end].split(separator: "\t").map(String.init)
    let body = String(text[text.index(after: end)...])
    name = head[0]
    summary = head[1..<5].joined(separator: " ")
    bytes =
      switch head.dropFirst(5).first {
      case "base64": Array(Data(base64Encoded: body) ?? Data())
      case "unended": Array(body.utf8)
      default: Array(body.utf8) + [UInt8(ascii: "\n")]
      }
  }
}
