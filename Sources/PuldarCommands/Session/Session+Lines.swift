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

extension Session {
  /// Returns the lines of a file that a person named, or of standard input.
  ///
  /// - Parameters:
  ///   - ending: The byte after each line.
  ///   - limit: How many bytes a line may have.
  func lines(
    of file: PathArgument, ending: UInt8 = UInt8(ascii: "\n"), limit: Int = LineReader.byteLimit
  ) throws -> LineReader {
    if file.path == "-" {
      return LineReader(from: surroundings.input, ending: ending, limit: limit)
    }
    let shown = VisibleText(file.path)
    let source: (any InputSource)?
    do throws(InputFailure) {
      source = try surroundings.descriptors?.input(at: file.path)
    } catch .refused(let reason) {
      throw CommandFailure("'\(shown)' cannot be read: \(reason)", .inputOutput)
    } catch {
      throw CommandFailure("'\(shown)' is a folder, where a file is needed", .inputOutput)
    }
    guard let source else { throw CommandFailure("there is no file '\(shown)'", .missing) }
    return LineReader(from: source, ending: ending, limit: limit)
  }
}
