import LedgerModel
import ReceiptReading

/// Reads receipts that come as JSON objects, one a line, and answers each with one line.
struct ReceiptLines {
  private let session: Session
  private let source: ReceiptSource

  init(_ session: Session, _ source: ReceiptSource) {
    self.session = session
    self.source = source
  }

  /// Reads to the end of the input, and answers each line while it is read.
  func report() -> Report {
    var report = Report(
      lines: ReportForm { _ in [] }, rows: ReportForm { _ in [] },
      records: ReportForm { _, take in try await answer(take) }, listedAs: "receipts",
      onlyFormat: .jsonl)
    report.use = .none
    return report
  }

  private func answer(_ take: (JSONValue) -> Bool) async throws {
    while let line = try session.input.next() {
      let document: JSONValue
      switch line {
      case .text(let text):
        if text.allSatisfy(\.isWhitespace) { continue }
        document = await self.document(of: text)
      case .notText: document = refused("the line is no UTF-8")
      case .tooLong: document = refused("the line is longer than \(LineReader.byteLimit) bytes")
      }
      guard take(document) else { return }
    }
  }

  private func document(of line: String) async -> JSONValue {
    var id: String?
    do {
      let texts = try JSONReader.texts(named: ["id", "text", "file"], in: line.utf8)
      id = texts["id"]
      let receipt: ReadReceipt
      if let text = texts["text"] {
        receipt = source.receipt(of: text)
      } else if let file = texts["file"], !file.isEmpty {
        receipt = try source.read(
          try source.bytes(of: file), named: ReceiptSource.name(of: file))
      } else {
        return ParsingDocument.identified(id, refused("there is no member 'text' and none 'file'"))
      }
      return ParsingDocument.identified(id, .object(ReceiptFields.members(of: receipt)))
    } catch let error as any ExplainedError {
      return ParsingDocument.identified(id, refused(error.problem))
    } catch {
      return ParsingDocument.identified(id, refused("\(error)"))
    }
  }

  private func refused(_ problem: String) -> JSONValue { ["error": .text(problem)] }
}
