extension LanguageTable {
  /// English, with the currencies that every language shares.
  static let english: [LanguageTable] = [
    englishNumbers, englishDays, englishVerbs, englishStructure, englishItems, englishPlaces,
    englishMoney, brands, pictures, CurrencyWords.table, CurrencyWords.nations,
  ]

  private static let englishNumbers = table([
    .numbers(
      .cardinal,
      """
      0 zero|nil|naught|nought, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 \
      nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 \
      seventeen, 18 eighteen, 19 nineteen, 20 twenty, 30 thirty, 40 forty|fourty, 50 fifty, 60 \
      sixty, 70 seventy, 80 eighty, 90 ninety
      """),
    .numbers(
      .scale,
      """
      100 hundred|hundreds, 1000 thousand|thousands|grand|k, 1000000 million|millions, 100000 \
      lakh|lakhs|lac|lacs, 10000000 crore|crores|cr, 12 dozen
      """),
    .roles(.half, "half, half a, half of a"),
    .roles(.point, "point"),
    .numbers(
      .ordinal,
      """
      1 first, 2 second, 3 third, 4 fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, 10 \
      tenth, 11 eleventh, 12 twelfth, 13 thirteenth, 14 fourteenth, 15 fifteenth, 16 sixteenth, 17 \
      seventeenth, 18 eighteenth, 19 nineteenth, 20 twentieth, 21 twenty first, 22 twenty second, \
      23 twenty third, 24 twenty fourth, 25 twenty fifth, 26 twenty sixth, 27 twenty seventh, 28 \
      twenty eighth, 29 twenty ninth, 30 thirtieth, 31 thirty first
      """),
    .number(.minorUnit, 100, "cent, cents, ¢, kopiykas, kopecks, kopek, sen, centavos"),
    .number(.minorUnit, 100, "penny, pennies, c"),
    WordRow(roles: [.minorUnit, .currency], value: .currencies("GBP"), words: "pence, p"),
    .number(.minorUnit, 100, "paise, paisa"),
  ])

  private static let englishDays = table([
    .number(.relativeDay, 0, "today, tonight, this morning, this afternoon, this evening, todays"),
    .number(
      .relativeDay, -1,
      """
      yesterday, last night, yesterday morning, yesterday evening, yesterday afternoon, yesterday \
      night, yday, yest, ystrday, yesterdays
      """),
    .number(
      .relativeDay, -2,
      "day before yesterday, the day before yesterday, night before last, the night before last"),
    .number(.relativeDay, 1, "tomorrow, tmrw, tomorrow morning, tomorrow night, tmr, tomorow"),
    .number(.relativeDay, 2, "day after tomorrow, the day after tomorrow"),
    .weekdays(
      """
      1 monday|mondays, 2 tuesday|tuesdays|tues|tue, 3 wednesday|wednesdays|weds, 4 \
      thursday|thursdays|thurs|thur|thu, 5 friday|fridays|fri, 6 saturday|saturdays, 7 \
      sunday|sundays
      """),
    .weekdays("1 mon, 3 wed, 6 sat, 7 sun", .doubtfulDay),
    .months(
      """
      1 january|jan, 2 february|feb, 3 march|mar, 4 april|apr, 5 may, 6 june|jun, 7 july|jul, 8 \
      august|aug, 9 september|sept|sep, 10 october|oct, 11 november|nov, 12 december|dec
      """),
    .number(.span, 1, "day, days"), .number(.span, 7, "week, weeks, wk, wks"),
    .number(.span, 14, "fortnight, fortnights"),
    .number(.span, -1, "month, months"), .number(.span, -12, "year, years, yr, yrs"),
    .roles(.ago, "ago, back ago"), .roles(.last, "last, past, previous"), .roles(.this, "this"),
    .roles(.next, "next, coming, upcoming"),
    .roles(.every, "every, each month, each week, weekly, monthly, yearly, daily, per"),
    .roles(.clock, "am, pm, oclock, hrs"),
    .roles(
      .filler,
      """
      black friday, cyber monday, good friday, pancake tuesday, taco tuesday, shrove tuesday, ash \
      wednesday, happy hour
      """),
  ])

  private static let englishVerbs = table([
    .roles(
      .spend,
      """
      spent, spend, spending, paid, pay, paying, bought, buy, buying, purchased, purchase, \
      ordered, grabbed, dropped, blew, splurged, donated, donate, tipped, cost, costs, costed, \
      came to, was, were, picked up, took, filled, filled up, topped up, top up, charged, charged \
      me, cost me, booked, rented, hired, ate, drank, had, treated, treated myself, subscribed, \
      renewed, paid off, paid for, pay for, went on, shelled out, forked out, forked over, coughed \
      up, splashed out, wasted, lost, settled, cleared, chipped in, lent, loaned, withdrew, \
      recharged, fined, bet
      """),
    .roles([.spend, .back], "paid back, pay back, pays back, repaid"),
    .roles(.give, "gave, give, giving, sent, send, transferred, venmoed, zelled, wired, gifted"),
    .roles(
      .receive,
      """
      gave me, gives me, sent me, paid me, handed me, gifted me, slipped me, transferred me, \
      venmoed me, zelled me, wired me, lent me, loaned me, tipped me, gave us, sent us, paid us, \
      received, receive, recieved, got paid, been paid, earned, earn, earnt, \
      won, inherited, collected, credited, deposited, found, sold, sale of, payment from, transfer \
      from, deposit from, venmo from, zelle from, paypal from, money from, cash from, gift from, \
      check from, cheque from, was paid by, made selling, made from, pays me, payed me
      """),
    .roles(
      .refund,
      """
      refund, refunds, refunded, refunded me, refunding, reimbursed, reimbursed me, reimbursement, \
      reimburse, chargeback, got refunded, got reimbursed, money back, paid me back, pays me back, \
      gave me back, sent me back, got back, given back, credit note, store credit, returned, \
      return, returns, rebate from, paid us back, payed me back, got paid back, was refunded, was \
      reimbursed, deposit back, repaid me, got my deposit back
      """),
    .roles(.back, "back"),
    .roles(
      .incomeSource,
      """
      salary, salaries, paycheck, paycheque, paychecks, payslip, wage, wages, payroll, payday, \
      bonus, dividend, dividends, freelance, freelancing, freelance work, commission, royalties, \
      royalty, pension, stipend, side hustle, side gig, gig pay, cashback, cash back, tax refund, \
      tax return, income, pocket money, unemployment benefit, unemployment benefits, child \
      benefit, social security, allowance, interest earned, interest income, rental income, \
      consulting fee, consulting income, overtime pay, severance, winnings, jackpot, lottery win, \
      inheritance, stimulus, stimulus check, tips earned, prize money, invoice paid, back pay, \
      direct deposit, interest from, earnings, revenue, rebate, holiday \
      pay, vacation pay, scholarship, insurance payout, tax rebate, tax credit
      """),
    .roles(
      .person,
      """
      mom, mum, mama, mommy, mother, dad, papa, daddy, father, grandma, granny, grandmother, nana, \
      grandpa, granddad, grandfather, grandad, gran, nan, aunt, auntie, aunty, uncle, sister, sis, \
      brother, bro, cousin, friend, friends, husband, wife, hubby, girlfriend, boyfriend, gf, bf, \
      partner, fiance, fiancee, parents, parent, son, daughter, kid, kids, nephew, niece, \
      roommate, roommates, roomie, flatmate, housemate, neighbor, neighbour, colleague, coworker, \
      colleagues, family, fam, in laws, mother in law, father in law, godmother, godfather, buddy, \
      mate, pal, bestie, ex
      """),
    .roles(
      .payer, "client, clients, customer, boss, employer, company, tenant, tenants, buyer, work"),
    .roles(.me, "me, us, myself"), .roles(.subjectI, "i, we, ive, weve, im"),
    .roles(
      .putAway,
      """
      put, moved, move, transfer, contributed, contribute, deposit into, deposited into, threw, \
      added
      """),
    .roles(.get, "got, get, gotten, getting"),
  ])

  static func table(_ rows: [WordRow]) -> LanguageTable {
    LanguageTable(language: "en", splitsElisions: false, rows: rows)
  }
}
