public import EntryParsing

/// One member of the object that a model answered.
public struct AnswerMember: Hashable, Sendable {
  /// What stands behind its name.
  public enum Value: Hashable, Sendable {
    case text(String)
    /// A number, as it was written.
    case number(String)
    case null
  }

  public var name: String
  public var value: Value

  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }

  /// The texts of exactly these members, which must stand in this order.
  ///
  /// - Throws: ``EntryParsing/ProposalFailure/badAnswer(_:)``. A grammar leaves no choice here, so
  ///   that any other form says that it was not used.
  public static func texts(
    _ members: [AnswerMember], named names: [String]
  ) throws(ProposalFailure) -> [String] {
    guard members.map(\.name) == names else { throw .badAnswer("it has other members") }
    var texts: [String] = []
    for member in members {
      guard case .text(let text) = member.value else {
        throw .badAnswer("'\(member.name)' is no text")
      }
      texts.append(text)
    }
    return texts
  }
}
