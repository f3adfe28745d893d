import Testing

/// What the last of some commands in a home of their own shows, as one text.
func shown(_ lines: [String], ends code: Int32 = 0) async throws -> String {
  let conversation = try Conversation()
  var last: (shown: [String], code: Int32) = ([], 0)
  for line in lines { last = try await conversation.answer(to: "puldar \(line)") }
  #expect(last.code == code, "\(lines.last ?? ""): \(last.shown)")
  return last.shown.joined(separator: "\n")
}
