import EntryParsing

/// A program's output, from which the answer is extracted.
///
/// Versions surround the answer with different text: a greeting, the prompt, timings, an end marker. In all
/// of them the answer begins a line, and nothing else begins one with a brace.
struct Completion {
  let output: ArraySlice<UInt8>

  /// Returns the members of the last object that begins a line.
  ///
  /// - Throws: ``ProposalFailure/noAnswer`` if there is none, or if it is cut off: the end of the output may
  ///   have been lost. ``ProposalFailure/badAnswer(_:)`` if it is malformed.
  func members() throws(ProposalFailure) -> [AnswerMember] {
    guard let start = lastObject() else { throw .noAnswer }
    return try AnswerMember.members(of: output[start...].prefix { $0 != 0x0A })
  }

  private func lastObject() -> Int? {
    var start = output.startIndex
    var last: Int?
    while start < output.endIndex {
      if output[start] == UInt8(ascii: "{") { last = start }
      guard let newline = output[start...].firstIndex(of: 0x0A) else { break }
      start = newline + 1
    }
    return last
  }

  /// Splits a conversation at the prompts with which a chat program asks for the next line. The first part is
  /// the greeting.
  func turns() -> [Completion] {
    let sign = Array("\n> ".utf8)
    var turns: [Completion] = []
    var start = output.startIndex
    var place = output.startIndex
    while place + sign.count <= output.endIndex {
      if output[place] == 0x0A, output[place..<place + sign.count].elementsEqual(sign) {
        // The newline stays, so that the next part begins with one.
        turns.append(Completion(output: output[start..<place]))
        start = place + sign.count
        place = start
      } else {
        place += 1
      }
    }
    turns.append(Completion(output: output[start...]))
    return turns
  }

  /// Returns the message of a program that failed: the last error line of its output, otherwise the last line
  /// of its errors.
  static func lastWords(output: [UInt8], errors: [UInt8]) -> String {
    let told = lines(of: errors).last { !$0.isEmpty }
    let said = lines(of: output).last { $0.hasPrefix("Error:") || $0.hasPrefix("error:") }
    let words = said ?? told ?? ""
    return String(words.filter { !$0.isNewline }.prefix(160))
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.suffix(4096).split(separator: 0x0A).map { line in
      String(decoding: line, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
  }
}
