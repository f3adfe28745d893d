import LedgerModel

extension Session {
  /// Reads JSON objects to the end of the input, one a line, and answers each with one line as it is
  /// read.
  ///
  /// - Parameters:
  ///   - name: The name of the answers in one document.
  ///   - members: The members to read besides "id", with which the answer begins.
  ///   - end: Called after the last one.
  func answerLines(
    listedAs name: String, reading members: [String],
    _ answer: @escaping (JSONTexts) async throws -> Record,
    end: @escaping () async -> Void = {}
  ) -> Report {
    Report(listedAs: name) { [self] take in
      while let line = try input.next() {
        var record: Record = [:]
        do {
          switch line {
          case .text(let text):
            if text.allSatisfy(\.isWhitespace) { continue }
            let texts = try JSONReader.texts(named: ["id"] + members, in: text.utf8)
            if let id = texts["id"] { record += ["id": id] }
            record += try await answer(texts)
          case .notText: throw CommandFailure("the line is no UTF-8", .refusedData)
          case .tooLong:
            throw CommandFailure(
              "the line is longer than \(LineReader.byteLimit) bytes", .refusedData)
          }
        } catch {
          record += ["error": (error as? any ExplainedError)?.told() ?? "\(error)"]
        }
        guard take(record.told) else { return }
      }
      await end()
    }
  }
}
