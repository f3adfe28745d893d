import CommandTable
import LedgerStore
import PuldarInterchange

/// Reads the files of banks.
struct StatementFiles {
  /// A hundred times the size of ten years of a busy account.
  private static let byteLimit = 1 << 28
  let session: Session
  let hints: StatementHints
  private var files: [StatementFile] = []
  private var failures: [any Error] = []
  /// The paths read so far; a file that is named twice is read once.
  private var paths: Set<[Substring]> = []

  init(_ session: Session, _ hints: StatementHints) {
    self.session = session
    self.hints = hints
  }

  /// Reads files and folders. Returns the readable files, those of a folder sorted by name, and the failures of others.
  mutating func read(
    _ words: [String]
  ) throws -> (files: [StatementFile], failures: [any Error]) {
    guard !words.isEmpty else { throw UsageError("Missing expected argument '<files>'") }
    for word in words {
      if word == "-" { take("-", try input()) } else { read(word) }
    }
    defer { files = [] }
    return (files, failures)
  }

  /// Reads a file, or the files of a folder.
  private mutating func read(_ word: String) {
    let path = session.models.path(of: word)
    do throws(InputFailure) {
      guard let names = try session.surroundings.files?.names(in: path) else {
        return read(word, at: path)
      }
      let seen = names.filter { !$0.hasPrefix(".") }.sorted()
      if seen.isEmpty { fail(word, "the folder is empty", remedy: nil, .refusedData) }
      for name in seen { read(name, at: "\(path)/\(name)") }
    } catch {
      failures.append(error)
    }
  }

  private mutating func read(_ word: String, at path: String) {
    guard paths.insert(path.split(separator: "/").filter { $0 != "." }).inserted else { return }
    do {
      guard
        let bytes = try session.surroundings.files?.bytes(
          of: path, upTo: StatementFiles.byteLimit)
      else {
        return fail(
          word, "there is no such file", remedy: "Check the path, or give the file after '<'.",
          .missing)
      }
      take(word, bytes)
    } catch {
      failures.append(error)
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

  private mutating func take(_ word: String, _ bytes: [UInt8]) {
    let name = word.split(separator: "/").last.map(String.init) ?? word
    do throws(StatementError) {
      files.append(try StatementFile(bytes, named: name, hints: hints, clock: session.clock))
    } catch {
      failures.append(CommandFailure(error, in: name))
    }
  }

  private mutating func fail(
    _ word: String, _ problem: String, remedy: Advice?, _ code: ExitCode
  ) {
    failures.append(CommandFailure("\(VisibleText(word)): \(problem)", remedy: remedy, code))
  }
}

extension CommandFailure {
  /// Creates the failure of a bank's file, with the option that fixes it.
  init(_ error: StatementError, in name: String) {
    let advice: Advice? =
      switch error.answer {
      case .dayOrder: "Say the order of day, month and year with --day-order dmy, mdy or ymd."
      case .decimalMark: "Say the decimal mark with --decimal-mark dot or comma."
      case .year: "Say in which year the file ends with --year, such as --year 2026."
      case .sign: "Say what the signs mean with --sign account or card."
      case .columns:
        "Say what the columns hold with --columns, such as --columns day,payee,-,amount."
      case .currency:
        "Name the currency of the file with --currency, or mend the line in a copy."
      case .account: "Name the account that the file is of with --account."
      case .ledger: "Take it into a ledger of its own, with -f NEW."
      case nil: error.remedy.map { "\($0)" }
      @unknown default: error.remedy.map { "\($0)" }
      }
    self.init("\(VisibleText(name)): \(error.problem)", remedy: advice, .refusedData)
  }
}
