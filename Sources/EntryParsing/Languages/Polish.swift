extension LanguageTable {
  static let polish = LanguageTable(
    language: "pl", splitsElisions: false, grammar: NumberGrammar(hasBareScales: true),
    things: DailyThings.polish,
    rows: polishDays + polishGrammar + polishUnmoved + polishDirection + polishItems
      + polishThingPhrases + polishRoles + polishCounters + polishCorrections)

  private static let polishGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      wydałem, wydałam, wydane, wydaliśmy, zapłaciłem, zapłaciłam, zapłacone, zapłaciliśmy, \
      płaciłem, płaciłam, kupiłem, kupiłam, kupione, kupiliśmy, kosztował, kosztowała, kosztowało, \
      kosztowały, zostawiłem, zostawiłam, zamówiłem, zamówiłam, zatankowałem, zatankowałam, \
      poszło, wyszło, przelana, przelane, przelany, wpłacona, wpłacone, pobrane, pobrano, opłaciłem, opłaciłam, opłacone, doładowałem, doładowałam, zjadłem, zjadłam
      """),
    .roles(
      .give,
      "dałem, dałam, daliśmy, wysłałem, wysłałam, przelałem, przelałam, przekazałem, przekazałam, podarowałem, podarowałam"
    ),
    .roles(.putAway, "odłożyłem, odłożyłam, wpłaciłem, wpłaciłam, zainwestowałem, zainwestowałam"),
    .roles(.back, "z powrotem"), .roles(.me, "mi, mnie, nam, nas"),
    .roles(.subjectI, "ja, my"),
    .roles([.on, .within, .at], "w, we"), .roles([.forWord, .at], "za"),
    .roles(.forWord, "na, dla"), .roles(.at, "u, przy"), .roles(.from, "od, ode"),
    .roles([.from, .with], "z, ze"), .roles(.to, "do, ku"), .roles(.by, "przez"),
    .roles(.and, "i, oraz, plus, a także"), .roles(.or, "lub, albo"),
    .roles(.article, "mój, moja, moje, mojego, mojej, moją, swoją, swój"),
    .roles(
      .filler,
      "jeszcze, już, tylko, około, dokładnie, był, była, było, jest, nowy, nowa, nowe, nowych"),
    .roles(.question, "ile, kiedy, gdzie, dlaczego, czy, jak, co to"),
    .roles(.command, "usuń, skasuj, anuluj, pokaż"),
    .roles(.negation, "nie, nigdy"),
    .roles(.total, "razem, łącznie, w sumie, suma"), .roles(.each, "każde, za sztukę, od osoby"),
    .roles(.split, "na pół, podzielone"), .roles(.heads, "osób, osoby"),
    .roles(
      .measure,
      "kg, szt, sztuk, sztuki, butelki, butelek, paczki, paczek, litrów"),
    .roles(.account, "gotówką, gotówka, kartą, karta, blik, blikiem, przelewem"),
    .roles(.occasion, "urodziny, imieniny, święta, wigilię, komunię, ślub, wesele, gwiazdkę"),
    .roles(
      .person,
      """
      mama, mamie, mamy, mamą, tata, tacie, taty, babcia, babci, dziadek, dziadka, dziadkowi, ciocia, \
      cioci, ciotka, wujek, wujka, wujkowi, siostra, siostry, siostrze, brat, brata, bratu, kuzyn, \
      kuzyna, kuzynka, kolega, kolegi, koledze, koleżanka, koleżanki, koleżance, przyjaciel, \
      przyjaciółka, mąż, męża, mężowi, żona, żony, żonie, syn, syna, synowi, córka, córki, córce, \
      teść, teściowa, teściowej, współlokator, współlokatora, współlokatorka, sąsiad, sąsiada, \
      sąsiadka, sąsiadki, chrzestny, chrzestna, rodzice, rodziców, rodzicom, szwagier, szwagra, \
      dziewczyna, chłopak, kumpel, kumpla
      """),
    .roles(
      .payer,
      """
      klient, klientka, klienci, szef, szefowa, pracodawca, firma, lokator, lokatorka, najemca, \
      wynajmujący, kupujący, zleceniodawca, skarbówka, zus
      """),
    .cues(.surcharge, "napiwek, vat"), .cues(.share, "część"),
    .cues(.owner, "mój, moja, moje, swoją, swoja, jego, jej"),
    .cues(.copula, "jest, są"),
  ]

  private static let polishDirection: [WordRow] = [
    .cues(
      .handed,
      """
      dał, dała, dali, daje, zapłacił, zapłaciła, zapłacili, płaci, przelał, przelała, przelali, \
      wysłał, wysłała, wysłali, oddał, oddała, oddali, przekazał, przekazała, wpłacił, wpłaciła, \
      wpłacili, dorzucił, dorzuciła, podarował, podarowała, wypłacił, wypłaciła, wypłacili, wsunęła, \
      wcisnęła, zwrócił, zwróciła, zwrócili, sypnął, odpalił
      """),
    .cues(
      .byMe,
      """
      dałem, dałam, daliśmy, zapłaciłem, zapłaciłam, płaciłem, płaciłam, wysłałem, wysłałam, \
      przelałem, przelałam, oddałem, oddałam, przekazałem, przekazałam, wpłaciłem, wpłaciłam, \
      pożyczyłem, pożyczyłam, zwróciłem, zwróciłam, podarowałem, podarowałam
      """),
    .cues(.receiverMark, "dla"),
    .cues(
      .employee,
      """
      opiekunka, opiekunki, opiekunce, niania, niani, sprzątaczka, sprzątaczki, sprzątaczce, \
      pracownik, pracownika, pracownikowi, pracownicy, ogrodnik, ogrodnikowi, pomocnik, pomocnika, \
      pomocnikowi, stażysta, stażyście, dzieci, dzieciom, dzieciaków, dzieciakom
      """),
    .cues(
      .lent,
      "pożyczyłem mu, pożyczyłam mu, pożyczyłem jej, pożyczyłam jej, które mu pożyczyłem, wyłożyłem, wyłożyłam"
    ),
    .cues(.returned, "kaucja, pieniądze, zaliczka, nadpłata, depozyt"),
    .cues(.sending, "przelew, blik, wpłata, pieniądze, kasa"),
    .cues(
      .arriving,
      "wpłynął, wpłynęła, wpłynęło, wpłynęły, przyszło, przyszła, przyszedł, przyszły, doszło, doszedł, na koncie, na konto, wpadło, wpadła, wpadły, jest na koncie, zaksięgowane"
    ),
    .roles(
      .receive,
      """
      dostałem, dostałam, dostaliśmy, zarobiłem, zarobiłam, zarobiliśmy, zarobione, otrzymałem, \
      otrzymałam, otrzymane, sprzedałem, sprzedałam, sprzedane, sprzedany, sprzedana, sprzedaliśmy, \
      wygrałem, wygrałam, wygrane, znalazłem, znalazłam, dorobiłem, dorobiłam, zgarnąłem, zgarnęłam, \
      utargowałem, utargowałam, odziedziczyłem, odziedziczyłam
      """),
    .roles(
      .refund,
      """
      zwrot, zwrotu, zwrócił mi, zwróciła mi, zwrócili mi, oddał mi, oddała mi, oddali mi, oddał nam, \
      oddali nam, zwrócono, zwrócone, zwrócona, zwrócony, odzyskałem, odzyskałam, odzyskane, \
      skarbówka oddała, refundacja, zrefundowali, nadpłata zwrócona
      """),
    .roles(
      .incomeSource,
      """
      wypłata, wypłaty, pensja, pensji, pensję, premia, premii, dywidenda, dywidendy, emerytura, \
      emeryturę, renta, rentę, zasiłek, stypendium, honorarium, prowizja, trzynastka, czternastka, \
      alimenty, napiwki, napiwków, spadek, odsetki, zlecenie, umowa zlecenia, umowy zlecenia, \
      umowy o dzieło, kieszonkowe, dochód, wynagrodzenie, zysk, zysku, wygrana, nagroda, fucha, \
      fuchy, fuszka, fuszce, nadgodziny, ekwiwalent, odprawa, dopłata, becikowe, \
      dodatek, świadczenie, korki, chałtura
      """),
    .cues(
      .thingDay,
      """
      do, od, ważny do, ważna do, ważne do, ważny od, ważne od, zaczyna się, zaczynają się, rusza, \
      start, wyjazd, odjazd, wylot, przylot, odnawia się, odnowienie, kolejna płatność, następna \
      płatność, wygasa, kończy się, dostawa, odbiór, premiera, spektakl, egzamin, jest, odbędzie się
      """),
    .cues(
      .bookable,
      """
      lot, loty, bilet, bilety, biletów, pociąg, samolot, hotel, hostel, nocleg, prom, rejs, koncert, \
      festiwal, teatr, opera, wpisowe, zapisy, maraton, półmaraton, kurs, kemping, rezerwacja, \
      wizyta, wycieczka, wyjazd, stolik
      """),
    .cues(
      .booked,
      "zarezerwowałem, zarezerwowałam, zarezerwowane, zaliczka, zadatek, z góry, przedpłata"),
    .cues(
      .handed,
      """
      opłacił, opłaciła, opłacili, uregulował, uregulowała, uregulowali, rozliczył, rozliczyła, spłacił, \
      spłaciła, ofiarował, ofiarowała, dołożył, dołożyła, dołożyli, sprezentował, sprezentowała, \
      zostawił, zostawiła, zostawili, przyniósł, przyniosła, rzucił, rzuciła, wręczył, wręczyła, \
      wręczyli, sypnęła, podrzucił, podrzuciła, puścił, puściła
      """),
    .cues(
      .employee,
      """
      kelner, kelnerka, kelnerce, kelnerowi, dostawca, dostawcy, kierowca, kierowcy, fryzjerowi, \
      fryzjerce, portier, portierowi, listonosz, listonoszowi, kurier, kurierowi, taksówkarz, \
      taksówkarzowi, hydraulikowi, masażystce, grajkowi, barman, barmanowi
      """),
    .cues(.earned, "zrobiłem, zrobiłam, wyciągnąłem, wyciągnęłam, nakosiłem"),
    .roles(
      .receive,
      """
      opchnąłem, opchnęłam, odsprzedałem, odsprzedałam, zlicytowałem, zlicytowałam, spieniężyłem, \
      spieniężyłam, pogoniłem, pogoniłam, uzbierałem, uzbierałam, wpadło mi, skapnęło mi, skapnęło, \
      utargowaliśmy, wzięliśmy, wygraliśmy, zarobiliśmy, odebrałem, odebrałam, dorobiliśmy, przypadło \
      mi, wyhaczyłem, sprzedało się, sprzedał się, sprzedała się, poszedł za, poszła za
      """),
    .roles(
      .incomeSource,
      """
      trzynasta pensja, rodzinne, zyski, utarg, przychód, przychody, zarobek, zarobki, dniówka, \
      tygodniówka, premia świąteczna, wczasy pod gruszą, kosiniakowe, zasiłek chorobowy, chorobowe, \
      macierzyński, macierzyńskie, tacierzyńskie, wypłatka, pensyjka, zaliczka na pensję, zapomoga, \
      dofinansowanie, prezent ślubny, koperty ślubne, stypendium socjalne, renta rodzinna, dieta \
      służbowa, żołd, honoraria, tantiemy, czynsz od najemcy, obrót dzienny
      """),
    .cues(
      .handed, "przysłał, przysłała, przysłali, podesłał, podesłała, nadesłał, nadesłała, dał, dała"
    ),
    .cues(.sending, "czynsz, czek, zapłata, wpłatka, pieniążki"),
    .roles(.receive, "przyniósł zysk, przyniosło, przyniosła zysk, zwróciło się"),
    .roles(.refund, "zwróciło mi, oddało mi, zwróciło nam"),
    .roles(
      .payer,
      "lokatora, lokatorki, lokatorów, najemcy, najemców, klienta, klientki, klientów, szefa, szefowej, pracodawcy, firmy, kupującego, zleceniodawcy, podnajemca, podnajemcy"
    ),
  ]

  private static let polishItems: [WordRow] = [
    .items(
      .dining,
      """
      obiad, kolacja, kolację, śniadanie, kawa, kawę, kawy, piwo, piwa, wino, pizza, pizzę, lody, \
      pierogi, naleśniki, kebab, sushi, burger, ciastko, ciasto, pączki, pączek, napiwek, lunch, \
      drinki, kanapka, zupa, espresso
      """),
    .places(
      .dining,
      "restauracja, restauracji, bar mleczny, knajpa, knajpie, kawiarnia, kawiarni, pizzeria, cukiernia"
    ),
    .items(
      .groceries,
      """
      chleb, bułki, mleko, masło, ser, jajka, warzywa, owoce, mięso, zakupy, zakupy spożywcze, \
      spożywcze, jedzenie, wędlina, makaron, ryż, woda
      """),
    .places(.groceries, "sklep spożywczy, piekarnia, piekarni, warzywniak, supermarket"),
    .brands(
      .groceries, "Biedronka, Żabka, Lidl, Auchan, Kaufland, Dino, Makro, Aldi, Stokrotka, Lewiatan"
    ),
    .items(
      .transport,
      """
      paliwo, benzyna, tankowanie, parking, taksówka, taksówkę, taxi, autobus, bilet na autobus, \
      tramwaj, metro, bilet miesięczny, autostrada, myjnia, mechanik
      """),
    .brands(.transport, "Orlen, BP, Shell, Bolt, Uber, Jakdojade"),
    .items(.housing, "czynsz, czynszu, najem, mieszkanie, hydraulik, remont, meble"),
    .items(.utilities, "prąd, gaz, internet, telefon, śmieci, ogrzewanie, abonament"),
    .items(
      .health, "leki, lekarstwa, lekarz, dentysta, okulista, tabletki, witaminy, wizyta u lekarza"),
    .places(.health, "apteka, aptece, przychodnia, szpital"),
    .items(.insurance, "ubezpieczenie, oc, polisa"),
    .items(.entertainment, "kino, teatr, koncert, muzeum, gra, książka, basen, siłownia, karnet"),
    .items(
      .shopping,
      """
      buty, ubrania, sukienka, kurtka, spodnie, koszulka, szampon, baterie, \
      kosmetyki, zabawka, zabawki, książki
      """),
    .brands(
      .shopping,
      "Allegro, Rossmann, Pepco, Empik, CCC, Reserved, Hebe, Decathlon, Action, Media Expert"),
    .items(.travel, "hotel, nocleg, lot, wakacje, wycieczka, samolot, pociąg"),
    .items(.subscriptions, "subskrypcja, subskrypcję, prenumerata"),
    .items(
      .education, "kurs, szkoła, przedszkole, żłobek, korepetycje, podręcznik, zeszyty, czesne"),
    .items(.gifts, "prezent, prezenty, kwiaty, darowizna, bukiet"),
    .items(.debt, "rata, raty, kredyt, pożyczka"),
  ]
}
