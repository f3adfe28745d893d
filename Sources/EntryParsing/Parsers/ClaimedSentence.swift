/// A sentence whose words were claimed by the rules, one after the other, before entries are made from it.
struct ClaimedSentence {
  let days: [DayMention]
  let marks: TagRule
  /// The numbers with their modifiers; its sentence has all claims.
  let sums: SumRule

  /// - Parameters:
  ///   - checksIntent: Whether the sentence must be about money spent or received.
  ///   - checksDays: Whether a day must be in the past.
  /// - Throws: Why the sentence is not an entry.
  init(
    _ sentence: Sentence, checksIntent: Bool = true, checksDays: Bool = true
  ) throws(ParsingFailure) {
    if checksIntent { try IntentRule(sentence: sentence).check() }
    var days = DayRule(sentence: sentence)
    if checksDays { try days.run() } else { days.runLeniently() }
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
