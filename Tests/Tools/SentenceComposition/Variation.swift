import LedgerModel

/// Two sentences that differ in what should change nothing but what it says.
public struct Variation: Sendable {
  public enum Change: String, CaseIterable, Sendable {
    case filler = "a filler word"
    case casing = "the case"
    case spelling = "a number spelled out"
    case merchant = "another merchant"
    case mask = "a masked card number"
  }

  public let change: Change
  public let varied: Composition

  static func random(
    of composition: Composition, using generator: inout any RandomNumberGenerator
  ) -> Variation? {
    let change = Change.allCases.randomElement(using: &generator) ?? .filler
    var varied = composition
    switch change {
    case .filler:
      guard varied.opening == nil else { return nil }
      varied.opening = Vocabulary.openings.randomElement(using: &generator)
    case .casing:
      guard varied.casing != .shouted, !varied.distractors.contains(where: \.isMask) else {
        return nil
      }
      varied.casing = varied.casing == .small ? .capital : .small
    case .spelling:
      guard varied.amount.form == .plain || varied.amount.form == .dollars,
        varied.amount.cents == 0, varied.sum == nil, varied.distractors.isEmpty,
        varied.day?.hasNumber != true
      else { return nil }
      varied.amount.form = varied.amount.form == .plain ? .inWords : .inWordsWithDollars
    case .merchant:
      guard varied.frame.has("{merchant}"), !varied.merchant.hasNumber else { return nil }
      varied.merchant = MerchantPart(
        name: Vocabulary.inventedNames.randomElement(using: &generator) ?? "Zorbly", shape: .single)
    case .mask:
      guard varied.frame.isOpenToMore, varied.ending == nil, varied.day == nil,
        varied.amount.isMarked, varied.casing != .shouted
      else { return nil }
      varied.distractors.append(
        Distractor(words: "visa *\(Int.random(in: 1000...9999, using: &generator))"))
    }
    return Variation(change: change, varied: varied)
  }
}
