extension LanguageTable {
  /// Words that describe the number beside them, and tell whether money moved at all.
  static let englishCues: StaticString =
    """
    wager item entertainment: raffle, bingo, sweepstake(|s)
    surcharge: tip, tips, gratuity, tax, taxes, vat, gst, hst, sales tax, service charge, taxes \
    and fees
    included: before, incl(|uding|uded|udes|usive), inc, excluding, excl
    discount: rebate, off, discount(|ed), coupon, voucher, promo
    rate: commission, cashback, cash back, down, interest, fee, surcharge, markup, deposit
    former: was, were, instead of, originally, original price, regular(|ly), reg, usually, \
    normally, rrp, msrp, list price, retail price, old price, used to be
    current: now, discounted, sale, on sale, reduced, marked, clearance, markdown
    share: part, share, portion
    mine: mine
    owner: my, our, his, her, their, your
    repeated: 2 twice, 3 thrice
    unit: hrs, step, fahrenheit, kilomet(er|ers|re|res), steps, degree(|s), celsius, calories, \
    kcal, percent, point(|s), goals, stars, followers, likes, views, message(|s), email(|s), \
    notification(|s), texts, calls, page, chapters, episodes, seconds, days, weeks, months, years, \
    pushups, push ups, mph, kmh, bpm, attempts, errors, bugs, meetings, tasks, files, photos, \
    votes, seats, rooms, floors, hectares, acres, fever, secs, yr, yrs, years old, centimet(ers|\
    res), errands, retries, missed calls, unread, percent off
    code: otp, page, pin, question, tax rate, interest rate, exchange rate, locker, code, \
    passcode, password, confirmation, confirmation number, tra(cking|in) number, id, serial \
    number, zip code, postcode, room, phone number, case number, ticket number, model number, \
    temperature, weight, score, heart rate, blood (pressure|sugar), mileage, odometer, storey, \
    story, aisle, bay, hotel room, parking (level|spot), odometer reading, km stand, fever, house \
    number, customer number, call, call me (at|on), text me at, wifi password, door code, postal \
    code, pulse, bmi, temp
    copula: was, were, s, is, equals, are
    state: have, has, ran, run, walked, slept, hiked, jogged, swam, weigh(|s), scored, read
    graded: midterm, exam, exams, quiz, finals, math, maths, algebra, physics, chem, chemistry, \
    biology, spelling
    line: table, tra(ck|m|in), line, bus, flight, row, seat, ferry
    stated: never, aged, turn(ed|ing|s), scored, leaves, arrives, departs, give it (a|an), kids \
    under, children under, there (were|are), we were, we are, late, delayed
    aside: balance, normally, used to (be|cost), budget, goal, left, remaining, left over, last \
    time, back then, would (have|ve), would've been, could (have|ve), should (have|ve), next time, \
    cheaper, pricier, more expensive, elsewhere, to go, last year it was, still have, some day, \
    someday, one of these days, said, says, told me, swears, reckons, thinks
    predicate: costs, had, has, would, could, wasnt, isnt, wont, cant, want(|ed|s), needs, became, \
    becomes, lasts, lasted, sta(nds|yed|ys), stood, weighed, measures, sho(ws|wed|uld), fits, \
    must, knows, thought, feels, felt, lives, leaves, arrives, departs, doesn't
    amends: no, edit, instead of, i mean(|t), not, nope, nah, oops, sorry, wait, actually, \
    correction, rather, make that, scratch that, typo
    plan: balance, limit, goals, budget(|s), goal, quot(e|ation|a), estimate(|d), forecast, \
    projected, allotment, spending limit, credit limit, net worth, target amount
    unfinished: spend, pay, buy, purchase, donate, give, send, receiv(e|ing), put, move, transfer, \
    get, getting, order, save, invest
    failed: pending, declined, unsuccessful, outstanding, failed, rejected, bounced, unpaid, \
    overdue, refused, denied, on hold, unprocessed
    payment: purchase, refund, transfer, order, card, debit, autopay, transaction(|s), withdrawal, \
    charge, deposit, payment(|s), direct debit, cheque, check, bill, invoice
    offer: want(|ed|s), ask(ed|ing|s), quote(d|s), offer(ed|s|ing), promise(d|s), request(ed|s), \
    needs, need
    condition: thinking (of|about), if, unless, whether, suppos(e|ing), wish list, looking at (a|\
    the)
    borrowed: borrow(|ed|ing), len(d|t|ds|ding) me, len(d|t) us, loaned (me|us), got a loan, got a \
    loan of, took a loan, took out a loan, taken out a loan, received a loan, loan from
    somebody: he, she, they, he s, she s, someone, somebody, everyone else, hes, shes
    ownMoney: paid, donated, costs, forked over, coughed up, received, got paid, earn(|ed|s), won, \
    owes, spends, pays, buys, makes, made, saved, saves, gets, invested, gets paid, gambled away
    earned: made
    liability: bill, invoice, fine, fines, bills, penalty, citation, speeding (ticket|fine), \
    parking (ticket|fine), traffic fine, electricity bill, phone bill, water bill, gas bill, \
    medical bill
    work: shift(|s), gig, gigs, job, tutoring, babysitting, selling, odd jobs
    interest: interest
    returned: cash, deposit, security deposit, money, adjustment, price adjustment, overpayment, \
    bond, change
    absent: no, without, zero
    possible: can, must, should
    awaited: ask(|ed|ing|s), promis(ed|es|e|ing), request(|ed|s|ing), wait(|s|ing|ed), await(|s|\
    ing|ed), expect(|s|ing|ed), hop(e|es|ing|ed), demand(|ed|ing), chasing, applied, applying
    coming: coming, way, pending, awaited, progress
    refunding: refund(ed|ing), reimburs(ed|ing)
    issuing: issued, granted, processed
    wayBack: got back, returned
    modified: tax, taxes, fee, filing, filer, software, prepar(ation|er), prep, advis(or|er), \
    accountant, calculator, fees, chips, party, parties
    wager: bet, bets, contest, poker, blackjack, casino, lottery
    arrived: finally, came, came in, hit, landed, arrive(d|s), eventually
    corrects: should have (been|said), supposed to be, wrong (amount|one|number|price|digit|shop|\
    store|category|date|day|currency|account|person|place), scratch that, typo, strike (that|the|\
    it), my (bad|mistake|error), misread (it|that), mistyped, typed (it|that) wrong, meant to \
    (say|type|write|put|be), should (read|say), got (that|it) wrong, you misheard, misheard me, i \
    was off by, fat fingered, change (that|it) to, change the last, correct (that|amount|price|\
    total), swap those, swap the two, wasn't an expense, from before was, the last (one|entry) \
    was, last one should be, ignore that, forget that, disregard that, thing was, let me correct, \
    right (amount|price|total), i lied, take that back, cancel that, undo that, delete that, \
    remove that, remove the last, delete the last, undo the last, put it down as, set it to, bump \
    it to, put that as, double (checked|entry), checked the receipt, entered twice, logged twice, \
    added twice, counted twice, put in twice, already (added|logged|entered), entered it twice, \
    logged it twice, replace (the|that), instead of what, not what i typed, mixed up the, mixed \
    them up, swapped the digits, transposed, missed a (digit|zero|decimal), extra zero, forgot the \
    decimal, decimal point, it should be, should've been, was supposed to (be|say), ought to be, \
    ought to have been, that should be, needs to be, is incorrect, was incorrect, are wrong, were \
    wrong, is off, amount is wrong, price is wrong, forget what i said, ignore what i said, never \
    mind that, actual (amount|price|total|cost), real (amount|price|total), true price, one zero \
    too many, missing zero, dropped a zero, that wasn't me, it wasn't me, wasn't mine, not mine, \
    belongs (under|in), goes under, should go (under|to|in|into), file it under, count it as, \
    autocorrect(|ed), duplicate
    mayCorrect: no, nope, nah, oops, sorry, wait, actually, correcti(on|ng), i (mean|lied|said), \
    rather, make (that|it), change (that|it) to, whoops, hang on, hold on, in fact, no wait, oh \
    no, wait no, meant, turn(s|ed) out, no no, oh wait, ah no, hmm no, apologies, more like, or \
    rather, excuse me, scratch, amend(ment|ed), revised, call it, according to the receipt, \
    receipt (says|said), the receipt (says|said), on second thought, on reflection, come to think \
    of it, to be (exact|precise), my apologies, pardon, ugh no, argh, d'oh, doh, uh oh, it turns \
    out, turns out that, looks like it, closer to
    itWas: its, thats, make (that|it), change (that|it) to, call it, i said, it s, it is, it's, \
    that (s|is), it should be
    denies: no, nope, nah, correction, i mean, rather, no wait, wait no, no no, ah no, hmm no, or \
    rather, naw, um no, nope nope, not quite
    costed: cost, costs, came to, came out (to|at), was, were, set (me|us) back, should be, should \
    have been, supposed to be, wasnt, was not, isnt, werent, was supposed to be, ought to be, came \
    in at, ran me, ran us, totalled, had to be, it wasn
    costed not: were not, it wasn't, that wasn't, it isn't, that isn't, is not, it was not, that \
    was not
    refersBack: last one, the (last|previous|earlier|first|second|other) one, previous one, \
    earlier one, first one, second one, other one, the one (before|i|from|for), that one, that \
    last one, from (before|earlier), from just now, most recent one
    refersBack entry: last (entry|expense|purchase), the last entry, previous (entry|expense), \
    latest entry, earlier entry, that (entry|expense|purchase), this entry, last transaction, that \
    transaction
    that: that, those
    definite: the, that, these, those
    edits: put, move, edit, update, correct, set, switch, change, fix, adjust, amend, revise, \
    modify, alter, rename, lower, raise, bump, reduce, make, swap, recategori(se|ze), reclassify, \
    editing, change of
    records: i (said|typed|wrote|entered|put|logged|recorded|noted), i (put|keyed) in, i told you, \
    we said, you (put|wrote|logged|entered|recorded|noted|said|heard|added), app says, it says, \
    typed, entered, logged, recorded, keyed, inputted, jotted, accidentally, by mistake, by \
    accident, mistakenly
    insteadOf: instead of, rather than, in place of
    butRather: but, rather
    not: wasnt, was not, isnt, not, werent, never was, it is not, that is not
    adds: plus, also, another, too, as well, forgot(|ten), additionally, on top, haven't logged, \
    didn't log, didn't add, haven't added, never (logged|added), didn't mention, didn't tell you, \
    not logged yet, not in there yet, missed, missing
    entry: purchase, refund, income, transaction, expense, entry
    counters: how much, how many, show (me|all), insufficient funds, lend (me|him|her), used to \
    cost, let me know, alert me, notify me, warn (me|if), tell me when, i wish i, wish i had, i'm \
    aiming to, im aiming to, aiming to, hoping to, on average, turned down, still (owe|owes|owed|\
    short), owe(s|d) me, owe him, owe her, may have to, they'd charge, would have cost, would've \
    cost, should cost, asking price, plans to, tempted to, dreaming of, saving up for, saving for, \
    wishlist, would (be|cost), going (for|up), goes (for|over|up), retails for, sell(s|ing) for, \
    listed at, to my name, left to spend, if only, remember to, don't forget to, keeps asking for, \
    wants me to, ask(ed|ing) me for, owes us, i owe, we owe, per month on average, due on, agreed \
    (my|that), it'll be, that'll be, gonna be, gotta, savings goal, goal (is|to), exceeds, no \
    (way|chance|thanks), not a chance, over my dead body, hard pass, ate my card, swallowed my \
    card, whoever, is (budgeted|like|asking|charging|expected|raising), budgeted at, short on, \
    venmo request, payment request, money request, request from, requested by, run(|s) about, \
    offered to (cover|pay), estimates, free (delivery|shipping), i'd pay, id pay, i (d|would) pay, \
    we'd pay, i'd spend, i'd buy, i'd get, i'd take, could (get|buy|cost), can (get|buy|spend), \
    may spend, might (buy|get|spend|cost), will (cost|raise), are (like|asking|raising), costs \
    like, it's like, are going for, is (up|down) to, are (up|down) to, went up to, is now at, are \
    now at, a dozen now, thinks i spent, thinks that i spent, has in it, has got, sitting in, \
    makes a (month|year), makes an hour, earns a month, raise the limit, lower the limit, set \
    (the|my|a) limit, set (the|my|a) budget, raise my budget, lower my budget, cap (at|dining|\
    groceries|my|the), board(s|ing) at, departs at, leaves at, arrives at, starts (at|charging), \
    opens at, closes at, ends at, we agreed, they agreed, was asking, wants for it, supposed to, \
    expected to, raising the, rent goes, can i borrow, to borrow, list all, out of (her|his) own \
    pocket, with (her|his|their) own money, on (her|his) own dime, bounced back unpaid, did not go \
    through, didn't go through, never went through, won't go through, not enough money
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
    lent: i lent, i loaned, i (had|d) lent
    sending: transfer, payment, cheque, check, rent, wire
    receiverMark: to
    employee: nanny, babysitter, sitter, maid, cleaner, helper, gardener, driver, apprentice, \
    trainee, employee(|s), staff, intern, assistant, carer, worker(|s), tutor, waiter, waitress, \
    server, barista, bartender, bellboy, bellhop, porter, valet, hairdresser, barber, stylist, \
    doorman, concierge, housekeep(ing|er), courier, delivery (guy|driver), postman, mailman, \
    janitor, busker, handyman, mover(|s), groomer, dog walker, caddie, masseuse, usher
    thingDay: is, thru, leaves, depart(s|ing|ure), exam, exams, until, till, til, through, valid \
    from, valid, good, start(|ing|s), begin(s|ning), leaving, arriv(ing|al), check (in|out), \
    check(in|out), renew(|s|ing|al), next (bill|billing|charge|payment|renewal), next billing \
    date, billing date, expir(es|y|ing), ends, ending on, deliver(y|s), delivered by, pickup, pick \
    up, collection, premiere, performance, event, opens, is on
    bookable: ticket(|s), course, train, flight(|s), ferry, hotel, hostel, airbnb, cruise, \
    concert, festival, theat(er|re), opera, musical, marathon, registration, campsite, camping, \
    reservation, booking, appointment, prom, gala, tour, trip
    booked: booked, deposit, booking, reserved, prepaid, paid ahead, in advance, preordered
    transfer: transfer(|red|s|ring), mov(ed|e|ing), xfer, auto(|matic) transfer, standing transfer
    transfer ownAccount: own transfer, internal transfer, self transfer, transfer to (self|\
    myself), own account transfer, transfer between accounts
    ownAccount: bank account(|s), checking, savings account(|s), account(|s), checking account(|\
    s), current account, joint account, own account
    cashMachine: atm, cash machine, cashpoint, cash withdrawal, atm withdrawal
    donation: donat(ed|e|ion|ing|ions), tithe(|d)
    goal: to, toward(|s), into, onto
    goalOrMeans: in, inside
    moving: top up, deposit(|ed), deposit(|ed) into, save, payment, saved
    accountNoun: card, account(|s), balance, bill, credit, statement, debt
    bankAccount: bank, bank account, checking, checking account, current account, current
    cashAccount: cash, wallet
    cardAccount: card, credit card
    savingsAccount: savings account, saving(|s)
    """
}
