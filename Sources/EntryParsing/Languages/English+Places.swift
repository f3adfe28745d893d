extension LanguageTable {
  /// Kinds of shops and services: they say the category, but they are no one's name.
  static let englishPlaces = table([
    .places(
      .dining,
      """
      restaurant, restaurants, cafe, coffee shop, coffeeshop, coffee house, diner, bistro, \
      brasserie, pub, pubs, bar, bars, tavern, brewery, taproom, winery, steakhouse, pizzeria, \
      trattoria, taqueria, food truck, food court, canteen, cafeteria, juice shop, tea house, tea \
      shop, tea stall, ice cream shop, sandwich shop, noodle house, dessert shop, donut shop, \
      burger joint, eatery, snack bar, snack shop, drive thru, drive through, sushi place, wine \
      bar, sports bar, creamery, patisserie, chippy, chip shop, izakaya, grill, kitchen, fast food \
      restaurant, deli, dhaba, cocktail bar, drinking place, drinking places, caterer, caterers, \
      rotisserie, curry house, ramen shop, pizza place, taco stand, bodega coffee, dining hall, \
      steak house, gastropub
      """),
    .places(
      .groceries,
      """
      supermarket, supermarkets, grocery store, grocery stores, grocer, greengrocer, corner store, \
      corner shop, convenience store, bodega, butcher, butchers, fishmonger, farmers market, \
      market, hypermarket, bakery, bakeries, liquor store, wine shop, wholesale club, kirana, \
      kirana store, minimart, mini mart, mini market, mart, dairy store, deli counter, vegetable \
      market, fish market, food store, health food store, cheese shop, off licence, bottle shop, \
      off license, freezer plant, candy store, confectionery, night market, wet market, superstore
      """),
    .places(
      .transport,
      """
      gas station, gas stations, petrol station, petrol pump, service station, fuel station, \
      filling station, servo, garage, parking garage, parking lot, car park, auto shop, auto \
      service, auto service shop, auto repair, auto repair shop, body shop, auto body shop, tire \
      shop, tyre shop, car dealer, car dealership, auto parts, auto parts store, bus station, \
      train station, taxicab, taxi stand, truck stop, dmv, car wash place, valet, ev charger, bus \
      line, bus lines, passenger railway, towing service, motor club, truck rental, automotive, \
      auto dealer, tire store
      """),
    .places(
      .health,
      """
      pharmacy, pharmacies, drugstore, drug store, chemist, medical store, medical center, medical \
      centre, dental clinic, dental office, eye clinic, barber shop, barbershop, hair salon, \
      beauty salon, nail salon, nail bar, beauty parlor, beauty parlour, health club, yoga studio, \
      rehab, nursing home, laboratory, medical lab, doctors office, gp, animal hospital, vet \
      clinic, optical, opticians, podiatrist, osteopath, hearing center, beautician, hairdresser, \
      hairdressers, medical services, health spa, tanning salon, massage parlor, dermatology \
      clinic, fertility clinic, sanitarium
      """),
    .places(
      .entertainment,
      """
      movie theater, movie theatre, cinemas, bowling alley, game store, games store, casino \
      resort, golf course, golf club, golf courses, country club, stadium, arena, concert hall, \
      playhouse, theme parks, amusement parks, botanical garden, fairground, pool hall, music \
      venue, music store, record store, arcade hall, comic store, comic shop, hobby shop, hobby \
      store, craft store, sports club, dance hall, dance studio, betting shop, bookmaker, video \
      arcade, video store, marina, recreation center, leisure centre, planetarium, ice rink, \
      skating rink, roller rink, toy store, sporting goods store
      """),
    .places(
      .shopping,
      """
      mall, shopping mall, shopping center, shopping centre, department store, store, stores, \
      shop, shops, clothing store, clothes shop, clothes store, family clothing store, mens \
      clothing store, womens clothing store, shoe store, shoe shop, boutique, outlet, thrift \
      store, thrift shop, charity shop, vintage shop, secondhand store, second hand store, second \
      hand shop, electronics store, electronic store, computer store, phone store, phone shop, \
      hardware store, home depot store, furniture store, book store, bookstore, book shop, \
      bookshop, jewelry store, jeweler, jeweller, jewellers, gift shop, card shop, florist, \
      florists, flower shop, pet store, pet shop, garden center, garden centre, stationery store, \
      office supply store, discount store, dollar store, variety store, fabric store, sewing shop, \
      watch repair, shoe repair, beauty supply, cosmetic store, cosmetics store, duty free, camera \
      store, camera shop, art store, antique shop, antiques, auction, flea market, garage sale, \
      yard sale, tobacconist, smoke shop, vape shop, newsstand, newsagent, post office, print \
      shop, photo studio, photographer, cleaners, dry cleaners, appliance store, nursery garden, \
      bike shop, bicycle shop, luggage store, uniform store, pawn shop, wholesale store, \
      warehouse, tailor shop, paint store, lumber yard, sports store
      """),
    .places(
      .travel,
      """
      airport, airlines counter, travel agent, travel agents, tour operator, tourist office, \
      hostels, motels, guesthouse, guest house, campground, camp site, trailer park, ticket \
      office, duty free shop, embassy, consulate, time share, timeshare, car rental desk, rv park, \
      air carrier, ski resort, tourist attraction, steamship line
      """),
    .places(
      .education,
      """
      bookshop school, library, academy, high school, elementary school, business school, trade \
      school, language school, driving school, music school, swim school, child care center, \
      training center, college bookstore, campus, university bookstore, correspondence school, \
      vocational school
      """),
    .places(
      .utilities,
      """
      power company, water company, phone company, gas company, electric company, isp, cable \
      company, telecom operator
      """),
    .places(
      .housing,
      """
      landlords, estate agent, real estate agent, letting agent, property manager, property \
      management, housing association, contractor, contractors, plumbers, electricians, carpenter, \
      carpentry, landscaping, landscaper, roofer, roofers
      """),
    .places(.gifts, "charity organization, ngo, foundation, mosque, synagogue, temple"),
    .places(.insurance, "insurer, insurance company, insurance agent"),
    .places(.debt, "collection agency, lender, loan company, pawnbroker"),
    .places(
      .other, "atm, court, lawyer, attorney, notary, accountant, tax office, irs, government"),
  ])
}
