/// Which form of a verb a word can be.
struct VerbForms: OptionSet {
  let rawValue: UInt8

  /// "weigh": what is told to do, and what "I" and "they" do.
  static let plain = VerbForms(rawValue: 1)
  /// "weighs"
  static let third = VerbForms(rawValue: 2)
  /// "weighed", "fell"
  static let past = VerbForms(rawValue: 4)
  /// Of a verb for what nobody is paid for, beside its form.
  static let idle = VerbForms(rawValue: 8)
}

extension Verbs {
  /// The forms that a word can be of a verb that says nothing of money; none where it is hardly a verb.
  ///
  /// - Parameter word: Small letters without accents, as ``Token`` has them folded.
  static func forms(of word: ArraySlice<UInt8>) -> VerbForms {
    var forms: VerbForms = irregular.lists(word) ? .past : []
    if plain.lists(word) { forms.insert(.plain) }
    if idle.lists(word) { forms.formUnion([.plain, .idle]) }
    guard word.count > 3 else { return forms }
    if word.last == UInt8(ascii: "s") {
      for stem in stems(of: word.dropLast()) {
        if plain.lists(stem) { forms.insert(.third) }
        if idle.lists(stem) { forms.formUnion([.third, .idle]) }
      }
    } else if word.suffix(2).elementsEqual("ed".utf8) {
      for stem in stems(of: word.dropLast()) {
        if plain.lists(stem) || shared.lists(stem) { forms.insert(.past) }
        if idle.lists(stem) || sharedIdle.lists(stem) { forms.formUnion([.past, .idle]) }
      }
    }
    return forms
  }

  /// Whether a word is the plain form of a verb, though it may be more often a noun: "log".
  static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    [plain, idle, shared, sharedIdle].contains { $0.lists(word) }
  }

  /// What "weigh(s)", "raise(d)", "reach(es)", "carri(ed)" and "dropp(ed)" are made of.
  private static func stems(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard word.last == UInt8(ascii: "e") else { return [word] }
    let short = word.dropLast()
    var stems = [word, short]
    if short.last == UInt8(ascii: "i") { stems.append(short.dropLast() + [UInt8(ascii: "y")]) }
    if short.last == short.dropLast().last { stems.append(short.dropLast()) }
    return stems
  }
}
