/// What may end the process from outside at any moment: the person's Ctrl-C, and a request to end.
///
/// Before a command writes, that is right: nothing is stored. Behind that moment it would end without
/// a word of what is.
public protocol Interruptions: Sendable {
  /// Has none of them end the process any more: it ends with its answer.
  func hold()
}
