/// Words of languages without their own table: multipliers such as "thousand", without which a number would
/// be misread, the days closest to today, and the names of their currencies.
enum WorldWords {
  static let table = LanguageTable(texts: [words])

  private static let words: StaticString =
    """
    scale: 1000 nghìn|ngàn|ribu|rb|тысяч|тысяча|тысячи|тыс|bin|हज़ार|ألف|ming|минг, 1000000 triệu|\
    tr|juta|jt|миллион|миллиона|миллионов|млн|milyon|mln|مليون, 1000000000 tỷ|miliar|миллиард|\
    млрд|milyar, 100000 लाख, 10000000 करोड़
    currency: USD доллар|доллара|долларов|баксов|бакса|đô|đô la|đô mỹ|dolar|달러|美元|ドル|불, EUR евро|\
    유로|欧元|ユーロ|avro, GBP фунт|фунтов|파운드, VND đồng|vnđ, TRY lira, AED درهم, KWD BHD IQD JOD TND DZD \
    دينار, SAR QAR ريال, EGP جنيه, UZS KGS сум|so'm, UAH гривен|гривна, INR रुपये|रुपया, LKR ரூ, \
    THB บาท, HKD 港元, NGN 奈拉, GEL 라리, JPY 엔|येन
    currency currencyPrefix: RUB BYN рубль|рубля|рублей|рубли|рублях|р, CNY 人民币|人民幣
    minorUnit: 100 xen|kuruş|копеек|копейки|센트|페니|пени|peni|ц|sen, 1000 فلس
    relativeDay: -1 вчера|hôm qua|kemarin|dün|कल|أمس|어제|昨日|昨天|wczoraj|kecha, -2 позавчера|hôm kia|\
    evvelsi gün|przedwczoraj, 0 сегодня|hôm nay|hari ini|bugün|اليوم|오늘|今日|今天|dzisiaj|dziś
    spend bankWord: شراء, خصم, سحب, شراء إنترنت, ใช้จ่าย, ใช้จ่ายบัตร, покупка, compra, списание
    receive: إيداع, حوالة واردة, เงินเข้า, зачисление
    incomeSource: зарплата, аванс, gaji, maaş, lương, راتب, премия
    at: لدى, ร้าน
    within: في
    bankWord: إيداع, حوالة واردة, เงินเข้า, зачисление, بطاقة, حساب, مبلغ, مدى, บช, บัตร, บัญชี, \
    карта, счет, رصيد, الرصيد, คงเหลือ, баланс, остаток, доступно, saldo
    balance: رصيد, الرصيد, คงเหลือ, баланс, остаток, доступно, saldo
    """
}

extension LanguageTable {
  /// Brands known in many countries, in their displayed spelling, and emoji that people type instead of words.
  /// If a word has another meaning ("target", "apple"), its neighbours decide.
  static let brands: StaticString =
    """
    brand investment: Vanguard, Fidelity, Schwab, Charles Schwab, Robinhood, Coinbase, Binance, \
    Kraken, eToro, Trading 212, Zerodha, Groww, Acorns, Betterment, Wealthfront, Interactive \
    Brokers, Trade Republic, Scalable Capital, Degiro, Hargreaves Lansdown, Freetrade, \
    Wealthsimple, E*Trade, TD Ameritrade, Webull, Upstox, Moneybox, Nutmeg, BlackRock
    item groceries: 🛒, 🥦, 🍎, 🍞, 🥛, 🥚, 🥕, 🍌
    item dining: ☕, 🍕, 🍔, 🍟, 🌮, 🌯, 🍣, 🍜, 🍝, 🍺, 🍻, 🍷, 🍸, 🍹, 🥗, 🍩, 🍰, 🍦, 🥐, 🥪, 🍱, 🍽, 🧋, 🍛, 🥡
    item transport: ⛽, 🚕, 🚌, 🚆, 🚇, 🚗, 🅿
    item housing: 🏠
    item utilities: 💡, 🔌
    item health: 💊, 🏥, 💇, 🏋
    item entertainment: 🎬, 🎮, 🎟, 🎫, 🎳
    item shopping: 👕, 👟, 👗, 🛍, 📱, 💻
    item travel: ✈, 🏨, 🛫
    item education: 📚, 🎓
    item gifts: 🎁, 💐
    brand groceries: Whole Foods, Trader Joe's, Kroger, Safeway, Costco, Aldi, Lidl, Tesco, \
    Sainsbury's, Asda, Morrisons, Waitrose, Marks & Spencer, Carrefour, Auchan, Leclerc, Monoprix, \
    Rewe, Edeka, Kaufland, Penny, Mercadona, Spar, Albert Heijn, Jumbo, Esselunga, Conad, Coop, \
    Migros, Publix, Wegmans, H-E-B, Meijer, Food Lion, Giant Eagle, Stop & Shop, Sprouts, \
    Instacart, Woolworths, Woolies, Coles, FairPrice, 7-Eleven, 7-11, Seven Eleven, Circle K, \
    FamilyMart, Lawson, Big Bazaar, DMart, BigBasket, Blinkit, Zepto, Instamart, Sam's Club, BJ's, \
    Hello Fresh, HelloFresh, Loblaws, Sobeys, Metro Mart, Pick n Pay, Shoprite, Oxxo, Éxito, Pão \
    de Açúcar, Mini Stop, Lulu Hypermarket
    brand dining: Starbucks, McDonald's, McD, Maccas, Burger King, KFC, Subway, Chipotle, Taco \
    Bell, Wendy's, Domino's, Domino's Pizza, Pizza Hut, Papa John's, Little Caesars, Dunkin, \
    Dunkin Donuts, Tim Hortons, Costa, Costa Coffee, Pret, Pret A Manger, Nando's, Five Guys, 5 \
    Guys, Shake Shack, Panera, Panera Bread, Panda Express, Olive Garden, Applebee's, Chili's, TGI \
    Fridays, Ruby Tuesday, Denny's, IHOP, Waffle House, Popeyes, Chick-fil-A, Arby's, Sonic \
    Drive-In, Jack in the Box, In-N-Out, Cheesecake Factory, Outback Steakhouse, Red Lobster, \
    Krispy Kreme, Baskin Robbins, Dairy Queen, Ben & Jerry's, Wagamama, Greggs, Leon, Itsu, Gong \
    Cha, Jollibee, Uber Eats, UberEats, DoorDash, Door Dash, Grubhub, Deliveroo, Just Eat, Zomato, \
    Swiggy, Foodpanda, Grabfood, Glovo, Rappi, iFood, Talabat, Lieferando, Wolt, Postmates, \
    Menulog, Cafe Coffee Day, Caffe Nero, Peet's, Jamba Juice, Wingstop, Buffalo Wild Wings, \
    Sweetgreen, Blue Bottle, Jersey Mike's, Jimmy John's, Culver's, Hooters, Cracker Barrel, Hard \
    Rock Cafe, Vapiano, Yoshinoya, Sukiya, Haidilao, Texas Roadhouse, Zaxby's, Whataburger
    brand transport: Uber, Lyft, Ola, Bolt, Grab, Gojek, Didi, Cabify, Careem, FreeNow, Blablacar, \
    Rapido, Shell, Exxon, ExxonMobil, Mobil, Chevron, Texaco, BP, Esso, Total Energies, \
    TotalEnergies, Repsol, Cepsa, Aral, Petronas, Caltex, Valero, Marathon Gas, Arco, Citgo, \
    Sunoco, Speedway, Indian Oil, Bharat Petroleum, Amtrak, Greyhound, Flixbus, Megabus, National \
    Express, Trainline, Deutsche Bahn, SNCF, Trenitalia, Renfe, TfL, Tesla Supercharger, \
    Chargepoint, AutoZone, Jiffy Lube, Midas, Halfords, Lime, Bird Scooter, Zipcar, IRCTC, Pep \
    Boys, O'Reilly Auto Parts, Firestone, Goodyear, Michelin, BVG, Wawa
    brand utilities: Verizon, T-Mobile, AT&T, Sprint, Comcast, Xfinity, Spectrum, Cox, Vodafone, \
    O2, EE, Orange Mobile, Telekom, Deutsche Telekom, Telstra, Optus, Rogers, Bell Canada, Telus, \
    Airtel, Jio, Vi Recharge, BSNL, Movistar, Claro, Telcel, Tigo, Virgin Media, Sky Broadband, \
    British Gas, EDF, E.ON, Octopus Energy, PG&E, Con Edison, ConEd, Duke Energy, National Grid, \
    Singtel, Starhub, Swisscom, Etisalat, MTN, Safaricom, Globe Telecom, Mint Mobile, Google Fi, \
    Iberdrola, Endesa, Enel, Vattenfall, Sky Mobile
    brand health: CVS, Walgreens, Rite Aid, Boots, Superdrug, Apollo Pharmacy, Planet Fitness, LA \
    Fitness, Anytime Fitness, Gold's Gym, PureGym, Equinox, ClassPass, Peloton, Specsavers, Warby \
    Parker, LensCrafters, GNC, Kaiser, Kaiser Permanente, BetterHelp, Supercuts, Great Clips, 24 \
    Hour Fitness, SoulCycle, Chemist Warehouse, Shoppers Drug Mart, Watsons, Fitness First, McFit, \
    YMCA, dm Drogerie, Rossmann
    brand insurance: Geico, State Farm, Allstate, Progressive Insurance, Aetna, Cigna, Blue Cross, \
    UnitedHealthcare, Humana, MetLife, Allianz, Axa, Aviva, Liberty Mutual, Lemonade Insurance, \
    Admiral, Direct Line, Bupa, LIC
    brand entertainment: Steam, PlayStation Store, Xbox Store, Nintendo, Epic Games, Roblox, \
    Fortnite, Minecraft, AMC, Regal, Cinemark, Odeon, Vue Cinema, Cineworld, Cineplex, PVR, Inox, \
    Ticketmaster, StubHub, Eventbrite, Fandango, BookMyShow, Disneyland, Disney World, Universal \
    Studios, Six Flags, SeaWorld, Legoland, Topgolf, Dave & Busters, Chuck E Cheese, Live Nation, \
    Pathé, Kinepolis, UCI Kinowelt
    brand shopping: Amazon, Target, Walmart, Wal-Mart, eBay, Etsy, AliExpress, Temu, Shein, \
    Flipkart, Myntra, Ajio, Meesho, Nykaa, Lazada, Shopee, Mercado Libre, Rakuten, Zalando, Asos, \
    IKEA, Home Depot, Lowe's, Bunnings, Wayfair, Best Buy, Apple Store, Apple, Microsoft Store, \
    Samsung, Currys, MediaMarkt, Media Markt, Saturn, Fnac, Nike, Adidas, Puma, Reebok, New \
    Balance, Under Armour, Lululemon, Decathlon, Foot Locker, Zara, H&M, Uniqlo, Gap, Old Navy, \
    Banana Republic, Primark, Mango Fashion, Bershka, Pull & Bear, Levi's, Gucci, Prada, Louis \
    Vuitton, Macy's, Nordstrom, Bloomingdale's, Kohl's, JCPenney, TJ Maxx, Marshalls, Ross, \
    Sephora, Ulta, Bath & Body Works, Body Shop, Lush, Staples, Office Depot, Barnes & Noble, \
    Waterstones, GameStop, Petco, PetSmart, Michaels, Hobby Lobby, Argos, John Lewis, Harrods, \
    Selfridges, Matalan, Daiso, Muji, Miniso, Dollar Tree, Dollar General, Poundland, Kmart, Big \
    W, JB Hi-Fi, Officeworks, Canadian Tire, Aritzia, Takealot, El Corte Inglés, Galeries \
    Lafayette, Tiffany, Swarovski, Pandora, Victoria's Secret, American Eagle, Abercrombie, \
    Forever 21, Vans, Converse, Crocs, North Face, Patagonia, REI, Toys R Us, Hamleys, Sears, QVC, \
    Vinted, Otto, Kaspi
    brand travel: Airbnb, Booking.com, Booking com, Expedia, Agoda, Hotels.com, Vrbo, Trivago, \
    Kayak, Skyscanner, MakeMyTrip, Goibibo, OYO, Hostelworld, Marriott, Hilton, Hyatt, Sheraton, \
    Holiday Inn, Best Western, Ibis, Novotel, Accor, Radisson, Motel 6, Super 8, Days Inn, La \
    Quinta, Comfort Inn, Premier Inn, Travelodge, Ramada, Wyndham, Westin, Four Seasons, Ritz \
    Carlton, Hampton Inn, Delta Airlines, Delta Air Lines, American Airlines, United Airlines, \
    Southwest, Southwest Airlines, JetBlue, Alaska Airlines, Spirit Airlines, Frontier Airlines, \
    Ryanair, EasyJet, Wizz Air, British Airways, Lufthansa, KLM, Air France, Emirates, Qatar \
    Airways, Etihad, Turkish Airlines, Singapore Airlines, Qantas, Jetstar, AirAsia, IndiGo, Air \
    India, Vistara, Air Canada, WestJet, ANA, Japan Airlines, Cathay Pacific, Iberia, Vueling, \
    Aeromexico, Avianca, LATAM, Hertz, Avis, Enterprise Rent a Car, Enterprise, Sixt, Europcar, \
    Budget Rent a Car, National Car Rental, Alamo, Thrifty, Turo, Eurostar, Carnival Cruise, Royal \
    Caribbean, Getyourguide, Viator
    brand subscriptions: Netflix, Spotify, Hulu, Disney Plus, Disney+, Amazon Prime, Prime Video, \
    Prime, HBO, HBO Max, Apple Music, Apple TV, Apple One, iCloud, YouTube Premium, YouTube Music, \
    YouTube, Paramount Plus, Peacock, Audible, Kindle Unlimited, Xbox Game Pass, Game Pass, \
    PlayStation Plus, PS Plus, Nintendo Online, Crunchyroll, Twitch, Patreon, OnlyFans, ChatGPT, \
    ChatGPT Plus, OpenAI, Claude, Claude Pro, Midjourney, GitHub, GitHub Copilot, Dropbox, Google \
    One, Google Drive, Google Workspace, Office 365, Microsoft 365, Adobe, Creative Cloud, \
    Photoshop, Canva, Notion, Evernote, Todoist, Slack, Zoom, LinkedIn Premium, Duolingo, \
    Headspace, Calm, Strava, NordVPN, ExpressVPN, 1Password, LastPass, Tidal, Deezer, SoundCloud, \
    Pandora Premium, New York Times, NYTimes, Wall Street Journal, Economist, Washington Post, \
    Medium, Substack, Hotstar, JioHotstar, Disney Hotstar, SonyLIV, Zee5, Tinder, Bumble, Hinge, \
    GoDaddy, Namecheap, Cloudflare, DigitalOcean, AWS, Heroku, Grammarly, Figma, Dazn, Sky Sports, \
    Setapp, Bitwarden, Proton
    brand education: Udemy, Coursera, Skillshare, edX, Khan Academy, Codecademy, Pluralsight, \
    Udacity, Chegg, Rosetta Stone, Babbel, Byju's, Kumon, DataCamp, Brilliant.org
    brand gifts: Red Cross, Unicef, Oxfam, Salvation Army, Goodwill, Greenpeace, WWF, Amnesty, \
    Doctors Without Borders, Save the Children, Wikipedia, Hallmark, GoFundMe, Habitat for \
    Humanity, Médecins Sans Frontières, Caritas, 1-800-Flowers, Interflora
    brand debt: Klarna, Afterpay, Sallie Mae, Affirm, Navient, SoFi, Clearpay, Bajaj Finance
    brand other: PayPal, Western Union, Discover, FedEx, UPS, DHL, USPS, Royal Mail
    """
}
