/// A sentence whose words the rules have taken, one rule after the other, before entries are made of it.
struct ClaimedSentence {
  let days: [DayMention]
  let marks: TagRule
  /// The numbers with what changes them; its sentence has every claim.
  let sums: SumRule

  /// - Parameter checksIntent: Whether the sentence must tell of money spent or received.
  /// - Throws: What keeps the sentence from being an entry.
  init(_ sentence: Sentence, checksIntent: Bool = true) throws(ParsingFailure) {
    if checksIntent { try IntentRule(sentence: sentence).check() }
    var days = DayRule(sentence: sentence)
    try days.run()
    var marks = TagRule(days.sentence)
    marks.run()
    AccountMentions.claimNumbers(in: &marks.sentence)
    let halves = SumRule.claimHalves(in: &marks.sentence)
    var amounts = AmountRule(sentence: marks.sentence)
    amounts.run()
    guard !amounts.mentions.isEmpty else { throw .noAmount }
    var sums = SumRule(sentence: amounts.sentence, mentions: amounts.mentions, halves: halves)
    try sums.run()
    self.days = days.mentions
    self.marks = marks
    self.sums = sums
  }
}
