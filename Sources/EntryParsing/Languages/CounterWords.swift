/// Words that count against an entry: they correct what was said, or tell of money that did not move, see
/// ``WordCues/corrects`` and the cues after it.
extension LanguageTable {
  static let englishCounters = table([
    .cues(
      .corrects,
      """
      scratch that, strike that, strike the, strike it, my bad, my mistake, my error, misread it, \
      misread that, mistyped, typo, typed it wrong, typed that wrong, meant to say, meant to type, \
      meant to write, meant to put, should read, should say, should have said, got that wrong, \
      got it wrong, you misheard, misheard me, wrong one, wrong number, wrong price, wrong amount, \
      i was off by, not what instead of what i said, fat fingered, change that to, change it to, \
      change the last, correct that, swap those, swap the two, wasn't an expense, \
      wasnt an expense, from before was, the last one was, the last entry was, last one should be, \
      ignore that, forget that, disregard that, thing was, let me correct, correct amount, \
      right amount, correct price, i lied, take that back, i take that back, cancel that, \
      undo that, delete that, remove that, remove the last, delete the last, undo the last, \
      put it down as, set it to, bump it to, put that as, double checked, checked the receipt, \
      entered twice, logged twice, added twice, counted twice, put in twice, already added, \
      already logged, already entered, entered it twice, logged it twice, replace the, \
      replace that, instead of what, not what i typed, mixed up the, mixed them up, wrong digit, \
      swapped the digits, transposed, missed a digit, extra zero, forgot the decimal, decimal point
      """),
    .cues(
      .mayCorrect,
      """
      actually, wait, sorry, oops, whoops, nope, nah, no, hang on, hold on, correction, in fact, \
      no wait, rather, oh no, wait no, i mean, meant, turns out, turned out, no no, \
      oh wait, ah no, hmm no, apologies, more like, or rather, \
      i lied, excuse me, scratch, correcting, amendment, amended, revised, 
      """),
    .meant(
      """
      make that, make it, call it, change that to, change it to, i said
      """),
    .itWas(
      """
      it was, that was, twas, it s, its, i said, it is, it's, that s, thats, that is, \
      it should be, it cost, it came to, they were, those were, 
      """),
    .roles(.filler, "only, just, really"),
    .cues(
      .counters,
      """
      let me know, alert me, notify me, warn me, tell me when, i wish i, wish i had, \
      i'm aiming to, im aiming to, aiming to, hoping to, on average, turned down, still owe, \
      still owes, owes me, owe him, owe her, may have to, they'd charge, would have cost, \
      would've cost, should cost, is going up to, goes up to, asking price, plans to, tempted to, dreaming of, saving up for, saving for, wishlist, \
      would be, going for, goes for, retails for, sells for, listed at, \
      selling for, to my name, left to spend, if only, remember to, don't forget to, \
      dont forget to, keeps asking for, wants me to, asked me for, asking me for, owes us, owed me, still owed, i owe, we owe, per month on average, \
      used to cost, due on, agreed my
      """),
    .cues(
      .cancels,
      """
      not going though, said no thanks, but i didn't, but didn't, what do you think, not paid yet, not yet, will pay later, i'll pay later, paying later, \
      maybe next month, maybe later
      """),
  ])

  static let germanCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      streich das, streiche das, vergiss das, vergiss den, vergiss die, lösch den, lösch die, \
      lösch das, lösche den, lösche die, ändere den, ändere die, ändere das, änder das, änder den, \
      korrigiere, korrigier, berichtigung, berichtige, ausbessern, ersetze, verschrieben, \
      vertippt, verlesen, vertan, tippfehler, zahlendreher, mein fehler, meinte ich, ich meinte, \
      meinte eigentlich, i gmeint, hab gemeint, habe gemeint, ich gemeint, kommando zurück, \
      komma vergessen, sagen sollen, schreiben sollen, isch richtig, ist richtig, wäre richtig, \
      nochmal nachgeschaut, was ich gesagt, wie ich gesagt, letzten eintrag, letzte eintrag, \
      letzter eintrag, falscher betrag, falsche zahl, das war falsch, das stimmt nicht, \
      falsch verstanden, vertausch die, richtig wäre, richtig ist, richtig sind, korrekt wäre, \
      korrekt ist, stimmt nicht, hab mich geirrt, habe mich geirrt, mich geirrt, geirrt, verzählt, \
      verguckt, verhört, nachgesehen, nehm ich zurück, nehme ich zurück, mach rückgängig, \
      rückgängig, doppelt eingetragen, doppelt erfasst, doppelt gebucht, abändern, umändern, \
      bitte anpassen, bitte ändern, bitte korrigieren, bitte berichtigen, setz auf, setze den, \
      setz den, richtiger betrag, der richtige betrag, falsch eingegeben, falsch eingetragen, \
      falsch getippt, falsch gelesen, falsch geschrieben, lösch das wieder, nimm das zurück, \
      streich den, streiche den, tausch die, null zu viel, komma verrutscht
      """),
    .cues(
      .mayCorrect,
      """
      eigentlich, tatsächlich, in wirklichkeit, nein, nee, nö, warte, moment, halt, stopp, \
      halt stopp, sorry, entschuldigung, tschuldigung, tschuldige, äxgüsi, ups, upps, hoppla, \
      falsch, doch, sondern, ach mensch, korrektur, ne, doch nicht, vielmehr, genauer gesagt, \
      besser gesagt, quatsch, blödsinn, mist, hups, pardon, verzeihung, ach nee, ach nein, \
      oh nein, nein nein, stattdessen, am ende, letztendlich, im endeffekt, stellte sich raus, \
      genau genommen, sorry nein, ach quatsch, ach so, tut mir leid
      """),
    .meant(
      """
      mach das, mach daraus, mach draus, vergiss die, vergiss den, streich die, \
      letzte buchung auf, letzte buchung bitte auf, ich sagte, ich hab gesagt, ich habe gesagt, \
      hab ich gesagt
      """
    ),
    .itWas(
      """
      es waren, es war, das waren, das war, waren es, war es, warens, wars, waren das, war das, \
      sind es, es sind, das sind, hab ich da, habe ich da, hab ich nur, habe ich nur, \
      war übrigens, es sollten, das sollten, sollten es, hat gekostet, hat das gekostet, waren, \
      war, machte, sind
      """),
    .cues(
      .counters,
      """
      erinner mich, erinnere mich, erinnert mich, warne mich, sag bescheid, sag mir bescheid, \
      gib bescheid, benachrichtige, muss noch, müsste, müssen wir, müssen noch, hätte ich, \
      hätt ich, wenn ich, hätte gekostet, gekostet hätte, hätte, würd, würden, könnte, könnten, \
      kauf ich mir, bestell ich, kaufe ich mir, zahl ich, zahle ich, bezahl ich, kostet, \
      steigt auf, steigt ab, erhöht sich, schuldet mir, schulden mir, schulde ich, \
      bin ich schuldig, krieg ich noch, bekomm ich noch, kriege ich noch, bekomme ich noch, \
      kommt erst, kommen erst, im schnitt, durchschnittlich, wünsche mir, wünsch mir, träume von, \
      plane, geplant, vorgenommen, spare auf, habe vor, setz das limit, setze das limit, \
      wochenbudget, monatsbudget, nicht bezahlt, von seinem geld, von ihrem geld, angeboten, \
      verlangt, verlangen, will von mir, möchte von mir, bietet, übrig, im minus, im plus, dispo, \
      wird abgebucht, werden abgebucht, wird fällig, ist fällig, sind fällig, steht noch aus, \
      stehen noch aus, kriegt noch, bekommt noch, kriegt von mir, bekommt von mir, \
      kostenvoranschlag, schätzt, geschätzt, fordert, sobald, demnächst, irgendwann, bräuchte, \
      brauche noch, bin am überlegen, überlege, überlege ob, liebäugle, träum von, gerne hätte, \
      kaufen würde, denk dran, denke dran, merk dir, nicht vergessen, sparen will, will sparen, \
      werde ich, wirst, wird kosten, würde kosten, soll kosten, ist am konto, \
      tageslimit, limit, obergrenze, stehen mir zu, verdienen, \
      gehaltserhöhung, neuer preis, normalpreis, listenpreis, höchstens, maximal
      """),
    .cues(
      .cancels,
      """
      zahl ich später, zahle ich später, bezahl ich später, bezahle ich später, noch nicht bezahlt, noch \
      nicht gekauft, noch nicht gebucht, was meinst du, was meint ihr, was denkst du, mach ich vielleicht, \
      vielleicht mach ich, aber nicht gekauft, lieber nicht, vielleicht nächsten monat
      """),
  ]

  static let dutchCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      ik bedoelde, bedoelde ik, bedoelde natuurlijk, bedoelde, ik bedoel, corrigeer, verbeter, \
      rectificatie, typo, tikfout, typfout, foutje, mijn fout, vergist, verkeerd getypt, \
      verkeerd gelezen, verkeerd verstaan, verkeerd begrepen, was mis, iets verkeerds, \
      verander dat, verander het, verander die, wijzig dat, wijzig het, wijzig de, pas dat aan, \
      dat aanpassen, aanpassen, vergeet dat, schrap dat, streep dat, haal dat weg, draai het om, \
      moeten zeggen, moest zijn, moet zijn, vorige invoer, laatste invoer, verkeerd bedrag, \
      verkeerde bedrag, fout bedrag, wat volgens de bon, was het toch, vergiste me, vergissing, \
      verschreven, verkeerd ingevoerd, verkeerd ingetypt, verkeerd genoteerd, verkeerd gezegd, \
      versproken, fout ingevoerd, fout getypt, klopt niet, klopte niet, het juiste bedrag, \
      juiste bedrag, correcte bedrag, zet het op, zet dat op, maak ongedaan, ongedaan maken, \
      verwijder dat, verwijder de laatste, annuleer dat, dubbel ingevoerd, dubbel geteld, \
      dubbel geboekt, graag aanpassen, graag wijzigen, graag corrigeren, nul te veel, \
      komma vergeten, wissel die
      """),
    .cues(
      .mayCorrect,
      """
      eigenlijk, in feite, feitelijk, nee, neen, neeee, nope, wacht, sorry, pardon, oeps, oei, \
      oeps nee, onzin, toch, nee nee, trouwens, daarnet, van net, correctie, toch maar, dus toch, \
      moest, beter gezegd, of beter, dat wil zeggen, verdorie, ach, och nee, ah nee, oh nee, \
      achteraf, bij nader inzien, excuus, excuseer, uiteindelijk, het bleek, bleek, \
      in werkelijkheid, ach nee, ho, stop, wacht even
      """),
    .meant(
      """
      maak daar, maak dat, maak er, maak het, ik zei, ik heb gezegd
      """),
    .itWas(
      """
      was het, waren het, het was, het waren, dat was, dat waren, ik zei, wast, is het, het is, \
      moest, waren, kostte, dat is, dat zijn, het zijn
      """),
    .cues(
      .counters,
      """
      herinner me, herinner mij, help me herinneren, waarschuw me, laat me weten, laat weten, \
      geef een seintje, moet nog, moeten nog, moet ik nog, zou willen, zou ik, had ik maar, \
      had ik, als ik, zouden, wens, bestel ik, koop ik, betaal ik, kost, gaat naar, stijgt naar, \
      is me schuldig, krijg nog, krijgt nog, krijg ik nog, ben ik schuldig, komt pas, gemiddeld, \
      van plan, plan om, daglimiet, weeklimiet, maandlimiet, weekbudget, maandbudget, \
      wilde hebben, vraagt, biedt, bood, had gekost, gekost hebben, niet betaald, mislukt, \
      staat rood, sta rood, vervalt op, moet betaald worden, \
      wordt afgeschreven, zal kosten, zou kosten, schat, offerte, eist, zodra, binnenkort, ooit, \
      ik overweeg, overweeg, twijfel, denk eraan, niet vergeten, droom van, zou graag, wil sparen, \
      ga ik, schuld aan, is schuldig, zijn schuldig, leen je, lenen van, lenen, van me lenen, \
      saldo, limiet, verdienen, nieuwe prijs, maximaal, hooguit, mag max, \
      stel in op
      """),
    .cues(
      .cancels,
      """
      betaal ik later, nog niet betaald, nog niet gekocht, nog niet geboekt, wat vind jij, wat denk je, misschien \
      doe ik het, toch maar niet, misschien volgende maand
      """),
  ]

  /// Polish is read as English with these words and those of the other languages.
  static let polishCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      miałem na myśli, miałam na myśli, chodziło mi o, chodziło mi, popraw, poprawić, poprawcie, \
      sprostowanie, literówka, mój błąd, moja wina, pomyłka, pomyliłem się, pomyliłam się, \
      pomyliłem, pomyliłam, machnąłem się, machnęłam się, źle wpisałem, źle wpisałam, \
      źle źle źle zrozumiałeś, przestawiłem cyfry, przestawiłam cyfry, zmień to, zmień na, \
      zmień ostatni, zmień ostatnią, zrób z tego, zamień, skreśl to, zapomnij o, wywal, usuń wpis, \
      usuń to, cofnij, wróć, powinno być, miało być, ma być, kwota się nie zgadza, zła kwota, \
      złą kwotę, co wpisałam, co wpisałem, co co to nie był wydatek, według paragonu, zapisałeś, \
      te z wczoraj to, to ostatnie to, poprawiam, koryguję, źle policzyłem, źle policzyłam, \
      źle przeczytałem, źle przeczytałam, źle zapisałem, źle zapisałam, źle podałem, źle podałam, \
      źle usłyszałeś, błędna kwota, błędnie, błędny wpis, prawidłowa kwota, właściwa kwota, \
      poprawna kwota, powinna być, miała być, zamień na, edytuj, popraw ostatni, usuń ostatni, \
      usuń ostatnią, skasuj ostatni, skasuj to, wykreśl, wycofaj, anuluj to, dwa razy wpisałem, \
      dwa razy wpisałam, wpisane dwa razy, sprostuj, przejęzyczyłem się, przejęzyczyłam się, \
      pomyliło mi się, o zero za dużo, zapomniałem przecinka, zapomniałam przecinka
      """),
    .cues(
      .mayCorrect,
      """
      właściwie, tak naprawdę, w rzeczywistości, w sumie, nie, nieee, no nie, nie nie, czekaj, \
      chwila, moment, stop, stop stop, ups, sorki, sorry, przepraszam, bzdura, jednak, \
      czyli jednak, jednak tylko, a jednak, przecież, korekta, poprawka, oj, ojej, kurde, cholera, \
      ech, znaczy, to znaczy, znaczy się, raczej, nie czekaj, okazało się, w końcu, ostatecznie, \
      no dobra, wybacz, chwileczkę, oj nie, ach nie, stój, źle
      """),
    .meant(
      """
      niech będzie, ma wyjść, mówiłem, mówiłam, powiedziałem, powiedziałam, mówię
      """),
    .itWas(
      """
      to było, to były, było to, było, były, to jest, to jednak, jednak to, mówiłem, mówiłam, \
      powiedziałem, powiedziałam, wyszło, kosztowało, było tego, tam było
      """),
    .cues(
      .counters,
      """
      przypomnij mi, przypomnij, ostrzeż mnie, daj znać, powiadom mnie, chciałbym, chciałabym, \
      muszę, musimy, powinienem, powinnam, powinniśmy, zamierzam, planuję, mam zamiar, \
      będę musiał, będę musiała, zapłacę, zapłacimy, kupię, kupimy, wydam, zamówię, przeleję, \
      oddam, pożyczę, gdybym, gdyby, jeśli kupię, brałbym, brałabym, kupiłbym, kupiłabym, wisi mi, \
      wiszą mi, jest mi winien, jest mi winna, jestem winien, jestem winna, wiszę, kosztuje, \
      kosztują, kosztowałby, kosztowałoby, drożeje do, idzie w górę, wzrośnie do, podrożał do, \
      średnio, przeciętnie, zarabia, zarabiają, stan konta, saldo, na koncie mam, mam na koncie, \
      limit, budżet, cel oszczędzania, nieudana, nieudany, nieudane, odrzucona, odrzucony, \
      odrzucone, odrzucono, nie przeszła, nie przeszło, nie przeszedł, nie wydałem, nie wydałam, \
      nie kupiłem, nie kupiłam, nie zapłaciłem, nie zapłaciłam, nie musiałem, nie musiałam, \
      nie dodawaj, nie zapisuj, będzie dopiero, chce ode mnie, chcą ode mnie, brać czy nie, warto, \
      czy mogę, czy powinienem, teraz po, zastanawiam się, marzę o, liczył na, liczyła na, \
      proponuje, oferuje, zażądał, chciał za, trzeba zapłacić, do zapłaty, kusi mnie, \
      zapłacić muszę, będzie kosztować, będą kosztować, miałbym, miałabym, mógłbym, mogłabym, \
      wziąłbym, wzięłabym, poszedłbym, kiedyś kupię, oszczędzić, odłożyć chcę, chcę, chcemy, \
      chciałem kupić, chciałam kupić, nie zapomnij, pamiętaj, przypomnienie, zalegam, dług, długu, \
      pożycz mi, pożyczyć, jest winien, jest winna, są winni, oddać muszę, mam oddać, do oddania, \
      wycena, wycenił, wyceniła, podwyżka, podniesie, podnoszą, podnieśli do, cena, rośnie do, \
      w promocji za, na minusie, debet, zostało mi, mam jeszcze, ustaw, ustaw limit, zwiększ, \
      maksymalnie, najwyżej, nie poszła, odmowa, nie dałem, nie dałam, nie kupuję, nie biorę, \
      podobno, zrezygnowałem, zrezygnowałam, odmówiłem, odmówiłam, rozważam, planujemy, \
      marzy mi się, może kupię, pójdzie na
      """),
    .cues(
      .cancels,
      """
      zapłacę później, jeszcze nie zapłaciłem, jeszcze nie zapłaciłam, czy nie brać, czy nie kupować, co \
      myślisz, co sądzisz, pomyślę, ale nie kupiłem, ale nie kupiłam, może później, może w przyszłym miesiącu
      """),
    .roles(.question, "ile, kiedy, gdzie, dlaczego, czy, czemu, jaki, jaka, jakie"),
    .roles(.command, "usuń, pokaż, skasuj, wyświetl, anuluj"),
  ]

  /// Hindi in Latin letters, beside English.
  static let hindiCounters: [WordRow] = [
    .cues(
      .corrects,
      """
      mera matlab, matlab tha, meri galti, galat amount, galat bola, galat bol diya, galat suna, \
      galat likha, galat likh diya, galat daala, galat tha, likhna tha, bolna tha, badal ke, \
      badal do, theek kar, thik kar, sahi kar, hata do, hatao, delete karo, delete kar do, \
      kar do usko, usko kar do, nahi bola, bola tha maine, sahi hai, pehle wale, wala asal mein, \
      ulta kar, kharcha nahi tha, autocorrect, galti se, galti ho gayi, galti ho gaya, galti hui, \
      galat entry, galat daal diya, galat padha, sahi amount, sahi rakam, asli amount, badlo, \
      badal dena, badal dijiye, sudhaaro, sudhar do, thik karo, theek karo, theek kardo, \
      edit karo, edit kar do, change karo, change kar do, update karo, update kar do, hata dijiye, \
      mita do, cancel karo, cancel kar do, undo karo, do baar likh, do baar daal, galat number, \
      galat bata
      """),
    .cues(
      .mayCorrect,
      """
      asal mein, asliyat mein, nahi, nahin, na na, nahi nahi, ruko, arre, maaf karo, galat, \
      matlab, yaani, darasal, dar asal, sach mein, maafi, oho, arre nahi, nahi yaar, balki, \
      ek minute, sorry yaar, arre yaar, galti, arrey, na
      """),
    .meant(
      """
      usko, isko, sahi, maine bola, maine kaha, bola tha, kaha tha
      """),
    .itWas(
      "tha, thi, tha wo, ka tha, ki thi, hi tha, bola, bola tha, ko kar do, kar do, karo"
    ),
    .cues(
      .counters,
      """
      yaad dila, yaad dilana, yaad dila dena, yaad dilao, warning dena, bata dena, chahta hoon, \
      chahti hoon, chahta hu, chahti hu, lena chahta, lena hai, dena hai, dene hain, dene hai, \
      deni hai, karna hai, karne hain, karna padega, dena padega, dene padenge, bharna hai, \
      bharne hain, lautane hain, lautana hai, lautane hai, lene hain, chahiye, kharidna hai, \
      kharidunga, kharidungi, karunga, karungi, dunga, dungi, lunga, lungi, denge, karenge, lenge, \
      khareedenge, hota to, hote to, hoti to, kaash, udhaar hai, udhaar hain, udhar hai, \
      udhar hain, bach jayenge, bach jaenge, maang raha, maang rahe, maang rahi, padta hai, \
      padte hain, kamata hai, kamati hai, kamate hain, mil raha hai, mil rahi hai, nahi kiya, \
      nahi kiye, nahi kiye the, nahi diye, nahi diya, nahi liye, nahi liya, nahi kharida, \
      nahi kharide, nahi udaye, nahi kharche, nahi hua, nahi hue, lena nahi, nahi lena, \
      nahi karna, mat karna, mat karo, mat jodo, lagta hai maine, average, fail ho gaya, \
      fail ho gayi, limit badal, bola hai, sochunga, sochungi, sakta hoon, sakti hoon, ka bhav, \
      dega, degi, padta par, bacha hai, bache hain, kharidni hai, leni hai, deni padegi, \
      dena baaki hai, dene baaki, baaki hai, baaki hain, baki hai, baki hain, de dunga, de dungi, \
      le lunga, le lungi, kharid lunga, khareed lunga, soch raha, soch rahi, plan hai, irada hai, \
      mann hai, man kar raha, khwahish, bhoolna mat, mat bhoolna, bhul mat, yaad rakhna, \
      yaad rakhna hai, wapas dena, wapas karna, lautana, udhaar lena, karz hai, kab dega, \
      nahi kharcha, nahi kharch, nahi kharch kiye, nahi dunga, nahi dungi, nahi lunga, nahi bhara, \
      nahi bhare, fail hua, decline hua, decline ho gaya, reject ho gaya, atak gaya, balance hai, \
      bach gaye, bache, bacha, mehnga ho gaya, ho gaya hai, ka rate, ka daam, ki keemat, ka price, \
      ka kiraya badh, badh gaya, badhega, badha raha, milta hai, milti hai, milenge, milega, \
      aayega, aayenge, hoga, honge, hogi, kamate, kamaata hai, khareedna chahta, agar
      """),
    .cues(
      .cancels,
      """
      abhi nahi kiya, abhi book nahi, abhi nahi diya, agle mahine sochunga, agle mahine dekhunga, lena nahi hai, \
      baad mein dunga, baad mein dungi, kya lagta hai, kya bolte ho
      """),
    .roles(.question, "kya, kitna, kitne, kitni, kab, kahan, kyun, kaun, batao"),
  ]
}

extension WordRow {
  /// Words before or after an amount that was said, "it was".
  static func itWas(_ words: StaticString) -> WordRow {
    WordRow(roles: .filler, value: .none, words: words, cues: .itWas)
  }

  /// Words that correct the amount beside them, "make that".
  static func meant(_ words: StaticString) -> WordRow {
    WordRow(roles: .filler, value: .none, words: words, cues: [.itWas, .mayCorrect])
  }
}
