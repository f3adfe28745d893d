import LedgerEvents
import LedgerLiterals
import LedgerTestSupport

/// A JSON text taken apart, so that it can be spelled otherwise: the same content in another order,
/// with blanks and with escapes that need not be.
indirect enum JSONSpelling: Hashable {
  case text(String)
  case word(String)
  case list([JSONSpelling])
  case object([Member])

  struct Member: Hashable {
    var name: String
    var value: JSONSpelling
  }

  /// Takes canonical JSON apart.
  init(_ text: String) {
    var rest = Substring(text)
    self = JSONSpelling.value(&rest)
  }

  private static func value(_ rest: inout Substring) -> JSONSpelling {
    switch rest.first {
    case "\"": return .text(string(&rest))
    case "[":
      var items: [JSONSpelling] = []
      repeat {
        rest.removeFirst()
        items.append(value(&rest))
      } while rest.first == ","
      rest.removeFirst()
      return .list(items)
    case "{":
      var members: [Member] = []
      repeat {
        rest.removeFirst()
        let name = string(&rest)
        rest.removeFirst()
        members.append(Member(name: name, value: value(&rest)))
      } while rest.first == ","
      rest.removeFirst()
      return .object(members)
    default:
      let word = rest.prefix { $0.isNumber || $0.isLetter || $0 == "-" }
      rest.removeFirst(word.count)
      return .word(String(word))
    }
  }

  private static func string(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        let scalar = UInt32(rest.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
        text.unicodeScalars.append(scalar ?? "?")
        rest.removeFirst(4)
      case let plain: text.append(plain ?? "?")
      }
    }
    return text
  }

  /// Another spelling of the same content.
  func spelled(_ generator: inout SeededGenerator) -> String {
    func blank() -> String {
      String(
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          [" ", "\t", "\n", "\r"].randomElement(using: &generator) ?? " "
        }.joined())
    }
    func quoted(_ text: String) -> String {
      var result = "\""
      for unit in text.utf16 {
        let hex = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
        let mustEscape = unit < 0x20 || unit == 0x22 || unit == 0x5C || unit >= 0x80
        if mustEscape || Int.random(in: 0..<4, using: &generator) == 0 {
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else if let scalar = Unicode.Scalar(unit) {
          result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
    switch self {
    case .text(let text): return quoted(text)
    case .word(let word): return word
    case .list(let items):
      let inner = items.map { blank() + $0.spelled(&generator) + blank() }
      return "[" + inner.joined(separator: ",") + "]"
    case .object(let members):
      let inner = members.shuffled(using: &generator).map { member in
        blank() + quoted(member.name) + blank() + ":" + blank()
          + member.value.spelled(&generator) + blank()
      }
      return "{" + inner.joined(separator: ",") + "}"
    }
  }

  /// The same with a change at every place where one can be made.
  func changed(_ change: (JSONSpelling) -> [JSONSpelling]) -> [JSONSpelling] {
    var results = change(self)
    guard case .object(let members) = self else { return results }
    for (index, member) in members.enumerated() {
      for value in member.value.changed(change) {
        var changed = members
        changed[index].value = value
        results.append(.object(changed))
      }
    }
    return results
  }
}
