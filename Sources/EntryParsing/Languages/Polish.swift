extension LanguageTable {
  /// Polish is read as English with these words.
  static let polish = LanguageTable(
    language: "pl",
    grammar: NumberGrammar(hasBareScales: true),
    things: DailyThings.polish,
    texts: [polishWords, polishCues])

  private static let polishWords: StaticString =
    """
    cardinal: 1 jeden, 2 dwa|dwie, 3 trzy, 4 cztery, 5 pięć, 6 sześć, 7 siedem, 8 osiem, 9 \
    dziewięć, 10 dziesięć, 11 jedenaście, 12 dwanaście, 13 trzynaście, 14 czternaście, 15 \
    piętnaście, 16 szesnaście, 17 siedemnaście, 18 osiemnaście, 19 dziewiętnaście, 20 dwadzieścia, \
    30 trzydzieści, 40 czterdzieści, 50 pięćdziesiąt, 60 sześćdziesiąt, 70 siedemdziesiąt, 80 \
    osiemdziesiąt, 90 dziewięćdziesiąt, 100 sto, 200 dwieście, 300 trzysta, 400 czterysta, 500 \
    pięćset, 600 sześćset, 700 siedemset, 800 osiemset, 900 dziewięćset, 0 zero
    cardinal scale: 100 stówa|stówę|stówy|stów|stówka|stówkę|stówki|setka|setkę, 10 dycha|dychę|\
    dychy|dych|dyszka|dyszkę, 5 piątak|piątaka|piątaki, 50 pięćdziesiona|pięćdziesiątkę, 20 \
    dwudziestkę|dwie dychy
    scale: 1000 tysiąc|tysiące|tysięcy|tysiak|tysiaki|tysiaków|tys, 1000000 milion|miliony|\
    milionów
    half: 50 pół|połowa, 150 półtora
    ordinal: 1 pierwszego, 2 drugiego, 3 trzeciego, 4 czwartego, 5 piątego, 6 szóstego, 7 \
    siódmego, 8 ósmego, 9 dziewiątego, 10 dziesiątego, 11 jedenastego, 12 dwunastego, 13 \
    trzynastego, 14 czternastego, 15 piętnastego, 16 szesnastego, 17 siedemnastego, 18 \
    osiemnastego, 19 dziewiętnastego, 20 dwudziestego, 21 dwudziestego pierwszego, 22 dwudziestego \
    drugiego, 23 dwudziestego trzeciego, 24 dwudziestego czwartego, 25 dwudziestego piątego, 26 \
    dwudziestego szóstego, 27 dwudziestego siódmego, 28 dwudziestego ósmego, 29 dwudziestego \
    dziewiątego, 30 trzydziestego, 31 trzydziestego pierwszego
    currency: PLN złoty|złotego|złotych|złote|złotówka|złotówki|złotówek|złociszy|zeta|zetów, EUR \
    euro|eurasów|euraków|eurosów|ojro, USD CAD AUD NZD SGD HKD TWD dolar|dolara|dolary|dolarów|\
    dolarach, USD dolców|dolce|dolca|baksów|zielonych, GBP EGP funt|funta|funty|funtów|funtach|\
    funciaków|funciaki, CHF frank|franka|franki|franków|frankach, SEK NOK DKK CZK ISK? korona|\
    korony|koron|koronach|koronę, JPY jen|jena|jeny|jenów|jenach, CNY juan|juana|juany|juanów, INR \
    PKR LKR NPR IDR MUR rupia|rupie|rupii|rupiach, BRL reali|reale, RUB BYN rubel|rubli|ruble|\
    rublach, UAH hrywien|hrywny|hrywna, HUF forintów|forinty|forintach, TRY lir|liry|lirach
    minorUnit: 100 grosz|grosze|groszy|gr
    relativeDay: 0 dziś rano|dzisiaj rano|dziś wieczorem|dzisiaj wieczorem|dziś w nocy, -1 wczoraj \
    wieczorem|wczoraj rano|wczoraj w nocy|wczoraj po południu|wczorajszy|wczorajsza|wczorajsze|\
    zeszłej nocy, -2 przedwczoraj wieczorem, 1 jutro, 2 pojutrze
    weekday: 1 poniedziałek|poniedziałku, 2 wtorek|wtorku, 3 środa|środę|środy|środzie, 4 \
    czwartek|czwartku, 5 piątek|piątku, 6 sobota|sobotę|soboty|sobocie, 7 niedziela|niedzielę|\
    niedzieli
    month: 1 styczeń|stycznia|styczniu, 2 luty|lutego|lutym, 3 marzec|marca|marcu, 4 kwiecień|\
    kwietnia|kwietniu, 5 maj|maja|maju, 6 czerwiec|czerwca|czerwcu, 7 lipiec|lipca|lipcu, 8 \
    sierpień|sierpnia|sierpniu, 9 wrzesień|września|wrześniu, 10 październik|października|\
    październiku, 11 listopad|listopada|listopadzie, 12 grudzień|grudnia|grudniu
    span: 1 dzień|dni, 7 tydzień|tygodnia|tygodniu|tygodnie|tygodni, -1 miesiąc|miesiąca|miesiącu|\
    miesiące|miesięcy, -12 rok|roku|lata|lat
    ago: temu
    last: ostatni, ostatnia, ostatnie, ostatniego, zeszły, zeszła, zeszłe, zeszłego, zeszłym, \
    ubiegły, ubiegłą, ubiegłego, ubiegłym, poprzedni, poprzednią, poprzedniego, miniony, minioną
    this: tę, tego, tym
    next: następny, następną, następnego, przyszły, przyszłą, przyszłego, przyszłym, najbliższy, \
    najbliższą
    every: co tydzień, co miesiąc, miesięcznie, co roku
    spend: wydałem, wydałam, wydane, wydaliśmy, zapłaciłem, zapłaciłam, zapłacone, zapłaciliśmy, \
    płaciłem, płaciłam, kupiłem, kupiłam, kupione, kupiliśmy, kosztował, kosztowała, kosztowało, \
    kosztowały, zostawiłem, zostawiłam, zamówiłem, zamówiłam, zatankowałem, zatankowałam, poszło, \
    wyszło, przelana, przelane, przelany, wpłacona, wpłacone, pobrane, pobrano, opłaciłem, \
    opłaciłam, opłacone, doładowałem, doładowałam, zjadłem, zjadłam
    give byMe: dałem, dałam, daliśmy, wysłałem, wysłałam, przelałem, przelałam, przekazałem, \
    przekazałam, podarowałem, podarowałam
    receive: dostałem, dostałam, dostaliśmy, zarobiłem, zarobiłam, zarobiliśmy, zarobione, \
    otrzymałem, otrzymałam, otrzymane, sprzedałem, sprzedałam, sprzedane, sprzedany, sprzedana, \
    sprzedaliśmy, wygrałem, wygrałam, wygrane, znalazłem, znalazłam, dorobiłem, dorobiłam, \
    zgarnąłem, zgarnęłam, utargowałem, utargowałam, odziedziczyłem, odziedziczyłam, opchnąłem, \
    opchnęłam, odsprzedałem, odsprzedałam, zlicytowałem, zlicytowałam, spieniężyłem, spieniężyłam, \
    pogoniłem, pogoniłam, uzbierałem, uzbierałam, wpadło mi, skapnęło mi, skapnęło, utargowaliśmy, \
    wzięliśmy, wygraliśmy, odebrałem, odebrałam, dorobiliśmy, przypadło mi, wyhaczyłem, sprzedało \
    się, sprzedał się, sprzedała się, poszedł za, poszła za, przyniósł zysk, przyniosło, \
    przyniosła zysk, zwróciło się
    refund: zwrot, zwrotu, zwrócił mi, zwróciła mi, zwrócili mi, oddał mi, oddała mi, oddali mi, \
    oddał nam, oddali nam, zwrócono, zwrócone, zwrócona, zwrócony, odzyskałem, odzyskałam, \
    odzyskane, skarbówka oddała, refundacja, zrefundowali, nadpłata zwrócona, zwróciło mi, oddało \
    mi, zwróciło nam
    back: z powrotem
    incomeSource: zarobki, wypłata, wypłaty, pensja, pensji, pensję, premia, premii, dywidenda, \
    dywidendy, emerytura, emeryturę, renta, rentę, zasiłek, stypendium, honorarium, prowizja, \
    trzynastka, czternastka, alimenty, napiwki, napiwków, spadek, odsetki, zlecenie, umowa \
    zlecenia, umowy zlecenia, umowy o dzieło, kieszonkowe, dochód, wynagrodzenie, zysk, zysku, \
    wygrana, nagroda, fucha, fuchy, fuszka, fuszce, nadgodziny, ekwiwalent, odprawa, dopłata, \
    becikowe, dodatek, świadczenie, korki, chałtura, trzynasta pensja, rodzinne, zyski, utarg, \
    przychód, przychody, zarobek, dniówka, tygodniówka, premia świąteczna, wczasy pod gruszą, \
    kosiniakowe, zasiłek chorobowy, chorobowe, macierzyński, macierzyńskie, tacierzyńskie, \
    wypłatka, pensyjka, zaliczka na pensję, zapomoga, dofinansowanie, prezent ślubny, koperty \
    ślubne, stypendium socjalne, renta rodzinna, dieta służbowa, żołd, honoraria, tantiemy, czynsz \
    od najemcy, obrót dzienny
    person: mamie, mamy, tata, tacie, taty, babcia, babci, dziadek, dziadka, dziadkowi, ciocia, \
    cioci, ciotka, wujek, wujka, wujkowi, siostra, siostry, siostrze, brat, brata, bratu, kuzyn, \
    kuzyna, kuzynka, kolega, kolegi, koledze, koleżanka, koleżanki, koleżance, przyjaciel, \
    przyjaciółka, mąż, męża, mężowi, żona, żony, żonie, syn, syna, synowi, córka, córki, córce, \
    teść, teściowa, teściowej, współlokator, współlokatora, współlokatorka, sąsiad, sąsiada, \
    sąsiadka, sąsiadki, chrzestny, chrzestna, rodzice, rodziców, rodzicom, szwagier, szwagra, \
    dziewczyna, chłopak, kumpel, kumpla
    payer: klient, klientka, klienci, szef, szefowa, pracodawca, firma, lokator, lokatorka, \
    najemca, wynajmujący, kupujący, zleceniodawca, skarbówka, zus, lokatora, lokatorki, lokatorów, \
    najemcy, najemców, klienta, klientki, klientów, szefa, szefowej, pracodawcy, firmy, \
    kupującego, zleceniodawcy, podnajemca, podnajemcy
    me: mi, mnie, nam, nas
    subjectI: ja, my
    putAway: odłożyłem, odłożyłam, wpłaciłem, wpłaciłam, zainwestowałem, zainwestowałam
    at: we, w, za, u, przy
    from: od, ode, z, ze
    to: do, ku
    forWord: za, na, dla
    on: we, dnia, w
    with: z, ze
    by: przez
    and: i, oraz, plus, a także
    or: lub, albo
    article: mój, moja, moje, mojego, mojej, swoją, swój
    filler: kosztowało, wyszło, jeszcze, już, tylko, około, dokładnie, był, była, było, jest, \
    nowy, nowa, nowe, nowych, były, niech będzie, ma wyjść, mówię, to było, to były, było to, to \
    jest, to jednak, jednak to, było tego, tam było, no
    filler mayCorrect itWas records: mówiłem, mówiłam, powiedziałem, powiedziałam
    question: ile, kiedy, gdzie, dlaczego, czy, jak, co to, czemu, jaki, jaka, jakie
    command: usuń, skasuj, anuluj, pokaż, wyświetl
    negation: nie, nigdy
    total: razem, łącznie, w sumie, suma
    each: każde, za sztukę, od osoby
    split: na pół, podzielone
    heads: osób, osoby, osobie, znajomych, gości, ludzi, przyjaciół, kolegów
    measure: kg, szt, sztuk, sztuki, butelki, butelek, paczki, paczek, litrów, gramów, deko, \
    litry, litr, litra
    model: rozmiar, rozmiarze, rozmiaru
    account: gotówką, kartą, blik, blikiem, przelewem
    occasion: urodziny, imieniny, święta, wigilię, komunię, ślub, wesele, gwiazdkę
    within: we, w
    item groceries: chleb, bułki, mleko, masło, ser, jajka, warzywa, owoce, mięso, zakupy, zakupy \
    spożywcze, spożywcze, jedzenie, wędlina, makaron, ryż, woda
    item groceries 6: proszek do prania, płyn do naczyń, płyn do płukania, papier toaletowy, \
    ręcznik papierowy, ręczniki papierowe, worki na śmieci, pasta do zębów, woda mineralna, mleko \
    w proszku, środki czystości, chemia domowa, żel pod prysznic
    item dining: obiad, kolacja, kolację, śniadanie, kawa, kawę, kawy, piwo, piwa, wino, pizzę, \
    lody, pierogi, naleśniki, ciastko, ciasto, pączki, pączek, napiwek, drinki, kanapka, zupa
    item dining 6: jedzenie na mieście, obiad na mieście, jedzenie na wynos, na wynos
    item transport: paliwo, benzyna, tankowanie, taksówka, taksówkę, autobus, bilet na autobus, \
    tramwaj, metro, bilet miesięczny, autostrada, myjnia, mechanik
    item transport 6: zatankowałem, zatankowałam, zatankowane, wymiana oleju, wymiana opon, \
    wymiana klocków, przegląd techniczny, przegląd samochodu, bilet kwartalny, bilet autobusowy, \
    bilet na pociąg, mycie auta, mycie samochodu, płyn do spryskiwaczy, stacja benzynowa
    item housing: czynsz, czynszu, najem, mieszkanie, hydraulik, remont, meble
    item housing 6: podatek od nieruchomości, czynsz za mieszkanie, fundusz remontowy, złota \
    rączka, pani do sprzątania
    item utilities: prąd, gaz, telefon, śmieci, ogrzewanie, abonament
    item utilities 6: doładowanie telefonu, rachunek za prąd, rachunek za gaz, rachunek za wodę, \
    rachunek za telefon, karta sim, wywóz śmieci, abonament rtv
    item health: leki, lekarstwa, lekarz, dentysta, okulista, tabletki, witaminy, wizyta u lekarza
    item health 6: soczewki kontaktowe, krem z filtrem, aparat na zęby, aparat słuchowy, badanie \
    krwi, badania krwi, wizyta u dentysty, karnet na siłownię, lekarz weterynarii
    item insurance: ubezpieczenie, oc, polisa
    item insurance 6: ubezpieczenie mieszkania, ubezpieczenie domu, ubezpieczenie samochodu, \
    ubezpieczenie na życie, ubezpieczenie turystyczne, ubezpieczenie zdrowotne, ubezpieczenie \
    auta, oc i ac
    item entertainment: kino, teatr, koncert, muzeum, gra, książka, basen, siłownia, karnet
    item entertainment 6: bilet do kina, bilety do kina, bilety na mecz, bilety na koncert, bilet \
    na koncert, park rozrywki, wesołe miasteczko, gra planszowa, gry planszowe, jazda konna
    item shopping: buty, ubrania, sukienka, kurtka, spodnie, koszulka, szampon, baterie, \
    kosmetyki, zabawka, zabawki, książki
    item shopping 6: karma dla psa, karma dla kota, jedzenie dla psa, jedzenie dla kota, żwirek \
    dla kota, ziemia do kwiatów, strój kąpielowy, lakier do paznokci, buty sportowe, etui na \
    telefon, wózek dziecięcy, klocki lego, środek na kleszcze
    item travel: nocleg, lot, wakacje, wycieczka, samolot, pociąg
    item travel 6: bilet lotniczy, bilety lotnicze, wynajem samochodu, opłata klimatyczna
    item subscriptions: subskrypcja, subskrypcję, prenumerata
    item education: kurs, szkoła, przedszkole, żłobek, korepetycje, podręcznik, zeszyty, czesne
    item education 6: prawo jazdy, kurs prawa jazdy, kurs na prawo jazdy, wycieczka szkolna, \
    zielona szkoła, obiady w szkole, komitet rodzicielski, rada rodziców, składka klasowa, lekcja \
    pianina, lekcja angielskiego, lekcje angielskiego, kurs angielskiego, plecak szkolny
    item gifts: prezent, prezenty, kwiaty, darowizna, bukiet
    item gifts 6: prezent ślubny, prezent urodzinowy, karta podarunkowa
    putAway item savings 6: odłożyłem, odłożyłam, odłożone, zaoszczędziłem, zaoszczędziłam, \
    oszczędzanie
    item debt: rata, raty, kredyt, pożyczka
    item other 6: podatek dochodowy, opłata skarbowa, dowód osobisty
    place groceries: sklep spożywczy, piekarnia, piekarni, warzywniak
    place dining: restauracja, restauracji, bar mleczny, knajpa, knajpie, kawiarnia, kawiarni, \
    cukiernia
    place health: apteka, aptece, przychodnia, szpital
    brand groceries: Biedronka, Żabka, Dino, Makro, Stokrotka, Lewiatan
    brand transport: Orlen, Jakdojade
    brand shopping: Allegro, Rossmann, Pepco, Empik, CCC, Reserved, Hebe, Action, Media Expert
    """
}
