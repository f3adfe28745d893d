extension LanguageTable {
  /// English, with the currencies that all languages share.
  static let english: [LanguageTable] = [
    englishNumbers, englishDays, englishVerbs, englishStructure, englishItems, englishPlaces,
    englishMoney, englishCues, englishRoles, englishCounters, englishUnmoved, englishDirection,
    table(
      englishThingDays + englishFrames + englishCorrections + englishThingPhrases,
      things: DailyThings.english),
    brands, pictures,
    CurrencyWords.table,
    CurrencyWords.nations,
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
    .numbers([.cardinal, .scale], "10 tenner|tenners, 5 fiver|fivers"),
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
    .number(
      .relativeDay, 0,
      "today, tonight, this morning, this afternoon, this evening, todays, this mornin, tonite, 2day"
    ),
    .number(
      .relativeDay, -1,
      """
      yesterday, last night, yesterday morning, yesterday evening, yesterday afternoon, yesterday \
      night, yday, yest, ystrday, yesterdays, last nite, last evening, yesterday nite, \
      yest night, yest nite, yest evening, yest morning, yest afternoon, ysterday, ystd, yestrday, \
      yestday, ytd
      """),
    .number(
      .relativeDay, -2,
      """
      day before yesterday, the day before yesterday, night before last, the night before last, \
      day before yest, the day before yest, day before yday, day b4 yesterday, day b4 yest, \
      day b4 yday, the day b4 yesterday, the day b4 yest, two nights ago
      """),
    .number(
      .relativeDay, 1,
      "tomorrow, tmrw, tomorrow morning, tomorrow night, tmr, tomorow, tommorow, tommorrow, 2moro, tmrow"
    ),
    .number(.relativeDay, 2, "day after tomorrow, the day after tomorrow"),
    .weekdays(
      """
      1 monday|mondays, 2 tuesday|tuesdays|tues|tue, 3 wednesday|wednesdays|weds|wensday|wendsday|wedsday, 4 \
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
      wednesday, happy hour, dropped to
      """),
  ])

  private static let englishVerbs = table([
    .roles(
      .spend,
      """
      spent, spend, spending, paid, pay, paying, bought, buy, buying, purchased, purchase, \
      ordered, grabbed, dropped, blew, splurged, donated, donate, tipped, cost, costs, costed, \
      came to, comes to, came out to, comes out to, came up to, adds up to, amounts to, \
      was, were, picked up, took, filled, filled up, topped up, top up, charged, charged \
      me, cost me, booked, rented, hired, ate, drank, had, treated, treated myself, subscribed, \
      renewed, paid off, paid for, pay for, went on, shelled out, forked out, forked over, coughed \
      up, splashed out, wasted, lost, settled, cleared, chipped in, lent, loaned, withdrew, set me back, set us back, \
      recharged, fined, bet, billed, invoiced, billed me, invoiced me
      """),
    .roles([.spend, .back], "paid back, pay back, pays back, repaid"),
    .roles(.give, "gave, give, giving, sent, send, transferred, venmoed, zelled, wired, gifted"),
    .roles(
      .receive,
      """
      gave me, gives me, sent me, paid me, handed me, gifted me, slipped me, transferred me, \
      venmoed me, zelled me, wired me, tipped me, gave us, sent us, paid us, \
      received, receive, recieved, cashed, got paid, been paid, earned, earn, earnt, \
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
      mate, pal, bestie, ex, grandson, granddaughter, grandkids, grandchild, grandchildren, stepson, \
      stepdaughter, stepmother, stepfather, stepmom, stepmum, stepdad, sister in law, brother in law, \
      son in law, daughter in law, godson, goddaughter, great aunt, great uncle
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

  static func table(_ rows: [WordRow], things: StaticString = "") -> LanguageTable {
    LanguageTable(language: "en", splitsElisions: false, things: things, rows: rows)
  }
}

extension LanguageTable {
  /// The small words of English, whose meaning depends on their neighbours.
  static let englishStructure = table([
    .roles(.at, "at"), .roles(.from, "from"), .roles([.to, .within], "to, towards, toward"),
    .roles(.forWord, "for"), .roles(.on, "on, upon"), .roles(.with, "with, w, alongside"),
    .roles(.by, "by, via"), .roles(.of, "of"),
    .roles(
      .within, "in, into, near, inside, around, by the, between, during, after, before, while"),
    .roles(.and, "and, plus, then, also, n, and then"), .roles(.or, "or"),
    .roles(.article, "a, an, the, my, our, some, his, her, their, your, this, that, these, those"),
    .roles(
      .filler,
      """
      just, ish, but, ugh, lol, haha, omg, another, again, new, old, about, approx, approximately, roughly, \
      exactly, only, total of, like, please, pls, thanks, well, so, today s, really, whole, extra, \
      more, too, oops i, damn, finally, almost, nearly, over, under, s, t, ll, re, ve, been, have, \
      has, had to, getting, add, log, record, note, notes, enter, ok, okay, hey, hi, there, here, \
      now, out, off, up, down, it, its, thats, is, quick, quickly, yay, sad, worth, worth of, \
      amount, amounting, amounting to, costing, priced, priced at, price, it was, went, went to, \
      going, came, came in, hit, landed, arrived, eventually, maybe, usual, as usual, me and, by \
      me, for me, for us, myself, everyone, everybody, all, everything, noon, midday, midnight, \
      due, total cost, all in, kinda, kind of, sort of, yes, no, not much
      """),
    .roles(
      .question,
      """
      how much, how many, how do, how are, what, whats, what is, when, where, which, why, who, can \
      i, can you, could i, should i, do i, did i, does, will i, may i, is it, is there, are there, \
      am i, show me, tell me, would it, would you, would i, would we, could we, shall i, shall we, \
      should we
      """),
    .roles(
      .command,
      """
      delete, undo, remove, cancel, edit, update, correct, list, display, export, import, reset, \
      revert, void, remind, remind me, set budget, change the, fix the
      """),
    .roles(
      .remark,
      """
      should be, should have been, should buy, should get, should pay, should spend, \
      should order, should book, should save, was supposed to, supposed to be, instead of, wrong amount, not \
      right, made a mistake, is wrong, was wrong, actually was, meant to, i meant, want to, \
      wants to, wanna, need to, needs to, gonna, will, would, plan to, planning to, planning on, thinking of, \
      might, could, would like, id like, if i, if we, owe, owes, owed, about to
      """),
    .roles(
      .negation,
      """
      didnt, did not, dont, do not, havent, have not, never, didnt spend, wasnt, was not, isnt, \
      wont, will not, not, cannot, cant
      """),
    .roles(.total, "total, in all, sum, grand total, totaling, totalling, totaled, equals"),
    .roles(.each, "each, apiece, per person, pp, per head, a piece, a pop, per unit"),
    .roles(.split, "split, splitting, divided, divide, halved, shared, dividing"),
    .roles(
      .heads,
      """
      people, persons, person, ways, way, guys, adults, adult, children, child, guests, of us, \
      heads, pax, members, passengers, students
      """),
    .roles(
      .measure,
      """
      kg, kgs, kilo, kilos, g, gr, gram, grams, lb, lbs, oz, ounce, ounces, l, ltr, litre, litres, \
      liter, liters, ml, cl, gal, gallon, gallons, pint, pints, pack, packs, packet, packets, box, \
      boxes, bag, bags, bottle, bottles, can, cans, cup, cups, slice, slices, piece, pieces, pcs, \
      pc, pair, pairs, set, sets, roll, rolls, x, times, km, kms, mile, miles, mi, meter, meters, \
      metre, metres, cm, mm, inch, inches, ft, feet, foot, gb, tb, mb, mbps, ghz, mp, min, mins, \
      minute, minutes, hour, hours, hr, h, sec, nights, night, stops, tickets, ticket, units, \
      unit, servings, serving, rounds, round, course, courses, seater, star, pounder, lap, laps, \
      reps, rides, trips, sessions, session, classes, lessons, lesson, copies, copy, sheets, \
      pages, bedroom, bedrooms, bed, door, speed, ply, count, ct, item, items, day pass, hour \
      pass, day ticket, bouquet, loaves, loaf, jars, jar, tubs, tub, tins, tin, cartons, carton, \
      crates, crate, dozen eggs, hp, w, watt, watts, volt, volts, mg, mcg
      """),
    .roles(
      .model,
      """
      iphone, ipad, galaxy, pixel, windows, ps, playstation, size, sizes, route, highway, \
      hwy, interstate, gate, room number, apt, apartment number, unit number, no, nr, number, num, \
      chapter, vol, volume, season, episode, version, ver, v, model, series, class, grade, gen, \
      generation, level, type, part, phase, step, form, table, floor, platform, track, lane, exit, \
      terminal, flight number, bus number, line, zone, area, area code, order, order number, \
      invoice number, ref, reference, card ending, card ending in, ending in, ending, acct, \
      account number, macbook pro, macbook air, airpods, airpods pro, apple watch, watch series, \
      kindle, gopro, \
      hero, rtx, gtx, ryzen, core i, thinkpad, surface, surface pro, switch, fifa, nba, madden, \
      gta, final fantasy, iphone pro, mac os, ios, android, office, photoshop, lego set, studio, \
      highway number, motorway, street, catch, ocean s, oceans, fahrenheit, formula, channel, wd, \
      vitamin b, omega, spf, coke zero, aged, age, turned, turning, turns, under, over age, \
      thinkbook, note, redmi, oneplus, mate, poco, nokia, tesla model, bmw, audi a, mazda, peugeot
      """),
    .roles(
      .account,
      """
      cash, in cash, card, credit card, debit card, debit, wallet, bank, bank account, checking, \
      savings account, from savings, upi, gpay, google pay, phonepe, apple pay, visa, mastercard, \
      amex, online, bank transfer, on card, by card, by cash, on my card, on credit
      """),
    .roles(
      .occasion,
      """
      birthday, bday, my birthday, christmas, xmas, easter, diwali, eid, hanukkah, new year, new \
      years, graduation, wedding, anniversary, holidays, thanksgiving, no reason, good grades, \
      being good, nothing, fun
      """),
    .roles(
      .bankWord,
      """
      a c, ac, acct, account, avl, avbl, aval, available, bal, balance, upi, rrn, ref, txn, debit \
      card, credit card, creditcard, card ending, card ending in, card, neft, imps, ibft, rtgs, \
      autopay, bank, dispute, alert, otp, pos, transaction, transaction id, transaction alert, \
      limit, lmt, pending, ending, debit, txns, amount, purchase, refno, ref no, utr, vpa, txnid, \
      txn id, trx, imps ref, upi ref, mpesa, m pesa, sms, ecom, ach, sort code, iban, thru
      """),
    .roles(
      [.bankWord, .spend],
      """
      debited, withdrawn, withdrawal, dr, charge, using, used, transaction of, trf, \
      transaction for, txn of
      """),
    .roles([.bankWord, .receive], "credited, deposited"),
    .roles(
      [.bankWord, .remark],
      """
      declined, was declined, has been declined, unsuccessful, not successful, will be debited, \
      will be charged, would be debited, to be debited, has requested, have requested, is \
      requesting, otp is, is otp, is the otp, is your otp, use otp, otp for, one time password, \
      has failed, was failed, could not be processed, insufficient balance, insufficient funds
      """),
    .roles(
      [.balance, .bankWord],
      """
      bal, balance, avl, avbl, aval, available, limit, lmt, due, outstanding, minimum due, clear \
      bal
      """),
  ])
}

extension LanguageTable {
  /// Money put away, and debts.
  static let englishMoney = table([
    .items(
      .investment, also: .investment, weight: 6,
      """
      bitcoin, bitcoins, btc, ethereum, eth, crypto, cryptocurrency, cryptocurrencies, solana, \
      dogecoin, doge, cardano, litecoin, xrp, altcoin, altcoins, etf, etfs, stocks, stock, index \
      fund, index funds, mutual fund, mutual funds, s&p 500, s&p500, s&p, s and p 500, sp500, sp \
      500, nasdaq, dow jones, ftse, msci world, shares, bonds, treasury bonds, treasuries, t \
      bills, 401k, 401 k, roth, roth ira, roth ira contribution, traditional ira, ira, ira \
      contribution, brokerage, brokerage account, brokers, investment, investments, investing, \
      portfolio, pension contribution, pension fund, retirement, retirement fund, retirement \
      account, sip, ppf, nps, reit, reits, gold etf, hsa, 529 plan, 529, superannuation, index, \
      lifetime isa, stocks and shares isa, isa, robo advisor, options trading, ipo, gold bars, \
      gold coins, mutual
      """),
    // A number before these words counts them.
    .roles(
      .measure,
      """
      btc, bitcoin, bitcoins, eth, ethereum, doge, dogecoin, xrp, litecoin, solana, shares, bonds, \
      altcoins
      """),
    .items(
      .savings,
      """
      savings, saving, savings account, emergency fund, rainy day fund, emergency savings, sinking \
      fund, fixed deposit, recurring deposit, piggy bank, house fund, vacation fund, travel fund, \
      car fund, college fund, holiday fund, money market, certificate of deposit, nest egg, saving \
      goal, high yield savings, down payment fund, wedding fund, savings goal, term deposit
      """),
    .items(.savings, also: .putAway, weight: 6, "saved, save, set aside, stashed, stashed away"),
    .items(.investment, also: .putAway, weight: 6, "invested, invest"),
    .items(
      .debt,
      """
      loan, loans, student loan, student loans, student loan payment, personal loan, car loan, \
      auto loan, loan payment, loan repayment, loan installment, emi, emis, credit card payment, \
      credit card bill, card payment, cc payment, cc bill, debt, debts, debt payment, credit card \
      debt, installment, instalment, installments, overdraft, interest on loan, loan interest, \
      credit card interest, payday loan, klarna payment, afterpay payment, financing, finance \
      charge, repayment
      """),
    // A bank's fee pays off no debt.
    .items(
      .utilities, weight: 6,
      """
      bank fee, bank fees, bank charge, bank charges, account fee, account fees, account maintenance \
      fee, overdraft fee, overdraft fees, atm fee, atm fees, atm charge, card fee, card fees, late \
      fee, late fees, late payment fee, transfer fee, wire fee, wire transfer fee, transaction fee, \
      transaction fees, foreign transaction fee, foreign transaction fees, banking fee, banking fees
      """),
    WordRow(
      roles: [.spend, .item], value: .category(.debt, weight: 5),
      words: """
        paid credit card, paid my credit card, paid off credit card, paid off my credit card, paid \
        the credit card, paid off the credit card, paid visa bill, paid amex bill
        """),
    .roles(
      .filler,
      """
      stock up, stocked up, stocking up, stock up on, stocked up on, stocking up on, out of stock, \
      in stock
      """),
    .items(.shopping, "stocking, stocking stuffers, stock photo, stock pot, stockpot"),
    WordRow(
      roles: .incomeSource, value: .category(.income, weight: 1),
      words: """
        salary, paycheck, wages, bonus, dividend, dividends, freelance, cashback, income
        """),
  ])
}
