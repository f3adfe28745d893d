public import LedgerModel
import LedgerStore

/// A file that a bank or a budget program gave out, read: OFX, QFX, QIF, CAMT, MT940 or CSV. What its lines are to a
/// ledger says ``StatementImport``.
public struct StatementFile: Sendable {
  /// What it is called, without its folder.
  public let name: String
  /// SHA-256 of its bytes: 64 hexadecimal digits.
  let hash: String
  let statements: [BankStatement]

  /// Reads a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, UTF-16 or an older encoding.
  ///   - name: What it is called, without its folder: it may tell the year, and is kept with what is stored.
  ///   - hints: What the file does not tell, and somebody said.
  /// - Throws: What cannot be read, with the line and what to say or do about it.
  public init(
    _ bytes: [UInt8], named name: String, hints: StatementHints = StatementHints()
  ) throws(StatementError) {
    do throws(StatementReadingError) {
      statements = try StatementReader.read(bytes, named: name, hints: hints)
    } catch {
      throw StatementError(error)
    }
    self.name = name
    hash = ContentHash(of: bytes.span.bytes).text
  }

  /// The first currency that it names; `nil` if it names none that ISO 4217 lists.
  public var currency: Money.Currency? { statements.lazy.compactMap(\.currency).first }

  /// The forms that are read, as a person calls them: `OFX, QFX, QIF, CAMT, MT940 and CSV`.
  public static let forms = StatementFormat.names("and")
}
