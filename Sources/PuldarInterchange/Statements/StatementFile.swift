public import LedgerModel
import LedgerStore

/// A parsed file of a bank or a budget program: OFX, QFX, QIF, CAMT, MT940 or CSV. ``StatementImport`` compares its
/// lines with a ledger.
public struct StatementFile: Sendable {
  /// The file's name, without its folder.
  public let name: String
  /// SHA-256 of the file's bytes: 64 hexadecimal digits.
  let hash: String
  let statements: [BankStatement]

  /// Reads a file, completely or not at all.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, in UTF-8, UTF-16 or a legacy encoding.
  ///   - name: The file's name, without its folder; it may state the year, and is stored with the lines.
  ///   - hints: Stated facts that the file does not contain.
  ///   - clock: Tells the person's day of an instant that a CSV writes with its zone; `nil` to take the day as written.
  /// - Throws: `StatementError`, with the line and the remedy.
  public init(
    _ bytes: [UInt8], named name: String, hints: StatementHints = StatementHints(),
    clock: (any WallClock)? = nil
  ) throws(StatementError) {
    do throws(StatementReadingError) {
      statements = try StatementReader.read(bytes, named: name, hints: hints, clock: clock)
    } catch {
      throw StatementError(error)
    }
    self.name = name
    hash = ContentHash(of: bytes.span.bytes).text
  }

  /// The first currency that the file names; `nil` if it names none of ISO 4217.
  public var currency: Money.Currency? { statements.lazy.compactMap(\.currency).first }

  /// The supported formats, as a person calls them: `OFX, QFX, QIF, CAMT, MT940 and CSV`.
  public static let forms = StatementFormat.names("and")
}
