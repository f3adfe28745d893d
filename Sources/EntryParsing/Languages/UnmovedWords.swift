/// Words of sentences that tell of something else than money that moved, in whole classes of a language: forms
/// of "can" and "must", of wishing, costing, owing, earning and thinking; see ``WordCues/counters``,
/// ``WordCues/telling`` and ``WordCues/doing``.
extension LanguageTable {
  static let englishUnmoved = table([
    .cues(
      .counters,
      """
      it'll be, that'll be, gonna be, gotta, gotta pay, gotta buy, savings goal, goal is, \
      goal to, warn if, exceeds, goes over, no way, not a chance, no chance, over my dead body, \
      hard pass, ate my card, swallowed my card, whoever, whoever loses, is budgeted, \
      budgeted at, still short, short on, venmo request, payment request, money request, \
      request from, requested by, runs about, run about, offered to cover, offered to pay, \
      estimates, free delivery, free shipping, i'd pay, id pay, i d pay, we'd pay, i would pay, \
      i'd spend, i'd buy, i'd get, i'd take, could get, could buy, can get, can buy, can spend, \
      may spend, might buy, might get, might spend, will cost, would cost, could cost, \
      might cost, is like, are like, costs like, it's like, is going for, are going for, \
      is up to, are up to, went up to, goes up, going up, is down to, are down to, is now at, \
      are now at, a dozen now, no way i'm paying, no thanks, thinks i spent, thinks that i spent, \
      has in it, has got, sitting in, makes a month, makes a year, makes an hour, earns a month, \
      raise the limit, lower the limit, set the limit, set my limit, set the budget, \
      set my budget, raise my budget, lower my budget, set a budget, set a limit, cap at, \
      cap dining, cap groceries, cap my, cap the, boards at, boarding at, departs at, leaves at, \
      arrives at, starts at, opens at, closes at, ends at, we agreed, they agreed, agreed that, \
      is asking, are asking, was asking, wants for it, is charging, starts charging, \
      is supposed to, supposed to, is expected, expected to, is raising, raising the, \
      are raising, will raise, is raising it, rent goes, lend me, lend him, lend her, \
      can i borrow, to borrow, show me, show all, list all, how many, how much, \
      out of her own pocket, out of his own pocket, with her own money, with his own money, \
      with their own money, on her own dime, on his own dime, bounced back unpaid, \
      did not go through, didn't go through, didnt go through, never went through, \
      won't go through, insufficient funds, not enough money
      """),
    .cues(
      .ownMoney,
      """
      gambled away, lost, dropped, blew, splurged, shelled out, coughed up, forked out, \
      forked over, splashed out
      """),
    .cues(
      .outcry,
      """
      that's crazy, thats crazy, that's insane, thats insane, this is insane, crazy, insane, \
      ridiculous, outrageous, what a rip off, rip off, ripoff, robbery, daylight robbery, \
      highway robbery, a joke, scandalous, absurd, unreal, too expensive, so expensive, too much, \
      overpriced, extortion
      """),
  ])

  static let germanUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      brauch, brauch no, kannste, willste, haste mal, magste, leihste, steckt mir bestimmt, \
      bestimmt noch, runter auf, rauf auf, nötig, versprochen, verspricht, auf der hohen kante, \
      kost, kosten soll, warn, überschreite, übersteigt, überschreitet, geschluckt, \
      eingezogen worden, nie im leben, sicher nicht, auf keinen fall, kommt nicht in frage, \
      nix da, mir fehlen, mir fehlt, fehlen noch, fehlt noch, fehlen mir, fehlt mir, \
      versandkostenfrei, zu gewinnen, gewinnspiel, verlosung, wer verliert, wer gewinnt, \
      gerade im angebot, spendiert uns, überlegt, überlegt ob, gezögert, gezweifelt, zu nehmen, \
      zu kaufen, zu bestellen, zu buchen, zu zahlen, zu bezahlen, zu verkaufen, zu vermieten, \
      steht drin, noch offen, gibts, gibt's, gibt es, kann, kannst, können, könnt, \
      konnten wir nicht, könntest, könntet, darf, darfst, dürfen, dürft, darfs, dürfte, dürften, \
      dürftest, sollst, sollen, sollt, solltest, sollten, solltet, musst, müsst, müssten, \
      müsstest, willst, wollt, wollten, möchten, möchtest, möchtet, mag, mögen, hätten, hättest, \
      wäre, wären, würdest, würdet, werden wir, bräuchten, bräuchtest, hätte gern, hätt gern, \
      hättn gern, nehmen wir, bestellen wir, kaufen wir, kauf mir, bestell mir, hol ich, hol mir, \
      buch ich, buchen wir, gönn ich mir, gönn mir, vielleicht kauf, vielleicht bestell, \
      vielleicht hol, später noch, steht bei, stehen bei, liegt bei, liegen bei, liegt jetzt bei, \
      geht rauf auf, klettert auf, sinkt auf, fällt auf, springt auf, verlangen für, nehmen für, \
      nimmt für, macht das dann, soll bringen, bringt wahrscheinlich, bringt vielleicht, \
      gibt's vielleicht, kriegen wir, krieg ich wohl, bekomme wohl, wahrscheinlich, vermutlich, \
      voraussichtlich, hoffentlich, angeblich, in der kreide, schulden wir, schuldest, \
      schuldet ihm, schuldet ihr, schuldet uns, schuldig, leihst du mir, leih mir, leih ihm, \
      leih ihr, borg mir, pump mir, vorstrecken, erinnerung, erinnern, denk an, denkt an, \
      denken an, vergiss nicht, ja nicht, auf dem konto sind, auf dem konto ist, am konto sind, \
      auf'm konto, sind noch am konto, konto steht, kontostand, restguthaben, stell das, \
      stell den, stelle das, stelle den, leg das budget, leg fest, begrenze, begrenz, deckel, \
      deckle, hebe das, heb das, hebe den, erhöhe das, erhöh das, erhöhe den, senke das, \
      senk das, senke den, reisebudget, urlaubsbudget, essensbudget, haushaltsbudget, \
      monatslimit, wochenlimit, sparziel, verdiene im monat, verdient brutto, verdient netto, \
      einigt, ausgemacht, abgemacht, vereinbart, nicht genommen, nicht gekauft, nicht gezahlt, \
      nicht ausgegeben, nichts gekauft, nichts ausgegeben, keinen cent, doch nicht, denkt ich, \
      denkt dass, glaubt ich, glaubt dass, meint ich, behauptet ich, mit seinem geld, \
      mit ihrem geld, vom eigenen geld, mit eigenem geld, aus eigener tasche, eigenes geld, \
      ging nicht durch, geht nicht durch, nicht durchgegangen, zurückgebucht, rücklastschrift, \
      nicht gedeckt, keine deckung, hab ich die, hab ich schon, habe ich schon, \
      schon eingetragen, zeig, zeig mir, zeige mir, zeig alle, liste auf, wieviel, hat wieviel, \
      zahlt ab, übernimmt, zahlt die, zahlt das, zahlt den, zahlen die, zahlt dafür, kommt auf, \
      käme auf, wirds, wird's, ausgeben können, ausgeben dürfen, ausgeben wollen
      """),
    .cues(
      .telling,
      """
      geschlossen, geöffnet, glaub, glaab, schätz, schätze, rechne, rechnet, über den daumen, \
      fällt, fallen, funktioniert, hält, ruht, wir sind, wir sind zu, ist, sind, bin, bist, seid, \
      es, er, man, dass, daß, ob, wer, steht, stehen, stehe, liegt, liegen, fährt, fahren, fahre, \
      kommt, kommen, geht, gehen, läuft, laufen, heißt, sagt, sagen, meint, meinte, glaubt, \
      glaube, denkt, denke, findet, finde, weiß, schaut, schauen, sieht, sehen, spielt, spielen, \
      dauert, dauern, braucht, brauchen, brauche, reicht, reichen, fehlt, fehlen, bringt, passt, \
      passen, zieht, wohnt, wohne, wohnen, lebt, leben, arbeitet, arbeite, sitzt, sitzen, sitze, \
      treffen, trifft, wartet, warten, warte, wiegt, wiege, misst, zählt, halten, bleibt, \
      bleiben, öffnet, schließt, beginnt, beginnen, endet, enden, startet, starten, landet, \
      macht auf, feiert, wirst, wurde, wurden, führt, führen, ruft, schläft, schlafen, lernt, \
      lernen, lese, liest, hören, hört, wird, werden, hieß, sagte, dachte, wusste, gilt, gelten, \
      trägt, trage, tragen, hängt, antwortet, schreibt, fühlt, klingt, niemand, keiner, trotzdem, \
      jemand
      """),
    .cues(
      .doing,
      """
      runter, geschaut, angeschaut, gesehen, gelesen, gelaufen, gewandert, geschlafen, gewartet, \
      angerufen, telefoniert, geschrieben, gewogen, abgenommen, zugenommen, getroffen, gezählt, \
      trainiert, geschwommen, gejoggt, geradelt, gespielt, gelernt, geworden, gewachsen, \
      gemessen, geschafft, geantwortet, gesprochen, umgezogen, geboren
      """),
    .roles(
      .spend,
      """
      gelassen, liegen lassen, liegen gelassen, hingelegt, geblecht, berappt, gelöhnt, \
      hingeblättert, verprasst, rausgehauen, verbraten, verballert, gekostet hat, hat gemacht
      """),
    .cues(
      .ownMoney,
      """
      verspielt, verloren, verzockt, verlor, verkauft, verkaufte, verdient, verdiente, bekommt, \
      kriegt, kauft, kaufte, verprasst, rausgehauen, verbraten, verballert, hingeblättert, \
      geblecht, gegönnt, geleistet, hingelegt, rausgeworfen
      """),
    .cues(
      .outcry,
      """
      wucher, frechheit, unverschämt, unverschämtheit, abzocke, wahnsinn, irre, verrückt, \
      die spinnen, spinnt, spinnen die, zu teuer, viel zu teuer, so teuer, sauteuer, \
      schweineteuer, skandal, unfassbar, absurd, krass, heftig, nicht normal
      """),
  ]

  static let dutchUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      nodig, doe mij, geef mij maar, omlaag naar, omhoog naar, geeft me vast, beloofd, belooft, \
      achter de hand, waarschuw, boven de, overschrijd, overschrijdt, slikte, ingeslikt, \
      echt niet, geen haar, mooi niet, geen sprake van, tekort, kom tekort, te winnen, \
      gratis verzending, wie verliest, wie wint, trakteert, te nemen, te kopen, te bestellen, \
      te boeken, te betalen, te verkopen, getwijfeld, gaf ons straks, nog open, heb je vanaf, \
      nu in de aanbieding, hebben ze, is er, kan, kun, kunt, kunnen, kon niet, zou kunnen, mag, \
      mogen, mocht ik, moeten, moet je, moeten we, wilt, willen, zullen, zouden we, wilden, \
      had graag, hadden graag, had liever, ik ga, we gaan, gaan we, kopen we, bestellen we, \
      haal ik, halen we, boek ik, boeken we, misschien koop, misschien bestel, misschien haal, \
      straks nog, neem ik, nemen we, staat op, staan op, ligt op, liggen op, komt op, gaat vanaf, \
      gaat omhoog, gaan naar, stijgen naar, stijgt tot, daalt naar, zakt naar, wordt duurder, \
      loopt op tot, gaat kosten, gaan kosten, vragen, vroeg, vroegen, vraagt voor, rekent, \
      rekenen, wil hebben, willen hebben, bieden, boden, waarschijnlijk, vermoedelijk, hopelijk, \
      zogenaamd, schuldig, ben schuldig, krijg je nog, krijgen nog, krijg ik straks, krijgen we, \
      ik krijg, leen me, leen mij, lenen aan, te leen vragen, voorschieten, herinnering, \
      vergeet niet, vergeet de, denk aan, onthoud, niet vergeten te, er staat nog, er staat, \
      staat er nog, staat er, op mijn rekening staat, tegoed, stel de, \
      stel het, stel mijn, verhoog, verlaag, beperk, begrens, vakantiebudget, reisbudget, \
      boodschappenbudget, verdient, verdien, per maand verdient, afgesproken, spraken af, \
      hebben afgesproken, niet genomen, niet gekocht, toch niet, niets gekocht, niks gekocht, \
      niets uitgegeven, niks uitgegeven, geen cent, denkt dat, denken dat, beweert dat, beweert, \
      zegt dat, gelooft dat, van zijn eigen geld, van haar eigen geld, van hun eigen geld, \
      eigen geld, uit eigen zak, eigen zak, ging niet door, gaat niet door, niet gelukt, \
      gestorneerd, gestorneerde, teruggeboekt, onvoldoende saldo, te weinig saldo, al genoteerd, \
      al ingevoerd, al opgeschreven, laat zien, laat alles zien, toon, toon alles, \
      wordt betaald door, betaalt die, betaalt de, betaalt het, betaalt dat, neemt voor zijn, \
      uitgeven mag, uit te geven, mogen uitgeven, genoeg was, is genoeg, zal zijn, zal worden, \
      verhuren, verhuurt, te huur, te koop
      """),
    .cues(
      .telling,
      """
      gesloten, geopend, grofweg, ruwweg, schat, reken, rekent op, werkt, staakt, gelooft, \
      we zijn, wij zijn, is, bent, hij, ze, zij, dat, wie, men, iemand, niemand, staat, staan, \
      sta, ligt, liggen, zit, zitten, loopt, lopen, rijdt, rijden, komt, komen, gaat, gaan, heet, \
      zegt, zeggen, zei, vindt, vinden, weet, weten, kijkt, kijken, ziet, zien, speelt, spelen, \
      duurt, duren, hoeft, hoeven, past, passen, woont, wonen, leeft, leven, werken, wacht, \
      wachten, weegt, weeg, telt, houdt, houden, blijft, blijven, begint, beginnen, eindigt, \
      start, vertrekt, vertrekken, landt, opent, sluit, viert, wordt, worden, werd, werden, \
      slaapt, slapen, leert, leest, hoort, neemt, nemen, draagt, dragen, belt, belde, schrijft, \
      voelt, klinkt, betekent, geldt, bedraagt, jarig, denkt, denk, brengt, haalt, scoort, wint, \
      verliest
      """),
    .cues(
      .doing,
      """
      gezien, gekeken, bekeken, gelezen, gelopen, gerend, gewandeld, gefietst, gezwommen, \
      geslapen, gewacht, gebeld, geschreven, gewogen, afgevallen, ontmoet, geteld, getraind, \
      gespeeld, geleerd, geworden, gegroeid, gemeten, gesproken, verhuisd, geboren, gesport
      """),
    .roles(
      .spend,
      "neergeteld, neergelegd, gedokt, uitgegeven aan, kwijt, kwijt aan, achtergelaten, gespendeerd"
    ),
    .cues(
      .ownMoney,
      """
      verloren, vergokt, verloor, vergokte, verkocht, verdient, verdiende, gaf uit, geeft uit, \
      kocht, koopt, neergeteld, verbrast, erdoor gejaagd, gespendeerd
      """),
    .cues(
      .outcry,
      """
      schandalig, schande, belachelijk, oplichting, oplichterij, afzetterij, absurd, te gek, \
      niet normaal, van de gekke, kan je nagaan, kun je nagaan, bizar, wat een prijs, te duur, \
      veel te duur, zo duur, gekkenwerk, ongelofelijk, diefstal, schandaal
      """),
  ]

  static let polishUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      potrzebuję, potrzebujemy, potrzebuje, potrzebują, potrzebne, potrzeba, wpadnie, wpadną, \
      wleci, w dół do, obiecał, obiecała, obiecali, obiecuje, ostrzeż, powiadom, przekroczę, \
      przekroczy, przekroczymy, dopiero, licz, liczyć, zdrożeje, wciągnął, połknął, nie ma mowy, \
      po moim trupie, w życiu, myślisz, brakuje mi, brakuje, szacuje, szacują, darmowa dostawa, \
      do wygrania, kto przegra, kto wygra, jest promocja, zastanawiałem się, zastanawiałam się, \
      wahałem się, wahałam się, niezapłacona, niezapłacone, niezapłacony, nieopłacona, \
      nieopłacony, stoi na, nieprzeczytane, nieprzeczytana, uzbieram, dorzuci, chciał, chciała, \
      chcieli, płaci mama, płaci tata, płaci babcia, płaci dziadek, mogę, możesz, może, możemy, \
      możecie, mogą, mogłoby, moglibyśmy, mógłby, mogłaby, musisz, musi, musicie, muszą, \
      musiałbym, musiałabym, trzeba, trzeba będzie, należy, powinien, powinna, powinni, chcesz, \
      chce, chcecie, chcą, chciałby, chciałaby, chcielibyśmy, zechce, wolę, woli, będę, będziesz, \
      będziemy, będziecie, będą płacić, będzie, zamierza, zamierzamy, planuje, wypadałoby, \
      przydałoby się, przydałby się, przydałaby się, fajnie by było, fajnie by, dobrze by było, \
      marzy, marzymy, zapłacisz, zapłaci, zapłacą, kupi, kupisz, kupią, wyda, wydamy, wydasz, \
      zamówi, zamówimy, weźmiemy, wezmę, wymienię, wymienimy, wymieniam, zarezerwuję, \
      zarezerwujemy, dam, damy, dostanę, dostaniemy, odda mi, oddadzą, oddamy, zwróci mi, zwrócą, \
      zwróci nam, przeleje, przeleją, przelejemy, prześle, pożyczę, pożyczysz, pożycz, pożyczy, \
      pożyczą, pożyczmy, zarobię, zarobi, zarobimy, nie dałbym, nie dałabym, dałbym, dałabym, \
      zapłaciłbym, zapłaciłabym, wydałbym, wydałabym, kosztowałaby, kosztowałyby, kosztuje teraz, \
      jest po, są po, jest za, stoi po, chodzi po, wzrośnie, wzrosną, rośnie, rosną, spadnie do, \
      spada do, podrożeje, podrożał, podrożała, podrożało, drożeje, zdrożał, zdrożała, zdrożało, \
      idzie do góry, żąda, żądają, krzyczy, krzyknął, zaśpiewał, bierze za, biorą za, \
      liczy sobie, liczą sobie, proponują, oferują, zaproponował, zaproponowała, zaproponowali, \
      prawdopodobnie, pewnie, podobno, chyba, prawie kupiłem, prawie kupiłam, prawie wydałem, \
      prawie wydałam, omal nie, o mało nie, wisi, wiszą, wisisz, wisimy, winny, winna, winni, \
      winien, zadłużony, zadłużona, dłużny, dłużna, nie zapomnieć, nie zapomnij o, pamiętać, \
      pamiętać o, pamiętaj o, przypomnieć, na koncie zostało, na koncie jest, zostało na koncie, \
      zostało na karcie, stan, w portfelu mam, mam w portfelu, ustawić, zmniejsz, podnieś, obniż, \
      ogranicz, limitu, budżetu, zarabiam, zarabiasz, zarabiamy, zarobki, umówiliśmy się, \
      ustaliliśmy, nie wziąłem, nie wzięłam, nic nie kupiłem, nic nie kupiłam, nic nie wydałem, \
      nic nie wydałam, ani grosza, ani złotówki, myśli że, uważa że, twierdzi że, sądzi że, \
      mówi że, powiedział że, powiedziała że, z własnej kieszeni, za własne, z własnych, \
      cofnięta, cofnięte, zwrócone z powodu, nie przeszedł przelew, brak środków, \
      niewystarczające środki, wpisałem już, wpisałam już, już wpisałem, już wpisałam, \
      pokaż wszystko, lista, ile kosztowała, ile kosztował, ile kosztowało, ile wydałem, \
      ile wydałam, wydać do, możemy wydać, do wydania, wystarczy, wystarczą, na sprzedaż, \
      do wynajęcia, wynajmują, wynajmuje, ważny do, ważna do, ważne do
      """),
    .cues(
      .telling,
      """
      zamknięte, otwarte, przegrają, wygrają, z grubsza, mniej więcej, szacuję, stoi, działa, \
      jeździ, kursuje, jesteśmy w, jest, są, jestem, jesteś, jesteśmy, on, ona, ono, oni, ktoś, \
      nikt, czy, kto, ma, mają, mam, masz, idzie, idą, idę, idziemy, jedzie, jadą, jadę, \
      jedziemy, przyjeżdża, odjeżdża, wyjeżdża, kończy, kończą, zaczyna, zaczynają, mówi, mówią, \
      myśli, myślę, uważa, twierdzi, wie, wiem, widzi, patrzy, grają, trwa, trwają, brakuje, \
      zostało, zostały, mieszka, mieszkają, mieszkam, żyje, pracuje, pracują, pracuję, siedzi, \
      siedzą, siedzimy, siedzę, czeka, czekają, czekam, waży, ważę, liczy, stoją, leży, leżą, \
      otwierają, zamykają, otwiera, zamyka, startuje, ląduje, obchodzi, śpi, śpią, uczy, czyta, \
      czytam, słucha, bierze, nosi, noszę, dzwoni, pisze, znaczy, wynosi, wygrywa, przegrywa, \
      prowadzi, wygląda, spóźnia, powiedział, powiedziała, powiedzieli, siostrzenica ma, \
      ponieważ, żeby, gdzie, odbiera
      """),
    .cues(
      .doing,
      """
      oglądałem, oglądałam, oglądaliśmy, obejrzałem, obejrzałam, obejrzeliśmy, widziałem, \
      widziałam, czytałem, czytałam, przeczytałem, przeczytałam, przebiegłem, przebiegłam, \
      biegałem, biegałam, przeszedłem, przeszłam, spałem, spałam, czekałem, czekałam, dzwoniłem, \
      dzwoniłam, zadzwoniłem, pisałem, pisałam, napisałem, napisałam, ważyłem, ważyłam, schudłem, \
      schudłam, przytyłem, przytyłam, spotkałem, spotkałam, policzyłem, ćwiczyłem, ćwiczyłam, \
      pływałem, grałem, grałam, urósł, urosła, mierzyłem, skończył, skończyła, wygrała, wygrał, \
      wygrali, przegrała, przegrał, przegrali, strzelił, urodził, urodziła, było nas
      """),
    .cues(
      .ownMoney,
      """
      przegrał, przegrała, przegrali, stracił, straciła, sprzedał, sprzedała, sprzedali, dostaje, \
      wydał, wydała, wydali, kupił, kupiła, kupili, zapłacił, zapłaciła, zapłacili, przepuścił, \
      przepuściła, przewalił, przewaliła, zamówił, zamówiła, zamówili, zarabia, zarabiają, \
      zarobił, zarobiła, sprawił sobie, sprawiła sobie, kupił sobie, kupiła sobie, roztrwonił
      """),
    .cues(.somebody, "on, ona, ono, oni, one, ktoś"),
    .cues(
      .outcry,
      """
      zdzierstwo, rozbój, rozbój w biały dzień, skandal, masakra, oszaleli, zwariowali, \
      poszaleli, kosmos, koszmar, za drogo, drożyzna, przesada, szaleństwo, szok, złodziejstwo, \
      ile to kosztuje
      """),
  ]

  static let hindiUnmoved: [WordRow] = [
    .cues(
      .counters,
      """
      katega, kategi, katenge, uski salary, unki salary, the kya, tha kya, thi kya, diye kya, \
      kiye kya, gaya kya, liye kya, promise kiya, vaada kiya, badhane ka, nigal liya, \
      bilkul nahi, sawaal hi nahi, andaaze se, andazan, kam pad, free delivery, jo haarega, \
      jo jeetega, socha, socha tha, chhod diya, chod diya, rakha hai, mere paas, tere paas, \
      uske paas, pahunch gaya, pahunch gayi, mana kar diya, mana kar di, shuru hai, chal raha, \
      chal rahi, jama honge, pade hain, pada hai, sakta, sakte, sakti, sakte hain, sakte hai, \
      kar sakte, le sakte, de sakte, hai kya, hain kya, padega, padegi, padenge, parega, \
      karni hai, karni padegi, bharni hai, bharna padega, bharne padenge, bhejna hai, \
      bhejne hain, bhejne hai, lana hai, lane hain, badalna hai, badalne hain, badalni hai, \
      dena tha, dene the, deni thi, lena tha, leni thi, lene the, kharidna tha, kharidni thi, \
      chaahiye, chahte hain, chahte hai, chahta tha, chahti thi, hona chahiye, karna chahiye, \
      soch rahe, karega, karegi, dunga main, denge hum, lega, legi, khareedunga, khareedungi, \
      kharidenge, kharidega, kharch karunga, kharch karungi, kharch karenge, kharch karna, \
      mangwaunga, mangwaungi, mangwayenge, bhejunga, bhejungi, bhejenge, lautaunga, lautaungi, \
      lautayenge, lautayega, lautayegi, lagega, lagegi, lagenge, aane wala, aane wale, aane wali, \
      hone wala, hone wali, hone wale, milne wala, milne wale, milne wali, badhne wala, \
      badhne wali, maangta, maangti, maangte, maang, mangta, mangte, mangti, mang raha, \
      mang rahe, bolta hai, bolti hai, bol raha, bol rahe, keh raha, kehta hai, kehti hai, \
      offer kiya, offer kar, offer diya, mehenga, mehnga, mehngi, mehnge, badh gayi, badh ke, \
      bhav, daam, keemat, udhar de, udhaar de, udhaar do, udhar do, udhaar maang, udhar maang, \
      lautane, abhi tak, yaad rakh, yaad karana, yaad dilaana, remind, remind karna, \
      bhoolna nahi, bhool na jana, bhulna mat, limit kar, limit set, budget kar, budget set, \
      set kar do, set karo, badha do, ghata do, kam kar do, kamaata, kamati, kamata, kama raha, \
      kama rahi, salary hai, tankhwah hai, liya nahi, nahi li, liye nahi, kharida nahi, \
      diya nahi, diye nahi, kiya nahi, kiye nahi, kharch nahi, nahi gaya, nahi gaye, \
      nahi lautaye, nahi lautaya, nahi mila, nahi mile, nahi aaya, nahi aaye, lagta hai, \
      sochta hai, sochti hai, samajhta hai, apne paise, apne paison, apni jeb, apni pocket, \
      khud ke paise, decline, declined, fail hui, fail gaya, bounce, bounce ho gaya, reject, \
      likh diye kya, likha kya, daala kya, kitne ka, kitne ki, kitna ka, kitna kharcha, \
      kitna kharch, kitne kharch, dikhao, dikha do, dikha, bata, batana, bata do, kaafi hai, \
      kafi hai, kaafi, ki umar, umar, umra, karte karte, hote hote, lete lete, bach gaya, \
      bach gayi, tay hua, tay kiya, tak kharch, tak ka, ke upar, se upar, se zyada, se kam
      """),
    .cues(
      .telling,
      """
      ho gaya, ho gayi, ho gaye, ho jayega, ho jayegi, ho jayenge, hai, hain, hoon, hun, hu, \
      raha, rahi, rahe, kyunki, jahan, wahan, kaun, kisi, koi nahi, baje, wicket, jeeta, \
      jeet gaye, haar gaye, pahuncha, pahunchegi
      """),
    .cues(
      .doing,
      """
      dekhi, dekha, dekhe, bhaga, bhaage, dauda, daude, chala, chale, soya, soye, padha, padhe, \
      likha, likhe, ruka, ruke, call kiya, phone kiya, khela, khele, naapa, tola, number aaye, \
      marks aaye, aaye the
      """),
    .cues(
      .ownMoney,
      """
      haar gaye, haar gaya, haar gayi, gawa diye, uda diye, uda diya, udaye, udaya, kharch kiye, \
      kharch kiya, kharch kar diye, phoonk diye, phoonk diya, kharid liya, kharid liye
      """),
    .cues(
      .outcry,
      """
      loot, loot hai, loot machi, pagal, hadd hai, hadd, itna mehnga, kitna mehnga, bahut mehnga, \
      mehngai, paagalpan, dakaiti, had hai, bakwas
      """),
  ]
}
