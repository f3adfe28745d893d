public import LedgerModel

/// Composes sentences from a seed: the same seed gives the same ones.
public struct Composer {
  private var generator: any RandomNumberGenerator
  private let today: CalendarDay

  public init(generator: some RandomNumberGenerator, today: CalendarDay) {
    self.generator = generator
    self.today = today
  }

  public mutating func next() -> Composition { Composer.composition(today, &generator) }

  /// Another composition whose meaning differs from that of a first one in nothing but what is said.
  public mutating func variant(of composition: Composition) -> Variation? {
    Variation.random(of: composition, using: &generator)
  }

  private static func composition(
    _ today: CalendarDay, _ generator: inout any RandomNumberGenerator
  ) -> Composition {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    let kinds = [
      Frame.expenses, Frame.expenses, Frame.shops, Frame.shops, Frame.credits, Frame.incomes,
      Frame.refusals,
    ]
    let frames = kinds.randomElement(using: &generator) ?? Frame.expenses
    let frame = frames.randomElement(using: &generator) ?? Frame.expenses[0]
    let people = frame.has("{other}") ? Vocabulary.others : Vocabulary.persons
    var composition = Composition(
      frame: frame, amount: .random(using: &generator),
      thing: Vocabulary.things.randomElement(using: &generator) ?? Vocabulary.things[0],
      merchant: .random(using: &generator),
      person: people.randomElement(using: &generator) ?? "mom",
      name: Vocabulary.firstNames.randomElement(using: &generator) ?? "Anna", today: today)
    // "Zorbly 11 USD 61" is as well 11 dollars and 61 cents.
    if composition.amount.form == .codeBefore, composition.merchant.hasNumber {
      composition.amount.form = .code
    }
    composition.casing =
      chance(50)
      ? .asWritten : Composition.Casing.allCases.randomElement(using: &generator) ?? .small
    if chance(15) { composition.opening = Vocabulary.openings.randomElement(using: &generator) }
    guard frame.isOpenToMore else { return composition }
    if chance(10) { composition.ending = Vocabulary.endings.randomElement(using: &generator) }
    if frame.isOpenToSums, chance(25) {
      composition.sum = .random(for: composition.amount, using: &generator)
      // "five hundred three times" is as well 503 times.
      if composition.sum?.words == "three times" { composition.amount.form = .dollarSign }
    }
    if frame.category == .ofThing, composition.sum == nil, chance(25) {
      composition.place = .random(using: &generator)
      // "45 apples at Zorbly 69" can cost 69.
      if frame.template.hasPrefix("{amount} {thing}"), composition.place?.hasNumber == true {
        composition.place = .simple
      }
    }
    if chance(25) { composition.day = .random(today: today, using: &generator) }
    if chance(25) {
      composition.distractors.append(.random(using: &generator))
      if chance(15) { composition.distractors.append(.random(using: &generator)) }
    }
    // A masked card in capitals alone is how a bank writes.
    if composition.casing == .shouted, composition.distractors.contains(where: \.isMask) {
      composition.casing = .asWritten
    }
    return composition
  }
}
