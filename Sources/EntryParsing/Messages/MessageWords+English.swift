extension MessageWords.Table {
  static let english = MessageWords.Table(
    language: "en",
    text: """
      out: spent, paid, charged, purchased, withdrew, bought, sent, swiped, was used, has been \
      (used|renewed), is used, renewed, used (at|for|on), money (sent|out), you transferred, bill \
      paid, paid out, taken from, taken, collected by
      out formal: debited, withdrawn, dr, dr with, dr by
      out noun: purchase, withdrawal, debit, direct debit, electronic draft, draft, bill payment, \
      card (payment|purchase), contactless payment, contactless, cash withdrawal, debit (alert|\
      order), purchase alert, spend, charge, pos purchase, atm withdrawal, recharge, emi, premium
      incoming: received, you got, been paid, were paid, got paid, paid (in|into), added to your, \
      money (in|received), has arrived, arrived, landed, incoming
      incoming formal: credited, deposited, cr, cr with, cr by
      incoming toReader: paid you, sent you, transferred you, gave you, zelled you
      incoming noun: deposit, direct deposit, mobile deposit, credit, credit alert, incoming \
      (transfer|payment), cash deposit, salary credit
      refund noun: refund(|s), reimbursement, chargeback, statement credit, merchant credit
      refund: refunded, reimbursed, credited back, paid you back, returned to your
      open noun: payment, transaction, txn, transfer, trf, trx, standing order, zelle payment, \
      wire, wire transfer, pos, authorization, authorisation, bank transfer, ach, e transfer
      open: transferred, approved, authori(zed|sed), processed, transacted, posted, made
      balance: balance, bal, avl, avbl, aval, avail(|able), limit, lmt, outstanding, remaining, \
      left, total due, minimum due, amount due, exceed(|ed|s|ing), above, below, alert amount, \
      threshold, greater than, more than, less than, so far, spent today, clear bal, closing, \
      overdraft, minimum, at least, you have, over your
      fee: fee, fees, transaction cost, service charge, surcharge, commission, round(|ed) up, \
      roundup, tip, cashback, cash back, points, rewards, earned, exchange rate
      failure: declined, failed, fails, unsuccessful, not successful, refused, rejected, \
      rev(ersed|ersal|erted|oked), cancel(led|ed), could not, couldnt, can(not|t) be, was not \
      processed, not (completed|approved|processed), not been completed, not authori(sed|zed), \
      insufficient, blocked, did not go through, didnt go through, hasnt gone through, unable to, \
      weve stopped, we stopped, stopped a, bounced, returned unpaid, unpaid, on hold, request(ed|\
      s|ing), is requesting, request for, did you, was this you, suspicious, awaiting, to approve, \
      approve this, confirm this, verify this, not enough (money|funds), dont have enough, voided, \
      wasnt successful, was not successful, unusual, payment (request|returned), money request, \
      did not complete, wasnt completed, sent back, was returned, has been returned, hold of, a \
      hold
      failure code: otp, passcode, one time, one time (password|code), onetime, verification code, \
      security code, access code, login code, log in code, confirmation code, authentication code, \
      authorisation code, code is, is your code, your code, use code, enter code, enter the code, \
      pin is, password is
      failure reader: charged you, you charged
      pending: pending
      announcement: is due, are due, was due, due (on|by|date|in|soon), falls due, payment due, \
      overdue, past due, min(|imum) payment, scheduled, upcoming, reminder, remind you, offer(|s), \
      pre approved, preapproved, eligible, apply now, to apply, congratulations, earn, win, get up \
      to, get upto, get flat, flat off, discount, will (be|debit|charge|take|renew), would be, \
      shall be, to be debited, is going to, well take, renews, expires, low balance, statement \
      (is|balance|for), e statement, bill (is|of|for), limit has been, limit increased, you can, \
      could get, save up to, on its way, is coming, has been set up, set up, mandate, off your, \
      next (order|purchase), claim, claim now, lucky, prize, activate now, unlock, voucher, \
      coupon, limited time, terms apply, due, estimated, quote, invoice
      announcement reader: you have won, you(|ve) won, you could win, you may be
      advice: if, never, not you, not u, not (done|made) by, do not, dont, didnt, did not, wasnt \
      you, dispute, to report, report, sms block, to block, beware, unless, wasnt
      instrument: acc(|ount|ounts|t), ac, a c, card, debit card, credit card, creditcard, \
      debitcard, checking, visa, mastercard, amex, current account, savings account, checking \
      account, wallet, policy, prepaid card, virtual card, atm, cashpoint, cash machine
      debt: credit card, creditcard, loan, mortgage, card
      owner: your
      reader: you, youve
      reference: ref, refno, ref no, reference, rrn, utr, txn, txnid, txn id, transaction id, upi, \
      imps, neft, rtgs, vpa, alert(|s), notification, reply stop, text stop, txt stop, view \
      details, info, call, dear customer, dear, confirmed, avl, auth code, a c, details at
      ending: ending, ending (in|with|no), ends (in|with), ended, card (no|number), acc(t|ount) \
      no, a c no, acc(ount|t) number
      field: amount, amt, date, card, balance, bal, merchant, time
      label: merchant, payee, beneficiary, vendor, description, desc, narration, remark(|s), \
      details, paid, at, store, shop, towards, to, handler, info, paid to, sent to, recipient, \
      location, where, merchant name
      stop: the transaction, this transaction, thank(|s)
      small at: at
      small to: to, into, toward(|s), with
      small from: from, by
      small purpose: for
      small stop: on, in, using, via, with, was, is, has, have, been, were, and, at, to, from, \
      for, by, of, thru, through, when, that, because, but, ref, dated, date, successful(|ly), \
      complete(|d), approved, posted, declined, failed, exceeded, today, yesterday, now, utc, est, \
      edt, cst, cdt, pst, pdt, mst, et, ct, pt, gmt, bst, ist, am, pm, hrs, value, not, call, sms, \
      reply, text, txt, view, see, per, worth, into, a, an, it, we, our, this, my, me
      """)
}
