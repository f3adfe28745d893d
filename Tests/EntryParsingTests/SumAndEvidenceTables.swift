/// The sentences of ``SumAndEvidenceTests``.
extension SumAndEvidenceTests {
  static let sums = """
    dinner 42 plus 20% tip | expense 50.40
    dinner 42 with 20% tip | expense 50.40
    42 + 8 tip | expense 50.00
    brunch 30 + 6 tip | expense 36.00
    haircut 25 tip 5 | expense 30.00
    haircut 25 with 5 tip | expense 30.00
    pizza 19.50 plus 3 gratuity | expense 22.50
    lamp 40 plus 8% tax | expense 43.20
    lamp 40 + 3.20 tax | expense 43.20
    massage 80 incl. 15 tip | expense 80.00
    massage 80 including 15 tip | expense 80.00
    supper 66 tip included | expense 66.00
    hostel 54 tax included | expense 54.00
    lunch 15.20 before tip | expense 15.20
    burger 14, incl 20% vat | expense 14.00
    bus 2.75 twice | expense 5.50
    tram 3.10 thrice | expense 9.30
    ferry 4 three times | expense 12.00
    laundry 2.50 4 times | expense 10.00
    3 coffees at 4.50 each | expense 13.50
    rent 900 my half | expense 450.00
    internet 60 my half | expense 30.00
    half of 80 groceries | expense 40.00
    my half of dinner 28 | expense 28.00
    my half was 31.50 for the pizza | expense 31.50
    100 split 4 ways | expense 25.00
    airbnb 400 split 3 ways | expense 133.33
    split 90 with tom | expense 45.00
    split 60 with Ana and Ben | expense 20.00
    pizza 36 split between 3 | expense 12.00
    taxi 30 split with 2 friends | expense 10.00
    dinner 90 my share 30 | expense 30.00
    dinner at nobu 90, my part 45 | expense 45.00
    split the 120 dollar bill, my share was 40 | expense 40.00
    gas split 3 ways, mine was 14 | expense 14.00
    shoes was 120 now 75 | expense 75.00
    75 (was 120) shoes | expense 75.00
    jacket 60, was 95 | expense 60.00
    jacket on sale for 60, were 95 | expense 60.00
    tv reduced from 800 to 650 | expense 650.00
    tv 650 originally 800 | expense 650.00
    14 for lunch, not 41 | expense 14.00
    140 for two at Nobu | expense 140.00
    paid 40 after 20% off | expense 40.00
    tickets were 45 each for 3 people | expense 135.00
    uber 18 + 15% tip | expense 20.70
    20% tip 12 | expense 12.00
    """

  static let unclearSums = """
    20% off 50 | unclearSum
    jeans 50 20% off | unclearSum
    coupon 5 off, diapers 24 | unclearSum
    dinner 42, 20% tip | unclearSum
    half the rent 900 | unclearSum
    went to the gym twice this week, 12 | unclearSum
    pizza 30 split | unclearSum
    dinner 80, tom paid half | unclearSum
    ramen 35 minus 5 promo | unclearSum
    5% cashback on 100 | unclearSum
    10% deposit on 500 | unclearSum
    """

  static let noEntries = """
    ran 5 miles
    walked 12000 steps
    slept 8 hours
    5 km
    biked 20 km today
    2 litres of water
    drank 3 litres of water
    lost 4 kg
    it's 20 degrees out
    7 unread emails
    1 new message
    3 new notifications
    scored 2 goals
    5 stars for that film
    read 40 pages
    parked for 3 hours
    30 days left
    bought 2 shirts
    ordered 3 pizzas
    I have 3 kids
    we have 2 cats
    my phone number is 2125550187
    my zip code is 10001
    my card number is 4111 1111 1111 1111
    my badge is 448812
    confirmation 84756231
    order number 55512
    call 5551234567
    pin 4821
    room 302
    chapter 12
    the year 2024 was hard
    since 2019
    lunch at 12
    dentist at 4
    the game ended 21 to 14
    goal: save 5000 by december
    my goal is 300
    my budget for groceries is 400
    budget 400 for food
    spending limit 500
    limit 2000
    balance 2,310.09
    my balance is 840
    estimated 600 for the roof
    planning to buy a car for 9000
    want to spend 20 on shoes
    will pay 40 tomorrow
    going to need 50 tomorrow
    need to pay 60 for gas
    didn't buy the 200 dollar jacket
    did not pay 40
    almost spent 300 on a watch but didn't
    I haven't paid the 80 dollar bill yet
    never paid 50
    not 45
    if I buy this for 40
    if rent is 900 I move
    unless it costs 20
    tom spent 50
    she earns 4000
    he paid 30 for lunch
    they bought a car for 9000
    my neighbor spent 800 on a grill
    Priya bought shoes for 60
    they wanted 95 for it
    the plumber quoted 300
    he offered 50 for the bike
    they are asking 1200 for the couch
    payment of 50 failed
    my card was declined for 40
    card declined 23.10 at shell
    transfer of 300 bounced
    pending charge 12.00
    car payment pending 300
    credit limit increased to 5000
    temperature 72
    my sister borrowed 50
    your payment of 60 was rejected
    transfer 250 between my checking accounts
    transferred 100 to my checking account
    moved 250 to savings account
    atm 60
    withdrew 100 from atm
    atm withdrawal 80
    borrowed 40 from anna
    income 4000 a month
    salary 4000/month
    salary 4000 per month
    i owe sam 20
    should I buy it for 30
    is 50 too much
    why is my total 432?
    between 15 and 20 on gas
    """

  static let entries = """
    wasn't cheap, 140 for two at Nobu | expense 140.00
    coffee at Lames 45 | expense 45.00
    couldn't resist, 18 on candles | expense 18.00
    didn't sleep, coffee 4 | expense 4.00
    never again paying 9 for a beer | expense 9.00
    not cheap, 60 for socks | expense 60.00
    went over budget, spent 60 on shoes | expense 60.00
    budget hotel 50 | expense 50.00
    Budget 58.20 | expense 58.20
    new balance shoes 85 | expense 85.00
    atm fee 3.50 | expense 3.50
    my wife spent 30 at target | expense 30.00
    paid my neighbor 20 | expense 20.00
    they charged me 20 | expense 20.00
    gas 40 | expense 40.00
    Wobbles 12.50 | expense 12.50
    lunch 12 | expense 12.00
    lent 40 to tom | expense 40.00
    moved 200 to savings | expense 200.00
    invested 500 in vtsax | expense 500.00
    phone 300 | expense 300.00
    parking 12 at 5pm | expense 12.00
    rent was 1450 | expense 1450.00
    paid back the 40 I owed Sam | expense 40.00
    netflix 15 a month | expense 15.00
    groceries 75 split with Sarah | expense 75.00
    banana split 6 | expense 6.00
    half price shoes 30 | expense 30.00
    milk 2% 3.50 | expense 3.50
    um spent forty dollars on gas | expense 40.00
    You spent 12.80 at Tesco | expense 12.80
    """

  static let directions = """
    won ton soup 9 | expense 9.00
    won 50 in a raffle | income 50.00
    received parking fine 60 | expense 60.00
    received an electricity bill 80 | expense 80.00
    received 90 from Nora | income 90.00
    security deposit back 1200 | credit 1200.00
    price adjustment from best buy 20 back | credit 20.00
    taxi back 20 | expense 20.00
    2 days back 7 coffee | expense 7.00
    shoes back 20 | unclearDirection
    interest 30 | unclearDirection
    interest 3.12 from savings account | income 3.12
    interest 30 on my loan | expense 30.00
    Maria Gomez paid you $40.00 | income 40.00
    tom paid me 40 | income 40.00
    made 20 selling lemonade | income 20.00
    made dinner for 20 | expense 20.00
    tips 87 from tonights shift | income 87.00
    sister paid her half of dinner 28 | credit 28.00
    unemployment 378 this week | income 378.00
    income 4000 | income 4000.00
    my salary is 52000 | income 52000.00
    gave tom back 30 | expense 30.00
    tom gave me back 30 | credit 30.00
    """
}
