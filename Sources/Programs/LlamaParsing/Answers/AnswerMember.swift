package import EntryParsing
import StrictJSON

/// One member of the object in a model's answer.
package struct AnswerMember: Hashable, Sendable {
  /// A member's value.
  package enum Value: Hashable, Sendable {
    case text(String)
    /// A number, as written.
    case number(String)
    case null
  }

  package var name: String
  package var value: Value

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }

  /// Returns the members of the object at the start of a line, without those that no contract has: truth values,
  /// lists and objects. Anything after it is ignored.
  ///
  /// - Throws: ``ProposalFailure/noAnswer`` if the object is cut off: the end of the output may have been lost.
  ///   ``ProposalFailure/badAnswer(_:)`` if it is malformed, or holds a text with control characters.
  static func members(of line: ArraySlice<UInt8>) throws(ProposalFailure) -> [AnswerMember] {
    var tokens = JSONTokens(Array(line), depthLimit: 8)
    var members: [AnswerMember] = []
    do throws(JSONFault) {
      guard try tokens.next() == .objectStart else {
        throw JSONFault(reason: "is no object", offset: tokens.start)
      }
      while case .name(let isRepeated)? = try tokens.next() {
        let name = tokens.text
        var after = tokens
        let token = try after.next()
        guard let value = value(token, of: after) else {
          guard token != .text, !isRepeated else {
            throw JSONFault(reason: "holds what no grammar allows", offset: after.start)
          }
          _ = try tokens.skipValue()
          continue
        }
        tokens = after
        guard !isRepeated else {
          throw JSONFault(reason: "holds a member twice", offset: tokens.start)
        }
        members.append(AnswerMember(name: name, value: value))
      }
      return members
    } catch {
      throw error.offset == line.count
        ? .noAnswer : .badAnswer("it is not the JSON that was asked for")
    }
  }

  private static func value(_ token: JSONTokens.Token?, of tokens: JSONTokens) -> Value? {
    switch token {
    case .text? where tokens.content.allSatisfy({ $0 >= 0x20 }): .text(tokens.text)
    case .number?: .number(String(decoding: tokens.spelling, as: UTF8.self))
    case .null?: .null
    default: nil
    }
  }

  /// Returns the texts of these members, in this order; others are ignored.
  ///
  /// - Throws: ``EntryParsing/ProposalFailure/badAnswer(_:)`` if one is missing, in another order, or no text.
  package static func texts(
    _ members: [AnswerMember], named names: [String]
  ) throws(ProposalFailure) -> [String] {
    let named = members.filter { names.contains($0.name) }
    guard named.map(\.name) == names else { throw .badAnswer("it has other members") }
    var texts: [String] = []
    for member in named {
      guard case .text(let text) = member.value else {
        throw .badAnswer("'\(member.name)' is no text")
      }
      texts.append(text)
    }
    return texts
  }
}
