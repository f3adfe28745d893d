/// The details of a booking in field :86:, which each country fills in its own way.
struct MT940Details: Hashable {
  private(set) var payee = ""
  private(set) var memo = ""

  /// - Parameter lines: The lines of the field, without line breaks.
  init(_ lines: [ArraySlice<UInt8>]) {
    let whole = Array(lines.joined())
    if let mark = MT940Details.mark(of: whole) {
      readNumbered(whole, mark)
    } else {
      let spaced = Array(lines.joined(separator: [0x20]))
      memo = StatementTexts.text(spaced, 0..<spaced.count)
      readNamed(whole)
    }
  }

  /// Returns the mark before the numbers of parts, such as "?" in "166?00GUTSCHRIFT?20…"; `nil` if the field has none.
  private static func mark(of bytes: [UInt8]) -> UInt8? {
    let start = StatementTexts.trimmed(bytes, 0..<bytes.count).lowerBound
    for place in [start + 3, start] where place + 2 < bytes.count {
      let isMark = [0x3F, 0x7E, 0x3C, 0x3E, 0x5E, 0x40, 0x7C, 0x2B].contains(bytes[place])
      let isCoded = place == start || bytes[start..<place].allSatisfy { $0 &- 0x30 <= 9 }
      if isMark, isCoded, bytes[place + 1] &- 0x30 <= 9, bytes[place + 2] &- 0x30 <= 9 {
        return bytes[place]
      }
    }
    return nil
  }

  /// Reads numbered parts: 20 to 29 and 60 to 63 are the purpose, 32 and 33 the name.
  private mutating func readNumbered(_ bytes: [UInt8], _ mark: UInt8) {
    var (name, purpose, booking): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for part in bytes.split(separator: mark, omittingEmptySubsequences: true) {
      guard part.count >= 2, let number = MT940Details.number(part.prefix(2)) else {
        continue
      }
      let text = part.dropFirst(2)
      switch number {
      case 0: booking = Array(text)
      case 20...29, 60...63:
        purpose.append(contentsOf: text)
        // A full part continues in the next without a blank.
        if text.count < 27 { purpose.append(0x20) }
      case 32, 33:
        name.append(contentsOf: text)
        if text.count < 27 { name.append(0x20) }
      default: break
      }
    }
    payee = StatementTexts.text(name, 0..<name.count)
    memo = StatementTexts.text(purpose, 0..<purpose.count)
    if let start = purpose.firstPlace(of: "SVWZ+", from: 0) {
      memo = MT940Details.text(behind: start + 5, in: purpose)
    }
    if memo.isEmpty { memo = StatementTexts.text(booking, 0..<booking.count) }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard digit &- 0x30 <= 9 else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  /// Returns the text from an offset to the next key of the kind of `SVWZ+`.
  private static func text(behind start: Int, in bytes: [UInt8]) -> String {
    let keys: [StaticString] = [
      "EREF+", "KREF+", "MREF+", "CRED+", "DEBT+", "ABWA+", "ABWE+", "IBAN+", "BIC+", "COAM+",
      "OAMT+", "PURP+",
    ]
    let end = keys.compactMap { key in bytes.firstPlace(of: key, from: start) }.min()
    return StatementTexts.text(bytes, start..<(end ?? bytes.count))
  }

  /// Reads named parts, such as `/NAME/Anna Berg/REMI/Rent`.
  private mutating func readNamed(_ bytes: [UInt8]) {
    if let name = MT940Details.part("/NAME/", of: bytes) { payee = name }
    if let purpose = MT940Details.part("/REMI/", of: bytes), !purpose.isEmpty { memo = purpose }
  }

  /// Returns the text after a name in slashes, up to the next; `nil` if the name is missing.
  private static func part(_ name: StaticString, of bytes: [UInt8]) -> String? {
    guard let place = bytes.firstPlace(of: name, from: 0) else { return nil }
    let start = place + name.utf8CodeUnitCount
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/") {
        var index = end + 1
        while index < bytes.count, index - end <= 4, bytes[index] &- 0x41 < 26 { index += 1 }
        if index > end + 1, index < bytes.count, bytes[index] == UInt8(ascii: "/") { break }
      }
      end += 1
    }
    return StatementTexts.text(bytes, start..<end)
  }
}

extension [UInt8] {
  /// Returns the first offset of an ASCII text from a given one on; `nil` if there is none.
  func firstPlace(of text: StaticString, from start: Int) -> Int? {
    var index = start
    while index < count {
      if hasText(text, at: index) { return index }
      index += 1
    }
    return nil
  }
}
