/// The possible forms of a verb.
struct VerbForms: OptionSet {
  let rawValue: UInt8

  /// "weigh": the imperative, and the form after "I" and "they".
  static let plain = VerbForms(rawValue: 1)
  /// "weighs"
  static let third = VerbForms(rawValue: 2)
  /// "weighed", "fell"
  static let past = VerbForms(rawValue: 4)
  /// In addition to its form: a verb for something that nobody is paid for.
  static let idle = VerbForms(rawValue: 8)
}

extension Verbs {
  /// The properties of a word in the list.
  private struct Entry: OptionSet {
    let rawValue: UInt8
    static let plain = Entry(rawValue: 1)
    static let idle = Entry(rawValue: 2)
    static let irregular = Entry(rawValue: 4)
    static let past = Entry(rawValue: 8)
  }

  private static func entry(of word: ArraySlice<UInt8>) -> Entry? {
    list.mark(of: word).map { mark in Entry(rawValue: mark - UInt8(ascii: "A")) }
  }

  /// Returns the forms of a verb without a meaning in money that a word can be; none if it is hardly a verb.
  ///
  /// - Parameter word: Lower case without accents, as folded in a ``Token``.
  static func forms(of word: ArraySlice<UInt8>) -> VerbForms {
    var forms: VerbForms = []
    if let entry = entry(of: word) {
      if entry.contains(.irregular) { forms.insert(.past) }
      if entry.contains(.plain) {
        forms.formUnion(entry.contains(.idle) ? [.plain, .idle] : .plain)
      }
    }
    guard word.count > 3 else { return forms }
    let isThird = word.last == UInt8(ascii: "s")
    guard isThird || word.suffix(2).elementsEqual("ed".utf8) else { return forms }
    for stem in stems(of: word.dropLast()) {
      guard let entry = entry(of: stem), !entry.contains(.past), !isThird || entry.contains(.plain)
      else { continue }
      forms.insert(isThird ? .third : .past)
      if entry.contains(.idle) { forms.insert(.idle) }
    }
    return forms
  }

  /// Returns whether a word is the plain form of a verb, even if it is more often a noun: "log".
  static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    entry(of: word).map { !$0.contains(.past) } ?? false
  }

  /// The stems of "weigh(s)", "raise(d)", "reach(es)", "carri(ed)" and "dropp(ed)".
  private static func stems(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard word.last == UInt8(ascii: "e") else { return [word] }
    let short = word.dropLast()
    var stems = [word, short]
    if short.last == UInt8(ascii: "i") { stems.append(short.dropLast() + [UInt8(ascii: "y")]) }
    if short.last == short.dropLast().last { stems.append(short.dropLast()) }
    return stems
  }
}
