/// Sentences for ``NonEntryTests``: rows of `locale: text | text | …`.
enum NonEntryTables {
  /// Plans, wishes, prices, balances, debts, questions, denials, failures, other people's money, settings,
  /// scores, clocks and counts; those of the Romance languages are in ``romance``.
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
      huisbaas wil 50 meer vanaf juni | \
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
      dopłata będzie pewnie z 400 | \
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
}

extension NonEntryTables {
  /// Spans of days to come, hours with minutes, and prices of things.
  static let spans = """
    en-US: rent due in 6 days 1250 | dentist 90 in 3 days | the plumber comes in 2 weeks 140 | \
      did 1 hour 30 of cardio | ran 2 hours 15 | practised 1 hour 20 | petrol price is 102.9 now | \
      the price of eggs is 6 | gas prices are 4.20
    de-DE: zahnarzt 90 in 3 tagen | miete fällig in 6 tagen 1250 | 1 stunde 30 gejoggt
    fr-FR: dentiste 90 dans 3 jours | loyer dû dans 6 jours 1250 | 1 heure 30 de vélo
    es-ES: dentista 90 dentro de 3 días | alquiler en 6 días 1250 | 1 hora 30 de yoga
    it-IT: dentista 90 tra 3 giorni | affitto 1250 fra 6 giorni | 1 ora 30 di nuoto
    nl-NL: tandarts 90 over 3 dagen | huur over 6 dagen 1250 | 1 uur 30 gefietst
    en-IN: dentist 90 3 din baad
    """

  /// Entries with such spans, hours and prices beside them.
  static let besideSpans = """
    en-US: spent 40 in 3 days | invested 500 in 2 year bonds | flight 320 in 3 weeks | \
      paid 80 for the bill due in 3 days | my half 18 for lunch, next round in 2 weeks | \
      massage 1 hour 80 | rent is 900
    de-DE: 40 euro in 3 tagen ausgegeben | parken 2 stunden 8 euro
    fr-FR: dépensé 40 en 3 jours
    it-IT: speso 40 in 3 giorni
    """
}
