/// A pattern that is looked for in a text, in whatever case.
///
/// It is read into a small program, and all ways through that program are followed side by side, one
/// character of the text after the other (Thompson, "Regular Expression Search Algorithm", 1968). So
/// an answer takes each instruction once for each character at most. Trying one way after the other,
/// as Swift's regular expressions do, can take twice as long with each further character.
///
/// | written | found |
/// |---|---|
/// | `a` `\.` | that character, in whatever case; the sign itself |
/// | `.` `[a-z]` `[^a-z]` | any but a line's end; one of these; any but these |
/// | `\d` `\w` `\s` | a number, a letter or number or `_`, a space; `\D` `\W` `\S` any other |
/// | `^` `$` | the text's begin and end |
/// | `\b` `\B` | where a word begins or ends, and where none does |
/// | `( )` `(?: )` `\|` | what belongs together; the one or the other |
/// | `*` `+` `?` `{2}` `{2,}` `{2,3}` `{,3}` | how often; a `?` behind it changes no answer |
///
/// What is written in another way is refused, not taken for the signs themselves. All of it means
/// what it means to Swift, but for two things: to `\b` a word is what `\w` finds, so that `\bjoe\b` is
/// in "Trader Joe's"; and a range goes by the order of Unicode for letters of several scalars, too.
/// Characters are the same where their lower case is: é and É, ж and Ж, but not ß and SS, ς and Σ, i
/// and İ.
struct TextPattern: Hashable {
  /// How long a pattern may be. What reads it goes one step deeper with each bracket.
  static let byteLimit = 200
  /// How long its program may be. Without counts, 200 bytes need 400 at most.
  static let instructionLimit = 10_000

  let program: [Instruction]

  /// A step of a program; offsets count from the instruction itself.
  enum Instruction: Hashable {
    /// Takes one character.
    case take(CharacterSet)
    case check(Condition)
    /// Goes on behind it and at an offset, both.
    case fork(Int)
    case jump(Int)
  }

  /// What must hold between two characters.
  enum Condition: Hashable {
    case start
    case end
    case boundary(Bool)

    func holds(_ before: Character?, _ after: Character?) -> Bool {
      switch self {
      case .start: before == nil
      case .end: after == nil
      case .boundary(let isWanted):
        (CharacterSet.Kind.word.contains(before) != CharacterSet.Kind.word.contains(after))
          == isWanted
      }
    }
  }

  init(_ text: String) throws(TextPatternError) {
    guard text.utf8.count <= TextPattern.byteLimit else { throw .tooLong }
    var reader = TextPatternReader(text)
    program = try reader.program()
  }

  /// Whether the pattern is somewhere in a text, and how many instructions it took to know.
  ///
  /// - Parameter limit: After how many of them the search is given up.
  func search(_ text: String, limit: Int = .max) -> (isFound: Bool, stepCount: Int) {
    let characters = text.map(CharacterSet.Member.init)
    // Where in the text each instruction was reached last, so that no way is followed twice.
    var reached = Array(repeating: -1, count: program.count + 1)
    var next: [Int] = []
    var stepCount = 0
    for place in 0...characters.count {
      let before = place > 0 ? characters[place - 1] : nil
      let after = place < characters.count ? characters[place] : nil
      // The pattern may begin at any place.
      var open = next + [0]
      next.removeAll(keepingCapacity: true)
      while let instruction = open.popLast() {
        guard reached[instruction] != place else { continue }
        reached[instruction] = place
        stepCount += 1
        if stepCount > limit { return (false, stepCount) }
        guard instruction < program.count else { return (true, stepCount) }
        switch program[instruction] {
        case .take(let set):
          if let after, set.contains(after) { next.append(instruction + 1) }
        case .check(let condition):
          if condition.holds(before?.character, after?.character) { open.append(instruction + 1) }
        case .fork(let offset):
          open.append(instruction + 1)
          open.append(instruction + offset)
        case .jump(let offset):
          open.append(instruction + offset)
        }
      }
    }
    return (false, stepCount)
  }
}

extension TextPattern {
  /// Which characters one place of a pattern takes.
  struct CharacterSet: Hashable {
    var isInverted = false
    var parts: [Part] = []

    enum Part: Hashable {
      /// A character in whatever case.
      case one(Member)
      case range(Character, Character)
      case kind(Kind, isInverted: Bool)
    }

    enum Kind: Hashable {
      case number
      case word
      case space
      case newline

      /// `nil`, where the text begins or ends, is of no kind.
      func contains(_ character: Character?) -> Bool {
        guard let character else { return false }
        return switch self {
        case .number: character.isNumber
        case .word: character.isLetter || character.isNumber || character == "_"
        case .space: character.isWhitespace
        case .newline: character.isNewline
        }
      }
    }

    /// A character with its lower case, which is made once for all that ask.
    struct Member: Hashable {
      let character: Character
      let folded: String

      var isOneScalar: Bool { character.unicodeScalars.count == 1 }

      init(_ character: Character) {
        self.character = character
        folded = character.lowercased()
      }
    }

    func contains(_ member: Member) -> Bool {
      parts.contains { part in
        switch part {
        case .one(let one): one.folded == member.folded
        case .range(let first, let last): contains(member, from: first, to: last)
        case .kind(let kind, let isInverted): kind.contains(member.character) != isInverted
        }
      } != isInverted
    }

    /// A range goes by the order of Unicode, and takes what has its other case in it.
    private func contains(_ member: Member, from first: Character, to last: Character) -> Bool {
      let range = String(first)...String(last)
      if range.contains(String(member.character)) || range.contains(member.folded) { return true }
      let upper = member.character.uppercased()
      // The upper case of ı is I, which has another lower case: these two are no pair.
      return upper.lowercased() == member.folded && range.contains(upper)
    }
  }
}
