extension MessageWords.Table {
  static let english = MessageWords.Table(
    language: "en",
    text: """
      out: spent, paid, charged, purchased, withdrew, bought, sent, swiped, was used, has been \
      used, is used, renewed, has been renewed, used at, used for, used on, money sent, money out, \
      you transferred, bill paid, paid out, taken from, taken, collected by
      out formal: debited, withdrawn, dr, dr with, dr by
      out noun: purchase, withdrawal, debit, direct debit, electronic draft, draft, bill payment, \
      card payment, contactless payment, contactless, cash withdrawal, debit alert, purchase \
      alert, spend, debit order, card purchase, charge, pos purchase, atm withdrawal, recharge, \
      emi, premium
      incoming: received, you got, been paid, were paid, got paid, paid in, paid into, added to \
      your, money in, money received, has arrived, arrived, landed, incoming
      incoming formal: credited, deposited, cr, cr with, cr by
      incoming toReader: paid you, sent you, transferred you, gave you, zelled you
      incoming noun: deposit, direct deposit, mobile deposit, credit, credit alert, incoming \
      transfer, incoming payment, cash deposit, salary credit
      refund noun: refund, refunds, reimbursement, chargeback, statement credit, merchant credit
      refund: refunded, reimbursed, credited back, paid you back, returned to your
      open noun: payment, transaction, txn, transfer, trf, trx, standing order, zelle payment, \
      wire, wire transfer, pos, authorization, authorisation, bank transfer, ach, e transfer
      open: transferred, approved, authorized, authorised, processed, transacted, posted, made
      balance: balance, bal, avl, avbl, aval, avail, available, limit, lmt, outstanding, \
      remaining, left, total due, minimum due, amount due, exceeded, exceeds, exceeding, exceed, \
      above, below, alert amount, threshold, greater than, more than, less than, so far, spent \
      today, clear bal, closing, overdraft, minimum, at least, you have, over your
      fee: fee, fees, transaction cost, service charge, surcharge, commission, rounded up, round \
      up, roundup, tip, cashback, cash back, points, rewards, earned, exchange rate
      failure: declined, failed, fails, unsuccessful, not successful, refused, rejected, reversed, \
      reversal, cancelled, canceled, could not, couldnt, cannot be, cant be, was not processed, \
      not completed, not been completed, not authorised, not authorized, not approved, \
      insufficient, blocked, did not go through, didnt go through, hasnt gone through, unable to, \
      weve stopped, we stopped, stopped a, bounced, returned unpaid, unpaid, on hold, requested, \
      requests, is requesting, request for, requesting, did you, was this you, suspicious, \
      awaiting, to approve, approve this, confirm this, verify this, not enough money, not enough \
      funds, dont have enough, voided, wasnt successful, was not successful, unusual, payment \
      request, money request, reverted, revoked, did not complete, wasnt completed, not processed, \
      sent back, was returned, has been returned, payment returned, hold of, a hold
      failure code: otp, passcode, one time, one time password, one time code, onetime, \
      verification code, security code, access code, login code, log in code, confirmation code, \
      authentication code, authorisation code, code is, is your code, your code, use code, enter \
      code, enter the code, pin is, password is
      failure reader: charged you, you charged
      pending: pending
      announcement: is due, are due, was due, due on, due by, due date, due in, falls due, payment \
      due, due soon, overdue, past due, minimum payment, min payment, scheduled, upcoming, \
      reminder, remind you, offer, offers, pre approved, preapproved, eligible, apply now, to \
      apply, congratulations, earn, win, get up to, get upto, get flat, flat off, discount, will \
      be, would be, shall be, to be debited, is going to, will debit, will charge, will take, well \
      take, will renew, renews, expires, low balance, statement is, statement balance, statement \
      for, e statement, bill is, bill of, bill for, limit has been, limit increased, you can, \
      could get, save up to, on its way, is coming, has been set up, set up, mandate, off your, \
      next order, next purchase, claim, claim now, lucky, prize, activate now, unlock, voucher, \
      coupon, limited time, terms apply, due, estimated, quote, invoice
      announcement reader: you have won, youve won, you won, you could win, you may be
      advice: if, never, not you, not u, not done by, do not, dont, didnt, did not, wasnt you, \
      dispute, to report, report, sms block, to block, beware, unless, not made by, wasnt
      instrument: account, accounts, acct, acc, ac, a c, card, debit card, credit card, \
      creditcard, debitcard, checking, visa, mastercard, amex, current account, savings account, \
      checking account, wallet, policy, prepaid card, virtual card, atm, cashpoint, cash machine
      debt: credit card, creditcard, loan, mortgage, card
      owner: your
      reader: you, youve
      reference: ref, refno, ref no, reference, rrn, utr, txn, txnid, txn id, transaction id, upi, \
      imps, neft, rtgs, vpa, alert, alerts, notification, reply stop, text stop, txt stop, view \
      details, info, call, dear customer, dear, confirmed, avl, auth code, a c, details at
      ending: ending, ending in, ending with, ends in, ends with, ended, card no, acct no, a c no, \
      account number, card number, account no, acct number, ending no
      field: amount, amt, date, card, balance, bal, merchant, time
      label: merchant, payee, beneficiary, vendor, description, desc, narration, remarks, remark, \
      details, paid, at, store, shop, towards, to, handler, info, paid to, sent to, recipient, \
      location, where, merchant name
      stop: the transaction, this transaction, thank, thanks
      small at: at
      small to: to, into, towards, toward, with
      small from: from, by
      small purpose: for
      small stop: on, in, using, via, with, was, is, has, have, been, were, and, at, to, from, \
      for, by, of, thru, through, when, that, because, but, ref, dated, date, successful, \
      successfully, completed, complete, approved, posted, declined, failed, exceeded, today, \
      yesterday, now, utc, est, edt, cst, cdt, pst, pdt, mst, et, ct, pt, gmt, bst, ist, am, pm, \
      hrs, value, not, call, sms, reply, text, txt, view, see, per, worth, into, a, an, it, we, \
      our, this, my, me
      """)
}
