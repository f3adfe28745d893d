/// Compiles a pattern, character by character, into its search program.
struct TextPatternReader {
  typealias Program = [TextPattern.Instruction]
  typealias CharacterSet = TextPattern.CharacterSet
  typealias Part = TextPattern.CharacterSet.Part

  /// The characters that are literal only after a `\`.
  private static let syntax: Set<Unicode.Scalar> = [
    "\\", "(", ")", "[", "]", "{", "}", "|", ".", "*", "+", "?", "^", "$",
  ]

  private let signs: [Character]
  private var place = 0

  init(_ text: String) {
    signs = Array(text)
  }

  mutating func program() throws(TextPatternError) -> Program {
    let program = try choice()
    guard place == signs.count else { throw .closesNothing(at: place) }
    return program
  }

  private var next: Character? { place < signs.count ? signs[place] : nil }

  /// Skips a character, if it is the next one.
  private mutating func skip(_ sign: Character) -> Bool {
    guard next == sign else { return false }
    place += 1
    return true
  }

  /// Reads one or more sequences with `|` between them.
  private mutating func choice() throws(TextPatternError) -> Program {
    var branches = [try sequence()]
    while skip("|") { branches.append(try sequence()) }
    var program = branches.removeLast()
    for branch in branches.reversed() {
      program = [.fork(branch.count + 2)] + branch + [.jump(program.count + 1)] + program
    }
    guard program.count <= TextPattern.instructionLimit else { throw .tooLarge }
    return program
  }

  private mutating func sequence() throws(TextPatternError) -> Program {
    var program: Program = []
    while let sign = next, sign != "|", sign != ")" {
      program += try unit()
    }
    return program
  }

  /// Reads a character, a set, a group or a condition, with its repetition.
  private mutating func unit() throws(TextPatternError) -> Program {
    let start = place
    let sign = signs[start]
    place += 1
    switch sign {
    case "(":
      return try repeated(try group(from: start))
    case "[":
      return try repeated([.take(try set(from: start))])
    case "\\":
      if skip("b") { return [.check(.boundary(true))] }
      if skip("B") { return [.check(.boundary(false))] }
      return try repeated([.take(CharacterSet(parts: [try escaped()]))])
    case ".":
      let newline = Part.kind(.newline, isInverted: false)
      return try repeated([.take(CharacterSet(isInverted: true, parts: [newline]))])
    case "^":
      return [.check(.start)]
    case "$":
      return [.check(.end)]
    case "*", "+", "?", "{":
      throw .repeatsNothing(sign, at: start)
    default:
      return try repeated([.take(CharacterSet(parts: [try literal(sign, at: start)]))])
    }
  }

  private mutating func group(from start: Int) throws(TextPatternError) -> Program {
    if skip("?"), !skip(":") { throw .unknownGroup(at: start) }
    let program = try choice()
    guard skip(")") else { throw .unclosed("(", at: start) }
    return program
  }

  /// Returns a literal character, unless an accent changes it.
  private func literal(_ sign: Character, at place: Int) throws(TextPatternError) -> Part {
    let scalars = sign.unicodeScalars
    if scalars.count > 1, let first = scalars.first, Self.syntax.contains(first) {
      throw .accented(at: place)
    }
    return .one(CharacterSet.Member(sign))
  }

  // MARK: - Sets and escapes

  /// Reads the rest of an escape after its `\`, inside or outside a set.
  private mutating func escaped() throws(TextPatternError) -> Part {
    let start = place - 1
    guard let sign = next else { throw .unknownEscape(nil, at: start) }
    place += 1
    switch sign {
    case "d", "D": return .kind(.number, isInverted: sign == "D")
    case "w", "W": return .kind(.word, isInverted: sign == "W")
    case "s", "S": return .kind(.space, isInverted: sign == "S")
    default:
      guard let byte = sign.asciiValue, (0x20...0x7E).contains(byte) else {
        throw .unknownEscape(nil, at: start)
      }
      guard !sign.isLetter, !sign.isNumber else { throw .unknownEscape(sign, at: start) }
      return .one(CharacterSet.Member(sign))
    }
  }

  private mutating func set(from start: Int) throws(TextPatternError) -> CharacterSet {
    var set = CharacterSet()
    set.isInverted = skip("^")
    let beginning = place
    while let sign = next, sign != "]" {
      let first = place
      // `-` is literal as the first and as the last character, where it is not between two others.
      if sign == "-", first > beginning, !isLast(first) { throw .unknownInSet(sign, at: first) }
      let part = try member(of: start)
      guard next == "-", !isLast(place) else {
        set.parts.append(part)
        continue
      }
      place += 1
      if next == "-" { throw .unknownInSet("-", at: place) }
      set.parts.append(try range(from: part, to: try member(of: start), at: first))
    }
    guard skip("]") else { throw .unclosed("[", at: start) }
    guard !set.parts.isEmpty else { throw .emptySet(at: start) }
    return set
  }

  /// Returns whether a character is the last of its set.
  private func isLast(_ place: Int) -> Bool {
    place + 1 < signs.count && signs[place + 1] == "]"
  }

  /// Reads a character of a set, or an escape.
  private mutating func member(of set: Int) throws(TextPatternError) -> Part {
    let start = place
    guard let sign = next else { throw .unclosed("[", at: set) }
    place += 1
    if sign == "\\" { return try escaped() }
    // Doubled, these are set operators; a bracket begins a nested set.
    if sign == "[" || next == sign && "&~-".contains(sign) { throw .unknownInSet(sign, at: start) }
    return try literal(sign, at: start)
  }

  private func range(
    from first: Part, to last: Part, at place: Int
  ) throws(TextPatternError) -> Part {
    guard case .one(let first) = first, case .one(let last) = last,
      first.isOneScalar, last.isOneScalar, first.character <= last.character
    else { throw .wrongRange(at: place) }
    return .range(first.character, last.character)
  }

  // MARK: - Repetitions

  /// Returns a unit, repeated as the following character says.
  private mutating func repeated(_ unit: Program) throws(TextPatternError) -> Program {
    let start = place
    guard let sign = next else { return unit }
    let counts: (least: Int, most: Int?)
    switch sign {
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "?": counts = (0, 1)
    case "{": counts = try bounds()
    default: return unit
    }
    if sign != "{" { place += 1 }
    // Lazy or greedy makes no difference to whether it is found.
    _ = skip("?")
    if let next, "*+?{".contains(next) { throw .repeatsAgain(next, at: place) }
    let optionalCount = (counts.most ?? counts.least) - counts.least
    guard optionalCount >= 0 else { throw .wrongCount(at: start) }
    var rest: Program = []
    if counts.most == nil {
      // A match loops back to its beginning; an optional unit can be skipped.
      rest = [.fork(-unit.count)]
      if counts.least == 0 { rest = [.fork(unit.count + 2)] + unit + [.jump(-unit.count - 1)] }
    }
    // No factor exceeds the limit, so the products cannot overflow.
    let length = unit.count * counts.least + (unit.count + 1) * optionalCount + rest.count
    guard length <= TextPattern.instructionLimit else { throw .tooLarge }
    for index in 0..<optionalCount {
      // Skipping one skips all that follow it.
      rest += [.fork((unit.count + 1) * (optionalCount - index))] + unit
    }
    return Program(repeatElement(unit, count: counts.least).joined()) + rest
  }

  /// Reads `{2}`, `{2,}`, `{2,3}` or `{,3}`: the minimum and maximum count.
  private mutating func bounds() throws(TextPatternError) -> (least: Int, most: Int?) {
    let start = place
    place += 1
    let least = try number()
    let hasComma = skip(",")
    let most = hasComma ? try number() : least
    guard skip("}"), least != nil || most != nil else { throw .wrongCount(at: start) }
    return (least ?? 0, most)
  }

  /// Reads a number, as far as its digits go; `nil` if there is none.
  private mutating func number() throws(TextPatternError) -> Int? {
    var number: Int?
    while let sign = next, sign.isASCII, let figure = sign.wholeNumberValue {
      number = (number ?? 0) * 10 + figure
      if let number, number > TextPattern.instructionLimit { throw .tooLarge }
      place += 1
    }
    return number
  }
}
