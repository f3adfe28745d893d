extension LanguageTable {
  /// English, with the currencies that all languages share; its numbers come first, as words of their own.
  static let english: [LanguageTable] = [
    table([englishNumbers]),
    table(
      [englishWords, englishItems, englishCues, brands, CurrencyWords.names],
      things: DailyThings.english),
  ]

  static func table(_ texts: [StaticString], things: StaticString = "") -> LanguageTable {
    LanguageTable(language: "en", things: things, texts: texts)
  }

  private static let englishNumbers: StaticString =
    """
    cardinal: 0 zero|nil|naught|nought, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 \
    eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, \
    17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 30 thirty, 40 forty|fourty, 50 fifty, 60 \
    sixty, 70 seventy, 80 eighty, 90 ninety
    cardinal scale: 10 tenner|tenners, 5 fiver|fivers
    scale: 100 hundred|hundreds, 1000 thousand|thousands|grand|k, 1000000 million|millions, 100000 \
    lakh|lakhs|lac|lacs, 10000000 crore|crores|cr, 12 dozen
    half: 0 half|half a|half of a
    ordinal: 1 first, 2 second, 3 third, 4 fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, \
    10 tenth, 11 eleventh, 12 twelfth, 13 thirteenth, 14 fourteenth, 15 fifteenth, 16 sixteenth, \
    17 seventeenth, 18 eighteenth, 19 nineteenth, 20 twentieth, 21 twenty first, 22 twenty second, \
    23 twenty third, 24 twenty fourth, 25 twenty fifth, 26 twenty sixth, 27 twenty seventh, 28 \
    twenty eighth, 29 twenty ninth, 30 thirtieth, 31 thirty first
    point: point
    currency minorUnit: GBP pence|p
    minorUnit: 100 cent|cents|¢|kopiykas|kopecks|kopek|sen|centavos|penny|pennies|c|paise|paisa
    """

  private static let englishWords: StaticString =
    """
    relativeDay: 0 today|tonight|this morning|this afternoon|this evening|todays|this mornin|\
    tonite|2day, -1 yesterday|last night|yesterday morning|yesterday evening|yesterday afternoon|\
    yesterday night|yday|yest|ystrday|yesterdays|last nite|last evening|yesterday nite|yest night|\
    yest nite|yest evening|yest morning|yest afternoon|ysterday|ystd|yestrday|yestday|ytd, -2 day \
    before yesterday|the day before yesterday|night before last|the night before last|day before \
    yest|the day before yest|day before yday|day b4 yesterday|day b4 yest|day b4 yday|the day b4 \
    yesterday|the day b4 yest|two nights ago, 1 tomorrow|tmrw|tomorrow morning|tomorrow night|tmr|\
    tomorow|tommorow|tommorrow|2moro|tmrow, 2 day after tomorrow|the day after tomorrow
    weekday: 1 monday|mondays, 2 tuesday|tuesdays|tues|tue, 3 wednesday|wednesdays|weds|wensday|\
    wendsday|wedsday, 4 thursday|thursdays|thurs|thur|thu, 5 friday|fridays|fri, 6 saturday|\
    saturdays, 7 sunday|sundays
    weekday doubtfulDay: 1 mon, 3 wed, 6 sat, 7 sun
    month: 1 january|jan, 2 february|feb, 3 march|mar, 4 april|apr, 5 may, 6 june|jun, 7 july|jul, \
    8 august|aug, 9 september|sept|sep, 10 october|oct, 11 november|nov, 12 december|dec
    span: 1 day|days, 7 week|weeks|wk|wks, 14 fortnight|fortnights, -1 month|months, -12 year|\
    years|yr|yrs
    ago: ago, back ago
    last: last, past, previous
    this: this
    next: next, coming, upcoming
    every: every, each month, each week, weekly, monthly, yearly, daily, per
    clock: am, pm, oclock, hrs
    spend: spend, spending, paid, pay, paying, buy, buying, purchased, purchase, grabbed, donated, \
    donate, tipped, cost, costs, costed, came to, comes to, came out to, comes out to, came up to, \
    adds up to, amounts to, was, were, picked up, took, filled, filled up, topped up, top up, \
    charged, charged me, cost me, booked, rented, hired, ate, drank, had, treated, treated myself, \
    subscribed, renewed, paid off, paid for, pay for, went on, forked over, coughed up, wasted, \
    settled, cleared, chipped in, lent, loaned, withdrew, set me back, set us back, recharged, \
    fined, bet, billed, invoiced, billed me, invoiced me, paid back, pay back, pays back, repaid, \
    withdrawal, charge
    spend bankWord: debited, withdrawn, dr, using, used, transaction of, trf, transaction for, txn \
    of
    spend ownMoney: spent, bought, ordered, dropped, blew, splurged, shelled out, forked out, \
    splashed out, lost
    give: gave, give, giving, sent, send, transferred, venmoed, zelled, wired, gifted
    receive: gave me, gives me, sent me, paid me, handed me, gifted me, slipped me, transferred \
    me, venmoed me, zelled me, wired me, tipped me, gave us, sent us, paid us, received, receive, \
    recieved, cashed, got paid, been paid, earned, earn, earnt, won, inherited, collected, \
    credited, deposited, found, sold, sale of, payment from, transfer from, deposit from, venmo \
    from, zelle from, paypal from, money from, cash from, gift from, check from, cheque from, was \
    paid by, made selling, made from, pays me, payed me, paid you, sent you, paid u, sent u, \
    transferred you, paid to you, came thru, came through, took in, netted, pocketed, grossed, \
    raked in, brought in, took home, came into, was given, been given, were given, was awarded, \
    were awarded, hauled in, flogged, hawked, auctioned off, resold, offloaded, sold off, was \
    tipped, been tipped, got tipped, was gifted, cashed in on, check cleared, cheque cleared, \
    check came, cheque came, check arrived, cheque arrived
    refund: refund, refunds, refunded, refunded me, refunding, reimbursed, reimbursed me, \
    reimbursement, reimburse, chargeback, got refunded, got reimbursed, money back, paid me back, \
    pays me back, gave me back, sent me back, got back, given back, credit note, store credit, \
    returned, return, returns, rebate from, paid us back, payed me back, got paid back, was \
    refunded, was reimbursed, deposit back, repaid me, got my deposit back, comped, compensated
    back: paid back, pay back, pays back, repaid, back
    incomeSource: payday, dividend, dividends, freelance, freelancing, freelance work, commission, \
    royalties, royalty, side hustle, side gig, gig pay, cashback, cash back, tax refund, tax \
    return, income, unemployment benefit, unemployment benefits, child benefit, social security, \
    interest earned, interest income, rental income, consulting fee, consulting income, winnings, \
    jackpot, lottery win, inheritance, stimulus, stimulus check, tips earned, prize money, invoice \
    paid, back pay, direct deposit, interest from, earnings, revenue, rebate, scholarship, \
    insurance payout, tax rebate, tax credit, tips, unemployment, unemployment pay, jobseekers, \
    jobseekers allowance, my tips, tips tonight, tips today, tip money, centrelink, dole, dole \
    money, universal credit, child support, housing benefit, disability benefit, carers allowance, \
    welfare, alimony, ot check, overtime check, bonus check, maternity pay, sick pay, redundancy \
    pay, state pension, rent income, prize, grant, bursary, commissions, side money, per diem, gig \
    money, takings, stall takings, busking, lottery winnings, royalty cheque, royalty check, child \
    tax credit, family allowance, unemployment check, ssi, ssdi, va benefits, veterans benefits, \
    workers comp, severance pay, jury duty pay, birthday money, christmas money, wedding money, \
    gift money, babysitting money, chore money, finders fee, referral bonus, signing bonus, sign \
    on bonus, performance bonus, year end bonus, christmas bonus, holiday bonus, profit share, \
    commission cheque, commission check, wage packet, pay packet, net pay, survey payout, adsense, \
    patreon payout, scratch card win, bingo win, poker winnings, trading profit, gratuities, \
    payout, dog walking money, disability check, disability pay, benefit payment, benefits \
    payment, attendance allowance, pension credit, tax credits, student loan payment received, tax \
    money
    incomeSource personalPay: salary, salaries, paycheck, paycheque, paychecks, payslip, wage, \
    wages, payroll, bonus, pension, stipend, pocket money, allowance, overtime pay, severance, \
    holiday pay, vacation pay
    person: mom, mum, mama, mommy, mother, dad, papa, daddy, father, grandma, granny, grandmother, \
    nana, grandpa, granddad, grandfather, grandad, gran, nan, aunt, auntie, aunty, uncle, sister, \
    sis, brother, bro, cousin, friend, friends, husband, wife, hubby, girlfriend, boyfriend, gf, \
    bf, partner, fiance, fiancee, parents, parent, son, daughter, kid, kids, nephew, niece, \
    roommate, roommates, roomie, flatmate, housemate, neighbor, neighbour, colleague, coworker, \
    colleagues, family, fam, in laws, mother in law, father in law, godmother, godfather, buddy, \
    mate, pal, bestie, ex, grandson, granddaughter, grandkids, grandchild, grandchildren, stepson, \
    stepdaughter, stepmother, stepfather, stepmom, stepmum, stepdad, sister in law, brother in \
    law, son in law, daughter in law, godson, goddaughter, great aunt, great uncle
    payer: client, clients, customer, boss, employer, company, tenant, tenants, buyer, work, \
    landlord, letting agent, subtenant, lodger, renter, renters, customers
    me: me, us, myself
    subjectI: i, we, ive, weve, im
    putAway: put, moved, move, transfer, contributed, contribute, deposit into, deposited into, \
    threw, added, transferring, auto transfer, automatic transfer, standing transfer
    get: got, get, gotten, getting
    at: at
    from: from
    to: to, towards, toward
    forWord: for
    on: on, upon
    with: with, w, alongside
    by: by, via
    of: of
    and: and, plus, then, also, n, and then
    or: or
    article: this, a, an, the, my, our, some, his, her, their, your, that, these, those
    filler: black friday, cyber monday, good friday, pancake tuesday, taco tuesday, shrove \
    tuesday, ash wednesday, happy hour, dropped to, myself, getting, just, ish, but, ugh, lol, \
    haha, omg, another, again, new, old, about, approx, approximately, roughly, exactly, only, \
    total of, like, please, pls, thanks, well, so, today s, really, whole, extra, more, too, oops \
    i, damn, finally, almost, nearly, over, under, s, t, ll, re, ve, been, have, has, had to, add, \
    log, record, note, notes, enter, ok, okay, hey, hi, there, here, now, out, off, up, down, it, \
    its, thats, is, quick, quickly, yay, sad, worth, worth of, amount, amounting, amounting to, \
    costing, priced, priced at, price, went, went to, going, came, came in, hit, landed, arrived, \
    eventually, maybe, usual, as usual, me and, by me, for me, for us, everyone, everybody, all, \
    everything, noon, midday, midnight, due, total cost, all in, kinda, kind of, sort of, yes, no, \
    not much, stock up, stocked up, stocking up, stock up on, stocked up on, stocking up on, out \
    of stock, in stock, um, umm, uh, uhm, uhh, hmm, er, erm, subtotal, sub total, make that, \
    change that to, change it to, make it, call it, i said, it s, it is, it's, that s, that is, it \
    should be, sold out, grand total of, a grand total of
    filler itWas costed: it was, that was, twas, it cost, it came to, they were, those were
    question: how much, how many, how do, how are, what, whats, what is, when, where, which, why, \
    who, can i, can you, could i, should i, do i, did i, does, will i, may i, is it, is there, are \
    there, am i, show me, tell me, would it, would you, would i, would we, could we, shall i, \
    shall we, should we
    command: delete, undo, remove, cancel, edit, update, correct, list, display, export, import, \
    reset, revert, void, remind, remind me, set budget, change the, fix the
    remark: should be, should have been, should buy, should get, should pay, should spend, should \
    order, should book, should save, was supposed to, supposed to be, instead of, wrong amount, \
    not right, made a mistake, is wrong, was wrong, actually was, meant to, i meant, want to, \
    wants to, wanna, need to, needs to, gonna, will, would, plan to, planning to, planning on, \
    thinking of, might, could, would like, id like, if i, if we, owe, owes, owed, about to, \
    declined, unsuccessful, insufficient funds
    remark bankWord: was declined, has been declined, not successful, will be debited, will be \
    charged, would be debited, to be debited, has requested, have requested, is requesting, otp \
    is, is otp, is the otp, is your otp, use otp, otp for, one time password, has failed, was \
    failed, could not be processed, insufficient balance
    negation: didnt, did not, dont, do not, havent, have not, never, didnt spend, wasnt, was not, \
    isnt, wont, will not, not, cannot, cant, doesn't, hasnt, has not, hadnt, had not, does not, \
    wouldnt, would not, couldnt, could not, arent, werent, refuses to, refused to
    total: total, in all, sum, grand total, totaling, totalling, totaled, equals
    each: each, apiece, per person, pp, per head, a piece, a pop, per unit
    split: split, splitting, divided, divide, halved, shared, dividing
    heads: people, persons, person, ways, way, guys, adults, adult, children, child, guests, of \
    us, heads, pax, members, passengers, students
    measure: w, kilo, g, gr, gram, lb, oz, ounce, l, ltr, litre, liter, cl, gal, gallon, pint, \
    pints, pack, packs, packet, packets, box, boxes, bag, bags, bottle, bottles, can, cans, cup, \
    cups, slice, slices, piece, pieces, pcs, pc, pair, pairs, set, sets, roll, rolls, x, times, \
    mi, foot, ghz, mp, h, night, stops, tickets, ticket, units, unit, servings, serving, rounds, \
    round, course, courses, seater, star, pounder, lap, rides, trips, sessions, session, classes, \
    lessons, lesson, copies, copy, sheets, bedroom, bedrooms, bed, door, speed, ply, count, ct, \
    item, items, day pass, hour pass, day ticket, bouquet, loaves, loaf, jars, jar, tubs, tub, \
    tins, tin, cartons, carton, crates, crate, dozen eggs, hp, watt, volt, mg, mcg, btc, bitcoin, \
    bitcoins, eth, ethereum, doge, dogecoin, xrp, litecoin, solana, shares, bonds, altcoins
    measure unit: kg, kgs, kilos, grams, lbs, ounces, litres, liters, ml, gallons, km, kms, mile, \
    miles, meter, meters, metre, metres, cm, mm, inch, inches, ft, feet, gb, tb, mb, mbps, min, \
    mins, minute, minutes, hour, hours, hr, sec, nights, laps, reps, pages, watts, volts
    model: mate, under, note, no, iphone, ipad, galaxy, pixel, windows, ps, playstation, size, \
    sizes, route, hwy, room number, apt, unit number, nr, number, num, vol, volume, ver, v, model, \
    series, class, grade, gen, generation, type, part, phase, step, form, table, track, flight \
    number, bus number, line, zone, area, area code, order, ref, card ending, card ending in, \
    ending in, ending, acct, macbook pro, macbook air, airpods, airpods pro, apple watch, watch \
    series, kindle, gopro, hero, rtx, gtx, ryzen, core i, thinkpad, surface, surface pro, switch, \
    fifa, nba, madden, gta, final fantasy, iphone pro, mac os, ios, android, office, photoshop, \
    lego set, studio, highway number, street, catch, ocean s, oceans, fahrenheit, formula, wd, \
    vitamin b, omega, spf, coke zero, aged, age, turned, turning, turns, over age, thinkbook, \
    redmi, oneplus, poco, nokia, tesla model, bmw, audi a, mazda, peugeot
    model code: highway, interstate, gate, apartment number, chapter, season, episode, version, \
    level, floor, platform, lane, exit, terminal, order number, invoice number, reference, account \
    number, motorway, channel
    account: cash, in cash, card, credit card, debit card, debit, wallet, bank, bank account, \
    checking, savings account, from savings, upi, gpay, google pay, phonepe, apple pay, visa, \
    mastercard, amex, online, bank transfer, on card, by card, by cash, on my card, on credit
    occasion: birthday, bday, my birthday, christmas, xmas, easter, diwali, eid, hanukkah, new \
    year, new years, graduation, wedding, anniversary, holidays, thanksgiving, no reason, good \
    grades, being good, nothing, fun
    within: to, towards, toward, in, into, near, inside, around, by the, between, during, after, \
    before, while
    bankWord: purchase, credited, deposited, amount, due, ref, card ending, card ending in, \
    ending, acct, card, credit card, debit card, debit, bank, upi, a c, ac, account, avl, avbl, \
    aval, available, bal, balance, rrn, txn, creditcard, neft, imps, ibft, rtgs, autopay, dispute, \
    alert, otp, pos, transaction, transaction id, transaction alert, limit, lmt, pending, txns, \
    refno, ref no, utr, vpa, txnid, txn id, trx, imps ref, upi ref, mpesa, m pesa, sms, ecom, ach, \
    sort code, iban, thru, withdrawal, charge, declined, unsuccessful, insufficient funds, \
    outstanding, minimum due, clear bal
    balance: due, avl, avbl, aval, available, bal, balance, limit, lmt, outstanding, minimum due, \
    clear bal
    """
}
