/// Sentences for ``NonEntryTests``: rows of `locale: text | text | …`.
enum NonEntryTables {
  /// Plans, wishes, prices, balances, debts, questions, denials, failures, other people's money, settings,
  /// scores, clocks and counts.
  static let nothing = """
    en-US: gonna grab a new mattress next month, probably 900 | I'd pay 50 for that tops | \
      need to renew the car registration, 120 | we should get the gutters done for 350 | \
      she wants 60 an hour for lessons | new iphone is like 1100 | gas is up to 4.29 | \
      eggs are 7 bucks a dozen now | my brother still hasn't paid me the 75 | \
      Jake owes us 40 for the pizza | how much was dinner, 80 or 90? | \
      did i already log 45 for gas | didn't end up buying the 60 sweater | \
      the payment for 300 bounced | card got declined at target 82.10 | \
      my roommate dropped 200 on sneakers | dad makes 85k | cap dining at 300 | \
      lakers won 112 to 98 | flight boards at 640 | 14 people coming saturday | \
      turned 34 today | ran 6 and a half this morning | remind me about the 95 dentist bill | \
      the contractor is asking 4500 | could've bought it for 30 last week | \
      if I win the 500 raffle I'm buying shoes | can't believe tickets go for 250 | \
      I'm supposed to venmo mia 35 | almost spent 70 at sephora | zelle limit is 2000 | \
      page 212 of the book | my sister's rent went up to 1800 | \
      thinking of getting the 40 dollar plan | they refused to take my 20 | \
      watched ocean's 11 last night | the kids are 6 and 9 | \
      called them 4 times, nobody picks up | diapers are $31 at costco, insane | \
      my cousin makes 4,200 a month | passport is valid until 2031 | \
      size 10 is too small on me | we live on the 7th floor | show me everything above 60 | \
      grandma thinks i spent 120, i didn't | the hotel wanted 210 a night, we haven't booked | \
      the movie runs 2 and a half hours | got an 87 in algebra | rent goes to 1450 from april | \
      landlord wants 50 more from june | my new zip is 60614 | \
      the dealer came down to $18,500 but we walked | \
      vet estimates $600 for the teeth cleaning | my electric is budgeted at 140 | \
      tickets for the game run about $95 each | mom offered to cover the 300 | \
      whoever loses pays the $20 | they'd knock off 50 if I pay cash | \
      bitcoin just hit 98,000 | my venmo says I have $212 | 3 unread texts from kate | \
      still short 80 on rent | hoping my bonus is at least 2000 | \
      do we have 60 left for eating out | venmo request from josh for $34 | \
      the HOA wants to raise dues to $325
    en-GB: shall we split the 60 for the gift | council tax is going up to 190 | \
      haven't paid the 45 parking fine yet
    de-DE: nächste woche kauf ich die schuhe für 90 | ich würde höchstens 50 dafür ausgeben | \
      hätte gern ein neues rad für 800 | muss noch 120 an die stadtwerke überweisen | \
      vergiss nicht die 60 für den kindergarten | der klempner will 250 haben | \
      das neue handy kostet 999 | diesel steht bei 1,79 | auf dem konto sind noch 430 | \
      lukas schuldet mir noch 35 | ich stehe bei oma mit 100 in der kreide | \
      wie viel war das essen gestern, 40 oder 50 | hab ich die 45 schon eingetragen | \
      hab die jacke für 120 doch nicht genommen | die lastschrift über 89 ist geplatzt | \
      karte wurde bei rewe abgelehnt 34,20 | mein bruder hat 300 für ein spiel ausgegeben | \
      seine freundin verdient 3200 | setz das budget für essen auf 400 | \
      bayern hat 3 zu 1 gewonnen | zug fährt um 17 | wir sind samstag zu 14 | \
      paula wird morgen 9 | heute 11 kilometer gelaufen | die wohnung soll 1100 warm kosten | \
      falls das auto durch den tüv fällt sind das 900 | er meinte 40 reichen | \
      kannst du mir 20 leihen | dürfen wir bis 500 ausgeben | mama zahlt die 80 | \
      die versicherung soll bald 60 kosten | steuererklärung bringt wahrscheinlich 400 | \
      fast 200 für den mantel ausgegeben | bin 38 geworden | gestern ocean's 11 angeschaut | \
      die kinder sind 6 und 9 | mein cousin verdient 4200 im monat | ausweis gilt bis 2031 | \
      größe 38 ist mir zu klein | wohnen im 7. stock | in mathe hab ich ne 2 bekommen | \
      zeig mir alles über 60 | oma glaubt ich hätte 120 ausgegeben, stimmt aber nicht | \
      das hotel wollte 210 pro nacht, haben noch nicht gebucht | \
      der film geht 2 einhalb stunden | die miete steigt ab april auf 1450 | \
      vermieter will ab juni 50 mehr | meine neue plz ist 50667 | der dollar steht bei 0,92 | \
      bei dm gibts windeln für 31, geh aber nicht hin | \
      wir haben ausgemacht dass onkel rainer die 300 zahlt | \
      das sofa steht für 300 € bei kleinanzeigen drin | \
      die werkstatt meint das werden so 800 euro | bei saturn gerade im angebot für 499 € | \
      von 650 auf 480 runtergehandelt aber trotzdem nein | \
      tante gerda spendiert uns 200 € für den urlaub, hat sie gesagt | \
      wer verliert zahlt die 20 euro | das ticket gibt's ab 29 € | \
      sobald ich die 500 zusammen hab bestell ich | mir fehlen noch 80 € für die miete | \
      der nachbar hat sein auto für 9000 verkauft | \
      meine schwester hat sich ein kleid für 160 € gekauft | bitcoin ist bei 88000 | \
      lisa will die 34 € zurück | erst ab 50 € versandkostenfrei | \
      gewinnspiel: 1000 € zu gewinnen | 3 ungelesene nachrichten | \
      höchstens 60 euro pro woche fürs essen, sonst wirds eng | \
      die rechnung über 75 € ist noch offen | hab kurz überlegt die kamera für 650 zu nehmen | \
      kriegst du für 15 € schon was gescheites?
    fr-FR: le mois prochain je change les pneus, 320 | \
      je mettrais pas plus de 40 dans ce resto | on aimerait un canapé à 600 | \
      faut que je vire 150 à la crèche | pense à payer les 60 de la cantine | \
      le plombier en veut 280 | le billet est à 75 | l'essence est à 1,92 | \
      il me reste 210 sur le compte | julie me doit encore 30 | je dois 50 à thomas | \
      c'était combien le resto, 45 ? | j'ai déjà noté les 20 du taxi | \
      finalement j'ai pas pris la veste à 110 | le prélèvement de 89 a été rejeté | \
      carte refusée au monoprix 34,50 | mon frère a claqué 300 dans un jeu | \
      ma soeur gagne 2400 | mets le plafond resto à 200 | le psg a gagné 3 à 1 | \
      le train est à 17 | on sera 14 samedi | léa fête ses 9 ans | couru 11 bornes ce matin | \
      ils louent l'appart 950 | si la voiture passe pas le contrôle c'est 700 | \
      il m'a dit que 40 suffisait | tu peux me prêter 20 | on a le droit de dépenser 500 | \
      c'est maman qui paie les 80 | l'assurance passera à 60 | \
      j'ai failli mettre 200 dans un manteau | les impôts vont me rendre 400 | \
      j'ai eu 14 en maths | hier on a maté ocean's 11 | mes enfants ont 6 ans et 9 ans | \
      couches à 31 euros, c'est du délire | mon cousin touche 4200 par mois | \
      passeport valable jusqu'en 2031 | le 38 me serre | j'habite au 7e étage | \
      14 sur 20 en maths | montre-moi tout ce qui dépasse 60 | \
      mamie croit que j'ai dépensé 120 mais non | \
      l'hôtel voulait 210 la nuit, on n'a pas réservé | le film dure 2 heures et demie | \
      le loyer augmente à 1450 en avril | le proprio veut 50 de plus en juin | \
      mon nouveau code postal c'est 69003 | le dollar est à 0,92 | \
      chez leclerc y a des couches à 31 mais j'y vais pas | on a dit que tonton paie les 300 | \
      le canapé est à 300 € sur leboncoin | le garage estime ça à 800 euros | \
      chez darty il est en promo à 499 € | celui qui perd paie les 20 euros | \
      y a des billets à partir de 29 € | dès que j'ai les 500 je commande | \
      il me manque 80 € pour le loyer | le voisin a vendu sa voiture 9000 | \
      ma soeur s'est acheté une robe à 160 € | le bitcoin est à 88000 | lisa réclame ses 34 € | \
      livraison gratuite dès 50 € | 1000 € à gagner au concours | 3 messages non lus | \
      la facture de 75 € n'est toujours pas réglée | j'ai hésité pour un appareil photo à 650 | \
      tata nous offre 200 € pour les vacances, elle a dit | t'aurais pas 15 euros
    es-ES: el mes que viene cambio las ruedas, 320 | yo no pagaría más de 40 por eso | \
      nos encantaría un sofá de 600 | hay que pagarle 150 a la guardería | \
      que no se me olvide pagar los 60 del comedor | el fontanero quiere 280 | \
      el billete sale por 75 | la gasolina está a 1,62 | me quedan 210 en la cuenta | \
      julia aún me debe 30 | le debo 50 a tomás | cuánto fue la cena, 45? | \
      ya apunté los 20 del taxi | al final no cogí la chaqueta de 110 | \
      me devolvieron el recibo de 89 por falta de saldo | \
      tarjeta rechazada en mercadona 34,50 | mi hermano se gastó 300 en un juego | \
      mi hermana cobra 1400 | pon el límite de restaurantes en 200 | el madrid ganó 3 a 1 | \
      el tren sale a las 17 | seremos 14 el sábado | lucía cumple 9 | corrí 11 kilómetros hoy | \
      alquilan el piso por 950 | si no pasa la itv son 700 | me dijo que con 40 bastaba | \
      me puedes dejar 20 | podemos gastar hasta 500 | los 80 los paga mamá | \
      anoche vimos ocean's 11 | los niños tienen 6 y 9 años | llamé 4 veces y nadie contesta | \
      pañales a 31 euros, menudo robo | mi primo gana 4200 al mes | el dni caduca en 2031 | \
      la talla 38 me aprieta | vivo en el 7º piso | saqué un 8 en física | \
      enséñame todo lo que pase de 60 | la abuela cree que gasté 120 y no es verdad | \
      el hotel pedía 210 por noche, no hemos reservado | la peli dura 2 horas y media | \
      el alquiler sube a 1450 en abril | el casero quiere 50 más desde junio | \
      mi código postal nuevo es 28012 | el dólar está a 0,92 | \
      quedamos en que el tío paga los 300 | el sofá lo venden a 300 € en wallapop | \
      el taller calcula unos 800 euros | en mediamarkt está de oferta a 499 € | \
      el que pierda paga los 20 euros | hay entradas desde 29 € | \
      cuando junte los 500 lo pido | me faltan 80 € para el alquiler | en paypal tengo 212 € | \
      el vecino vendió el coche por 9000 | mi hermana se compró un vestido de 160 € | \
      el bitcoin va por 88000 | lisa quiere sus 34 € de vuelta | \
      envío gratis a partir de 50 € | sortean 1000 € | 3 mensajes sin leer | \
      la factura de 75 € sigue pendiente | dudé si llevarme la cámara de 650 | \
      la tía dice que nos pone 200 € para el viaje | tienes 15 euros?
    es-MX: el seguro subirá a 60 | casi me gasto 200 en un abrigo | \
      hacienda me va a devolver 400 | saqué 9 en mate
    it-IT: il mese prossimo cambio le gomme, 320 | non spenderei più di 40 per quello | \
      ci piacerebbe un divano da 600 | devo ancora dare 150 all'asilo | \
      non scordare i 60 della mensa | l'idraulico vuole 280 | il biglietto costa 75 | \
      la benzina è a 1,85 | mi restano 210 sul conto | giulia mi deve ancora 30 | \
      devo 50 a tommaso | quanto era la cena, 45? | ho già segnato i 20 del taxi | \
      alla fine la giacca da 110 non l'ho presa | l'addebito di 89 è stato respinto | \
      carta rifiutata alla coop 34,50 | mio fratello ha buttato 300 in un gioco | \
      mia sorella guadagna 1400 | metti il limite ristoranti a 200 | la roma ha vinto 3 a 1 | \
      il treno parte alle 17 | saremo in 14 sabato | lucia compie 9 anni | \
      corso 11 chilometri stamattina | affittano l'appartamento a 950 | \
      se la macchina non passa la revisione sono 700 | mi ha detto che 40 bastavano | \
      puoi prestarmi 20 | possiamo spendere fino a 500 | gli 80 li paga mamma | \
      l'assicurazione salirà a 60 | stavo per spendere 200 per un cappotto | \
      il fisco mi renderà 400 | preso 9 in matematica | ieri sera visto ocean's 11 | \
      i bambini hanno 6 e 9 anni | chiamato 4 volte, nessuno risponde | \
      pannolini a 31 euro, ma siamo matti | mio cugino guadagna 4200 al mese | \
      la carta d'identità scade nel 2031 | la 38 mi sta stretta | abitiamo al 7 piano | \
      preso un 8 in fisica | fammi vedere tutto sopra i 60 | nonna crede che abbia speso 120 | \
      l'hotel voleva 210 a notte, non abbiamo prenotato | il film dura 2 ore e mezza | \
      l'affitto sale a 1450 da aprile | il padrone vuole 50 in più da giugno | \
      il mio cap è 00184 | il dollaro è a 0,92 | siamo d'accordo che lo zio paga i 300 | \
      il divano è su subito a 300 € | il meccanico stima 800 euro | chi perde paga i 20 euro | \
      appena ho i 500 lo ordino | mi mancano 80 € per l'affitto | \
      il vicino ha venduto l'auto a 9000 | mia sorella si è comprata un vestito da 160 € | \
      il bitcoin è a 88000 | lisa rivuole i suoi 34 € | spedizione gratis da 50 € | \
      in palio 1000 € | 3 messaggi non letti | la bolletta da 75 € è ancora da pagare | \
      ero tentato dalla macchina fotografica da 650 | \
      zia dice che ci regala 200 € per il viaggio | hai 15 euro?
    pt-BR: mês que vem troco os pneus, 320 | eu não pagaria mais de 40 nisso | \
      a gente adoraria um sofá de 600 | preciso passar 150 pra creche | \
      não esquecer os 60 da cantina | o encanador quer 280 | a passagem tá 75 | \
      a gasolina tá 5,89 | tenho 210 na conta | a julia ainda me deve 30 | devo 50 pro tomás | \
      quanto foi o jantar, 45? | já anotei os 20 do táxi | no fim não levei a jaqueta de 110 | \
      o débito de 89 foi recusado | cartão recusado no mercado 34,50 | \
      meu irmão torrou 300 num jogo | minha irmã ganha 3400 | \
      coloca o limite de restaurante em 200 | o flamengo ganhou de 3 a 1 | o ônibus sai às 17 | \
      seremos 14 no sábado | a lúcia faz 9 amanhã | corri 11 quilômetros hoje | \
      alugam o apê por 950 | se o carro não passar na vistoria são 700 | \
      ele disse que 40 dava | me empresta 20 aí | podemos gastar até 500 | \
      quem paga os 80 é a mamãe | ontem assistimos ocean's 11 | as crianças têm 6 e 9 anos | \
      liguei 4 vezes, ninguém atende | fralda a 31 reais, que absurdo | \
      meu primo ganha 4200 por mês | a identidade vale até 2031 | o 38 tá apertado | \
      moro no 7º andar | tirei 8 em física | mostra o que passou de 60 | \
      a vó acha que gastei 120 mas é mentira | o hotel queria 210 por noite, não reservamos | \
      o filme dura 2 horas e meia | o aluguel vai pra 1450 em abril | \
      o dono quer 50 a mais a partir de junho | meu cep novo é 01310 | o dólar tá a 5,92 | \
      no atacadão tem fralda a 31 mas não vou | combinamos que o tio paga os 300 | \
      o sofá tá na olx por R$ 300 | o mecânico calcula uns 800 reais | \
      na magalu tá em promoção por R$ 499 | quem perder paga os 20 reais | \
      tem ingresso a partir de R$ 29 | quando juntar os 500 eu peço | \
      me faltam R$ 80 pro aluguel | no paypal tenho R$ 212 | \
      o vizinho vendeu o carro por 9000 | minha irmã comprou um vestido de R$ 160 | \
      o bitcoin tá em 88000 | a lisa quer os 34 reais dela de volta | \
      frete grátis acima de R$ 50 | sorteio de R$ 1000 | 3 mensagens não lidas | \
      a fatura de R$ 75 continua em aberto | quase levei a câmera de 650 | \
      a tia falou que dá 200 reais pra viagem | cê tem 15 reais?
    pt-PT: o seguro vai passar para 60 | por pouco não gastei 200 num casaco | \
      as finanças vão devolver 400 | tirei 9 em matemática
    nl-NL: volgende maand vervang ik de banden, 320 | ik zou er niet meer dan 40 aan uitgeven | \
      we willen graag een bank van 600 | moet de opvang nog 150 overmaken | \
      vergeet de 60 voor overblijven niet | de loodgieter vraagt 280 | het kaartje kost 75 | \
      benzine staat op 2,05 | er staat nog 210 op mijn rekening | julia krijgt nog 30 van mij | \
      tom is mij 50 schuldig | hoeveel was het eten ook alweer, 45 | \
      heb ik die 20 voor de taxi al genoteerd | die jas van 110 toch niet genomen | \
      de incasso van 89 is gestorneerd | pas geweigerd bij ah 34,50 | \
      mijn broer heeft 300 aan een spel uitgegeven | mijn zus verdient 2400 | \
      zet de limiet voor uit eten op 200 | ajax won met 3 tegen 1 | de trein gaat om 17 | \
      we zijn zaterdag met 14 | lotte wordt 9 | vandaag 11 kilometer gelopen | \
      ze verhuren het appartement voor 950 | als de auto niet door de apk komt is het 700 | \
      hij zei dat 40 genoeg was | kun je me 20 lenen | we mogen tot 500 uitgeven | \
      mama betaalt die 80 | de verzekering gaat 60 kosten | bijna 200 uitgegeven aan een jas | \
      ik krijg waarschijnlijk 400 terug van de belasting | een 9 voor wiskunde | \
      gisteren ocean's 11 gekeken | de kinderen zijn 6 en 9 | \
      mijn neef verdient 4200 per maand | paspoort is geldig tot 2031 | maat 38 knelt | \
      we wonen op de 7e verdieping | een 8 gehaald voor natuurkunde | \
      laat alles boven de 60 zien | oma denkt dat ik 120 heb uitgegeven, klopt niet | \
      het hotel wilde 210 per nacht, nog niet geboekt | de film duurt 2 en een half uur | \
      de huur gaat in april naar 1450 | huisbaas wil 50 meer vanaf juni | \
      mijn nieuwe huisnummer is 205 | de dollar staat op 0,92 | \
      bij lidl hebben ze luiers voor 31 maar ik ga niet | \
      afgesproken dat oom piet de 300 betaalt | de bank staat voor 300 euro op marktplaats | \
      garage schat een euro of 800 | bij coolblue nu in de aanbieding voor €499 | \
      wie verliest betaalt de 20 euro | kaartjes heb je vanaf €29 | \
      zodra ik die 500 bij elkaar heb bestel ik hem | ik kom nog €80 tekort voor de huur | \
      op paypal staat nog €212 | de buurman heeft zijn auto voor 9000 verkocht | \
      mijn zus heeft een jurk van €160 gekocht | bitcoin zit op 88000 | \
      lisa wil haar 34 euro terug | pas vanaf €50 gratis verzending | je kan €1000 winnen | \
      3 ongelezen berichten | die rekening van €75 staat nog open | \
      even getwijfeld over een camera van 650 | zou jij €15 betalen voor zo'n pizza | \
      tante ger trakteert ons straks op 200 | \
      de verhuurder rekent €50 schoonmaakkosten, belachelijk
    pl-PL: nie dałbym za to więcej niż 40 | fajnie by było mieć kanapę za 600 | \
      muszę jeszcze przelać 150 do przedszkola | nie zapomnieć o 60 na obiady | \
      hydraulik chce 280 | bilet kosztuje 75 | benzyna jest po 6,49 | na koncie zostało 210 | \
      julia dalej wisi mi 30 | jestem winny tomkowi 50 | ile kosztowała kolacja, 45 | \
      czy wpisałem już 20 za taxi | w końcu nie wziąłem tej kurtki za 110 | \
      polecenie zapłaty na 89 odrzucone | karta odrzucona w biedronce 34,50 | \
      mój brat wydał 300 na grę | siostra zarabia 4400 | ustaw limit na restauracje 200 | \
      legia wygrała 3 do 1 | pociąg odjeżdża o 17 | będzie nas 14 w sobotę | zosia kończy 9 | \
      przebiegłem dziś 11 kilometrów | wynajmują mieszkanie za 2950 | \
      jak auto nie przejdzie przeglądu to 700 | powiedział że 40 wystarczy | pożyczysz mi 20 | \
      możemy wydać do 500 | te 80 płaci mama | ubezpieczenie wzrośnie do 60 | \
      prawie wydałem 200 na płaszcz | urząd skarbowy odda mi 400 | dostałem 5 z matmy | \
      wczoraj obejrzeliśmy ocean's 11 | dzwoniłam 4 razy, nikt nie odbiera | \
      pieluchy po 31 zł, rozbój | kuzyn zarabia 4200 miesięcznie | paszport ważny do 2031 | \
      rozmiar 38 mnie ciśnie | mieszkamy na 7 piętrze | dostałam 5 z fizyki | \
      pokaż wszystko powyżej 60 | babcia myśli że wydałam 120 | \
      hotel chciał 210 za noc, nie zarezerwowaliśmy | film trwa 2 i pół godziny | \
      czynsz rośnie do 1450 od kwietnia | właściciel chce 50 więcej od czerwca | \
      mój nowy kod to 31042 | dolar jest po 3,92 | w lidlu są pieluchy po 31 ale nie idę | \
      ustaliliśmy że wujek płaci te 300 | kanapa stoi na olx za 300 zł | \
      mechanik szacuje na 800 zł | w rtv jest promocja za 499 zł | kto przegra płaci 20 zł | \
      bilety są od 29 zł | jak uzbieram 500 to zamawiam | brakuje mi 80 zł do czynszu | \
      na paypalu mam 212 zł | sąsiad sprzedał auto za 9000 | \
      siostra kupiła sobie sukienkę za 160 zł | lisa chce swoje 34 zł z powrotem | \
      darmowa dostawa od 50 zł | do wygrania 1000 zł | 3 nieprzeczytane wiadomości | \
      faktura na 75 zł dalej niezapłacona | zastanawiałem się nad aparatem za 650 | \
      ciocia mówi że dorzuci 200 zł na wyjazd | masz pożyczyć 15 zł
    en-IN: agle mahine tyre badalne hain 3200 | main iske 400 se zyada nahi dunga | \
      ek naya sofa lena tha 6000 ka | school ki fees bharni hai 1500 | \
      yaad rakhna canteen ke 600 dene hain | plumber 2800 maang raha hai | ticket 750 ki hai | \
      petrol 103 ho gaya | account mein 2100 bache hain | rahul ne abhi tak 300 nahi lautaye | \
      mujhe tomar ko 500 dene hain | dinner kitne ka tha 450 | \
      maine taxi ke 200 likh diye kya | jacket nahi li 1100 ki thi | \
      890 ka payment fail ho gaya | card decline hua dmart mein 345 | \
      bhai ne game pe 3000 uda diye | didi 40000 kamati hai | khane ka budget 4000 kar do | \
      train 5 baje ki hai | shanivar ko 14 log aayenge | bitiya 9 saal ki ho gayi | \
      aaj 11 kilometer bhaga | flat ka kiraya 9500 maangte hain | \
      agar gaadi pass nahi hui to 700 lagenge | usne bola 400 kaafi hai | \
      200 udhaar de do yaar | hum 5000 tak kharch kar sakte hain | 800 mummy degi | \
      insurance 600 hone wala hai | coat pe 2000 kharch karte karte bacha | \
      tax refund 4000 aane wala hai | maths mein 90 aaye | kal raat ocean 11 dekhi | \
      4 baar phone kiya kisi ne nahi uthaya | diaper 310 ke, loot machi hai | \
      mera cousin 42000 mahine ka kamata hai | passport 2031 tak valid hai | \
      8 number ka joota tight hai | hum 7 manzil pe rehte hain | physics mein 80 number aaye | \
      600 se upar wala sab dikhao | dadi ko lagta hai maine 1200 udaye | \
      hotel 2100 ek raat ka maang raha tha | movie 2 ghante ki hai | \
      kiraya april se 14500 ho jayega | makaan malik june se 500 zyada chahta hai | \
      naya pin code 110016 hai | dollar 92 ka ho gaya | \
      dmart mein diaper 310 ke hain par nahi ja raha | tay hua ki chacha 3000 denge | \
      sofa olx pe 3000 mein mil raha hai | mechanic bol raha hai 8000 lagenge | \
      croma mein offer hai 4999 ka | jo haarega wo 200 dega | ticket 290 se shuru hai | \
      jaise hi 5000 jama honge order kar dunga | rent ke liye 800 kam pad rahe hain | \
      paytm mein 212 rupaye pade hain | bitcoin 88 lakh pe hai | \
      lisa apne 340 wapas maang rahi hai | 500 ke upar free delivery | \
      10000 ka inaam rakha hai | 3 message unread hain | 750 ka bill abhi tak nahi bhara | \
      camera 6500 ka tha socha le lu phir chhod diya | bua ne kaha 2000 degi trip ke liye | \
      tere paas 150 rupaye hain | gold 7200 per gram chal raha hai | sona 72000 pahunch gaya | \
      kal interview hai 11 baje | is mahine 5000 se zyada kharch nahi karna | \
      maine socha tha 1500 ka milega par mehnga nikla | cab 600 maang raha tha to mana kar diya
    """

  /// Plain entries, in the words of the same languages.
  static let entries = """
    en-US: coffee 4.50 | lunch with sam 18 | 62 gas | spent 45 at trader joes | \
      paid the electric bill 130 | bought a jacket for 80 | parking 12 downtown | \
      haircut was 35 | new tires 420 | dentist copay 25 | dog food 54 petco | \
      sent mom 100 for her birthday | movie night 32 with the kids | \
      yesterday groceries 88.20 | the sitter cost me 60 | picked up prescriptions 15 | \
      gave 20 to the guy at the car wash | got my nails done 45 | pizza for the team 64 | \
      uber home 23 | school trip for emma 40 | dinner came to 71
    de-DE: kaffee 3,20 | mittagessen mit sabine 18 | 62 tanken | bei rewe 45 gelassen | \
      stromrechnung bezahlt 130 | jacke gekauft für 80 | parkhaus 12 | friseur war 35 | \
      neue reifen 420 | zuzahlung zahnarzt 25 | hundefutter 54 fressnapf | \
      mama 100 zum geburtstag geschenkt | kino 32 mit den kindern | gestern einkauf 88,20 | \
      babysitter hat 60 gekostet | in der apotheke 15 bezahlt | \
      dem jungen 20 gegeben fürs rasenmähen | nägel machen lassen 45 | pizza fürs team 64 | \
      taxi nach hause 23 | klassenfahrt emma 40 | abendessen hat 71 gemacht
    fr-FR: café 3,20 | déjeuner avec sabine 18 | 62 essence | laissé 45 chez carrefour | \
      payé la facture d'électricité 130 | acheté une veste 80 | parking 12 | coiffeur 35 | \
      pneus neufs 420 | dentiste 25 de ma poche | croquettes 54 | \
      donné 100 à maman pour son anniversaire | cinéma 32 avec les enfants | \
      hier courses 88,20 | la nounou m'a coûté 60 | 15 à la pharmacie | 20 de pourboire | \
      manucure 45 | pizza pour l'équipe 64 | taxi pour rentrer 23 | sortie scolaire d'emma 40 | \
      le dîner a fait 71
    es-ES: café 3,20 | comida con sabina 18 | 62 gasolina | me dejé 45 en mercadona | \
      pagué la luz 130 | compré una chaqueta por 80 | parking 12 | peluquería 35 | \
      ruedas nuevas 420 | dentista 25 | le di 100 a mamá por su cumple | \
      cine 32 con los niños | ayer compra 88,20 | la canguro me costó 60 | 15 en la farmacia | \
      20 de propina | me hice las uñas 45 | pizza para el equipo 64 | taxi a casa 23 | \
      excursión de emma 40 | la cena salió en 71
    it-IT: caffè 3,20 | pranzo con sabina 18 | 62 benzina | lasciati 45 alla coop | \
      pagata la bolletta della luce 130 | comprata una giacca a 80 | parcheggio 12 | \
      parrucchiere 35 | gomme nuove 420 | dentista 25 | crocchette 54 | \
      dato 100 a mamma per il compleanno | cinema 32 coi bambini | ieri spesa 88,20 | \
      la babysitter mi è costata 60 | 15 in farmacia | 20 di mancia | fatto le unghie 45 | \
      pizza per la squadra 64 | taxi per casa 23 | gita di emma 40 | la cena è venuta 71
    pt-BR: café 3,20 | almoço com sabina 18 | 62 gasolina | deixei 45 no mercado | \
      paguei a conta de luz 130 | comprei uma jaqueta por 80 | estacionamento 12 | \
      cabeleireiro 35 | pneus novos 420 | dentista 25 | ração do cachorro 54 | \
      dei 100 pra mamãe de aniversário | cinema 32 com as crianças | ontem mercado 88,20 | \
      a babá me custou 60 | 15 na farmácia | 20 de gorjeta | fiz as unhas 45 | \
      pizza pro time 64 | uber pra casa 23 | passeio da escola da emma 40 | o jantar deu 71
    nl-NL: koffie 3,20 | lunch met sabine 18 | 62 tanken | 45 bij de jumbo | \
      energierekening betaald 130 | jas gekocht voor 80 | parkeren 12 | kapper 35 | \
      nieuwe banden 420 | tandarts 25 | hondenvoer 54 | mama 100 gegeven voor haar verjaardag | \
      bioscoop 32 met de kinderen | gisteren boodschappen 88,20 | de oppas kostte me 60 | \
      15 bij de apotheek | 20 fooi | nagels laten doen 45 | pizza voor het team 64 | \
      taxi naar huis 23 | schoolreisje emma 40 | het eten was 71
    pl-PL: kawa 13,20 | obiad z sabiną 48 | 262 paliwo | zostawiłem 145 w biedronce | \
      zapłaciłem rachunek za prąd 130 | kupiłam kurtkę za 180 | parking 12 | fryzjer 85 | \
      nowe opony 1420 | dentysta 250 | karma dla psa 54 | dałem mamie 100 na urodziny | \
      kino 92 z dziećmi | wczoraj zakupy 88,20 | niania kosztowała mnie 160 | 45 w aptece | \
      20 napiwku | paznokcie 120 | pizza dla zespołu 164 | taksówka do domu 43 | \
      wycieczka szkolna zosi 140 | kolacja wyszła 171
    en-IN: chai 20 | lunch with amit 180 | petrol 620 bharwaya | dmart mein 450 kharch kiye | \
      bijli ka bill 1300 bhara | jacket li 800 mein | parking 50 | baal katwaye 150 | \
      naye tyre 4200 | doctor ko 500 diye | kutte ka khana 540 | \
      mummy ko 1000 diye birthday pe | movie 320 bachon ke saath | kal sabzi 88 | \
      maid ki salary 6000 di | dawai 150 | waiter ko 20 tip di | auto 60 ka laga | \
      pizza team ke liye 640 | ola ghar tak 230 | emma ki school trip 400 | dinner 710 ka pada
    """
}
