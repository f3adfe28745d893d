extension LanguageTable {
  /// Things that people buy, and kinds of shops and services, by category; the more specific word decides.
  static let englishItems: StaticString =
    """
    incomeSource income 1: salary, paycheck, wages, bonus, dividend, dividends, freelance, \
    cashback, income
    item groceries: groceries, grocery, grocery shopping, food shopping, weekly shop, veggies, \
    vegetables, vegetable, fruit, fruits, apples, apple juice, bananas, banana, oranges, tomatoes, \
    potatoes, onions, carrots, lettuce, spinach, mushrooms, avocado, avocados, berries, \
    strawberries, blueberries, grapes, mango, mangoes, watermelon, lemons, limes, garlic, ginger, \
    cucumber, milk, eggs, egg, bread, butter, cheese, yogurt, yoghurt, cream, rice, flour, sugar, \
    salt, cereal, oats, oatmeal, beans, lentils, dal, atta, ghee, cooking oil, olive oil, oil, \
    spices, meat, chicken, beef, pork, lamb, mutton, fish, shrimp, prawns, salmon, tuna, bacon, \
    sausage, sausages, ham, turkey meat, tofu, peanut butter, jam, honey, ketchup, sauce, \
    crackers, cookies, biscuits, chips, crisps, chocolate, gum, chewing gum, toilet paper, paper \
    towels, tissues, detergent, dish soap, dishwasher tablets, laundry detergent, laundry soap, \
    soap, shampoo, toothpaste, sponges, trash bags, bin bags, foil, cleaning supplies, baby food, \
    formula milk, baby formula, household supplies, pantry, produce, food at home, chicken stock, \
    beef stock, vegetable stock, bottled water, sparkling water, frozen food, supplies, \
    provisions, ingredients, stock up on food, bbq supplies, coffee beans, water, tea bags, milk \
    powder, sabzi, ration, dairy
    item groceries 6: washing powder, washing up liquid, kitchen roll, loo roll, bin liners, \
    fabric softener, cling film, ice cubes, cat treats
    item dining: lunch, dinner, breakfast, brunch, brekkie, supper, room service, vending machine, \
    coffee, coffees, latte, lattes, cappuccino, espresso, americano, mocha, macchiato, frappe, \
    frappuccino, cold brew, flat white, tea, chai, milk tea, bubble tea, boba, matcha, smoothie, \
    smoothies, milkshake, juice bar, drinks, beer, beers, wine, cocktail, cocktails, pint, pints, \
    shots, whiskey, whisky, vodka, gin, sake, champagne, prosecco, liquor, alcohol, booze, sushi, \
    ramen, pho, noodles, pizza, pizzas, burger, burgers, cheeseburger, hotdog, hot dog, fries, \
    sandwich, sandwiches, sub, wrap, burrito, burritos, taco, tacos, quesadilla, nachos, kebab, \
    doner, shawarma, falafel, gyro, gyros, curry, biryani, dosa, idli, samosa, vada pav, pav \
    bhaji, paratha, momos, thali, naan, paneer, nasi lemak, nasi goreng, satay, dim sum, \
    dumplings, dumpling, pad thai, bibimbap, tapas, paella, pasta, lasagna, steak, ribs, bbq, \
    barbecue, wings, fried chicken, chicken wings, fish and chips, salad, soup, bagel, bagels, \
    croissant, croissants, donut, donuts, doughnut, doughnuts, muffin, muffins, pastry, pastries, \
    pancakes, waffle, waffles, cake, cupcake, cupcakes, ice cream, gelato, froyo, dessert, \
    desserts, snack, snacks, takeout, takeaway, take out, take away, carry out, delivery food, \
    food delivery, eating out, dining out, dining, meal, meals, eat out, night out, happy hour \
    drinks, buffet, tip, tips, dine out, poke bowl, acai bowl, banh mi, empanadas, empanada, \
    arepa, arepas, crepes, crepe, churros, popsicle, slushie, fast food, street food, lunch \
    special, bento, tonkatsu, udon, tempura, teriyaki, gyoza, spring rolls, hummus, mezze, bunny \
    chow, poutine, schnitzel, bratwurst, pretzel, gelatos, sundae, brownies, lassi, chaat, pani \
    puri, jalebi, chips and dip, won ton, won tons, wonton, wontons
    item dining 2: food, drink, catering, eats, treat, treats, candy, sweets, cola, soda, coke
    item transport: gas, gasoline, petrol, diesel, fuel, fuel up, tank of gas, filled up the tank, \
    filled the tank, gas tank, tank, taxi, taxis, cab, cabs, rickshaw, auto rickshaw, tuk tuk, \
    rideshare, ride share, bus, buses, bus pass, bus fare, bus ticket, bus tickets, metro, subway \
    ride, subway pass, metro card, metro pass, tube, underground, tram, train, trains, train \
    ticket, train tickets, train fare, rail, railway, commuter, commuter train, commute, ferry, \
    ferry ticket, parking, to park, parking ticket, parking tickets, parking fee, parking meter, \
    parking fine, toll, tolls, bridge toll, road toll, highway toll, ez pass, fastag, car wash, \
    carwash, oil change, tires, tire, tyres, tyre, car tires, new tires, flat tire, brake pads, \
    brakes, car repair, car repairs, car service, car maintenance, car inspection, smog check, \
    mot, tow, tow truck, towing, mechanic, car parts, car battery, windshield, wipers, car \
    registration, vehicle registration, registration fee, license plate, driving license, drivers \
    license, speeding ticket, traffic ticket, traffic fine, scooter, e scooter, scooter rental, \
    bike share, bike repair, bicycle repair, ev charging, car charging, charging station, \
    transport, transportation, transit, transit pass, public transport, fare, fares, transit card, \
    oyster, oyster card, opal card, motorcycle, moped, car lease, car payment, shuttle, airport \
    shuttle, carpool, limo, limousine, cng, vehicle, autorickshaw
    item transport 2: car, auto, ride, rides, truck, vehicle fee, bike, van
    item transport 6: filled up the car, filled the car, filled up my car, filled up the van, \
    filled up the truck, filled up the bike, jump leads, brake fluid, spark plugs, road tax, \
    vehicle tax, congestion charge, parking permit, wheel alignment, tire rotation, tyre change, \
    screen wash, travel card top up, bike lock, driving licence, park and ride, cab ride
    item housing: rent, mortgage, mortgage payment, home loan, house payment, lease, lease \
    payment, hoa, hoa fee, hoa fees, hoa dues, property tax, property taxes, council tax, security \
    deposit, rental deposit, rent deposit, flat, apartment, condo fee, maintenance fee, strata, \
    plumber, plumbing, electrician, handyman, roof, roof repair, roofing, home repair, home \
    repairs, house repair, house repairs, home improvement, renovation, renovations, painter, \
    house paint, gardener, gardening, lawn care, lawn mowing, pest control, exterminator, \
    locksmith, cleaner, house cleaning, house cleaner, cleaning lady, maid, housekeeping, \
    housekeeper, movers, moving truck, moving company, storage unit, self storage, storage rental, \
    lodging rent, boarding, room rent, house rent, home maintenance, hvac, boiler repair, furnace, \
    septic, landlord, service charge flat, ground rent, housing, home security, household, house
    item housing 6: water heater, service charge, homeowners association, society maintenance, \
    chimney sweep, gutter cleaning, window cleaner, window cleaning, carpet cleaning, boiler \
    service, drain unblocking, removal van, fence panels, fence repair, roof tiles, stamp duty, \
    body corporate, strata fees, lawn service, garage door, smoke alarm, smoke detector
    item utilities: electricity, electric, electric bill, electricity bill, power bill, light \
    bill, gas bill, heating, heating bill, heating oil, water bill, sewer, sewage, trash, trash \
    bill, garbage, garbage bill, waste collection, recycling fee, internet, internet bill, fiber \
    internet, broadband, wifi, wi fi, wifi bill, phone bill, cell phone bill, mobile bill, phone \
    plan, mobile plan, mobile phone, cell phone, cellphone plan, sim card, sim, prepaid sim, \
    recharge, mobile recharge, phone recharge, phone credit, airtime, top up phone, data plan, \
    data pack, landline, telephone, telecommunication, telecommunication service, telecom, cable \
    bill, cable, cable tv, utilities, utility, utility bill, energy bill, energy, power, hydro, \
    hydro bill, propane, lpg, gas cylinder, dth, postpaid, esim, roaming, tv license, tv licence, \
    solar panel payment
    item utilities 2: bill, bills, phone
    item utilities 6: bank fee, bank fees, bank charge, bank charges, account fee, account fees, \
    account maintenance fee, overdraft fee, overdraft fees, atm fee, atm fees, atm charge, card \
    fee, card fees, late fee, late fees, late payment fee, transfer fee, wire fee, wire transfer \
    fee, transaction fee, transaction fees, foreign transaction fee, foreign transaction fees, \
    banking fee, banking fees, data bundle, data top up, mobile top up, phone top up, airtime top \
    up, mobile data, internet data, water rates, electricity token, prepaid electricity, gas \
    cylinder refill
    item health: doctor, doctors, dr, physician, dentist, dental, orthodontist, braces, optician, \
    optometrist, ophthalmologist, glasses, eyeglasses, contact lenses, contacts, eye exam, eye \
    test, hospital, clinic, surgery, medicine, medicines, medication, medications, meds, \
    prescription, prescriptions, rx, pills, vitamins, supplements, protein powder, bandages, \
    painkillers, ibuprofen, aspirin, paracetamol, tylenol, antibiotics, vaccine, vaccination, flu \
    shot, copay, co pay, doctor copay, therapy, therapist, counseling, counselling, psychologist, \
    psychiatrist, physio, physiotherapy, physiotherapist, physical therapy, chiropractor, massage, \
    massages, massage therapy, acupuncture, blood test, lab test, lab tests, x ray, xray, mri, \
    checkup, check up, medical, medical bill, healthcare, health care, health, urgent care, \
    emergency room, ambulance, gym, gym membership, gym fee, fitness, fitness class, yoga, yoga \
    class, pilates, crossfit, spin class, personal trainer, haircut, haircuts, hair cut, barber, \
    trim, shave, hair, dermatologist, skincare, sunscreen, sun cream, pharmacy bill, vet, vet \
    bill, veterinarian, veterinary, doctor consultation, consultation, doctor visit, hearing aid, \
    thermometer, covid test, tampons, pads, condoms, first aid, spa, spa treatment, salon, \
    manicure, pedicure, nails, facial, waxing, personal care, dermatology, nutritionist, dietitian
    item health 6: root canal, cough syrup, cough drops, contact lens solution, hair dye, hair \
    color, hair colour, blow dry, lash lift, eyebrow tint, sleeping pills, allergy pills, pain \
    relief, hay fever tablets, speech therapy, dental cleaning, teeth cleaning, teeth whitening, \
    sports massage, flea treatment, dog vaccination, cat vaccination
    item insurance: insurance, car insurance, auto insurance, health insurance, life insurance, \
    home insurance, renters insurance, homeowners insurance, travel insurance, pet insurance, \
    dental insurance, insurance premium, premium payment, bike insurance, vehicle insurance, phone \
    insurance, medical insurance, house insurance, contents insurance, lic premium
    item entertainment: movie, movies, movie ticket, movie tickets, movie night, film, cinema, \
    cinema tickets, theater, theatre, theater tickets, theatre tickets, concert, concerts, concert \
    ticket, concert tickets, gig, show tickets, musical, opera, ballet, comedy show, museum, \
    museums, museum entry, museum ticket, museum tickets, gallery, zoo, aquarium, bowling, arcade, \
    karaoke, mini golf, golf, ski pass, lift ticket, skiing, climbing, paintball, laser tag, \
    escape room, theme park, amusement park, water park, disneyland, disney land, disney world, \
    game, games, video game, video games, videogame, gaming, board game, board games, dlc, toys \
    and games, comic, comics, comic book, comic books, manga, lottery, lottery ticket, lottery \
    tickets, lotto, scratch card, casino, gambling, poker, club entry, clubbing, nightclub, \
    festival, festival ticket, festival tickets, party, entertainment, event ticket, event \
    tickets, events, sports tickets, football tickets, match tickets, match ticket, baseball game, \
    basketball game, hockey game, football match, swimming, swimming pool, pool, hobby, hobbies, \
    craft, crafts, art supplies, painting class, guitar, piano, guitar strings, vinyl, vinyls, \
    records, puzzle, puzzles, fishing, hunting, camping, camping gear, sports gear, sporting \
    goods, sports equipment, billiards, darts, hangout, outing, fun fair, fair, circus, carnival, \
    streaming movie, magic cards
    item entertainment 2: ticket, tickets, show, match
    item entertainment 6: season ticket, season tickets, in app purchase, in game purchase, cover \
    charge, entrance fee, entry fee, park entry, pub quiz, bouncy castle, wine tasting, dart \
    board, tennis lesson, court hire, pitch fees, match fees, green fee, green fees, ice skating, \
    roller skating, go karting, crazy golf, film rental, movie rental, stag do, hen do, \
    bachelorette party, bachelor party
    item shopping: clothes, clothing, apparel, shirt, shirts, t shirt, t shirts, tshirt, tshirts, \
    tee, jeans, pants, trousers, shorts, dress, dresses, skirt, blouse, sweater, hoodie, jacket, \
    coat, coats, suit, tie, socks, stockings, underwear, bra, shoes, shoe, sneakers, boots, boot, \
    sandals, heels, trainers, flip flops, hat, cap, gloves, scarf, belt, bag, handbag, purse, \
    backpack, wallet purchase, luggage, suitcase, watch, jewelry, jewellery, necklace, earrings, \
    bracelet, ring, sunglasses, perfume, cologne, makeup, make up, lipstick, mascara, cosmetics, \
    phone case, iphone case, iphone, ipad, phone charger, charger, cable usb, usb cable, hdmi \
    cable, headphones, headset, earphones, earbuds, airpods, speaker, speakers, laptop, laptops, \
    computer, pc, macbook, keyboard, mouse, monitor, printer, printer ink, ink, tablet, kindle, \
    camera, lens, tripod, tv, television, new tv, smart tv, console, controller, ps, playstation, \
    xbox, xbox 360, xbox one, nintendo switch, hard drive, ssd, router, webcam, microphone, \
    batteries, light bulbs, lamp, lamps, furniture, sofa, couch, chair, chairs, desk, table, \
    bookshelf, shelf, shelves, mattress, bed frame, bedding, sheets, pillow, pillows, blanket, \
    towels, towel, curtains, rug, carpet, mirror, decor, home decor, candles, candle, vase, \
    plants, plant, kitchenware, pots, pans, plates, dishes, mugs, knife, knives, blender, toaster, \
    microwave, oven, fridge, refrigerator, freezer, washing machine, washer, dryer, dishwasher, \
    vacuum, vacuum cleaner, air fryer, kettle, coffee maker, coffee machine, appliance, \
    appliances, tools, tool, drill, hammer, nails and screws, screws, paint, toys, toy, lego, \
    doll, stroller, diapers, nappies, baby clothes, crib, pet food, dog food, cat food, cat \
    litter, dog toys, pet supplies, stationery, notebook, notebooks, pens, pen, pencils, office \
    supplies, book, books, novel, novels, magazine, magazines, kindle book, app, apps, software, \
    license, licence, gadget, gadgets, electronics, shopping, online shopping, retail, \
    accessories, umbrella, bicycle, dry cleaning, laundry, laundromat, alterations, tailor, dry \
    cleaner, cloths, saree, kurta, sari, lehenga, uniform, helmet, widget, power bank, extension \
    cord, gardening tools, postage, shipping, stamps, courier, vape, cigarettes, cigs, smokes, \
    tobacco, pet, kurti, stocking, stocking stuffers, stock photo, stock pot, stockpot
    item shopping 6: dog treats, dog groomer, dog grooming, pet sitter, potting soil, hedge \
    trimmer, lawn mower, garden hose, light bulb, duct tape, hair dryer, curling iron, ironing \
    board, chest of drawers, coffee table, bunk bed, car seat, swimming trunks, dressing gown, \
    running shoes, school shoes, school bag, pencil case, printer paper, wrapping paper, screen \
    protector, phone cover, picture frame, hot water bottle, bird seed, fish tank, christmas tree, \
    christmas lights
    item travel: flight, flights, return ticket, one way ticket, plane ticket, plane tickets, \
    airplane ticket, air ticket, air tickets, airfare, air fare, airline, airlines, baggage fee, \
    checked bag, seat upgrade, hotel, hotels, hotel room, hotel deposit, motel, hostel, resort, \
    inn, lodging, accommodation, vacation rental, holiday rental, vacation, holiday, trip, \
    business trip, road trip, travel, travelling, traveling, tour, tours, guided tour, tourist, \
    visa fee, passport, passport fee, passport renewal, cruise, cruise line, rental car, car \
    rental, car hire, rent a car, campsite, camping site, bed and breakfast, souvenir, souvenirs, \
    airport lounge, lounge, travel agency, excursion, sightseeing, safari, honeymoon, weekend \
    away, getaway, airport transfer, ski trip, travel card, airways
    item travel 6: airport parking, hold luggage, extra legroom, city tax, tourist tax, travel \
    adapter, boarding pass
    item subscriptions: subscription, subscriptions, subs, membership, memberships, annual plan, \
    monthly plan, streaming, streaming service, cloud storage, patreon pledge, newspaper \
    subscription, magazine subscription, vpn, domain, domain renewal, web hosting, hosting, icloud \
    storage, renewal, annual fee, membership fee
    item education: tuition, tuition fee, tuition fees, school, school fees, school fee, school \
    supplies, college, university, college tuition, university fees, course, courses, online \
    course, class, classes, lesson, lessons, piano lesson, piano lessons, guitar lessons, driving \
    lesson, driving lessons, tutor, tutoring, tutors, textbook, textbooks, exam, exams, exam fee, \
    exam fees, certification, workshop, seminar, conference, conference fee, education, \
    educational, educational services, training, training fee, bootcamp, language class, \
    kindergarten, preschool, daycare, nursery, child care, childcare, babysitter, babysitting, \
    nanny, student fee, student fees, study materials, library fine, webinar, coaching fees, \
    coaching, hostel fees, swimming lessons, dance class, dance classes, ballet class, art class, \
    music lessons, summer camp, masterclass
    item education 6: school trip, school lunch, school lunches, school dinners, school meals, \
    school books, school bus, field trip, field trips, parents evening, art lesson, swimming \
    lesson, dance lesson, evening class, after school club, holiday club, exam registration, \
    application fee, driving test, theory test
    item gifts: gift, gifts, present, presents, birthday gift, birthday present, wedding gift, \
    christmas gift, christmas gifts, christmas presents, holiday gift, anniversary gift, gift \
    card, gift cards, gift for, flowers, flower, bouquet, roses, donation, donations, donate, \
    charity, charities, tithe, church, church offering, temple donation, offering, zakat, sadaqah, \
    fundraiser, gofundme, crowdfunding, baby shower, greeting card, birthday card, card for, gift \
    wrap, secret santa
    item gifts 6: leaving gift, teacher gift, teacher present, wedding list, wedding present, \
    birthday cards, sympathy card, thank you card, thank you gift, christening gift, baby gift, \
    advent calendar
    investment item investment 6: bitcoin, bitcoins, btc, ethereum, eth, crypto, cryptocurrency, \
    cryptocurrencies, solana, dogecoin, doge, cardano, litecoin, xrp, altcoin, altcoins, etf, \
    etfs, stocks, stock, index fund, index funds, mutual fund, mutual funds, s&p 500, s&p, s and p \
    500, sp500, nasdaq, dow jones, ftse, msci world, shares, bonds, treasury bonds, treasuries, t \
    bills, 401k, roth, roth ira, roth ira contribution, traditional ira, ira, ira contribution, \
    brokerage, brokerage account, brokers, investment, investments, investing, portfolio, pension \
    contribution, pension fund, retirement, retirement fund, retirement account, sip, ppf, nps, \
    reit, reits, gold etf, hsa, 529 plan, 529, superannuation, index, lifetime isa, stocks and \
    shares isa, isa, robo advisor, options trading, ipo, gold bars, gold coins, mutual
    putAway item investment 6: invested, invest
    item savings: savings, saving, savings account, emergency fund, rainy day fund, emergency \
    savings, sinking fund, fixed deposit, recurring deposit, piggy bank, house fund, vacation \
    fund, travel fund, car fund, college fund, holiday fund, money market, certificate of deposit, \
    nest egg, saving goal, high yield savings, down payment fund, wedding fund, savings goal, term \
    deposit
    putAway item savings 6: saved, save, set aside, stashed, stashed away
    item debt: loan, loans, student loan, student loans, student loan payment, personal loan, car \
    loan, auto loan, loan payment, loan repayment, loan installment, emi, emis, credit card \
    payment, credit card bill, card payment, cc payment, cc bill, debt, debts, debt payment, \
    credit card debt, installment, instalment, installments, overdraft, interest on loan, loan \
    interest, credit card interest, payday loan, klarna payment, afterpay payment, financing, \
    finance charge, repayment
    spend item debt: paid credit card, paid my credit card, paid off credit card, paid off my \
    credit card, paid the credit card, paid off the credit card, paid visa bill, paid amex bill
    item other 6: income tax, tax bill, self assessment, council fine, court fee, court fees, \
    legal fees, legal fee, accountant fees, tax preparation, tax return fee, stamp paper, money \
    order, death certificate, birth certificate, funeral costs
    place groceries: supermarket, supermarkets, grocery store, grocery stores, grocer, \
    greengrocer, corner store, corner shop, convenience store, bodega, butcher, butchers, \
    fishmonger, farmers market, market, hypermarket, bakery, bakeries, liquor store, wine shop, \
    wholesale club, kirana, kirana store, minimart, mini mart, mini market, mart, dairy store, \
    deli counter, vegetable market, fish market, food store, health food store, cheese shop, off \
    licence, bottle shop, off license, freezer plant, candy store, confectionery, night market, \
    wet market, superstore
    place dining: restaurant, restaurants, cafe, coffee shop, coffeeshop, coffee house, diner, \
    bistro, brasserie, pub, pubs, bar, bars, tavern, brewery, taproom, winery, steakhouse, \
    pizzeria, trattoria, taqueria, food truck, food court, canteen, cafeteria, juice shop, tea \
    house, tea shop, tea stall, ice cream shop, sandwich shop, noodle house, dessert shop, donut \
    shop, burger joint, eatery, snack bar, snack shop, drive thru, drive through, sushi place, \
    wine bar, sports bar, creamery, patisserie, chippy, chip shop, izakaya, grill, kitchen, fast \
    food restaurant, deli, dhaba, cocktail bar, drinking place, drinking places, caterer, \
    caterers, rotisserie, curry house, ramen shop, pizza place, taco stand, bodega coffee, dining \
    hall, steak house, gastropub
    place transport: gas station, gas stations, petrol station, petrol pump, service station, fuel \
    station, filling station, servo, garage, parking garage, parking lot, car park, auto shop, \
    auto service, auto service shop, auto repair, auto repair shop, body shop, auto body shop, \
    tire shop, tyre shop, car dealer, car dealership, auto parts, auto parts store, bus station, \
    train station, taxicab, taxi stand, truck stop, dmv, car wash place, valet, ev charger, bus \
    line, bus lines, passenger railway, towing service, motor club, truck rental, automotive, auto \
    dealer, tire store
    place housing: landlords, estate agent, real estate agent, letting agent, property manager, \
    property management, housing association, contractor, contractors, plumbers, electricians, \
    carpenter, carpentry, landscaping, landscaper, roofer, roofers
    place utilities: power company, water company, phone company, gas company, electric company, \
    isp, cable company, telecom operator
    place health: pharmacy, pharmacies, drugstore, drug store, chemist, medical store, medical \
    center, medical centre, dental clinic, dental office, eye clinic, barber shop, barbershop, \
    hair salon, beauty salon, nail salon, nail bar, beauty parlor, beauty parlour, health club, \
    yoga studio, rehab, nursing home, laboratory, medical lab, doctors office, gp, animal \
    hospital, vet clinic, optical, opticians, podiatrist, osteopath, hearing center, beautician, \
    hairdresser, hairdressers, medical services, health spa, tanning salon, massage parlor, \
    dermatology clinic, fertility clinic, sanitarium
    place insurance: insurer, insurance company, insurance agent
    place entertainment: movie theater, movie theatre, cinemas, bowling alley, game store, games \
    store, casino resort, golf course, golf club, golf courses, country club, stadium, arena, \
    concert hall, playhouse, theme parks, amusement parks, botanical garden, fairground, pool \
    hall, music venue, music store, record store, arcade hall, comic store, comic shop, hobby \
    shop, hobby store, craft store, sports club, dance hall, dance studio, betting shop, \
    bookmaker, video arcade, video store, marina, recreation center, leisure centre, planetarium, \
    ice rink, skating rink, roller rink, toy store, sporting goods store
    place shopping: mall, shopping mall, shopping center, shopping centre, department store, \
    store, stores, shop, shops, clothing store, clothes shop, clothes store, family clothing \
    store, mens clothing store, womens clothing store, shoe store, shoe shop, boutique, outlet, \
    thrift store, thrift shop, charity shop, vintage shop, secondhand store, second hand store, \
    second hand shop, electronics store, electronic store, computer store, phone store, phone \
    shop, hardware store, home depot store, furniture store, book store, bookstore, book shop, \
    bookshop, jewelry store, jeweler, jeweller, jewellers, gift shop, card shop, florist, \
    florists, flower shop, pet store, pet shop, garden center, garden centre, stationery store, \
    office supply store, discount store, dollar store, variety store, fabric store, sewing shop, \
    watch repair, shoe repair, beauty supply, cosmetic store, cosmetics store, duty free, camera \
    store, camera shop, art store, antique shop, antiques, auction, flea market, garage sale, yard \
    sale, tobacconist, smoke shop, vape shop, newsstand, newsagent, post office, print shop, photo \
    studio, photographer, cleaners, dry cleaners, appliance store, nursery garden, bike shop, \
    bicycle shop, luggage store, uniform store, pawn shop, wholesale store, warehouse, tailor \
    shop, paint store, lumber yard, sports store
    place travel: airport, airlines counter, travel agent, travel agents, tour operator, tourist \
    office, hostels, motels, guesthouse, guest house, campground, camp site, trailer park, ticket \
    office, duty free shop, embassy, consulate, time share, timeshare, car rental desk, rv park, \
    air carrier, ski resort, tourist attraction, steamship line
    place education: bookshop school, library, academy, high school, elementary school, business \
    school, trade school, language school, driving school, music school, swim school, child care \
    center, training center, college bookstore, campus, university bookstore, correspondence \
    school, vocational school
    place gifts: charity organization, ngo, foundation, mosque, synagogue, temple
    place debt: collection agency, lender, loan company, pawnbroker
    place other: atm, court, lawyer, attorney, notary, accountant, tax office, irs, government
    """
}
