extension LanguageTable {
  /// The small words of English: what they say depends on what stands beside them.
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
      just, ugh, lol, haha, omg, another, again, new, old, about, approx, approximately, roughly, \
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
      am i, show me, tell me, would it
      """),
    .roles(
      .command,
      """
      delete, undo, remove, cancel, edit, update, correct, list, display, export, import, reset, \
      revert, void, remind, remind me, budget is, set budget, change the, fix the
      """),
    .roles(
      .remark,
      """
      should be, should have been, was supposed to, supposed to be, instead of, wrong amount, not \
      right, oops, made a mistake, is wrong, was wrong, actually was, meant to, i meant, want to, \
      wants to, wanna, need to, needs to, gonna, will, would, plan to, planning to, thinking of, \
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
      iphone, ipad, galaxy, pixel, windows, ps, playstation, xbox, size, sizes, route, highway, \
      hwy, interstate, gate, room number, apt, apartment number, unit number, no, nr, number, num, \
      chapter, vol, volume, season, episode, version, ver, v, model, series, class, grade, gen, \
      generation, level, type, part, phase, step, form, table, floor, platform, track, lane, exit, \
      terminal, flight number, bus number, line, zone, area, area code, order, order number, \
      invoice number, ref, reference, card ending, ending in, ending, acct, account number, \
      macbook pro, macbook air, airpods, airpods pro, apple watch, watch series, kindle, gopro, \
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
      card, credit card, creditcard, card ending, card, neft, imps, ibft, rtgs, autopay, bank, \
      dispute, alert, otp, pos, transaction, transaction id, transaction alert, limit, lmt, \
      pending, ending, debit, txns, amount, purchase, refno, ref no, utr, vpa, txnid, txn id, trx, \
      imps ref, upi ref, mpesa, m pesa, sms, ecom, ach, sort code, iban, thru
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
      """
    ),
  ])
}
