/// Simpler sentences, to find the smallest that is still read wrongly.
extension Composition {
  /// Compositions with one part less, or one that is simpler; the largest steps first.
  var reductions: [Composition] {
    var reductions: [Composition] = []
    func add(_ change: (inout Composition) -> Void) {
      var smaller = self
      change(&smaller)
      if smaller != self { reductions.append(smaller) }
    }
    add { $0.distractors = [] }
    for place in distractors.indices { add { $0.distractors.remove(at: place) } }
    add { $0.sum = nil }
    add { $0.day = nil }
    add { $0.place = nil }
    add { $0.opening = nil }
    add { $0.ending = nil }
    add { $0.casing = .asWritten }
    add { $0.merchant = .simple }
    add { smaller in if smaller.place != nil { smaller.place = .simple } }
    add { $0.thing = Vocabulary.things[0] }
    add { $0.name = Vocabulary.firstNames[0] }
    add { $0.person = "uncle" }
    // Whole first, then with cents; never back, or the shrinking would not end.
    let whole = AmountPart(units: 45, cents: 0, form: .plain)
    let withCents = AmountPart(units: 45, cents: 50, form: .cents)
    if amount != whole {
      add { $0.amount = whole }
      if amount != withCents { add { $0.amount = withCents } }
    }
    return reductions
  }

  /// Which parts there are, for putting failures of one cause together.
  var outline: String {
    var parts: [String] = []
    if amount.form != .plain && amount.form != .cents { parts.append("\(amount.form)") }
    if let sum { parts.append(sum.words.filter { !$0.isNumber }) }
    if frame.has("{merchant}"), merchant != .simple { parts.append("\(merchant.shape)") }
    if let place { parts.append("at \(place.shape)") }
    if day != nil { parts.append("day") }
    parts += distractors.map { $0.words.filter { !$0.isNumber } }
    if opening != nil { parts.append("opening") }
    if ending != nil { parts.append("ending") }
    if casing != .asWritten { parts.append("\(casing)") }
    return parts.joined(separator: ", ")
  }
}
