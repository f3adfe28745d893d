extension LanguageTable {
  /// Words that change the meaning of a word for incoming money: negation, possibility, expectation, and who
  /// pays whom.
  static let englishDirection = table([
    .cues(.absent, "no, without, zero"),
    .cues(.possible, "can, must, should"),
    .cues(
      .awaited,
      """
      wait, waits, waiting, waited, await, awaits, awaiting, awaited, expect, expects, expecting, \
      expected, ask, asks, asking, asked, request, requests, requesting, requested, promise, \
      promises, promising, promised, hope, hopes, hoping, hoped, demand, demanded, demanding, \
      chasing, applied, applying
      """),
    .cues(.coming, "coming, pending, awaited, way, progress"),
    .cues(.arrived, "arrived, landed, came, came in, hit, arrives, finally, eventually"),
    .cues(.refunding, "refunded, refunding, reimbursed, reimbursing"),
    .cues(.issuing, "issued, granted, processed"), .cues(.wayBack, "returned, got back"),
    .cues(
      .personalPay,
      """
      salary, salaries, wage, wages, paycheck, paycheque, paychecks, payroll, payslip, allowance, \
      pocket money, pension, stipend, severance, overtime pay, holiday pay, vacation pay, bonus
      """),
    .cues(
      .modified,
      """
      tax, taxes, filing, filer, software, preparation, prep, preparer, advisor, adviser, \
      accountant, calculator, fee, fees, chips, party, parties
      """),
    .cues(.wager, "bet, bets, contest, poker, blackjack, casino"),
    WordRow(
      roles: .item, value: .category(.entertainment, weight: 5),
      words: "lottery, raffle, bingo, sweepstake, sweepstakes", cues: .wager),
    .cues(.unfinished, "receive, receiving, getting"),
    .roles(
      .negation,
      """
      hasnt, has not, hadnt, had not, doesnt, does not, wouldnt, would not, couldnt, \
      could not, arent, werent, refuses to, refused to
      """),
  ])
}
