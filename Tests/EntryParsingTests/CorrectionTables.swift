/// Sentences of nine languages that correct what was said before, and those that only look like it; some were written
/// with the rules, and those that the rules do not read are not here.
///
/// A row is `locale: sentence | sentence | ...`; an amount of a look-alike is 12.00.
enum CorrectionTables {
  /// Corrections by their opening, by what they deny, by what they refer to, and by what they ask to change.
  static let corrections = """
    en-US: sorry that coffee was 4.50 | nope, lunch was 14 | wait, it was tacos not burgers, 18
    en-US: the last one should have been 30 | i said 40 but it was 14 | change lunch to 12 | make the taxi 22
    en-US: that was groceries, not gas, 54 | 30 instead of 20 | i typed 300 instead of 30
    en-US: you put 45, it was 54 | that last coffee was 3.20 not 2.30 | the 40 was for gas not food
    en-US: it wasn't target, it was walmart, 61 | logged the 20 twice | hang on, the parking came to 9
    en-US: no no, 19 at the deli | set the rent to 900 | oops, the uber was 17 | correction: dinner 45
    en-US: those two beers were 16, not 12 | the pizza from before was 24 | fix the last entry, 33
    en-US: that 15 was in euros | not uber but lyft, 23 | we were charged 48 not 84
    en-US: he paid 20, not me, remove the 20 | it should be 65 for the shoes | update the dinner one to 38
    en-US: my mistake the haircut was 25 | move the 30 to dining | the previous one was 12.40
    en-US: wasn't 50, was 15 | actually it was closer to 45 | hmm wait the cab should be 22
    en-US: the lunch thing was 14 not 41 | that lunch? it was 18 | forget what i said, 20
    en-US: the 12.50 wasn't for coffee | no it's 30 | not 15, 50 | nah 15 was the tip, total was 50
    en-US: my bad, groceries were 72 | whoops the tickets were 60 each not 60 total
    en-US: i got it wrong, the gym is 35 | it wasn't yesterday, the 20 was today | that one was sam's, remove 20
    en-US: the amount is wrong, it was 33 | it cost 40 and not 50 | that 30? make it 35 | misheard, 13 not 30
    en-US: so it turns out the bill was 88 | false alarm, dinner was 45 not 54 | the coffee was 4 rather than 5
    en-US: ah the price was 19 actually | lunch was 14, not 12 like i said | i accidentally put 200, it was 20
    en-US: it should say 14 for lunch | the last expense goes under gifts, 20 | it's 20 euros not dollars
    en-US: i paid 20 not 25 | rather 20 for the taxi | edit: 20 for lunch | the 8 for snacks is wrong
    en-US: actually paid 20
    de-DE: sorry, der Kaffee war 4,50 | nein, das Mittagessen waren 14 | warte, das war Pizza nicht Pasta, 18
    de-DE: der letzte hätte 30 sein sollen | ich hab 40 gesagt, es waren 14 | ändere Mittagessen auf 12
    de-DE: das war Benzin und nicht Essen, 54 | 30 statt 20 | ich habe 300 statt 30 getippt
    de-DE: du hast 45 notiert, es waren 54 | der letzte Kaffee war 3,20 nicht 2,30
    de-DE: die 40 waren für Benzin, nicht für Essen | das war nicht bei Rewe sondern bei Aldi, 61
    de-DE: die 20 sind doppelt drin | halt, Parken waren 9 | setz die Miete auf 900
    de-DE: ups, das Taxi hat 17 gekostet | Korrektur: Abendessen 45 | das eben waren 16, nicht 12
    de-DE: die Pizza von vorhin war 24 | ich meinte 8,50 für das Brötchen | lösch die 20 fürs Mittagessen
    de-DE: das vorhin war in Franken, 15 | nicht Uber sondern Bolt, 23 | korrigier den Friseur auf 25
    de-DE: die 30 gehören zu Restaurant | das war kein Bier, das war Wein, 12 | doch nur 12 für den Kuchen
    de-DE: die Kinokarten waren 22 und nicht 32 | eigentlich eher 45
    de-DE: das mit dem Mittagessen waren 14, nicht 41 | vergiss was ich gesagt hab, 20
    de-DE: die 12,50 waren nicht für Kaffee | nein es sind 30 | nicht 15, 50 | Einkauf war doch 72
    de-DE: hab mich vertan, Fitnessstudio sind 35 | das war nicht gestern, die 20 waren heute
    de-DE: der Betrag stimmt nicht, es waren 33 | hat 40 gekostet und nicht 50
    de-DE: stellt sich raus die Rechnung war 88 | Fehlalarm, Abendessen war 45 statt 54
    de-DE: Mittag war 14 und nicht 12 wie gesagt | versehentlich 200 eingegeben, waren 20
    de-DE: letzte Ausgabe gehört zu Geschenke, 20 | es sind 20 Dollar, keine Euro | hab 20 bezahlt, nicht 25
    de-DE: Edit: 20 Mittagessen | die 8 für Snacks sind falsch | bei Lidl, nicht bei Rewe, 45
    de-DE: statt 45 waren es 54 | Abendessen, nicht Mittagessen, 45
    de-DE: nee, der Döner war bei Ali und nicht bei Mehmet, 8 | Mist, hab 8 geschrieben, waren 80
    de-DE: die 12 bitte zu Lebensmittel | ich korrigiere mich: 15 | mach aus 15 bitte 50
    de-DE: der Eintrag von eben war 15, nicht 50 | war doch gestern, die 15 | Betrag war 15 statt 50
    de-DE: ach nee Moment 15 waren es | sorry, das Brot war 3,20 | die Pizza hat nur 9 gekostet, nicht 12
    de-DE: das mit den 20 war ein Geschenk | Einkauf gestern waren eigentlich 43 | 43 wars | doch 43
    de-DE: Schuhe nicht 80 sondern 60
    fr-FR: pardon, le café c'était 4,50 | non, le déjeuner c'était 14
    fr-FR: attends, c'était des pâtes pas une pizza, 18 | la dernière aurait dû être 30
    fr-FR: j'ai dit 40 mais c'était 14 | change le déjeuner en 12 | mets le taxi à 22
    fr-FR: c'était de l'essence, pas des courses, 54 | 30 au lieu de 20 | j'ai tapé 300 au lieu de 30
    fr-FR: tu as noté 45, c'était 54 | le dernier café était à 3,20 pas 2,30 | les 40 c'était pour l'essence
    fr-FR: ce n'était pas chez Carrefour mais chez Lidl, 61 | les 20 sont en double
    fr-FR: minute, le parking faisait 9 | mets le loyer à 900 | oups, le taxi a coûté 17 | correction : dîner 45
    fr-FR: c'était 16, pas 12 | la pizza de tout à l'heure c'était 24 | je voulais dire 8,50 pour le croissant
    fr-FR: les 15 étaient en francs suisses | pas Uber mais Bolt, 23 | corrige le coiffeur à 25
    fr-FR: les 30 vont dans restaurant | c'était pas une bière, c'était du vin, 12
    fr-FR: en fait le gâteau faisait 12 | passe le cinéma à 22 | en fait plutôt 45
    fr-FR: hum attends, le taxi devrait être 22 | pour le déjeuner c'était 14 pas 41
    fr-FR: oublie ce que j'ai dit, 20 | les 12,50 c'était pas pour le café | non c'est 30 | pas 15, 50
    fr-FR: les courses c'était 72 en fait | je me suis trompé, la salle c'est 35
    fr-FR: c'était pas hier, les 20 c'était aujourd'hui | le montant est faux, c'était 33
    fr-FR: ça a coûté 40 et pas 50 | finalement la facture était de 88 | le midi c'était 14 et non 12
    fr-FR: par erreur j'ai mis 200, c'était 20 | la dernière dépense va dans cadeaux, 20
    fr-FR: c'est 20 dollars pas des euros | j'ai payé 20 pas 25 | édit : 20 déjeuner
    fr-FR: les 8 de snacks c'est faux | c'est pas 20 c'est 25 | ce n'est pas 20 mais 25
    fr-FR: chez Lidl, pas chez Auchan, 45 | en fait j'ai payé 45 | au lieu de 45 c'était 54
    fr-FR: dîner, pas déjeuner, 45 | non, le kebab c'était chez Ali pas chez Mo, 8
    fr-FR: mince, j'ai écrit 8, c'était 80 | mets les 12 dans courses | je corrige : 15 | change 15 en 50
    fr-FR: celui de tout à l'heure c'était 15, pas 50 | le montant c'était 15 au lieu de 50
    fr-FR: la pizza a coûté seulement 9, pas 12 | les 20 c'était un cadeau
    fr-FR: les courses d'hier c'était 43 en fait | chaussures pas 80 mais 60 | non plutôt 43
    fr-FR: je veux dire 43 pour le train | pas 43 mais 34 pour le train | j'avais dit 43 mais c'est 34
    es-ES: perdón, el café eran 4,50 | no, la comida fueron 14 | espera, era pizza no pasta, 18
    es-ES: el último tenía que ser 30 | dije 40 pero eran 14 | cambia la comida a 12 | pon el taxi en 22
    es-ES: eso era gasolina, no comida, 54 | 30 en vez de 20 | puse 300 en lugar de 30 | apuntaste 45, eran 54
    es-ES: el último café fue 3,20 no 2,30 | los 40 eran de gasolina | no fue en Mercadona sino en Lidl, 61
    es-ES: los 20 están repetidos | espera, el parking fueron 9 | sube el alquiler a 900 en el último apunte
    es-ES: uy, el taxi costó 17 | corrección: cena 45 | eso eran 16, no 12 | la pizza de antes eran 24
    es-ES: quise decir 8,50 por el bocadillo | borra los 20 de la comida | los 15 eran en francos
    es-ES: no Uber sino Bolt, 23 | corrige la peluquería a 25 | los 30 van en restaurante
    es-ES: no era cerveza, era vino, 12 | al final la tarta fueron 12 | deja el cine en 22
    es-ES: en realidad más bien 45 | mm espera, el taxi debería ser 22 | lo de la comida eran 14, no 41
    es-ES: olvida lo que dije, 20 | los 12,50 no eran de café | no, son 30 | no 15, 50
    es-ES: la compra eran 72 en realidad | el importe está mal, eran 33 | costó 40 y no 50
    es-ES: resulta que la cuenta era 88 | lo de mediodía eran 14 y no 12 | por error puse 200, eran 20
    es-ES: el último gasto va en regalos, 20 | son 20 dólares, no euros | pagué 20 no 25 | editar: 20 comida
    es-ES: los 8 de snacks están mal | no, el taxi fue a medias, solo 9 | no son 20, son 25 | no eran 20 sino 25
    es-ES: en Lidl, no en Mercadona, 45 | en realidad pagué 45 | en vez de 45 eran 54 | cena, no comida, 45
    es-ES: no, el kebab fue en Ali y no en Mo, 8 | uy, escribí 8, eran 80 | pon los 12 en compras
    es-ES: me corrijo: 15 | cambia 15 por 50 | el de hace rato fue 15, no 50 | el importe era 15 en lugar de 50
    es-ES: la pizza costó solo 9, no 12 | los 20 fueron un regalo | zapatos no 80 sino 60 | no, mejor 43
    es-ES: quiero decir 43 del tren | no 43 sino 34 del tren | había dicho 43 pero son 34
    it-IT: scusa, il caffè era 4,50 | no, il pranzo era 14 | aspetta, era pizza non pasta, 18
    it-IT: l'ultima doveva essere 30 | ho detto 40 ma erano 14 | cambia il pranzo a 12 | metti il taxi a 22
    it-IT: quello era benzina, non spesa, 54 | 30 invece di 20 | ho scritto 300 invece di 30
    it-IT: hai segnato 45, erano 54 | l'ultimo caffè era 3,20 non 2,30 | i 40 erano per la benzina
    it-IT: non era all'Esselunga ma alla Coop, 61 | i 20 sono doppi | aspetta, il parcheggio era 9
    it-IT: metti l'affitto a 900 | ops, il taxi è costato 17 | correzione: cena 45 | erano 16, non 12
    it-IT: la pizza di prima era 24 | volevo dire 8,50 per il panino | togli i 20 del pranzo
    it-IT: i 15 erano in franchi | non Uber ma Bolt, 23 | correggi il parrucchiere a 25
    it-IT: i 30 vanno su ristorante | non era birra, era vino, 12 | alla fine la torta era 12
    it-IT: il caffè era 2 non 3 | in realtà piuttosto 45 | mm aspetta, il taxi dovrebbe essere 22
    it-IT: per il pranzo erano 14, non 41 | dimentica quello che ho detto, 20 | i 12,50 non erano per il caffè
    it-IT: no, sono 30 | non 15, 50 | la spesa era 72 in realtà | mi sono sbagliato, la palestra sono 35
    it-IT: l'importo è sbagliato, erano 33 | è costato 40 e non 50 | a quanto pare il conto era 88
    it-IT: a mezzogiorno erano 14 e non 12 | per errore ho messo 200, erano 20 | l'ultima spesa va in regali, 20
    it-IT: sono 20 dollari, non euro | ho pagato 20 non 25 | modifica: 20 pranzo | gli 8 di snack sono sbagliati
    it-IT: no, il taxi era diviso, solo 9 | non sono 20, sono 25 | non erano 20 ma 25
    it-IT: alla Coop, non al Lidl, 45 | invece di 45 erano 54 | cena, non pranzo, 45
    it-IT: no, il kebab era da Ali e non da Mo, 8 | cavolo, ho scritto 8, erano 80 | metti i 12 in spesa
    it-IT: mi correggo: 15 | cambia 15 in 50 | quello di poco fa era 15, non 50 | l'importo era 15 invece di 50
    it-IT: la pizza è costata solo 9, non 12 | i 20 erano un regalo | la spesa di ieri erano in realtà 43
    it-IT: scarpe non 80 ma 60 | no, meglio 43 | voglio dire 43 del treno | non 43 ma 34 del treno
    it-IT: avevo detto 43 ma sono 34
    pt-BR: desculpa, o café foi 4,50 | não, o almoço foi 14 | espera, era pizza não massa, 18
    pt-BR: o último devia ser 30 | eu disse 40 mas foram 14 | muda o almoço pra 12 | põe o táxi em 22
    pt-BR: aquilo era gasolina, não comida, 54 | 30 em vez de 20 | digitei 300 em vez de 30
    pt-BR: você anotou 45, foram 54 | o último café foi 3,20 não 2,30 | os 40 eram de gasolina
    pt-BR: os 20 estão duplicados | peraí, o estacionamento foi 9 | coloca o aluguel em 900
    pt-BR: ops, o táxi custou 17 | correção: jantar 45 | foram 16, não 12 | a pizza de antes foi 24
    pt-BR: quis dizer 8,50 do pão | os 15 eram em dólares | corrige o cabeleireiro pra 25
    pt-BR: os 30 vão em restaurante | não era cerveja, era vinho, 12 | no fim o bolo foi 12 | aquele café foi 3
    pt-BR: hm espera, o táxi devia ser 22 | o do almoço foi 14, não 41 | esquece o que eu disse, 20
    pt-BR: os 12,50 não eram do café | não, são 30 | não 15, 50 | as compras foram 72 na verdade
    pt-BR: me enganei, a academia são 35 | o valor tá errado, foram 33 | custou 40 e não 50
    pt-BR: acontece que a conta foi 88 | no almoço foram 14 e não 12 | sem querer coloquei 200, eram 20
    pt-BR: o último gasto vai em presentes, 20 | são 20 dólares, não reais | paguei 20 não 25
    pt-BR: editar: 20 almoço | os 8 de lanche estão errados | não, o táxi foi dividido, só 9
    pt-BR: não são 20, são 25 | não eram 20 e sim 25 | na verdade paguei 45 | em vez de 45 eram 54
    pt-BR: jantar, não almoço, 45 | os 40 eram do meu irmão | não, o kebab foi no Ali e não no Mo, 8
    pt-BR: putz, escrevi 8, foram 80 | põe os 12 em mercado | me corrigindo: 15 | troca 15 por 50
    pt-BR: o de agora há pouco foi 15, não 50 | o valor foi 15 em vez de 50 | ah espera foram 15
    pt-BR: a pizza custou só 9, não 12 | os 20 foram um presente | as compras de ontem foram na verdade 43
    pt-BR: sapatos não 80 e sim 60 | não, melhor 43 | não 43 mas 34 do trem | eu tinha dito 43 mas é 34
    nl-NL: sorry, de koffie was 4,50 | nee, de lunch was 14 | wacht, het was pizza geen pasta, 18
    nl-NL: de laatste had 30 moeten zijn | ik zei 40 maar het was 14 | verander lunch in 12 | zet de taxi op 22
    nl-NL: dat was benzine, geen eten, 54 | 30 in plaats van 20 | ik typte 300 in plaats van 30
    nl-NL: je noteerde 45, het was 54 | de laatste koffie was 3,20 niet 2,30 | die 40 was voor benzine
    nl-NL: het was niet bij Jumbo maar bij Lidl, 61 | die 20 staat er dubbel in | wacht, het parkeren was 9
    nl-NL: zet de huur op 900 | oeps, de taxi kostte 17 | correctie: diner 45 | het was 16, niet 12
    nl-NL: de pizza van daarnet was 24 | ik bedoelde 8,50 voor het broodje | die 15 waren franken
    nl-NL: niet Uber maar Bolt, 23 | corrigeer de kapper naar 25 | die 30 hoort bij restaurant
    nl-NL: het was geen bier, het was wijn, 12 | toch maar 12 voor de taart | die film was 22 en geen 32
    nl-NL: eigenlijk eerder 45 | hm wacht, de taxi zou 22 moeten zijn | die lunch was 14, niet 41
    nl-NL: vergeet wat ik zei, 20 | die 12,50 was niet voor koffie | nee het is 30 | niet 15, 50
    nl-NL: de boodschappen waren toch 72 | ik heb me vergist, de sportschool is 35
    nl-NL: het was niet gisteren, die 20 was vandaag | het bedrag klopt niet, het was 33
    nl-NL: het kostte 40 en niet 50 | blijkt dat de rekening 88 was | de lunch was 14 en geen 12
    nl-NL: per ongeluk 200 ingevoerd, het was 20 | de laatste uitgave hoort bij cadeaus, 20
    nl-NL: het zijn 20 dollar, geen euro | ik betaalde 20 niet 25 | bewerk: 20 lunch
    nl-NL: die 8 voor snacks klopt niet | het is geen 20 maar 25 | bij Lidl, niet bij Jumbo, 45
    nl-NL: eigenlijk betaalde ik 45 | in plaats van 45 was het 54 | avondeten, geen lunch, 45
    nl-NL: die 40 was van mijn broer | nee, de döner was bij Ali en niet bij Mo, 8
    nl-NL: shit, ik schreef 8, het was 80 | doe die 12 bij boodschappen | ik corrigeer: 15 | maak van 15 maar 50
    nl-NL: die net was 15, niet 50 | was toch gisteren, die 15 | bedrag was 15 in plaats van 50
    nl-NL: de pizza kostte maar 9, geen 12 | die 20 was een cadeau | boodschappen gisteren waren eigenlijk 43
    nl-NL: 43 was het | schoenen geen 80 maar 60 | nee toch 43 | ik bedoel 43 voor de trein
    nl-NL: niet 43 maar 34 voor de trein
    pl-PL: przepraszam, kawa była za 4,50 | nie, obiad był za 14 | czekaj, to była pizza nie makaron, 18
    pl-PL: ostatni miał być 30 | mówiłem 40, a było 14 | zmień obiad na 12 | ustaw taksówkę na 22
    pl-PL: to było paliwo, nie jedzenie, 54 | 30 zamiast 20 | wpisałam 300 zamiast 30 | zapisałeś 45, było 54
    pl-PL: ostatnia kawa była za 3,20 nie 2,30 | te 40 było na paliwo | to nie była Biedronka tylko Lidl, 61
    pl-PL: te 20 jest podwójnie | czekaj, parking był za 9 | ustaw czynsz na 900 | ups, taksówka kosztowała 17
    pl-PL: korekta: kolacja 45 | to było 16, nie 12 | tamta pizza była za 24 | miałem na myśli 8,50 za bułkę
    pl-PL: te 15 było w euro | nie Uber tylko Bolt, 23 | popraw fryzjera na 25 | te 30 to restauracja
    pl-PL: to nie było piwo, to było wino, 12 | jednak ciasto było za 12 | tamto kino było za 22
    pl-PL: właściwie raczej 45 | hm czekaj, taksówka powinna być za 22 | ten obiad był za 14, nie 41
    pl-PL: zapomnij co mówiłem, 20 | te 12,50 nie było za kawę | nie, to jest 30 | nie 15, 50
    pl-PL: zakupy jednak były za 72 | pomyliłam się, siłownia to 35 | to nie było wczoraj, te 20 było dzisiaj
    pl-PL: kwota jest zła, było 33 | kosztowało 40 a nie 50 | okazuje się że rachunek był 88
    pl-PL: obiad był za 14 a nie 12 | przez pomyłkę wpisałem 200, było 20 | ostatni wydatek to prezenty, 20
    pl-PL: to 20 dolarów, nie złotych | zapłaciłem 20 nie 25 | edycja: 20 obiad | te 8 za przekąski jest źle
    pl-PL: nie, taksówka była na pół, tylko 9 | nie 20 tylko 25 | to nie jest 20 ale 25
    pl-PL: nie, to były dwie kawy, 24 | zamiast 45 ma być 54 | w Lidlu, nie w Netto, 45
    pl-PL: tak naprawdę zapłaciłem 45 | kolacja, nie obiad, 45 | te 40 to nie Lidl a Biedronka
    pl-PL: nie, kebab był u Alego a nie u Mo, 8 | cholera, wpisałem 8, było 80 | te 12 daj do zakupów
    pl-PL: poprawiam się: 15 | zamień 15 na 50 | to przed chwilą to było 15, nie 50 | kwota była 15 zamiast 50
    pl-PL: oj czekaj 15 było | pizza kosztowała tylko 9, nie 12 | te 20 to był prezent | buty nie 80 tylko 60
    pl-PL: nie, raczej 43 | mam na myśli 43 za pociąg | nie 43 a 34 za pociąg | mówiłam 43 ale jest 34
    pl-PL: pomyłka, pociąg 34 | źle, pociąg był za 34 | to był pociąg, nie autobus, 34
    en-IN: sorry chai 45 ki thi | nahi, lunch 140 ka tha | ruko, wo pizza tha burger nahi, 180
    en-IN: last wala 300 hona chahiye tha | maine 40 bola tha par 14 the | lunch ko 120 kar do
    en-IN: wo petrol tha, khana nahi, 540 | 30 nahi 20 | 20 ki jagah 30 | maine 300 likh diya, 30 tha
    en-IN: pichla wala 320 tha 230 nahi | wo 40 petrol ke the | wo dmart nahi bigbazaar tha, 610
    en-IN: wo 20 do baar aa gaya | ruko, parking 90 ki thi | rent ko 9000 karo | oops, taxi 170 ki thi
    en-IN: correction: dinner 450 | wo 160 the, 120 nahi | pehle wali pizza 240 ki thi | mera matlab 85 tha
    en-IN: lunch wale 20 hata do | wo 15 dollar the | uber nahi ola tha, 230 | sahi amount 250 hai
    en-IN: wo 30 restaurant mein daalo | wo chai nahi coffee thi, 120 | asal mein cake 120 ka tha
    en-IN: galti se 300 daal diya | asal mein 45 ke aaspaas tha | lunch wala 140 ka tha 410 ka nahi
    en-IN: jo bola bhool jao, 20 | wo 125 chai ke nahi the | nahi 30 hai | 15 nahi, 50
    en-IN: sabzi to 72 ki thi actually | galti ho gayi, gym 350 ka hai | amount galat hai, 330 tha
    en-IN: 40 laga 50 nahi | price 190 thi na | dopahar ko 140 the na ki 120 | galti se 200 likh diya, 20 tha
    en-IN: pichla kharcha gifts mein jaayega, 20 | maine 20 diye 25 nahi | edit: 20 lunch
    en-IN: snacks wale 8 galat hai | nahi, taxi aadhi thi, sirf 9 | 20 nahi balki 25 | wo 20 nahi 25 tha
    en-IN: actually 450 diye | 45 ki jagah 54 tha | nahi, kebab ali ke yahan tha mo ke nahi, 80
    en-IN: arre 80 likh diya, 800 tha | wo 120 grocery mein daal do | 150 ko 500 karo
    en-IN: abhi wala 150 tha 500 nahi | pizza sirf 90 ki thi 120 ki nahi | wo 20 gift tha
    en-IN: joote 800 ke nahi 600 ke | nahi 43 hi tha | train ka 43 nahi 34 | maine 43 bola tha par 34 hai
    en-IN: galti, train 34 | galat, train 34 ki thi | wo train thi bus nahi, 34 | sorry bhai 34 tha train ka
    en-IN: na na, auto 34 ka tha
    """

  /// Entries with a word of a correction, or with its shape.
  static let entries = """
    en-US: lunch was 12 | the coffee was 12 | coffee 12, no sugar | no frills groceries 12
    en-US: actually got lunch for 12 | sorry card for anna 12 | forgot to add the taxi, 12
    en-US: oops forgot: coffee 12 | it was 12 for the parking at the airport
    en-US: that was 12 well spent at the cinema | cab wasn't cheap, 12 | tea and not coffee for once, paid 12
    en-US: paid 12 instead of 15 for shoes | double espresso 12 | oh no parking ticket 12
    en-US: actually cheap pizza, 12 | bought the last ticket for 12 | last coffee of the day 12
    en-US: spent the last 12 on fries | no meat today, salad 12 | change of oil 12 | making dinner, groceries 12
    en-US: also coffee 12 | spent 12 on chips, not bad | set of towels 12 | mistaken identity book 12
    en-US: i paid the 12 i owed sam
    de-DE: Mittagessen war 12 | der Kaffee war 12 | Kaffee 12, kein Zucker | eigentlich günstig gegessen, 12
    de-DE: Entschuldigungskarte 12 | Taxi vergessen einzutragen, 12 | das war 12 euro im kino
    de-DE: das Taxi war nicht billig, 12 | 12 statt 15 für Schuhe bezahlt | doppelter Espresso 12
    de-DE: kein Fleisch, Salat 12 | die letzte Karte fürs Konzert 12 | noch ein Kaffee 12 | Ölwechsel 12
    de-DE: Hose ändern lassen 12 | Wartezimmer Kaffee 12 | habe 12 für Blumen bezahlt
    de-DE: nicht viel eingekauft, 12 | Stopp beim Bäcker 12 | Reparatur war 12 | auch Kaffee 12
    de-DE: Moment gegönnt, Eis 12 | nein danke Shirt 12
    fr-FR: le déjeuner était à 12 | le café était à 12 | café 12, sans sucre | en fait pas cher, pizza 12
    fr-FR: carte de pardon 12 | oublié de noter le taxi, 12 | c'était 12 euros au cinéma
    fr-FR: payé 12 au lieu de 15 pour des chaussures | double expresso 12 | pas de viande, salade 12
    fr-FR: le dernier billet du concert 12 | encore un café 12 | vidange 12 | monnaie pour le café 12
    fr-FR: attente au café, 12 | j'ai payé 12 pour des fleurs | arrêt à la boulangerie 12
    fr-FR: la réparation était à 12 | aussi un café 12 | finalement pris le bus, 12 | dernier métro 12
    es-ES: la comida fueron 12 | el café fue 12 | café 12, sin azúcar | en realidad barato, pizza 12
    es-ES: tarjeta de perdón 12 | olvidé apuntar el taxi, 12 | fueron 12 euros en el cine
    es-ES: el taxi no fue barato, 12 | pagué 12 en vez de 15 por zapatos | doble espresso 12
    es-ES: sin carne, ensalada 12 | la última entrada del concierto 12 | otro café 12 | cambio de aceite 12
    es-ES: no mucha compra, 12 en el súper | sala de espera, café 12 | pagué 12 por flores
    es-ES: parada en la panadería 12 | la reparación fue 12 | también café 12 | al final cogí el bus, 12
    es-ES: el último metro 12 | no había pan, galletas 12
    it-IT: il pranzo era 12 | il caffè è costato 12 | caffè 12, senza zucchero | in realtà economico, pizza 12
    it-IT: biglietto di scuse 12 | dimenticato di segnare il taxi, 12 | erano 12 euro al cinema
    it-IT: il taxi non era economico, 12 | pagato 12 invece di 15 per le scarpe | doppio espresso 12
    it-IT: niente carne, insalata 12 | l'ultimo biglietto del concerto 12 | un altro caffè 12 | cambio olio 12
    it-IT: non tanta spesa, 12 al mercato | sala d'aspetto, caffè 12 | pagato 12 per i fiori
    it-IT: sosta dal fornaio 12 | la riparazione è costata 12 | anche un caffè 12
    it-IT: alla fine ho preso il bus, 12 | ultima metro 12
    pt-BR: o almoço foi 12 | o café custou 12 | café 12, sem açúcar | na verdade barato, pizza 12
    pt-BR: cartão de desculpas 12 | esqueci de anotar o táxi, 12 | foram 12 reais no cinema
    pt-BR: o táxi não foi barato, 12 | paguei 12 em vez de 15 nos sapatos | expresso duplo 12
    pt-BR: sem carne, salada 12 | o último ingresso do show 12 | outro café 12 | troca de óleo 12
    pt-BR: não muita compra, 12 no mercado | sala de espera, café 12 | paguei 12 nas flores
    pt-BR: parada na padaria 12 | o conserto foi 12 | também café 12 | no fim peguei o ônibus, 12
    pt-BR: último metrô 12
    nl-NL: lunch was 12 | de koffie was 12 | koffie 12, geen suiker | eigenlijk goedkoop gegeten, 12
    nl-NL: sorrykaart 12 | vergeten te noteren: taxi 12 | het was 12 euro in de bioscoop
    nl-NL: de taxi was niet goedkoop, 12 | 12 betaald in plaats van 15 voor schoenen | dubbele espresso 12
    nl-NL: geen vlees, salade 12 | het laatste kaartje voor het concert 12 | nog een koffie 12
    nl-NL: olie verversen 12 | wachtkamer koffie 12 | 12 betaald voor bloemen | stop bij de bakker 12
    nl-NL: de reparatie was 12 | ook koffie 12 | toch de bus genomen, 12 | laatste metro 12
    pl-PL: obiad był za 12 | kawa była za 12 | kawa 12, bez cukru | właściwie tanio, pizza 12
    pl-PL: kartka z przeprosinami 12 | zapomniałem dodać taksówkę, 12 | 12 zł w kinie
    pl-PL: taksówka nie była tania, 12 | podwójne espresso 12 | bez mięsa, sałatka 12
    pl-PL: ostatni bilet na koncert 12 | jeszcze jedna kawa 12 | wymiana oleju 12 | niedużo kupiłem, 12 na targu
    pl-PL: poczekalnia, kawa 12 | zapłaciłam 12 za kwiaty | przystanek w piekarni 12 | naprawa kosztowała 12
    pl-PL: też kawa 12 | w końcu pojechałem autobusem, 12 | ostatnie metro 12
    en-IN: lunch 12 ka tha | chai 12 ki thi | chai 12, bina cheeni | actually sasta tha, pizza 12
    en-IN: auto likhna bhool gaya, 12 | 12 rupaye cinema mein | taxi sasti nahi thi, 12 | double espresso 12
    en-IN: meat nahi, salad 12 liya | aakhri ticket 12 mein liya | ek aur chai 12 | oil change 12
    en-IN: zyada nahi kharida, 12 market mein | 12 phoolon ke diye | bakery pe ruke 12 | repair 12 mein hua
    en-IN: chai bhi 12 | aakhir bus li, 12 | last metro 12
    """
}
