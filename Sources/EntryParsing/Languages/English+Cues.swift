extension LanguageTable {
  /// Words that describe the number beside them, and tell whether money moved at all.
  static let englishCues: StaticString =
    """
    wager item entertainment: raffle, bingo, sweepstake, sweepstakes
    surcharge: tip, tips, gratuity, tax, taxes, vat, gst, hst, sales tax, service charge, taxes \
    and fees
    included: before, incl, including, included, includes, inclusive, inc, excluding, excl
    discount: rebate, off, discount, discounted, coupon, voucher, promo
    rate: commission, cashback, cash back, down, interest, fee, surcharge, markup, deposit
    former: was, were, instead of, originally, original price, regular, regularly, reg, usually, \
    normally, rrp, msrp, list price, retail price, old price, used to be
    current: now, discounted, sale, on sale, reduced, marked, clearance, markdown
    share: part, share, portion
    mine: mine
    owner: my, our, his, her, their, your
    repeated: 2 twice, 3 thrice
    unit: hrs, step, fahrenheit, kilometer, kilometers, kilometre, kilometres, steps, degrees, \
    degree, celsius, calories, kcal, percent, points, point, goals, stars, followers, likes, \
    views, messages, message, emails, email, notifications, notification, texts, calls, page, \
    chapters, episodes, seconds, days, weeks, months, years, pushups, push ups, mph, kmh, bpm, \
    attempts, errors, bugs, meetings, tasks, files, photos, votes, seats, rooms, floors, hectares, \
    acres, fever, secs, yr, yrs, years old, centimeters, centimetres, errands, retries, missed \
    calls, unread, percent off
    code: otp, page, pin, question, tax rate, interest rate, exchange rate, locker, code, \
    passcode, password, confirmation, confirmation number, tracking number, id, serial number, zip \
    code, postcode, room, phone number, case number, ticket number, model number, temperature, \
    weight, score, heart rate, blood pressure, mileage, odometer, storey, story, aisle, bay, hotel \
    room, parking level, parking spot, odometer reading, km stand, fever, house number, customer \
    number, call, call me at, call me on, text me at, wifi password, door code, train number, \
    postal code, blood sugar, pulse, bmi, temp
    copula: was, were, s, is, equals, are
    state: have, has, ran, run, walked, slept, hiked, jogged, swam, weigh, weighs, scored, read
    graded: midterm, exam, exams, quiz, finals, math, maths, algebra, physics, chem, chemistry, \
    biology, spelling
    line: table, track, line, bus, tram, train, flight, row, seat, ferry
    stated: never, aged, turned, turning, turns, scored, leaves, arrives, departs, give it a, give \
    it an, kids under, children under, there were, there are, we were, we are, late, delayed
    aside: balance, normally, used to be, budget, goal, left, remaining, left over, last time, \
    back then, used to cost, would have, would ve, would've been, could have, should have, could \
    ve, should ve, next time, cheaper, pricier, more expensive, elsewhere, to go, last year it \
    was, still have, some day, someday, one of these days, said, says, told me, swears, reckons, \
    thinks
    predicate: costs, had, has, would, could, wasnt, isnt, wont, cant, want, wanted, wants, needs, \
    became, becomes, lasts, lasted, stands, stood, weighed, measures, shows, showed, fits, must, \
    should, knows, thought, feels, felt, stayed, stays, lives, leaves, arrives, departs, doesn't
    amends: no, edit, instead of, i meant, not, nope, nah, oops, sorry, wait, actually, \
    correction, i mean, rather, make that, scratch that, typo
    plan: balance, limit, goals, budget, budgets, goal, quote, quotation, quota, estimate, \
    estimated, forecast, projected, allotment, spending limit, credit limit, net worth, target \
    amount
    unfinished: spend, pay, buy, purchase, donate, give, send, receive, put, move, transfer, get, \
    getting, order, save, invest, receiving
    failed: pending, declined, unsuccessful, outstanding, failed, rejected, bounced, unpaid, \
    overdue, refused, denied, on hold, unprocessed
    payment: purchase, refund, transfer, order, card, debit, autopay, transaction, withdrawal, \
    charge, deposit, payment, payments, transactions, direct debit, cheque, check, bill, invoice
    offer: want, wanted, wants, asked, asking, asks, quoted, quotes, offered, offers, offering, \
    promised, promises, requested, requests, needs, need
    condition: thinking of, if, unless, whether, suppose, supposing, thinking about, wish list, \
    looking at a, looking at the
    borrowed: borrowed, borrow, borrowing, lend me, lend us, lent me, loaned me, lends me, lent \
    us, loaned us, lending me, got a loan, got a loan of, took a loan, took out a loan, taken out \
    a loan, received a loan, loan from
    somebody: he, she, they, he s, she s, someone, somebody, everyone else, hes, shes
    ownMoney: paid, donated, costs, forked over, coughed up, received, got paid, earned, earn, \
    won, owes, spends, pays, buys, earns, makes, made, saved, saves, gets, invested, gets paid, \
    gambled away
    earned: made
    liability: bill, invoice, fine, fines, bills, penalty, citation, speeding ticket, parking \
    ticket, parking fine, traffic fine, speeding fine, electricity bill, phone bill, water bill, \
    gas bill, medical bill
    work: shift, shifts, gig, gigs, job, tutoring, babysitting, selling, odd jobs
    interest: interest
    returned: cash, deposit, security deposit, money, adjustment, price adjustment, overpayment, \
    bond, change
    absent: no, without, zero
    possible: can, must, should
    awaited: asked, asking, asks, promised, promises, requested, requests, wait, waits, waiting, \
    waited, await, awaits, awaiting, awaited, expect, expects, expecting, expected, ask, request, \
    requesting, promise, promising, hope, hopes, hoping, hoped, demand, demanded, demanding, \
    chasing, applied, applying
    coming: coming, way, pending, awaited, progress
    refunding: refunded, refunding, reimbursed, reimbursing
    issuing: issued, granted, processed
    wayBack: got back, returned
    modified: tax, taxes, fee, filing, filer, software, preparation, prep, preparer, advisor, \
    adviser, accountant, calculator, fees, chips, party, parties
    wager: bet, bets, contest, poker, blackjack, casino, lottery
    arrived: finally, came, came in, hit, landed, arrived, eventually, arrives
    corrects: should have been, supposed to be, wrong amount, scratch that, typo, strike that, \
    strike the, strike it, my bad, my mistake, my error, misread it, misread that, mistyped, typed \
    it wrong, typed that wrong, meant to say, meant to type, meant to write, meant to put, should \
    read, should say, should have said, got that wrong, got it wrong, you misheard, misheard me, \
    wrong one, wrong number, wrong price, i was off by, not what instead of what i said, fat \
    fingered, change that to, change it to, change the last, correct that, swap those, swap the \
    two, wasn't an expense, from before was, the last one was, the last entry was, last one should \
    be, ignore that, forget that, disregard that, thing was, let me correct, correct amount, right \
    amount, correct price, i lied, take that back, i take that back, cancel that, undo that, \
    delete that, remove that, remove the last, delete the last, undo the last, put it down as, set \
    it to, bump it to, put that as, double checked, checked the receipt, entered twice, logged \
    twice, added twice, counted twice, put in twice, already added, already logged, already \
    entered, entered it twice, logged it twice, replace the, replace that, instead of what, not \
    what i typed, mixed up the, mixed them up, wrong digit, swapped the digits, transposed, missed \
    a digit, extra zero, forgot the decimal, decimal point, it should be, should've been, was \
    supposed to be, ought to be, ought to have been, that should be, needs to be, meant to be, is \
    incorrect, was incorrect, are wrong, were wrong, is off, amount is wrong, price is wrong, \
    forget what i said, ignore what i said, never mind that, actual amount, actual price, actual \
    total, actual cost, real amount, real price, real total, true price, right price, right total, \
    correct total, one zero too many, missing zero, dropped a zero, missed a zero, missed a \
    decimal, wrong shop, wrong store, wrong category, wrong date, wrong day, wrong currency, wrong \
    account, wrong person, wrong place, that wasn't me, it wasn't me, wasn't mine, not mine, \
    belongs under, belongs in, goes under, should go under, should go to, should go in, should go \
    into, file it under, count it as, was supposed to say, autocorrect, autocorrected, double \
    entry, duplicate entry, duplicate
    mayCorrect: no, nope, nah, oops, sorry, wait, actually, correction, i mean, rather, make that, \
    change that to, change it to, i lied, whoops, hang on, hold on, in fact, no wait, oh no, wait \
    no, meant, turns out, turned out, no no, oh wait, ah no, hmm no, apologies, more like, or \
    rather, excuse me, scratch, correcting, amendment, amended, revised, make it, call it, i said, \
    according to the receipt, receipt says, receipt said, the receipt says, the receipt said, on \
    second thought, on reflection, come to think of it, to be exact, to be precise, my apologies, \
    pardon, ugh no, argh, d'oh, doh, uh oh, it turns out, turns out that, looks like it, closer to
    itWas: its, thats, make that, change that to, change it to, make it, call it, i said, it s, it \
    is, it's, that s, that is, it should be
    denies: no, nope, nah, correction, i mean, rather, no wait, wait no, no no, ah no, hmm no, or \
    rather, naw, um no, nope nope, not quite
    costed: cost, costs, came to, came out to, was, were, set me back, set us back, should be, \
    should have been, supposed to be, wasnt, was not, isnt, werent, was supposed to be, ought to \
    be, came out at, came in at, ran me, ran us, totalled, had to be, it wasn
    costed not: were not, it wasn't, that wasn't, it isn't, that isn't, is not, it was not, that \
    was not
    refersBack: last one, the last one, previous one, the previous one, earlier one, the earlier \
    one, first one, the first one, second one, the second one, other one, the other one, the one \
    before, that one, that last one, from before, from earlier, from just now, the one i, most \
    recent one, the one from, the one for
    refersBack entry: last entry, the last entry, previous entry, latest entry, earlier entry, \
    that entry, this entry, last expense, previous expense, that expense, last transaction, that \
    transaction, last purchase, that purchase
    that: that, those
    definite: the, that, these, those
    edits: put, move, edit, update, correct, set, switch, change, fix, adjust, amend, revise, \
    modify, alter, rename, lower, raise, bump, reduce, make, swap, recategorise, recategorize, \
    reclassify, editing, change of
    records: i said, i typed, i wrote, i entered, i put, i put in, i logged, i recorded, i noted, \
    i told you, i keyed in, we said, you put, you wrote, you logged, you entered, you recorded, \
    you noted, you said, you heard, you added, app says, it says, typed, entered, logged, \
    recorded, keyed, inputted, jotted, accidentally, by mistake, by accident, mistakenly
    insteadOf: instead of, rather than, in place of
    butRather: but, rather
    not: wasnt, was not, isnt, not, werent, never was, it is not, that is not
    adds: plus, also, another, too, as well, forgot, forgotten, additionally, on top, haven't \
    logged, didn't log, didn't add, haven't added, never logged, never added, didn't mention, \
    didn't tell you, not logged yet, not in there yet, missed, missing
    entry: purchase, refund, income, transaction, expense, entry
    counters: how much, how many, show me, insufficient funds, lend me, used to cost, let me know, \
    alert me, notify me, warn me, tell me when, i wish i, wish i had, i'm aiming to, im aiming to, \
    aiming to, hoping to, on average, turned down, still owe, still owes, owes me, owe him, owe \
    her, may have to, they'd charge, would have cost, would've cost, should cost, is going up to, \
    goes up to, asking price, plans to, tempted to, dreaming of, saving up for, saving for, \
    wishlist, would be, going for, goes for, retails for, sells for, listed at, selling for, to my \
    name, left to spend, if only, remember to, don't forget to, keeps asking for, wants me to, \
    asked me for, asking me for, owes us, owed me, still owed, i owe, we owe, per month on \
    average, due on, agreed my, it'll be, that'll be, gonna be, gotta, gotta pay, gotta buy, \
    savings goal, goal is, goal to, warn if, exceeds, goes over, no way, not a chance, no chance, \
    over my dead body, hard pass, ate my card, swallowed my card, whoever, whoever loses, is \
    budgeted, budgeted at, still short, short on, venmo request, payment request, money request, \
    request from, requested by, runs about, run about, offered to cover, offered to pay, \
    estimates, free delivery, free shipping, i'd pay, id pay, i d pay, we'd pay, i would pay, i'd \
    spend, i'd buy, i'd get, i'd take, could get, could buy, can get, can buy, can spend, may \
    spend, might buy, might get, might spend, will cost, would cost, could cost, might cost, is \
    like, are like, costs like, it's like, is going for, are going for, is up to, are up to, went \
    up to, goes up, going up, is down to, are down to, is now at, are now at, a dozen now, no way \
    i'm paying, no thanks, thinks i spent, thinks that i spent, has in it, has got, sitting in, \
    makes a month, makes a year, makes an hour, earns a month, raise the limit, lower the limit, \
    set the limit, set my limit, set the budget, set my budget, raise my budget, lower my budget, \
    set a budget, set a limit, cap at, cap dining, cap groceries, cap my, cap the, boards at, \
    boarding at, departs at, leaves at, arrives at, starts at, opens at, closes at, ends at, we \
    agreed, they agreed, agreed that, is asking, are asking, was asking, wants for it, is \
    charging, starts charging, is supposed to, supposed to, is expected, expected to, is raising, \
    raising the, are raising, will raise, is raising it, rent goes, lend him, lend her, can i \
    borrow, to borrow, show all, list all, out of her own pocket, out of his own pocket, with her \
    own money, with his own money, with their own money, on her own dime, on his own dime, bounced \
    back unpaid, did not go through, didn't go through, never went through, won't go through, not \
    enough money
    cancels: not going though, said no thanks, but i didn't, but didn't, what do you think, not \
    paid yet, not yet, will pay later, i'll pay later, paying later, maybe next month, maybe later
    outcry: that's crazy, that's insane, this is insane, crazy, insane, ridiculous, outrageous, \
    what a rip off, rip off, ripoff, robbery, daylight robbery, highway robbery, a joke, \
    scandalous, absurd, unreal, too expensive, so expensive, too much, overpriced, extortion
    handed: paid, donated, tipped, paid off, forked over, coughed up, settled, chipped in, gave, \
    sent, transferred, venmoed, zelled, wired, gifted, credited, deposited, reimbursed, \
    contributed, threw, pays, granted, gives, sends, handed, slipped, paypaled, cashapped, \
    awarded, bunged, lobbed, remitted, passed, spotted, slid, tossed, squared up, released, \
    mailed, posted, bonused
    lent: i lent, i loaned, i had lent, i d lent
    sending: transfer, payment, cheque, check, rent, wire
    receiverMark: to
    employee: nanny, babysitter, sitter, maid, cleaner, helper, gardener, driver, apprentice, \
    trainee, employee, employees, staff, intern, assistant, carer, worker, workers, tutor, waiter, \
    waitress, server, barista, bartender, bellboy, bellhop, porter, valet, hairdresser, barber, \
    stylist, doorman, concierge, housekeeping, housekeeper, courier, delivery guy, delivery \
    driver, postman, mailman, janitor, busker, handyman, mover, movers, groomer, dog walker, \
    caddie, masseuse, usher
    thingDay: is, thru, leaves, departs, exam, exams, until, till, til, through, valid from, \
    valid, good, starting, starts, start, begins, beginning, leaving, departing, departure, \
    arriving, arrival, check in, checkin, checkout, check out, renews, renewing, renewal, renew, \
    next bill, next billing, next charge, next payment, next billing date, billing date, next \
    renewal, expires, expiry, expiring, ends, ending on, delivery, delivered by, delivers, pickup, \
    pick up, collection, premiere, performance, event, opens, is on
    bookable: tickets, ticket, course, train, flight, ferry, flights, hotel, hostel, airbnb, \
    cruise, concert, festival, theater, theatre, opera, musical, marathon, registration, campsite, \
    camping, reservation, booking, appointment, prom, gala, tour, trip
    booked: booked, deposit, booking, reserved, prepaid, paid ahead, in advance, preordered
    transfer: transferred, moved, move, transfer, transfers, moving, xfer, transferring, auto \
    transfer, automatic transfer, standing transfer
    transfer ownAccount: own transfer, internal transfer, self transfer, transfer to self, \
    transfer to myself, own account transfer, transfer between accounts
    ownAccount: bank account, checking, savings account, account, accounts, checking account, \
    checking accounts, savings accounts, bank accounts, current account, joint account, own \
    account
    cashMachine: atm, cash machine, cashpoint, cash withdrawal, atm withdrawal
    donation: donated, donate, donation, donating, donations, tithe, tithed
    goal: to, towards, toward, into, onto
    goalOrMeans: in, inside
    moving: top up, deposited, deposit into, deposited into, deposit, save, payment, saved
    accountNoun: card, account, balance, bill, accounts, credit, statement, debt
    bankAccount: bank, bank account, checking, checking account, current account, current
    cashAccount: cash, wallet
    cardAccount: card, credit card
    savingsAccount: savings account, savings, saving
    """
}
