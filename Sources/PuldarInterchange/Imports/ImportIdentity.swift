package import LedgerModel

/// The identity of a line among similar ones, small enough for ten years of lines to have one each.
package enum ImportIdentity: Hashable, Sendable {
  /// The ordinal among lines of the same account, day, amount and name; together they form the key.
  case number(Int32)
  /// The key itself, if those cannot form one.
  indirect case key(IdempotencyKey)
}

/// Writes the keys of an account's lines.
struct ImportKeyWriter {
  private(set) var bytes: [UInt8] = []
  /// The byte count of the prefix that all keys share.
  private let beginningCount: Int

  init(of account: AccountName) {
    bytes.reserveCapacity(IdempotencyKey.byteLimit)
    ImportKey.writeBeginning(of: account, to: &bytes)
    beginningCount = bytes.count
  }

  /// - Parameters:
  ///   - name: The line's folded words; ignored if the line has a bank id.
  ///   - number: The ordinal among equal lines, from 1.
  mutating func write(_ line: StatementLine, named name: String, number: Int32) {
    bytes.removeLast(bytes.count - beginningCount)
    line.day.write(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    line.amount.shortest.write(to: &bytes)
    let bankID = line.bankID
    // Some banks reuse an id in another month: the day and amount tell the lines apart.
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

  /// The key that was written last.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension StatementLine {
  /// Returns the key of a line in an account.
  ///
  /// - Parameter name: The line's folded words.
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

  /// The words that are compared: the payee, or the memo if the bank names no payee.
  package var comparedWords: String { payee.isEmpty ? memo : payee }
}
