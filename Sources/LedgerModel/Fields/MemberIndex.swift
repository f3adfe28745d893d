/// Where the members of an object stand, for the general path: in any order, each taken once.
///
/// A class, because a reader on the canonical path carries none, and pays one word for that.
final class MemberIndex {
  private struct Member {
    var name: String
    var start: Int
    var isTaken = false
  }

  private var members: [Member] = []
  private var outer: [[Member]] = []

  /// Indexes the object at an offset of normalized bytes, and makes it the object at hand.
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

  /// Goes back to the object around; the answer is the first member that nobody took.
  func leave() -> String? {
    let left = members.first { !$0.isTaken }?.name
    members = outer.popLast() ?? []
    return left
  }

  /// Whether the object at hand has a member that nobody took.
  func holds(_ name: String) -> Bool {
    members.contains { !$0.isTaken && $0.name == name }
  }

  /// The offset of a member's value; `nil` where the object at hand has none such.
  func take(_ name: String) -> Int? {
    guard let index = members.firstIndex(where: { !$0.isTaken && $0.name == name }) else {
      return nil
    }
    members[index].isTaken = true
    return members[index].start
  }
}
