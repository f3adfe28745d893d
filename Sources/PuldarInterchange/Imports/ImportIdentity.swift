package import LedgerModel

/// What tells a line from the lines that are like it, so small that ten years of lines may each have one.
package enum ImportIdentity: Hashable, Sendable {
  /// The how manieth it is of those with its account, day, amount and name, which spell its key together.
  case number(Int32)
  /// Its key, where those spell none.
  indirect case key(IdempotencyKey)
}

/// Writes what the lines of an account are keyed by.
struct ImportKeyWriter {
  private(set) var bytes: [UInt8] = []
  /// How many of them each key begins with.
  private let beginningCount: Int

  init(of account: AccountName) {
    bytes.reserveCapacity(IdempotencyKey.byteLimit)
    ImportKey.writeBeginning(of: account, to: &bytes)
    beginningCount = bytes.count
  }

  /// - Parameters:
  ///   - name: Its words, folded; of a line that the bank named they do not matter.
  ///   - number: The how manieth such line it is, from 1.
  mutating func write(_ line: StatementLine, named name: String, number: Int32) {
    bytes.removeLast(bytes.count - beginningCount)
    line.day.write(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    line.amount.shortest.write(to: &bytes)
    let bankID = line.bankID
    // Some banks give one name to another line of another month: its day and amount tell them apart.
    if bankID.isEmpty {
      bytes.append(UInt8(ascii: ":"))
      bytes += name.utf8
    } else {
      bytes += ":id:".utf8
      bytes += bankID.utf8
    }
    bytes.append(UInt8(ascii: ":"))
    DecimalText.write(UInt64(number.magnitude), to: &bytes)
  }

  /// What was written last.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension StatementLine {
  /// The key of a line of an account.
  ///
  /// - Parameter name: Its words, folded.
  func key(
    _ identity: ImportIdentity, in account: AccountName, named name: String
  ) -> IdempotencyKey {
    switch identity {
    case .key(let key): return key
    case .number(let number):
      var writer = ImportKeyWriter(of: account)
      writer.write(self, named: name, number: number)
      return IdempotencyKey(known: writer.text)
    }
  }

  /// Its words as they are compared: who was paid, and where the bank names nobody what else it writes.
  package var comparedWords: String { payee.isEmpty ? memo : payee }
}
