/// Messages in the style of British and Indian banks; all names are invented.
extension MessageCase {
  static let british = cases(
    locale: "en-GB", currency: "GBP",
    """
    Fernbank: You spent £6.40 at The Copper Kettle. Balance: £214.77
    = expense 6.40 GBP, Copper Kettle, 2026-03-18
    You paid £23.15 to OAKLEAF STORES 0442 LONDON GB at 13:05 on 17 Mar
    = expense 23.15 GBP, OAKLEAF STORES, 2026-03-17
    Fernbank: £45.00 Direct Debit to NORTHERN WATER left your account ending 3390 on \
    16/03/2026.
    = expense 45.00 GBP, NORTHERN WATER, 2026-03-16
    Salary! £2,310.00 from HOLLOWAY LTD has been paid into your account.
    = income 2310.00 GBP, HOLLOWAY LTD, 2026-03-18
    Fernbank: Your standing order of £400.00 to J HARGREAVES was paid on 01/03/26
    = expense 400.00 GBP, J HARGREAVES, 2026-03-01
    You got £15.00 from Imogen Clarke for taxi
    = credit 15.00 GBP, Imogen Clarke, 2026-03-18
    Fernbank: Refund of £19.99 from THREADLINE is in your account.
    = credit 19.99 GBP, THREADLINE, 2026-03-18
    Card payment: £8.75 at SumUp *PIER CAFE, 18 Mar 09:12. Card **5521
    = expense 8.75 GBP, PIER CAFE, 2026-03-18
    You withdrew £40.00 from LINK ATM HIGH ST. Balance £118.20
    = expense 40.00 GBP, -, 2026-03-18
    £9.50 was paid to Isla Grant from your account ending 3390. Avail bal £77.01
    = expense 9.50 GBP, Isla Grant, 2026-03-18
    Card payment of £11.20 to BRAMBLE & CO on 17 Mar from account ending 8890
    = expense 11.20 GBP, BRAMBLE & CO, 2026-03-17
    You've spent £3.85 at Hollin Bakery today. You have £96.15 left.
    = expense 3.85 GBP, Hollin Bakery, 2026-03-18
    £27.99 paid to Vantage Broadband by Direct Debit. Your balance is now £310.02
    = expense 27.99 GBP, Vantage Broadband, 2026-03-18
    Tilly Marsh paid you £12.00. Your balance is £108.15
    = income 12.00 GBP, Tilly Marsh, 2026-03-18
    Merrow Bank: Payment to OAKFIELD LETTINGS for £725.00 made on 01/03/26.
    = expense 725.00 GBP, OAKFIELD LETTINGS, 2026-03-01
    Merrow Bank: You've received £1,905.33 from KESTREL FOODS LTD
    = income 1905.33 GBP, KESTREL FOODS LTD, 2026-03-18
    £2.80 at TAPSTOP BUSES. Card ending 8890.
    = expense 2.80 GBP, TAPSTOP BUSES, 2026-03-18
    Refund: £15.00 from Bramble & Co
    = credit 15.00 GBP, Bramble & Co, 2026-03-18
    Thornbury: Contactless £2.40 PRESTO COFFEE. Balance £98.00
    = expense 2.40 GBP, PRESTO COFFEE, 2026-03-18
    Thornbury: Faster Payment of £85.00 sent to M OKAFOR. Ref RENT
    = expense 85.00 GBP, M OKAFOR, 2026-03-18
    Thornbury: Faster Payment of £85.00 received from M OKAFOR.
    = income 85.00 GBP, M OKAFOR, 2026-03-18
    Bank credit ABBEY FOODS £1,512.00 has gone into your account ending 1192
    = income 1512.00 GBP, ABBEY FOODS, 2026-03-18
    """)

  static let britishRefusals = cases(
    locale: "en-GB", currency: "GBP", areRefused: true,
    """
    Your payment of £59.00 to MERIDIAN RAIL was refused. Please contact us.
    Fernbank: 338192 is your one-time code to pay £32.10 to QUILL BOOKS
    Fernbank: a Direct Debit of £30.00 to GLOWFIT will be taken on 25 March.
    Fernbank: Your balance is £12.04. You have an arranged overdraft of £500.
    Fernbank: Get £100 when you switch! Offer ends 31 March.
    Your account ending 8890 has gone below £50.
    Merrow Bank: We couldn't take a Direct Debit of £27.99 to Vantage Broadband.
    Merrow Bank: Your pending payment of £5.00 at TAPSTOP
    Your card ending 4410 has been declined at PRESTO COFFEE for £2.40
    Thornbury: you're £20.00 into your overdraft.
    Don't forget: £35.00 to GLOWFIT leaves your account tomorrow.
    Your bill is ready: £42.10 will be collected on 1 April.
    """)

  static let indian = cases(
    locale: "en-IN", currency: "INR",
    """
    Dear Customer, Rs.349.00 debited from A/c XX8812 on 15-03-26 towards GREENLEAF MOBILE. Avl \
    Bal Rs.12,880.10 - ZENBANK
    = expense 349.00 INR, GREENLEAF MOBILE, 2026-03-15
    A/c *4410 debited INR 1,120.00 on 14-Mar-26 to VPA annapoorna@okz (ANNAPOORNA MESS). UPI \
    Ref 600912345678
    = expense 1120.00 INR, ANNAPOORNA MESS, 2026-03-14
    INR 75,000 credited to A/c XX4410 on 28-02-26 by NEFT from SURYA SOFTWARE PVT LTD. Avl Bal \
    INR 1,02,110.45
    = income 75000.00 INR, SURYA SOFTWARE PVT LTD, 2026-02-28
    Rs 2,499 spent on your ZENBANK Credit Card ending 1190 at KALA STORES on 16-03-26. Avl \
    limit Rs 48,001
    = expense 2499.00 INR, KALA STORES, 2026-03-16
    Your A/c X7720 debited by 150.0 on 17Mar26 trf to SURESH PATEL Refno 607799881122
    = expense 150.00 INR, SURESH PATEL, 2026-03-17
    Rs.599.00 refunded by TARANG STORE to your card XX1190 on 12-03-26
    = credit 599.00 INR, TARANG STORE, 2026-03-12
    Received Rs 500.00 in your A/c XX4410 from MEERA JOSHI on 13-03-26. UPI Ref 6077123
    = income 500.00 INR, MEERA JOSHI, 2026-03-13
    Sent Rs.120.00 From ZENBANK A/C *4410 To CHAI POINT On 16/03/26 Ref 607712. Not You? Call \
    1800
    = expense 120.00 INR, CHAI POINT, 2026-03-16
    Money Sent-INR 250.00 From ZEN BANK A/c XX2210 on 17-03-26 To DEEPA STORES UPI: 6077888
    = expense 250.00 INR, DEEPA STORES, 2026-03-17
    Alert: INR.620.00 debited via POS at ORCHID PHARMACY on 16-03-2026 from A/c ending 2210. \
    Bal: INR 9,200.10
    = expense 620.00 INR, ORCHID PHARMACY, 2026-03-16
    Hi! Your a/c no. XXXXX2210 is credited by Rs.1,500.00 on 12Mar26 by a/c linked to mobile \
    98XXXXX210-KIRAN RAO (IMPS Ref no 60712)
    = income 1500.00 INR, -, 2026-03-12
    ZEN BANK: Rs 89 paid to METRO TEA HOUSE via UPI from wallet. Txn ID 88112. Bal Rs 411
    = expense 89.00 INR, METRO TEA HOUSE, 2026-03-18
    Cash withdrawal of Rs 5,000 at ATM 88120 from A/c XX2210 on 15-Mar-26. Avl Bal Rs 22,010
    = expense 5000.00 INR, -, 2026-03-15
    Dear Customer, INR 3,000.00 has been credited to your a/c XX7711 on 15-03-2026 towards \
    ROHAN MEHTA. -VISTA BANK
    = income 3000.00 INR, ROHAN MEHTA, 2026-03-15
    Spent Rs.2350 On VISTA Bank Card 5512 At LOTUS TEXTILES On 2026-03-15:11:02:33.Not You? To \
    Block+Reissue Call 1800
    = expense 2350.00 INR, LOTUS TEXTILES, 2026-03-15
    """)

  static let indianRefusals = cases(
    locale: "en-IN", currency: "INR", areRefused: true,
    """
    Txn of INR 899.00 on ZENBANK Card XX1190 at BOOKVINE failed due to insufficient funds
    OTP is 448120 for txn of INR 3,200.00 at VOLTKART on card XX1190. Do not share
    Your EMI of Rs 4,500 for loan XX77 is due on 05-04-26. Maintain sufficient balance.
    Rs 1,000 will be debited from A/c XX4410 on 01-04-26 for SIP mandate
    Get up to 50% off and cashback of Rs 200 on your ZENBANK card. T&C apply
    RAVI KUMAR has requested Rs 300 from you on UPI. On approving, Rs 300 will be debited
    Your ZEN BANK Card ending 5510 statement is generated. Total due: Rs 8,112.00 Min due: Rs \
    410.00 by 05-04-26
    Payment of Rs 8,112.00 received towards your ZEN BANK Credit Card XX5510 on 16-03-26. \
    Thank you
    Congratulations! You have won a reward of Rs 100. Claim now on ZenPay
    Rs.2,000.00 reversed to your A/c XX2210 on 14-03-26 for failed UPI txn
    Your Vista Bank A/C XX7711 has insufficient balance for auto debit of Rs 999
    """)
}
