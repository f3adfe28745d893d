import LedgerModel

/// A line that a person types and edits: the effect of each byte of a terminal, and the drawing.
///
/// It performs no input or output itself, so that a test can type into it.
struct LineEditor {
  /// The outcome of editing.
  enum Outcome: Hashable, Sendable {
    /// Enter was pressed.
    case line(String)
    /// The end of the input, on an empty line.
    case ended
    /// Ctrl-C.
    case cancelled
  }

  /// The text before the cursor, and after it.
  private(set) var before = ""
  private(set) var after = ""
  /// The bytes of an incomplete key or character.
  private var incomplete: [UInt8] = []
  private var history: LineHistory
  private var completion: LineCompletion

  /// - Parameters:
  ///   - history: Earlier lines, the last one first.
  ///   - names: The completions of a word, the likeliest first.
  ///   - marks: The completions of a word after `#`.
  init(history: [String] = [], names: [String] = [], marks: [String] = []) {
    self.history = LineHistory(history)
    completion = LineCompletion(names: names, marks: marks)
  }

  var text: String { before + after }

  /// Whether the last key is complete, so that the line can be drawn.
  var isSettled: Bool { incomplete.isEmpty }

  /// Processes a byte.
  ///
  /// - Returns: The outcome; `nil` while the line is edited.
  mutating func take(_ byte: UInt8) -> Outcome? {
    if !incomplete.isEmpty || byte == 0x1B || byte >= 0x80 {
      incomplete.append(byte)
      takeIncomplete()
      return nil
    }
    if byte != LineEditor.tab { completion.end() }
    switch byte {
    case 0x0D, 0x0A: return .line(text)
    case LineEditor.control("C"): return .cancelled
    case LineEditor.control("D") where text.isEmpty: return .ended
    case LineEditor.tab:
      // In the middle of a word there is no completion.
      if after.isEmpty || after.first == " ", let line = completion.next(after: before) {
        before = line
      }
    default: press(byte)
    }
    return nil
  }

  /// Processes a one-byte key that does not end the line.
  private mutating func press(_ byte: UInt8) {
    switch byte {
    case 0x7F, 0x08: _ = before.popLast()
    case LineEditor.control("D"): deleteForward()
    case LineEditor.control("B"): move(.left)
    case LineEditor.control("F"): move(.right)
    case LineEditor.control("A"): move(.start)
    case LineEditor.control("E"): move(.end)
    case LineEditor.control("P"): show(history.earlier(than: text))
    case LineEditor.control("N"): show(history.later())
    case LineEditor.control("K"): after = ""
    case LineEditor.control("U"): before = ""
    case LineEditor.control("W"): deleteWord()
    case 0x20..<0x7F: before.unicodeScalars.append(Unicode.Scalar(byte))
    default: break
    }
  }

  private static let tab: UInt8 = 0x09

  private static func control(_ letter: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: letter.value) & 0x1F
  }

  // MARK: Keys of several bytes

  private mutating func takeIncomplete() {
    if incomplete.first == 0x1B {
      takeEscape()
    } else if incomplete.count >= LineEditor.length(of: incomplete[0]) {
      // Invalid UTF-8 is no character, and an invisible one would be stored unseen.
      let typed = String(validating: incomplete, as: UTF8.self) ?? ""
      incomplete = []
      completion.end()
      if typed.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        before += typed
      }
    }
  }

  /// Returns the length of a character by its first byte.
  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...0xFF: 4
    default: 1
    }
  }

  /// Processes `ESC [ … letter`, `ESC O letter`, or `ESC` and a key that is pressed with Alt.
  private mutating func takeEscape() {
    guard incomplete.count > 1 else { return }
    let isSequence = incomplete[1] == UInt8(ascii: "[") || incomplete[1] == UInt8(ascii: "O")
    if isSequence {
      guard incomplete.count > 2, let last = incomplete.last, (0x40...0x7E).contains(last) else {
        return
      }
    }
    let key = String(decoding: incomplete.dropFirst(), as: UTF8.self)
    incomplete = []
    completion.end()
    switch key {
    case "[A", "OA": show(history.earlier(than: text))
    case "[B", "OB": show(history.later())
    case "[C", "OC": move(.right)
    case "[D", "OD": move(.left)
    case "[H", "OH", "[1~", "[7~": move(.start)
    case "[F", "OF", "[4~", "[8~": move(.end)
    case "[3~": deleteForward()
    case "b", "[1;5D", "[1;3D": move(.wordLeft)
    case "f", "[1;5C", "[1;3C": move(.wordRight)
    case "\u{7F}": deleteWord()
    default: break
    }
  }

  // MARK: Moving and deleting

  private enum Move { case left, right, start, end, wordLeft, wordRight }

  private mutating func move(_ move: Move) {
    switch move {
    case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .start: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    case .wordLeft:
      while before.last == " " { self.move(.left) }
      while let last = before.last, last != " " { self.move(.left) }
    case .wordRight:
      while after.first == " " { self.move(.right) }
      while let first = after.first, first != " " { self.move(.right) }
    }
  }

  private mutating func deleteForward() {
    if !after.isEmpty { after.removeFirst() }
  }

  private mutating func deleteWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }

  private mutating func show(_ line: String?) {
    if let line { (before, after) = (line, "") }
  }

  // MARK: Drawing

  /// Returns the sequence that draws the line after a question, over the current content: one row of a terminal,
  /// with the part around the cursor.
  func drawn(behind question: String, columns: Int) -> String {
    let room = max(8, columns - DisplayWidth.columns(of: question) - 1)
    var left = VisibleText(before).description
    while DisplayWidth.columns(of: left) > room { left.removeFirst() }
    let width = DisplayWidth.columns(of: left)
    let right = DisplayWidth.prefix(of: VisibleText(after).description, room - width)
    let cursor = DisplayWidth.columns(of: question) + width
    return "\r\(question)\(left)\(right)\u{1B}[K\r" + (cursor > 0 ? "\u{1B}[\(cursor)C" : "")
  }
}

/// Earlier lines, shown one by one.
struct LineHistory {
  private let lines: [String]
  /// The index of the line shown; `nil` for the typed line.
  private var place: Int?
  /// The text typed before the first one was shown.
  private var typed = ""

  /// - Parameter lines: The lines, the last one first.
  init(_ lines: [String]) {
    self.lines = lines
  }

  /// Returns the line before the one shown; `nil` if there is none.
  mutating func earlier(than text: String) -> String? {
    let next = place.map { $0 + 1 } ?? 0
    guard next < lines.count else { return nil }
    if place == nil { typed = text }
    place = next
    return lines[next]
  }

  /// Returns the line after the one shown, finally the typed text; `nil` if that is shown already.
  mutating func later() -> String? {
    guard let place else { return nil }
    self.place = place == 0 ? nil : place - 1
    return place == 0 ? typed : lines[place - 1]
  }
}

/// Completes the words before the cursor to a known name: each Tab offers the next one, and finally
/// the typed text.
struct LineCompletion {
  let names: [String]
  let marks: [String]
  /// The lines offered in turn; `nil` if the last key was not Tab.
  private var offers: [String]?
  private var place = 0

  /// The number of words that a name may be completed from.
  private static let wordLimit = 4

  init(names: [String], marks: [String]) {
    self.names = names
    self.marks = marks
  }

  /// Ends the completion, so that the next one begins anew.
  mutating func end() { offers = nil }

  /// Returns the next offer; `nil` if nothing fits.
  mutating func next(after before: String) -> String? {
    if offers == nil {
      offers = lines(completing: before) + [before]
      place = 0
    }
    guard let offers, offers.count > 1 else { return nil }
    defer { place = (place + 1) % offers.count }
    return offers[place]
  }

  /// Returns the line completed with each name that its last words begin: as many words as fit.
  private func lines(completing before: String) -> [String] {
    let starts = before.indices.filter { index in
      before[index] != " "
        && (index == before.startIndex || before[before.index(before: index)] == " ")
    }
    for start in starts.suffix(LineCompletion.wordLimit) {
      let mark = "#:".contains(before[start]) ? String(before[start]) : ""
      let isMark = !mark.isEmpty
      let begun = FoldedText(String(before[start...].dropFirst(mark.count))).text
      let found = (isMark ? marks : names).filter { name in
        let folded = FoldedText(name).text
        return folded.hasPrefix(begun) && (isMark || !begun.isEmpty)
      }
      if !found.isEmpty {
        return found.map { String(before[..<start]) + mark + $0 }
      }
    }
    return []
  }
}
