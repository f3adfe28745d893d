/// Finds what a person meant who left the name of an option out: `budget dining 400` for
/// `budget 400 --category dining`.
///
/// Each word without a name is put where its type knows it: behind the option that takes such a word, or
/// among the arguments, in whatever order they were typed. The types decide, and no command is named.
struct WordPlacement {
  /// Words that say what another one is, or nothing at all: `budget set 400 for dining`.
  private static let fillers: Set = ["set", "show", "list", "add", "new", "for", "in", "of"]
  /// More words are a sentence, and no call with a name left out.
  private static let wordLimit = 5
  /// More options than a person reads in one line say nothing.
  private static let alternativeLimit = 4

  /// The parameters without a name, in their order.
  let arguments: [ParameterDefinition]
  /// The command's own options and flags that may still be given.
  let options: [ParameterDefinition]
  /// Those of the options that stand anywhere which the command obeys.
  let globals: [ParameterDefinition]

  /// Where the words went.
  struct Found: Hashable {
    /// In the order of the parameters.
    var arguments: [String] = []
    /// The words of the options, each name before its value.
    var named: [[String]] = []
    /// Whether every word is of a kind that only one sort of parameter takes.
    var isCertain = true
  }

  private struct Attempt {
    var arguments: [String?]
    var named: [[String]] = []
    var given: Set<String> = []
    var score = 0
    var isCertain = true

    /// The same with an option, its name first.
    func naming(_ words: [String], points: Int, isCertain: Bool = true) -> Attempt {
      var next = self
      next.named.append(words)
      next.given.formUnion(words.prefix(1))
      next.score += points
      next.isCertain = self.isCertain && isCertain
      return next
    }
  }

  /// The likeliest placements, which differ only in their options; none where a word has no place.
  func find(_ words: [String]) -> [Found] {
    guard words.count <= WordPlacement.wordLimit, !arguments.contains(where: \.isRepeating) else {
      return []
    }
    var best: [Attempt] = []
    place(words[...], Attempt(arguments: arguments.map { _ in nil }), &best)
    guard let first = best.first else { return [] }
    let alike = best.filter { $0.arguments == first.arguments }
    guard alike.count <= WordPlacement.alternativeLimit else { return [] }
    return alike.map {
      Found(arguments: $0.arguments.compactMap(\.self), named: $0.named, isCertain: $0.isCertain)
    }
  }

  private func place(_ words: ArraySlice<String>, _ attempt: Attempt, _ best: inout [Attempt]) {
    guard let word = words.first else { return keep(attempt, &best) }
    let rest = words.dropFirst()
    placeAsArgument(word, rest, attempt, &best)
    for (parameters, isOwn) in [(options, true), (globals, false)] {
      for parameter in parameters where !attempt.given.contains(parameter.names.preferred) {
        placeBehind(parameter, isOwn: isOwn, word, rest, attempt, &best)
      }
    }
    if WordPlacement.fillers.contains(word) { place(rest, attempt, &best) }
  }

  private func placeAsArgument(
    _ word: String, _ rest: ArraySlice<String>, _ attempt: Attempt, _ best: inout [Attempt]
  ) {
    for (place, argument) in arguments.enumerated() where attempt.arguments[place] == nil {
      let fit = argument.fit(word)
      guard fit != .no, argument.accepts(word) else { continue }
      var next = attempt
      next.arguments[place] = word
      next.score += fit == .certain ? 5 : 3
      self.place(rest, next, &best)
    }
  }

  private func placeBehind(
    _ parameter: ParameterDefinition, isOwn: Bool, _ word: String, _ rest: ArraySlice<String>,
    _ attempt: Attempt, _ best: inout [Attempt]
  ) {
    let name = parameter.names.preferred
    if parameter.names.longs.contains(word) {
      // The name stands there, without its hyphens.
      if !parameter.takesValue {
        place(rest, attempt.naming([name], points: 4), &best)
      } else if let value = rest.first, parameter.accepts(value), parameter.fit(value) != .no {
        place(rest.dropFirst(), attempt.naming([name, value], points: 9), &best)
      }
    }
    guard parameter.takesValue, parameter.accepts(word) else { return }
    switch parameter.fit(word) {
    case .no, .unknown: return
    case .possible:
      guard isOwn else { return }
      place(rest, attempt.naming([name, word], points: 2, isCertain: false), &best)
    case .certain: place(rest, attempt.naming([name, word], points: isOwn ? 4 : 3), &best)
    }
  }

  /// Keeps the attempts with most points; of arguments none is passed over.
  private func keep(_ attempt: Attempt, _ best: inout [Attempt]) {
    let given = attempt.arguments.map { $0 != nil }
    let hasGap = zip(given, given.dropFirst()).contains { !$0 && $1 }
    let isMissing = zip(arguments, given).contains { $0.isRequired && !$1 }
    guard !hasGap, !isMissing else { return }
    let most = best.first?.score ?? .min
    if attempt.score > most { best = [] }
    if attempt.score >= most { best.append(attempt) }
  }
}
