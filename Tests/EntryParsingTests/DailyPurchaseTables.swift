/// Everyday purchases with the category, or the merchant, that a person expects; `/` separates what is
/// equally right, `-` is nobody, `;` separates the entries of one sentence.
enum DailyPurchaseTables {
  /// Written before the words were looked at; each line `sentence = category`.
  static let categories: [(place: String, rows: String)] = [
    (
      "en",
      """
      bleach and a mop 14 = groceries/shopping
      two rakes and a hose 62 = shopping
      chainsaw chain 38 = shopping
      potting soil 19.90 = shopping
      hamster cage 75 = shopping
      flea drops for the cat 33 = health/shopping
      dog groomer 60 = health/shopping
      kennel for the long weekend 180 = travel/health/other/shopping
      violin lesson 45 = education
      school blazer 55 = shopping/education
      field trip money 20 = education
      nursery fees 640 = education
      fence repair 320 = housing
      chimney sweep 90 = housing
      gutter cleaning 110 = housing
      new lock for the back door 48 = housing/shopping
      water softener salt 12 = groceries/housing/shopping
      income tax bill 890 = other
      solicitor 400 = other
      passport photos 8 = travel/shopping
      crutches 35 = health
      mouthwash and floss 9 = groceries/health
      eyebrow threading 15 = health
      lash extensions 80 = health
      tennis racket strings 28 = shopping/entertainment
      swim goggles 16 = shopping/entertainment
      season ticket at the football club 450 = entertainment
      wine tasting 55 = dining/entertainment
      tapas with the girls 64 = dining
      clutch replacement 640 = transport
      jump leads 24 = transport/shopping
      congestion charge 15 = transport
      broadband setup 30 = utilities
      landscape lighting 140 = shopping/housing
      wedding list present 80 = gifts
      """
    ),
    (
      "de",
      """
      Waschmittel 8,49 = groceries
      Müllbeutel und Spülmittel 6,20 = groceries
      Blumenerde 12,99 = shopping
      Rasenmäher 249 = shopping
      Heckenschere 59 = shopping
      Hundefutter 34 = shopping
      Katzenstreu 11 = shopping
      Tierarztkosten 85 = health
      Windeln 19,95 = shopping/groceries
      Schulranzen 129 = shopping/education
      Klassenfahrt 210 = education
      Kindergartengebühr 180 = education
      Klavierunterricht 90 = education
      Volkshochschule 75 = education
      Grundsteuer 320 = housing
      Steuerberater 450 = other
      Einkommensteuer 780 = other
      Schornsteinfeger 65 = housing
      Dachdecker 1200 = housing
      Kühlschrankreparatur 140 = housing/shopping
      Autoreparatur 640 = transport
      Ölwechsel 89 = transport
      TÜV 130 = transport
      Bußgeld 35 = transport/other
      Rechtsschutzversicherung 220 = insurance
      Zahnreinigung 95 = health
      Kontaktlinsen 48 = health
      Maniküre 35 = health
      Lippenstift 12 = shopping
      Turnschuhe 79 = shopping
      Fußballkarten 60 = entertainment
      Kegelabend 22 = entertainment
      Brettspiel 39 = shopping/entertainment
      Currywurst 4,50 = dining
      Weihnachtsgeschenke 150 = gifts
      Zeitungsabo 39 = subscriptions
      """
    ),
    (
      "fr",
      """
      lessive 9,90 = groceries
      liquide vaisselle et éponges 5,40 = groceries
      terreau 12 = shopping
      tondeuse 230 = shopping
      perceuse 89 = shopping
      croquettes pour le chien 42 = shopping
      litière 11 = shopping
      vétérinaire 65 = health
      couches 18 = shopping/groceries
      cartable 55 = shopping/education
      cantine scolaire 62 = education/dining
      crèche 420 = education
      cours de piano 40 = education
      auto-école 250 = education
      taxe foncière 980 = housing
      impôts 640 = other
      notaire 1200 = other
      ramonage 75 = housing
      plombier 130 = housing
      serrurier 160 = housing
      vidange 95 = transport
      contrôle technique 78 = transport
      péage 23,40 = transport
      amende 35 = transport/other
      assurance habitation 210 = insurance
      mutuelle 48 = insurance/health
      lunettes 320 = health
      kiné 30 = health
      coiffeur 38 = health
      vernis à ongles 9 = shopping
      baskets 85 = shopping
      raquette de tennis 70 = shopping/entertainment
      patinoire 14 = entertainment
      jeu de société 32 = shopping/entertainment
      croissants 4,80 = dining/groceries
      bouquet de fleurs 25 = gifts
      forfait mobile 15,99 = utilities
      """
    ),
    (
      "es",
      """
      detergente 7,90 = groceries
      lejía y estropajos 4,20 = groceries
      abono para plantas 9 = shopping
      cortacésped 210 = shopping
      taladro 65 = shopping
      pienso del perro 38 = shopping
      arena para gatos 9 = shopping
      veterinario 55 = health
      pañales 16 = shopping/groceries
      mochila del cole 35 = shopping/education
      comedor escolar 98 = education/dining
      guardería 350 = education
      clases de inglés 60 = education
      autoescuela 300 = education
      IBI 420 = housing
      declaración de la renta 310 = other
      abogado 250 = other
      fontanero 90 = housing
      cerrajero 120 = housing
      albañil 400 = housing
      cambio de aceite 85 = transport
      ITV 45 = transport
      peaje 12,30 = transport
      multa de tráfico 100 = transport
      seguro del hogar 190 = insurance
      lentillas 40 = health
      fisioterapeuta 35 = health
      peluquería 28 = health
      pintalabios 12 = shopping
      zapatillas 70 = shopping
      entradas para el partido 80 = entertainment
      bolera 18 = entertainment
      juego de mesa 30 = shopping/entertainment
      churros 5 = dining
      regalo de boda 150 = gifts
      recarga del móvil 10 = utilities
      """
    ),
    (
      "it",
      """
      detersivo 6,90 = groceries
      candeggina e spugne 4 = groceries
      terriccio 8 = shopping
      tagliaerba 190 = shopping
      trapano 75 = shopping
      crocchette del cane 30 = shopping
      lettiera 9 = shopping
      veterinario 60 = health
      pannolini 17 = shopping/groceries
      zaino di scuola 45 = shopping/education
      mensa scolastica 80 = education/dining
      asilo nido 380 = education
      lezione di chitarra 25 = education
      scuola guida 280 = education
      IMU 350 = housing
      tasse 420 = other
      commercialista 300 = other
      idraulico 110 = housing
      fabbro 90 = housing
      imbianchino 600 = housing
      cambio olio 80 = transport
      bollo auto 190 = transport
      pedaggio 14,20 = transport
      multa 42 = transport/other
      assicurazione casa 180 = insurance
      lenti a contatto 35 = health
      fisioterapista 40 = health
      parrucchiere 45 = health
      rossetto 14 = shopping
      scarpe da ginnastica 75 = shopping
      biglietti della partita 70 = entertainment
      gioco da tavolo 28 = shopping/entertainment
      cornetto e cappuccino 3,50 = dining
      regalo di nozze 200 = gifts
      ricarica telefonica 15 = utilities
      bolletta della luce 78 = utilities
      """
    ),
    (
      "pt",
      """
      detergente 5,90 = groceries
      água sanitária e esponja 12 = groceries
      adubo 18 = shopping
      cortador de grama 450 = shopping
      furadeira 190 = shopping
      ração do cachorro 140 = shopping
      areia de gato 32 = shopping
      veterinário 180 = health
      fraldas 65 = shopping/groceries
      mochila escolar 120 = shopping/education
      mensalidade da escola 890 = education
      creche 700 = education
      aula de violão 90 = education
      autoescola 1500 = education
      IPTU 640 = housing
      imposto de renda 830 = other
      advogado 500 = other
      encanador 160 = housing
      chaveiro 80 = housing
      pedreiro 900 = housing
      troca de óleo 180 = transport
      IPVA 1200 = transport
      pedágio 14,50 = transport
      multa de trânsito 130 = transport
      seguro residencial 320 = insurance
      plano de saúde 480 = insurance/health
      lentes de contato 150 = health
      fisioterapia 120 = health
      cabeleireiro 90 = health
      manicure 45 = health
      batom 35 = shopping
      tênis 299 = shopping
      ingressos do jogo 160 = entertainment
      coxinha e guaraná 14 = dining
      presente de casamento 250 = gifts
      recarga do celular 30 = utilities
      conta de luz 210 = utilities
      """
    ),
    (
      "nl",
      """
      wasmiddel 9,50 = groceries
      vuilniszakken en afwasmiddel 6 = groceries
      potgrond 8 = shopping
      grasmaaier 240 = shopping
      boormachine 79 = shopping
      hondenvoer 36 = shopping
      kattenbakvulling 10 = shopping
      dierenarts 70 = health
      luiers 15 = shopping/groceries
      schooltas 60 = shopping/education
      schoolreis 45 = education
      kinderopvang 680 = education
      pianoles 35 = education
      rijlessen 300 = education
      onroerendezaakbelasting 310 = housing
      belastingaanslag 450 = other
      notaris 900 = other
      loodgieter 120 = housing
      slotenmaker 95 = housing
      schilder 700 = housing
      olie verversen 80 = transport
      APK 45 = transport
      wegenbelasting 110 = transport
      boete 95 = transport/other
      inboedelverzekering 12 = insurance
      zorgverzekering 140 = insurance/health
      contactlenzen 40 = health
      fysiotherapeut 38 = health
      kapper 32 = health
      lippenstift 13 = shopping
      sportschoenen 85 = shopping
      voetbalkaartjes 70 = entertainment
      bordspel 30 = shopping/entertainment
      kroket en patat 6 = dining
      huwelijkscadeau 75 = gifts
      beltegoed 20 = utilities
      """
    ),
    (
      "pl",
      """
      proszek do prania 39 = groceries
      worki na śmieci i gąbki 18 = groceries
      ziemia do kwiatów 22 = shopping
      kosiarka 890 = shopping
      wiertarka 260 = shopping
      karma dla psa 120 = shopping
      żwirek dla kota 28 = shopping
      weterynarz 150 = health
      pieluchy 55 = shopping/groceries
      plecak szkolny 140 = shopping/education
      wycieczka szkolna 200 = education
      przedszkole 450 = education
      lekcja pianina 80 = education
      kurs na prawo jazdy 2800 = education
      podatek od nieruchomości 310 = housing
      podatek dochodowy 900 = other
      adwokat 500 = other
      hydraulik 250 = housing
      ślusarz 180 = housing
      malarz 1200 = housing
      wymiana oleju 220 = transport
      przegląd techniczny 149 = transport
      mandat 200 = transport/other
      autostrada 32 = transport
      ubezpieczenie mieszkania 240 = insurance
      OC 980 = insurance
      soczewki kontaktowe 110 = health
      fizjoterapeuta 150 = health
      fryzjer 80 = health
      szminka 45 = shopping
      buty sportowe 320 = shopping
      bilety na mecz 120 = entertainment
      gra planszowa 130 = shopping/entertainment
      zapiekanka 15 = dining
      prezent ślubny 300 = gifts
      doładowanie telefonu 50 = utilities
      """
    ),
    (
      "in",
      """
      jhadu aur pocha 180 = groceries/shopping
      washing powder 140 = groceries
      gamla aur khaad 250 = shopping
      kutte ka khana 600 = shopping
      dhobi 300 = shopping/housing
      kaamwali bai 2500 = housing
      driver ki salary 12000 = transport/other/housing
      tution fees 3000 = education
      school bus fees 1800 = education/transport
      copy pencil 120 = shopping/education
      school dress 900 = shopping/education
      nal theek karwaya 400 = housing
      AC service 800 = housing/utilities
      painter ko 5000 = housing
      mochi 60 = shopping
      darzi 450 = shopping
      gaadi ki servicing 4500 = transport
      puncture 80 = transport
      challan 500 = transport/other
      scooty petrol 300 = transport
      bima premium 6500 = insurance
      chashma 1200 = health
      nai ki dukan 150 = health
      mehendi wali 700 = health/gifts/other
      lipstick aur kajal 450 = shopping
      chappal 350 = shopping
      cricket bat 1500 = shopping/entertainment
      mela 400 = entertainment
      samosa aur chai 60 = dining
      rakhi gift 500 = gifts
      mandir mein chadhava 101 = gifts
      dahi paneer 160 = groceries
      haldi mirchi masala 220 = groceries
      mobile recharge 299 = utilities
      gas cylinder 1100 = utilities
      """
    ),
  ]

  /// Each line `sentence = merchant`.
  static let merchants: [(place: String, rows: String)] = [
    (
      "en",
      """
      spent 40 at Kirby's Hardware = Kirby's Hardware
      paid for lunch and I paid 18 = -
      flight for dec 320 = Flight/-
      Harbour Kiosk 6.40 = Harbour Kiosk
      harbour kiosk 6.40 = Harbour Kiosk
      12 coffee @ blue door = Blue Door
      bought boots for 120 = -/Boots
      boots at Clarks 120 = Clarks
      boots the chemist 12 shampoo = Boots
      an apple 1.20 = -/Apple
      apple 2.99 icloud = iCloud/Apple
      gap in the fence fixed for 90 = -
      spent 60 at gap = Gap
      fuel at shell 55 = Shell
      sea shell necklace 18 = -/Sea Shell Necklace
      sandwich from subway 9 = Subway
      took the subway 2.90 = -
      jumper from next 35 = Next
      next month's rent 900 = -
      hit my savings target 200 = -
      toys at target 45 = Target
      via UPI to DMART 850 = DMart
      paid by visa at Tilly's 22 = Tilly's
      card payment to Ocean Gym 30 = Ocean Gym
      bank transfer to Mario Rossi 75 = Mario Rossi
      gave Priya 40 for the cab = Priya
      paid the babysitter 60 = -/Babysitter
      dinner with Tom and Anna 84 = -
      dinner at Luigi's with Tom 84 = Luigi's
      lunch at the office canteen 8 = -/Office Canteen
      got a haircut for 25 = -
      groceries from the corner shop 14 = -
      refund 30 from Zalando = Zalando
      ticket to Leeds 42 = -/Ticket
      spent 12 on lunch and 5 on coffee = -;-
      uber to the airport 38 = Uber
      45 for shoes = -
      I bought a lamp in Ikea for 30 = IKEA
      picked up meds at boots 14 = Boots
      costa 4.20 = Costa
      """
    ),
    (
      "de",
      """
      Pizza bei Da Bruno 14 = Da Bruno
      bei Müller Shampoo gekauft 6 = Müller
      beim Bäcker 4,20 = -
      habe heute 30 Euro für Schuhe ausgegeben = -
      Einkauf im Netto 42 = Netto
      Mittagessen mit Jana 18 = -
      Kaffee Zentrale 4,50 = Kaffee Zentrale
      Friseur Schmidt 35 = Friseur Schmidt
      Miete an Herrn Vogel überwiesen 800 = Herrn Vogel/Vogel/-
      tanken bei Shell 65 = Shell
      Penny 23,10 = Penny
      """
    ),
    (
      "fr",
      """
      resto chez Paulette 42 = Paulette
      courses à Carrefour 68 = Carrefour
      pain à la boulangerie 3 = -
      j'ai payé 20 pour le déjeuner = -
      Chez Marius 35 = Chez Marius/Marius
      cinéma avec Luc 12 = -
      acheté des bottes chez Minelli 89 = Minelli
      essence chez Total 60 = Total
      pressing Martin 18 = Pressing Martin
      """
    ),
    (
      "es",
      """
      cena en Casa Paco 45 = Casa Paco
      compré pan en la panadería 2 = -
      gasté 30 en Mercadona = Mercadona
      Pedro me debe 20 y yo pagué 15 de café = -
      comida con Marta 22 = -
      le pagué a Luis 50 = Luis
      taxi al aeropuerto 30 = -/Taxi
      Bar Pepe 6,50 = Bar Pepe
      zapatos en El Ganso 75 = El Ganso
      """
    ),
    (
      "it",
      """
      cena da Gino 38 = Gino
      spesa alla Coop 54 = Coop
      caffè al bar 1,20 = -
      ho pagato 15 per il taxi = -
      Trattoria Nonna Rosa 42 = Trattoria Nonna Rosa
      pranzo con Giulia 18 = -
      benzina da Q8 50 = Q8
      scarpe da Bata 60 = Bata
      """
    ),
    (
      "pt",
      """
      almoço no Outback 80 = Outback
      compras na Renner 150 = Renner
      paguei 30 pro João = João
      jantar com a Ana 60 = -
      pão na padaria 8 = -
      Padaria Bela Vista 12 = Padaria Bela Vista
      remédio na Drogasil 45 = Drogasil
      gastei 20 no almoço = -
      """
    ),
    (
      "nl",
      """
      boodschappen bij de Jumbo 48 = Jumbo
      eten bij Loetje 35 = Loetje
      brood bij de bakker 3 = -
      lunch met Sanne 16 = -
      Café De Pont 9 = Café De Pont
      schoenen bij Van Haren 60 = Van Haren
      tanken bij Tinq 70 = Tinq
      20 euro betaald voor de kapper = -
      """
    ),
    (
      "pl",
      """
      zakupy w Biedronce 85 = Biedronce/Biedronka
      obiad w Zapiecku 45 = Zapiecku/Zapiecek
      kawa z Kasią 18 = -
      buty w CCC 199 = CCC
      Bar Mleczny Smak 22 = Bar Mleczny Smak
      chleb w piekarni 6 = -
      zapłaciłem 40 za taksówkę = -
      paliwo na Orlenie 250 = Orlenie/Orlen
      """
    ),
    (
      "in",
      """
      DMart se grocery 900 = DMart
      Sharma Sweets 240 = Sharma Sweets
      Ramesh ko 500 diye = Ramesh
      dosto ke saath pizza 600 = -
      petrol bharwaya 300 = -
      Haldiram se mithai 450 = Haldiram
      GPay se Zomato 350 = Zomato
      UPI se chai 20 = -
      """
    ),
  ]
}
