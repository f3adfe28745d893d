import LedgerModel

/// Why bytes are not the JSON object that was expected.
struct JSONFailure: Error, Hashable {
  /// What is wrong, as a phrase.
  var reason: String
  /// Where, counted in bytes from 0.
  var byteOffset: Int
}

extension JSONFailure: ExplainedError {
  var problem: String { "byte \(byteOffset) of the line is no JSON as expected: \(reason)" }
  var remedy: String? { "Write one object a line, such as {\"id\":\"1\",\"text\":\"tea 3\"}." }
}
