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
      the HOA wants to raise dues to $325 | u think 80 is fair for a haircut | \
      gotta pay my bookie 200 by friday | my savings goal for japan is 3,000 | \
      the atm ate my card before i got the 100 | he still hasn't sent the 45 for the tickets | \
      bus 22 was packed | down 8 lbs since january | it's 104 outside | \
      split would be 32 each if everyone comes | grandpa lost 500 at the casino | \
      netflix is raising it to 18.99 | not spending more than 40 this weekend | \
      set an alert at 500 for dining | my paycheck won't hit till the 30th, 1900
    en-GB: shall we split the 60 for the gift | council tax is going up to 190 | \
      haven't paid the 45 parking fine yet | reckon it'll be 60 quid for the MOT | \
      nan wants to give me 50 but i said no | city won 4-2
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
      kriegst du für 15 € schon was gescheites? | i glaub des kost 40 oder so | \
      was darf das denn kosten, 60? | der automat hat meine 100 nicht rausgerückt | \
      er hat mir die 45 für die karten immer noch nicht geschickt | 8 kilo runter seit januar | \
      heute hats 34 grad | opa hat im casino 500 verspielt | \
      dieses wochenende nicht mehr als 40 ausgeben | \
      schick mir ne warnung wenn ich über 500 komme | gehalt kommt erst am 30., 1900 | \
      oma wollt mir 50 geben, hab aber abgelehnt | dortmund hat 4:2 verloren | \
      linie 6 fällt heute aus | um halb 8 beim arzt sein | hab ca. 3000 auf der hohen kante | \
      die nebenkostennachzahlung wird bestimmt 400 | \
      die wollen jetzt 12 eintritt, ham die sie noch alle | \
      chef hat mir 200 mehr im monat versprochen | wettet jemand mit mir um 20? | \
      hob i scho gsagt dass die 40 vom seppi san | i brauch no 30 fürs bier | \
      für 25 würd ich's nehmen | kannste mir 50 pumpen | \
      mein kumpel hat 80 fürs konzert gelatzt | 2 zu 1 für uns nach verlängerung | \
      ab 18 uhr geschlossen | tim ist jetzt 1,80 groß | wir brauchen noch 12 stühle | \
      papa steckt mir bestimmt 100 zu | die gez wollen schon wieder 55 | puls 140 beim laufen | \
      seite 87 hausaufgabe mathe | die 300 krieg ich erst nächste woche | \
      hätten sie mal 20 verlangt | 5 grad und regen | schenk ich mir, die 40 sind mir zu viel | \
      budget klamotten runter auf 80
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
      tata nous offre 200 € pour les vacances, elle a dit | t'aurais pas 15 euros | \
      tu crois que 80 c'est correct pour une coupe | grosso modo 12000 pour le toit | \
      l'appareil a avalé ma carte avant les 100 | \
      il m'a toujours pas envoyé les 45 des places | 8 kilos de perdus depuis janvier | \
      il fait 34 aujourd'hui | papi a perdu 500 au casino | pas plus de 40 ce week-end | \
      préviens si je dépasse 500 | la paie arrive que le 30, 1900 | \
      mamie voulait me filer 50 mais j'ai dit non | marseille a perdu 4-2 | \
      la ligne 6 est en panne | faut être chez le médecin à 8 | j'ai genre 3000 de côté | \
      la régul de charges sera sûrement de 400 | mon boss m'a promis 200 de plus par mois | \
      ça va chercher dans les 60 | combien tu mets, 20 ? | à 25 je le prends | tu me files 50 | \
      mon pote a lâché 80 pour le concert | 2 à 1 après prolongations | fermé après 18 | \
      il faut encore 12 chaises | papa va me passer 100 | la mairie me réclame encore 55 | \
      page 87 devoirs | les 300 je les aurai la semaine prochaine | \
      budget fringues ramené à 80 | le lave-linge est passé de 600 à 450 | \
      j'avais pas déjà mis 30 pour le cadeau
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
      la tía dice que nos pone 200 € para el viaje | tienes 15 euros? | \
      crees que 80 está bien por un corte | \
      el cajero se tragó la tarjeta antes de darme los 100 | \
      todavía no me ha mandado los 45 de las entradas | he bajado 8 kilos desde enero | \
      hoy hace 34 grados | el abuelo perdió 500 en el casino | netflix sube a 18,99 | \
      este finde no gastar más de 40 | avísame si paso de 500 | \
      la nómina no entra hasta el 30, 1900 | el betis perdió 4-2 | la línea 6 no funciona | \
      hay que estar en el médico a las 8 | tengo unos 3000 ahorrados | \
      la derrama será de unos 400 | mi jefe me prometió 200 más al mes | a 25 me lo llevo | \
      me pasas 50 | mi colega se dejó 80 en el concierto | 2 a 1 en la prórroga | \
      cerrado desde las 18 | tomi ya mide 1,80 | hacen falta 12 sillas | papá me dará 100 | \
      el ayuntamiento me pide otros 55 | página 87 deberes | \
      los 300 me los dan la semana que viene | presupuesto de ropa bajarlo a 80 | \
      la lavadora bajó de 600 a 450 | no había puesto ya 30 para el regalo
    es-MX: el seguro subirá a 60 | casi me gasto 200 en un abrigo | \
      hacienda me va a devolver 400 | saqué 9 en mate | \
      me andan cobrando 60 de cooperación, ni loco | cuánto le pongo, 20?
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
      zia dice che ci regala 200 € per il viaggio | hai 15 euro? | \
      secondo te 80 va bene per un taglio | a occhio 12000 per il tetto | \
      il bancomat mi ha mangiato la carta prima dei 100 | \
      non mi ha ancora mandato i 45 dei biglietti | giù di 8 chili da gennaio | \
      oggi fanno 34 gradi | il nonno ha perso 500 al casinò | netflix aumenta a 18,99 | \
      questo weekend non più di 40 | avvisami se supero 500 | \
      lo stipendio arriva solo il 30, 1900 | nonna voleva darmi 50 ma ho detto no | \
      il napoli ha perso 4-2 | la linea 6 è ferma | alle 8 dal dottore | avrò 3000 da parte | \
      il conguaglio sarà sui 400 | il capo mi ha promesso 200 in più al mese | \
      si va sui 60 più o meno | quanto metti, 20? | mi sa che costa sui 40 | \
      a 25 lo prenderei | mi allunghi un 50 | il mio amico ha cacciato 80 per il concerto | \
      2 a 1 ai supplementari | chiuso dopo le 18 | tommi è già 1,80 | servono ancora 12 sedie | \
      papà mi darà 100 | il comune vuole altri 55 | battito 140 in corsa | pagina 87 compiti | \
      i 300 me li danno settimana prossima | 5 gradi e pioggia | budget vestiti giù a 80 | \
      la lavatrice è scesa da 600 a 450 | ma non avevo già messo 30 per il regalo
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
      a tia falou que dá 200 reais pra viagem | cê tem 15 reais? | \
      cê acha que 80 tá bom por um corte | por alto uns 12000 no telhado | \
      o caixa engoliu meu cartão antes dos 100 | ele ainda não mandou os 45 dos ingressos | \
      menos 8 quilos desde janeiro | hoje tá fazendo 34 graus | o vô perdeu 500 no cassino | \
      a netflix vai pra 18,99 | esse fds não gastar mais de 40 | me avisa se passar de 500 | \
      o salário só cai dia 30, 1900 | a vó queria me dar 50 mas eu não quis | \
      o vasco perdeu de 4 a 2 | a linha 6 parou | tem que tá no médico às 8 | \
      devo ter uns 3000 guardados | o rateio vai dar uns 400 | \
      meu chefe prometeu 200 a mais por mês | bota aí uns 60 por baixo | quer quanto, 20? | \
      por 25 eu levo | me passa 50 | 2 a 1 na prorrogação | fechado depois das 18 | \
      o tomi já tem 1,80 | ainda precisa de 12 cadeiras | meu pai vai me dar 100 | \
      a prefeitura quer mais 55 | página 87 lição | os 300 só semana que vem | \
      orçamento de roupa cai pra 80 | a lavadora caiu de 600 pra 450 | \
      eu já não dei 30 pro presente
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
      de verhuurder rekent €50 schoonmaakkosten, belachelijk | \
      vind jij 80 normaal voor een knipbeurt | grofweg 12000 voor het dak | \
      automaat slikte mijn pas in voor ik die 100 had | \
      hij heeft die 45 voor de kaartjes nog steeds niet gestuurd | 8 kilo kwijt sinds januari | \
      het is 34 graden buiten | opa heeft 500 verloren in het casino | netflix wordt 18,99 | \
      dit weekend niet meer dan 40 uitgeven | geef een seintje als ik boven de 500 kom | \
      salaris komt pas de 30e, 1900 | oma wilde me 50 geven maar dat wou ik niet | \
      feyenoord verloor met 4-2 | lijn 6 rijdt niet | om 8 bij de dokter zijn | \
      ik heb zo'n 3000 achter de hand | de naheffing zal wel 400 zijn | \
      mijn baas heeft 200 meer per maand beloofd | reken maar op een euro of 60 | \
      hoeveel leg jij in, 20? | doe mij maar een fiets van 400 | kaartje kost tegenwoordig 14 | \
      we doen lootjes, maximaal 20 per persoon | ik betaal hem die 50 morgen terug | \
      mijn maat gooide er 80 tegenaan voor een concert | 2-1 gewonnen na verlenging | \
      vanaf 18 uur gesloten | tim is nu 1,80 | we hebben nog 12 stoelen nodig | \
      papa geeft me vast 100 | de gemeente wil weer 55 van me | \
      hartslag 140 tijdens het rennen | bladzijde 87 huiswerk | \
      die 300 krijg ik volgende week pas | 5 graden en regen | kledingbudget omlaag naar 80 | \
      mag ik 20 van je lenen | heb ik niet al 30 voor dat cadeau ingelegd | \
      de wasmachine is van 600 naar 450 gegaan
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
      ciocia mówi że dorzuci 200 zł na wyjazd | masz pożyczyć 15 zł | \
      myślisz że 80 za strzyżenie to ok | tak z grubsza 12000 za dach | \
      bankomat wciągnął mi kartę zanim dał 100 | dalej nie przysłał 45 za bilety | \
      8 kilo mniej od stycznia | dziś 34 stopnie | dziadek przegrał 500 w kasynie | \
      netflix zdrożeje do 68,99 | w ten weekend nie wydać więcej niż 40 | \
      ostrzeż jak przekroczę 500 | wypłata dopiero 30-tego, 4900 | \
      babcia chciała mi dać 50 ale nie wziąłem | lech przegrał 4-2 | linia 6 nie jeździ | \
      mam jakieś 3000 odłożone | dopłata będzie pewnie z 400 | \
      szef obiecał 200 więcej na miesiąc | licz z 60 zł | ile dajesz, 20? | \
      stary kupił sobie wędkę za 300 | wpadnie mi jeszcze 300 za tydzień | 2:1 po dogrywce | \
      od 18 zamknięte | tymek ma już 180 cm | potrzebujemy jeszcze 12 krzeseł | \
      tata pewnie da stówę | urząd znowu chce 55 | tętno 140 na biegu | strona 87 zadanie | \
      5 stopni i deszcz | budżet na ciuchy w dół do 80 | pożycz 20 do jutra | \
      pralka staniała z 1600 na 1450 | czy ja już nie dałem 30 na ten prezent | \
      wziąłbym za 25 | taksiarz zaśpiewał 90, poszedłem pieszo
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
      maine socha tha 1500 ka milega par mehnga nikla | \
      cab 600 maang raha tha to mana kar diya | tujhe lagta hai 800 theek hai baal katne ka | \
      andaaze se 12000 lagega chhat ka | atm ne card nigal liya 1000 nahi nikle | \
      usne ticket ke 450 abhi tak nahi bheje | aaj 44 degree hai | \
      dada ji casino mein 5000 haar gaye | netflix 649 ka hone wala hai | \
      is weekend 400 se zyada nahi | 5000 se upar jaaye to bata dena | \
      salary 30 ko aayegi 19000 | dadi 500 de rahi thi maine mana kar diya | \
      mumbai 4 wicket se haari | line 6 band hai | 8 baje doctor ke paas jana hai | \
      mere paas 30000 jama hain | maintenance 4000 aayega shayad | \
      boss ne 2000 badhane ka bola hai | kam se kam 600 to lagenge | kitna dega tu 200 | \
      bhai 500 udhaar milega kya | petrol pump pe 110 chal raha hai | sab log 200-200 denge | \
      chacha ne shaadi mein 2 lakh udaye | kal 4 baje milte hain | uski salary 45000 hai | \
      agar discount mila to 1500 mein le lunga | phone 12000 ka tha ab 9000 ka hai | \
      wo 300 maang raha tha maine nahi diye | mummy ne bola 200 se zyada mat kharch karna | \
      mera weight 72 hai | 3 din se bukhar hai | school mein 40 bachche hain | \
      gas cylinder 1100 pahunch gaya | emi 5 tareekh ko katega 8000 | \
      bijli ka bill 2300 aaya hai abhi bharna hai | paper mein 78 percent aaye | \
      auto wala 150 bol raha tha | tune 500 diye the kya
    """

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
      petrol dalwaya hai 500 ka | 540 mein restaurant mein khana khaya
    """
}
