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
    cardinal scale: 10 tenner(|s), 5 fiver(|s)
    scale: 100 hundred(|s), 1000 thousand(|s)|grand|k, 1000000 million(|s), 100000 lakh|lakhs|lac|\
    lacs, 10000000 crore(|s)|cr, 12 dozen
    half: 0 half|half a|half of a
    ordinal: 1 first, 2 second, 3 third, 4 fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, \
    10 tenth, 11 eleventh, 12 twelfth, 13 thirteenth, 14 fourteenth, 15 fifteenth, 16 sixteenth, \
    17 seventeenth, 18 eighteenth, 19 nineteenth, 20 twentieth, 21 twenty first, 22 twenty second, \
    23 twenty third, 24 twenty fourth, 25 twenty fifth, 26 twenty sixth, 27 twenty seventh, 28 \
    twenty eighth, 29 twenty ninth, 30 thirtieth, 31 thirty first
    point: point
    currency minorUnit: GBP pence|p
    minorUnit: 100 cent(|s|avos)|¢|kop(iykas|ecks|ek)|sen|penny|pennies|c|paise|paisa
    """

  private static let englishWords: StaticString =
    """
    relativeDay: 0 today(|s)|tonight|this (morning|afternoon|evening|mornin)|tonite|2day, -1 \
    yest(|erday|rday|day)|last (night|nite|evening)|yesterday (morning|evening|afternoon|night|\
    nite)|yday|yst(rday|erday|d)|yesterdays|yest (night|nite|evening|morning|afternoon)|ytd, -2 \
    day before (yesterday|yest|yday)|the day before yest(|erday)|night before last|the night \
    before last|day b4 yesterday|day b4 yest|day b4 yday|the day b4 yesterday|the day b4 yest|two \
    nights ago, 1 tom(orrow|orow|morow)|tmr(|w|ow)|tomorrow (morning|night)|tommorrow|2moro, 2 day \
    after tomorrow|the day after tomorrow
    weekday: 1 monday(|s), 2 tue(|sday|sdays|s), 3 wednesday(|s)|weds|wensday|wendsday|wedsday, 4 \
    thur(|sday|sdays|s)|thu, 5 fri(|day|days), 6 saturday(|s), 7 sunday(|s)
    weekday doubtfulDay: 1 mon, 3 wed, 6 sat, 7 sun
    month: 1 january|jan, 2 february|feb, 3 march|mar, 4 april|apr, 5 may, 6 june|jun, 7 july|jul, \
    8 august|aug, 9 september|sept|sep, 10 october|oct, 11 november|nov, 12 december|dec
    span: 1 day|days, 7 week|weeks|wk|wks, 14 fortnight(|s), -1 month(|s), -12 year|years|yr|yrs
    ago: ago, back ago
    last: last, past, previous
    this: this
    next: next, coming, upcoming
    every: every, each (month|week), weekly, monthly, yearly, daily, per
    clock: am, pm, oclock, hrs
    spend: spend(|ing), paid, pay, paying, buy, buying, purchase(|d), grabbed, donate(|d), tipped, \
    cost(|s|ed), came to, comes to, came (out|up) to, comes out to, adds up to, amounts to, was, \
    were, picked up, took, filled, filled up, top(|ped) up, charge(|d), charged me, cost me, \
    booked, rented, hired, ate, drank, had, treated, treated myself, subscribed, renewed, paid \
    (off|for|back), pay for, went on, forked over, coughed up, wasted, settled, cleared, chipped \
    in, lent, loaned, withdr(ew|awal), set (me|us) back, recharged, fined, bet, billed, invoiced, \
    billed me, invoiced me, pay(|s) back, repaid
    spend bankWord: debited, withdrawn, dr, using, used, transaction (of|for), trf, txn of
    spend ownMoney: spent, bought, ordered, dropped, blew, splurged, shelled out, forked out, \
    splashed out, lost
    give: gave, give, giving, sent, send, transferred, venmoed, zelled, wired, gifted
    receive: gave (me|us), gives me, sent (me|us|you|u), paid (me|us|you|u), handed me, gifted me, \
    slipped me, transferred (me|you), venmoed me, zelled me, wired me, tipped me, rec(eived|eive|\
    ieved), cashed, got paid, been (paid|given|tipped), earn(|ed|t), won, inherited, collected, \
    credited, deposited, found, sold, sale of, pay(ment|pal) from, transfer from, deposit from, \
    venmo from, zelle from, money from, cash from, gift from, check (from|cleared|came|arrived), \
    cheque (from|cleared|came|arrived), was paid by, made (selling|from), pay(s|ed) me, paid to \
    you, came (thru|through|into), took (in|home), netted, pocketed, grossed, raked in, brought \
    in, was (given|awarded|tipped|gifted), were (given|awarded), hauled in, flogged, hawked, \
    auctioned off, resold, offloaded, sold off, got tipped, cashed in on
    refund: refund(|s|ed|ing), refunded me, reimburse(|d|ment), reimbursed me, chargeback, got \
    refunded, got reimbursed, money back, paid (me|us) back, pay(s|ed) me back, gave me back, sent \
    me back, got back, given back, credit note, store credit, return(|ed|s), rebate from, got paid \
    back, was refunded, was reimbursed, deposit back, repaid me, got my deposit back, comped, \
    compensated
    back: paid back, pay(|s) back, repaid, back
    incomeSource: payday, dividend(|s), freelanc(e|ing), freelance work, commission(|s), \
    royalt(ies|y), side (hustle|gig|money), gig pay, cashback, cash back, tax (refund|return|\
    rebate|credit|credits|money), income, unemployment (benefit|benefits|pay|check), child \
    (benefit|support), social security, interest (earned|income|from), rent(|al) income, \
    consulting (fee|income), winnings, jackpot, lottery win(|nings), inheritance, stimulus, \
    stimulus check, tips (earned|tonight|today), prize money, invoice paid, back pay, direct \
    deposit, earnings, revenue, rebate, scholarship, insurance payout, tips, unemployment, \
    jobseekers, jobseekers allowance, my tips, tip money, centrelink, dole, dole money, universal \
    credit, housing benefit, disability (benefit|check|pay), carers allowance, welfare, alimony, \
    ot check, overtime check, bonus check, maternity pay, sick pay, redundancy pay, state pension, \
    prize, grant, bursary, per diem, gig money, takings, stall takings, busking, royalty che(que|\
    ck), child tax credit, family allowance, ssi, ssdi, va benefits, veterans benefits, workers \
    comp, severance pay, jury duty pay, birthday money, christmas (money|bonus), wedding money, \
    gift money, babysitting money, chore money, finders fee, referral bonus, signing bonus, sign \
    on bonus, performance bonus, year end bonus, holiday bonus, profit share, commission che(que|\
    ck), wage packet, pay packet, net pay, survey payout, adsense, patreon payout, scratch card \
    win, bingo win, poker winnings, trading profit, gratuities, payout, dog walking money, \
    benefit(|s) payment, attendance allowance, pension credit, student loan payment received
    incomeSource personalPay: salar(y|ies), payche(ck|que|cks), payslip, wage, wages, payroll, \
    bonus, pension, stipend, pocket money, allowance, overtime pay, severance, holiday pay, \
    vacation pay
    person: mom, mum, mama, mommy, mother, dad, papa, daddy, father, grand(ma|pa|dad|ad|son|kids|\
    child), granny, grandmother, nana, grandfather, gran, nan, aunt(|ie|y), uncle, sister, sis, \
    brother, bro, cousin, friend(|s), husband, wife, hubby, girlfriend, boyfriend, gf, bf, \
    par(tner|ents|ent), fiance(|e), son, daughter, kid, kids, nephew, niece, room(mate|mates|ie), \
    flatmate, housemate, neighbo(r|ur), colleague(|s), coworker, family, fam, in laws, mother in \
    law, father in law, godmother, godfather, buddy, mate, pal, bestie, ex, granddaughter, \
    grandchildren, step(son|mom|mum|dad), stepdaughter, stepmother, stepfather, sister in law, \
    brother in law, son in law, daughter in law, godson, goddaughter, great (aunt|uncle)
    payer: client(|s), customer(|s), boss, employer, company, tenant(|s), buyer, work, landlord, \
    letting agent, subtenant, lodger, renter(|s)
    me: me, us, myself
    subjectI: i, we, ive, weve, im
    putAway: put, moved, move, transfer(|ring), contribute(|d), deposit(|ed) into, threw, added, \
    auto(|matic) transfer, standing transfer
    get: got, get, gotten, getting
    at: at
    from: from
    to: to, toward(|s)
    forWord: for
    on: on, upon
    with: with, w, alongside
    by: by, via
    of: of
    and: and, plus, then, also, n, and then
    or: or
    article: this, a, an, the(|ir|se), my, our, some, his, her, your, that, those
    filler: black friday, cyber monday, good friday, pancake tuesday, taco tuesday, shrove \
    tuesday, ash wednesday, happy hour, dropped to, myself, getting, just, ish, but, ugh, lol, \
    haha, omg, another, again, new, old, about, approx, approximately, roughly, exactly, only, \
    total (of|cost), like, please, pls, thanks, well, so, today s, really, whole, extra, more, \
    too, oops i, damn, finally, almost, nearly, over, under, s, t, ll, re, ve, been, have, has, \
    had to, add, log, record, note, notes, enter, ok, okay, hey, hi, there, here, now, out, off, \
    up, down, it, its, thats, is, quick(|ly), yay, sad, worth, worth of, amount(|ing), amounting \
    to, costing, price(|d), priced at, went, went to, going, came, came in, hit, landed, arrived, \
    eventually, maybe, usual, as usual, me and, by me, for me, for us, every(one|body|thing), all, \
    noon, midday, midnight, due, all in, kinda, kind of, sort of, yes, no, not much, stock(|ed|\
    ing) up, stock(|ed|ing) up on, out of stock, in stock, um, umm, uh, uhm, uhh, hmm, er, erm, \
    subtotal, sub total, make (that|it), change (that|it) to, call it, i said, it s, it is, it's, \
    that (s|is), it should be, sold out, grand total of, a grand total of
    filler itWas costed: it was, that was, twas, it cost, it came to, they were, those were
    question: how (much|many|do|are), what, whats, what is, when, where, which, why, who, can i, \
    can you, could (i|we), should (i|we), do i, did i, does, will i, may i, is it, is there, are \
    there, am i, show me, tell me, would (it|you|i|we), shall (i|we)
    command: delete, undo, remove, cancel, edit, update, correct, list, display, export, import, \
    reset, revert, void, remind, remind me, set budget, change the, fix the
    remark: should (be|buy|get|pay|spend|order|book|save), should have been, was supposed to, \
    supposed to be, instead of, wrong amount, not right, made a mistake, is wrong, was wrong, \
    actually was, meant to, i meant, want(|s) to, wanna, need(|s) to, gonna, will, would, plan to, \
    planning (to|on), thinking of, might, could, would like, id like, if i, if we, owe(|s|d), \
    about to, declined, unsuccessful, insufficient funds
    remark bankWord: was declined, has been declined, not successful, will be (debited|charged), \
    would be debited, to be debited, has requested, have requested, is requesting, otp is, is otp, \
    is (the|your) otp, use otp, otp for, one time password, has failed, was failed, could not be \
    processed, insufficient balance
    negation: didnt, did not, dont, do not, havent, have not, never, didnt spend, wasnt, was not, \
    isnt, wont, will not, not, cannot, cant, doesn't, hasnt, has not, hadnt, had not, does not, \
    wouldnt, would not, couldnt, could not, arent, werent, refuse(s|d) to
    total: total(|ing|ling|ed), in all, sum, grand total, equals
    each: each, apiece, per (person|head|unit), pp, a piece, a pop
    split: split(|ting), divid(ed|e|ing), halved, shared
    heads: people, person(|s), ways, way, guys, adult(|s), child(|ren), guests, of us, heads, pax, \
    members, passengers, students
    measure: w, kilo, g, gr, gram, lb, oz, ounce, l, ltr, lit(re|er|ecoin), cl, gal, gallon, pint, \
    pints, pack(|s|et|ets), box, boxes, bag, bags, bottle(|s), can, cans, cup, cups, slice(|s), \
    piece(|s), pcs, pc, pair, pairs, set, sets, roll, rolls, x, times, mi, foot, ghz, mp, h, \
    night, stops, ticket(|s), units, unit, serving(|s), round(|s), cou(rse|rses|nt), seater, star, \
    pounder, lap, rides, trips, session(|s), classes, lesson(|s), copies, copy, sheets, bed(|room|\
    rooms), door, speed, ply, ct, item, items, day pass, hour pass, day ticket, bouquet, loaves, \
    loaf, jars, jar, tubs, tub, tins, tin, carton(|s), crate(|s), dozen eggs, hp, watt, volt, mg, \
    mcg, btc, bitcoin(|s), eth, ethereum, doge, dogecoin, xrp, solana, shares, bonds, altcoins
    measure unit: kg, kgs, kilos, grams, lbs, ounces, litres, liters, ml, gallons, km, kms, mile, \
    miles, met(er|ers|re|res), cm, mm, inch, inches, ft, feet, gb, tb, mb, mbps, min(|s|ute|utes), \
    hour, hours, hr, sec, nights, laps, reps, pages, watts, volts
    model: mate, under, note, no, iphone, ipad, galaxy, pixel, windows, ps, playstation, size, \
    sizes, route, hwy, room number, apt, unit number, nr, number, num, vol, volume, ver, v, model, \
    series, class, grade, gen, generation, type, part, phase, step, form, table, track, flight \
    number, bus number, line, zone, area, area code, order, ref, card ending, card ending in, \
    ending in, ending, acct, macbook (pro|air), airpods, airpods pro, apple watch, watch series, \
    kindle, gopro, hero, rtx, gtx, ryzen, core i, think(pad|book), surface, surface pro, switch, \
    fifa, nba, madden, gta, final fantasy, iphone pro, mac os, ios, android, office, photoshop, \
    lego set, studio, highway number, street, catch, ocean s, oceans, fahrenheit, formula, wd, \
    vitamin b, omega, spf, coke zero, aged, age, turn(ed|ing|s), over age, redmi, oneplus, poco, \
    nokia, tesla model, bmw, audi a, mazda, peugeot
    model code: highway, interstate, gate, apartment number, chapter, season, episode, version, \
    level, floor, platform, lane, exit, terminal, order number, invoice number, reference, account \
    number, motorway, channel
    account: cash, in cash, card, credit card, debit card, debit, wallet, bank, bank (account|\
    transfer), checking, savings account, from savings, upi, gpay, google pay, phonepe, apple pay, \
    visa, mastercard, amex, online, on card, by card, by cash, on my card, on credit
    occasion: birthday, bday, my birthday, christmas, xmas, easter, diwali, eid, hanukkah, new \
    year(|s), graduation, wedding, anniversary, holidays, thanksgiving, no reason, good grades, \
    being good, nothing, fun
    within: to, toward(|s), in, into, near, inside, around, by the, between, during, after, \
    before, while
    bankWord: purchase, credit(ed|card), deposited, amount, due, ref, card ending, card ending in, \
    ending, acct, card, credit card, debit card, debit, bank, upi, a c, ac, account, avl, avbl, \
    aval, available, bal, balance, rrn, txn(|s|id), neft, imps, ibft, rtgs, autopay, dispute, \
    alert, otp, pos, transaction, transaction (id|alert), limit, lmt, pending, refno, ref no, utr, \
    vpa, txn id, trx, imps ref, upi ref, mpesa, m pesa, sms, ecom, ach, sort code, iban, thru, \
    withdrawal, charge, declined, unsuccessful, insufficient funds, outstanding, minimum due, \
    clear bal
    balance: due, avl, avbl, aval, available, bal, balance, limit, lmt, outstanding, minimum due, \
    clear bal
    """
}
