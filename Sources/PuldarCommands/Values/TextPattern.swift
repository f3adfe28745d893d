/// A case-insensitive search pattern.
///
/// It is compiled into a small program, and all paths through that program are followed in parallel, one
/// character of the text after the other (Thompson, "Regular Expression Search Algorithm", 1968). So a
/// search executes each instruction at most once for each character. Backtracking, as in Swift's regular
/// expressions, can take twice as long with each further character.
///
/// | written | found |
/// |---|---|
/// | `a` `\.` | that character, in either case; the sign itself |
/// | `.` `[a-z]` `[^a-z]` | any but a line's end; one of these; any but these |
/// | `\d` `\w` `\s` | a number, a letter or number or `_`, a space; `\D` `\W` `\S` any other |
/// | `^` `$` | the beginning and end of the text |
/// | `\b` `\B` | the beginning or end of a word, and any other place |
/// | `( )` `(?: )` `\|` | a group; the one or the other |
/// | `*` `+` `?` `{2}` `{2,}` `{2,3}` `{,3}` | how often; a `?` after it changes no answer |
///
/// Any other syntax is refused instead of taken literally. All of it means what it means to Swift, with two
/// exceptions: a word for `\b` is what `\w` matches, so that `\bjoe\b` is in "Trader Joe's"; and a range
/// follows Unicode order for letters of several scalars, too. Characters are equal if their lower case is: é
/// and É, ж and Ж, but not ß and SS, ς and Σ, i and İ.
struct TextPattern: Hashable {
  /// The length limit of a pattern. The reader recurses once for each bracket.
  static let byteLimit = 200
  /// The length limit of its program. Without counts, 200 bytes need at most 400 instructions.
  static let instructionLimit = 10_000

  let program: [Instruction]

  /// An instruction of a program; offsets are relative to it.
  enum Instruction: Hashable {
    /// Consumes one character.
    case take(CharacterSet)
    case check(Condition)
    /// Continues both after it and at an offset.
    case fork(Int)
    case jump(Int)
  }

  /// A condition between two characters.
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

  /// Returns whether a text contains the pattern, and the number of instructions executed.
  ///
  /// - Parameter limit: The number of instructions after which the search is given up.
  func search(_ text: String, limit: Int = .max) -> (isFound: Bool, stepCount: Int) {
    let characters = text.map(CharacterSet.Member.init)
    // The last place in the text at which each instruction was reached, so that no path is followed twice.
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
  /// The characters that match at one place of a pattern.
  struct CharacterSet: Hashable {
    var isInverted = false
    var parts: [Part] = []

    enum Part: Hashable {
      /// A character, ignoring case.
      case one(Member)
      case range(Character, Character)
      case kind(Kind, isInverted: Bool)
    }

    enum Kind: Hashable {
      case number
      case word
      case space
      case newline

      /// Returns whether a character is of this kind; `nil`, for the ends of the text, is of none.
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

    /// A character with its lower case, which is computed once.
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

    /// Returns whether a range contains a character, in Unicode order, or its other case.
    private func contains(_ member: Member, from first: Character, to last: Character) -> Bool {
      let range = String(first)...String(last)
      if range.contains(String(member.character)) || range.contains(member.folded) { return true }
      let upper = member.character.uppercased()
      // The upper case of ı is I, whose lower case differs: these two are no pair.
      return upper.lowercased() == member.folded && range.contains(upper)
    }
  }
}
