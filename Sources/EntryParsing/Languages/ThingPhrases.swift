/// Kinds of things and services that are said in several words, for each language.
extension LanguageTable {
  static let englishThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      washing powder, washing up liquid, kitchen roll, loo roll, bin liners, fabric softener, \
      cling film, ice cubes, olive oil, cat treats
      """),
    .items(
      .shopping, weight: 6,
      """
      cat litter, dog treats, dog groomer, dog grooming, pet sitter, potting soil, hedge \
      trimmer, lawn mower, garden hose, light bulb, duct tape, hair dryer, curling iron, ironing \
      board, chest of drawers, coffee table, bunk bed, car seat, swimming trunks, dressing gown, \
      running shoes, school shoes, school bag, pencil case, printer paper, wrapping paper, \
      screen protector, phone cover, picture frame, hot water bottle, bird seed, fish tank, \
      christmas tree, christmas lights
      """),
    .items(
      .health, weight: 6,
      """
      root canal, cough syrup, cough drops, contact lens solution, hair dye, hair color, hair \
      colour, blow dry, lash lift, eyebrow tint, sleeping pills, allergy pills, pain relief, hay \
      fever tablets, speech therapy, dental cleaning, teeth cleaning, teeth whitening, sports \
      massage, flea treatment, dog vaccination, cat vaccination
      """),
    .items(
      .transport, weight: 6,
      """
      filled up the car, filled the car, filled up my car, filled up the van, filled up the \
      truck, filled up the bike, jump leads, brake fluid, spark plugs, road tax, vehicle tax, \
      congestion charge, parking permit, wheel alignment, tire rotation, tyre change, screen \
      wash, travel card top up, bike lock, driving licence, park and ride, cab ride
      """),
    .items(
      .housing, weight: 6,
      """
      water heater, service charge, homeowners association, society maintenance, chimney sweep, \
      gutter cleaning, window cleaner, window cleaning, carpet cleaning, boiler service, drain \
      unblocking, removal van, fence panels, fence repair, roof tiles, stamp duty, body \
      corporate, strata fees, lawn service, garage door, smoke alarm, smoke detector
      """),
    .items(
      .utilities, weight: 6,
      """
      data bundle, data top up, mobile top up, phone top up, airtime top up, mobile data, \
      internet data, water rates, electricity token, prepaid electricity, gas cylinder refill
      """),
    .items(
      .education, weight: 6,
      """
      school trip, school lunch, school lunches, school dinners, school meals, school books, \
      school bus, field trip, field trips, parents evening, art lesson, swimming lesson, dance \
      lesson, evening class, after school club, holiday club, exam registration, application \
      fee, driving test, theory test
      """),
    .items(
      .entertainment, weight: 6,
      """
      season ticket, season tickets, in app purchase, in game purchase, cover charge, entrance \
      fee, entry fee, park entry, pub quiz, bouncy castle, wine tasting, dart board, tennis \
      lesson, court hire, pitch fees, match fees, green fee, green fees, ice skating, roller \
      skating, go karting, crazy golf, film rental, movie rental, stag do, hen do, bachelorette \
      party, bachelor party
      """),
    .items(
      .travel, weight: 6,
      """
      airport parking, hold luggage, extra legroom, city tax, tourist tax, travel adapter, \
      boarding pass, travel agency
      """),
    .items(
      .gifts, weight: 6,
      """
      leaving gift, teacher gift, teacher present, wedding list, wedding present, birthday \
      cards, sympathy card, thank you card, thank you gift, christening gift, baby gift, advent \
      calendar
      """),
    .items(
      .other, weight: 6,
      """
      income tax, tax bill, self assessment, council fine, court fee, court fees, legal fees, \
      legal fee, accountant fees, tax preparation, tax return fee, stamp paper, money order, \
      death certificate, birth certificate, funeral costs
      """),
  ]

  static let germanThingPhrases: [WordRow] = [
    .items(.health, weight: 6, "professionelle zahnreinigung, haare schneiden"),
    .items(.utilities, weight: 6, "abschlag strom"),
    .items(
      .transport, weight: 6,
      """
      getankt, vollgetankt, aufgetankt, volltanken, öl wechsel, reifen wechseln, auto waschen, \
      kfz steuer, u bahn ticket
      """),
    .items(.other, weight: 6, "kfz zulassung"),
    .items(.housing, weight: 6, "umzug transporter"),
    .items(.education, weight: 6, "kindergarten gebühr"),
    .items(.entertainment, weight: 6, "in den zoo"),
    .items(
      .savings, also: .putAway, weight: 6,
      """
      zurückgelegt, beiseitegelegt, beiseite gelegt, zur seite gelegt, auf die seite gelegt
      """),
  ]

  static let dutchThingPhrases: [WordRow] = [
    .items(.groceries, weight: 6, "wc papier, keuken rol, melk en brood"),
    .items(
      .transport, weight: 6,
      """
      getankt, volgetankt, olie verversen, olie verversing, banden wisselen, auto wassen, ov \
      chipkaart, ov saldo, grote beurt, kleine beurt, auto keuring, trein kaartje
      """),
    .items(
      .housing, weight: 6,
      """
      servicekosten vve, cv ketel, gemeentelijke belastingen, onroerende zaak belasting, hulp in \
      de huishouding
      """),
    .items(.health, weight: 6, "eigen bijdrage, eigen risico, zonne brand"),
    .items(.utilities, weight: 6, "mobiel abonnement, sim only"),
    .items(.shopping, weight: 6, "tweedehands fiets, kattenbak korrels, make up, strijk ijzer"),
    .items(.education, weight: 6, "eigen bijdrage school, vrijwillige ouderbijdrage"),
    .items(.travel, weight: 6, "ov ticket"),
    .items(.gifts, weight: 6, "goed doel, goede doel"),
    .items(.savings, also: .putAway, weight: 6, "opzij gezet, opzijgezet, apart gezet, weggelegd"),
    .items(.entertainment, weight: 6, "efteling kaartjes, dagje uit, avondje uit"),
  ]

  static let polishThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      proszek do prania, płyn do naczyń, płyn do płukania, papier toaletowy, ręcznik papierowy, \
      ręczniki papierowe, worki na śmieci, pasta do zębów, woda mineralna, mleko w proszku, \
      środki czystości, chemia domowa, żel pod prysznic
      """),
    .items(
      .dining, weight: 6,
      """
      bar mleczny, jedzenie na mieście, obiad na mieście, jedzenie na wynos, na wynos
      """),
    .items(
      .transport, weight: 6,
      """
      zatankowałem, zatankowałam, zatankowane, wymiana oleju, wymiana opon, wymiana klocków, \
      przegląd techniczny, przegląd samochodu, bilet miesięczny, bilet kwartalny, bilet \
      autobusowy, bilet na pociąg, bilet na autobus, mycie auta, mycie samochodu, płyn do \
      spryskiwaczy, stacja benzynowa
      """),
    .items(
      .housing, weight: 6,
      """
      podatek od nieruchomości, czynsz za mieszkanie, fundusz remontowy, złota rączka, pani do \
      sprzątania
      """),
    .items(
      .utilities, weight: 6,
      """
      doładowanie telefonu, rachunek za prąd, rachunek za gaz, rachunek za wodę, rachunek za \
      telefon, karta sim, wywóz śmieci, abonament rtv
      """),
    .items(
      .insurance, weight: 6,
      """
      ubezpieczenie mieszkania, ubezpieczenie domu, ubezpieczenie samochodu, ubezpieczenie na \
      życie, ubezpieczenie turystyczne, ubezpieczenie zdrowotne, ubezpieczenie auta, oc i ac
      """),
    .items(
      .health, weight: 6,
      """
      soczewki kontaktowe, krem z filtrem, aparat na zęby, aparat słuchowy, badanie krwi, \
      badania krwi, wizyta u lekarza, wizyta u dentysty, karnet na siłownię, lekarz weterynarii
      """),
    .items(
      .entertainment, weight: 6,
      """
      bilet do kina, bilety do kina, bilety na mecz, bilety na koncert, bilet na koncert, park \
      rozrywki, wesołe miasteczko, gra planszowa, gry planszowe, jazda konna
      """),
    .items(
      .shopping, weight: 6,
      """
      karma dla psa, karma dla kota, jedzenie dla psa, jedzenie dla kota, żwirek dla kota, \
      ziemia do kwiatów, strój kąpielowy, lakier do paznokci, buty sportowe, etui na telefon, \
      wózek dziecięcy, klocki lego, środek na kleszcze
      """),
    .items(
      .travel, weight: 6,
      """
      bilet lotniczy, bilety lotnicze, wynajem samochodu, opłata klimatyczna
      """),
    .items(
      .education, weight: 6,
      """
      prawo jazdy, kurs prawa jazdy, kurs na prawo jazdy, wycieczka szkolna, zielona szkoła, \
      obiady w szkole, komitet rodzicielski, rada rodziców, składka klasowa, lekcja pianina, \
      lekcja angielskiego, lekcje angielskiego, kurs angielskiego, plecak szkolny
      """),
    .items(.gifts, weight: 6, "prezent ślubny, prezent urodzinowy, karta podarunkowa"),
    .items(
      .savings, also: .putAway, weight: 6,
      """
      odłożyłem, odłożyłam, odłożone, zaoszczędziłem, zaoszczędziłam, oszczędzanie
      """),
    .items(.other, weight: 6, "podatek dochodowy, opłata skarbowa, dowód osobisty"),
  ]

  static let hindiThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      washing powder, chai patti, kirane ka saman, ghar ka saman, ghar ka samaan
      """),
    .items(
      .shopping, weight: 6,
      """
      kutte ka khana, billi ka khana, school dress, mobile cover, phone ka cover
      """),
    .items(
      .housing, weight: 6,
      """
      nal theek, society maintenance, society ka maintenance, ac service, ac ki service, ghar ki \
      safai, ghar ka paint
      """),
    .items(
      .health, weight: 6,
      """
      nai ki dukan, mehendi wali, parlour ka kharcha, daant ka doctor, doctor ki fees, baal \
      katwaye, dadhi banwai
      """),
    .items(
      .transport, weight: 6,
      """
      gaadi ki servicing, gaadi servicing, bike servicing, petrol bharwaya, diesel bharwaya, \
      petrol dalwaya, puncture banwaya, parking ka, cng bharwaya
      """),
    .items(
      .education, weight: 6,
      """
      school fees, bachchon ki fees, bachon ki fees, tuition fees, tution fees, coaching fees, \
      school bus fees
      """),
    .items(.insurance, weight: 6, "bima premium, gaadi ka bima, car ka insurance"),
    .items(
      .gifts, weight: 6,
      """
      mandir mein, mandir me, puja ka saman, shaadi ka gift, rakhi gift
      """),
    .items(
      .utilities, weight: 6,
      """
      cylinder bharwaya, gas cylinder, paani ka bill, wifi ka bill, mobile ka recharge, phone ka \
      recharge
      """),
  ]
}
