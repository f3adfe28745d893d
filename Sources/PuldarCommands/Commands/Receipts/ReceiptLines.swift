/// Reads receipts that arrive as JSON objects, one a line, and answers each with one line.
struct ReceiptLines {
  let session: Session
  let source: ReceiptSource

  /// Reads to the end of the input, and answers each line as it is read.
  func report() -> Report {
    session.answerLines(listedAs: "receipts", reading: ["text", "file"]) { texts in
      if let text = texts["text"] {
        return ReceiptFields.shape.record(of: source.receipt(of: text))
      }
      guard let file = texts["file"], !file.isEmpty else {
        throw CommandFailure("there is no member 'text' and none 'file'", .refusedData)
      }
      return ReceiptFields.shape.record(
        of: try await source.read(
          try source.bytes(of: file), named: ReceiptSource.name(of: file)))
    }
  }
}
