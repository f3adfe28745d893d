extension LanguageTable {
  /// The numbers, days and currencies of Polish.
  static let polishDays: [WordRow] = [
    .number(
      .relativeDay, 0,
      "dzisiaj, dziś, dzis, dziś rano, dzisiaj rano, dziś wieczorem, dzisiaj wieczorem, dziś w nocy"
    ),
    .number(
      .relativeDay, -1,
      """
      wczoraj, wczoraj wieczorem, wczoraj rano, wczoraj w nocy, wczoraj po południu, wczorajszy, \
      wczorajsza, wczorajsze, zeszłej nocy
      """),
    .number(.relativeDay, -2, "przedwczoraj, przedwczoraj wieczorem"),
    .number(.relativeDay, 1, "jutro"), .number(.relativeDay, 2, "pojutrze"),
    .weekdays(
      """
      1 poniedziałek|poniedziałku, 2 wtorek|wtorku, 3 środa|środę|środy|środzie, 4 czwartek|czwartku, \
      5 piątek|piątku, 6 sobota|sobotę|soboty|sobocie, 7 niedziela|niedzielę|niedzieli
      """),
    .months(
      """
      1 styczeń|stycznia|styczniu, 2 luty|lutego|lutym, 3 marzec|marca|marcu, 4 \
      kwiecień|kwietnia|kwietniu, 5 maj|maja|maju, 6 czerwiec|czerwca|czerwcu, 7 lipiec|lipca|lipcu, 8 \
      sierpień|sierpnia|sierpniu, 9 wrzesień|września|wrześniu, 10 październik|października|październiku, \
      11 listopad|listopada|listopadzie, 12 grudzień|grudnia|grudniu
      """),
    .numbers(
      .ordinal,
      """
      1 pierwszego, 2 drugiego, 3 trzeciego, 4 czwartego, 5 piątego, 6 szóstego, 7 siódmego, 8 ósmego, 9 \
      dziewiątego, 10 dziesiątego, 11 jedenastego, 12 dwunastego, 13 trzynastego, 14 czternastego, 15 \
      piętnastego, 16 szesnastego, 17 siedemnastego, 18 osiemnastego, 19 dziewiętnastego, 20 \
      dwudziestego, 21 dwudziestego pierwszego, 22 dwudziestego drugiego, 23 dwudziestego trzeciego, 24 \
      dwudziestego czwartego, 25 dwudziestego piątego, 26 dwudziestego szóstego, 27 dwudziestego \
      siódmego, 28 dwudziestego ósmego, 29 dwudziestego dziewiątego, 30 trzydziestego, 31 trzydziestego \
      pierwszego
      """),
    .numbers(
      .cardinal,
      """
      1 jeden, 2 dwa|dwie, 3 trzy, 4 cztery, 5 pięć, 6 sześć, 7 siedem, 8 osiem, 9 dziewięć, 10 \
      dziesięć, 11 jedenaście, 12 dwanaście, 13 trzynaście, 14 czternaście, 15 piętnaście, 16 \
      szesnaście, 17 siedemnaście, 18 osiemnaście, 19 dziewiętnaście, 20 dwadzieścia, 30 trzydzieści, 40 \
      czterdzieści, 50 pięćdziesiąt, 60 sześćdziesiąt, 70 siedemdziesiąt, 80 osiemdziesiąt, 90 \
      dziewięćdziesiąt
      """),
    .numbers(
      .cardinal,
      """
      100 sto, 200 dwieście, 300 trzysta, 400 czterysta, 500 pięćset, 600 sześćset, 700 siedemset, 800 \
      osiemset, 900 dziewięćset
      """),
    .numbers(.scale, "1000 tysiąc|tysiące|tysięcy|tysiak|tysiaki|tysiaków"),
    .numbers(
      [.cardinal, .scale],
      """
      100 stówa|stówę|stówy|stów|stówka|stówkę|stówki|setka|setkę, 10 \
      dycha|dychę|dychy|dych|dyszka|dyszkę, 5 piątak|piątaka|piątaki, 50 \
      pięćdziesiona|pięćdziesiątkę, 20 dwudziestkę|dwie dychy
      """),
    .currency(
      "PLN", "złoty, złotego, złotych, złote, złotówka, złotówki, złotówek, złociszy, zeta, zetów"),
    .currency("EUR", "euro, eurasów, euraków, eurosów, ojro"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dolar, dolara, dolary, dolarów, dolarach"),
    .currency("USD", "dolców, dolce, dolca, baksów, zielonych"),
    .currency("GBP EGP", "funt, funta, funty, funtów, funtach, funciaków, funciaki"),
    .currency("CHF", "frank, franka, franki, franków, frankach"),
    .currency("SEK NOK DKK CZK ISK?", "korona, korony, koron, koronach, koronę"),
    .currency("JPY", "jen, jena, jeny, jenów, jenach"),
    .currency("CNY", "juan, juana, juany, juanów"),
    .currency("INR PKR LKR NPR IDR MUR", "rupia, rupie, rupii, rupiach"),
    .currency("MXN ARS COP CLP PHP UYU DOP CUP?", "peso, pesos"), .currency("BRL", "reali, reale"),
    .currency("RUB BYN", "rubel, rubli, ruble, rublach"),
    .currency("UAH", "hrywien, hrywny, hrywna"),
    .currency("HUF", "forintów, forinty, forintach"), .currency("TRY", "lir, liry, lirach"),
    .number(.span, 1, "dzień, dni"),
    .number(.span, 7, "tydzień, tygodnia, tygodniu, tygodnie, tygodni"),
    .number(.span, -1, "miesiąc, miesiąca, miesiącu, miesiące, miesięcy"),
    .number(.span, -12, "rok, roku, lata, lat"),
    .roles(.ago, "temu"), .roles(.every, "co tydzień, co miesiąc, miesięcznie, co roku"),
    .roles(
      .last,
      """
      ostatni, ostatnia, ostatnią, ostatnie, ostatniego, zeszły, zeszła, zeszłą, zeszłe, zeszłego, \
      zeszłym, ubiegły, ubiegłą, ubiegłego, ubiegłym, poprzedni, poprzednią, poprzedniego, miniony, minioną
      """),
    .roles(.this, "tę, tego, tym"),
    .roles(
      .next,
      "następny, następną, następnego, przyszły, przyszłą, przyszłego, przyszłym, najbliższy, najbliższą"
    ),
    .roles(.within, "we"), .roles(.on, "dnia"),
    .numbers(.cardinal, "0 zero"), .numbers(.scale, "1000 tys, 1000000 milion|miliony|milionów"),
    .numbers(.half, "50 pół|połowa, 150 półtora"),
    .number(.minorUnit, 100, "grosz, grosze, groszy, gr"),
  ]
}
