import Puldar

/// Something that went wrong, in words for a person: an alert shows all three.
public struct ShownProblem: Sendable {
  /// What did not happen, without a full stop: "Nothing was added".
  public let title: String
  /// Why, as a sentence.
  public let explanation: String
  /// What to do about it, as a sentence; `nil` if that depends on the program, or if nothing can be done.
  public let remedy: String?
  /// The error itself, for a program that has a button for it.
  public let error: any Error

  /// Makes the words for an error.
  public init(title: String, _ error: any Error) {
    self.title = title
    self.error = error
    guard let explained = error as? any ExplainedError else {
      (explanation, remedy) = ("\(error)", nil)
      return
    }
    let problem = explained.problem
    explanation = problem.prefix(1).uppercased() + problem.dropFirst() + "."
    remedy = explained.remedy
  }
}
