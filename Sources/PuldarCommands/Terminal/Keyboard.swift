/// The keyboard of a terminal, which hands over whole lines unless it is asked for each key.
public protocol Keyboard {
  /// Has each key handed over as it is pressed, and none shown or obeyed.
  ///
  /// - Returns: False where that cannot be had; then nothing is changed.
  func seize() -> Bool
  /// Has whole lines handed over again, as before.
  func release()
}

extension Prompt {
  /// Asks for a line that can be edited while it is typed.
  ///
  /// - Parameter columns: How wide the terminal is.
  /// - Returns: `nil` where keys cannot be had one by one.
  func edit(
    _ question: String, _ editor: LineEditor, on keyboard: any Keyboard, columns: Int
  ) throws(InputFailure) -> LineEditor.Outcome? {
    guard keyboard.seize() else { return nil }
    defer { keyboard.release() }
    var editor = editor
    show(editor.drawn(behind: question, columns: columns))
    while let byte = try input.nextByte() {
      let outcome = editor.take(byte)
      // What is pasted comes at once, and is drawn at once.
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
  /// Asks for a line that is not shown while it is typed, on a keyboard that is seized.
  ///
  /// - Parameter byteLimit: How long it may be; what is typed beyond is not taken.
  func askUnseen(
    _ question: String, upTo byteLimit: Int
  ) throws(InputFailure) -> LineEditor.Outcome {
    show(question)
    var editor = LineEditor()
    while let byte = try input.nextByte() {
      if editor.text.utf8.count >= byteLimit, byte >= 0x20, byte != 0x7F { continue }
      // Nothing is completed in what nobody sees.
      if let outcome = byte == 0x09 ? nil : editor.take(byte) {
        show("\n")
        return outcome
      }
    }
    show("\n")
    return .ended
  }
}
