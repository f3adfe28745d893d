extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let polishCues: StaticString =
    """
    item: bar mleczny
    surcharge: napiwek
    share: część
    owner: mój, moja, moje, swoją, jego, jej
    unit: dnia, piętro, piętrze, gorączki, temperatury, minut, minuty, godzin, godziny, godzinę, \
    godz, sekund, sekundy, dni, dzień, tydzień, tygodnie, tygodni, miesiąc, miesiące, miesięcy, \
    rok, lata, lat, kilometrów, kilometry, metrów, metry, procent, stopni, stopnie, punktów, \
    punkty, maili, maile, telefonów, pieczątki, pieczątek, gwiazdek, gwiazdki, podejścia, podejść, \
    próby, prób, rozdziałów, odcinków, odcinki, kilo, stron, strony, kroków
    code: poziom, poziomie, piętro, piętrze, bramka, bramki, odcinek, sezon, przebieg, wyjście, \
    parkingowe, pokój, pokoju, sala, sali, peron, peronie, strona, stronie, rozdział, kod, kodem, \
    numer, nr, numer klienta, kod pocztowy, hasło, dzwoń, zadzwoń, zadzwonić, dzwoń do mnie na, \
    tętno, ciśnienie, temperatura, gorączka
    copula: jest, są
    graded: matmy, matematyki, fizyki, chemii, kartkówki, sprawdzianu, egzaminu, egzaminie
    line: lot, pociąg, stolik, stoliku, autobus, linia, tramwaj, miejsce, rząd, metro
    stated: jesteśmy w, jedzie, odjeżdża, skończył, skończyła, było nas, daję mu, dzieci do, jest \
    nas, kończy dziś, spóźniony, spóźnił się
    aside: przyszłym, będę, twierdzi, zostało, zostały, zostaje, zostało mi, ostatnio, ostatnim \
    razem, rok temu, tydzień temu, kiedyś, dawniej, mógłbym, mogłem, mogłam, mogłabym, wolałbym, \
    wolałabym, byłoby, następnym razem, taniej, drożej, regularna cena, cel, budżet, budżecie, \
    saldo, jutro, muszę, odda, oddam, w przyszłym, mówił, mówiła, zazwyczaj, normalnie, można \
    dostać
    predicate: był, była, było, brakuje, byli, były, miał, miała, miało, trwał, trwała, ważył, \
    ważyła, pokazuje, wskazuje, musiał, musiała, powinno, uważam, mieści, pasuje
    predicate counters: potrzebuję, chciał, chciała, mogę, może, mógłby, mogłaby, musi, powinien, \
    powinna, chce, będzie
    predicate telling: stoi, ma, mają, mam, kończy, myślę, wie, trwa, mieszka, waży, leży, \
    obchodzi, nosi, noszę, wygląda
    amends: nie, znaczy, ups, właściwie, pomyłka, poprawka, przepraszam, jednak, zamiast
    somebody: on, ona, ono, oni, ktoś, one
    ownMoney: przegrała, przegrał, przegrali, stracił, straciła, sprzedał, sprzedała, sprzedali, \
    dostaje, wydał, wydała, wydali, kupił, kupiła, kupili, zapłacił, zapłaciła, zapłacili, \
    przepuścił, przepuściła, przewalił, przewaliła, zamówił, zamówiła, zamówili, zarabia, \
    zarabiają, zarobił, zarobiła, sprawił sobie, sprawiła sobie, kupił sobie, kupiła sobie, \
    roztrwonił
    earned: zrobiłem, zrobiłam, wyciągnąłem, wyciągnęłam, nakosiłem
    returned: kaucja, pieniądze, zaliczka, nadpłata, depozyt
    corrects: pomyłka, miałem na myśli, miałam na myśli, chodziło mi o, chodziło mi, popraw, \
    poprawić, poprawcie, sprostowanie, literówka, mój błąd, moja wina, pomyliłem się, pomyliłam \
    się, pomyliłem, pomyliłam, machnąłem się, machnęłam się, źle wpisałem, źle wpisałam, źle źle \
    źle zrozumiałeś, przestawiłem cyfry, przestawiłam cyfry, zmień to, zmień na, zmień ostatni, \
    zmień ostatnią, zrób z tego, zamień, skreśl to, zapomnij o, wywal, usuń wpis, usuń to, cofnij, \
    wróć, powinno być, miało być, ma być, kwota się nie zgadza, zła kwota, złą kwotę, co wpisałam, \
    co wpisałem, co co to nie był wydatek, według paragonu, zapisałeś, te z wczoraj to, to \
    ostatnie to, poprawiam, koryguję, źle policzyłem, źle policzyłam, źle przeczytałem, źle \
    przeczytałam, źle zapisałem, źle zapisałam, źle podałem, źle podałam, źle usłyszałeś, błędna \
    kwota, błędnie, błędny wpis, prawidłowa kwota, właściwa kwota, poprawna kwota, powinna być, \
    miała być, zamień na, edytuj, popraw ostatni, usuń ostatni, usuń ostatnią, skasuj ostatni, \
    skasuj to, wykreśl, wycofaj, anuluj to, dwa razy wpisałem, dwa razy wpisałam, wpisane dwa \
    razy, sprostuj, przejęzyczyłem się, przejęzyczyłam się, pomyliło mi się, o zero za dużo, \
    zapomniałem przecinka, zapomniałam przecinka, miał być, miały być, powinien być, powinny być, \
    powinno wyjść, jest zła, jest zły, jest złe, są złe, była zła, jest błędna, jest błędne, jest \
    błędny, zapomnij co, zapomnij tamto, fałszywy alarm, prawdziwa kwota, prawdziwa cena, \
    rzeczywista kwota, faktyczna kwota, dobra kwota, dobra cena, właściwa cena, o jedno zero, za \
    dużo zer, zła kategoria, zły sklep, zła data, zły dzień, zła waluta, złe konto, to nie ja, nie \
    ja płaciłem, nie ja płaciłam, nie moje, autokorekta, podwójny wpis, podwójnie, zdublowane, \
    zdublowany, już wpisane, już dodane, już dodałem, już dodałam, wpisało się dwa razy, policzone \
    dwa razy, w złej kategorii, do złej kategorii, mam na myśli, chodzi mi o, chodziło o
    mayCorrect: nie, w sumie, znaczy, ups, właściwie, poprawka, przepraszam, jednak, tak naprawdę, \
    w rzeczywistości, nieee, no nie, nie nie, czekaj, chwila, moment, stop, stop stop, sorki, \
    bzdura, czyli jednak, jednak tylko, a jednak, przecież, korekta, oj, ojej, kurde, cholera, \
    ech, to znaczy, znaczy się, raczej, nie czekaj, okazało się, w końcu, ostatecznie, no dobra, \
    wybacz, chwileczkę, oj nie, ach nie, stój, źle, niech będzie, ma wyjść, mówię, według \
    rachunku, wg paragonu, zgodnie z paragonem, na paragonie, po namyśle, kurczę, o nie, o kurde, \
    momencik, zaraz, okazuje się, okazuje się że, okazało się że
    itWas: kosztowało, wyszło, było, były, niech będzie, ma wyjść, mówię, to było, to były, było \
    to, to jest, to jednak, jednak to, było tego, tam było
    denies: nie, znaczy, poprawka, no nie, nie nie, bzdura, korekta, to znaczy, raczej, oj nie, \
    źle, a nie, skądże, ależ nie
    costed: kosztował, kosztowała, kosztowało, kosztowały, wyszło, był, była, było, jest, były, \
    powinno być, miało być, miała być, to było, to były, było to, miał być, miały być, wyszła, \
    wyszedł, wyniósł, wyniosła, wyniosło, to był, to była, to nie
    refersBack: ostatni, ostatnia, ostatnie, poprzedni, poprzednią, ten ostatni, ta ostatnia, to \
    ostatnie, tę ostatnią, poprzednie, sprzed chwili, z przedtem, z wcześniej, ten wpis, tamten \
    wpis, ten za, ta za, to za, ostatni wpis, ostatni wydatek, ostatni zakup, ten drugi, ten \
    poprzedni, wcześniejszy, wcześniejsza, wcześniejsze
    that: tamten, tamta, tamto, tamte, to
    definite: tę, tamte, tych, tamtych
    edits: podnieś, obniż, popraw, zamień, edytuj, ustaw, zmień, zrób, przesuń, przenieś, wpisz, \
    skoryguj, zaktualizuj, wrzuć, przerzuć, dopisz, zmieńcie, proszę zmienić, zmienić, edycja, \
    edytuję, zmiana
    records: napisałem, napisałam, zapisałeś, wpisałem, wpisałam, wpisałeś, wpisałaś, zapisałem, \
    zapisałam, zapisałaś, podałem, podałam, zanotowałem, zanotowałam, wklepałem, wklepałam, \
    wpisane, zapisane, wpisało, zapisało, wbiłem, wbiłam, przez pomyłkę, niechcący, omyłkowo, \
    przypadkiem
    insteadOf: zamiast
    butRather: tylko, lecz, ale, a
    not: nie, a nie, to nie, ale nie
    adds: jeszcze, brakuje, doszło, też, także, również, zapomniałem, zapomniałam, dodatkowo, nie \
    dodałem, nie dodałam, nie wpisałem, nie wpisałam, nie zapisałem, nie zapisałam, nie mówiłem, \
    nie mówiłam
    entry: dochód, przychód, ten wpis, tamten wpis, ostatni wpis, ostatni wydatek, ostatni zakup, \
    wydatek, wpis, zakup, transakcja
    counters: potrzebujemy, potrzebują, potrzebne, potrzeba, wpadnie, wpadną, wleci, w dół do, \
    obiecał, obiecała, obiecali, obiecuje, ostrzeż, powiadom, przekroczę, przekroczy, \
    przekroczymy, dopiero, licz, liczyć, zdrożeje, wciągnął, połknął, nie ma mowy, po moim trupie, \
    w życiu, myślisz, brakuje mi, brakuje, szacuje, szacują, darmowa dostawa, do wygrania, kto \
    przegra, kto wygra, jest promocja, zastanawiałem się, zastanawiałam się, wahałem się, wahałam \
    się, niezapłacona, niezapłacone, niezapłacony, nieopłacona, nieopłacony, stoi na, \
    nieprzeczytane, nieprzeczytana, uzbieram, dorzuci, chcieli, płaci mama, płaci tata, płaci \
    babcia, płaci dziadek, możesz, możemy, możecie, mogą, mogłoby, moglibyśmy, musisz, musicie, \
    muszą, musiałbym, musiałabym, trzeba, trzeba będzie, należy, powinni, chcesz, chcecie, chcą, \
    chciałby, chciałaby, chcielibyśmy, zechce, wolę, woli, będę, będziesz, będziemy, będziecie, \
    będą płacić, zamierza, zamierzamy, planuje, wypadałoby, przydałoby się, przydałby się, \
    przydałaby się, fajnie by było, fajnie by, dobrze by było, marzy, marzymy, zapłacisz, zapłaci, \
    zapłacą, kupi, kupisz, kupią, wyda, wydamy, wydasz, zamówi, zamówimy, weźmiemy, wezmę, \
    wymienię, wymienimy, wymieniam, zarezerwuję, zarezerwujemy, dam, damy, dostanę, dostaniemy, \
    odda mi, oddadzą, oddamy, zwróci mi, zwrócą, zwróci nam, przeleje, przeleją, przelejemy, \
    prześle, pożyczę, pożyczysz, pożycz, pożyczy, pożyczą, pożyczmy, zarobię, zarobi, zarobimy, \
    nie dałbym, nie dałabym, dałbym, dałabym, zapłaciłbym, zapłaciłabym, wydałbym, wydałabym, \
    kosztowałaby, kosztowałyby, kosztuje teraz, jest po, są po, jest za, stoi po, chodzi po, \
    wzrośnie, wzrosną, rośnie, rosną, spadnie do, spada do, podrożeje, podrożał, podrożała, \
    podrożało, drożeje, zdrożał, zdrożała, zdrożało, idzie do góry, żąda, żądają, krzyczy, \
    krzyknął, zaśpiewał, bierze za, biorą za, liczy sobie, liczą sobie, proponują, oferują, \
    zaproponował, zaproponowała, zaproponowali, prawdopodobnie, pewnie, podobno, chyba, prawie \
    kupiłem, prawie kupiłam, prawie wydałem, prawie wydałam, omal nie, o mało nie, wisi, wiszą, \
    wisisz, wisimy, winny, winna, winni, winien, zadłużony, zadłużona, dłużny, dłużna, nie \
    zapomnieć, nie zapomnij o, pamiętać, pamiętać o, pamiętaj o, przypomnieć, na koncie zostało, \
    na koncie jest, zostało na koncie, zostało na karcie, stan, w portfelu mam, mam w portfelu, \
    ustawić, zmniejsz, podnieś, obniż, ogranicz, limitu, budżetu, zarabiam, zarabiasz, zarabiamy, \
    zarobki, umówiliśmy się, ustaliliśmy, nie wziąłem, nie wzięłam, nic nie kupiłem, nic nie \
    kupiłam, nic nie wydałem, nic nie wydałam, ani grosza, ani złotówki, myśli że, uważa że, \
    twierdzi że, sądzi że, mówi że, powiedział że, powiedziała że, z własnej kieszeni, za własne, \
    z własnych, cofnięta, cofnięte, zwrócone z powodu, nie przeszedł przelew, brak środków, \
    niewystarczające środki, wpisałem już, wpisałam już, już wpisałem, już wpisałam, pokaż \
    wszystko, lista, ile kosztowała, ile kosztował, ile kosztowało, ile wydałem, ile wydałam, \
    wydać do, możemy wydać, do wydania, wystarczy, wystarczą, na sprzedaż, do wynajęcia, \
    wynajmują, wynajmuje, ważny do, ważna do, ważne do, zarabia, zarabiają, zostało mi, mógłbym, \
    mogłabym, budżet, saldo, muszę, oddam, przypomnij mi, przypomnij, ostrzeż mnie, daj znać, \
    powiadom mnie, chciałbym, chciałabym, musimy, powinienem, powinnam, powinniśmy, zamierzam, mam \
    zamiar, będę musiał, będę musiała, zapłacę, zapłacimy, kupię, kupimy, wydam, zamówię, gdybym, \
    gdyby, jeśli kupię, brałbym, brałabym, kupiłbym, kupiłabym, wisi mi, wiszą mi, jest mi winien, \
    jest mi winna, jestem winien, jestem winna, wiszę, kosztuje, kosztują, kosztowałby, \
    kosztowałoby, drożeje do, idzie w górę, wzrośnie do, podrożał do, średnio, przeciętnie, stan \
    konta, na koncie mam, mam na koncie, limit, cel oszczędzania, nieudana, nieudany, nieudane, \
    odrzucona, odrzucony, odrzucone, odrzucono, nie przeszła, nie przeszło, nie przeszedł, nie \
    wydałem, nie wydałam, nie kupiłem, nie kupiłam, nie zapłaciłem, nie zapłaciłam, nie musiałem, \
    nie musiałam, nie dodawaj, nie zapisuj, będzie dopiero, chce ode mnie, chcą ode mnie, brać czy \
    nie, warto, czy mogę, czy powinienem, teraz po, zastanawiam się, marzę o, liczył na, liczyła \
    na, proponuje, oferuje, zażądał, chciał za, trzeba zapłacić, do zapłaty, kusi mnie, zapłacić \
    muszę, będzie kosztować, będą kosztować, miałbym, miałabym, wziąłbym, wzięłabym, poszedłbym, \
    kiedyś kupię, oszczędzić, odłożyć chcę, chcemy, chciałem kupić, chciałam kupić, nie zapomnij, \
    pamiętaj, przypomnienie, zalegam, dług, długu, pożycz mi, pożyczyć, jest winien, jest winna, \
    są winni, oddać muszę, mam oddać, do oddania, wycena, wycenił, wyceniła, podwyżka, podniesie, \
    podnoszą, podnieśli do, cena, rośnie do, w promocji za, na minusie, debet, mam jeszcze, ustaw, \
    ustaw limit, zwiększ, maksymalnie, najwyżej, nie poszła, odmowa, nie dałem, nie dałam, nie \
    kupuję, nie biorę, zrezygnowałem, zrezygnowałam, odmówiłem, odmówiłam, rozważam, planujemy, \
    marzy mi się, może kupię, pójdzie na
    cancels: zapłacę później, jeszcze nie zapłaciłem, jeszcze nie zapłaciłam, czy nie brać, czy \
    nie kupować, co myślisz, co sądzisz, pomyślę, ale nie kupiłem, ale nie kupiłam, może później, \
    może w przyszłym miesiącu
    telling: jest, gdzie, czy, są, brakuje, szacuje, zamknięte, otwarte, przegrają, wygrają, z \
    grubsza, mniej więcej, działa, jeździ, kursuje, jesteśmy w, jestem, jesteś, jesteśmy, on, ona, \
    ono, oni, ktoś, nikt, kto, masz, idzie, idą, idę, idziemy, jedzie, jadą, jadę, jedziemy, \
    przyjeżdża, odjeżdża, wyjeżdża, kończą, zaczyna, zaczynają, mówi, mówią, myśli, uważa, \
    twierdzi, wiem, widzi, patrzy, grają, trwają, zostało, zostały, mieszkają, mieszkam, żyje, \
    pracuje, pracują, siedzi, siedzą, siedzimy, siedzę, czeka, czekają, czekam, ważę, liczy, \
    stoją, leżą, otwierają, zamykają, otwiera, zamyka, startuje, ląduje, śpi, śpią, uczy, czyta, \
    czytam, słucha, bierze, dzwoni, pisze, znaczy, wynosi, wygrywa, przegrywa, prowadzi, spóźnia, \
    powiedział, powiedziała, powiedzieli, siostrzenica ma, ponieważ, żeby, odbiera
    doing: oglądałem, oglądałam, oglądaliśmy, obejrzałem, obejrzałam, obejrzeliśmy, widziałem, \
    widziałam, czytałem, czytałam, przeczytałem, przeczytałam, przebiegłem, przebiegłam, biegałem, \
    biegałam, przeszedłem, przeszłam, spałem, spałam, czekałem, czekałam, dzwoniłem, dzwoniłam, \
    zadzwoniłem, pisałem, pisałam, napisałem, napisałam, ważyłem, ważyłam, schudłem, schudłam, \
    przytyłem, przytyłam, spotkałem, spotkałam, policzyłem, ćwiczyłem, ćwiczyłam, pływałem, \
    grałem, grałam, urósł, urosła, mierzyłem, skończył, skończyła, wygrała, wygrał, wygrali, \
    przegrała, przegrał, przegrali, strzelił, urodził, urodziła, było nas
    outcry: zdzierstwo, rozbój, rozbój w biały dzień, skandal, masakra, oszaleli, zwariowali, \
    poszaleli, kosmos, koszmar, za drogo, drożyzna, przesada, szaleństwo, szok, złodziejstwo, ile \
    to kosztuje
    handed: zapłacił, zapłaciła, zapłacili, dał, dała, dali, daje, płaci, przelał, przelała, \
    przelali, wysłał, wysłała, wysłali, oddał, oddała, oddali, przekazał, przekazała, wpłacił, \
    wpłaciła, wpłacili, dorzucił, dorzuciła, podarował, podarowała, wypłacił, wypłaciła, \
    wypłacili, wsunęła, wcisnęła, zwrócił, zwróciła, zwrócili, sypnął, odpalił, opłacił, opłaciła, \
    opłacili, uregulował, uregulowała, uregulowali, rozliczył, rozliczyła, spłacił, spłaciła, \
    ofiarował, ofiarowała, dołożył, dołożyła, dołożyli, sprezentował, sprezentowała, zostawił, \
    zostawiła, zostawili, przyniósł, przyniosła, rzucił, rzuciła, wręczył, wręczyła, wręczyli, \
    sypnęła, podrzucił, podrzuciła, puścił, puściła, przysłał, przysłała, przysłali, podesłał, \
    podesłała, nadesłał, nadesłała
    byMe: zapłaciłem, zapłaciłam, płaciłem, płaciłam, wpłaciłem, wpłaciłam, oddałem, oddałam, \
    pożyczyłem, pożyczyłam, zwróciłem, zwróciłam
    lent: pożyczyłem mu, pożyczyłam mu, pożyczyłem jej, pożyczyłam jej, które mu pożyczyłem, \
    wyłożyłem, wyłożyłam
    sending: blik, pieniądze, przelew, wpłata, kasa, czynsz, czek, zapłata, wpłatka, pieniążki
    arriving: przyszły, przyszłą, wpłynął, wpłynęła, wpłynęło, wpłynęły, przyszło, przyszedł, \
    doszło, doszedł, na koncie, na konto, wpadło, wpadła, wpadły, jest na koncie, zaksięgowane
    receiverMark: dla
    employee: opiekunka, opiekunki, opiekunce, niania, niani, sprzątaczka, sprzątaczki, \
    sprzątaczce, pracownik, pracownika, pracownikowi, pracownicy, ogrodnik, ogrodnikowi, pomocnik, \
    pomocnika, pomocnikowi, stażysta, stażyście, dzieci, dzieciom, dzieciaków, dzieciakom, kelner, \
    kelnerka, kelnerce, kelnerowi, dostawca, dostawcy, kierowca, kierowcy, fryzjerowi, fryzjerce, \
    portier, portierowi, listonosz, listonoszowi, kurier, kurierowi, taksówkarz, taksówkarzowi, \
    hydraulikowi, masażystce, grajkowi, barman, barmanowi
    thingDay: od, do, jest, ważny do, ważna do, ważne do, ważny od, ważne od, zaczyna się, \
    zaczynają się, rusza, wyjazd, odjazd, wylot, przylot, odnawia się, odnowienie, kolejna \
    płatność, następna płatność, wygasa, kończy się, dostawa, odbiór, premiera, spektakl, egzamin, \
    odbędzie się
    bookable: wyjazd, lot, loty, bilet, bilety, biletów, pociąg, samolot, nocleg, rejs, koncert, \
    festiwal, teatr, wpisowe, zapisy, maraton, półmaraton, kurs, kemping, rezerwacja, wizyta, \
    wycieczka, stolik
    booked: zaliczka, zarezerwowałem, zarezerwowałam, zarezerwowane, zadatek, z góry, przedpłata
    """
}
