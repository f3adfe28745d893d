extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let polishCues: StaticString =
    """
    item: bar mleczny
    surcharge: napiwek
    share: część
    owner: mój, moja, moje, swoją, jego, jej
    unit: dnia, piętr(o|ze), gorączki, temperatury, minut(|y), godz(|in|iny|inę), sekund(|y), dni, \
    dzień, tydzień, tygodni(|e), miesi(ąc|ące|ęcy), rok, lata, lat, kilometr(ów|y), metrów, metry, \
    procent, stopni(|e), punkt(ów|y), maili, maile, telefonów, piecząt(ki|ek), gwiazd(ek|ki), \
    podejś(cia|ć), próby, prób, rozdziałów, odcink(ów|i), kilo, stron(|y), kroków
    code: poziom(|ie), piętr(o|ze), bramk(a|i), odcinek, sezon, przebieg, wyjście, parkingowe, \
    pokój, pokoju, sala, sali, peron(|ie), stron(a|ie), rozdział, kod, kodem, numer, nr, numer \
    klienta, kod pocztowy, hasło, dzwoń, zadzwo(ń|nić), dzwoń do mnie na, tętno, ciśnienie, \
    temperatura, gorączka
    copula: jest, są
    graded: matmy, matematyki, fizyki, chemii, kartkówki, sprawdzianu, egzamin(u|ie)
    line: lot, pociąg, stolik(|u), autobus, linia, tramwaj, miejsce, rząd, metro
    stated: jesteśmy w, jedzie, odjeżdża, skończył(|a), było nas, daję mu, dzieci do, jest nas, \
    kończy dziś, spóźniony, spóźnił się
    aside: przyszłym, będę, twierdzi, zosta(ło|ły|je), zostało mi, ostatnio, ostatnim razem, rok \
    temu, tydzień temu, kiedyś, dawniej, mógłbym, mogł(em|am|abym), wolał(bym|abym), byłoby, \
    następnym razem, taniej, drożej, regularna cena, cel, budże(t|cie), saldo, jutro, muszę, odda, \
    oddam, w przyszłym, mówił(|a), zazwyczaj, normalnie, można dostać
    predicate: był(|a|o|y), brakuje, byli, miał(|a|o), trwał(|a), ważył(|a), pokazuje, wskazuje, \
    musiał(|a), powinno, uważam, mieści, pasuje
    predicate counters: potrzebuję, chc(iał|iała|e), mogę, może, mógłby, mogłaby, musi, powin(ien|\
    na), będzie
    predicate telling: stoi, ma, mają, mam, kończy, myślę, wie, trwa, mieszka, waży, leży, \
    obchodzi, nosi, noszę, wygląda
    amends: nie, znaczy, ups, właściwie, pomyłka, poprawka, przepraszam, jednak, zamiast
    somebody: on, ona, ono, oni, ktoś, one
    ownMoney: przegra(ła|ł|li), stracił(|a), sprzeda(ł|ła|li), dostaje, wyda(ł|ła|li), kupi(ł|ła|\
    li), zapłaci(ł|ła|li), przepuścił(|a), przewalił(|a), zamówi(ł|ła|li), zar(abia|obił|obiła), \
    zarabiają, sprawił(|a) sobie, kupił(|a) sobie, roztrwonił
    earned: zrobił(em|am), wyciągn(ąłem|ęłam), nakosiłem
    returned: kaucja, pieniądze, zaliczka, nadpłata, depozyt
    corrects: pomy(łka|liłem|liłam), miał(em|am) na myśli, chodziło (mi|o), popraw(|ić|cie|iam), \
    sprostowanie, literówka, mój błąd, moja wina, machn(ąłem|ęłam) się, źle (wpisałem|wpisałam|\
    zapisałem|zapisałam|podałem|podałam), źle źle źle zrozumiałeś, przestawił(em|am) cyfry, zmień \
    (to|na|ostatni|ostatnią), zrób z tego, zamień, skreśl to, zapomnij (o|co|tamto), wywal, usuń \
    (wpis|to|ostatni|ostatnią), cofnij, wróć, powin(no|na|ien|ny) być, miał(|o|a|y) być, ma być, \
    kwota się nie zgadza, zła (kwota|kategoria|data|waluta), złą kwotę, co wpisał(am|em), co co to \
    nie był wydatek, według paragonu, zapisałeś, te z wczoraj to, to ostatnie to, koryguję, źle \
    policzył(em|am), źle przeczytał(em|am), źle usłyszałeś, błędna kwota, błędnie, błędny wpis, \
    prawidłowa kwota, właściwa (kwota|cena), poprawna kwota, edytuj, skasuj (ostatni|to), wykreśl, \
    wycofaj, anuluj to, dwa razy wpisał(em|am), wpisane dwa razy, sprostuj, przejęzyczył(em|am) \
    się, pomyliło mi się, o zero za dużo, zapomniał(em|am) przecinka, powinno wyjść, jest (zła|\
    zły|złe|błędna|błędne|błędny), są złe, była zła, fałszywy alarm, prawdziwa (kwota|cena), \
    rzeczywista kwota, faktyczna kwota, dobra (kwota|cena), o jedno zero, za dużo zer, zły sklep, \
    zły dzień, złe konto, to nie ja, nie ja płacił(em|am), nie moje, autokorekta, podwójny wpis, \
    podwójnie, zdublowan(e|y), już wpisane, już doda(ne|łem|łam), wpisało się dwa razy, policzone \
    dwa razy, w złej kategorii, do złej kategorii, mam na myśli, chodzi mi o
    mayCorrect: nie, w sumie, znaczy, ups, właściwie, poprawka, przepraszam, jednak, tak naprawdę, \
    w rzeczywistości, nieee, no nie, nie nie, czekaj, chwil(a|eczkę), momen(t|cik), stop, stop \
    stop, sorki, bzdura, czyli jednak, jednak tylko, a jednak, przecież, korekta, oj, ojej, kurde, \
    cholera, ech, to znaczy, znaczy się, raczej, nie czekaj, okaz(ało|uje) się, w końcu, \
    ostatecznie, no dobra, wybacz, oj nie, ach nie, stój, źle, niech będzie, ma wyjść, mówię, \
    według rachunku, wg paragonu, zgodnie z paragonem, na paragonie, po namyśle, kurczę, o nie, o \
    kurde, zaraz, okaz(uje|ało) się że
    itWas: kosztowało, wyszło, było, były, niech będzie, ma wyjść, mówię, to (było|były|jest|\
    jednak), było (to|tego), jednak to, tam było
    denies: nie, znaczy, poprawka, no nie, nie nie, bzdura, korekta, to znaczy, raczej, oj nie, \
    źle, a nie, skądże, ależ nie
    costed: kosztował(|a|o|y), wysz(ło|ła|edł), był(|a|o|y), jest, powinno być, miał(|o|a|y) być, \
    to był(|o|y|a), było to, wyni(ósł|osła|osło), to nie
    refersBack: ostatni(|a|e), poprzedni(|ą|e), ten (ostatni|wpis|za|drugi|poprzedni), ta \
    ostatnia, to ostatnie, tę ostatnią, sprzed chwili, z przedtem, z wcześniej, tamten wpis, ta \
    za, to za, ostatni (wpis|wydatek|zakup), wcześniejsz(y|a|e)
    that: tamt(en|a|o|e), to
    definite: tę, tamte, tych, tamtych
    edits: podnieś, obniż, popraw, zamień, edy(tuj|cja|tuję), ustaw, zmi(eń|eńcie|enić|ana), zrób, \
    prze(suń|nieś|rzuć), wpisz, skoryguj, zaktualizuj, wrzuć, dopisz, proszę zmienić
    records: napisał(em|am), zapisa(łeś|łem|łam|łaś|ne|ło), wpisa(łem|łam|łeś|łaś|ne|ło), \
    podał(em|am), zanotował(em|am), wklepał(em|am), wbiłem, wbiłam, przez pomyłkę, niechcący, \
    omyłkowo, przypadkiem
    insteadOf: zamiast
    butRather: tylko, lecz, ale, a
    not: nie, a nie, to nie, ale nie
    adds: jeszcze, brakuje, doszło, też, także, również, zapomniał(em|am), dodatkowo, nie \
    (dodałem|dodałam|wpisałem|wpisałam|zapisałem|zapisałam|mówiłem|mówiłam)
    entry: dochód, przychód, ten wpis, tamten wpis, ostatni (wpis|wydatek|zakup), wydatek, wpis, \
    zakup, transakcja
    counters: potrzeb(ujemy|ują|ne|a), wpadn(ie|ą), wleci, w dół do, obiec(ał|ała|ali|uje), \
    ostrzeż, powiadom, przekrocz(ę|y|ymy), dopiero, licz, liczyć, zdroż(eje|ał|ała|ało), wciągnął, \
    połknął, nie ma mowy, po moim trupie, w życiu, myślisz, bra(kuje|łbym|łabym), szacuj(e|ą), \
    darmowa dostawa, do (wygrania|wydania|wynajęcia|zapłaty|oddania), kto przegra, kto wygra, jest \
    (promocja|po|za), zastanawia(łem|łam|m) się, wahał(em|am) się, niezapłacon(a|e|y), \
    nieopłacon(a|y), stoi (na|po), nieprzeczytan(e|a), uzbieram, dorzuci, chc(ieli|esz|ecie|ą|\
    emy), płaci (mama|tata|babcia|dziadek), może(sz|my|cie), mog(ą|łoby|łabym), moglibyśmy, \
    mus(isz|icie|zą|zę|imy), musiał(bym|abym), trzeba, należy, powin(ni|ienem|nam|niśmy), \
    chciał(by|aby|bym|abym), chcielibyśmy, zechce, wolę, woli, będę, będzie(sz|my|cie), będą \
    (płacić|kosztować), zamierza(|my|m), planuje(|my), wypadałoby, przydał(oby|by|aby) się, fajnie \
    by, dobrze by było, marzy(|my), zapłac(isz|i|ą|iłbym|ę|imy), kupi(|sz|ą|ę|my|łbym|łabym), \
    wyda(|my|sz|łbym|łabym|m), zamówi(|my|ę), weźmiemy, wezmę, wymieni(ę|my|am), zarezerwuj(ę|\
    emy), dam, damy, dostan(ę|iemy), odda mi, odda(dzą|my|m), zwróci (mi|nam), zwrócą, przelej(e|\
    ą|emy), prześle, pożycz(|ę|ysz|y|ą|my|yć), zarob(ię|i|imy|ki), nie (dałbym|dałabym|zapomnieć|\
    wziąłem|wzięłam|przeszła|przeszło|przeszedł|wydałem|wydałam|kupiłem|kupiłam|musiałem|musiałam|\
    dodawaj|zapisuj|zapomnij|poszła|dałem|dałam|kupuję|biorę), dałbym, dałabym, zapłaciłabym, \
    kosztował(aby|yby|by|oby), są po, chodzi po, wzrośnie, wzrosną, rośnie, rosną, spad(nie|a) do, \
    podroż(eje|ał|ała|ało), drożeje, idzie do góry, żąda, żądają, krzyczy, krzyknął, zaśpiewał, \
    bierze za, biorą za, licz(y|ą) sobie, proponuj(ą|e), oferuj(ą|e), zaproponowa(ł|ła|li), \
    prawdopodobnie, pewnie, pod(obno|nieś|wyżka|noszą), chyba, prawie (kupiłem|kupiłam|wydałem|\
    wydałam), omal nie, o mało nie, wis(i|zą|isz|imy|zę), win(ny|na|ni|ien), zadłużon(y|a), \
    dłu(żny|żna|g|gu), pamięta(ć|j), przypomni(eć|j|enie), na koncie (zostało|jest|mam), zostało \
    na (koncie|karcie), stan, w portfelu mam, mam w portfelu, ustaw(|ić), zmniejsz, obniż, \
    ogranicz, limit(|u), budżet(|u), zarabia(|m|sz|my|ją), umówiliśmy się, ustaliliśmy, nic nie \
    (kupiłem|kupiłam|wydałem|wydałam), ani grosza, ani złotówki, myśli że, uważa że, twierdzi że, \
    sądzi że, mówi że, powiedział(|a) że, z własnej kieszeni, za własne, z własnych, cofnięt(a|e), \
    zwrócone z powodu, brak środków, niewystarczające środki, wpisał(em|am) już, już wpisał(em|\
    am), pokaż wszystko, lista, ile kosztował(|a|o), ile wydał(em|am), wydać do, wystarcz(y|ą), na \
    sprzedaż, wynajmuj(ą|e), ważn(y|a|e) do, zostało mi, mógłbym, saldo, daj znać, mam (zamiar|\
    oddać|jeszcze), gdyby(|m), jeśli kupię, jest mi win(ien|na), jestem win(ien|na), kosztuj(e|ą), \
    idzie w górę, średnio, przeciętnie, mam na koncie, cel oszczędzania, nieudan(a|y|e), \
    odrzucon(a|y|e|o), nie zapłacił(em|am), brać czy nie, warto, czy mogę, czy powinienem, teraz \
    po, marzę o, liczył(|a) na, zażądał, kusi mnie, zapłacić muszę, miałbym, miałabym, wziąłbym, \
    wzięłabym, poszedłbym, kiedyś kupię, oszczędzić, odłożyć chcę, chciał(em|am) kupić, zalegam, \
    są winni, oddać muszę, wycen(a|ił|iła), podniesie, podnieśli do, cena, w promocji za, na \
    minusie, debet, zwiększ, maksymalnie, najwyżej, odmowa, zrezygnował(em|am), odmówił(em|am), \
    rozważam, pójdzie na
    cancels: zapłacę później, jeszcze nie zapłacił(em|am), czy nie (brać|kupować), co myślisz, co \
    sądzisz, pomyślę, ale nie kupił(em|am), może później, może w przyszłym miesiącu
    telling: jest(|em|eś|eśmy), gdzie, czy(|ta|tam), są, brakuje, szacuje, zamknięte, otwarte, \
    przegr(ają|ywa), wygrają, z grubsza, mniej więcej, działa, jeździ, kursuje, jesteśmy w, on, \
    ona, ono, oni, ktoś, nikt, kto, masz, idzie(|my), idą, idę, jedzie(|my), jadą, jadę, \
    przyjeżdża, odjeżdża, wyjeżdża, kończą, zaczyna(|ją), mówi, mówią, myśli, uważa, twierdzi, \
    wiem, widzi, patrzy, grają, trwają, został(o|y), mieszka(ją|m), żyje, pracuj(e|ą), siedz(i|ą|\
    imy|ę), czeka(|ją|m), ważę, liczy, stoją, leżą, otwiera(|ją), zamyka(|ją), startuje, ląduje, \
    śpi, śpią, uczy, słucha, bierze, dzwoni, pisze, znaczy, wynosi, wygrywa, prowadzi, spóźnia, \
    powiedzi(ał|ała|eli), siostrzenica ma, ponieważ, żeby, odbiera
    doing: ogląda(łem|łam|liśmy), obejrzał(em|am), obejrzeliśmy, widział(em|am), czytał(em|am), \
    przeczytał(em|am), przebiegł(em|am), biegał(em|am), przesz(edłem|łam), spałem, spałam, \
    czekał(em|am), dzwonił(em|am), zadzwoniłem, pisał(em|am), napisał(em|am), ważył(em|am), \
    schudł(em|am), przytył(em|am), spotkał(em|am), policzyłem, ćwiczył(em|am), pływałem, grałem, \
    grałam, urósł, uro(sła|dził|dziła), mierzyłem, skończył(|a), wygra(ła|ł|li), przegra(ła|ł|li), \
    strzelił, było nas
    outcry: zdzierstwo, rozbój, rozbój w biały dzień, skandal, masakra, oszaleli, zwariowali, \
    poszaleli, kosmos, koszmar, za drogo, drożyzna, przesada, szaleństwo, szok, złodziejstwo, ile \
    to kosztuje
    handed: zapłaci(ł|ła|li), dał, dała, dali, daje, płaci, prze(lał|lała|lali|kazał), wysła(ł|ła|\
    li), odda(ł|ła|li), przekazała, wpłaci(ł|ła|li), dorzucił(|a), podarował(|a), wypłaci(ł|ła|\
    li), wsunęła, wcisnęła, zwróci(ł|ła|li), sypnął, odpalił, opłaci(ł|ła|li), uregulowa(ł|ła|li), \
    rozliczył(|a), spłacił(|a), ofiarował(|a), dołoży(ł|ła|li), sprezentował(|a), zostawi(ł|ła|\
    li), przyni(ósł|osła), rzucił(|a), wręczy(ł|ła|li), sypnęła, podrzucił(|a), puścił(|a), \
    przysła(ł|ła|li), podesłał(|a), nadesłał(|a)
    byMe: zapłacił(em|am), płacił(em|am), wpłacił(em|am), oddał(em|am), pożyczył(em|am), \
    zwrócił(em|am)
    lent: pożyczył(em|am) mu, pożyczył(em|am) jej, które mu pożyczyłem, wyłożył(em|am)
    sending: blik, pienią(dze|żki), przelew, wpłat(a|ka), kasa, czynsz, czek, zapłata
    arriving: przysz(ły|łą|ło|edł), wpłyn(ął|ęła|ęło|ęły), doszło, doszedł, na kon(cie|to), \
    wpadł(o|a|y), jest na koncie, zaksięgowane
    receiverMark: dla
    employee: opiekun(ka|ki|ce), niani(|a), sprzątacz(ka|ki|ce), pracowni(k|ka|kowi|cy), \
    ogrodnik(|owi), pomocnik(|a|owi), staży(sta|ście), dzieci(|om|aków|akom), kelner(|ka|ce|owi), \
    dostawc(a|y), kierowc(a|y), fryzjer(owi|ce), portier(|owi), listonosz(|owi), kurier(|owi), \
    taksówkarz(|owi), hydraulikowi, masażystce, grajkowi, barman(|owi)
    thingDay: od, do, jest, ważn(y|a|e) do, ważn(y|e) od, zaczyna(|ją) się, rusza, wyjazd, odjazd, \
    wylot, przylot, odnawia się, odnowienie, kolejna płatność, następna płatność, wygasa, kończy \
    się, dostawa, odbiór, premiera, spektakl, egzamin, odbędzie się
    bookable: wyjazd, lot, loty, bilet(|y|ów), pociąg, samolot, nocleg, rejs, koncert, festiwal, \
    teatr, wpisowe, zapisy, maraton, półmaraton, kurs, kemping, rezerwacja, wizyta, wycieczka, \
    stolik
    booked: zaliczka, zarezerwowa(łem|łam|ne), zadatek, z góry, przedpłata
    """
}
