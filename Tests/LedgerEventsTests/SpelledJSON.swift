import LedgerLiterals
import LedgerTestSupport

/// A JSON text taken apart, so that it can be spelled in other ways.
indirect enum SpelledJSON {
  case object([(name: [UInt8], value: SpelledJSON)])
  case list([SpelledJSON])
  /// The bytes between the quotes.
  case text([UInt8])
  case number([UInt8])

  /// Reads the one spelling that a log has.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    self.init(&rest)
  }

  private init(_ rest: inout ArraySlice<UInt8>) {
    switch rest.first {
    case UInt8(ascii: "{"):
      var members: [(name: [UInt8], value: SpelledJSON)] = []
      repeat {
        rest.removeFirst()
        if rest.first == UInt8(ascii: "}") { break }
        let name = SpelledJSON.quoted(&rest)
        rest.removeFirst()
        members.append((name, SpelledJSON(&rest)))
      } while rest.first == UInt8(ascii: ",")
      rest.removeFirst()
      self = .object(members)
    case UInt8(ascii: "["):
      var values: [SpelledJSON] = []
      repeat {
        rest.removeFirst()
        values.append(SpelledJSON(&rest))
      } while rest.first == UInt8(ascii: ",")
      rest.removeFirst()
      self = .list(values)
    case UInt8(ascii: "\""): self = .text(SpelledJSON.quoted(&rest))
    default:
      // Or `false`, which is spelled in one way too.
      let digits = rest.prefix { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      rest = rest.dropFirst(digits.count)
      self = .number(Array(digits))
    }
  }

  private static func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    rest.removeFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst(), byte != 0x22 {
      text.append(byte)
      if byte == 0x5C, let next = rest.popFirst() { text.append(next) }
    }
    return text
  }

  /// The same content in another spelling: members in another order, blanks between, letters as
  /// escapes. The order of `keeping` members is theirs: that of shares means something.
  func spelled(
    keepingOrder: Bool = false, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = SpelledJSON.blanks(&generator)
    switch self {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in (keepingOrder ? members : members.shuffled(using: &generator))
        .enumerated()
      {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += SpelledJSON.blanks(&generator)
        bytes += SpelledJSON.quoted(member.name, &generator)
        bytes += SpelledJSON.blanks(&generator) + [UInt8(ascii: ":")]
        let holdsShares = ["shares", "was"].contains(String(decoding: member.name, as: UTF8.self))
        bytes += member.value.spelled(keepingOrder: holdsShares, &generator)
      }
      bytes.append(UInt8(ascii: "}"))
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += value.spelled(&generator)
      }
      bytes.append(UInt8(ascii: "]"))
    case .text(let text): bytes += SpelledJSON.quoted(text, &generator)
    case .number(let digits): bytes += digits
    }
    return bytes + SpelledJSON.blanks(&generator)
  }

  private static func blanks(_ generator: inout SeededGenerator) -> [UInt8] {
    let count = max(0, Int.random(in: -3...2, using: &generator))
    return (0..<count).map { _ in [0x20, 0x09, 0x0A, 0x0D].randomElement(using: &generator) ?? 0x20
    }
  }

  private static func quoted(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    // A text with escapes already is left as it is.
    guard !text.contains(0x5C) else { return [0x22] + text + [0x22] }
    var bytes: [UInt8] = [0x22]
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
          bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        }
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes + [0x22]
  }
}
