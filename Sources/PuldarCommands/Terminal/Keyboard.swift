/// The keyboard of a terminal, which delivers whole lines unless single keys are requested.
public protocol Keyboard {
  /// Delivers each key as it is pressed from now on, without echo or special meaning.
  ///
  /// - Returns: `false` if that is impossible; then nothing is changed.
  func seize() -> Bool
  /// Delivers whole lines again, as before.
  func release()
}

extension Prompt {
  /// Asks for a line that can be edited while it is typed.
  ///
  /// - Parameter columns: The width of the terminal.
  /// - Returns: `nil` if single keys cannot be read.
  func edit(
    _ question: String, _ editor: LineEditor, on keyboard: any Keyboard, columns: Int
  ) throws(InputFailure) -> LineEditor.Outcome? {
    guard keyboard.seize() else { return nil }
    defer { keyboard.release() }
    var editor = editor
    show(editor.drawn(behind: question, columns: columns))
    while let byte = try input.nextByte() {
      let outcome = editor.take(byte)
      // Pasted text arrives at once, and is drawn at once.
      if editor.isSettled, outcome != nil || input.isDrained {
        show(editor.drawn(behind: question, columns: columns))
      }
      if let outcome {
        show("\n")
        return outcome
      }
    }
    show("\n")
    return .ended
  }
}

extension Prompt {
  /// Asks for a line that is not echoed, on a keyboard that is seized.
  ///
  /// - Parameter byteLimit: The length limit; further text is ignored.
  func askUnseen(
    _ question: String, upTo byteLimit: Int
  ) throws(InputFailure) -> LineEditor.Outcome {
    show(question)
    var editor = LineEditor()
    while let byte = try input.nextByte() {
      if editor.text.utf8.count >= byteLimit, byte >= 0x20, byte != 0x7F { continue }
      // Invisible text is not completed.
      if let outcome = byte == 0x09 ? nil : editor.take(byte) {
        show("\n")
        return outcome
      }
    }
    show("\n")
    return .ended
  }
}
