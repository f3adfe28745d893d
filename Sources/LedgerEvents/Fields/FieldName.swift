/// The name of a member, packed for comparison in place: `,"name":`, with the comma before it.
///
/// The loop below folds to constants, since every name is a literal.
package struct FieldName: ExpressibleByStringLiteral {
  let low: UInt64
  let high: UInt64
  let lowMask: UInt64
  let highMask: UInt64
  /// The number of bytes before the value: the separator, the quoted name and the colon.
  let byteCount: Int
  let literal: StaticString

  /// - Parameter literal: 1 to 12 ASCII letters.
  @inline(__always)
  package init(stringLiteral literal: StaticString) {
    var low: UInt64 = 0x22 << 8 | 0x2C
    var high: UInt64 = 0
    var index: UInt64 = 0
    let count = UInt64(literal.utf8CodeUnitCount)
    while index < count + 2 {
      let byte: UInt64 =
        index < count ? UInt64(literal.utf8Start[Int(index)]) : index == count ? 0x22 : 0x3A
      let place = (index + 2) * 8
      if place < 64 { low |= byte << place } else { high |= byte << (place - 64) }
      index += 1
    }
    self.low = low
    self.high = high
    let bits = (count + 4) * 8
    lowMask = bits < 64 ? 1 << bits - 1 : ~0
    highMask = bits <= 64 ? 0 : 1 << (bits - 64) - 1
    byteCount = Int(count) + 4
    self.literal = literal
  }

  /// The difference for the first member of an object, which follows the brace.
  static let opening: UInt64 = 0x2C ^ 0x7B

  /// The bare name.
  var text: String { literal.description }
}

/// The offsets of an object's members, for the general path: in any order, each taken once.
///
/// A class, because a reader on the canonical path has none and pays only one word for it.
final class MemberIndex {
  private struct Member {
    var name: String
    var start: Int
    var isTaken = false
  }

  private var members: [Member] = []
  private var outer: [[Member]] = []

  /// Indexes the object at an offset of normalized bytes, and makes it the current object.
  func enter(_ bytes: borrowing RawSpan, at start: Int) {
    outer.append(members)
    members = []
    var offset = start + 1
    while offset < bytes.byteCount, JSONText.byte(bytes, offset) != UInt8(ascii: "}") {
      let end = JSONText.endOfValue(bytes, offset)
      let name = JSONText.string(bytes, from: offset + 1, to: end - 1)
      let valueEnd = JSONText.endOfValue(bytes, end + 1)
      members.append(Member(name: name, start: end + 1))
      offset = JSONText.byte(bytes, valueEnd) == UInt8(ascii: ",") ? valueEnd + 1 : valueEnd
    }
  }

  /// Returns to the enclosing object.
  ///
  /// - Returns: The first member that was not taken.
  func leave() -> String? {
    let left = members.first { !$0.isTaken }?.name
    members = outer.popLast() ?? []
    return left
  }

  /// Whether the current object has a member that was not taken.
  func holds(_ name: String) -> Bool {
    members.contains { !$0.isTaken && $0.name == name }
  }

  /// Returns the offset of a member's value; `nil` if the current object has no such member.
  func take(_ name: String) -> Int? {
    guard let index = members.firstIndex(where: { !$0.isTaken && $0.name == name }) else {
      return nil
    }
    members[index].isTaken = true
    return members[index].start
  }
}
