extension NonEntryTables {
  /// As ``nothing``, in the Romance languages.
  static let romance = """
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
      la ligne 6 est en panne | faut être chez le médecin à 8 | \
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
    """
}
