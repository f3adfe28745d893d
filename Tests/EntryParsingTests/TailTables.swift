/// Sentences with an entry and something else behind it, by locale: the amounts to be stored in the smallest
/// unit, and the text.
enum TailTables {
  /// What is behind the entry is left out.
  static let tails: [(locale: String, lines: String)] = [
    (
      "en-US",
      """
      420 | coffee 4.20, my daughter scored 2 goals
      6310 | groceries 63.10 and the queue had 12 people in it
      4100 | gas 41, odometer says 88200
      2500 | haircut 25, barber is 64 and still working
      2000 | spent 20 on lunch and tomorrow i have a meeting
      800 | parking 8, we only stayed for 3 songs
      3250 | books 32.50, due back in 14 days
      1900 | pizza 19 while watching episode 6
      4500 | paid 45 for vet, luna is 11 now
      8999 | sneakers 89.99, size 43, they fit
      1200 | bought socks for 12, should i return them tomorrow
      1780 | taxi 17.80, next week i will pay my brother 200
      340 | milk 3.40, someone offered me 500 for my bike
      1400 | lunch 14, new phone costs 999 these days
      675 | snacks 6.75, hotel room 214 has no minibar
      1350 | movie 13.50, the sequel comes out in 2028
      5400 | dinner 54, table 9 was too loud
      7200 | paid 72 for shoes, the other pair was 130
      1100 | tacos 11 and then walked 4 miles home
      2999 | gym 29.99, i weigh 82 again
      3300 | drinks 33 because i got a 95 in algebra
      2700 | brunch 27, need to be home by 5
      1800 | beers 18 (there were 7 of us)
      2200 | ferry 22, it leaves from pier 39
      700 | candles 7, she turned 30 today
      5000 | petrol 50, rent is 900 on monday
      1800 | lunch 18 but i wanted the 25 dollar steak
      """
    ),
    (
      "de-DE",
      """
      380 | kaffee 3,80, der zug hatte 40 minuten verspätung
      1400 | mittagessen 14, nachher treffe ich 3 kollegen
      420 | brot 4,20, morgen habe ich zahnarzt um 9
      1150 | kino 11,50 und der film ging 3 stunden
      6200 | tanken 62, tacho steht auf 143000
      1800 | bier 18, wir waren zu siebt
      7990 | schuhe 79,90, größe 42 passt
      1800 | lunch 18 und 3 freunde kamen
      3200 | friseur 32, der chef wird 60
      650 | eis 6,50, oma ist schon 84
      5520 | supermarkt 55,20, nächste woche muss ich 400 für die versicherung zahlen
      1500 | blumen 15, die rose für 40 war mir zu teuer
      700 | döner 7, früher hat der 3 gekostet
      500 | parken 5, ebene 4 war voll
      1250 | pizza 12,50, mein bruder schuldet mir noch 50
      2100 | taxi 21, um 8 muss ich los
      1990 | buch 19,90, hat 640 seiten
      895 | apotheke 8,95, 2 tabletten am tag nehmen
      1200 | museum 12, kinder bis 6 sind frei
      14000 | hotel 140, zimmer 17 liegt im hof
      """
    ),
    (
      "fr-FR",
      """
      280 | café 2,80, le train de 8 heures était bondé
      1600 | déjeuner 16 et 4 amis sont venus
      5840 | essence 58,40, le compteur affiche 92000
      4310 | courses 43,10, demain j'ai rendez-vous à 14 heures
      120 | pain 1,20, il restait 3 baguettes
      1100 | cinéma 11, le film dure 150 minutes
      7500 | chaussures 75, je fais du 41
      2800 | coiffeur 28, elle a 22 ans de métier
      6400 | dîner 64 à la table 12
      650 | parking 6,50, au niveau 3
      1900 | taxi 19, mon frère me doit 60
      1490 | livre 14,90, il y a 320 pages
      1300 | pizza 13, la semaine prochaine je dois payer 300 de loyer
      700 | bière 7, avant elle était à 4
      2200 | gâteau 22, ma fille a eu 8 ans
      1800 | fleurs 18 parce que ma mère fête ses 70
      1200 | musée 12, gratuit pour les moins de 18
      960 | pharmacie 9,60, j'ai 39 de fièvre
      """
    ),
    (
      "es-ES",
      """
      240 | café 2,40, el metro tardó 20 minutos
      1500 | comida 15 y vinieron 3 amigos
      6000 | gasolina 60, llevo 120000 kilómetros
      4990 | zapatos 49,90, calzo un 42
      1800 | peluquería 18, mañana tengo reunión a las 10
      950 | cine 9,50, la película dura 2 horas
      3820 | supermercado 38,20, mi hermano me debe 100
      2400 | tarta 24, mi abuela cumple 90
      1200 | taxi 12, la semana que viene pagaré 300 de alquiler
      1790 | libro 17,90, tiene 400 páginas
      4400 | cena 44, éramos 5 en la mesa
      700 | parking 7, planta 2
      1100 | pizza 11, antes costaba 8
      9500 | hotel 95, nos dieron la habitación 310
      680 | farmacia 6,80, tengo 38 de fiebre
      1000 | museo 10, los niños de 5 entran gratis
      900 | cañas 9 porque el betis ganó 3 a 1
      1500 | flores 15, las de 40 eran demasiado
      """
    ),
    (
      "it-IT",
      """
      130 | caffè 1,30, il treno aveva 25 minuti di ritardo
      1400 | pranzo 14 e sono venuti 3 amici
      5000 | benzina 50, il contachilometri segna 98000
      6990 | scarpe 69,90, porto il 42
      2500 | parrucchiere 25, domani ho il dentista alle 9
      850 | cinema 8,50, il film dura 2 ore
      4130 | spesa 41,30, mio fratello mi deve 80
      2200 | torta 22, mia nonna compie 85 anni
      1500 | taxi 15, la settimana prossima devo pagare 500 di affitto
      1600 | libro 16, ha 350 pagine
      5200 | cena 52, eravamo in 4
      600 | parcheggio 6, piano 3
      900 | pizza 9, prima costava 6
      11000 | albergo 110, camera 27 al secondo piano
      790 | farmacia 7,90, ho la febbre a 38
      600 | birra 6 perché la juve ha vinto 2 a 0
      """
    ),
    (
      "pt-BR",
      """
      550 | café 5,50, o ônibus 402 atrasou
      3200 | almoço 32 e vieram 3 amigos
      15000 | gasolina 150, o carro tem 80000 km
      29990 | tênis 299,90, calço 41
      6000 | cabeleireiro 60, amanhã tenho dentista às 9
      2800 | cinema 28, o filme dura 2 horas
      18040 | mercado 180,40, meu irmão me deve 200
      4500 | bolo 45, minha avó faz 80 anos
      2200 | uber 22, semana que vem vou pagar 900 de aluguel
      3990 | livro 39,90, tem 300 páginas
      12000 | jantar 120, éramos 6
      1500 | estacionamento 15, andar 2
      4800 | pizza 48, antes custava 30
      35000 | hotel 350, quarto 12 com vista
      2500 | farmácia 25, estou com 39 de febre
      1800 | cerveja 18 porque o flamengo ganhou de 3 a 1
      """
    ),
    (
      "nl-NL",
      """
      340 | koffie 3,40, de trein had 20 minuten vertraging
      1400 | lunch 14 en er kwamen 3 vrienden
      7000 | tanken 70, teller staat op 150000
      8995 | schoenen 89,95, maat 43 past goed
      2600 | kapper 26, morgen heb ik om 9 een afspraak
      1200 | bioscoop 12, de film duurt 3 uur
      4520 | boodschappen 45,20, mijn broer moet me nog 50 geven
      2400 | taart 24, oma wordt 90
      1800 | taxi 18, volgende week moet ik 600 huur betalen
      2150 | boek 21,50, telt 400 bladzijden
      5600 | eten 56, we waren met zijn 5en
      700 | parkeren 7, verdieping 2
      1100 | pizza 11, vroeger kostte die 6
      12000 | hotel 120, kamer 33 was klein
      860 | apotheek 8,60, 2 pillen per dag
      1500 | bier 15 want ajax won met 4-0
      1200 | bloemen 12, die van 30 vond ik te duur
      """
    ),
    (
      "pl-PL",
      """
      1200 | kawa 12, pociąg spóźnił się 20 minut
      3500 | obiad 35 i przyszło 3 znajomych
      25000 | paliwo 250, licznik pokazuje 140000
      29990 | buty 299,90, noszę rozmiar 42
      8000 | fryzjer 80, jutro mam dentystę o 9
      2800 | kino 28, film trwa 2 godziny
      14230 | zakupy 142,30, brat jest mi winien 100
      9000 | tort 90, babcia kończy 85 lat
      3200 | taksówka 32, w przyszłym tygodniu muszę zapłacić 1500 za czynsz
      4490 | książka 44,90, ma 400 stron
      12000 | kolacja 120, było nas 5
      1000 | parking 10, poziom 2
      3800 | pizza 38, kiedyś kosztowała 20
      32000 | hotel 320, pokój 17 od podwórza
      2850 | apteka 28,50, mam 39 gorączki
      1600 | piwo 16 bo legia wygrała 3:1
      """
    ),
    (
      "en-IN",
      """
      2000 | chai 20, bus 40 minute late thi
      18000 | lunch 180 aur 3 dost aaye
      50000 | petrol 500, gaadi 60000 km chal chuki hai
      129900 | joote 1299, size 9 hai
      25000 | salon 250, kal 5 baje meeting hai
      30000 | movie 300, film 3 ghante ki thi
      14000 | sabzi 140, bhai ko mujhe 500 dene hain
      45000 | cake 450, dadi 80 ki ho gayi
      8000 | auto 80, agle hafte 12000 rent dena hai
      35000 | kitaab 350, 400 page ki hai
      90000 | dinner 900, hum 6 log the
      4000 | parking 40, floor 2 pe
      1500 | samosa 15, pehle 8 ka tha
      180000 | hotel 1800, room 204 mila
      22000 | dawai 220, 101 bukhar tha
      16000 | coffee 160 kyunki maine 90 laaye maths mein
      """
    ),
  ]

  /// Both are entries.
  static let lists: [(locale: String, lines: String)] = [
    (
      "en-US",
      """
      400+200 | coffee 4, bus 2
      1200+3000 | lunch 12 and zorbly 30
      90000+8000 | rent was 900 and power was 80
      2000+4500 | taxi 20, dinner with tom 45
      300+12000 | milk 3, the dentist was 120
      1200+900 | uber 12, also got a book 9
      450+280 | coffee 4.50, then a bus ticket 2.80
      6000+2000 | groceries 60, gave the kids 20
      """
    ),
    (
      "de-DE",
      """
      400+300 | kaffee 4, bus 3
      400+3000 | brot 4 und der friseur war 30
      1200+900 | kino 12, danach pizza 9
      6000+1500 | tanken 60, für die wäsche 15
      """
    ),
    (
      "fr-FR",
      """
      300+200 | café 3, bus 2
      200+3000 | pain 2 et le coiffeur 30
      1200+1100 | cinéma 12, puis une pizza 11
      """
    ),
    (
      "es-ES",
      """
      300+200 | café 3, autobús 2
      3000+1200 | cena 30 y el taxi 12
      6000+1200 | luz 60, la farmacia fue 12
      """
    ),
    (
      "it-IT",
      """
      200+200 | caffè 2, autobus 2
      3000+1200 | cena 30 e il taxi 12
      """
    ),
    (
      "pt-BR",
      """
      500+400 | café 5, ônibus 4
      8000+2200 | jantar 80 e o uber 22
      """
    ),
    (
      "nl-NL",
      """
      400+300 | koffie 4, bus 3
      300+2600 | brood 3 en de kapper 26
      """
    ),
    (
      "pl-PL",
      """
      1200+400 | kawa 12, bilet 4
      3500+2800 | obiad 35 i taksówka 28
      """
    ),
    (
      "en-IN",
      """
      2000+6000 | chai 20, auto 60
      8000+6000 | sabzi 80 aur doodh 60
      """
    ),
  ]
}
