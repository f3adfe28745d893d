/// Finds what a person meant who left out the name of an option: `budget dining 400` for
/// `budget 400 --category dining`.
///
/// Each word without a name is placed by its type: after an option that takes such a word, or among the
/// arguments, in any order. Only the types decide; no command is named here.
struct WordPlacement {
  /// Words that only describe another one, or mean nothing: `budget set 400 for dining`.
  private static let fillers: Set = ["set", "show", "list", "add", "new", "for", "in", "of"]
  /// The most words to place: more are a sentence, not a call with a name left out.
  private static let wordLimit = 5
  /// The most alternatives to offer: more than a person reads in one line are no help.
  private static let alternativeLimit = 4

  /// The parameters without a name, in declaration order.
  let arguments: [ParameterDefinition]
  /// The command's own options and flags that may still be given.
  let options: [ParameterDefinition]
  /// The global options that the command obeys.
  let globals: [ParameterDefinition]

  /// A placement of the words.
  struct Found: Hashable {
    /// The arguments, in the order of the parameters.
    var arguments: [String] = []
    /// The words of the options, each name before its value.
    var named: [[String]] = []
    /// Whether every word fits only one sort of parameter.
    var isCertain = true
  }

  private struct Attempt {
    var arguments: [String?]
    var named: [[String]] = []
    var given: Set<String> = []
    var score = 0
    var isCertain = true

    /// Returns the attempt with an option added, its name first.
    func naming(_ words: [String], points: Int, isCertain: Bool = true) -> Attempt {
      var next = self
      next.named.append(words)
      next.given.formUnion(words.prefix(1))
      next.score += points
      next.isCertain = self.isCertain && isCertain
      return next
    }
  }

  /// Returns the likeliest placements, which differ only in their options; none if a word has no place.
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
      // The word is the name without its hyphens.
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

  /// Keeps the attempts with the most points; no argument may be skipped.
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
