extension NonEntryTables {
  /// Plain entries, in the words of the same languages.
  static let entries = """
    en-US: coffee 4.50 | lunch with sam 18 | 62 gas | spent 45 at trader joes | \
      paid the electric bill 130 | bought a jacket for 80 | parking 12 downtown | \
      haircut was 35 | new tires 420 | dentist copay 25 | dog food 54 petco | \
      sent mom 100 for her birthday | movie night 32 with the kids | \
      yesterday groceries 88.20 | the sitter cost me 60 | picked up prescriptions 15 | \
      gave 20 to the guy at the car wash | got my nails done 45 | pizza for the team 64 | \
      uber home 23 | school trip for emma 40 | dinner came to 71 | \
      we grabbed tacos on the way home, 27 | so the plumber finally came, 180 | \
      $14 on snacks because i was starving | lunch today was on me, $62 | \
      got gas since it was cheap, 38.40 | the kids wanted ice cream, 12.50 | \
      my half of the airbnb 140 | paid the guy who fixed the sink $95 | \
      bought what she needed for school, 54 | the new tires are on, cost me 410
    de-DE: kaffee 3,20 | mittagessen mit sabine 18 | 62 tanken | bei rewe 45 gelassen | \
      stromrechnung bezahlt 130 | jacke gekauft für 80 | parkhaus 12 | friseur war 35 | \
      neue reifen 420 | zuzahlung zahnarzt 25 | hundefutter 54 fressnapf | \
      mama 100 zum geburtstag geschenkt | kino 32 mit den kindern | gestern einkauf 88,20 | \
      babysitter hat 60 gekostet | in der apotheke 15 bezahlt | \
      dem jungen 20 gegeben fürs rasenmähen | nägel machen lassen 45 | pizza fürs team 64 | \
      taxi nach hause 23 | klassenfahrt emma 40 | abendessen hat 71 gemacht | \
      hab mir endlich die schuhe gekauft, 89 € | war heute beim friseur, 35 € | \
      auf dem heimweg noch 27 € für tacos ausgegeben | der klempner war da, hat 180 gekostet | \
      die kinder wollten eis, 12,50 € | für 14 € snacks geholt weil ich hunger hatte | \
      mein anteil an der ferienwohnung 140 € | ich hab dem typen 95 € für die spüle gegeben | \
      heute hab ich alle eingeladen, 62 € | musste 45 € fürs parken zahlen | \
      mit er und sie im kino 32 | neue reifen sind drauf, 410 € bezahlt
    fr-FR: café 3,20 | déjeuner avec sabine 18 | 62 essence | laissé 45 chez carrefour | \
      payé la facture d'électricité 130 | acheté une veste 80 | parking 12 | coiffeur 35 | \
      pneus neufs 420 | dentiste 25 de ma poche | croquettes 54 | \
      donné 100 à maman pour son anniversaire | cinéma 32 avec les enfants | \
      hier courses 88,20 | la nounou m'a coûté 60 | 15 à la pharmacie | 20 de pourboire | \
      manucure 45 | pizza pour l'équipe 64 | taxi pour rentrer 23 | sortie scolaire d'emma 40 | \
      le dîner a fait 71 | j'ai enfin acheté les chaussures, 89 € | \
      je suis passé chez le coiffeur, 35 € | en rentrant j'ai pris des tacos pour 27 € | \
      le plombier est venu, ça m'a coûté 180 | 14 € de snacks parce que j'avais faim | \
      ma part de la location 140 € | j'ai donné 95 € au mec pour l'évier | \
      aujourd'hui c'est moi qui ai invité, 62 € | j'ai dû payer 45 € de parking | \
      dîner avec elle 32 € | on a mangé au resto pour 54 €
    es-ES: café 3,20 | comida con sabina 18 | 62 gasolina | me dejé 45 en mercadona | \
      pagué la luz 130 | compré una chaqueta por 80 | parking 12 | peluquería 35 | \
      ruedas nuevas 420 | dentista 25 | le di 100 a mamá por su cumple | \
      cine 32 con los niños | ayer compra 88,20 | la canguro me costó 60 | 15 en la farmacia | \
      20 de propina | me hice las uñas 45 | pizza para el equipo 64 | taxi a casa 23 | \
      excursión de emma 40 | la cena salió en 71 | por fin me compré los zapatos, 89 € | \
      fui a la peluquería, 35 € | de camino a casa compré tacos por 27 € | \
      vino el fontanero y me cobró 180 | los niños querían helado, 12,50 € | \
      14 € en snacks porque tenía hambre | mi parte del airbnb 140 € | \
      le di 95 € al que arregló el fregadero | hoy invité yo, 62 € | \
      tuve que pagar 45 € de parking | cena con ella 32 € | comimos en el restaurante por 54 €
    it-IT: caffè 3,20 | pranzo con sabina 18 | 62 benzina | lasciati 45 alla coop | \
      pagata la bolletta della luce 130 | comprata una giacca a 80 | parcheggio 12 | \
      parrucchiere 35 | gomme nuove 420 | dentista 25 | crocchette 54 | \
      dato 100 a mamma per il compleanno | cinema 32 coi bambini | ieri spesa 88,20 | \
      la babysitter mi è costata 60 | 15 in farmacia | 20 di mancia | fatto le unghie 45 | \
      pizza per la squadra 64 | taxi per casa 23 | gita di emma 40 | la cena è venuta 71 | \
      finalmente ho comprato le scarpe, 89 € | sono andato dal parrucchiere, 35 € | \
      tornando a casa ho preso dei tacos per 27 € | è venuto l'idraulico, mi è costato 180 | \
      i bambini volevano il gelato, 12,50 € | 14 € di snack perché avevo fame | \
      la mia parte dell'airbnb 140 € | ho dato 95 € al tipo del lavandino | \
      oggi ho offerto io, 62 € | ho dovuto pagare 45 € di parcheggio | cena con lei 32 € | \
      abbiamo mangiato al ristorante per 54 €
    pt-BR: café 3,20 | almoço com sabina 18 | 62 gasolina | deixei 45 no mercado | \
      paguei a conta de luz 130 | comprei uma jaqueta por 80 | estacionamento 12 | \
      cabeleireiro 35 | pneus novos 420 | dentista 25 | ração do cachorro 54 | \
      dei 100 pra mamãe de aniversário | cinema 32 com as crianças | ontem mercado 88,20 | \
      a babá me custou 60 | 15 na farmácia | 20 de gorjeta | fiz as unhas 45 | \
      pizza pro time 64 | uber pra casa 23 | passeio da escola da emma 40 | o jantar deu 71 | \
      finalmente comprei o tênis, R$ 189 | fui no cabeleireiro, R$ 35 | \
      voltando pra casa comprei tacos por R$ 27 | o encanador veio, me custou 180 | \
      as crianças queriam sorvete, R$ 12,50 | R$ 14 em salgadinho porque tava com fome | \
      minha parte do airbnb R$ 140 | dei 95 reais pro cara que consertou a pia | \
      hoje eu que paguei, R$ 62 | tive que pagar R$ 45 de estacionamento | \
      jantar com ela R$ 32 | comemos no restaurante por R$ 54
    nl-NL: koffie 3,20 | lunch met sabine 18 | 62 tanken | 45 bij de jumbo | \
      energierekening betaald 130 | jas gekocht voor 80 | parkeren 12 | kapper 35 | \
      nieuwe banden 420 | tandarts 25 | hondenvoer 54 | mama 100 gegeven voor haar verjaardag | \
      bioscoop 32 met de kinderen | gisteren boodschappen 88,20 | de oppas kostte me 60 | \
      15 bij de apotheek | 20 fooi | nagels laten doen 45 | pizza voor het team 64 | \
      taxi naar huis 23 | schoolreisje emma 40 | het eten was 71 | \
      eindelijk die schoenen gekocht, €89 | vandaag naar de kapper geweest, €35 | \
      onderweg naar huis nog €27 aan taco's uitgegeven | de loodgieter is geweest, kostte 180 | \
      de kinderen wilden ijs, €12,50 | voor €14 snacks gehaald omdat ik honger had | \
      mijn deel van de airbnb €140 | die man 95 euro gegeven voor de gootsteen | \
      vandaag heb ik getrakteerd, €62 | eten met haar €32 | we hebben gegeten voor €54
    pl-PL: kawa 13,20 | obiad z sabiną 48 | 262 paliwo | zostawiłem 145 w biedronce | \
      zapłaciłem rachunek za prąd 130 | kupiłam kurtkę za 180 | parking 12 | fryzjer 85 | \
      nowe opony 1420 | dentysta 250 | karma dla psa 54 | dałem mamie 100 na urodziny | \
      kino 92 z dziećmi | wczoraj zakupy 88,20 | niania kosztowała mnie 160 | 45 w aptece | \
      20 napiwku | paznokcie 120 | pizza dla zespołu 164 | taksówka do domu 43 | \
      wycieczka szkolna zosi 140 | kolacja wyszła 171 | w końcu kupiłam buty, 289 zł | \
      byłem u fryzjera, 35 zł | po drodze do domu kupiłem tacos za 27 zł | \
      przyszedł hydraulik, zapłaciłem 180 | dzieci chciały lody, 12,50 zł | \
      14 zł na przekąski bo byłem głodny | moja część za airbnb 140 zł | \
      dałem 95 zł gościowi za naprawę zlewu | dziś ja stawiałem, 62 zł | \
      musiałem zapłacić 45 zł za parking | kolacja z nią 32 zł | \
      zjedliśmy w restauracji za 54 zł
    en-IN: chai 20 | lunch with amit 180 | petrol 620 bharwaya | dmart mein 450 kharch kiye | \
      bijli ka bill 1300 bhara | jacket li 800 mein | parking 50 | baal katwaye 150 | \
      naye tyre 4200 | doctor ko 500 diye | kutte ka khana 540 | \
      mummy ko 1000 diye birthday pe | movie 320 bachon ke saath | kal sabzi 88 | \
      maid ki salary 6000 di | dawai 150 | waiter ko 20 tip di | auto 60 ka laga | \
      pizza team ke liye 640 | ola ghar tak 230 | emma ki school trip 400 | \
      dinner 710 ka pada | aakhir joote le liye 890 ke | aaj salon gaya tha 350 lage | \
      ghar aate waqt 270 ke momos khaye | plumber aaya tha usko 1800 diye | \
      bachon ko ice cream khilayi 120 | airbnb mein mera hissa 1400 | \
      sink theek karne wale ko 950 diye | aaj maine treat di 620 | parking ke 45 dene pade | \
      299 ka recharge ho gaya | electricity bill pay kar diya hai 1340 | \
      540 mein restaurant mein khana khaya
    """
}
