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
    cardinal scale: 100 stów(|a|ę|y|ka|kę|ki)|setka|setkę, 10 dych(|a|ę|y)|dyszk(a|ę), 5 piątak(|\
    a|i), 50 pięćdziesi(ona|ątkę), 20 dwudziestkę|dwie dychy
    scale: 1000 tysi(ąc|ące|ęcy|ak|aki|aków)|tys, 1000000 milion(|y|ów)
    half: 50 pół|połowa, 150 półtora
    ordinal: 1 pierwszego, 2 drugiego, 3 trzeciego, 4 czwartego, 5 piątego, 6 szóstego, 7 \
    siódmego, 8 ósmego, 9 dziewiątego, 10 dziesiątego, 11 jedenastego, 12 dwunastego, 13 \
    trzynastego, 14 czternastego, 15 piętnastego, 16 szesnastego, 17 siedemnastego, 18 \
    osiemnastego, 19 dziewiętnastego, 20 dwudziestego, 21 dwudziestego pierwszego, 22 dwudziestego \
    drugiego, 23 dwudziestego trzeciego, 24 dwudziestego czwartego, 25 dwudziestego piątego, 26 \
    dwudziestego szóstego, 27 dwudziestego siódmego, 28 dwudziestego ósmego, 29 dwudziestego \
    dziewiątego, 30 trzydziestego, 31 trzydziestego pierwszego
    currency: PLN złot(y|ego|ych|e|ówka|ówki|ówek)|złociszy|zeta|zetów, EUR eur(o|asów|aków|osów)|\
    ojro, USD CAD AUD NZD SGD HKD TWD dolar(|a|y|ów|ach), USD dolc(ów|e|a)|baksów|zielonych, GBP \
    EGP fun(t|ta|ty|tów|tach|ciaki)|funciaków, CHF frank(|a|i|ów|ach), SEK NOK DKK CZK ISK? \
    koron(|a|y|ach|ę), JPY jen(|a|y|ów|ach), CNY juan(|a|y|ów), INR PKR LKR NPR IDR MUR rupi(a|e|\
    i|ach), BRL reali|reale, RUB BYN rub(el|li|le|lach), UAH hryw(ien|ny|na), HUF forint(ów|y|\
    ach), TRY lir(|y|ach)
    minorUnit: 100 grosz(|e|y)|gr
    relativeDay: 0 dzi(ś|siaj) rano|dzi(ś|siaj) wieczorem|dziś w nocy, -1 wczoraj (wieczorem|\
    rano)|wczoraj w nocy|wczoraj po południu|wczorajsz(y|a|e)|zeszłej nocy, -2 przedwczoraj \
    wieczorem, 1 jutro, 2 pojutrze
    weekday: 1 poniedział(ek|ku), 2 wtorek|wtorku, 3 środ(a|ę|y|zie), 4 czwart(ek|ku), 5 piątek|\
    piątku, 6 sobo(ta|tę|ty|cie), 7 niedziel(a|ę|i)
    month: 1 stycz(eń|nia|niu), 2 lut(y|ego|ym), 3 mar(zec|ca|cu), 4 kwie(cień|tnia|tniu), 5 maj(|\
    a|u), 6 czerw(iec|ca|cu), 7 lip(iec|ca|cu), 8 sierp(ień|nia|niu), 9 wrze(sień|śnia|śniu), 10 \
    październik(|a|u), 11 listopad(|a|zie), 12 grud(zień|nia|niu)
    span: 1 dzień|dni, 7 tydzień|tygodni(|a|u|e), -1 miesi(ąc|ąca|ącu|ące|ęcy), -12 rok|roku|lata|\
    lat
    ago: temu
    last: ostatni(|a|e|ego), zeszł(y|a|e|ego|ym), ubiegł(y|ą|ego|ym), poprzedni(|ą|ego), minion(y|\
    ą)
    this: tę, tego, tym
    next: następn(y|ą|ego), przyszł(y|ą|ego|ym), najbliższ(y|ą)
    every: co (tydzień|miesiąc|roku), miesięcznie
    spend: wyda(łem|łam|ne|liśmy), zapłaci(łem|łam|liśmy), zapłacone, płacił(em|am), kupi(łem|łam|\
    one|liśmy), kosztował(|a|o|y), zostawił(em|am), zamówił(em|am), zatankował(em|am), poszło, \
    wyszło, przelan(a|e|y), wpłacon(a|e), pobran(e|o), opłac(iłem|iłam|one), doładował(em|am), \
    zjadł(em|am)
    give byMe: dałem, dałam, daliśmy, wysłał(em|am), przelał(em|am), przekazał(em|am), \
    podarował(em|am)
    receive: dosta(łem|łam|liśmy), zarobi(łem|łam|liśmy|one), otrzyma(łem|łam|ne), sprzeda(łem|\
    łam|ne|ny|na|liśmy), wygra(łem|łam|ne|liśmy), znalazł(em|am), dorobi(łem|łam|liśmy), \
    zgarn(ąłem|ęłam), utargowa(łem|łam|liśmy), odziedziczył(em|am), opchn(ąłem|ęłam), \
    odsprzedał(em|am), zlicytował(em|am), spieniężył(em|am), pogonił(em|am), uzbierał(em|am), \
    wpadło mi, skapnęło mi, skapnęło, wzięliśmy, odebrał(em|am), przypadło mi, wyhaczyłem, \
    sprzedał(|o|a) się, posz(edł|ła) za, przyni(ósł|osła) zysk, przyniosło, zwróciło się
    refund: zwrot(|u), zwróci(ł|ła|li|ło) mi, odda(ł|ła|li|ło) mi, odda(ł|li) nam, zwrócon(o|e|a|\
    y), odzyska(łem|łam|ne), skarbówka oddała, refundacja, zrefundowali, nadpłata zwrócona, \
    zwróciło nam
    back: z powrotem
    incomeSource: zarob(ki|ek), wypłat(a|y|ka), pens(ja|ji|ję|yjka), premi(a|i), dywidend(a|y), \
    emerytur(a|ę), renta, rentę, zasiłek, stypendium, honorari(um|a), prowizja, trzynastka, \
    czternastka, alimenty, napiwk(i|ów), spadek, odsetki, zlecenie, umow(a|y) zlecenia, umowy o \
    dzieło, kieszonkowe, dochód, wynagrodzenie, zysk(|u|i), wygrana, nagroda, fucha, fuchy, \
    fuszka, fuszce, nadgodziny, ekwiwalent, odprawa, dopłata, becikowe, dodatek, świadczenie, \
    korki, chałtura, trzynasta pensja, rodzinne, utarg, przych(ód|ody), dniówka, tygodniówka, \
    premia świąteczna, wczasy pod gruszą, kosiniakowe, zasiłek chorobowy, chorobowe, \
    macierzyński(|e), tacierzyńskie, zaliczka na pensję, zapomoga, dofinansowanie, prezent ślubny, \
    koperty ślubne, stypendium socjalne, renta rodzinna, dieta służbowa, żołd, tantiemy, czynsz od \
    najemcy, obrót dzienny
    person: mamie, mamy, tata, tacie, taty, babci(|a), dziad(ek|ka|kowi), cio(cia|ci|tka), wuj(ek|\
    ka|kowi), siostr(a|y|ze), brat(|a|u), kuzyn(|a|ka), kole(ga|gi|dze|żanka|żanki|żance), \
    przyjaci(el|ółka), mąż, męża, mężowi, żon(a|y|ie), syn(|a|owi), cór(ka|ki|ce), teść, \
    teściow(a|ej), współlokator(|a|ka), sąsiad(|a|ka|ki), chrzestn(y|a), rodzic(e|ów|om), \
    szwag(ier|ra), dziewczyna, chłopak, kumpel, kumpla
    payer: klien(t|tka|ci|ta|tki|tów), szef(|owa|a|owej), pracodawc(a|y), firma, lokator(|ka|a|ki|\
    ów), najemc(a|y|ów), wynajmujący, kupując(y|ego), zleceniodawc(a|y), skarbówka, zus, firmy, \
    podnajemc(a|y)
    me: mi, mnie, nam, nas
    subjectI: ja, my
    putAway: odłożył(em|am), wpłacił(em|am), zainwestował(em|am)
    at: we, w, za, u, przy
    from: od, ode, z, ze
    to: do, ku
    forWord: za, na, dla
    on: we, dnia, w
    with: z, ze
    by: przez
    and: i, oraz, plus, a także
    or: lub, albo
    article: mój, moj(a|e|ego|ej), swoją, swój
    filler: kosztowało, wyszło, jeszcze, już, tylko, około, dokładnie, był(|a|o|y), jest, now(y|a|\
    e|ych), niech będzie, ma wyjść, mówię, to (było|były|jest|jednak), było (to|tego), jednak to, \
    tam było, no
    filler mayCorrect itWas records: mówił(em|am), powiedział(em|am)
    question: ile, kiedy, gdzie, dlaczego, czy, jak(|i|a|ie), co to, czemu
    command: usuń, skasuj, anuluj, pokaż, wyświetl
    negation: nie, nigdy
    total: razem, łącznie, w sumie, suma
    each: każde, za sztukę, od osoby
    split: na pół, podzielone
    heads: osób, osoby, osobie, znajomych, gości, ludzi, przyjaciół, kolegów
    measure: kg, szt(|uk|uki), butel(ki|ek), paczki, paczek, litr(|ów|y|a), gramów, deko
    model: rozmiar(|ze|u)
    account: gotówką, kartą, blik, blikiem, przelewem
    occasion: urodziny, imieniny, święta, wigilię, komunię, ślub, wesele, gwiazdkę
    within: we, w
    item groceries: chleb, bułki, mleko, masło, ser, jajka, warzywa, owoce, mięso, zakupy, zakupy \
    spożywcze, spożywcze, jedzenie, wędlina, makaron, ryż, woda
    item groceries 6: proszek do prania, płyn do (naczyń|płukania), papier toaletowy, ręcznik \
    papierowy, ręczniki papierowe, worki na śmieci, pasta do zębów, woda mineralna, mleko w \
    proszku, środki czystości, chemia domowa, żel pod prysznic
    item dining: obiad, kolacj(a|ę), śniadanie, kaw(a|ę|y), piwo, piwa, wino, pizzę, lody, \
    pierogi, naleśniki, ciast(ko|o), pączki, pączek, napiwek, drinki, kanapka, zupa
    item dining 6: jedzenie na (mieście|wynos), obiad na mieście, na wynos
    item transport: paliwo, benzyna, tankowanie, taksówk(a|ę), autobus, bilet na autobus, tramwaj, \
    metro, bilet miesięczny, autostrada, myjnia, mechanik
    item transport 6: zatankowa(łem|łam|ne), wymiana (oleju|opon|klocków), przegląd techniczny, \
    przegląd samochodu, bilet kwartalny, bilet autobusowy, bilet na pociąg, mycie (auta|\
    samochodu), płyn do spryskiwaczy, stacja benzynowa
    item housing: czynsz(|u), najem, mieszkanie, hydraulik, remont, meble
    item housing 6: podatek od nieruchomości, czynsz za mieszkanie, fundusz remontowy, złota \
    rączka, pani do sprzątania
    item utilities: prąd, gaz, telefon, śmieci, ogrzewanie, abonament
    item utilities 6: doładowanie telefonu, rachunek za (prąd|gaz|wodę|telefon), karta sim, wywóz \
    śmieci, abonament rtv
    item health: leki, lekar(stwa|z), dentysta, okulista, tabletki, witaminy, wizyta u lekarza
    item health 6: soczewki kontaktowe, krem z filtrem, aparat na zęby, aparat słuchowy, badani(e|\
    a) krwi, wizyta u dentysty, karnet na siłownię, lekarz weterynarii
    item insurance: ubezpieczenie, oc, polisa
    item insurance 6: ubezpieczenie mieszkania, ubezpieczenie (domu|samochodu|zdrowotne|auta), \
    ubezpieczenie na życie, ubezpieczenie turystyczne, oc i ac
    item entertainment: kino, teatr, koncert, muzeum, gra, książka, basen, siłownia, karnet
    item entertainment 6: bilet(|y) do kina, bilety na mecz, bilet(|y) na koncert, park rozrywki, \
    wesołe miasteczko, gra planszowa, gry planszowe, jazda konna
    item shopping: buty, ubrania, sukienka, kurtka, spodnie, koszulka, szampon, baterie, \
    kosmetyki, zabawk(a|i), książki
    item shopping 6: karma dla (psa|kota), jedzenie dla (psa|kota), żwirek dla kota, ziemia do \
    kwiatów, strój kąpielowy, lakier do paznokci, buty sportowe, etui na telefon, wózek dziecięcy, \
    klocki lego, środek na kleszcze
    item travel: nocleg, lot, wakacje, wycieczka, samolot, pociąg
    item travel 6: bilet lotniczy, bilety lotnicze, wynajem samochodu, opłata klimatyczna
    item subscriptions: subskrypcj(a|ę), prenumerata
    item education: kurs, szkoła, przedszkole, żłobek, korepetycje, podręcznik, zeszyty, czesne
    item education 6: prawo jazdy, kurs prawa jazdy, kurs na prawo jazdy, wycieczka szkolna, \
    zielona szkoła, obiady w szkole, komitet rodzicielski, rada rodziców, składka klasowa, lekcja \
    pianina, lekcj(a|e) angielskiego, kurs angielskiego, plecak szkolny
    item gifts: prezent(|y), kwiaty, darowizna, bukiet
    item gifts 6: prezent ślubny, prezent urodzinowy, karta podarunkowa
    putAway item savings 6: odłoż(yłem|yłam|one), zaoszczędził(em|am), oszczędzanie
    item debt: rata, raty, kredyt, pożyczka
    item other 6: podatek dochodowy, opłata skarbowa, dowód osobisty
    place groceries: sklep spożywczy, piekarni(|a), warzywniak
    place dining: restauracj(a|i), bar mleczny, knajp(a|ie), kawiarni(|a), cukiernia
    place health: apteka, aptece, przychodnia, szpital
    brand groceries: Biedronka, Żabka, Dino, Makro, Stokrotka, Lewiatan
    brand transport: Orlen, Jakdojade
    brand shopping: Allegro, Rossmann, Pepco, Empik, CCC, Reserved, Hebe, Action, Media Expert
    """
}
