extension LanguageTable {
  /// Words that describe the number beside them, and tell whether money moved at all.
  static let englishCues = table([
    // Amounts computed from others.
    .cues(
      .surcharge,
      """
      tip, tips, gratuity, tax, taxes, vat, gst, hst, sales tax, service charge, taxes and fees
      """),
    .cues(
      .included, "incl, including, included, includes, inclusive, inc, before, excluding, excl"),
    .cues(.discount, "off, discount, discounted, coupon, voucher, rebate, promo"),
    .cues(
      .rate, "cashback, cash back, commission, interest, fee, surcharge, markup, deposit, down"),
    .cues(
      .former,
      """
      was, were, originally, original price, regular, regularly, reg, usually, normally, rrp, msrp, \
      list price, retail price, old price, used to be, instead of
      """),
    .cues(.current, "now, sale, on sale, reduced, marked, clearance, markdown, discounted"),
    .cues(.share, "share, part, portion"),
    .cues(.mine, "mine"),
    .cues(.owner, "my, our, her, his, their, your"),
    .repeated(2, "twice"), .repeated(3, "thrice"),
    // Numbers that are not amounts.
    .cues(
      .unit,
      """
      km, kms, kilometer, kilometers, kilometre, kilometres, mile, miles, meters, metres, steps, \
      step, degrees, degree, celsius, calories, kcal, percent, points, point, goals, stars, \
      followers, likes, views, messages, message, emails, email, notifications, notification, \
      texts, calls, pages, page, chapters, episodes, minutes, mins, hours, hrs, seconds, days, \
      weeks, months, years, reps, laps, pushups, push ups, kg, kgs, kilos, grams, litres, liters, \
      ml, lbs, ounces, inches, feet, mph, kmh, bpm, gb, mb, tb, attempts, errors, bugs, meetings, \
      tasks, files, photos, votes, seats, rooms, floors, mbps, watts, volts, hectares, acres, \
      gallons
      """),
    .cues(
      .code,
      """
      pin, question, tax rate, interest rate, exchange rate, gate, platform, lane, exit, \
      terminal, channel, locker, version, highway, interstate, motorway, code, passcode, \
      password, otp, confirmation, confirmation number, tracking number, reference, id, serial \
      number, zip code, postcode, room, page, chapter, order number, phone number, account \
      number, case number, ticket number, model number, invoice number, temperature, weight, \
      score, heart rate, blood pressure, mileage, odometer
      """),
    .cues(.copula, "is, are, s, was, were, equals"),
    .cues(
      .state, "have, has, ran, run, walked, slept, hiked, jogged, swam, weigh, weighs, scored, read"
    ),
    // Money that did not move.
    .cues(
      .plan,
      """
      budget, budgets, goal, goals, limit, quote, quotation, balance, quota, estimate, estimated, forecast, \
      projected, allotment, spending limit, credit limit, net worth, target amount
      """),
    .cues(
      .unfinished,
      """
      spend, pay, buy, purchase, save, transfer, invest, send, give, order, get, donate, move, put
      """),
    .cues(
      .failed,
      """
      declined, failed, rejected, bounced, unsuccessful, pending, unpaid, overdue, outstanding, \
      refused, denied, on hold, unprocessed
      """),
    .cues(
      .payment,
      """
      payment, payments, transaction, transactions, card, transfer, purchase, charge, debit, \
      direct debit, cheque, check, order, bill, invoice, refund, autopay, withdrawal, deposit
      """),
    .cues(
      .offer,
      """
      want, wanted, wants, asked, asking, asks, quoted, quotes, offered, offers, offering, promised, \
      promises, requested, requests, needs, need
      """),
    .cues(
      .condition,
      """
      if, unless, whether, suppose, supposing, thinking about, thinking of, wish list, looking at a, \
      looking at the
      """),
    .cues(
      .borrowed,
      """
      borrowed, borrow, borrowing, lend me, lend us, lent me, loaned me, lends me, lent us, \
      loaned us, lending me, got a loan, got a loan of, took a loan, took out a loan, taken out a \
      loan, received a loan, loan from
      """),
    // Whose money it is, and its direction.
    .cues(.somebody, "he, she, they, he s, she s, someone, somebody, everyone else, hes, shes"),
    .cues(
      .ownMoney,
      """
      spent, spends, paid, pays, bought, buys, earns, earned, earn, makes, made, costs, saved, \
      saves, owes, gets, ordered, won, lost, invested, makes, donated, got paid, gets paid, \
      received
      """),
    .cues(.earned, "made"),
    .cues(
      .liability,
      """
      fine, fines, bill, bills, invoice, penalty, citation, speeding ticket, parking ticket, \
      parking fine, traffic fine, speeding fine, electricity bill, phone bill, water bill, gas \
      bill, medical bill
      """),
    .roles(.filler, "um, umm, uh, uhm, uhh, hmm, er, erm, subtotal, sub total"),
    .cues(.work, "shift, shifts, gig, gigs, job, tutoring, babysitting, selling, odd jobs"),
    .cues(.interest, "interest"),
    .cues(
      .returned,
      """
      deposit, security deposit, money, cash, adjustment, price adjustment, overpayment, bond, \
      change
      """),
    // The person's own accounts.
    .cues(
      [.transfer, .ownAccount],
      """
      own transfer, internal transfer, self transfer, transfer to self, transfer to myself, \
      own account transfer, transfer between accounts
      """),
    .cues(.transfer, "transfer, transferred, transfers, moved, move, moving, xfer, transferring"),
    WordRow(
      roles: .putAway, value: .none,
      words: "auto transfer, automatic transfer, standing transfer, transferring",
      cues: .transfer),
    WordRow(
      roles: .receive, value: .none,
      words: "paid you, sent you, paid u, sent u, transferred you, paid to you", cues: []),
    WordRow(
      roles: .incomeSource, value: .none,
      words: "unemployment, unemployment pay, jobseekers, jobseekers allowance", cues: []),
    .items(.dining, "won ton, won tons, wonton, wontons"),
    .cues(
      .ownAccount,
      """
      account, accounts, checking, checking account, checking accounts, savings account, savings \
      accounts, bank account, bank accounts, current account, joint account, own account
      """),
    .cues(.goal, "to, into, onto, toward, towards"), .cues(.goalOrMeans, "in, inside"),
    .cues(
      .moving, "deposited, deposit, deposit into, deposited into, saved, save, payment, top up"),
    .cues(.accountNoun, "account, accounts, credit, card, balance, bill, statement, debt"),
    .cues(.bankAccount, "bank, checking, current, bank account, checking account, current account"),
    .cues(.cashAccount, "cash, wallet"), .cues(.cardAccount, "card, credit card"),
    .cues(.savingsAccount, "savings, saving, savings account"),
    .cues(.cashMachine, "atm, cash machine, cashpoint, cash withdrawal, atm withdrawal"),
    .cues(.donation, "donated, donate, donation, donating, donations, tithe, tithed"),
  ])
}

extension WordRow {
  /// Words for a number of times: "twice".
  static func repeated(_ times: Int32, _ words: StaticString) -> WordRow {
    WordRow(roles: [], value: .number(times), words: words, cues: .repeated)
  }
}
