extension LanguageTable {
  /// Things that people buy, and kinds of shops and services, by category; the more specific word decides.
  static let englishItems: StaticString =
    """
    incomeSource income 1: salary, paycheck, wages, bonus, dividend(|s), freelance, cashback, \
    income
    item groceries: grocer(ies|y), grocery shopping, food shopping, weekly shop, veggies, \
    vegetable(|s), fruit(|s), apples, apple juice, banana(|s), oranges, tomatoes, potatoes, \
    onions, carrots, lettuce, spinach, mushrooms, avocado(|s), berries, strawberries, blueberries, \
    grapes, mango(|es), water(|melon), lemons, limes, garlic, ginger, cucumber, milk, eggs, egg, \
    bread, butter, cheese, yogurt, yoghurt, cream, rice, flour, sugar, salt, cereal, oats, \
    oatmeal, beans, lentils, dal, atta, ghee, cooking oil, olive oil, oil, spices, meat, chicken, \
    beef, pork, lamb, mutton, fish, shrimp, prawns, salmon, tuna, bacon, sau(sage|sages|ce), ham, \
    turkey meat, tofu, peanut butter, jam, honey, ketchup, crackers, cookies, biscuits, chips, \
    crisps, chocolate, gum, chewing gum, toilet paper, paper towels, tissues, detergent, dish \
    soap, dishwasher tablets, laundry (detergent|soap), soap, shampoo, toothpaste, sponges, trash \
    bags, bin bags, foil, cleaning supplies, baby (food|formula), formula milk, household \
    supplies, pantry, produce, food at home, chicken stock, beef stock, vegetable stock, bottled \
    water, sparkling water, frozen food, supplies, provisions, ingredients, stock up on food, bbq \
    supplies, coffee beans, tea bags, milk powder, sabzi, ration, dairy
    item groceries 6: washing powder, washing up liquid, kitchen roll, loo roll, bin liners, \
    fabric softener, cling film, ice cubes, cat treats
    item dining: lunch, dinner, breakfast, brunch, brekkie, supper, room service, vending machine, \
    coffee(|s), latte(|s), cappuccino, espresso, americano, mocha, macchiato, frappe, frappuccino, \
    cold brew, flat white, tea, chai, milk tea, bubble tea, boba, matcha, smoothie(|s), milkshake, \
    juice bar, drinks, beer, beers, wine, cocktail(|s), pint, pints, shots, whisk(ey|y), vodka, \
    gin, sake, champagne, prosecco, liquor, alcohol, booze, sushi, ramen, pho, noodles, pizza(|s), \
    bur(ger|gers|rito|ritos), cheeseburger, hotdog, hot dog, fries, sandwich(|es), sub, wrap, \
    taco, tacos, quesadilla, nachos, kebab, don(er|ut|uts), shawarma, falafel, gyro, gyros, curry, \
    biryani, dosa, idli, samosa, vada pav, pav bhaji, paratha, momos, thali, naan, paneer, nasi \
    (lemak|goreng), satay, dim sum, dumpling(|s), pad thai, bibimbap, tapas, paella, past(a|ry|\
    ries), lasagna, steak, ribs, bbq, barbecue, wings, fried chicken, chicken wings, fish and \
    chips, salad, soup, bagel(|s), croissant(|s), doughnut(|s), muffin(|s), pancakes, waffle(|s), \
    cake, cupcake(|s), ice cream, gelato(|s), froyo, dessert(|s), snack(|s), takeout, takeaway, \
    take (out|away), carry out, delivery food, food delivery, eat(|ing) out, din(ing|e) out, \
    dining, meal, meals, night out, happy hour drinks, buffet, tip, tips, poke bowl, acai bowl, \
    banh mi, empanada(|s), arepa(|s), crepe(|s), churros, popsicle, slushie, fast food, street \
    food, lunch special, bento, tonkatsu, udon, tempura, teriyaki, gyoza, spring rolls, hummus, \
    mezze, bunny chow, poutine, schnitzel, bratwurst, pretzel, sundae, brownies, lassi, chaat, \
    pani puri, jalebi, chips and dip, won ton(|s), wonton(|s)
    item dining 2: food, drink, catering, eats, treat(|s), candy, sweets, cola, soda, coke
    item transport: gas, gasoline, petrol, diesel, fuel, fuel up, tank of gas, filled up the tank, \
    filled the tank, gas tank, tank, taxi, taxis, cab, cabs, rickshaw, auto rickshaw, tuk tuk, \
    rideshare, ride share, bus, buses, bus (pass|fare|ticket|tickets), metro, subway (ride|pass), \
    metro (card|pass), tube, underground, tra(m|in|ins|nsit), train (ticket|tickets|fare), rail, \
    railway, commute(|r), commuter train, ferry, ferry ticket, parking, to park, parking (ticket|\
    tickets|fee|meter|fine), toll, tolls, bridge toll, road toll, highway toll, ez pass, fastag, \
    car (wash|tires|repair|repairs|service|parts|battery|charging|lease|payment), carwash, oil \
    change, tires, tire, tyres, tyre, new tires, flat tire, brake pads, brakes, car maintenance, \
    car inspection, smog check, mot, tow, tow truck, towing, mechanic, windshield, wipers, car \
    registration, vehicle registration, registration fee, license plate, driv(ing|ers) license, \
    speeding ticket, traffic (ticket|fine), scooter, e scooter, scooter rental, bike (share|\
    repair), bicycle repair, ev charging, charging station, transport(|ation), transit (pass|\
    card), public transport, fare, fares, oyster, oyster card, opal card, motorcycle, moped, \
    shuttle, airport shuttle, carpool, limo, limousine, cng, vehicle, autorickshaw
    item transport 2: car, auto, ride, rides, truck, vehicle fee, bike, van
    item transport 6: filled up the (car|van|truck|bike), filled the car, filled up my car, jump \
    leads, brake fluid, spark plugs, road tax, vehicle tax, congestion charge, parking permit, \
    wheel alignment, tire rotation, tyre change, screen wash, travel card top up, bike lock, \
    driving licence, park and ride, cab ride
    item housing: rent, mortgage, mortgage payment, home (loan|repair|repairs|security), house \
    (payment|repair|repairs|paint|cleaning|cleaner|rent), lease, lease payment, hoa, hoa (fee|\
    fees|dues), property tax(|es), council tax, security deposit, rent(|al) deposit, flat, \
    apartment, condo fee, maintenance fee, strata, plumb(er|ing), electrician, handyman, roof, \
    roof repair, roofing, home improvement, renovation(|s), painter, garden(er|ing), lawn (care|\
    mowing), pest control, exterminator, locksmith, cleaner, cleaning lady, maid, housekeep(ing|\
    er), movers, moving (truck|company), storage (unit|rental), self storage, lodging rent, \
    boarding, room rent, home maintenance, hvac, boiler repair, furnace, septic, landlord, service \
    charge flat, ground rent, hous(ing|ehold|e)
    item housing 6: water heater, service charge, homeowners association, society maintenance, \
    chimney sweep, gutter cleaning, window clean(er|ing), carpet cleaning, boiler service, drain \
    unblocking, removal van, fence (panels|repair), roof tiles, stamp duty, body corporate, strata \
    fees, lawn service, garage door, smoke (alarm|detector)
    item utilities: electric(|ity), electric(|ity) bill, power bill, light bill, gas bill, \
    heating, heating (bill|oil), water bill, sewer, sewage, trash, trash bill, garbage, garbage \
    bill, waste collection, recycling fee, internet, internet bill, fiber internet, broadband, \
    wifi, wi fi, wifi bill, phone (bill|plan|recharge|credit), cell phone bill, mobile (bill|plan|\
    phone|recharge), cell phone, cellphone plan, sim card, sim, prepaid sim, recharge, airtime, \
    top up phone, data (plan|pack), landline, telephone, telecommunication, telecommunication \
    service, telecom, cable (bill|tv), cable, utilit(ies|y), utility bill, energy bill, energy, \
    power, hydro, hydro bill, propane, lpg, gas cylinder, dth, postpaid, esim, roaming, tv \
    licen(se|ce), solar panel payment
    item utilities 2: bill, bills, phone
    item utilities 6: bank (fee|fees|charge|charges), account fee(|s), account maintenance fee, \
    overdraft fee(|s), atm (fee|fees|charge), card fee(|s), late fee(|s), late payment fee, \
    transfer fee, wire fee, wire transfer fee, transaction fee(|s), foreign transaction fee(|s), \
    banking fee(|s), data bundle, data top up, mobile top up, phone top up, airtime top up, mobile \
    data, internet data, water rates, electricity token, prepaid electricity, gas cylinder refill
    item health: doctor(|s), dr, physi(cian|o), dentist, dental, orthodontist, braces, optician, \
    optometrist, ophthalmologist, glasses, eyeglasses, contact lenses, contacts, eye exam, eye \
    test, hospital, clinic, surgery, medic(ine|ines|ation|al), medications, meds, prescription(|\
    s), rx, pills, vitamins, supplements, protein powder, bandages, painkillers, ibuprofen, \
    aspirin, paracetamol, tylenol, antibiotics, vaccin(e|ation), flu shot, copay, co pay, doctor \
    (copay|visit), therap(y|ist), counsel(ing|ling), psychologist, psychiatrist, physiotherap(y|\
    ist), physical therapy, chiropractor, massage(|s), massage therapy, acupuncture, blood test, \
    lab test(|s), x ray, xray, mri, checkup, check up, medical bill, health(|care), health care, \
    urgent care, emergency room, ambulance, gym, gym membership, gym fee, fitness, fitness class, \
    yoga, yoga class, pilates, crossfit, spin class, personal (trainer|care), hair(|cut|cuts), \
    hair cut, barber, trim, shave, dermatolog(ist|y), skincare, sunscreen, sun cream, pharmacy \
    bill, vet, vet bill, veterinar(ian|y), doctor consultation, consultation, hearing aid, \
    thermometer, covid test, tampons, pads, condoms, first aid, spa, spa treatment, salon, \
    manicure, pedicure, nails, facial, waxing, nutritionist, dietitian
    item health 6: root canal, cough (syrup|drops), contact lens solution, hair (dye|color|\
    colour), blow dry, lash lift, eyebrow tint, sleeping pills, allergy pills, pain relief, hay \
    fever tablets, speech therapy, dental cleaning, teeth (cleaning|whitening), sports massage, \
    flea treatment, dog vaccination, cat vaccination
    item insurance: insurance, car insurance, auto insurance, health insurance, life insurance, \
    home insurance, renters insurance, homeowners insurance, travel insurance, pet insurance, \
    dental insurance, insurance premium, premium payment, bike insurance, vehicle insurance, phone \
    insurance, medical insurance, house insurance, contents insurance, lic premium
    item entertainment: movie(|s), movie (ticket|tickets|night), film, cinema, cinema tickets, \
    theat(er|re), theat(er|re) tickets, concert(|s), concert ticket(|s), gig, show tickets, \
    mus(ical|eum|eums), opera, ballet, comedy show, museum (entry|ticket|tickets), gallery, zoo, \
    aquarium, bowling, arcade, karaoke, mini golf, golf, ski pass, lift ticket, skiing, climbing, \
    paintball, laser tag, escape room, theme park, amusement park, water park, disneyland, disney \
    (land|world), gam(e|es|ing|bling), video game(|s), videogame, board game(|s), dlc, toys and \
    games, comic(|s), comic book(|s), manga, lottery, lottery ticket(|s), lotto, scratch card, \
    casino, poker, club entry, clubbing, nightclub, festival, festival ticket(|s), party, \
    entertainment, event ticket(|s), events, sports (tickets|gear|equipment), football (tickets|\
    match), match ticket(|s), baseball game, basketball game, hockey game, swimming, swimming \
    pool, pool, hobby, hobbies, craft(|s), art supplies, painting class, guitar, piano, guitar \
    strings, vinyl(|s), records, puzzle(|s), fishing, hunting, camping, camping gear, sporting \
    goods, billiards, darts, hangout, outing, fun fair, fair, circus, carnival, streaming movie, \
    magic cards
    item entertainment 2: ticket(|s), show, match
    item entertainment 6: season ticket(|s), in (app|game) purchase, cover charge, entr(ance|y) \
    fee, park entry, pub quiz, bouncy castle, wine tasting, dart board, tennis lesson, court hire, \
    pitch fees, match fees, green fee(|s), ice skating, roller skating, go karting, crazy golf, \
    film rental, movie rental, stag do, hen do, bachelor(|ette) party
    item shopping: cloth(es|ing|s), app(|arel|s), shi(rt|rts|pping), t shirt(|s), tshirt(|s), tee, \
    jeans, pants, trousers, sho(rts|es|e|pping), dress(|es), skirt, blouse, sweater, hoodie, \
    jacket, coat, coats, suit, tie, socks, stock(ings|ing|pot), underwear, bra, sneakers, boo(ts|\
    t|k|ks), sandals, heels, trainers, flip flops, hat, cap, gloves, scarf, belt, bag, handbag, \
    purse, backpack, wallet purchase, luggage, suitcase, watch, jewel(ry|lery), necklace, \
    earrings, bracelet, ring, sunglasses, perfume, cologne, makeup, make up, lipstick, mascara, \
    cosmetics, phone (case|charger), iphone case, iphone, ipad, cha(rger|ir|irs), cable usb, usb \
    cable, hdmi cable, headphones, headset, earphones, earbuds, airpods, speaker(|s), laptop(|s), \
    computer, pc, macbook, keyboard, mouse, monitor, printer, printer ink, ink, table(|t), kindle, \
    camera, lens, tripod, tv, television, new tv, smart tv, console, controller, ps, playstation, \
    xbox, xbox 360, xbox one, nintendo switch, hard drive, ssd, router, webcam, micro(phone|wave), \
    batteries, light bulbs, lamp, lamps, furniture, sofa, couch, desk, bookshelf, she(lf|lves|\
    ets), mattress, bed frame, bedding, pillow(|s), blanket, towel(|s), curtains, rug, carpet, \
    mirror, decor, home decor, candle(|s), vase, pla(nts|nt|tes), kitchenware, pots, pans, dishes, \
    mugs, knife, knives, blender, toaster, oven, fridge, refrigerator, freezer, washing machine, \
    washer, dryer, dishwasher, vacuum, vacuum cleaner, air fryer, kettle, coffee (maker|machine), \
    appliance(|s), tools, tool, drill, hammer, nails and screws, screws, paint, toys, toy, lego, \
    doll, stroller, diapers, nappies, baby clothes, crib, pet food, dog food, cat food, cat \
    litter, dog toys, pet supplies, stationery, notebook(|s), pen(|s|cils), office supplies, \
    novel(|s), magazine(|s), kindle book, software, licen(se|ce), gadget(|s), electronics, online \
    shopping, retail, accessories, umbrella, bicycle, dry clean(ing|er), laundr(y|omat), \
    alterations, tailor, saree, kurta, sari, lehenga, uniform, helmet, widget, power bank, \
    extension cord, gardening tools, postage, stamps, courier, vape, cigarettes, cigs, smokes, \
    tobacco, pet, kurti, stocking stuffers, stock (photo|pot)
    item shopping 6: dog (treats|groomer|grooming), pet sitter, potting soil, hedge trimmer, lawn \
    mower, garden hose, light bulb, duct tape, hair dryer, curling iron, ironing board, chest of \
    drawers, coffee table, bunk bed, car seat, swimming trunks, dressing gown, running shoes, \
    school (shoes|bag), pencil case, printer paper, wrapping paper, screen protector, phone cover, \
    picture frame, hot water bottle, bird seed, fish tank, christmas (tree|lights)
    item travel: flight(|s), return ticket, one way ticket, plane ticket(|s), air(|plane) ticket, \
    air tickets, air(fare|line|lines|ways), air fare, baggage fee, checked bag, seat upgrade, \
    hotel(|s), hotel (room|deposit), motel, hostel, resort, inn, lodging, accommodation, vacation \
    rental, holiday rental, vacation, holiday, trip, business trip, road trip, travel(|ling|ing), \
    tour(|s|ist), guided tour, visa fee, passport, passport (fee|renewal), cruise, cruise line, \
    rental car, car rental, car hire, rent a car, campsite, camping site, bed and breakfast, \
    souvenir(|s), airport (lounge|transfer), lounge, travel (agency|card), excursion, sightseeing, \
    safari, honeymoon, weekend away, getaway, ski trip
    item travel 6: airport parking, hold luggage, extra legroom, city tax, tourist tax, travel \
    adapter, boarding pass
    item subscriptions: subscription(|s), subs, membership(|s), annual (plan|fee), monthly plan, \
    streaming, streaming service, cloud storage, patreon pledge, newspaper subscription, magazine \
    subscription, vpn, domain, domain renewal, web hosting, hosting, icloud storage, renewal, \
    membership fee
    item education: tuition, tuition fee(|s), school, school (fees|fee|supplies), college, \
    university, college tuition, university fees, course(|s), online course, class(|es), lesson(|\
    s), piano lesson(|s), guitar lessons, driving lesson(|s), tutor(|ing|s), textbook(|s), exam, \
    exams, exam fee(|s), certification, workshop, seminar, conference, conference fee, education(|\
    al), educational services, training, training fee, bootcamp, language class, kindergarten, \
    preschool, daycare, nursery, child care, childcare, babysitt(er|ing), nanny, student fee(|s), \
    study materials, library fine, webinar, coaching fees, coaching, hostel fees, swimming \
    lessons, dance class(|es), ballet class, art class, music lessons, summer camp, masterclass
    item education 6: school (trip|lunch|lunches|dinners|meals|books|bus), field trip(|s), parents \
    evening, art lesson, swimming lesson, dance lesson, evening class, after school club, holiday \
    club, exam registration, application fee, driving test, theory test
    item gifts: gift, gifts, present(|s), birthday (gift|present|card), wedding gift, christmas \
    (gift|gifts|presents), holiday gift, anniversary gift, gift (card|cards|for|wrap), flower(|s), \
    bouquet, roses, donat(ion|ions|e), charit(y|ies), tithe, church, church offering, temple \
    donation, offering, zakat, sadaqah, fundraiser, gofundme, crowdfunding, baby shower, greeting \
    card, card for, secret santa
    item gifts 6: leaving gift, teacher (gift|present), wedding (list|present), birthday cards, \
    sympathy card, thank you (card|gift), christening gift, baby gift, advent calendar
    investment item investment 6: bitcoin(|s), btc, ethereum, eth, crypto, cryptocurrenc(y|ies), \
    solana, dogecoin, doge, cardano, litecoin, xrp, altcoin(|s), etf, etfs, stock(|s), index \
    fund(|s), mutual fund(|s), s&p 500, s&p, s and p 500, sp500, nasdaq, dow jones, ftse, msci \
    world, shares, bonds, treasury bonds, treasuries, t bills, 401k, roth, roth ira, roth ira \
    contribution, traditional ira, ira, ira contribution, broker(age|s), brokerage account, \
    invest(ment|ments|ing), portfolio, pension contribution, pension fund, retirement, retirement \
    (fund|account), sip, ppf, nps, reit, reits, gold (etf|bars|coins), hsa, 529 plan, 529, \
    superannuation, index, lifetime isa, stocks and shares isa, isa, robo advisor, options \
    trading, ipo, mutual
    putAway item investment 6: invest(|ed)
    item savings: saving(|s), savings account, emergency (fund|savings), rainy day fund, sinking \
    fund, fixed deposit, recurring deposit, piggy bank, house fund, vacation fund, travel fund, \
    car fund, college fund, holiday fund, money market, certificate of deposit, nest egg, saving(|\
    s) goal, high yield savings, down payment fund, wedding fund, term deposit
    putAway item savings 6: saved, save, set aside, stashed, stashed away
    item debt: loan, loans, student loan(|s), student loan payment, personal loan, car loan, auto \
    loan, loan (payment|repayment|interest), loan installment, emi, emis, credit card (payment|\
    bill|debt|interest), card payment, cc payment, cc bill, debt, debts, debt payment, \
    installment(|s), instalment, overdraft, interest on loan, payday loan, klarna payment, \
    afterpay payment, financing, finance charge, repayment
    spend item debt: paid credit card, paid (my|off|the) credit card, paid off (my|the) credit \
    card, paid (visa|amex) bill
    item other 6: income tax, tax bill, self assessment, council fine, court fee(|s), legal fee(|\
    s), accountant fees, tax preparation, tax return fee, stamp paper, money order, death \
    certificate, birth certificate, funeral costs
    place groceries: supermarket(|s), grocery store(|s), grocer, greengrocer, corner (store|shop), \
    convenience store, bodega, butcher(|s), fishmonger, farmers market, market, hypermarket, \
    baker(y|ies), liquor store, wine shop, wholesale club, kirana, kirana store, minimart, mini \
    mar(t|ket), mart, dairy store, deli counter, vegetable market, fish market, food store, health \
    food store, cheese shop, off licen(ce|se), bottle shop, freezer plant, candy store, \
    confectionery, night market, wet market, superstore
    place dining: restaurant(|s), cafe, coffee (shop|house), coffeeshop, diner, bistro, brasserie, \
    pub, pubs, bar, bars, tavern, brewery, taproom, winery, steakhouse, pizzeria, trattoria, \
    taqueria, food (truck|court), canteen, cafeteria, juice shop, tea (house|shop|stall), ice \
    cream shop, sandwich shop, noodle house, dessert shop, donut shop, burger joint, eatery, snack \
    (bar|shop), drive thr(u|ough), sushi place, wine bar, sports bar, creamery, patisserie, \
    chippy, chip shop, izakaya, grill, kitchen, fast food restaurant, deli, dhaba, cocktail bar, \
    drinking place(|s), caterer(|s), rotisserie, curry house, ramen shop, pizza place, taco stand, \
    bodega coffee, dining hall, steak house, gastropub
    place transport: gas station(|s), petrol (station|pump), service station, fuel station, \
    filling station, servo, garage, parking (garage|lot), car park, auto (shop|service|repair|\
    parts|dealer), auto (service|repair|body) shop, body shop, tire (shop|store), tyre shop, car \
    dealer(|ship), auto parts store, bus (station|line|lines), train station, taxicab, taxi stand, \
    truck (stop|rental), dmv, car wash place, valet, ev charger, passenger railway, towing \
    service, motor club, automotive
    place housing: landlords, estate agent, real estate agent, letting agent, property manage(r|\
    ment), housing association, contractor(|s), plumbers, electricians, carpent(er|ry), \
    landscap(ing|er), roofer(|s)
    place utilities: power company, water company, phone company, gas company, electric company, \
    isp, cable company, telecom operator
    place health: pharmac(y|ies), drugstore, drug store, chemist, medical (store|center|centre|\
    lab|services), dental (clinic|office), eye clinic, barber shop, barbershop, hair salon, beauty \
    (salon|parlor|parlour), nail (salon|bar), health (club|spa), yoga studio, rehab, nursing home, \
    laboratory, doctors office, gp, animal hospital, vet clinic, optic(al|ians), podiatrist, \
    osteopath, hearing center, beautician, hairdresser(|s), tanning salon, massage parlor, \
    dermatology clinic, fertility clinic, sanitarium
    place insurance: insurer, insurance (company|agent)
    place entertainment: movie theat(er|re), cinemas, bowling alley, game(|s) store, casino \
    resort, golf (course|club|courses), country club, stadium, arena, concert hall, playhouse, \
    theme parks, amusement parks, botanical garden, fairground, pool hall, music (venue|store), \
    record store, arcade hall, comic (store|shop), hobby (shop|store), craft store, sports club, \
    dance (hall|studio), betting shop, bookmaker, video (arcade|store), marina, recreation center, \
    leisure centre, planetarium, ice rink, skating rink, roller rink, toy store, sporting goods \
    store
    place shopping: mall, shopping (mall|center|centre), department store, store(|s), shop, shops, \
    cloth(ing|es) store, clothes shop, family clothing store, mens clothing store, womens clothing \
    store, shoe (store|shop|repair), boutique, outlet, thrift (store|shop), charity shop, vintage \
    shop, secondhand store, second hand (store|shop), electronic(|s) store, computer store, phone \
    (store|shop), hardware store, home depot store, furniture store, book (store|shop), \
    books(tore|hop), jewelry store, jewel(er|ler|lers), gift shop, card shop, florist(|s), flower \
    shop, pet store, pet shop, garden cent(er|re), stationery store, office supply store, discount \
    store, dollar store, variety store, fabric store, sewing shop, watch repair, beauty supply, \
    cosmetic(|s) store, duty free, camera (store|shop), art store, antique shop, antiques, \
    auction, flea market, garage sale, yard sale, tobacconist, smoke shop, vape shop, newsstand, \
    newsagent, post office, print shop, photo studio, photographer, cleaners, dry cleaners, \
    appliance store, nursery garden, bike shop, bicycle shop, luggage store, uniform store, pawn \
    shop, wholesale store, warehouse, tailor shop, paint store, lumber yard, sports store
    place travel: airport, airlines counter, travel agent(|s), tour operator, tourist office, \
    hostels, motels, guesthouse, guest house, campground, camp site, trailer park, ticket office, \
    duty free shop, embassy, consulate, time share, timeshare, car rental desk, rv park, air \
    carrier, ski resort, tourist attraction, steamship line
    place education: bookshop school, library, academy, high school, elementary school, business \
    school, trade school, language school, driving school, music school, swim school, child care \
    center, training center, college bookstore, campus, university bookstore, correspondence \
    school, vocational school
    place gifts: charity organization, ngo, foundation, mosque, synagogue, temple
    place debt: collection agency, lender, loan company, pawnbroker
    place other: atm, court, lawyer, attorney, notary, accountant, tax office, irs, government
    """
}
