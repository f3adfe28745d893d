import CommandTable
import LedgerStore
import PuldarInterchange

/// A file of a bank, read; or why it could not be.
struct StatementFile {
  /// Without its folder; `-` for standard input.
  var name: String
  /// SHA-256 of its bytes, in hexadecimal digits.
  var hash: String
  var result: Result<[BankStatement], any Error>

  /// The same, without what was read of it.
  var withoutStatements: StatementFile {
    StatementFile(name: name, hash: hash, result: .success([]))
  }
}

/// Reads the files of banks.
struct StatementFiles {
  /// Ten years of a busy account have a hundredth of that.
  private static let byteLimit = 1 << 28
  let session: Session
  let hints: StatementHints

  /// The files, each once, those of a folder by name.
  func read(_ words: [String]) throws -> [StatementFile] {
    guard !words.isEmpty else { throw UsageError("Missing expected argument '<files>'") }
    var files: [StatementFile] = []
    for word in words {
      if word == "-" {
        files.append(file("-", try input()))
        continue
      }
      files += read(word)
    }
    return files
  }

  /// A file, or those of a folder.
  private func read(_ word: String) -> [StatementFile] {
    let path = session.models.path(of: word)
    do throws(InputFailure) {
      guard let names = try session.surroundings.files?.names(in: path) else {
        return [read(word, at: path)]
      }
      let seen = names.filter { !$0.hasPrefix(".") }.sorted()
      if seen.isEmpty {
        return [failed(word, "the folder is empty", remedy: nil, .refusedData)]
      }
      return seen.map { read($0, at: "\(path)/\($0)") }
    } catch {
      return [unreadable(word, error)]
    }
  }

  private func read(_ word: String, at path: String) -> StatementFile {
    do {
      guard
        let bytes = try session.surroundings.files?.bytes(
          of: path, upTo: StatementFiles.byteLimit)
      else {
        return failed(
          word, "there is no such file", remedy: "Check the path, or give the file after '<'.",
          .missing)
      }
      return file(word, bytes)
    } catch {
      return unreadable(word, error)
    }
  }

  private func input() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let byte = try session.input.nextByte() {
      bytes.append(byte)
      guard bytes.count <= StatementFiles.byteLimit else {
        throw CommandFailure("the input is too long", .refusedData)
      }
    }
    return bytes
  }

  private func file(_ word: String, _ bytes: [UInt8]) -> StatementFile {
    let hash = ContentHash(of: bytes.span.bytes).text
    let name = StatementFiles.name(of: word)
    do throws(StatementReadingError) {
      let statements = try StatementReader.read(bytes, named: name, hints: hints)
      return StatementFile(name: name, hash: hash, result: .success(statements))
    } catch {
      let advice = StatementFiles.advice(error)
      return StatementFile(
        name: name, hash: hash,
        result: .failure(
          CommandFailure("\(VisibleText(name)): \(error.problem)", remedy: advice, .refusedData)))
    }
  }

  /// What to do, with the option that says it.
  private static func advice(_ error: StatementReadingError) -> Advice? {
    switch error.reason {
    case .unknownDayOrder: "Say the order of day, month and year with --day-order dmy, mdy or ymd."
    case .unknownDecimalMark: "Say the decimal mark with --decimal-mark dot or comma."
    case .unknownYear: "Say in which year the file ends with --year, such as --year 2026."
    case .unknownSign: "Say what the signs mean with --sign account or card."
    case .noColumn, .twoColumns, .hintMismatch:
      "Say what the columns hold with --columns, such as --columns day,payee,-,amount."
    default: error.remedy.map { "\($0)" }
    }
  }

  private func failed(
    _ word: String, _ problem: String, remedy: Advice?, _ code: ExitCode
  ) -> StatementFile {
    unreadable(
      word, CommandFailure("\(VisibleText(word)): \(problem)", remedy: remedy, code))
  }

  private func unreadable(_ word: String, _ error: any Error) -> StatementFile {
    StatementFile(name: StatementFiles.name(of: word), hash: "", result: .failure(error))
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
