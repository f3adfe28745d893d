/// Messages in the style of US banks, card companies and payment services; all names are invented.
extension MessageCase {
  static let american = cases(
    locale: "en-US", currency: "USD",
    """
    Norwell Bank: Your card ending in 4417 was used for a $38.12 purchase at BLUE HERON DINER \
    on 03/14/26.
    = expense 38.12 USD, BLUE HERON DINER, 2026-03-14
    Harbor CU Alert: Debit card purchase of $9.87 at SQ *MAPLE BAKERY PORTLAND OR. Card \
    ...2210
    = expense 9.87 USD, MAPLE BAKERY, 2026-03-18
    TST* FIRESIDE GRILL charged $54.20 to your card xx9031 on 3/15. Avail credit $2,145.80
    = expense 54.20 USD, FIRESIDE GRILL, 2026-03-15
    Direct deposit of $2,140.55 from TALLGRASS INC posted to your checking acct ...0098
    = income 2140.55 USD, TALLGRASS INC, 2026-03-18
    You sent $25.00 to Dana Whitfield
    = expense 25.00 USD, Dana Whitfield, 2026-03-18
    Theo Marsh paid you $18.50 for pizza
    = credit 18.50 USD, Theo Marsh, 2026-03-18
    You received $75.00 from Rosa Keane.
    = income 75.00 USD, Rosa Keane, 2026-03-18
    Payday: You paid Nolan Price $32.00 - concert tickets
    = expense 32.00 USD, Nolan Price, 2026-03-18
    Norwell Bank: A $212.00 ATM withdrawal posted to account ending 7781. Balance: $640.11
    = expense 212.00 USD, -, 2026-03-18
    Purchase alert: $17.45 at CORNER BOOKS #1182 exceeded your $5.00 alert limit. Card *6620
    = expense 17.45 USD, CORNER BOOKS, 2026-03-18
    Refund of $24.99 from PINE OUTFITTERS was credited to your card ending 4417 on 03/12.
    = credit 24.99 USD, PINE OUTFITTERS, 2026-03-12
    Harbor CU: Transfer of $300.00 from LENA ORTIZ was deposited to acct xx0098. Bal: \
    $1,020.00
    = income 300.00 USD, LENA ORTIZ, 2026-03-18
    Harbor CU: Zelle payment of $60.00 from OMAR DIAZ received. Ref 88213
    = income 60.00 USD, OMAR DIAZ, 2026-03-18
    Card 4417: $12.06 at PAYPAL *FERNWOOD 03/17 2:14 PM ET
    = expense 12.06 USD, FERNWOOD, 2026-03-17
    visa ending 1234 12.50 aldi
    = expense 12.50 USD, Aldi, 2026-03-18
    Gym membership $29.99 charged to card *3345
    = expense 29.99 USD, -, 2026-03-18
    Your recurring payment of $15.49 to STREAMHAUS was processed on Mar 16. Card ending in \
    3345.
    = expense 15.49 USD, STREAMHAUS, 2026-03-16
    Norwell: Electronic withdrawal of $88.00 to GRANITE INSURANCE from acct *0098 on 03-13-26
    = expense 88.00 USD, GRANITE INSURANCE, 2026-03-13
    Ridgeview: You made a $47.89 purchase with your debit card ending in 2093 at KROHN \
    HARDWARE.
    = expense 47.89 USD, KROHN HARDWARE, 2026-03-18
    Your $31.40 transaction with LUMEN COFFEE has been approved. Card ending in 5567
    = expense 31.40 USD, LUMEN COFFEE, 2026-03-18
    Ridgeview Credit Union: $6.75 charged at PARKWELL GARAGE on 03/16/2026 11:02 AM EST. Card \
    x5567. Reply STOP to end.
    = expense 6.75 USD, PARKWELL GARAGE, 2026-03-16
    A charge of $1,204.00 from STONEBRIDGE APTS posted to your account ending in 0021 on Mar \
    2, 2026
    = expense 1204.00 USD, STONEBRIDGE APTS, 2026-03-02
    Ridgeview: Deposit of $500.00 to acct ending in 0021 on 03/13/2026.
    = income 500.00 USD, -, 2026-03-13
    ACH credit of $1,877.20 from BRIGHTLEAF PAYROLL received in acct *0021
    = income 1877.20 USD, BRIGHTLEAF PAYROLL, 2026-03-18
    Paid Marisol Vega $14.00 for tacos
    = expense 14.00 USD, Marisol Vega, 2026-03-18
    Devin Lowe sent you $22.50
    = income 22.50 USD, Devin Lowe, 2026-03-18
    You completed a payment of $48.00 to Devin Lowe.
    = expense 48.00 USD, Devin Lowe, 2026-03-18
    You sent a payment of $19.99 USD to Pixel Forge LLC
    = expense 19.99 USD, Pixel Forge LLC, 2026-03-18
    Your refund of $12.99 from Pixel Forge LLC has been posted to your card ending 5567.
    = credit 12.99 USD, Pixel Forge LLC, 2026-03-18
    Large purchase: $899.00 at VISTA OPTICAL on card ending 5567
    = expense 899.00 USD, VISTA OPTICAL, 2026-03-18
    Online purchase $34.95 at leafandstem.com, card ending 5567
    = expense 34.95 USD, leafandstem.com, 2026-03-18
    Withdrawal: $60.00 on 3/17/26 from checking x0021. Avail bal: $301.44
    = expense 60.00 USD, -, 2026-03-17
    Tidewater FCU: Debit card ending in 6104 used for $22.75 at PELICAN PIZZA 03/17 06:44PM.
    = expense 22.75 USD, PELICAN PIZZA, 2026-03-17
    Tidewater Alerts - Purchase of $130.00 made at SP * HAZEL & FERN with card ending 6104
    = expense 130.00 USD, HAZEL & FERN, 2026-03-18
    We noticed a $9.99 charge from STREAMHAUS on your card ...6104 on 3/14.
    = expense 9.99 USD, STREAMHAUS, 2026-03-14
    Cardholder: your purchase at LIGHTHOUSE GAS for $38.00 was authorized. Acct *6104
    = expense 38.00 USD, LIGHTHOUSE GAS, 2026-03-18
    Check #1042 for $95.00 cleared your account ending 6104 on 03/11/26.
    = expense 95.00 USD, -, 2026-03-11
    Paloma Reyes paid you $9.25 - coffee run
    = credit 9.25 USD, Paloma Reyes, 2026-03-18
    Tidewater: payroll deposit $2,004.11 GRANT & HALL LLP available now in acct *6104
    = income 2004.11 USD, GRANT & HALL LLP, 2026-03-18
    Tidewater: Your ATM deposit of $80.00 was credited to acct *6104
    = income 80.00 USD, -, 2026-03-18
    Your monthly payment of $12.99 to Cloudbox was successful.
    = expense 12.99 USD, Cloudbox, 2026-03-18
    Receipt: you paid $6.50 to Metro Kiosk. Card **6104
    = expense 6.50 USD, Metro Kiosk, 2026-03-18
    Interest payment of $1.12 deposited to savings acct *1122
    = income 1.12 USD, -, 2026-03-18
    """)

  static let americanRefusals = cases(
    locale: "en-US", currency: "USD", areRefused: true,
    """
    Norwell Bank: your available balance is $412.09 as of 03/17.
    Norwell Bank: Your statement is ready. Minimum payment $35.00 due 04/05. Balance $812.40
    Your payment of $120.00 to CITY POWER is scheduled for 03/25/26.
    Harbor CU: Your card ending 2210 was declined for $45.00 at GAS N GO.
    Use code 551204 to verify your card ending 2210. Never share this code.
    Did you attempt a $320.00 purchase at TECHLAND with card *2210? Reply YES or NO
    Thank you for your payment of $200.00 to your credit card ending 4417.
    You've been pre-approved for a credit line of $5,000! Apply now.
    Norwell Bank: You spent $20.00 at ROSSI on 03/14. You also spent $31.00 at WEBER on 03/15. \
    Card *4417
    Pending: $40.00 at GAS N GO on card *2210
    Your account ending 0098 is overdrawn. Balance -$12.40
    Check deposit of $150.00 is on hold. Acct ...0098
    Your transfer of $75.00 to Rosa Keane failed.
    Your bank transfer of $150.00 is on its way.
    Devin Lowe requested $30.00 from you - movie
    Ridgeview: Low balance alert. Your account *0021 balance is $24.15.
    Ridgeview Fraud Dept: Did you use card 5567 for $412.00 at ELECTRA? Reply YES or NO.
    Your Ridgeview credit card payment of $85.00 is due on 04/02.
    Autopay scheduled: $85.00 on 04/02 from acct *0021
    We've received your payment of $85.00 for card ending 5567. Thank you!
    Ridgeview: Your transaction of $77.15 at SUNDRY MART was not approved.
    Ridgeview code: 118820. Do not share it.
    Earn 5% cash back on groceries this quarter. Activate now for your card ending 5567
    You charged Paloma Reyes $15.00 - pizza
    Paloma Reyes charged you $15.00 - pizza
    Your balance dropped below $25.00. Current balance: $18.40. Acct *6104
    Payment of $64.00 to HARBOR ELECTRIC was returned.
    A hold of $100.00 was placed by LIGHTHOUSE GAS on card *6104
    """)
}
