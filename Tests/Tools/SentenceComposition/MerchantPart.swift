/// The name of a shop, in one of the shapes that names have.
struct MerchantPart: Hashable {
  enum Shape: CaseIterable {
    case single, pair, possessive, sons, hyphen, glued, numbered, counted, domain, accented, made
  }

  var name: String
  var shape: Shape

  /// Whether digits stand in the name that could be taken for an amount.
  var hasNumber: Bool { shape == .glued || shape == .numbered || shape == .counted }

  static let simple = MerchantPart(name: "Zorbly", shape: .single)

  static func random(using generator: inout some RandomNumberGenerator) -> MerchantPart {
    let shape = Shape.allCases.randomElement(using: &generator) ?? .single
    let names = Vocabulary.inventedNames
    let first = names.randomElement(using: &generator) ?? "Zorbly"
    let second = names.randomElement(using: &generator) ?? "Quenvo"
    let number = Int.random(in: 2...99, using: &generator)
    let name =
      switch shape {
      case .single: first
      case .pair: "\(first) \(second)"
      case .possessive: "\(first)'s"
      case .sons: "\(first) & Sons"
      case .hyphen: "\(first)-\(second)"
      case .glued: "\(first)\(number)"
      case .numbered: "\(first) \(number)"
      case .counted: "\(number) \(first)s"
      case .domain: "\(first.lowercased()).com"
      case .accented: "Café \(first)"
      case .made: syllables(using: &generator)
      }
    return MerchantPart(name: name, shape: shape)
  }

  /// A name that nobody has seen, which may be one slip from a word.
  private static func syllables(using generator: inout some RandomNumberGenerator) -> String {
    let onsets = ["b", "br", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "st", "t", "v", "z"]
    let vowels = ["a", "e", "i", "o", "u", "ai", "ou"]
    let ends = ["", "n", "r", "s", "l", "x", "ck"]
    var name = ""
    for _ in 0..<Int.random(in: 2...3, using: &generator) {
      name += onsets.randomElement(using: &generator) ?? "b"
      name += vowels.randomElement(using: &generator) ?? "a"
    }
    name += ends.randomElement(using: &generator) ?? ""
    // Numbers and words for income are made of such syllables, too.
    if ["seven", "nine", "ten", "bonus", "none"].contains(name) { name += "x" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
